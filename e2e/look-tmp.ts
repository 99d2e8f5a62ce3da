/** look-tmp GAME OUT [w h] [kinds…]: plays at normal pace, shoots each phase of scenes. */

import { play } from './browser/blaze-of-glory.ts';
import { give as giveInCrew } from './browser/bridge-crew.ts';
import { launch, visit } from './browser/browser.ts';
import { ensureBuilt } from './browser/built.ts';
import { carryOrGive, playToTheEnd } from './browser/player.ts';
import { give as giveAboard } from './browser/redshirts.ts';
import { serveFiles } from './browser/static.ts';
import { carryToTargets } from './browser/storm-the-bridge.ts';

const HANDS: any = {
  'blaze-of-glory': play,
  'bridge-crew': giveInCrew,
  redshirts: giveAboard,
  'storm-the-bridge': carryToTargets,
  'storm-the-castle': carryOrGive,
};
const [id, out, w = '1440', h = '900', most = '14', extra = ''] = process.argv.slice(2) as string[];
ensureBuilt();
const [browser, files] = await Promise.all([launch(), serveFiles()]);
const { page, complaints } = await visit(browser, {
  baseURL: files.url,
  motion: true,
  width: +w!,
  height: +h!,
  dark: id !== 'storm-the-castle',
  settings: { motion: 'relaxed', guided: [id] },
});
page.setDefaultTimeout(12000);
let over = false;
const seen = new Map<string, number>();
(async () => {
  while (!over) {
    const now = await page
      .evaluate(() => {
        const s = document.querySelector('[data-scene]');
        return s
          ? [s.getAttribute('data-scene'), s.getAttribute('data-class'), s.getAttribute('data-phase'), s.getAttribute('data-tone')].join(
              '-',
            )
          : document.querySelector('[data-testid="result"]')
            ? 'result'
            : null;
      })
      .catch(() => null);
    if (now !== null) {
      const n = seen.get(now) ?? 0;
      if (n < 2) {
        seen.set(now, n + 1);
        await page.waitForTimeout(60);
        await page.screenshot({ path: `${out}/${id}-${now}-${n}.png` }).catch(() => null);
      }
    }
    await new Promise((r) => setTimeout(r, 15));
  }
})();
await page.addInitScript(() => {
  const w = window as any;
  w.dbg = [];
  const o = Worker.prototype.postMessage;
  Worker.prototype.postMessage = function (...a: any[]) {
    w.dbg.push('post');
    if (!(this as any).h) {
      (this as any).h = true;
      this.addEventListener('message', () => w.dbg.push('heard'));
    }
    return (o as any).apply(this, a);
  };
});

const t = Date.now();
await page.goto(`/play/${id}?guided=0&level=officer${extra}`);
await playToTheEnd(page, {
  hand: async (p, s) => {
    await HANDS[id!](p, s);
    if (Date.now() - t > +most! * 1000) throw new Error('enough');
  },
}).catch((e) => console.log(String(e).slice(0, 500)));
await page.screenshot({ path: out + '/last.png' });
await page.waitForTimeout(1500);
console.log(JSON.stringify(await page.evaluate(() => (window as any).dbg.slice(-6))));
over = true;
console.log([...seen.keys()].join(' '), complaints);
await browser.close();
await files.close();
