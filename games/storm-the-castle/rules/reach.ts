/** How far a unit gets (STC-32, STC-33, STC-R5 to STC-R10): by foot, by charge, by shot. */
import { distanceOn, isCastle, middlesOn, type Space } from '../board.ts';
import { type Card, isA, itemKindOf, NONE, ownerOf, unitOf } from '../cards.ts';
import { CATAPULT_RANGE } from '../constants.ts';
import { boardOf, type Castle, isHeldBy, itemOf, opponentOf, spaceOf } from '../state.ts';
import { canStandOn } from './stacking.ts';

/** STC-R5; a Warhorse makes it two. */
export function moveOf(s: Castle, unit: Card): number {
  const item = itemOf(s, unit);
  const mounted = item === NONE ? 0 : itemKindOf(item).move;
  return mounted > 0 ? mounted : unitOf(unit).move;
}

/** Paths a unit can shoot; 0 for none. STC-66, and the Longbow. */
export function rangeOf(s: Castle, unit: Card): number {
  if (isA(unit, 'catapult')) return CATAPULT_RANGE;
  const item = itemOf(s, unit);
  return item === NONE ? 0 : itemKindOf(item).range;
}

/** STC-R6, STC-R9: of the spaces in the middle of the way, one is free of enemies. */
export function isMiddleOpen(s: Castle, unit: Card, to: Space): boolean {
  const enemy = opponentOf(ownerOf(unit));
  for (const middle of middlesOn(boardOf(s), spaceOf(s, unit), to)) if (!isHeldBy(s, middle, enemy)) return true;
  return false;
}

/** Can the unit come as far as `to` along the paths? Whoever stands there does not matter. */
export function isWayOpen(s: Castle, unit: Card, to: Space): boolean {
  const distance = distanceOn(boardOf(s), spaceOf(s, unit), to);
  if (distance === 1) return true;
  return distance === 2 && moveOf(s, unit) >= 2 && isMiddleOpen(s, unit, to);
}

/** STC-R6 to STC-R8: along an open way, onto an empty space or a legal stack. */
export const canMove = (s: Castle, unit: Card, to: Space): boolean => canStandOn(s, unit, to) && isWayOpen(s, unit, to);

/** STC-32, STC-R9, STC-R37; a Catapult only shoots (STC-R26), Cleric and Blacksmith do not fight (STC-R27). */
export const canStrike = (s: Castle, unit: Card, to: Space): boolean =>
  isHeldBy(s, to, opponentOf(ownerOf(unit))) && unitOf(unit).attack !== null && !isA(unit, 'catapult') && isWayOpen(s, unit, to);

/** STC-66, STC-67, STC-R10, STC-R26: over the heads of whoever is in between. */
export function canShoot(s: Castle, unit: Card, to: Space): boolean {
  const range = rangeOf(s, unit);
  if (range === 0 || !isHeldBy(s, to, opponentOf(ownerOf(unit)))) return false;
  const distance = distanceOn(boardOf(s), spaceOf(s, unit), to);
  return distance >= 1 && distance <= range && (isCastle(to) || !isA(unit, 'catapult'));
}
