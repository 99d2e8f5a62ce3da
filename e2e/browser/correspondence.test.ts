/** A match by correspondence: four people, two of them with standing orders, two who let their days pass, and a clock that is turned forward. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { visit } from '../../server/test/visitor.ts';
import { axe } from './axe.ts';
import { openHouse } from './house.ts';
import { give, openQuestion } from './player.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse(['--window', '0']));
const QUICK = { confirmEnd: false, motion: 'off', guided: ['storm-the-bridge'] };
const DAY = 86_400_000;
/** So many answers are given by hand; then both close the page and come back when all is over. */
const BY_HAND = 20;
/** Who made the table, and who came last. */
const PRESENT = [0, 3];
/** What is dealt decides whether a card that was ordered ever fits: then another table shows it. */
const TABLES = 6;

async function openTable(page: Page): Promise<string> {
  await page.goto('/settings');
  return page.evaluate(async () => {
    const post = async (path: string, body: unknown) =>
      (await fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })).json();
    await post('/api/session', {});
    const seats = ['me', 'open', 'open', 'open'];
    const { id } = (await post('/api/matches', { game: 'storm-the-bridge', seats, clock: { kind: 'days', days: 1 } })) as { id: string };
    return id;
  });
}

/** Two with their pages, two who are never there. */
async function sitDown(host: Page, guest: Page): Promise<string> {
  const id = await openTable(host);
  await host.goto(`/t/${id}`);
  await host.getByTestId('rated').filter({ hasText: 'not rated' }).waitFor();
  await guest.goto(`/t/${id}`);
  const sit = guest.getByRole('button', { name: 'Sit down' });
  await sit.waitFor();
  // Others sit down while the guest still reads: what the page calls free no longer is, but one seat is left.
  for (let i = 0; i < 2; i++) await (await visit(stage.place.url)).post(`/matches/${id}/join`, { word: `absent ${i}` });
  await sit.click();
  await Promise.all([host, guest].map((page) => page.getByTestId('table').waitFor()));
  return id;
}
/** Orders that every card in hand be played as soon as it can be; gives one too many and cancels it. */
async function giveOrders(page: Page, when: string, otherwise: 'pass' | 'ask'): Promise<void> {
  await page.getByTestId('standing-open').click();
  const orders = page.getByTestId('orders');
  const cards = await orders.getByTestId('order-play').locator('option').count();
  await orders.getByTestId('order-when').selectOption(when);
  await orders.getByTestId('order-else').selectOption(otherwise);
  // A hand may be without a card that can be ordered.
  if (cards === 0) return page.keyboard.press('Escape');
  for (let card = 0; card < cards; card++) {
    await orders.getByTestId('order-play').selectOption(String(card));
    await orders.getByTestId('order-add').click();
    await expect.poll(() => orders.getByRole('listitem').count()).toBe(card + 1);
  }
  await orders.getByTestId('order-add').click();
  await expect.poll(() => orders.getByRole('listitem').count()).toBe(cards + 1);
  await orders.getByRole('button', { name: 'Cancel' }).last().click();
  await expect.poll(() => orders.getByRole('listitem').count()).toBe(cards);
  await expect.poll(() => axe(page, '[data-testid="standing"]')).toEqual([]);
  await page.keyboard.press('Escape');
}

/** To the end, the first answers by hand; returns the questions for which an absent player was waited a whole day. */
async function playOut(id: string, pages: readonly Page[]): Promise<ReadonlySet<string>> {
  const { place } = stage;
  let byHand = 0;
  const waitedFor = new Set<string>();
  for (let n = 0; n < 20_000; n++) {
    const next = await place.sound(id);
    if (next === null) break;
    const page = pages[PRESENT.indexOf(next.seat)];
    if (page === undefined) {
      // A player who is not there answers when the day is over; after the second time a bot stands in.
      const asked = `${next.seat} ${next.prompt.id}`;
      if (!waitedFor.has(asked) && (await place.present(id)).includes(next.seat)) {
        place.forward(DAY + 1_000);
        waitedFor.add(asked);
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    } else if (byHand >= BY_HAND) {
      for (const one of pages) if (!one.url().endsWith('/credits')) await one.goto('/credits');
      await place.answer(id, next);
    } else if ((await openQuestion(page)) === next.prompt.id) {
      await give(page, next);
      byHand++;
      await page.waitForFunction(
        (old) => document.querySelector('[data-zone="prompt"]')?.getAttribute('data-prompt') !== String(old),
        next.prompt.id,
      );
    }
  }
  return waitedFor;
}

test('four seats, days for each move, orders for two: to the end with the clock turned forward', async () => {
  const { place } = stage;
  const people = [await stage.visit({ settings: QUICK }), await stage.visit({ settings: QUICK, dark: true })];
  const [host, guest] = people.map(({ page }) => page) as [Page, Page];
  let played = 0;
  for (let table = 0; table < TABLES && played === 0; table++) {
    const id = await sitDown(host, guest);
    await giveOrders(host, '', 'ask');
    await giveOrders(guest, 'attacked', 'pass');
    const waitedFor = await playOut(id, [host, guest]);
    for (const page of [host, guest]) {
      await page.goto(`/t/${id}`);
      await page.getByTestId('result').waitFor();
    }
    expect(await place.present(id)).toEqual(PRESENT);
    expect(waitedFor.size).toBeGreaterThanOrEqual(4);
    played = (await place.ordered(id)).length;
  }
  expect(played).toBeGreaterThan(0);
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});
