/** Before a match begins: the waiting room and the door on a line that swallows everything, and a chat between two lines. */
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { visit as seat } from '../../server/test/visitor.ts';
import { type BadLine, startProxy } from '../line/proxy.ts';
import { launch, type Visitor, visit } from './browser.ts';
import { ensureBuilt } from './built.ts';
import { type OpenHouse, openHouse } from './house.ts';

let house: OpenHouse;
let proxy: BadLine;
let browser: Browser;
beforeAll(async () => {
  ensureBuilt();
  house = await openHouse();
  proxy = await startProxy(house.url);
  browser = await launch();
});
afterAll(async () => {
  await browser.close();
  await proxy.close();
  await house.close();
});

afterEach(() => proxy.heal());

const person = (): Promise<Visitor> => visit(browser, { baseURL: proxy.url, settings: { motion: 'off' } });

async function openTable(): Promise<Visitor> {
  const visitor = await person();
  await visitor.page.goto('/new/storm-the-castle');
  await visitor.page.getByRole('button', { name: 'Open the table' }).click();
  await visitor.page.getByTestId('waiting-room').waitFor();
  return visitor;
}

test('the waiting room says that the line is dead', async () => {
  const { page, context } = await openTable();
  const note = page.getByTestId('waiting-room').getByTestId('line');
  proxy.swallow();
  await note.waitFor();
  proxy.heal();
  await note.waitFor({ state: 'detached' });
  await context.close();
});

test('the waiting room says that the session is lost', async () => {
  const { page, context } = await openTable();
  await context.clearCookies();
  await house.restart();
  const note = page.getByTestId('waiting-room').getByTestId('connection');
  await note.waitFor();
  expect(await note.textContent()).toContain('session');
  await context.close();
});

test('a person who takes a seat on a dead line is told, and the button rests meanwhile', async () => {
  const { id } = await (await seat(house.url)).post('/matches', { game: 'storm-the-castle', seats: ['me', 'open'] });
  const { page, context } = await person();
  await page.goto(`/t/${id}`);
  const join = page.getByRole('button', { name: 'Sit down' });
  await join.waitFor();
  // The page has sat down and knows the name.
  await expect.poll(() => page.getByLabel('Your name').inputValue()).not.toBe('');
  proxy.swallow();
  await join.click();
  await expect.poll(() => join.isDisabled()).toBe(true);
  await page.getByRole('alert').waitFor();
  expect(await join.isEnabled()).toBe(true);
  proxy.heal();
  await context.close();
});

test('a line of chat that was not said stays where it was written', async () => {
  const { page, context } = await person();
  await page.goto('/new/storm-the-castle');
  const { id } = await page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
    await post('/api/session', {});
    return (await (await post('/api/quick', { game: 'storm-the-castle', level: 'cadet' })).json()) as { id: string };
  });
  await page.goto(`/t/${id}`);
  await page.getByRole('tab', { name: /Chat/ }).click();
  const field = page.locator('#chat-line');
  await field.fill('hello there');
  proxy.swallow();
  await page.getByTestId('line').waitFor();
  await field.press('Enter');
  await page.getByTestId('why-not').waitFor();
  expect(await field.inputValue()).toBe('hello there');
  proxy.heal();
  await page.getByTestId('line').waitFor({ state: 'detached' });
  await page.keyboard.press('Escape');
  await field.press('Enter');
  await page.getByTestId('chat-line').waitFor();
  await expect.poll(() => field.inputValue()).toBe('');
  await context.close();
});
