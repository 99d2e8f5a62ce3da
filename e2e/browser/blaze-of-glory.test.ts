/** Blaze of Glory at its own table: a Skirmish to its result, a battle, a capture and a rescue; decks built, kept, shared and played. */
import { decide } from '@bridgehead/bots';
import type { Json, Prompt } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { cardName } from '../../games/blaze-of-glory/table-help.ts';
import { guide } from '../../games/blaze-of-glory/ui/guide.ts';
import { advised } from '../../games/blaze-of-glory/ui/guide-now.ts';
import type { BlazeView } from '../../games/blaze-of-glory/view.ts';
import { thoughtOf } from '../../web/session/bots.ts';
import { axe, axeInBothThemes } from './axe.ts';
import { momentOf, play, tacticsOf } from './blaze-of-glory.ts';
import { sideways } from './browser.ts';
import { openHouse } from './house.ts';
import { type Decide, playToTheEnd, recordOf } from './player.ts';
import { openSaved } from './saved.ts';
import { onStage } from './stage.ts';

const stage = onStage(() => openHouse(['--window', '0']));
const QUICK = { confirmEnd: false, motion: 'off', guided: ['blaze-of-glory'] };

const order = (answer: Json): string => `[data-answer=${JSON.stringify(JSON.stringify(answer))}]`;
const ENOUGH = new Error('it has been played long enough');
/** Through the list of all answers: how an order is given does not matter here. */
async function choose(page: Page, answer: Json): Promise<void> {
  await page.locator('[data-zone="prompt"][data-prompt]').waitFor();
  const button = page.locator(`[data-zone="prompt"] ${order(answer)}`);
  if ((await button.count()) > 0) return button.first().click();
  await page.getByTestId('all-choices').click();
  await page.locator(`dialog[open] ${order(answer)}`).click();
}

test('from the hall to a Skirmish against a bot, and to its result', async () => {
  const { page, context, complaints } = await stage.visit({ settings: { ...QUICK, botLevel: 'cadet' } });
  await page.goto('/');
  await page.getByRole('link', { name: 'Blaze of Glory' }).click();
  await page.getByRole('link', { name: 'New table' }).last().click();
  await page.locator('fieldset').first().getByLabel('Seat 2').selectOption('cadet');
  // The options in the order of the game: format, decks, goal.
  const options = page.locator('fieldset').nth(1).locator('select');
  for (const [at, value] of ['skirmish', 'starters', '30'].entries()) await options.nth(at).selectOption(value);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.locator('[data-deck="klingon"]').waitFor();
  await expect.poll(() => page.getByText('unofficial', { exact: false }).count()).toBe(1);
  const given = await playToTheEnd(page, { hand: play });
  expect(given).toBeGreaterThan(10);
  await page.getByTestId('result').waitFor();
  expect(complaints).toEqual([]);
  await context.close();
});

test('a battle: two tactics looked at, one chosen in secret, both turned, totals with every source, markers on the hull', async () => {
  const moment = await tacticsOf(['klingon', 'federation']);
  const theirs = cardName(moment.theirs);
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await openSaved(page, moment.record);
  const battle = page.locator('[data-zone="battle"]');
  await battle.waitFor();
  // Nothing of the other's choice is to be seen but that it is made.
  await battle.getByText('is ready').waitFor();
  expect(await page.locator('body').textContent()).not.toContain(theirs);
  await choose(page, 'draw');
  await battle.locator('[data-lit="pick"]').first().waitFor();
  await choose(page, 'draw');
  await expect.poll(() => axeInBothThemes(page)).toEqual([]);
  const pick = battle.locator('[data-lit="pick"]').first();
  const mine = cardName((await pick.getAttribute('data-card')) ?? '');
  await pick.click();
  await page
    .locator('[role="log"]')
    .getByText(new RegExp(`Tactics: .+ has ${mine}, .+ has ${theirs}\\.`))
    .waitFor();
  // Nothing is played in the windows that come; the account stays until it is put away.
  const table = page.getByTestId('table');
  const over = page.getByTestId('to-line');
  const pass = page.locator(`[data-zone="prompt"][data-prompt] ${order('pass')}`);
  for (await over.or(pass).first().waitFor(); (await over.count()) === 0; await over.or(pass).first().waitFor()) {
    const before = await table.getAttribute('data-version');
    await pass.first().click();
    await expect.poll(() => table.getAttribute('data-version')).not.toBe(before);
  }
  // Both Tactics are open, and each is a source in the account of who played it.
  const turned = battle.locator('[data-told] [data-ref^="card:"] strong');
  await expect.poll(() => turned.allTextContents()).toEqual([mine, theirs]);
  await battle.getByText('ATTACK', { exact: true }).first().waitFor();
  for (const name of [mine, theirs])
    await expect.poll(() => battle.locator('section ul li').getByText(name, { exact: true }).count()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a team walks into a trap; later a card frees the captive', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  const taken = await momentOf({
    decks: ['federation', 'romulan'],
    isIt: (_key, answer, told) => Array.isArray(answer) && answer[0] === 'attempt' && told.includes('captured'),
  });
  await openSaved(page, taken.record);
  await choose(page, taken.answer);
  const walk = page.locator('[data-zone="attempt"]');
  await walk.waitFor();
  await walk.getByText('captured', { exact: true }).first().waitFor();
  await expect.poll(() => axeInBothThemes(page)).toEqual([]);
  await page.getByTestId('to-line').click();
  await walk.waitFor({ state: 'detached' });
  const captives = page.locator('[data-zone="seat-1"]').getByTitle(/captive/);
  await expect.poll(() => captives.count()).toBe(1);

  const rescue = await momentOf({
    decks: ['federation', 'romulan'],
    isIt: (key, answer) => key === 'bog.turn' && Array.isArray(answer) && answer[0] === 'play' && answer[1] === 'IT11',
    leadsTo: 'freed',
  });
  await openSaved(page, rescue.record);
  await expect.poll(() => captives.count()).toBe(1);
  await choose(page, rescue.answer);
  await page.waitForFunction(() => / is free\./.test(document.querySelector('[role="log"]')?.textContent ?? ''));
  await expect.poll(() => captives.count()).toBe(0);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a deck is copied, changed, kept, written out, read again, shared with a stranger, and played', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/decks/blaze-of-glory');
  await page.getByTestId('open-deck').selectOption('starter 1');
  await page.getByTestId('legal').waitFor();
  // Too few cards break the deck, and it says so with the clause; a few typed in mend it.
  const draw = page.getByTestId('sheet').locator('[data-ref="section:draw"]');
  for (let n = 0; n < 12 && (await page.getByTestId('legal').count()) > 0; n++)
    await draw.getByRole('button', { name: 'fewer' }).last().click();
  await page.getByTestId('faults').getByText('BOG-B44').waitFor();
  await page.getByTestId('search').fill("7 n'garen");
  await page.getByTestId('search').press('Enter');
  await page.getByTestId('legal').waitFor();
  await page.getByTestId('deck-name').fill('Honor first');
  await page.getByTestId('save-deck').click();
  await page.getByText('Kept.').waitFor();
  await page.getByTestId('deck-text').click();
  const text = await page.getByTestId('deck-text-field').inputValue();
  expect(text).toMatch(/^[6-9] N'Garen$/m);
  await page.keyboard.press('Escape');

  await page.goto('/decks/blaze-of-glory');
  await page.getByTestId('deck-text').click();
  await page.getByTestId('deck-text-field').fill(text);
  await page.getByTestId('read-text').click();
  await page.getByTestId('legal').waitFor();
  await expect.poll(() => page.getByTestId('deck-name').inputValue()).toBe('Honor first');
  await page.getByTestId('share-deck').click();
  const link = (await page.getByTestId('deck-link').textContent()) ?? '';
  await expect.poll(() => axe(page)).toEqual([]);
  await page.keyboard.press('Escape');

  const stranger = await stage.visit({ width: 390, height: 844, touch: true, settings: QUICK });
  await stranger.page.goto(link.trim());
  await stranger.page.getByTestId('legal').waitFor();
  await expect.poll(() => stranger.page.getByTestId('deck-name').inputValue()).toBe('Honor first');
  await expect.poll(() => sideways(stranger.page)).toBeLessThanOrEqual(0);
  await stranger.context.close();

  await page.getByTestId('play-deck').click();
  await page.getByTestId('table').waitFor();
  await page.waitForFunction(() => document.querySelector('[data-testid="board"]:not([data-bare])') !== null);
  // A few rounds with it: one press spreads its dilemmas, and the card it was given is drawn.
  const asked: string[] = [];
  let isDrawn = false;
  await playToTheEnd(page, {
    hand: (at, sound) => (sound.prompt.key === 'bog.dilemma' ? at.getByTestId('lay-rest').click() : play(at, sound)),
    each: async ({ prompt }) => {
      asked.push(prompt.key);
      isDrawn ||= (await page.locator('[data-zone="hand"] [data-ref="card:PK08"]').count()) > 0;
      if (
        isDrawn &&
        (await page
          .locator('[role="log"]')
          .getByText(/^Round 2/)
          .count()) > 0
      )
        throw ENOUGH;
    },
  }).catch((error: unknown) => {
    if (error !== ENOUGH) throw error;
  });
  expect(isDrawn).toBe(true);
  expect(JSON.stringify((await recordOf(page)).entries)).toMatch(/Honor first.*[6-9] N'Garen/);
  expect(asked.filter((key) => key === 'bog.dilemma')).toHaveLength(1);
  expect(asked).toContain('bog.turn');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a deck with a hostile name and text does nothing but look strange', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  const bad = '<img src=x onerror="window.hacked=1">\u202e[tactics]';
  await page.goto('/decks/blaze-of-glory');
  await page.getByTestId('open-deck').selectOption('starter 0');
  await page.getByTestId('deck-text').click();
  await page
    .getByTestId('deck-text-field')
    .fill(`name: ${bad}\n[draw]\n1 <script>window.hacked=1</script>\n99 99\n1 Kavok\n[nowhere]\n${'1 Worf\n'.repeat(300)}`);
  await page.getByTestId('read-text').click();
  await page.getByRole('status').filter({ hasText: 'No card called' }).waitFor();
  await page.getByTestId('faults').waitFor();
  await page.getByTestId('save-deck').click();
  await page.getByText('Kept.').or(page.getByText('letter that can be seen')).waitFor();
  await page.reload();
  await page.getByTestId('open-deck').waitFor();
  expect(await page.evaluate(() => (window as { hacked?: number }).hacked)).toBeUndefined();
  expect(complaints).toEqual([]);
  await context.close();
});

/** With the Tab key to the first thing that fits, and no further than once around the page. */
async function tabTo(page: Page, selector: string): Promise<void> {
  await page.locator(selector).first().waitFor();
  const isThere = () => page.evaluate((wanted) => document.activeElement?.matches(wanted) ?? false, selector);
  for (let n = 0; n < 120; n++) {
    if (await isThere()) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`the Tab key never comes to ${selector}`);
}

test('by keyboard alone: a deck, the dilemmas, the muster, and turns of one’s own', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/play/blaze-of-glory?guided=0&level=cadet&options={"format":"skirmish","decks":"starters","firstSeat":"1"}');
  await tabTo(page, '[data-zone="decks"] [data-deck]');
  await page.keyboard.press('Enter');
  const table = page.getByTestId('table');
  const turns = () =>
    page
      .locator('[role="log"]')
      .getByText(/^Round [2-9]/)
      .count();
  for (let n = 0; n < 80 && (await turns()) === 0; n++) {
    await page
      .locator('[data-zone="prompt"][data-prompt] button[data-main]:enabled, [data-zone="prompt"][data-prompt] [data-answer]')
      .first()
      .waitFor();
    const before = await table.getAttribute('data-version');
    const loud = '[data-zone="prompt"] button[data-main]:enabled';
    await tabTo(page, (await page.locator(loud).count()) > 0 ? loud : '[data-zone="prompt"] [data-answer]');
    await page.keyboard.press('Enter');
    await expect.poll(() => table.getAttribute('data-version')).not.toBe(before);
  }
  await expect.poll(() => turns()).toBeGreaterThan(0);
  expect(complaints).toEqual([]);
  await context.close();
});

/** A player who does what the guide says; where it leaves the choice open, a sound player. */
const obeying: Decide = (_, run) => {
  const prompt = run.prompt(0) as Prompt;
  if (prompt.key === 'bog.deck') return 'federation';
  if (prompt.key === 'bog.turn') return advised(run.view(0) as unknown as BlazeView, prompt);
  return decide(run, 0, 'officer', { seed: thoughtOf(guide.seed, { seat: 0, prompt: prompt.id }) }).answer;
};
const FOUGHT = new Error('the battle is fought');

test('the guided match points at the deck, has words for every question, and a player who follows it fights a ship battle', async () => {
  const { page, context, complaints } = await stage.visit({ settings: { ...QUICK, guided: [] } });
  await page.goto('/play/blaze-of-glory');
  const guide = page.getByTestId('guide');
  await guide.waitFor();
  await expect.poll(() => guide.getAttribute('data-step')).toBe('deck');
  await expect.poll(() => page.locator('[data-deck="federation"][data-pointed]').count()).toBe(1);
  const said = new Set<string>();
  await playToTheEnd(page, {
    decide: obeying,
    hand: play,
    each: async () => {
      said.add((await guide.getAttribute('data-step')) ?? '');
      expect(await guide.textContent()).not.toMatch(/bog\.guide|\{[a-z]+\}/);
      if ((await page.locator('[data-zone="battle"] [data-result]').count()) > 0) throw FOUGHT;
    },
  }).catch((error: unknown) => {
    if (error !== FOUGHT) throw error;
  });
  await expect.poll(() => page.locator('[data-zone="battle"]').textContent()).toContain('ATTACK');
  expect([...said]).toEqual(expect.arrayContaining(['deck', 'muster', 'tactics']));
  await expect.poll(() => axe(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a thousand matches in the lab are begun from the deck’s own page, counted as they are played, and stopped', async () => {
  const { page, context, complaints } = await stage.visit({ settings: QUICK });
  await page.goto('/decks/blaze-of-glory');
  await page.getByTestId('open-deck').selectOption('starter 1');
  await page.getByTestId('legal').waitFor();
  await page.getByTestId('try-deck').click();
  await page
    .getByTestId('trial')
    .filter({ hasText: /^[1-9]\d* matches: won \d+\.\d%/ })
    .waitFor();
  await page.getByRole('button', { name: 'Stop' }).click();
  await page.getByTestId('try-deck').waitFor();
  await expect
    .poll(() => page.getByTestId('trial').textContent())
    .toMatch(/^[1-9]\d* matches: won \d+\.\d% ± \d+\.\d, \d+\.\d rounds on average\.$/);
  expect(complaints).toEqual([]);
  await context.close();
});
