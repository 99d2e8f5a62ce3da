/** How far a unit gets (STC-32, STC-33, STC-R5 to STC-R10): by foot, by charge, by shot. */
import type { Reason } from '@bridgehead/kernel';
import { besideOn, distanceOn, isCastle, middlesOn, nearOn, SPACE_COUNT, type Space } from '../board.ts';
import { bombards, type Card, isItem, itemKindOf, NONE, ownerOf, picks, unitOf } from '../cards.ts';
import { ATTACKS_A_TURN } from '../constants.ts';
import { boardOf, type Castle, deedOf, isHeldBy, itemOf, opponentOf, RAISED, READY, spaceOf, topOf, underOf } from '../state.ts';
import { REASONS } from './reasons.ts';
import { whyNotJoin } from './stacking.ts';

/** STC-R5; a Warhorse makes it two. */
export function moveOf(s: Castle, unit: Card): number {
  const item = itemOf(s, unit);
  const mounted = item === NONE ? 0 : itemKindOf(item).move;
  return mounted > 0 ? mounted : unitOf(unit).move;
}

/** Paths a unit can shoot; 0 for none. STC-66, and the Longbow. */
export function rangeOf(s: Castle, unit: Card): number {
  const item = itemOf(s, unit);
  return item === NONE ? unitOf(unit).range : Math.max(unitOf(unit).range, itemKindOf(item).range);
}

/** The spaces that a unit could do anything to: its neighbours, and for units that ride or shoot those two paths away. */
export function withinReach(s: Castle, unit: Card): readonly Space[] {
  const isFar = moveOf(s, unit) > 1 || rangeOf(s, unit) > 1;
  return isFar ? nearOn(boardOf(s), spaceOf(s, unit)) : besideOn(boardOf(s), spaceOf(s, unit));
}

/** STC-R6, STC-R9: of the spaces in the middle of the way, one is free of enemies. */
export function isMiddleOpen(s: Castle, unit: Card, to: Space): boolean {
  const enemy = opponentOf(ownerOf(unit));
  for (const middle of middlesOn(boardOf(s), spaceOf(s, unit), to)) if (!isHeldBy(s, middle, enemy)) return true;
  return false;
}

/** STC-27, STC-28, STC-R31: a unit that has acted, or was raised this turn. */
export function whyNotReady(s: Castle, unit: Card): Reason | null {
  const deed = deedOf(s, unit);
  return deed === READY ? null : deed === RAISED ? REASONS.raised() : REASONS.acted();
}

/** Two paths in one go. */
const isRideOpen = (s: Castle, unit: Card, to: Space): boolean => moveOf(s, unit) >= 2 && isMiddleOpen(s, unit, to);

/** STC-R6 to STC-R8: along an open way, onto an empty space or a legal stack. Asked many times for every answer of a playout. */
export function whyNotMove(s: Castle, unit: Card, to: Space): Reason | null {
  const from = s.space[unit] ?? NONE;
  const top = s.top[to] ?? NONE;
  const isOccupied = top !== NONE && to !== from;
  if (isOccupied) {
    const crowded = whyNotJoin(s, unit, to);
    if (crowded !== null) return crowded;
  }
  if (s.deed[unit] !== READY) return whyNotReady(s, unit);
  const away = boardOf(s).distance[from * SPACE_COUNT + to];
  if (away !== 1 && !(away === 2 && isRideOpen(s, unit, to))) return REASONS.route(moveOf(s, unit));
  return isOccupied && ownerOf(top) !== ownerOf(unit) ? REASONS.enterEnemy() : null;
}
export const canMove = (s: Castle, unit: Card, to: Space): boolean => whyNotMove(s, unit, to) === null;

/** STC-32, STC-R9, STC-R37; a Catapult only shoots (STC-R26), Cleric and Blacksmith do not fight (STC-R27). */
export function whyNotStrike(s: Castle, unit: Card, to: Space, target: Card): Reason | null {
  const spent = whyNotReady(s, unit) ?? whyNoAttackLeft(s);
  if (spent !== null) return spent;
  const away = distanceOn(boardOf(s), spaceOf(s, unit), to);
  if (away > moveOf(s, unit)) return REASONS.reach();
  if (away === 2 && !isMiddleOpen(s, unit, to)) return REASONS.charge();
  const wrong = whyNotTarget(s, unit, to, target);
  if (wrong !== null) return wrong;
  return bombards(unit) ? REASONS.catapultMelee() : null;
}

/** STC-66, STC-67, STC-R10, STC-R26: over the heads of units in between. */
export function whyNotShoot(s: Castle, unit: Card, to: Space, target: Card): Reason | null {
  const spent = whyNotReady(s, unit) ?? whyNoAttackLeft(s);
  if (spent !== null) return spent;
  const away = distanceOn(boardOf(s), spaceOf(s, unit), to);
  const isSiege = bombards(unit);
  // Those who do not fight are told so as far as they reach on foot.
  if (!isSiege && away > (unitOf(unit).attack === null ? moveOf(s, unit) : rangeOf(s, unit))) return REASONS.reach();
  const wrong = whyNotTarget(s, unit, to, target);
  if (wrong !== null) return wrong;
  if (!isSiege) return null;
  return !isCastle(to) ? REASONS.castleOnly() : away > rangeOf(s, unit) ? REASONS.range() : null;
}

/** STC-29. */
const whyNoAttackLeft = (s: Castle): Reason | null => (s.attacksUsed < ATTACKS_A_TURN ? null : REASONS.thirdAttack());

/** An enemy, by somebody who fights (STC-13), and the top one first unless an Assassin chooses (STC-58, STC-64, STC-R25). */
function whyNotTarget(s: Castle, unit: Card, to: Space, target: Card): Reason | null {
  const top = topOf(s, to);
  if (top === NONE) return REASONS.empty();
  if (ownerOf(top) === ownerOf(unit)) return REASONS.ownUnit();
  if (unitOf(unit).attack === null) return REASONS.fight();
  if (target === top) return null;
  if (!picks(unit)) return REASONS.topFirst();
  if (isItem(target)) return REASONS.chooseUnit();
  return target === underOf(s, to) ? null : REASONS.empty();
}

/** Nobody is attacked where no enemy stands: looked at first, because it decides most often. */
export const canStrike = (s: Castle, unit: Card, to: Space): boolean =>
  isEnemyOn(s, unit, to) && whyNotStrike(s, unit, to, topOf(s, to)) === null;
export const canShoot = (s: Castle, unit: Card, to: Space): boolean =>
  isEnemyOn(s, unit, to) && whyNotShoot(s, unit, to, topOf(s, to)) === null;
const isEnemyOn = (s: Castle, unit: Card, space: Space): boolean => isHeldBy(s, space, opponentOf(ownerOf(unit)));
