/**
 * The numbers of an attack (STC-40 to STC-53), as functions of what stands where. The rules, the
 * view, the bots and the table's odds panel all reckon with these.
 */
import { addAnyTerm, addTerm, type Term, type Terms } from '@bridgehead/kernel';
import { groundAttack, groundDefense, isCastle, type Space } from './board.ts';
import { type Card, itemKindOf, NONE, unitOf } from './cards.ts';
import { BASE, NATURAL_2, NATURAL_12, SHELTERED, STRENGTHENED } from './constants.ts';

/** How many of the 36 throws of two dice give each sum, at [sum]. */
export const WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
export const ALL_WAYS = 36;

export const itemAttack = (item: Card, to: Space): number =>
  item === NONE ? 0 : itemKindOf(item).attack + (isCastle(to) ? itemKindOf(item).siege : 0);
export const itemDefense = (item: Card): number => (item === NONE ? 0 : itemKindOf(item).defense);

/** Where the points of an attack or a defense come from. */
export const SOURCES = ['unit', 'item', 'high-ground', 'strengthened', 'ground', 'cleric'] as const;
export type Source = (typeof SOURCES)[number];
/** `of` is the unit that the points are for. */
export type Points = Term<Source, Card>;
type PointsList = Terms<Source, Card>;

/** STC-44. The ground of the attacker's own castle gives no Attack. */
export const attackTotal = (unit: Card, item: Card, from: Space, to: Space, strengthened: boolean, terms: PointsList = null): number =>
  addTerm(terms, 'unit', unit, unitOf(unit).attack ?? 0) +
  addAnyTerm(terms, 'item', unit, itemAttack(item, to)) +
  addAnyTerm(terms, 'high-ground', unit, groundAttack(from, to)) +
  addAnyTerm(terms, 'strengthened', unit, strengthened ? STRENGTHENED : 0);
/** STC-45. */
export const defenseTotal = (unit: Card, item: Card, space: Space, sheltered: boolean, terms: PointsList = null): number =>
  addTerm(terms, 'unit', unit, unitOf(unit).defense) +
  addAnyTerm(terms, 'item', unit, itemDefense(item)) +
  addAnyTerm(terms, 'ground', unit, groundDefense(space)) +
  addAnyTerm(terms, 'cleric', unit, sheltered ? SHELTERED : 0);

/** The highest sum that succeeds, 12 apart (STC-46, STC-47, STC-R46); below 3 there is none (STC-R19). */
export const topNumber = (attack: number, defense: number): number => BASE + attack - defense;

/** STC-41, STC-42, STC-47, STC-48. */
export const succeeds = (roll: number, top: number): boolean => roll === NATURAL_12 || (roll > NATURAL_2 && roll <= top);

const SUCCEEDING: readonly number[] = Array.from({ length: NATURAL_12 }, (_, top) =>
  WAYS.reduce((sum, ways, roll) => (succeeds(roll, top) ? sum + ways : sum), 0),
);
/** How many of 36 throws succeed; never more than 35 (STC-R20). */
export const succeedingWays = (top: number): number =>
  SUCCEEDING[top < NATURAL_2 ? NATURAL_2 : top >= NATURAL_12 ? NATURAL_12 - 1 : top] ?? 0;

/** Everything about one attack before the dice fall. `top` is null where no dice are thrown (STC-R21). */
export type Odds = {
  readonly attack: readonly Points[];
  readonly defense: readonly Points[];
  readonly modifier: number;
  readonly top: number | null;
  /** Succeeding throws out of 36. */
  readonly ways: number;
};

export interface Fighters {
  readonly attacker: Card;
  readonly item: Card;
  readonly from: Space;
  readonly strengthened: boolean;
  readonly target: Card;
  readonly targetItem: Card;
  readonly to: Space;
  readonly sheltered: boolean;
}

export function oddsBetween(f: Fighters): Odds {
  const attack: Points[] = [];
  const defense: Points[] = [];
  const total = attackTotal(f.attacker, f.item, f.from, f.to, f.strengthened, attack);
  // STC-14: nothing helps somebody who cannot defend.
  if (unitOf(f.target).type === 'support') return { attack, defense, modifier: total, top: null, ways: ALL_WAYS };
  const against = defenseTotal(f.target, f.targetItem, f.to, f.sheltered, defense);
  const modifier = total - against;
  const top = topNumber(total, against);
  return { attack, defense, modifier, top, ways: succeedingWays(top) };
}

/** The sums that succeed, in order: 3 to x and 12. */
export const succeedingRolls = (top: number): number[] => WAYS.flatMap((_, roll) => (succeeds(roll, top) ? [roll] : []));
