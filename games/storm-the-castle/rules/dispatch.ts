/** The Dispatch phase (STC-20 to STC-26): units onto the own castle, items onto own Regular Units. */
import type { Reason, Seat } from '@bridgehead/kernel';
import { isCastleOf, type Space } from '../board.ts';
import { type Card, costOf, isRegular, itemKindOf, NONE, ownerOf, unitOf } from '../cards.ts';
import { type Castle, type CastleTable, handOf, isHeldBy, isOnBoard, itemOf, opponentOf, READY, recoveredOf, takeOut } from '../state.ts';
import { REASONS } from './reasons.ts';
import { muster, whyNotJoin } from './stacking.ts';

/** STC-R14: points that are left lapse. */
export function endDispatch(s: Castle): void {
  s.phase = 'act';
  s.points = 0;
}

/** Both are public; a hand that merely holds nothing playable is asked all the same, or the others would learn of it. */
export const isDispatchSpent = (s: Castle): boolean => s.points === 0 || handOf(s, s.active).length === 0;

/** STC-22. */
export const canAfford = (s: Castle, card: Card): boolean => costOf(card) <= s.points;

/** STC-20, STC-22: in the Dispatch phase, a card of the hand that the points pay for. */
export function whyNotPlay(s: Castle, seat: Seat, card: Card): Reason | null {
  if (s.phase === 'act') return REASONS.dispatchOver();
  if (!handOf(s, seat).includes(card)) return REASONS.notInHand();
  return canAfford(s, card) ? null : REASONS.points(costOf(card), s.points);
}

/** STC-23, STC-R12, and the rules of stacking. */
export function whyNotDeploy(s: Castle, seat: Seat, card: Card, space: Space): Reason | null {
  if (!isCastleOf(space, seat)) return REASONS.castle();
  return isHeldBy(s, space, opponentOf(seat)) ? REASONS.enemyHolds() : whyNotJoin(s, card, space);
}

/** STC-10, STC-25, STC-R13; some are not for everybody (STC-R43). */
export function whyNotEquip(s: Castle, seat: Seat, item: Card, unit: Card): Reason | null {
  if (!isOnBoard(s, unit)) return REASONS.noBearer();
  if (!isRegular(unit)) return REASONS.supportItem();
  if (ownerOf(unit) !== seat) return REASONS.enemyItem();
  if (itemOf(s, unit) !== NONE) return REASONS.secondItem();
  return itemKindOf(item).notFor === unitOf(unit).id ? REASONS.mounted() : null;
}

/** The unit may act this very turn (STC-R11). */
export function deploy(t: CastleTable, card: Card, space: Space): void {
  const s = t.state;
  pay(s, card);
  s.deed[card] = READY;
  muster(s, card, space);
  if (t.watched) t.emit({ type: 'deployed', seat: s.active, card, space, points: s.points });
}

/** STC-26: for life. */
export function equip(t: CastleTable, card: Card, unit: Card): void {
  const s = t.state;
  pay(s, card);
  s.item[unit] = card;
  if (t.watched) t.emit({ type: 'equipped', seat: s.active, card, unit, points: s.points });
}

function pay(s: Castle, card: Card): void {
  s.points -= costOf(card);
  s.stirred = true;
  takeOut(handOf(s, s.active), card);
  takeOut(recoveredOf(s, s.active), card);
}
