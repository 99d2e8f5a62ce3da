/** A match as its row in the database tells it: for lists, which show what a spectator is shown, and for finding what is due. */
import type { Seat } from '@bridgehead/kernel';
import { botTurns, clockShown, type Match, nextByItself, type SeatShown, seatsShown, waitingFor } from '@bridgehead/match';
import type { RowPatch, TurnPatch } from '../store/engine.ts';

/** A bot that has not moved after so long is seen to by whichever node finds it. */
const BOT_GUARD = 15_000;

export function rowOf(match: Match): RowPatch {
  const { phase, result } = match.desk;
  return {
    ...turnRowOf(match, turnOf(match)),
    phase,
    free: match.desk.seats.filter(({ driver, keptFor }) => driver === 'open' && keptFor === null).length,
    seats: JSON.stringify(seatsShown(match).map((seat): SeatShown => ({ ...seat, name: '' }))),
    result: result === null ? null : JSON.stringify(result),
  };
}
/** The part of it that is different after every turn. */
export const turnRowOf = (match: Match, { waiting, turned, ends, due }: Turn): TurnPatch => ({
  waiting: JSON.stringify(waiting),
  awaited: JSON.stringify(waitingFor(match, 'spectator')),
  moved: match.desk.moved,
  turned,
  ends,
  due,
});

/** All that must not be wrong in the row even for a moment, but for the seats. */
export interface Turn {
  readonly phase: Match['desk']['phase'];
  readonly waiting: readonly Seat[];
  readonly turned: number;
  readonly ends: number | null;
  readonly due: number | null;
}
export const turnOf = (match: Match): Turn => ({
  phase: match.desk.phase,
  waiting: match.waiting(),
  turned: match.desk.turned,
  ends: endsOf(match),
  due: dueOf(match),
});
export const isSameTurn = (one: Turn, other: Turn): boolean =>
  one.phase === other.phase &&
  one.turned === other.turned &&
  one.ends === other.ends &&
  one.due === other.due &&
  one.waiting.length === other.waiting.length &&
  one.waiting.every((seat, i) => seat === other.waiting[i]);

/** When the first of the clocks that everybody sees stands at nothing. */
function endsOf(match: Match): number | null {
  if (match.setup.clock.kind === 'none' || match.desk.phase !== 'playing') return null;
  const { left, running, pace, since } = clockShown(match, 'spectator');
  if (since === null || running.length === 0) return null;
  return Math.min(...running.map((seat, i) => since + Math.ceil((left[seat] ?? 0) * (pace[i] ?? 1))));
}

/** Standing passes and bots included: for the server alone. */
function dueOf(match: Match): number | null {
  const next = nextByItself(match);
  if (botTurns(match).length === 0) return next?.at ?? null;
  return Math.min(next?.at ?? Number.POSITIVE_INFINITY, match.desk.moved + BOT_GUARD);
}
