/** People who share one device: the curtain between two of them hides every hand, in the page and in its source. */
import { game } from '@bridgehead/games/storm-the-castle';
import { type AnyGame, type Ask, type Json, replay, SeededChance, seedFrom } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { openHouse } from './house.ts';
import { give, recordOf, refsOf } from './player.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse());

const QUICK = { confirmEnd: false, motion: 'off', name: 'Ann' };

const curtain = (page: Page) => page.getByTestId('curtain');
const hand = (page: Page) => page.locator('[data-testid="hand"] [data-card]');

/** One form, both sides taken by people at this device. */
async function sitTogether(page: Page): Promise<void> {
  await page.goto('/new/storm-the-castle');
  const north = page.getByLabel(/^B North/);
  await north.selectOption('me');
  await expect.poll(() => north.locator('option:checked').textContent()).toBe('Another person at this device');
  await page.getByLabel('Name at this device').fill('Bob');
}

/** Plays until the device has been passed on so often; checks the curtain whenever it falls. */
async function play(page: Page, times: number): Promise<void> {
  for (let passed = 0; ; ) {
    await curtain(page).or(page.getByTestId('question')).first().waitFor();
    if ((await curtain(page).count()) > 0) {
      if (passed++ === times) return;
      expect(await page.locator('[data-card], [data-testid="table"]').count()).toBe(0);
      await page.getByRole('button', { name: /^I am / }).click();
      await page.getByTestId('question').waitFor();
    }
    const again = replay(game, await recordOf(page));
    if ('problem' in again) throw new Error(again.problem);
    const { run } = again;
    const seat = run.openAsks[0]?.seat ?? 0;
    const chance = new SeededChance(seedFrom(5, run.answered));
    const guess = run.imagine(seat, chance);
    const before = run.answered;
    const answer = game.knowledge.officer(guess.state, guess.askOf(seat) as Ask, chance);
    const prompt = run.prompt(seat);
    if (prompt === null) throw new Error('nobody is asked');
    await give(page, { prompt, answer, refs: refsOf(game as AnyGame, run.view(seat) as Json, prompt, answer) });
    await expect.poll(async () => (await recordOf(page)).entries.length).toBeGreaterThan(before);
  }
}

test.each([
  { width: 1440, height: 900, theme: 'keep' },
  { width: 390, height: 844, touch: true, theme: 'bridge' },
])('two people play at one device, until one gives up ($width px)', async ({ theme, ...screen }) => {
  const { page, context, complaints } = await stage.visit({ settings: { ...QUICK, theme }, ...screen });
  await sitTogether(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await curtain(page).waitFor();
  await expect.poll(() => axe(page)).toEqual([]);
  // What is told while nobody holds the device is in no page: not even in a live region.
  await expect.poll(() => page.locator('[data-live]').allTextContents()).toEqual(['', '']);
  await page.getByRole('button', { name: /^I am / }).click();
  await expect.poll(() => hand(page).count()).toBeGreaterThan(4);
  await page.reload();
  await curtain(page).waitFor();
  await play(page, 4);
  const gone = (await curtain(page).getAttribute('data-seat')) === '0' ? 'Ann' : 'Bob';
  await page.getByRole('button', { name: `I am ${gone}` }).click();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Give up' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Give up' }).click();
  // Both read it: it says who won, not "you".
  await page.getByTestId('result').waitFor();
  await expect.poll(() => page.getByTestId('result').textContent()).toMatch(gone === 'Ann' ? /Bob wins/ : /Ann wins/);
  expect(complaints).toEqual([]);
  await context.close();
});

test('the replay of a running match shows no hand and gives no record away', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await sitTogether(page);
  await page.getByRole('button', { name: 'Begin' }).click();
  await play(page, 2);
  const id = new URL(page.url()).pathname.split('/').at(-1);
  for (const as of ['0', '1', 'all']) {
    await page.goto(`/replay/solo-${id}?as=${as}`);
    await page.getByTestId('replay').waitFor();
    await expect.poll(() => page.getByLabel('Seen by').locator('option').allTextContents()).toHaveLength(1);
    expect(await hand(page).count()).toBe(0);
    expect(await page.getByRole('button', { name: 'Download the record' }).count()).toBe(0);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('at a table of the server the curtain falls too', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  const made = await page.request.post('/api/session', { headers: { origin: stage.place.url }, data: {} });
  expect(made.ok()).toBe(true);
  const table = await page.request.post('/api/matches', {
    headers: { origin: stage.place.url },
    data: { game: 'storm-the-castle', seats: ['me', 'me'], options: { first: 'south' } },
  });
  const { id } = (await table.json()) as { id: string };
  await page.goto(`/t/${id}`);
  await curtain(page).waitFor();
  await expect.poll(() => curtain(page).textContent()).toMatch(/Pass the device to .+ no\. 1/);
  await page.getByRole('button', { name: /^I am .+ no\. 1$/ }).click();
  await page.getByRole('button', { name: 'Done deploying' }).click();
  await curtain(page).filter({ hasText: 'no. 2' }).waitFor();
  expect(await page.locator('[data-card]').count()).toBe(0);
  await page.getByRole('button', { name: /^I am .+ no\. 2$/ }).click();
  await expect.poll(() => hand(page).count()).toBeGreaterThan(4);
  expect(complaints).toEqual([]);
  await context.close();
});
