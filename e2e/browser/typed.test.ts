/** Moves by typing: completion from what is on offer, Enter, refusals with their clause, a whole match without pointing. */
import { game } from '@bridgehead/games/storm-the-castle';
import { replay, say } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { axe } from './axe.ts';
import { sideways } from './browser.ts';
import { playToTheEnd, recordOf, type Sound } from './player.ts';
import { middleGame, openSaved } from './saved.ts';
import { onStage } from './stage.ts';
import { serveFiles } from './static.ts';

const stage = onStage(serveFiles);

const QUICK = { confirmEnd: false, motion: 'off' };

const field = (page: Page) => page.getByRole('combobox', { name: 'Type a move' });
const version = (page: Page) => page.getByTestId('table').getAttribute('data-version');

/** The answer in the words of the table, as somebody would type it. */
async function giveByWords(page: Page, { answer }: Sound): Promise<void> {
  const again = replay(game, await recordOf(page));
  if ('problem' in again) throw new Error(again.problem);
  const prompt = again.run.prompt(0);
  if (prompt === null) throw new Error('nothing is asked');
  const text = say(game.describe.option(again.run.view(0) as never, prompt, answer), game.wording);
  if ((await field(page).count()) === 0) await page.keyboard.press('/');
  await field(page).fill(text.toLowerCase());
  await page.keyboard.press('Enter');
}

test('a whole match by typing', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/play/storm-the-castle');
  await page.locator('[data-playable="true"]').first().waitFor();
  await playToTheEnd(page, { hand: giveByWords });
  await expect.poll(() => page.getByTestId('result').isVisible()).toBe(true);
  expect(complaints).toEqual([]);
  await context.close();
});

test.each([
  { width: 1440, height: 900 },
  { width: 390, height: 844, touch: true },
])('words are completed, refused with their clause, and looked up ($width px)', async (screen) => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK, ...screen });
  await openSaved(page, await middleGame('storm-the-castle', { answers: 0, key: 'stc.dispatch', options: { first: 'south' } }));
  await page.locator('[data-testid="hand"] [data-playable="true"]').first().waitFor();
  if (screen.width < 700) {
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.locator('dialog[open]').getByRole('button', { name: 'Type a move' }).click();
  } else await page.getByRole('button', { name: 'Type a move' }).click();
  await expect.poll(() => field(page).evaluate((one) => one === document.activeElement)).toBe(true);

  const sheet = page.getByTestId('why-not');
  const said = page.getByTestId('typed-said');
  await field(page).fill('deploy');
  const offers = page.getByRole('option');
  const unit = /Deploy (.*) to/.exec((await offers.first().textContent()) ?? '')?.[1] ?? '';
  await field(page).fill(`why not move ${unit} to nk`);
  await page.keyboard.press('Enter');
  await sheet.waitFor();
  await expect.poll(() => sheet.textContent()).toMatch(/isn’t on the board yet.*STC-23/);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  await field(page).fill('deploy nk');
  await page.keyboard.press('Enter');
  await sheet.waitFor();
  await expect.poll(() => sheet.textContent()).toMatch(/own castle.*STC-23/);
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });

  await field(page).fill('deploy');
  await expect.poll(() => offers.count()).toBeGreaterThan(2);
  await expect.poll(() => axe(page)).toEqual([]);
  await expect.poll(() => sideways(page)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Enter');
  await expect.poll(() => said.textContent()).toMatch(/\d+ choices fit/);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(() => version(page)).toBe('1');
  await expect.poll(() => field(page).inputValue()).toBe('');

  await field(page).fill(`where is ${unit}`);
  await page.keyboard.press('Enter');
  await expect.poll(() => said.textContent()).toContain('South castle');
  await field(page).fill('undo');
  await page.keyboard.press('Enter');
  await expect.poll(() => version(page)).toBe('2');
  await field(page).fill('rule 23');
  await page.keyboard.press('Enter');
  await page.locator('dialog[open] [data-clause="STC-23"]').waitFor();
  await page.keyboard.press('Escape');
  await field(page).fill('dance');
  await page.keyboard.press('Enter');
  await expect.poll(() => said.textContent()).toContain('Nothing on the table fits “dance”.');
  await expect.poll(() => offers.count()).toBeGreaterThan(0);
  await field(page).press('Escape');
  await field(page).press('Escape');
  await expect.poll(() => field(page).count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});
