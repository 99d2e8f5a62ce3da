/** Every page in both themes: no violation that axe can find, no complaint in the console, nothing lost at 200 % text. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe, axeInBothThemes } from './axe.ts';
import { goTo, sideways } from './browser.ts';
import { openHouse } from './house.ts';
import { middleGame, openSaved } from './saved.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse());

const FREE = '/play/storm-the-castle?guided=0&options=%7B%22first%22%3A%22south%22%7D';

interface Scene {
  readonly name: string;
  /** Where it is; absent: at the place of the scene before. */
  readonly path?: string;
  readonly act?: (page: Page) => Promise<unknown>;
}
const pickUp = (page: Page) => page.locator('[data-testid="hand"] [data-playable="true"]').first().click();
/** There and back. */
const list = (page: Page) => page.getByRole('button', { name: /^Show the board/ }).click();

const SCENES: readonly Scene[] = [
  { name: 'hall', path: '/' },
  { name: 'guided table', path: '/play/storm-the-castle?guided=1', act: (page) => page.getByTestId('guide').waitFor() },
  { name: 'board as a list', path: FREE, act: list },
  {
    name: 'inspector',
    act: async (page) => {
      await list(page);
      await page.locator('[data-testid="hand"] button').first().click({ button: 'right' });
    },
  },
  {
    name: 'table with a card picked',
    act: async (page) => {
      await page.keyboard.press('Escape');
      await pickUp(page);
      await page.locator('[data-lit]').first().waitFor();
    },
  },
  {
    name: 'why not',
    act: async (page) => {
      await page.locator('[data-ref="space:NK"]').click();
      await page.getByTestId('why-not').waitFor();
    },
  },
  { name: 'new table', path: '/new/storm-the-castle' },
  { name: 'waiting room', act: (page) => openTable(page) },
  { name: 'rulebooks', path: '/rules' },
  { name: 'rulebook', path: '/rules/storm-the-castle#STC-49' },
  { name: 'pictures of a rulebook', act: (page) => page.locator('[data-testid="pictures"][data-ready]').waitFor() },
  { name: 'cards', path: '/cards/storm-the-castle#knight', act: (page) => page.locator('dialog [data-leaf] img').first().waitFor() },
  { name: 'my matches', path: '/mine', act: (page) => page.locator('[data-match]').first().waitFor() },
  { name: 'cards without a picture', path: '/cards/blaze-of-glory', act: (page) => page.locator('[data-leaf]').first().waitFor() },
  { name: 'open tables', path: '/tables' },
  { name: 'cards of people', path: '/cards/bridge-crew', act: (page) => page.locator('[data-leaf]').first().waitFor() },
  { name: 'watch', path: '/watch' },
  { name: 'settings and notices', path: '/settings', act: (page) => page.getByTestId('hook').waitFor() },
  { name: 'ratings', path: '/ratings' },
  { name: 'profile', act: async (page) => goTo(page, `/people/${await myId(page)}`) },
  {
    name: 'deck builder',
    path: '/decks/blaze-of-glory',
    act: async (page) => {
      await page.getByTestId('open-deck').selectOption('starter 1');
      await page.getByTestId('legal').waitFor();
    },
  },
  { name: 'credits', path: '/credits' },
  { name: 'lab', path: '/lab' },
  { name: 'keepsake', act: (page) => keepsake(page) },
  { name: 'not found', path: '/nowhere' },
];

async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('waiting-room').waitFor();
}
const myId = (page: Page): Promise<string> =>
  page.evaluate(async () => ((await (await fetch('/api/me')).json()) as { person: { id: string } }).person.id);

/** What an episode of Bridge Crew leaves behind. */
async function keepsake(page: Page): Promise<void> {
  const record = await middleGame('bridge-crew', { answers: 10_000, seats: 3, options: { length: 'short' } });
  const id = await openSaved(page, record, { over: true });
  await goTo(page, `/keepsake/solo-${id}`);
  await page.getByTestId('keepsake').waitFor();
}

test('every page passes axe in both themes without a complaint', async () => {
  const { page, context, complaints } = await stage.visit({ settings: { theme: 'keep', motion: 'off' } });
  await page.goto('/credits');
  const found: string[] = [];
  for (const { name, path, act } of SCENES) {
    if (path !== undefined) await goTo(page, path);
    await act?.(page);
    found.push(...(await axeInBothThemes(page)).map((line) => `${name}: ${line}`));
  }
  expect(found).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('on a phone nothing is cut off sideways, targets are large enough, and axe is content', async () => {
  const { page, context, complaints } = await stage.visit({
    width: 390,
    height: 844,
    touch: true,
    settings: { motion: 'off' },
  });
  const paths = [
    '/',
    '/new/storm-the-castle',
    '/rules/storm-the-castle',
    '/new/storm-the-bridge',
    '/cards/storm-the-bridge',
    '/mine',
    '/settings',
    '/lab',
    FREE,
  ];
  await page.goto('/credits');
  for (const path of paths) {
    await goTo(page, path);
    await expect.poll(() => axe(page), { message: path }).toEqual([]);
    await expect.poll(() => sideways(page), { message: path }).toBeLessThanOrEqual(0);
  }
  await goTo(page, '/mine');
  const places = await page
    .getByRole('navigation')
    .first()
    .getByRole('link')
    .evaluateAll((links) => links.slice(0, -1).map((link) => link.getBoundingClientRect().top));
  expect(new Set(places).size, 'the places of the house are one line').toBe(1);
  await goTo(page, FREE);
  await page.locator('[data-playable="true"]').first().waitFor();
  const small = await page
    .locator('[data-space], [data-testid="hand"] button, header button, [data-zone="prompt"] button')
    .evaluateAll((all) =>
      all.flatMap((one) => {
        const box = one.getBoundingClientRect();
        return box.width > 0 && Math.min(box.width, box.height) < 44
          ? [`${one.getAttribute('aria-label') ?? one.textContent} ${box.width}×${box.height}`]
          : [];
      }),
    );
  expect(small).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('text at 200 % keeps every page usable', async () => {
  const { page, context } = await stage.visit({
    width: 1280,
    height: 900,
    settings: { textSize: 2, motion: 'off' },
  });
  await page.goto('/credits');
  for (const path of ['/', '/new/storm-the-castle', '/cards/storm-the-castle', '/mine', '/settings', FREE]) {
    await goTo(page, path);
    await expect.poll(() => sideways(page), { message: path }).toBeLessThanOrEqual(0);
  }
  await page.getByRole('button', { name: 'Done deploying' }).waitFor();
  await context.close();
});
