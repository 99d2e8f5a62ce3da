/** The score of a position from one side. */
import type { Seat } from '@bridgehead/kernel';
import { keepOf } from '../board.ts';
import { NONE } from '../cards.ts';
import { type Castle, opponentOf } from '../state.ts';
import { advance, bestTwoAttacks, danger, guardDefense, lost, restoreSurvey, resurvey, takeSurvey, worth } from './survey.ts';
import { HELPLESS } from './tables.ts';
import type { Weights } from './weights.ts';

export function score(s: Castle, seat: Seat, w: Weights): number {
  takeSurvey(s);
  return total(s, seat, w);
}

/** The score after a small change, at a set of spaces, to the position that `score` was last asked about. */
export function scoreOfTrial(s: Castle, seat: Seat, changed: number, w: Weights): number {
  resurvey(s, changed);
  const after = total(s, seat, w);
  restoreSurvey();
  return after;
}

function total(s: Castle, seat: Seat, w: Weights): number {
  const enemy = opponentOf(seat);
  let sum = w.value * ((worth[seat] ?? 0) - (worth[enemy] ?? 0));
  sum += w.advance * ((advance[seat] ?? 0) - w.enemyAdvance * (advance[enemy] ?? 0));
  sum += guardOf(s, seat, w) - guardOf(s, enemy, w);
  sum -= w.castle * ((lost[seat] ?? 0) - (lost[enemy] ?? 0));
  const loss = danger[seat] ?? 0;
  sum -= w.keepLoss * (loss >= 1 ? w.certain : loss);
  sum += w.keepGain * (danger[enemy] ?? 0);
  return sum - w.expectedLoss * bestTwoAttacks(enemy) + w.expectedGain * bestTwoAttacks(seat);
}

/** Who guards the own keep, and how well. */
function guardOf(s: Castle, seat: Seat, w: Weights): number {
  const defense = guardDefense(seat);
  if (defense === null) return 0;
  return w.guard * (defense === HELPLESS ? 0.3 : 1 + 0.25 * defense) + (s.under[keepOf(seat)] === NONE ? 0 : w.secondGuard);
}
