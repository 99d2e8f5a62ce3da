/** Running a match again from its seed: for take-backs, replays and checks. */
import { type AnyGame, type Entry, enter, type Json, Run, SeededChance } from '@bridgehead/kernel';
import type { MatchSetup } from './desk.ts';

export type AnyRun = Run<Json>;

export type BeginningOfMatch = Pick<MatchSetup, 'options' | 'seats' | 'from'> & { readonly seed: string };

/** A match at its first question. One that goes on from a record begins at that position with dice of its own. */
export function beginRun(game: AnyGame, { options, seats, from, seed }: BeginningOfMatch, stride = 0): AnyRun {
  const chance = new SeededChance(seed);
  if (from === null) return Run.begin(game, { seats, options, chance }, { kept: true, watched: true, stride }) as AnyRun;
  const past = Run.begin(game, { seats, options, chance: new SeededChance(from.seed) }, { kept: true }) as AnyRun;
  for (const entry of from.entries) enterOrThrow(past, entry);
  return Run.resume(game, { ...past.save(), chance: 0 }, chance, { watched: true, stride }) as AnyRun;
}

export function enterOrThrow(run: AnyRun, entry: Entry): void {
  const problem = enter(run, entry);
  if (problem !== null) throw new Error(`an entry of the journal was refused: ${problem}`);
}

/**
 * The last position at or before `upTo` entries from which a match can go on with other dice: no die has fallen since the
 * beginning of its step, because those dice would have to fall again.
 */
export function cutFor(game: AnyGame, beginning: BeginningOfMatch, entries: readonly Entry[], upTo: number): number {
  const run = beginRun(game, beginning);
  let cut = 0;
  for (let at = 0; at < Math.min(upTo, entries.length); at++) {
    enterOrThrow(run, entries[at] as Entry);
    const { position } = run.table.chance as SeededChance;
    if (run.result === null && position === run.start?.chance) cut = at + 1;
  }
  return cut;
}
