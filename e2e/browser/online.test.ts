/** Two people, two browsers, one server: invitation, a match to the end, bad weather, strangers. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import type { Visitor } from './browser.ts';
import { openHouse } from './house.ts';
import { give, type Sound } from './player.ts';
import { onStage } from './stage.ts';
import { lieStill } from './still.ts';

const stage = onStage(() => openHouse());

const QUICK = { confirmEnd: false, motion: 'off' };

const person = () => stage.visit({ settings: QUICK });
const matchOf = (page: Page): string => new URL(page.url()).pathname.split('/').at(-1) as string;

/** One opens a table, the other comes by the link. */
async function sitDownTogether(): Promise<[Visitor, Visitor]> {
  const [host, guest] = await Promise.all([person(), person()]);
  await host.page.goto('/new/storm-the-castle');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const link = await host.page.getByTestId('invite-link').inputValue();
  await guest.page.goto(link);
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map(({ page }) => page.getByTestId('table').waitFor()));
  return [host, guest];
}

/** So many answers of a whole match are given by hand; at the others the pages look on. */
const BY_HAND = 40;

/** Plays so many answers, or to the end. */
async function play(pages: readonly Page[], most = 600): Promise<void> {
  const id = matchOf(pages[0] as Page);
  for (let n = 0; n < most; n++) {
    const next = await stage.place.sound(id);
    if (next === null) return;
    if (n >= BY_HAND) {
      await stage.place.answer(id, next);
      continue;
    }
    const page = pages[next.seat] as Page;
    await page.waitForFunction(() => document.title.startsWith('●') && document.querySelector('[data-busy="true"]') === null);
    const before = await page.getByTestId('table').getAttribute('data-version');
    await give(page, next);
    await page.waitForFunction(
      (version) => document.querySelector('[data-testid="table"]')?.getAttribute('data-version') !== version,
      before,
    );
  }
}

test('two browsers play a match to the end through an invitation link, and watch it again', async () => {
  const [host, guest] = await sitDownTogether();
  await play([host.page, guest.page]);
  for (const { page } of [host, guest]) await page.getByTestId('result').waitFor();
  const results = await Promise.all([host, guest].map(({ page }) => page.getByTestId('result').getAttribute('data-won')));
  expect(results.toSorted()).toEqual(['false', 'true']);
  await host.page.getByRole('link', { name: 'Replay' }).click();
  await host.page.getByTestId('replay').waitFor();
  await host.page.getByTestId('verify').click();
  await expect.poll(() => host.page.getByTestId('said').textContent()).toContain('Genuine');
  expect([...host.complaints, ...guest.complaints]).toEqual([]);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('a restart of the server and a lost line in mid-match heal by themselves', async () => {
  const [host, guest] = await sitDownTogether();
  const pages = [host.page, guest.page];
  await play(pages, 4);
  await stage.place.restart();
  for (const page of pages) await page.waitForFunction(() => document.querySelector('[data-link="lost"]') === null);
  await play(pages, 4);
  await guest.context.setOffline(true);
  await guest.page.waitForTimeout(200);
  await guest.context.setOffline(false);
  await play(pages, 4);
  await expect.poll(() => host.page.getByTestId('table').getAttribute('data-version')).not.toBe('0');
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

/** Where everything is: board, dock, and everything that can be pressed there; without the line's own word, and without the rail, which goes on reading. */
const layout = (page: Page) =>
  page.evaluate(() => {
    const line = document.querySelector('[data-testid="line"]');
    const all = [...document.querySelectorAll('[data-zone="board"], #prompt, [data-testid="table"] :is(button, a, [data-ref])')];
    const rail = document.querySelector('[data-testid="table"] aside');
    const boxes = all
      .filter((one) => line?.contains(one) !== true && rail?.contains(one) !== true)
      .map((one) => one.getBoundingClientRect());
    return boxes.filter(({ width, height }) => width * height > 0).map(({ x, y, right, bottom }) => ({ x, y, right, bottom }));
  });

test.for([
  { width: 390, height: 844 },
  { width: 360, height: 640 },
  { width: 844, height: 390 },
  { width: 1440, height: 900 },
])('the word about a dead line covers nothing and moves nothing at %o', async (size) => {
  const [host, guest] = await sitDownTogether();
  const { page, context } = host;
  await page.setViewportSize(size);
  await play([page, guest.page], 2);
  await expect.poll(() => page.getByTestId('line').count()).toBe(0);
  await lieStill(page);
  const before = await layout(page);
  await context.setOffline(true);
  await page.getByTestId('line').filter({ hasText: 'Connection lost' }).waitFor();
  await lieStill(page);
  expect(await layout(page)).toEqual(before);
  const line = await page.getByTestId('line').evaluate((one) => {
    const { x, y, right, bottom } = one.getBoundingClientRect();
    return { x, y, right, bottom, cut: [...one.querySelectorAll('p')].some((p) => p.getBoundingClientRect().height > bottom - y) };
  });
  expect(line.cut).toBe(false);
  expect(before.filter((box) => box.x < line.right && line.x < box.right && box.y < line.bottom && line.y < box.bottom)).toEqual([]);
  await Promise.all([context, guest.context].map((one) => one.close()));
});

test('a guest who comes by the link and writes their name sits down by it, however late the server answers', async () => {
  const [host, guest] = await Promise.all([person(), person()]);
  await host.page.goto('/new/storm-the-castle');
  await host.page.getByRole('button', { name: 'Open the table' }).click();
  const written = Promise.withResolvers<void>();
  // What the door itself asks, once the page knows the table.
  let isDoor = false;
  await guest.page.route('**/api/matches/*', (route) => {
    isDoor = true;
    return route.continue();
  });
  await guest.page.route('**/api/me', async (route) => {
    if (isDoor) await written.promise;
    await route.continue();
  });
  await guest.page.goto(await host.page.getByTestId('invite-link').inputValue());
  const name = guest.page.getByTestId('door').getByRole('textbox').first();
  await name.fill('Grace');
  const heard = guest.page.waitForResponse('**/api/me');
  written.resolve();
  await (await heard).finished();
  // By the time of another question and its answer the page has drawn what it heard.
  await guest.page.evaluate(() => fetch('/api/me').then(() => new Promise((drawn) => requestAnimationFrame(drawn))));
  expect(await name.inputValue()).toBe('Grace');
  await guest.page.getByRole('button', { name: 'Sit down' }).click();
  await host.page.getByTestId('table').getByText('Grace').first().waitFor();
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('hostile names and chat lines stay text; spectators watch; a full table says so', async () => {
  const [host, guest] = await sitDownTogether();
  const nasty = '<img src=x onerror=alert(1)> \u202Egnirts ';
  await guest.page.getByRole('tab', { name: /Chat/ }).click();
  await guest.page.getByLabel('Say something').fill(nasty + 'x'.repeat(10_000));
  await guest.page.getByRole('button', { name: 'Send' }).click();
  await host.page.getByRole('tab', { name: /Chat/ }).click();
  const line = host.page.getByTestId('chat-line').first();
  await line.waitFor();
  await expect.poll(() => line.textContent()).toContain('<img src=x');
  await expect.poll(() => line.textContent()).not.toContain('\u202E');
  // The pictures of cards in the log are the product's own; none was made of what somebody wrote.
  expect(await host.page.locator('[data-testid="chat-line"] img, img[src="x"], img[onerror]').count()).toBe(0);
  const third = await person();
  await third.page.goto(new URL(host.page.url()).pathname);
  await third.page.getByTestId('table').waitFor();
  await expect.poll(() => third.page.getByTestId('question').textContent()).toContain('watching');
  expect(third.complaints).toEqual([]);
  await Promise.all([host, guest, third].map(({ context }) => context.close()));
});

test('the same seat in two tabs shows the same and plays from either', async () => {
  const [host, guest] = await sitDownTogether();
  const tab = await host.context.newPage();
  await tab.goto(host.page.url());
  await tab.getByTestId('table').waitFor();
  await play([tab, guest.page], 3);
  const versions = () => Promise.all([host.page, tab].map((page) => page.getByTestId('table').getAttribute('data-version')));
  await expect.poll(async () => new Set(await versions()).size).toBe(1);
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('a yes that comes too late, because another tab was quicker, is told so', async () => {
  const [host, guest] = await sitDownTogether();
  const tab = await host.context.newPage();
  await tab.addInitScript(() => localStorage.setItem('bridgehead.settings', JSON.stringify({ confirmMoves: true })));
  await tab.goto(host.page.url());
  await tab.getByTestId('table').waitFor();
  const id = matchOf(host.page);
  for (let next = await stage.place.sound(id); next?.seat !== 0; next = await stage.place.sound(id))
    await stage.place.answer(id, next as NonNullable<typeof next>);
  const next = (await stage.place.sound(id)) as Sound & { seat: number };
  await tab.waitForFunction(() => document.title.startsWith('●'));
  await tab.locator('[data-zone="prompt"] [data-answer]').first().click();
  await tab.getByTestId('sure').waitFor();
  const before = await tab.getByTestId('table').getAttribute('data-version');
  await stage.place.answer(id, next);
  await expect.poll(() => tab.getByTestId('table').getAttribute('data-version')).not.toBe(before);
  await tab.getByTestId('sure').click();
  await expect.poll(() => tab.getByTestId('why-not').textContent()).toContain('Too late: that question has been answered or has changed.');
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('an expired session is told, and one can sit down again', async () => {
  const [host, guest] = await sitDownTogether();
  await guest.context.clearCookies();
  await guest.page.reload();
  const trouble = guest.page.getByTestId('trouble');
  await trouble.waitFor();
  await expect.poll(() => trouble.textContent()).toContain('session has expired');
  await guest.page.getByRole('button', { name: 'Sit down again' }).click();
  await guest.page.getByTestId('table').waitFor();
  await Promise.all([host, guest].map(({ context }) => context.close()));
});

test('an unknown match, a page that is not there and an unknown game say so and offer a way on', async () => {
  const { page, context } = await person();
  for (const path of ['/t/there-is-no-such-match', '/nowhere/at/all', '/play/no-such-game', '/solo/none', '/replay/none']) {
    await page.goto(path);
    const way = page.getByTestId('trouble').getByRole('link', { name: 'Back to the lobby' });
    await way.waitFor();
    expect(await way.getAttribute('href')).toBe('/');
  }
  await context.close();
});
