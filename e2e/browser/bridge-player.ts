/** Plays Storm the Bridge through the page, as a person would: point at cards, tick them, press the button. */
import { game } from '@bridgehead/games/storm-the-bridge';
import { type Ask, type Json, type Prompt, replay, SeededChance, seedFrom } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import { recordOf } from './player.ts';

/** Buttons of the prompt bar. */
const PLAIN: Readonly<Record<string, string>> = {
  pass: 'Pass',
  end: 'End actions',
  keep: 'Keep stations',
  'let-go': 'Let the crew go',
  '-1': 'Unassigned',
  discard: 'Discard for points',
  redeploy: 'Redeploy',
};

/** Gives an answer by pointing at things. */
export async function give(page: Page, answer: Json): Promise<void> {
  const plain = Array.isArray(answer) ? undefined : PLAIN[String(answer)];
  if (plain !== undefined) return page.locator('[data-zone="prompt"]').getByRole('button', { name: plain, exact: true }).click();
  if (!Array.isArray(answer)) return cardAt(page, answer as number).click();
  const [verb, card] = answer as [string | number, number];
  if (typeof verb === 'string') return use(page, verb, card);
  for (const one of answer as number[]) await cardAt(page, one).click();
  await page.getByRole('button', { name: /^Confirm/ }).click();
}

const cardAt = (page: Page, card: number) => page.locator(`[data-card="${card}"]`).first();

/** The first tap picks up, the button does it; where a tap is enough the button is gone. */
async function use(page: Page, verb: string, card: number): Promise<void> {
  const actions = page.getByTestId('actions').getByRole('button');
  if (verb === 'clear') return actions.filter({ hasText: 'Clear' }).first().click();
  await cardAt(page, card).click();
  const careful = (await page.getByTestId('table').getAttribute('data-layout')) !== 'wide';
  if (careful || verb === 'play' || verb === 'ability') await actions.first().click();
}

/** The number of the question on the page; null if nothing is asked. */
export async function openQuestion(page: Page): Promise<number | null> {
  const id = await page.evaluate(() => document.querySelector('[data-zone="prompt"]')?.getAttribute('data-prompt') ?? null);
  return id === null ? null : Number(id);
}

const version = (page: Page) => page.getByTestId('table').getAttribute('data-version');

/** Plays a solo match on until it is over; `each` looks at the page before every answer. */
export async function playToTheEnd(page: Page, each: (prompt: Prompt) => Promise<void> = async () => undefined): Promise<number> {
  let given = 0;
  for (let n = 0; n < 3000; n++) {
    await page.waitForFunction(() => document.querySelector('[data-testid="result"]') !== null || document.title.startsWith('●'));
    if ((await page.getByTestId('result').count()) > 0) return given;
    const sound = await soundAnswer(page);
    if (sound === null) {
      await page.waitForTimeout(20);
      continue;
    }
    await each(sound.prompt);
    const before = await version(page);
    await give(page, sound.answer);
    given++;
    await page.waitForFunction((old) => document.querySelector('[data-testid="table"]')?.getAttribute('data-version') !== old, before);
  }
  throw new Error('the match does not end');
}

/** The save is written a moment after the answer, so the question on the page must be the one of the save. */
async function soundAnswer(page: Page): Promise<{ prompt: Prompt; answer: Json } | null> {
  const record = await recordOf(page);
  const again = replay(game, record);
  if ('problem' in again) throw new Error(again.problem);
  const { run } = again;
  const prompt = run.prompt(0);
  if (prompt === null) return null;
  if ((await openQuestion(page)) !== prompt.id) return null;
  const chance = new SeededChance(seedFrom(7, record.entries.length));
  const guess = run.imagine(0, chance);
  return { prompt, answer: game.knowledge.officer(guess.state, guess.askOf(0) as Ask, chance) };
}
