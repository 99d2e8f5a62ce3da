/** Moments of Blaze of Glory to sit down at, and a hand that plays it at its own table. */
import { type Ask, type Json, type MatchRecord, seedFrom } from '@bridgehead/kernel';
import type { Page } from 'playwright-core';
import type { BlazeView } from '../../games/blaze-of-glory/view.ts';
import { openQuestion, type Sound } from './player.ts';
import { SoundPlay } from './sound-play.ts';

export interface Wanted {
  readonly decks: readonly [string, string];
  readonly format?: string;
  /** Is this the moment: seat 0 is asked this, would answer that, and it would lead to these events? */
  readonly isIt: (key: string, answer: Json, told: readonly string[]) => boolean;
  /** Told by that answer, or by one of the next few: nobody answers what is played. */
  readonly leadsTo?: string;
}
export interface Moment {
  readonly record: MatchRecord;
  readonly key: string;
  readonly answer: Json;
}
const MATCHES = 40;
/** Answers that may lie between a card and its effect. */
const SOON = 3;

/** The first such moment in matches between sound players; its record ends just before the answer. */
export async function momentOf({ decks, format = 'skirmish', isIt, leadsTo }: Wanted): Promise<Moment> {
  const options = { format, decks: 'starters', firstSeat: '1' };
  for (let number = 1; number <= MATCHES; number++) {
    const play = await SoundPlay.of('blaze-of-glory', { seats: 2, options, seed: seedFrom(number, 99), number });
    let found: Moment | null = null;
    while (play.run.result === null) {
      const before = play.entries.length;
      const { ask, answer, told } = play.next(({ seat, key }) => (key === 'bog.deck' ? (decks[seat] as string) : null));
      const { seat, key } = ask;
      if (seat === 0 && isIt(key, answer, told)) found = { record: play.record(before), key, answer };
      if (found !== null && before > found.record.entries.length + SOON) found = null;
      if (found !== null && (leadsTo === undefined || told.includes(leadsTo))) return found;
    }
  }
  throw new Error('there is no such moment');
}

/** The first battle in which the other side has played its Tactic face down and seat 0, who may draw two, has drawn none yet. */
export async function tacticsOf(decks: readonly [string, string]): Promise<{ readonly record: MatchRecord; readonly theirs: string }> {
  const options = { format: 'standard', decks: 'starters', firstSeat: '1' };
  for (let number = 1; number <= MATCHES; number++) {
    const play = await SoundPlay.of('blaze-of-glory', { seats: 2, options, seed: seedFrom(number, 97), number });
    const { run, entries } = play;
    while (run.result === null) {
      const isAsked = (seat: number) => run.askOf(seat)?.key === 'bog.tactic';
      if (!isAsked(0) || !isAsked(1)) {
        play.next(({ seat, key }) => (key === 'bog.deck' ? (decks[seat] as string) : null));
        continue;
      }
      // Both choose at the same time: the other one first, and the first card that is drawn.
      let theirs: Json = 'none';
      while (isAsked(1)) {
        const offered = run.prompt(1)?.options ?? [];
        theirs = offered.find((one) => one !== 'draw' && one !== 'none') ?? (offered[0] as Json);
        run.play(theirs, run.asks.indexOf(run.askOf(1) as Ask));
        entries.push({ seat: 1, answer: theirs });
      }
      run.takeEvents();
      const battle = (run.view(0) as unknown as BlazeView).battle;
      if (theirs !== 'none' && isAsked(0) && battle !== null && battle.drawn.length === 0 && battle.limit >= 2)
        return { record: play.record(), theirs: String(theirs) };
    }
  }
  throw new Error('there is no such battle');
}

/** The first position of sound play, from a question of seat 0 on its own turn, that looks like this. */
export async function positionOf(decks: readonly [string, string], isIt: (view: BlazeView) => boolean): Promise<MatchRecord> {
  for (let number = 1; number <= MATCHES; number++) {
    const play = await SoundPlay.of('blaze-of-glory', {
      seats: 2,
      options: { format: 'standard', decks: 'starters' },
      seed: seedFrom(number, 98),
      number,
    });
    while (play.run.result === null) {
      play.next(({ seat, key }) => (key === 'bog.deck' ? (decks[seat] as string) : null));
      if (play.run.askOf(0)?.key === 'bog.turn' && isIt(play.run.view(0) as unknown as BlazeView)) return play.record();
    }
  }
  throw new Error('there is no such position');
}

/** Gives an answer at the drawn table: ticks people and ships, points at who does what where, or presses its button. */
export async function play(page: Page, { prompt, answer, refs }: Pick<Sound, 'prompt' | 'answer' | 'refs'>): Promise<void> {
  const bar = page.locator('[data-zone="prompt"]');
  const isAsked = async () => (await openQuestion(page)) === prompt.id;
  if (prompt.kind === 'write') return page.locator(`[data-deck="${answer}"]`).click();
  if (prompt.kind === 'select') {
    // The table has ticked some already: click those who are meant and not ticked, or ticked and not meant.
    for (const option of prompt.options) {
      const thing = page.locator(typeof option === 'number' ? `[data-ref="thing:${option}"]` : `[data-option="${option}"]`).first();
      const isMeant = (answer as readonly Json[]).includes(option);
      const isTicked = (await thing.count()) > 0 && (await thing.getAttribute('data-picked')) !== null;
      if (isTicked !== isMeant) await thing.click();
    }
    return page.getByTestId('confirm').click();
  }
  const button = bar.locator(`[data-answer=${JSON.stringify(JSON.stringify(answer))}]`);
  if ((await button.count()) > 0) return button.first().click();
  // Who, then where; the list settles the rest.
  if (Array.isArray(answer) && ['move', 'report', 'beam'].includes(String(answer[0])))
    for (const ref of refs) {
      const thing = page.locator(`[data-ref="${ref}"]`).first();
      if ((await isAsked()) && (await thing.count()) > 0 && (await page.locator(`[data-ref="${ref}"][data-selected]`).count()) === 0)
        await thing.click({ force: true });
    }
  if (!(await isAsked())) return;
  if ((await page.locator('dialog[open]').count()) > 0) await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  if ((await page.locator('[data-selected]').count()) > 0) await page.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByTestId('all-choices').click();
  await page
    .locator(`dialog[open] [data-answer=${JSON.stringify(JSON.stringify(answer))}]`)
    .first()
    .click();
}
