/** A match as its row in the database tells it: for lists, and for finding what is due. */
import { botTurns, type Match, nextByItself, type SeatShown, seatsShown } from '@bridgehead/match';
import type { RowPatch } from '../store/engine.ts';

/** A bot that has not moved after so long is seen to by whichever node finds it. */
const BOT_GUARD = 15_000;

export function rowOf(match: Match): RowPatch {
  const { desk, run } = match;
  return {
    phase: desk.phase,
    seats: JSON.stringify(seatsShown(match).map((seat): SeatShown => ({ ...seat, name: '' }))),
    waiting: JSON.stringify(match.waiting()),
    moved: desk.moved,
    due: dueOf(match),
    answered: run?.answered ?? 0,
    result: desk.result === null ? null : JSON.stringify(desk.result),
  };
}

/** Phase, whose turn it is and what is due: what must not be wrong in the row even for a moment. */
export const turnOf = (match: Match): string => `${match.desk.phase} ${match.waiting()} ${dueOf(match)}`;

function dueOf(match: Match): number | null {
  const next = nextByItself(match);
  if (botTurns(match).length === 0) return next?.at ?? null;
  return Math.min(next?.at ?? Number.POSITIVE_INFINITY, match.desk.moved + BOT_GUARD);
}
