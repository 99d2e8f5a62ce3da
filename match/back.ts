/** Going back: the run of a match as it was some entries ago, and what is unsaid with it. */
import { type Json, maskOf, Run, type Saved, type Seat, SeededChance } from '@bridgehead/kernel';
import { forgetEarned, unreward } from './clock.ts';
import { isTold, toldWithout, type Written } from './mask.ts';
import type { Match } from './match.ts';
import { type AnyRun, beginRun, enterOrThrow } from './rerun.ts';

/** A match is played on far more often than it is forked or gone back in. */
const STRIDE = 16;

/** Going back further than what is in memory: open the match again with its whole journal. */
export class NeedsHistory extends Error {}

/** The run where what is in memory begins: at the beginning of the match, or at the position it was put to rest in. */
export function runFrom({ game, setup, seed, base: { saved } }: Match): AnyRun {
  if (saved === null) return beginRun(game, { ...setup, seed }, STRIDE);
  return Run.resume(game, saved, new SeededChance(seed), { watched: true, stride: STRIDE }) as AnyRun;
}

/** The run as it was after `to` entries. */
function runAt(match: Match, to: number): AnyRun {
  const { count } = match.base;
  if (to < count) throw new NeedsHistory(`entry ${to} is before ${count}`);
  const run = runFrom(match);
  for (const entry of match.entries.slice(0, to - count)) enterOrThrow(run, entry);
  run.takeEvents();
  return run;
}

/** A free undo of the last entry. A run that was opened again since cannot do it by itself and is built again. */
export function goBack(match: Match, seat: Seat, to: number): void {
  const run = match.run as AnyRun;
  match.desk.petition = null;
  if (to === match.count - 1 && run.canUndo(seat)) {
    run.undo(seat);
    unplay(match, match.entries.length - 1, seat);
  } else rebuild(match, to, seat);
}

export function rebuild(match: Match, to: number, seat: Seat): void {
  const before = match.run as AnyRun;
  match.run = runAt(match, to);
  match.run.follows(before, seat);
  unplay(match, to - match.base.count, seat);
}

/** Nothing from this entry on was played; a person who gave up in it has not, and one who began with it begins again. */
function unplay(match: Match, from: number, by: Seat): void {
  const { seats, clock } = match.desk;
  for (const entry of match.entries.splice(from)) {
    if ('concede' in entry) Object.assign(seats[entry.concede] ?? {}, { gaveUp: false });
    if (!('seat' in entry)) continue;
    if (entry.seat === by) unreward(clock, by);
    else forgetEarned(clock, entry.seat);
  }
  for (const seat of seats) {
    if ((seat.opening?.at ?? -1) >= match.count) delete seat.opening;
    if ((seat.given?.at ?? -1) >= match.count) delete seat.given;
  }
}

/** Where among the entries in memory these words were given: the seat's last ones, not later than they were told; -1 if they were not. */
export function placeOf(match: Match, written: Written): number {
  const run = runFrom(match);
  const until = match.entries.findIndex((entry) => {
    enterOrThrow(run, entry);
    return isTold(run.takeEvents(), written);
  });
  const { seat, text } = written;
  return match.entries.findLastIndex((entry, at) => at <= until && 'seat' in entry && entry.seat === seat && entry.answer === text);
}

/** Wipes a written answer out: from here on, and looking back, it never had other words than the mask. */
export function erase(match: Match, written: Written): void {
  const { seat, text } = written;
  const at = placeOf(match, written);
  match.erased.push(written);
  match.desk.wrote = match.desk.wrote.filter((one) => one.text !== text);
  for (const one of match.desk.seats) if (one.given?.answer === text) delete one.given;
  match.recent = match.recent.map((told) => toldWithout(told, written));
  if (at < 0) throw new NeedsHistory('words from before what is in memory');
  const before = match.run as AnyRun;
  match.entries[at] = { seat, answer: maskOf(text) };
  match.run = runAt(match, match.count);
  match.run.follows(before, null);
}

/** After a rule went wrong in the middle: the position before, to look at. */
export function standStill(match: Match): void {
  try {
    match.run = runAt(match, match.count);
  } catch {
    match.run = null;
  }
}

/** The run put to rest. A frozen match comes to rest even if its game cannot copy its own state any more. */
export function savedOf(match: Match): Saved<Json> | null {
  const run = match.run as AnyRun;
  if (match.desk.phase !== 'frozen') return run.save();
  try {
    return run.save();
  } catch {
    return null;
  }
}
