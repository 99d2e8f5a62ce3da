/** Running a match again from its seed: for take-backs, replays and whoever doubts a die. */
import { type AnyGame, type Entry, type Json, Run, SeededChance } from '@bridgehead/kernel';
import type { MatchSetup } from './desk.ts';

export type AnyRun = Run<Json>;

type Beginning = Pick<MatchSetup, 'options' | 'seats' | 'from'> & { readonly seed: string };

/** No match draws more dice than this. */
const FURTHEST = 0x7fff_ffff;

/** A match at its first question. One that goes on from a record begins at that position with dice of its own. */
export function beginRun(game: AnyGame, { options, seats, from, seed }: Beginning, stride = 0): AnyRun {
  const chance = new SeededChance(seed);
  if (from === null) return Run.begin(game, { seats, options, chance }, { kept: true, watched: true, stride }) as AnyRun;
  const past = Run.begin(game, { seats, options, chance: new SeededChance(from.seed) }, { kept: true, watched: true }) as AnyRun;
  for (const entry of from.entries) enterOrThrow(past, entry);
  return Run.resume(game, { ...past.save(), chance: 0 }, chance, { watched: true, stride }) as AnyRun;
}

/** Moves the run on by an entry, judged as if it were new. The problem, or null. */
export function enter(run: AnyRun, entry: Entry): string | null {
  if (typeof entry !== 'object' || entry === null) return 'not an entry';
  if ('jump' in entry) {
    if (!Number.isInteger(entry.jump) || entry.jump < 0 || entry.jump > FURTHEST) return 'a jump to nowhere';
    run.apply(entry);
    return null;
  }
  const ask = 'seat' in entry ? (entry.which === undefined ? run.askOf(entry.seat) : (run.asks[entry.which] ?? null)) : null;
  const refusal = 'concede' in entry ? run.concede(entry.concede) : run.answer(entry.seat, ask?.id ?? -1, entry.answer);
  return refusal === null ? null : `${refusal.clause ?? refusal.code} (${refusal.say.key})`;
}

export function enterOrThrow(run: AnyRun, entry: Entry): void {
  const problem = enter(run, entry);
  if (problem !== null) throw new Error(`an entry of the journal was refused: ${problem}`);
}

/**
 * The last position at or before `upTo` entries from which a match can go on with other dice: no die has fallen since the
 * beginning of its step, because those dice would have to fall again.
 */
export function cutFor(game: AnyGame, beginning: Beginning, entries: readonly Entry[], upTo: number): number {
  const run = beginRun(game, beginning);
  let cut = 0;
  for (let at = 0; at < Math.min(upTo, entries.length); at++) {
    enterOrThrow(run, entries[at] as Entry);
    const { position } = run.table.chance as SeededChance;
    if (run.result === null && position === run.start?.chance) cut = at + 1;
  }
  return cut;
}
