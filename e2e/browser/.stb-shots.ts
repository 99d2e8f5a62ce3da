import { mkdirSync } from 'node:fs';
import { playToTheEnd } from '/work/main/e2e/browser/bridge-player.ts';
import { launch, visit } from '/work/main/e2e/browser/browser.ts';

const [seats = '4', width = '1440', height = '900', theme = 'bridge', max = '100', port = '5199'] = process.argv.slice(2);
mkdirSync('/tmp/stb', { recursive: true });
const tag = `${seats}-${width}-${theme}`;
const b = await launch();
const v = await visit(b, {
  baseURL: `http://127.0.0.1:${port}`,
  width: +width,
  height: +height,
  touch: +width < 700,
  settings: { theme, motion: 'off', confirmEnd: false, guided: ['storm-the-bridge'] },
});
const { page } = v;
const seen = new Map<string, number>();
let n = 0;
const shot = async (name: string) => {
  await page.screenshot({ path: `/tmp/stb/${tag}-${name}.png` });
};
try {
  await page.goto(`/play/storm-the-bridge?guided=0&seats=${seats}&level=officer`);
  await page.getByTestId('question').waitFor({ timeout: 60000 });
  await page.waitForTimeout(1500);
  await shot('start');
  const given = await playToTheEnd(page, async (prompt) => {
    n++;
    const held = (await page.locator('[data-testid="bridge-watch"][data-held]').count()) > 0;
    const key = prompt.key + (held ? '-held' : '') + (n > 40 ? '-late' : '');
    const c = seen.get(key) ?? 0;
    seen.set(key, c + 1);
    if (c === 0) {
      await page.waitForTimeout(60);
      await shot(key);
    }
    if (n > +max) throw new Error('enough');
  });
  console.log('given', given);
  await page.waitForTimeout(200);
  await shot('end');
} catch (e) {
  console.log(String(e).slice(0, 1200));
  await shot('stopped');
}
console.log([...seen].map(([k, c]) => `${k}:${c}`).join(' '));
console.log('complaints', v.complaints.slice(0, 8));
await b.close();
