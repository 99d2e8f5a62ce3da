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
  /** By seat: what was left before its last answer was rewarded, for whoever takes that answer back. */
  before: number[];
  /** By seat: has it had its one respite? */
  graced: boolean[];
}

const DAY = 86_400_000;
/** An answer may be this long under way when the clock stands at nothing; then the time has run out. */
export const LAG_FORGIVEN = 500;
/** Whoever takes the seat back after the time ran out has this long, once in a match. */
const GRACE = 30_000;

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
  return { left, running: [], pace: [], since: now, before: [...left], graced: left.map(() => false) };
}

/** Lets the time pass. A moment before `since`, from a clock that runs behind, counts as `since`. */
export function pass(state: ClockState, now: number): void {
  const elapsed = Math.max(0, now - state.since);
  state.running.forEach((seat, i) => {
    state.left[seat] = Math.max(0, (state.left[seat] as number) - elapsed / (state.pace[i] ?? 1));
  });
  state.since = Math.max(state.since, now);
}

/** The seat has answered: an increment, or the whole time for its next answer. */
export function reward(state: ClockState, clock: ClockChoice, seat: Seat): void {
  const left = state.left[seat] as number;
  state.before[seat] = left;
  if (clock.kind === 'live') state.left[seat] = left + clock.increment * 1000;
  else state.left[seat] = allowance(clock);
}

/** The seat has taken its answer back: what it earned by it goes too. Thinking time never comes back. */
export function unreward(state: ClockState, clock: ClockChoice, seat: Seat): void {
  const left = state.left[seat] as number;
  if (clock.kind === 'live') state.left[seat] = Math.max(0, left - clock.increment * 1000);
  else state.left[seat] = Math.min(left, state.before[seat] ?? left);
}

/** Somebody takes a seat back from a stand-in: with what was left, and a respite once if that is nothing. */
export function grace(state: ClockState, clock: ClockChoice, seat: Seat): void {
  if (clock.kind === 'none' || state.graced[seat] === true || (state.left[seat] as number) > 0) return;
  state.graced[seat] = true;
  state.left[seat] = Math.min(GRACE, allowance(clock));
}

/** When the time of the first running clock is taken to have run out, and whose it is: a little after it stands at nothing. */
export function nextExpiry(state: ClockState, clock: ClockChoice): { seat: Seat; at: number } | null {
  if (clock.kind === 'none') return null;
  let first: { seat: Seat; at: number } | null = null;
  state.running.forEach((seat, i) => {
    const at = state.since + Math.ceil((state.left[seat] as number) * (state.pace[i] ?? 1)) + LAG_FORGIVEN;
    if (first === null || at < first.at) first = { seat, at };
  });
  return first;
}
