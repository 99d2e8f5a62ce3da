/** Around the table: the card catalogue, results and rematches, my matches, giving up where others play on, replays by link. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../server/test/visitor.ts';
import { axe } from './axe.ts';
import type { Visitor } from './browser.ts';
import { openHouse } from './house.ts';
import { onShelf } from './shelf.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse());

const QUICK = { confirmEnd: false, motion: 'off' };
const FREE = '/play/storm-the-castle?guided=0&level=admiral&options=%7B%22first%22%3A%22south%22%7D';

async function giveUp(page: Page): Promise<void> {
  await page.getByTestId('question').waitFor();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Give up' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Give up' }).click();
}
/** Calls the server as the page's own person. */
const call = (page: Page, path: string, body: unknown) =>
  page.evaluate(
    async ([to, data]) => {
      const headers = { 'content-type': 'application/json' };
      return (await (await fetch(`/api${to}`, { method: 'POST', headers, body: JSON.stringify(data) })).json()) as { id: string };
    },
    [path, body] as const,
  );
/** A table of one's own against a bot, at which one is to move. */
async function sitAgainstBot(page: Page, game: string, more: object = {}): Promise<string> {
  await call(page, '/session', {});
  const { id } = await call(page, '/matches', { game, seats: ['me', { bot: 'cadet' }], ...more });
  await call(page, `/matches/${id}/word`, { word: 'w' });
  return id;
}

async function sitAgainstSomebody(page: Page, game: string, more: object = {}): Promise<string> {
  await call(page, '/session', {});
  const { id } = await call(page, '/matches', { game, seats: ['me', 'open'], ...more });
  await call(page, `/matches/${id}/word`, { word: 'w' });
  await (await visit(stage.place.url)).post(`/matches/${id}/join`, { word: 'v' });
  return id;
}

test('a card is found by its words, shows its clauses, and is reached from the rulebook', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/rules/storm-the-castle');
  await page.getByRole('searchbox').fill('blacksmith');
  await page.getByTestId('found-cards').getByRole('heading', { name: 'Blacksmith' }).waitFor();
  await page.getByRole('link', { name: 'Cards of Storm the Castle' }).click();
  await page.getByRole('searchbox', { name: 'Search the cards' }).fill('regular cavalry');
  await expect.poll(() => page.getByTestId('card-count').textContent()).toBe('1 card');
  await page.getByRole('button', { name: 'Cavalry' }).click();
  await page.getByRole('heading', { name: 'Cavalry' }).waitFor();
  const clause = page.locator('dialog [data-leaf="cavalry"] details button').first();
  const id = ((await clause.textContent()) ?? '').trim();
  expect(id).toMatch(/^STC-\d+$/);
  await clause.click();
  await page.waitForURL((url) => url.pathname === '/rules/storm-the-castle' && url.hash === `#${id}`);
  for (const game of ['storm-the-bridge', 'redshirts', 'bridge-crew', 'blaze-of-glory']) {
    await page.goto(`/cards/${game}`);
    await page.locator('[data-leaf]').first().waitFor();
    await expect.poll(() => page.locator('[data-leaf]').count()).toBeGreaterThan(20);
  }
  expect(complaints).toEqual([]);
  await context.close();
});

test('after a solo match: who won and how, and a rematch against the same bot with the seats turned, best of three', async () => {
  const { page, context, complaints } = await stage.visit({ settings: { ...QUICK, name: 'Ann' } });
  await page.goto(FREE);
  await giveUp(page);
  const result = page.getByTestId('result');
  await result.waitFor();
  await expect.poll(() => result.textContent()).toMatch(/Admiral wins\..*By resignation.*Ann resigns\. Admiral wins\./);
  const decisive = result.getByTestId('decisive');
  await decisive.waitFor();
  // Who was ahead at the first answer depends on the cards.
  const text = (await decisive.textContent()) ?? '';
  expect(text).toMatch(/Admiral took the lead here and never gave it back\..*Ann resigns|Admiral led from start to finish/);
  if (text.includes('never gave it back'))
    await expect.poll(() => decisive.getByRole('link').getAttribute('href')).toMatch(/^\/replay\/solo-.*at=\d+$/);
  await expect.poll(() => decisive.getByTestId('course').locator('path').count()).toBeGreaterThan(3);
  const score = result.getByTestId('score');
  await expect.poll(() => score.getByRole('columnheader').allTextContents()).toEqual(['Score', 'rounds', 'attacks won', 'units lost']);
  await expect.poll(() => score.getByRole('row').count()).toBe(3);
  await expect.poll(() => axe(page)).toEqual([]);
  const seats = async () => ((await onShelf(page, { get: page.url().split('/').at(-1) as string })) as { bots: unknown } | undefined)?.bots;
  await expect.poll(seats).toEqual([null, 'admiral']);
  const before = page.url();
  await page.getByRole('button', { name: 'Best of three' }).click();
  await page.waitForURL((url) => url.href !== before);
  await page.getByTestId('question').waitFor();
  await expect.poll(() => page.getByTestId('table').textContent()).toContain('Admiral');
  await giveUp(page);
  await result.waitFor();
  // The person now sits where the bot sat.
  await expect.poll(seats).toEqual(['admiral', null]);
  await expect.poll(() => result.textContent()).toContain('Match 1 of a best of 3.');
  await page.getByTestId('rematch').click();
  await giveUp(page);
  await result.waitFor();
  await expect.poll(() => result.textContent()).toMatch(/Admiral wins the series\./);
  await expect.poll(() => score.getByRole('columnheader').last().textContent()).toBe('wins');
  await expect.poll(() => score.getByRole('row', { name: 'Admiral' }).getByRole('cell').last().textContent()).toBe('2');
  await expect.poll(() => page.getByTestId('rematch').textContent()).toBe('Another series');
  // Sent as a link, the match is seen by a person who has never been here.
  await page.getByRole('link', { name: 'Replay' }).click();
  await page.getByTestId('replay').waitFor();
  await page.evaluate(() => {
    navigator.clipboard.writeText = async (text) => void document.body.setAttribute('data-copied', text);
  });
  await page.getByTestId('share').click();
  await expect.poll(() => page.locator('body').getAttribute('data-copied')).toMatch(/\/replay\/link\?at=0&as=all#/);
  const link = (await page.locator('body').getAttribute('data-copied')) as string;
  const friend = await stage.visit({ settings: QUICK });
  await friend.page.goto(link);
  await friend.page.getByTestId('replay').waitFor();
  await expect.poll(() => friend.page.getByLabel('Seen by').locator('option').allTextContents()).toContain('Ann');
  await friend.page.goto(`${stage.place.url}/replay/link#broken`);
  await friend.page.getByText('There is nothing to replay behind this link.').waitFor();
  expect([...complaints, ...friend.complaints]).toEqual([]);
  await context.close();
  await friend.context.close();
});

test('finding 6: a host frees the chair of somebody who does not begin', async () => {
  const host = await stage.visit({ settings: QUICK });
  await host.page.goto('/');
  await call(host.page, '/session', { name: 'Ann' });
  const { id } = await call(host.page, '/matches', { game: 'storm-the-castle', seats: ['me', 'open'] });
  const eve = await visit(stage.place.url);
  await eve.post(`/matches/${id}/join`);
  await host.page.goto(`/t/${id}`);
  await host.page.getByTestId('free-1').click();
  await host.page.getByTestId('invite-link').waitFor();
  expect((await eve.call('POST', `/matches/${id}/join`, {})).status).toBe(409);
  expect(host.complaints).toEqual([]);
  await host.context.close();
});

test('online a rematch is an offer: accepted, both sit at the new table with the seats turned', async () => {
  const host = await stage.visit({ settings: QUICK });
  const guest = await stage.visit({ settings: QUICK });
  await host.page.goto('/');
  await call(host.page, '/session', { name: 'Ann' });
  const { id } = await call(host.page, '/matches', { game: 'storm-the-castle', seats: ['me', 'open'], options: { first: 'south' } });
  await guest.page.goto(`/t/${id}`);
  await guest.page.getByLabel('Your name').fill('Bob');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.goto(`/t/${id}`);
  await giveUp(host.page);
  for (const { page } of [host, guest]) await page.getByTestId('result').waitFor();
  await host.page.getByTestId('rematch').click();
  await host.page.getByTestId('waiting-room').waitFor();
  const offer = guest.page.getByTestId('rematch-offer');
  await offer.waitFor();
  await expect.poll(() => offer.textContent()).toContain('Ann wants to play again.');
  await expect.poll(() => axe(guest.page)).toEqual([]);
  await offer.getByRole('button', { name: 'Play again' }).click();
  await Promise.all([host, guest].map(({ page }) => page.getByTestId('hand').waitFor()));
  const { pathname } = new URL(host.page.url());
  expect(pathname).not.toBe(`/t/${id}`);
  expect(new URL(guest.page.url()).pathname).toBe(pathname);
  const seatsOf = (page: Page) =>
    page.evaluate(async (path) => (await (await fetch(path)).json()).yours, pathname.replace('/t/', '/api/matches/'));
  expect(await Promise.all([host, guest].map(({ page }) => seatsOf(page)))).toEqual([[1], [0]]);
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([host, guest].map((visitor: Visitor) => visitor.context.close()));
});

test('my matches: what waits for me first with its time and a picture, and the next table after a move', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/');
  // The one against a person: she does not answer while we look.
  const one = await sitAgainstSomebody(page, 'storm-the-castle', { options: { first: 'south' }, clock: { kind: 'days', days: 3 } });
  const two = await sitAgainstBot(page, 'storm-the-castle', { options: { first: 'south' } });
  await page.getByRole('link', { name: /^You/ }).first().click();
  await expect.poll(() => page.getByTestId('waits').textContent()).toBe('2 tables wait for you.');
  const first = page.locator('[data-match]').first();
  await expect.poll(() => first.getAttribute('data-match')).toBe(one);
  await expect.poll(() => first.textContent()).toMatch(/Your turn.*\d d \d+ h/);
  await first.getByTestId('preview').waitFor();
  await expect.poll(() => axe(page)).toEqual([]);
  await first.getByRole('link', { name: 'Play' }).click();
  await page.getByRole('button', { name: 'Done deploying' }).click();
  await page.getByTestId('next-table').waitFor();
  await page.getByTestId('next-table').click();
  await page.waitForURL(`**/t/${two}`);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a player who gives up among many is told so and led on; the others play on', async () => {
  // The others breathe between their moves: without that they would be done before the page is looked at.
  const { page, context, complaints } = await stage.visit({ motion: true, settings: { ...QUICK, motion: 'normal' } });
  await page.goto('/play/storm-the-bridge?guided=0&seats=4&level=cadet');
  await giveUp(page);
  const panel = page.getByTestId('gave-up');
  await panel.waitFor();
  await expect.poll(() => panel.textContent()).toContain('The others play on.');
  await expect.poll(() => axe(page)).toEqual([]);
  await expect.poll(() => panel.getByRole('link', { name: 'New match' }).getAttribute('href')).toBe('/new/storm-the-bridge');
  const version = Number(await page.getByTestId('table').getAttribute('data-version'));
  await panel.getByRole('button', { name: 'Watch' }).click();
  await expect.poll(async () => Number(await page.getByTestId('table').getAttribute('data-version'))).toBeGreaterThan(version);
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect.poll(() => page.locator('dialog[open]').getByRole('button', { name: 'Give up' }).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  ['storm-the-castle', 1],
  ['storm-the-bridge', 3],
])('%s on a phone: every clock can be read, however long the names are', async (game, rivals) => {
  const { page, context, complaints } = await stage.visit({ width: 390, height: 844, touch: true, settings: QUICK });
  await page.goto('/');
  await call(page, '/session', { name: 'Annabella' });
  const seats = ['me', ...Array.from({ length: rivals }, () => ({ bot: 'cadet' }))];
  const { id } = await call(page, '/matches', { game, seats, clock: { kind: 'days', days: 3 } });
  await page.goto(`/t/${id}`);
  const clocks = page.locator('[data-zone="board"] [data-clock]');
  await expect.poll(() => clocks.count()).toBe(rivals + 1);
  const covered = () =>
    clocks.evaluateAll((all) => {
      const things = [...document.querySelectorAll('[data-zone="board"] :is([data-ref^="space:"], [data-piece])')];
      const places = things.map((thing) => thing.getBoundingClientRect());
      return all
        .map((clock) => clock.getBoundingClientRect())
        .filter((one) => places.some((two) => one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom))
        .length;
    });
  await expect.poll(covered).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
