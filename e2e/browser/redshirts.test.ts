/** Redshirts at its own table: two people in one crew to the end, pings and the team's chat, the guided match, axe. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import type { Visitor } from './browser.ts';
import { openHouse } from './house.ts';
import { openQuestion } from './player.ts';
import { give, PATIENCE, room } from './redshirts.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse());
const QUICK = { confirmEnd: false, motion: 'off', guided: ['redshirts'] };
const CREW = 2;

/** A captain and a commander of one ship are people; their lieutenant commander and the other ship are bots. */
async function sitDown(): Promise<Visitor[]> {
  const people = await Promise.all(Array.from({ length: CREW }, () => stage.visit({ settings: QUICK })));
  const [host, guest] = people.map(({ page }) => page) as [Page, Page];
  await host.goto('/new/redshirts');
  await host.getByLabel('Number of seats').first().selectOption('6');
  for (const n of [3, 4, 5, 6]) await host.getByLabel(`Seat ${n}`).selectOption('cadet');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await guest.goto(await host.getByTestId('invite-link').inputValue());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map((page) => page.getByTestId('table').waitFor()));
  return people;
}

const isDone = () => true;
test('two people of one crew, in two browsers, play a match of two ships to its end; they point and talk among themselves', async () => {
  const people = await sitDown();
  const pages = people.map(({ page }) => page) as [Page, Page];
  const id = new URL(pages[0].url()).pathname.split('/').at(-1) as string;
  let given = 0;
  let pinged = false;
  for (let n = 0; n < 40_000; n++) {
    const next = await stage.place.sound(id);
    if (next === null) break;
    const page = pages[next.seat];
    if (page === undefined || (await openQuestion(page)) !== next.prompt.id) {
      await new Promise((resolve) => setTimeout(resolve, 10));
      continue;
    }
    if (!pinged && next.seat === 0 && next.prompt.key === 'red.menu') {
      pinged = true;
      await point(pages);
      for (const one of pages) one.setDefaultTimeout(PATIENCE);
    }
    // Crew-mates act meanwhile: what was meant may be gone from the page; then it is given without it.
    if (!(await give(page, next).then(isDone, () => false))) {
      await page.keyboard.press('Escape');
      await stage.place.answer(id, next);
      continue;
    }
    given++;
    await page.waitForFunction(
      (old) => document.querySelector('[data-zone="prompt"]')?.getAttribute('data-prompt') !== String(old),
      next.prompt.id,
    );
  }
  for (const one of pages) one.setDefaultTimeout(60_000);
  expect(given).toBeGreaterThan(0);
  expect(pinged).toBe(true);
  for (const page of pages) await page.getByTestId('result').waitFor();
  const won = await Promise.all(pages.map((page) => page.getByTestId('result').getAttribute('data-won')));
  expect(won[0]).toBe(won[1]);
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});

/** One points at a section, the other sees it; a line to the team is heard by the team. */
async function point([host, guest]: readonly [Page, Page]): Promise<void> {
  // A ping fades, and crew-mates who act meanwhile may move the button from under the finger: then one points again.
  const seen = guest.locator('[data-ref="section:0:2"][data-pinged]').waitFor();
  const isSeen = seen.then(isDone);
  for (let told = false; !told; ) {
    if ((await host.locator('[data-ref="section:0:2"][data-selected]').count()) === 0) await room(host, 0, 2).click({ force: true });
    await host
      .getByTestId('ping')
      .click({ timeout: PATIENCE })
      .catch(() => undefined);
    told = await Promise.race([isSeen, host.waitForTimeout(PATIENCE).then(() => false)]);
  }
  await host.getByRole('tab', { name: 'Chat' }).click();
  await host.getByLabel('Say something').fill('To the left hull!');
  await host.getByRole('button', { name: 'Send' }).click();
  await guest.getByRole('tab', { name: /Chat/ }).click();
  const line = guest.getByTestId('chat-line');
  await line.waitFor();
  await expect.poll(() => line.textContent()).toContain('Team');
}

test('the guided match begins with the ship and goes on with the lasers', async () => {
  const { page, context, complaints } = await stage.visit({ settings: { ...QUICK, guided: [] } });
  await page.goto('/play/redshirts');
  await page.locator('#answer-text').fill('Alcyon');
  await page.getByRole('button', { name: 'Send' }).click();
  const guide = page.getByTestId('guide');
  await expect.poll(() => guide.getAttribute('data-step')).toBe('ship');
  await expect.poll(() => page.locator('[data-space][data-pointed]').count()).toBe(4);
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => guide.getAttribute('data-step')).toBe('fire');
  await page.getByTestId('deed-left-laser').click();
  await expect.poll(() => guide.getAttribute('data-step')).not.toBe('fire');
  expect(complaints).toEqual([]);
  await context.close();
});

test('what is not allowed says why: a walk to a laser', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto(`/play/redshirts?guided=0&level=cadet&options=${encodeURIComponent(JSON.stringify({ firstShip: 'as-listed' }))}`);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByTestId('end-turn').waitFor();
  await room(page, 0, 10).click({ force: true });
  await page.getByRole('button', { name: 'Why not?' }).click();
  const why = page.getByTestId('why-not');
  await why.waitFor();
  await expect.poll(() => why.textContent()).toContain('RED-30');
  await page.keyboard.press('Escape');
  await expect.poll(() => axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
