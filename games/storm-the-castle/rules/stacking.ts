/** Stacking (STC-54 to STC-59): who may share a space, and who stands on top. */
import type { Reason } from '@bridgehead/kernel';
import type { Space } from '../board.ts';
import { type Card, isRegular, kindOf, NONE, ownerOf } from '../cards.ts';
import { type Castle, fieldOf, spaceOf, topOf, underOf } from '../state.ts';
import { REASONS } from './reasons.ts';

/**
 * Why the unit cannot join own units in the space: two at most, and not both Regular (STC-11, STC-15, STC-54, STC-55). Items lie
 * with their bearers and take no room (STC-R23). Null where none of its own stand.
 */
export function whyNotJoin(s: Castle, unit: Card, space: Space): Reason | null {
  const top = topOf(s, space);
  if (top === NONE || ownerOf(top) !== ownerOf(unit)) return null;
  if (underOf(s, space) !== NONE) return REASONS.full();
  return isRegular(top) && isRegular(unit) ? REASONS.twoRegulars() : null;
}

/** Does the newcomer come to lie above the unit that is there? */
function goesOnTop(newcomer: Card, there: Card): boolean {
  if (isRegular(newcomer)) return true; // STC-56; two Regular Units never meet
  if (isRegular(there)) return false;
  return kindOf(newcomer).name < kindOf(there).name; // STC-57; of two with one name the older stays on top (STC-R24)
}

/** Puts a unit that is on the board, or just comes to it, into a space. */
export function enter(s: Castle, unit: Card, space: Space): void {
  const there = topOf(s, space);
  if (there === NONE) s.top[space] = unit;
  else if (goesOnTop(unit, there)) {
    s.top[space] = unit;
    s.under[space] = there;
  } else s.under[space] = unit;
  s.space[unit] = space;
}

/** Takes a unit out of its space; a partner stays behind (STC-R39). */
export function leave(s: Castle, unit: Card): void {
  const space = spaceOf(s, unit);
  if (topOf(s, space) === unit) s.top[space] = underOf(s, space);
  s.under[space] = NONE;
  s.space[unit] = NONE;
}

/** A unit comes onto the board, by dispatch or by raising. */
export function muster(s: Castle, unit: Card, space: Space): void {
  const field = fieldOf(s, ownerOf(unit));
  let at = field.length;
  while (at > 0 && (field[at - 1] ?? NONE) > unit) {
    field[at] = field[at - 1] ?? NONE;
    at--;
  }
  field[at] = unit;
  enter(s, unit, space);
}
