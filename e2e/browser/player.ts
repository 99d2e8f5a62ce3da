/** Plays any game through its page, as a person would: point at things, tick them, press the button. */
import { loadGame } from '@bridgehead/games';
import {
  type AnyGame,
  type Ask,
  enter,
  type Json,
  type MatchRecord,
  type Prompt,
  type Run,
  replay,
  SeededChance,
  same,
  seedFrom,
} from '@bridgehead/kernel';
import type { Locator, Page } from 'playwright-core';
import { onShelf } from './shelf.ts';

interface Stored {
  readonly record: MatchRecord;
}

/** The solo match of the page, as it keeps it. */
export async function recordOf(page: Page): Promise<MatchRecord> {
  await page.waitForURL(/\/solo\//);
  const id = new URL(page.url()).pathname.split('/').at(-1) as string;
  for (;;) {
    const save = (await onShelf(page, { get: id })) as Stored | undefined;
    if (save !== undefined) return save.record;
    await page.waitForTimeout(20);
  }
}

/** A question with the answer that a sound player would give, and what the answer points at on the table. */
export interface Sound {
  readonly prompt: Prompt;
  readonly answer: Json;
  readonly refs: readonly string[];
  /** What the same player would answer to the question that follows at once; null if there is none. */
  next?(): Omit<Sound, 'next'> | null;
}

/** Who decides: a sound player unless told otherwise. */
export type Decide = (game: AnyGame, run: Run<unknown>, chance: SeededChance) => Json;
const soundly: Decide = (game, run, chance) => {
  const guess = run.imagine(0, chance);
  return game.knowledge.officer(guess.state, guess.askOf(0) as Ask, chance);
};

/** The match as far as it has come; from one look to the next only what is new is played. */
interface Followed {
  readonly record: MatchRecord;
  readonly run: Run<unknown>;
}
function follow(game: AnyGame, record: MatchRecord, before: Followed | null): Followed {
  const known = before?.record.entries ?? [];
  const goesOn = before !== null && before.record.seed === record.seed && same(known, record.entries.slice(0, known.length));
  if (!goesOn) {
    const again = replay(game, record);
    if ('problem' in again) throw new Error(again.problem);
    return { record, run: again.run };
  }
  for (const entry of record.entries.slice(known.length)) {
    const problem = enter(before.run, entry);
    if (problem !== null) throw new Error(problem);
  }
  return { record, run: before.run };
}

/** What a sound player would answer for seat 0; null while it is not asked, or while the page is not there yet. */
async function soundAnswer(page: Page, game: AnyGame, { run }: Followed, decide: Decide): Promise<Sound | null> {
  const prompt = run.prompt(0);
  // The save is written a moment after the answer, so the question on the page must be the one of the save.
  if (prompt === null || (await openQuestion(page)) !== prompt.id) return null;
  // By the question, not by the number of answers: at questions for several it does not matter who is quicker.
  const chance = new SeededChance(seedFrom(7, prompt.id));
  const answer = decide(game, run, chance);
  const next = () => {
    const after = run.imagine(0, chance);
    after.play(answer, after.asks.indexOf(after.askOf(0) as Ask));
    const then = after.prompt(0);
    if (then === null) return null;
    const second = game.knowledge.officer(after.state, after.askOf(0) as Ask, chance);
    return { prompt: then, answer: second, refs: refsOf(game, after.view(0) as Json, then, second) };
  };
  return { prompt, answer, refs: refsOf(game, run.view(0) as Json, prompt, answer), next };
}

/** The things an answer points at, in the order in which they are named; a ticked one for each option of a selection. */
export function refsOf(game: AnyGame, view: Json, prompt: Prompt, answer: Json): string[] {
  const one = (option: Json) => [...(game.describe.option(view, prompt, option).refs ?? [])];
  return prompt.kind === 'select' ? (answer as readonly Json[]).flatMap((option) => one(option).slice(0, 1)) : one(answer);
}

/** The number of the question on the page; null if nothing is asked. */
export async function openQuestion(page: Page): Promise<number | null> {
  const id = await page.evaluate(() => document.querySelector('[data-zone="prompt"]')?.getAttribute('data-prompt') ?? null);
  return id === null ? null : Number(id);
}

/**
 * Presses this very button, not one of the same name that comes after it: a question may close by itself, passed by a preference that the
 * server has heard of only now.
 */
async function clickWhileAsked(button: Locator, isAsked: () => Promise<boolean>): Promise<void> {
  for (;;) {
    const [handle] = await button.elementHandles();
    if (handle === undefined) {
      if (await isAsked()) continue;
      return;
    }
    try {
      return await handle.click();
    } catch (error) {
      if (await handle.evaluate((one) => one.isConnected)) throw error;
    }
  }
}

/** Gives an answer by its button, or by pointing at things; what pointing alone does not settle, the first button of the picked thing does. */
export async function give(page: Page, { prompt, answer, refs }: Sound): Promise<void> {
  const isAsked = async () => (await openQuestion(page)) === prompt.id;
  const bar = page.locator('[data-zone="prompt"]');
  if (prompt.kind === 'select') {
    await tick(page, refs);
    return page.getByTestId('confirm').click();
  }
  const said = JSON.stringify(JSON.stringify(answer));
  // A button, or a thing on the table that gives just this answer; some come up only when something is picked.
  const isGivenAtOnce = async (): Promise<boolean> => {
    const [button, place] = [bar.locator(`[data-answer=${said}]`).first(), page.locator(`[data-space][data-answer=${said}]`)];
    if ((await button.count()) > 0) await clickWhileAsked(button, isAsked);
    else if ((await place.count()) > 0) await press(place);
    else return false;
    return true;
  };
  if (await isGivenAtOnce()) return;
  const target = page.locator(`[data-aims=${said}]`);
  if ((await target.count()) > 0) await press(target);
  for (const ref of refs) {
    if (!(await isAsked()) || (await isGivenAtOnce())) return;
    if ((await isPicked(page, ref)) || (await thing(page, ref).count()) === 0) continue;
    await press(thing(page, ref));
  }
  if (!(await isAsked())) return;
  const held = page.getByTestId('strike').or(page.getByTestId('actions').getByRole('button'));
  if ((await page.locator('[data-selected]').count()) > 0 && (await held.count()) > 0) return held.first().click();
  // An answer that is on its way over the wire changes the question a moment later.
  const isGiven = await page
    .waitForFunction((id) => document.querySelector(`[data-prompt="${id}"]`) === null, prompt.id, { timeout: 2000 })
    .catch(() => null);
  if (isGiven !== null) return;
  await bar.getByTestId('all-choices').click();
  await page
    .locator('dialog[open] li')
    .nth(prompt.options.findIndex((option) => same(option, answer)))
    .getByRole('button')
    .click();
}

/** What is ticked already stays, what is too much is taken off. */
async function tick(page: Page, refs: readonly string[]): Promise<void> {
  const ticked = await page.evaluate(() => [
    ...new Set([...document.querySelectorAll('[data-picked]')].map((one) => one.getAttribute('data-ref') ?? '')),
  ]);
  for (const ref of [...ticked.filter((one) => !refs.includes(one)), ...refs.filter((one) => !ticked.includes(one))])
    await press(thing(page, ref));
}

/** Where a thing is seen first: a unit above the space it stands on, a card above its place in a list. */
const thing = (page: Page, ref: string) => page.locator(`[data-ref="${ref}"]`).first();
/** What still flies is not pressed: it would be elsewhere when the finger is lifted. */
async function press(what: Locator): Promise<void> {
  await landed(what);
  await what.click({ force: true });
}
const landed = (what: Locator): Promise<void> =>
  what.evaluate(async (one) => {
    const flights = (one.closest('[data-card]') ?? one).getAnimations();
    await Promise.allSettled(flights.filter((flight) => flight.effect?.getTiming().iterations === 1).map((flight) => flight.finished));
  });
/** Carries a thing to another with one press, if both are there to be seen. */
export async function carry(page: Page, from: string, to: string): Promise<boolean> {
  const [what, where] = [thing(page, from), thing(page, to)];
  if ((await what.count()) === 0 || (await where.count()) === 0) return false;
  const centre = async (one: Locator) => {
    await landed(one);
    const box = await one.boundingBox();
    return box === null ? null : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [start, end] = [await centre(what), await centre(where)];
  if (start === null || end === null) return false;
  await page.mouse.move(start.x, start.y);
  await page.mouse.down();
  await page.mouse.move(end.x, end.y, { steps: 3 });
  await page.mouse.up();
  return true;
}

/** What was dropped where it means nothing is put down again, and the question stays. */
export async function isTaken(page: Page, prompt: number): Promise<boolean> {
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return (await openQuestion(page)) !== prompt;
}
export const hasButton = async (page: Page, answer: Json): Promise<boolean> =>
  (await page.locator(`[data-zone="prompt"] [data-answer=${JSON.stringify(JSON.stringify(answer))}]`).count()) > 0;

/** A thing is carried to where it is meant; what is to be said further is said by pressing. */
export async function carryOrGive(page: Page, sound: Sound): Promise<void> {
  const [from, to] = sound.refs;
  const isCarried = sound.prompt.kind === 'choose' && to !== undefined && !(await hasButton(page, sound.answer));
  if (isCarried && (await carry(page, from as string, to)) && (await isTaken(page, sound.prompt.id))) return;
  await give(page, sound);
}

const isPicked = async (page: Page, ref: string): Promise<boolean> =>
  (await page.locator(`[data-ref="${ref}"][data-selected]`).count()) > 0;

interface PlayOptions {
  readonly decide?: Decide;
  /** How an answer is given; by pointing unless told otherwise. */
  readonly hand?: (page: Page, sound: Sound) => Promise<void>;
  /** Looks at the page before every answer. */
  readonly each?: (sound: Sound, n: number) => Promise<void>;
}

/** Plays a solo match on until it is over; how many answers it took. */
export async function playToTheEnd(
  page: Page,
  { decide = soundly, hand = give, each = async () => undefined }: PlayOptions = {},
): Promise<number> {
  let given = 0;
  let followed: Followed | null = null;
  for (let n = 0; n < 4000; n++) {
    await page.waitForFunction(() => document.querySelector('[data-testid="result"]') !== null || document.title.startsWith('●'));
    if ((await page.getByTestId('result').count()) > 0) return given;
    const record = await recordOf(page);
    const game = (await loadGame(record.game)) as AnyGame;
    followed = follow(game, record, followed);
    const sound = await soundAnswer(page, game, followed, decide);
    if (sound === null) {
      await page.waitForTimeout(20);
      continue;
    }
    await each(sound, given);
    const before = await page.getByTestId('table').getAttribute('data-version');
    await hand(page, sound);
    given++;
    await page.waitForFunction((old) => document.querySelector('[data-testid="table"]')?.getAttribute('data-version') !== old, before);
  }
  throw new Error('the match does not end');
}
