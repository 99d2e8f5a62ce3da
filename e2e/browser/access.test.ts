/** Every page in both themes: no violation that axe can find, no complaint in the console, nothing lost at 200 % text. */
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { axe } from './axe.ts';
import { sideways } from './browser.ts';
import { openHouse } from './house.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse());

const FREE = '/play/storm-the-castle?guided=0&options=%7B%22first%22%3A%22south%22%7D';

interface Scene {
  readonly name: string;
  readonly path: string;
  readonly act?: (page: Page) => Promise<unknown>;
}
const SCENES: readonly Scene[] = [
  { name: 'hall', path: '/' },
  { name: 'guided table', path: '/play/storm-the-castle', act: (page) => page.getByTestId('guide').waitFor() },
  {
    name: 'table with a card picked',
    path: FREE,
    act: async (page) => {
      await page.locator('[data-testid="hand"] [data-playable="true"]').first().click();
      await page.locator('[data-lit]').first().waitFor();
    },
  },
  { name: 'board as a list', path: FREE, act: (page) => page.getByRole('button', { name: 'Show the board as a list' }).click() },
  { name: 'why not', path: FREE, act: (page) => askWhy(page) },
  { name: 'inspector', path: FREE, act: (page) => page.locator('[data-testid="hand"] button').first().click({ button: 'right' }) },
  { name: 'new table', path: '/new/storm-the-castle' },
  { name: 'waiting room', path: '/new/storm-the-castle', act: (page) => openTable(page) },
  { name: 'rulebooks', path: '/rules' },
  { name: 'rulebook', path: '/rules/storm-the-castle#STC-49' },
  { name: 'cards', path: '/cards/storm-the-castle#knight', act: (page) => page.locator('[data-leaf] svg').first().waitFor() },
  {
    name: 'pictures of a rulebook',
    path: '/rules/storm-the-castle',
    act: (page) => page.locator('[data-testid="pictures"][data-ready]').waitFor(),
  },
  { name: 'my matches', path: '/mine' },
  { name: 'open tables', path: '/tables' },
  { name: 'watch', path: '/watch' },
  { name: 'settings', path: '/settings' },
  { name: 'ratings', path: '/ratings' },
  { name: 'credits', path: '/credits' },
  { name: 'lab', path: '/lab' },
  { name: 'not found', path: '/nowhere' },
];

async function askWhy(page: Page): Promise<void> {
  await page.locator('[data-testid="hand"] [data-playable="true"]').first().click();
  await page.locator('[data-ref="space:NK"]').click();
  await page.getByTestId('why-not').waitFor();
}
async function openTable(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.getByTestId('waiting-room').waitFor();
}

describe.each(['keep', 'bridge'] as const)('%s', (theme) => {
  test('every page passes axe without a complaint', async () => {
    const { page, context, complaints } = await stage.visit({ settings: { theme, motion: 'off' } });
    const found: string[] = [];
    for (const { name, path, act } of SCENES) {
      await page.goto(path);
      await page.locator('h1').first().waitFor({ state: 'attached' });
      await act?.(page);
      found.push(...(await axe(page)).map((fault) => `${name}: ${fault}`));
    }
    expect(found).toEqual([]);
    expect(complaints).toEqual([]);
    await context.close();
  }, 120_000);
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
    FREE,
    '/new/storm-the-castle',
    '/new/storm-the-bridge',
    '/rules/storm-the-castle',
    '/cards/storm-the-bridge',
    '/mine',
    '/settings',
    '/lab',
  ];
  for (const path of paths) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    expect(await axe(page), path).toEqual([]);
    expect(await sideways(page), path).toBeLessThanOrEqual(0);
  }
  await page.goto(FREE);
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
}, 60_000);

test('text at 200 % keeps every page usable', async () => {
  const { page, context } = await stage.visit({
    width: 1280,
    height: 900,
    settings: { textSize: 2, motion: 'off' },
  });
  for (const path of ['/', FREE, '/new/storm-the-castle', '/cards/storm-the-castle', '/mine', '/settings']) {
    await page.goto(path);
    await page.locator('h1').first().waitFor({ state: 'attached' });
    await expect.poll(() => sideways(page), { message: path }).toBeLessThanOrEqual(0);
  }
  await page.goto(FREE);
  await page.getByRole('button', { name: 'Finish dispatching' }).waitFor();
  await context.close();
}, 60_000);
