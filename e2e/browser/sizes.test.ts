/** What the stage promises of itself: phones that lie, letters of double size, few bytes before the first move, six seats. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { measure } from '../fits/measure.ts';
import { playToTheEnd } from './player.ts';
import { middleGame, openSaved } from './saved.ts';
import { onStage } from './stage.ts';
import { serveFiles } from './static.ts';

const stage = onStage(serveFiles);
const DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const QUICK = { confirmEnd: false, motion: 'off' };
const DRAWN = ['storm-the-castle', 'storm-the-bridge'];

/** Scripts and styles that a page names in its head, in kilobytes as they travel. */
function weight(page: string): number {
  const files = new Set(readFileSync(`${DIST}${page}`, 'utf8').match(/assets\/[^"]+\.(?:js|css)/g));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file), { level: 9 }).length, 0) / 1000;
}

test('the hall weighs at most 100 kB', () => {
  expect(weight('index.html')).toBeLessThanOrEqual(100);
});

/** Before the first move; what is opened or met later is fetched then. */
test.each(['storm-the-castle', 'storm-the-bridge', 'bridge-crew', 'redshirts', 'blaze-of-glory'])(
  'the table of %s weighs at most 180 kB',
  (game) => {
    expect(weight(`play/${game}/index.html`)).toBeLessThanOrEqual(180);
  },
);

test('Blaze of Glory asks for a deck before the rest of its rules is here, and goes on when it is', async () => {
  const { page, context, complaints } = await stage.visit({ settings: { ...QUICK, guided: ['blaze-of-glory'] } });
  const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>;
  let come: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => {
    come = resolve;
  });
  await context.route(`**/${manifest['../games/blaze-of-glory/index.ts']?.file}`, async (route) => {
    await rest;
    await route.continue();
  });
  await page.goto('/play/blaze-of-glory?guided=0');
  const deck = page.locator('[data-deck="klingon"]');
  await deck.click();
  await page.locator('[data-busy="true"]').waitFor();
  await expect.poll(() => deck.isDisabled()).toBe(true);
  come();
  await deck.waitFor({ state: 'detached' });
  await page.locator('[data-zone="prompt"][data-prompt]').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(DRAWN)(
  '%s: on a phone that lies, the guided match has its board over six tenths of the width and all of the height',
  async (game) => {
    const { page, context } = await stage.visit({ width: 844, height: 390, touch: true, settings: QUICK });
    await page.goto(`/play/${game}?guided=1`);
    await page.getByTestId('guide').waitFor();
    const { board, prompt, hand } = await page.evaluate(() => {
      const box = (zone: string) => document.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect().toJSON() as DOMRect;
      return { board: box('board'), prompt: box('prompt'), hand: box('hand') };
    });
    expect(board.width / 844).toBeGreaterThanOrEqual(0.59);
    expect(board.height).toBeGreaterThan(370);
    for (const beside of [prompt, hand]) expect(beside.left).toBeGreaterThanOrEqual(board.right);
    await expect.poll(() => page.evaluate(measure)).toEqual([]);
    await context.close();
  },
);

test.each(DRAWN)('%s: letters of double size make cards and pieces larger, too, and nothing is cut off', async (game) => {
  const letters: number[] = [];
  for (const textSize of [1, 2]) {
    const { page, context } = await stage.visit({ width: 1440, height: 900, settings: { ...QUICK, textSize, guided: DRAWN } });
    await page.goto(`/play/${game}?guided=0`);
    const card = page.locator('[data-zone="hand"] [data-card]').first();
    await card.waitFor();
    await page.evaluate(() => document.fonts.ready);
    letters.push(await page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize)));
    await expect.poll(() => page.evaluate(measure), { message: `letters × ${textSize}` }).toEqual([]);
    await context.close();
  }
  expect((letters[1] as number) / (letters[0] as number)).toBeGreaterThan(1.7);
});

test('a six-seat match of Storm the Bridge is played to its end on a phone that lies', async () => {
  const { page, context, complaints } = await stage.visit({
    width: 844,
    height: 390,
    touch: true,
    settings: { ...QUICK, guided: DRAWN },
  });
  // Its second half: by then the table is full.
  await openSaved(page, await middleGame('storm-the-bridge', { answers: 900, key: 'stb.menu', seats: 6, options: { roundLimit: 10 } }));
  expect(await playToTheEnd(page)).toBeGreaterThan(5);
  await expect.poll(() => page.getByTestId('result').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});
