/** What the stage promises of itself: phones that lie, letters of double size, few bytes before the first move, six seats. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { type MatchRecord, seedFrom } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { measure } from '../fits/measure.ts';
import { give as giveCrew } from './bridge-crew.ts';
import { playToTheEnd } from './player.ts';
import { middleGame, openSaved } from './saved.ts';
import { SoundPlay } from './sound-play.ts';
import { onStage } from './stage.ts';
import { serveFiles } from './static.ts';
import { lieStill } from './still.ts';

const stage = onStage(serveFiles);
const DIST = fileURLToPath(new URL('../../web/dist/', import.meta.url));
const QUICK = { confirmEnd: false, motion: 'off' };
const DRAWN = ['storm-the-castle', 'storm-the-bridge'];

/** Scripts and styles that a page names in its head, in kilobytes as they travel. */
function weight(page: string): number {
  const files = new Set(readFileSync(`${DIST}${page}`, 'utf8').match(/assets\/[^"]+\.(?:js|css)/g));
  return [...files].reduce((sum, file) => sum + gzipSync(readFileSync(DIST + file), { level: 9 }).length, 0) / 1000;
}

test('the hall weighs at most 90 kB', () => {
  expect(weight('index.html')).toBeLessThanOrEqual(90);
});

/** Before the first move; what is opened or met later is fetched then. */
test.each(['storm-the-castle', 'storm-the-bridge', 'bridge-crew', 'redshirts', 'blaze-of-glory'])(
  'the table of %s weighs at most 180 kB',
  (game) => {
    expect(weight(`play/${game}/index.html`)).toBeLessThanOrEqual(180);
  },
);

/** A new table of a game whose rules after the first question are held back until `come` is called. */
async function heldBack(game: string) {
  const { page, context, complaints } = await stage.visit({ settings: { ...QUICK, guided: [game] } });
  const manifest = JSON.parse(readFileSync(`${DIST}.vite/manifest.json`, 'utf8')) as Record<string, { file: string }>;
  let come: () => void = () => undefined;
  const rest = new Promise<void>((resolve) => {
    come = resolve;
  });
  await context.route(`**/${manifest[`../games/${game}/index.ts`]?.file}`, async (route) => {
    await rest;
    await route.continue();
  });
  await page.goto(`/play/${game}?guided=0`);
  return { page, context, complaints, come };
}

test('Blaze of Glory asks for a deck before the rest of its rules is here, and goes on when it is', async () => {
  const { page, context, complaints, come } = await heldBack('blaze-of-glory');
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

test('Redshirts asks for the name of the ship before the rest of its rules is here, and goes on when it is', async () => {
  const { page, context, complaints, come } = await heldBack('redshirts');
  const send = page.getByRole('button', { name: 'Send' });
  await send.click();
  await page.locator('[data-busy="true"]').waitFor();
  come();
  await send.waitFor({ state: 'detached' });
  await page.locator('[data-zone="prompt"][data-prompt]').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('Bridge Crew has its table before the rest of its rules is here, and goes on when it is', async () => {
  const { page, context, complaints, come } = await heldBack('bridge-crew');
  await page.getByTestId('table').waitFor();
  come();
  const untilNames = playToTheEnd(page, {
    hand: giveCrew,
    each: async ({ prompt }) => {
      if (prompt.key === 'brc.name') throw new Error('the names');
    },
  });
  await expect(untilNames).rejects.toThrow('the names');
  expect(complaints).toEqual([]);
  await context.close();
});

test.each(DRAWN)(
  '%s: on a phone that lies, the guided match has its board over six tenths of the width and all of the height',
  async (game) => {
    const { page, context } = await stage.visit({ width: 844, height: 390, touch: true, settings: QUICK });
    await page.goto(`/play/${game}?guided=1`);
    await page.getByTestId('guide').waitFor();
    await lieStill(page);
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

/** How high the smallest line of letters is that somebody sees in the hand and on the board, and an ordinary letter of the page. */
const lettersNow = (): Record<string, number> => {
  const smallest = (zone: string): number => {
    const walker = document.createTreeWalker(document.querySelector(`[data-zone="${zone}"]`) as Element, NodeFilter.SHOW_TEXT);
    let least = Number.POSITIVE_INFINITY;
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { width, height } of range.getClientRects()) if (width > 2 && height > 2) least = Math.min(least, height);
    }
    return least;
  };
  const page = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  return { page, hand: smallest('hand'), board: smallest('board') };
};

test.each(DRAWN)('%s: letters of double size make cards and pieces larger, too, and nothing is cut off', async (game) => {
  const letters: Record<string, number>[] = [];
  // The same cards twice: names are of different length.
  const record = await middleGame(game, { answers: 20 });
  for (const textSize of [1, 2]) {
    const { page, context } = await stage.visit({ width: 1440, height: 900, settings: { ...QUICK, textSize, guided: DRAWN } });
    await openSaved(page, record);
    const card = page.locator('[data-zone="hand"] [data-card]').first();
    await card.waitFor();
    await page.evaluate(() => document.fonts.ready);
    await expect.poll(() => page.evaluate(measure), { message: `letters × ${textSize}` }).toEqual([]);
    letters.push(await page.evaluate(lettersNow));
    await context.close();
  }
  const [ordinary, double] = letters as [Record<string, number>, Record<string, number>];
  for (const place of Object.keys(ordinary)) expect((double[place] as number) / (ordinary[place] as number), place).toBeGreaterThan(1.7);
});

/** The first question in a match between sound players at which the own hand is empty. */
async function emptyHanded(id: string, seed: number): Promise<MatchRecord> {
  const play = await SoundPlay.of(id, { seats: 2, seed: seedFrom(seed) });
  const isThere = () =>
    play.run.askOf(0) !== null &&
    play.game.describe.zones(play.run.view(0), 0).some(({ id: zone, items }) => zone === 'hand-0' && items.length === 0);
  while (!isThere()) play.next();
  return play.record();
}

const EMPTY = [
  { game: 'storm-the-castle', seed: 1 },
  { game: 'storm-the-bridge', seed: 3 },
];

/** How high board and hand are with cards, and then when the hand is empty; what stands in its place. */
async function emptied(page: Page, { game, seed }: (typeof EMPTY)[number]) {
  const heights = async () => {
    await lieStill(page);
    return page.evaluate(() => {
      const of = (zone: string) => document.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect().height ?? 0;
      return { board: of('board'), hand: of('hand') };
    });
  };
  await openSaved(page, await middleGame(game, { answers: 2 }));
  const hand = page.locator('[data-zone="hand"]');
  await hand.locator('[data-card]').first().waitFor();
  const before = await heights();
  await openSaved(page, await emptyHanded(game, seed));
  await hand.getByText(/Your hand is empty/).waitFor();
  expect(await hand.locator('[data-card]').count()).toBe(0);
  const after = await heights();
  await expect.poll(() => page.evaluate(measure)).toEqual([]);
  return { before, after };
}

test.each(EMPTY)('$game: a hand that is empty keeps its place and says so: nothing else moves', async (one) => {
  const { page, context } = await stage.visit({ width: 1440, height: 900, settings: { ...QUICK, guided: DRAWN } });
  const { before, after } = await emptied(page, one);
  expect(before.hand).toBeGreaterThan(100);
  expect(after).toEqual(before);
  await context.close();
});

test.each(EMPTY)('$game: on a phone a hand that is empty takes one line, and the board gets the rest', async (one) => {
  const { page, context } = await stage.visit({ width: 390, height: 844, touch: true, settings: { ...QUICK, guided: DRAWN } });
  const { before, after } = await emptied(page, one);
  expect(after.hand).toBeLessThan(64);
  const rest = before.hand - after.hand;
  expect(rest).toBeGreaterThan(20);
  // The other question may have a line more or less.
  expect(after.board - before.board).toBeGreaterThan(0.9 * rest);
  await context.close();
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
