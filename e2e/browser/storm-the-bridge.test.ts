/** Storm the Bridge at its own table: four seats to the end, the guided match, the phone, the keyboard, axe. */
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axeInBothThemes } from './axe.ts';
import type { Visitor } from './browser.ts';
import { openHouse } from './house.ts';
import { give, openQuestion, playToTheEnd } from './player.ts';
import { onStage } from './stage.ts';

// Passes by preference come at once, so that a match takes seconds and not minutes.
const stage = onStage(() => openHouse(['--window', '0']));
const QUICK = { confirmEnd: false, motion: 'off', guided: ['storm-the-bridge'] };
const FREE = '/play/storm-the-bridge?guided=0&level=cadet';

/** Sits down as the first seat and waits for the menu; Nuur-7 has two cards to discard before it. */
async function sitDownFirst(page: Page, seats: number): Promise<void> {
  await page.goto(`${FREE}&seats=${seats}&options=${encodeURIComponent(JSON.stringify({ firstSeat: '1' }))}`);
  const recruit = page.locator('[data-lit="recruit"]').first();
  // Nuur-7 discards first; the two that are least missed are ticked.
  const discard = page.getByRole('button', { name: 'Discard 2' });
  await recruit.or(discard).waitFor();
  if ((await discard.count()) > 0) await discard.click();
  await recruit.waitFor();
}

/** Each kind of question is answered by hand so often; the others through the server, and the pages only follow. */
const BY_HAND = 2;

/** Two people and two bots at one table. */
async function sitDown(): Promise<Visitor[]> {
  const people = await Promise.all([0, 1].map(() => stage.visit({ settings: QUICK })));
  const [host, guest] = people.map(({ page }) => page) as [Page, Page];
  await host.goto('/new/storm-the-bridge');
  await host.getByLabel('Number of seats').first().selectOption('4');
  for (const seat of ['Seat 3', 'Seat 4']) await host.getByLabel(seat).selectOption('cadet');
  // As short as the rules allow: after that the Bridge decides.
  await host.getByLabel('Round limit').fill('10');
  await host.getByRole('button', { name: 'Open the table' }).click();
  await guest.goto(await host.getByTestId('invite-link').inputValue());
  await guest.getByRole('button', { name: 'Sit down' }).click();
  await Promise.all([host, guest].map((page) => page.getByTestId('table').waitFor()));
  return people;
}

test('two browsers and two bots play a four-seat match to the end', async () => {
  const people = await sitDown();
  const pages = people.map(({ page }) => page);
  const id = new URL((pages[0] as Page).url()).pathname.split('/').at(-1) as string;
  const given = new Map<string, number>();
  for (let n = 0; n < 20_000; n++) {
    const next = await stage.place.sound(id);
    if (next === null) break;
    const page = pages[next.seat];
    const { key } = next.prompt;
    const times = given.get(key) ?? 0;
    if (page !== undefined && times >= BY_HAND) {
      await stage.place.answer(id, next);
      continue;
    }
    if (page === undefined || (await openQuestion(page)) !== next.prompt.id) {
      await new Promise((resolve) => setTimeout(resolve, 20));
      continue;
    }
    await give(page, next);
    given.set(key, times + 1);
    await page.waitForFunction(
      (old) => document.querySelector('[data-zone="prompt"]')?.getAttribute('data-prompt') !== String(old),
      next.prompt.id,
    );
  }
  // Which kinds come depends on the cards; recruiting, attacking and answering always do.
  expect(given.size).toBeGreaterThan(3);
  for (const page of pages) await page.getByTestId('result').waitFor();
  const won = await Promise.all(pages.map((page) => page.getByTestId('result').getAttribute('data-won')));
  expect(won.filter((one) => one === 'true').length).toBeLessThanOrEqual(1);
  expect(people.flatMap(({ complaints }) => complaints)).toEqual([]);
  await Promise.all(people.map(({ context }) => context.close()));
});

test('the guided match points at Kett, at Junk and goes on when he is hired', async () => {
  const { page, context, complaints } = await stage.visit({ settings: { ...QUICK, guided: [] } });
  await page.goto('/play/storm-the-bridge');
  const guide = page.getByTestId('guide');
  await guide.waitFor();
  await expect.poll(() => guide.getAttribute('data-step')).toBe('leader');
  await expect.poll(() => page.locator('[data-pointed]').first().getAttribute('data-ref')).toMatch(/^card:/);
  await guide.getByRole('button', { name: 'Next' }).click();
  await expect.poll(() => guide.getAttribute('data-step')).toBe('recruit');
  await page.locator('[data-zone="pool"] [data-pointed]').click();
  // Enough people are committed beforehand.
  await expect.poll(() => page.getByTestId('tally').textContent()).toContain('You recruit Junk: 3 of 2');
  await expect.poll(() => page.getByTestId('confirm').textContent()).toContain('3 of 2');
  await page.getByTestId('confirm').click();
  await expect.poll(() => guide.getAttribute('data-step')).toBe('tapped');
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  { width: 390, height: 844 },
  { width: 844, height: 390 },
])(
  'a match on a phone ($width px wide): board, question and hand share one screen to the end',
  async (size) => {
    const { page, context, complaints } = await stage.visit({ ...size, touch: true, settings: QUICK });
    await page.goto(FREE);
    const zones = ['board', 'prompt'] as const;
    await playToTheEnd(page, {
      each: async (_sound, n) => {
        if (n % 10 !== 0) return;
        for (const zone of zones) {
          const box = await page.locator(`[data-zone="${zone}"]`).boundingBox();
          expect(box !== null && box.y >= 0 && box.y + box.height <= size.height + 1, zone).toBe(true);
        }
      },
    });
    expect(complaints).toEqual([]);
    await context.close();
  },
  240_000,
);

test('by keyboard: Enter recruits and commits, undo takes it back; what is not allowed says why', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await sitDownFirst(page, 2);
  await page.locator('[data-zone="pool"] [tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await page.getByTestId('confirm').waitFor();
  await page.locator('[data-zone="party"] [tabindex="0"]').focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => page.getByTestId('tally').textContent()).toMatch(/\d of \d/);
  await page.locator('[data-zone="rival-1"] [data-card]').first().click();
  const why = page.getByTestId('why-not');
  await why.waitFor();
  await expect.poll(() => why.textContent()).toContain('STB-58');
  await page.keyboard.press('Escape');
  await page.keyboard.press('u');
  await page.locator('[data-lit="attack"]').first().waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
] as const)('axe finds nothing at a six-seat table ($width wide)', async ({ width, height }) => {
  const { page, context, complaints } = await stage.visit({ width, height, settings: { ...QUICK, theme: 'bridge' } });
  await sitDownFirst(page, 6);
  const table = await axeInBothThemes(page);
  await page.locator('[data-lit="recruit"]').first().click();
  if (width < 700) await page.getByTestId('actions').getByRole('button').first().click();
  await page.getByTestId('tally').waitFor();
  expect([...table, ...(await axeInBothThemes(page))]).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});
