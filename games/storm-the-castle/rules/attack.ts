/** Attacking (STC-32 to STC-53): the totals, the dice, and what becomes of both sides. */
import { keepOf, type Space } from '../board.ts';
import { type Card, isRegular, shelters } from '../cards.ts';
import { NATURAL_2 } from '../constants.ts';
import { attackTotal, defenseTotal, oddsBetween, succeeds, topNumber } from '../odds.ts';
import {
  ATTACKED,
  type AttackMode,
  type Castle,
  type CastleTable,
  isEmpty,
  isStrengthened,
  itemOf,
  opponentOf,
  partnerOf,
  spaceOf,
} from '../state.ts';
import { storm } from './end.ts';
import { destroy } from './graveyard.ts';
import { enter, leave } from './stacking.ts';

/** STC-70, STC-R29: a Cleric shares the unit's space. */
export function isSheltered(s: Castle, unit: Card): boolean {
  return shelters(partnerOf(s, unit)) && isRegular(unit);
}

/** STC-44. */
export const totalAttack = (s: Castle, unit: Card, to: Space): number =>
  attackTotal(unit, itemOf(s, unit), spaceOf(s, unit), to, isStrengthened(s, unit));
/** STC-45. */
export const totalDefense = (s: Castle, unit: Card): number => defenseTotal(unit, itemOf(s, unit), spaceOf(s, unit), isSheltered(s, unit));

/** The attack is one of the two (STC-29) and all that the unit does this turn (STC-28). */
export function attack(t: CastleTable, mode: AttackMode, attacker: Card, space: Space, target: Card): void {
  const s = t.state;
  s.deed[attacker] = ATTACKED;
  s.attacksUsed++;
  s.stirred = true;
  if (t.watched) announce(t, mode, attacker, space, target);
  // STC-R33: by the printed type, not by what the Defense has become.
  if (isRegular(target)) strike(t, mode, attacker, space, target);
  else succeed(t, mode, attacker, space, target); // STC-14, STC-R21: no dice
}

function strike(t: CastleTable, mode: AttackMode, attacker: Card, space: Space, target: Card): void {
  const s = t.state;
  const top = topNumber(totalAttack(s, attacker, space), totalDefense(s, target));
  const first = t.die(6);
  const second = t.die(6);
  const roll = first + second;
  const success = succeeds(roll, top);
  if (t.watched) t.emit({ type: 'rolled', seat: s.active, for: 'attack', dice: [first, second], sum: roll, success });
  if (success) succeed(t, mode, attacker, space, target);
  else if (roll === NATURAL_2 && mode === 'melee') destroy(t, attacker, 'natural-2'); // STC-36; a shooter is safe (STC-39)
}

/** STC-34, STC-37. One attack kills one unit; a second one holds the space (STC-R22). */
function succeed(t: CastleTable, mode: AttackMode, attacker: Card, space: Space, target: Card): void {
  const s = t.state;
  destroy(t, target, 'attack');
  if (mode === 'ranged' || !isEmpty(s, space)) return;
  leave(s, attacker);
  enter(s, attacker, space);
  if (t.watched) t.emit({ type: 'advanced', seat: s.active, unit: attacker, to: space });
  if (space === keepOf(opponentOf(s.active))) storm(t, attacker);
}

function announce(t: CastleTable, mode: AttackMode, attacker: Card, to: Space, target: Card): void {
  const s = t.state;
  const from = spaceOf(s, attacker);
  const odds = oddsBetween({
    attacker,
    item: itemOf(s, attacker),
    from,
    strengthened: isStrengthened(s, attacker),
    target,
    targetItem: itemOf(s, target),
    to,
    sheltered: isSheltered(s, target),
  });
  t.emit({ type: 'attacked', seat: s.active, attacker, mode, from, target, to, odds });
}
