/**
 * The last answer that the person of a seat gave. After a lost connection a page sends an answer again of which it heard
 * nothing: whether it had arrived, or its question was settled otherwise, is known here and nowhere else.
 */
import { type AnswerEntry, type Json, type Seat, same } from '@bridgehead/kernel';
import type { Match } from './match.ts';
import type { AnyRun } from './rerun.ts';
import { screened } from './screen.ts';
import { cleanText } from './text.ts';

export interface Given {
  /** Questions later than this one, up to `prompt`, were the same one asked again. */
  readonly after: number;
  readonly prompt: number;
  readonly answer: Json;
  /** How many entries there were before it. */
  readonly at: number;
}

/** Noted before the run takes the answer. In free play it may have been meant for the question as it was before a team-mate was quicker. */
export function noteGiven(match: Match, run: AnyRun, { seat, answer }: AnswerEntry): void {
  const state = match.desk.seats[seat];
  const prompt = run.askOf(seat)?.id ?? 0;
  if (state !== undefined)
    state.given = { after: run.wait === 'any' ? (state.given?.prompt ?? 0) : prompt - 1, prompt, answer, at: match.count };
}

/** Is this what the person of the seat answered to that question, and does it still stand? */
export function wasGiven(match: Match, seat: Seat, prompt: number, answer: unknown): boolean {
  const given = match.desk.seats[seat]?.given;
  if (given === undefined || prompt <= given.after || prompt > given.prompt) return false;
  return same(given.answer, answer as Json) || (typeof answer === 'string' && texts(match, answer).includes(given.answer));
}
/** What becomes of written words on their way into the match. */
const texts = (match: Match, text: string): unknown[] =>
  [true, false].map((lines) => cleanText(text, lines)).flatMap((clean) => [clean, screened(match, clean, null)]);
