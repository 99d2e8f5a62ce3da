import { mkdirSync } from 'node:fs';
import { seedFrom } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { SoundPlay } from './browser/sound-play.ts';
import { launch, visit } from './browser/browser.ts';
import { ensureBuilt } from './browser/built.ts';
import { openHouse } from './browser/house.ts';
import { middleGame, openSaved } from './browser/saved.ts';

const OUT = '/tmp/rooms/crew-tmp/shots/';
mkdirSync(OUT, { recursive: true });
const SIZES: Record<string, [number, number, boolean]> = {
  full: [1440, 900, false],
  short: [1280, 720, false],
  up: [390, 844, true],
  lie: [844, 390, true],
};
const at =
  (key: string, answers: number, more = {}) =>
  async (page: Page) =>
    openSaved(page, await middleGame('bridge-crew', { answers, key, seats: 5, ...more }));
const TEXT = 'On the fourth sweep it stops turning. Nobody has ever asked the lighthouse a question before, and it does not know';
const S: Record<string, (page: Page) => Promise<unknown>> = {
  crew: async (p) => {
    await at('brc.take-crew', 0)(p);
    await p.waitForTimeout(300);
    if ((await p.locator('button[data-pick]:not(:disabled)').count()) > 1) await p.locator('button[data-pick]').nth(1).click();
  },
  personality: at('brc.take-personality', 1),
  narration: at('brc.narration', 30),
  outcome: async (p) => {
    await at('brc.outcome', 30)(p);
    await p.getByTestId('page').fill(TEXT);
    await p.waitForTimeout(3000);
  },
  outcome0: at('brc.outcome', 30),
  joke: at('brc.joke', 30),
  title: at('brc.title', 30),
  bid: at('brc.order-bid', 60),
  face: at('brc.face-off', 60),
  approach: at('brc.approach', 40),
  name: at('brc.name', 0),
};
const motion = process.argv[5] ?? 'off';
S.reveal = async (p) => { await at('brc.face-off', 60)(p); await p.waitForTimeout(600); await p.locator('button[data-attitude=friendly]').click(); await p.getByTestId('go-in').click(); const stop = Date.now() + 6000; let last = ''; while (Date.now() < stop) { const el = p.getByTestId('reveal'); const ph = (await el.count()) ? await el.getAttribute('data-phase').catch(() => null) : null; if (ph !== null && ph !== last) { last = ph; await p.waitForTimeout(ph === 'announce' ? 120 : ph === 'suspense' ? 450 : 150); await p.screenshot({ path: `${OUT}reveal-${ph}.png` }); } await p.waitForTimeout(30); } };

const ending = async () => { for (let n = 1; n < 60; n++) { const play = await SoundPlay.of('bridge-crew', { seats: 5, seed: seedFrom(n, 3), options: { length: 'short' } }); while (play.run.result === null && play.run.askOf(0)?.key !== 'brc.title') play.next(); if (play.run.result === null) return play.record(); } throw new Error('none'); };
let kept: Awaited<ReturnType<typeof ending>> | null = null;
const end = async (p: Page) => { kept ??= await ending(); await openSaved(p, kept); await p.waitForTimeout(500); };
S.titlecard = async (p) => { await end(p); await p.getByTestId('skip').click(); await p.waitForTimeout(1700); };
S.show = async (p) => { await end(p); await p.getByTestId('skip').click(); await p.getByTestId('show').waitFor({ timeout: 8000 }); await p.waitForTimeout(1500); };
S.vote = async (p) => { await S.show!(p); for (let i = 0; i < 8 && (await p.getByTestId('vote').count()) === 0; i++) { await p.getByTestId('next-award').click(); await p.waitForTimeout(700); } };
S.voted = async (p) => { await S.vote!(p); await p.locator('[data-testid=vote]:not(:disabled)').first().click(); await p.getByTestId('next-award').click(); await p.waitForTimeout(900); };

const [names, sizes, themes] = [
  process.argv[2]?.split(',') ?? Object.keys(S),
  process.argv[3]?.split(',') ?? ['full'],
  process.argv[4]?.split(',') ?? ['bridge'],
];
ensureBuilt();
const [browser, house] = await Promise.all([launch(), openHouse()]);
try {
  for (const size of sizes)
    for (const theme of themes) {
      const [width, height, touch] = SIZES[size]!;
      const { page, context, complaints } = await visit(browser, {
        baseURL: house.url,
        width,
        height,
        touch,
        settings: { theme, motion, guided: ['bridge-crew'] },
      });
      for (const name of names) {
        try {
          await S[name]!(page);
          await page.evaluate(() => document.fonts.ready);
          await page.waitForTimeout(500);
        } catch (e) {
          console.error(name, size, String(e).split('\n')[0]);
        }
        await page.screenshot({ path: `${OUT}${name}-${size}-${theme}.png` });
      }
      for (const c of complaints) console.error(c.slice(0, 300));
      await context.close();
    }
} finally {
  await browser.close();
  await house.close();
}
