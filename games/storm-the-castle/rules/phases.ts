/** What belongs to which phase (STC-17), and who may act at all. */
import type { Json, Reason, Seat } from '@bridgehead/kernel';
import { type Card, ownerOf } from '../cards.ts';
import { type Castle, graveyardOf, isOnBoard } from '../state.ts';
import { REASONS } from './reasons.ts';

export const whyNotDispatching = (s: Castle): Reason | null => (s.phase === 'act' ? REASONS.dispatchOver() : null);
export const whyNotActing = (s: Castle): Reason | null => (s.phase === 'act' ? null : REASONS.dispatchFirst());

/** An own unit on the board, in its phase. */
export function whyNotActor(s: Castle, seat: Seat, unit: Card): Reason | null {
  const isOwn = ownerOf(unit) === seat;
  if (isOwn && !isOnBoard(s, unit)) return graveyardOf(s, seat).includes(unit) ? REASONS.fallen() : REASONS.notOnBoard();
  return whyNotActing(s) ?? (isOwn ? null : REASONS.notYours());
}

/** What happens by itself or never, and is asked for all the same. */
export function whyNever(answer: Json): Reason | null {
  const verb = Array.isArray(answer) ? answer[0] : answer;
  return verb === 'draw' ? REASONS.draw() : verb === 'unequip' ? REASONS.unequip() : null;
}

/** The other player's turn, or the match is over. */
export const outOfTurn = (_s: Castle, _seat: Seat, over: boolean): Reason => (over ? REASONS.over() : REASONS.yourTurn());
