/**
 * Clocks. A seat's clock runs while a person in it is asked something. Time is always handed in; what is kept is how much
 * each seat had left at a moment, and whose clocks have been running since.
 */
import type { Seat } from '@bridgehead/kernel';
import type { ClockChoice } from './api.ts';

export interface ClockState {
  /** Milliseconds left for each seat at `since`. */
  left: number[];
  running: Seat[];
  since: number;
}

const DAY = 86_400_000;
/** Whoever takes the seat back from a stand-in has at least this long. */
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

export const newClock = (clock: ClockChoice, seats: number, now: number): ClockState => ({
  left: Array.from({ length: seats }, () => allowance(clock)),
  running: [],
  since: now,
});

/** Lets the time pass. A moment before `since`, from a clock that runs behind, counts as `since`. */
export function pass(state: ClockState, now: number): void {
  const elapsed = Math.max(0, now - state.since);
  for (const seat of state.running) state.left[seat] = Math.max(0, (state.left[seat] ?? 0) - elapsed);
  state.since = Math.max(state.since, now);
}

/** The seat has answered: an increment, or the whole time for its next answer. */
export function rewind(state: ClockState, clock: ClockChoice, seat: Seat): void {
  if (clock.kind === 'live') state.left[seat] = (state.left[seat] ?? 0) + clock.increment * 1000;
  else if (clock.kind !== 'none') state.left[seat] = allowance(clock);
}

export function grace(state: ClockState, clock: ClockChoice, seat: Seat): void {
  if (clock.kind === 'live') state.left[seat] = Math.max(GRACE, state.left[seat] ?? 0);
  else rewind(state, clock, seat);
}

/** When the first running clock ends, and whose it is. */
export function nextExpiry(state: ClockState, clock: ClockChoice): { seat: Seat; at: number } | null {
  if (clock.kind === 'none') return null;
  let first: { seat: Seat; at: number } | null = null;
  for (const seat of state.running) {
    const at = state.since + (state.left[seat] ?? 0);
    if (first === null || at < first.at) first = { seat, at };
  }
  return first;
}
