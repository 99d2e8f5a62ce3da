/**
 * Clocks. A seat's clock runs while a person in it is asked something, slower where the question asks for patience. Time is
 * always handed in; what is kept is how much each seat had left at a moment, and whose clocks have been running since.
 */
import type { Seat } from '@bridgehead/kernel';
import type { ClockChoice } from './api.ts';

export interface ClockState {
  /** Milliseconds left for each seat at `since`. */
  left: number[];
  running: Seat[];
  /** How many times slower each of the running clocks runs. */
  pace: number[];
  since: number;
  /** Looked for by nodes of an earlier release as long as there are any; not used here. */
  before: number[];
  /** By seat: what its latest answers earned, oldest first, for take-backs. */
  earned: number[][];
  /** By seat: has it had its one respite? */
  graced: boolean[];
  /** By seat: since when no time is left, no matter what else is done; null while anything is left. */
  empty: (number | null)[];
  /**
   * By seat: how long the stand-in that its person called has thought about the open question, which is theirs to pay if they
   * come back before it answers; null: the seat is not away, or its time had run out.
   */
  owed: (number | null)[];
  /** Where a stand-in thinks at somebody's cost, and how many times slower that costs. */
  lent: { readonly seat: Seat; readonly pace: number }[];
}

const DAY = 86_400_000;
/** An answer may be this long under way when the clock stands at nothing; then the time has run out. */
export const LAG_FORGIVEN = 500;
/** A person who takes the seat back after the time ran out has this long, once in a match. */
const GRACE = 30_000;

/** Nobody takes more answers back one by one than this. */
const EARNED_KEPT = 64;

/** What a seat has for its first answer. */
export function allowance(clock: ClockChoice): number {
  switch (clock.kind) {
    case 'none':
      return 0;
    case 'live':
      return clock.base * 1000;
    case 'move':
      return clock.seconds * 1000;
    case 'days':
      return clock.days * DAY;
  }
}

export function newClock(clock: ClockChoice, seats: number, now: number): ClockState {
  const left = Array.from({ length: seats }, () => allowance(clock));
  const none = left.map(() => null);
  return {
    left,
    running: [],
    pace: [],
    since: now,
    before: [],
    earned: left.map(() => []),
    graced: left.map(() => false),
    empty: [...none],
    owed: none,
    lent: [],
  };
}

/** One that was put to rest by an earlier release may lack what it did not know of. */
export const wholeClock = (state: ClockState): ClockState => ({
  ...state,
  earned: state.earned ?? state.left.map(() => []),
  empty: state.empty ?? state.left.map(() => null),
  owed: state.owed ?? state.left.map(() => null),
  lent: state.lent ?? [],
});

function leave(state: ClockState, seat: Seat, left: number, at: number): void {
  state.left[seat] = Math.max(0, left);
  state.empty[seat] = left > 0 ? null : (state.empty[seat] ?? at);
}

/** When a running clock comes, or came, to nothing. */
function endOf(state: ClockState, seat: Seat, pace: number): number {
  return state.empty[seat] ?? state.since + Math.ceil((state.left[seat] as number) * pace);
}

/** Lets the time pass. A moment before `since`, from a clock that runs behind, counts as `since`. */
export function pass(state: ClockState, now: number): void {
  const elapsed = Math.max(0, now - state.since);
  state.running.forEach((seat, i) => {
    const pace = state.pace[i] ?? 1;
    leave(state, seat, (state.left[seat] as number) - elapsed / pace, endOf(state, seat, pace));
  });
  for (const { seat, pace } of state.lent) state.owed[seat] = (state.owed[seat] ?? 0) + elapsed / pace;
  state.since = Math.max(state.since, now);
}

/** A stand-in is called. A person without time left has nothing to pay with. */
export function lend(state: ClockState, seat: Seat): void {
  state.owed[seat] = (state.left[seat] as number) > 0 ? 0 : null;
}
/** The stand-in has answered: what it thought is its own. */
export function settleUp(state: ClockState, seat: Seat): void {
  if (state.owed[seat] !== null) state.owed[seat] = 0;
}
/** The person is back, and pays for what was thought about the question that is theirs again. */
export function takeBack(state: ClockState, seat: Seat): void {
  leave(state, seat, (state.left[seat] as number) - (state.owed[seat] ?? 0), state.since);
  state.owed[seat] = null;
}

/** The seat has answered: an increment if that took its own time, or the whole time for its next answer. */
export function reward(state: ClockState, clock: ClockChoice, seat: Seat): void {
  if (clock.kind === 'none') return;
  const left = state.left[seat] as number;
  const increment = clock.kind === 'live' && state.running.includes(seat) ? clock.increment * 1000 : 0;
  const earns = clock.kind === 'live' ? increment : allowance(clock) - left;
  leave(state, seat, left + earns, state.since);
  state.earned[seat] = [...(state.earned[seat] ?? []), earns].slice(-EARNED_KEPT);
}

/** What the seat's last answer earned goes with it. Thinking time never comes back. */
export function unreward(state: ClockState, seat: Seat): void {
  const earned = state.earned[seat]?.pop() ?? 0;
  leave(state, seat, (state.left[seat] as number) - earned, state.since);
}
/** Somebody else took the seat's last answer back, who does not decide about its time. */
export function forgetEarned(state: ClockState, seat: Seat): void {
  state.earned[seat]?.pop();
}

/** Would anything be left if the seat took its last answer back now? */
export function affordsUndo(state: ClockState, clock: ClockChoice, seat: Seat, now: number): boolean {
  if (clock.kind === 'none') return true;
  const at = structuredClone(state);
  pass(at, now);
  unreward(at, seat);
  return (at.left[seat] as number) > 0;
}

/** Somebody takes a seat back from a stand-in: with what was left, and a respite once if that is nothing. */
export function grace(state: ClockState, clock: ClockChoice, seat: Seat): void {
  if (clock.kind === 'none' || state.graced[seat] === true || (state.left[seat] as number) > 0) return;
  state.graced[seat] = true;
  leave(state, seat, Math.min(GRACE, allowance(clock)), state.since);
}

/** No server was there to take an answer: that time counts for no clock, and uses up nothing that is forgiven. */
export function skip(state: ClockState, from: number, until: number): void {
  pass(state, from);
  const skipped = Math.max(0, until - state.since);
  state.empty = state.empty.map((at) => (at === null ? null : at + skipped));
  state.since += skipped;
}

/** When the time of the first running clock is taken to have run out, and whose it is: a little after it came to nothing. */
export function nextExpiry(state: ClockState, clock: ClockChoice): { seat: Seat; at: number } | null {
  if (clock.kind === 'none') return null;
  let first: { seat: Seat; at: number } | null = null;
  state.running.forEach((seat, i) => {
    const at = endOf(state, seat, state.pace[i] ?? 1) + LAG_FORGIVEN;
    if (first === null || at < first.at) first = { seat, at };
  });
  return first;
}

/** Has the seat's time run out, even if nobody has come to say so? */
export function isOut(state: ClockState, clock: ClockChoice, seat: Seat, now: number): boolean {
  const i = state.running.indexOf(seat);
  return clock.kind !== 'none' && i >= 0 && endOf(state, seat, state.pace[i] ?? 1) + LAG_FORGIVEN <= now;
}
