/** The end of a turn and of the match (STC-1, STC-2, STC-R41, STC-R44). */
import type { Seat } from '@bridgehead/kernel';
import { castleOf, distanceOn, keepOf, NORTH, SOUTH } from '../board.ts';
import { type Card, costOf, isUnit, NONE } from '../cards.ts';
import { STALL_ROUNDS } from '../constants.ts';
import {
  boardOf,
  type Castle,
  type CastleTable,
  deckOfSeat,
  type Ending,
  fieldOf,
  handOf,
  isHeldBy,
  itemOf,
  opponentOf,
  spaceOf,
} from '../state.ts';

/** Counts as the distance of a side without any unit. */
const NO_UNIT = 99;

export function endTurn(t: CastleTable, why: 'ended' | 'nothing-left'): void {
  const s = t.state;
  s.strengthened.length = 0;
  if (t.watched) t.emit({ type: 'turnEnded', seat: s.active, why });
  const isRoundOver = s.active !== s.first;
  if (isRoundOver) {
    s.quietRounds = s.stirred ? 0 : s.quietRounds + 1;
    s.stirred = false;
  }
  if (nobodyCanWin(s)) finish(t, 'nobody-left', null);
  else if (isRoundOver && s.round >= s.roundLimit) finish(t, 'round-limit', countOut(s));
  else if (s.quietRounds >= STALL_ROUNDS) finish(t, 'stall', countOut(s));
  else {
    if (isRoundOver) s.round++;
    s.active = opponentOf(s.active);
    s.phase = 'draw';
  }
}

/** STC-1, STC-2: at that very instant; nothing else of the turn is played. */
export function storm(t: CastleTable, unit: Card): void {
  const s = t.state;
  finish(t, 'stormed', s.active, unit);
}

/** STC-R41: either player, at any time. */
export const concede = (t: CastleTable, seat: Seat): void => finish(t, 'conceded', opponentOf(seat));

const CLAUSES: Readonly<Record<Ending, string>> = {
  stormed: 'STC-1',
  conceded: 'STC-R41',
  'round-limit': 'STC-R41',
  stall: 'STC-R41',
  'nobody-left': 'STC-R41',
};

function finish(t: CastleTable, how: Ending, winner: Seat | null, unit: Card | null = null): void {
  const clause = CLAUSES[how];
  t.state.outcome = { how, winner, clause };
  if (t.watched) t.emit({ type: 'matchEnded', how, winner, clause, unit });
  const ranking = winner === null ? [[SOUTH, NORTH]] : [[winner], [opponentOf(winner)]];
  t.end({ ranking, reason: `stc.end.${how}`, clause });
}

/** No unit on the board, in a hand or in a deck. A player without any is not out (STC-R44) while the other has one. */
function nobodyCanWin(s: Castle): boolean {
  if (s.field[0].length > 0 || s.field[1].length > 0) return false;
  return [SOUTH, NORTH].every((seat) => !handOf(s, seat).some(isUnit) && !deckOfSeat(s, seat).some(isUnit));
}

/** STC-R41: the first difference decides; null is a draw. */
export function countOut(s: Castle): Seat | null {
  for (const measure of [unitsInEnemyCastle, closenessToKeep, costOnBoard]) {
    const lead = measure(s, SOUTH) - measure(s, NORTH);
    if (lead !== 0) return lead > 0 ? SOUTH : NORTH;
  }
  return null;
}

function unitsInEnemyCastle(s: Castle, seat: Seat): number {
  let units = 0;
  for (const space of castleOf(opponentOf(seat))) if (isHeldBy(s, space, seat)) units += s.under[space] === NONE ? 1 : 2;
  return units;
}

/** The nearer the foremost unit is to the enemy keep, the greater. */
function closenessToKeep(s: Castle, seat: Seat): number {
  const keep = keepOf(opponentOf(seat));
  return -fieldOf(s, seat).reduce((least, unit) => Math.min(least, distanceOn(boardOf(s), spaceOf(s, unit), keep)), NO_UNIT);
}

function costOnBoard(s: Castle, seat: Seat): number {
  let cost = 0;
  for (const unit of fieldOf(s, seat)) {
    const item = itemOf(s, unit);
    cost += costOf(unit) + (item === NONE ? 0 : costOf(item));
  }
  return cost;
}
