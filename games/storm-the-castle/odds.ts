/**
 * The numbers of an attack (STC-40 to STC-53; specification section 6), as functions of what stands where. The rules, the
 * view, the bots and the table's odds panel all reckon with these.
 */
import { groundAttack, groundDefense, isCastle, type Space } from './board.ts';
import { type Card, itemKindOf, NONE, unitOf } from './cards.ts';

/** STC-71. */
export const STRENGTHENED = 3;
/** STC-70. */
export const SHELTERED = 3;
/** STC-43. */
export const BASE = 3;
export const NATURAL_2 = 2;
export const NATURAL_12 = 12;
/** How many of the 36 throws of two dice give each sum, at [sum]. */
export const WAYS: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];
export const ALL_WAYS = 36;

export const itemAttack = (item: Card, to: Space): number =>
  item === NONE ? 0 : itemKindOf(item).attack + (isCastle(to) ? itemKindOf(item).siege : 0);
export const itemDefense = (item: Card): number => (item === NONE ? 0 : itemKindOf(item).defense);

/** STC-44. The ground of the attacker's own castle gives no Attack. */
export const attackTotal = (unit: Card, item: Card, from: Space, to: Space, strengthened: boolean): number =>
  (unitOf(unit).attack ?? 0) + itemAttack(item, to) + groundAttack(from, to) + (strengthened ? STRENGTHENED : 0);
/** STC-45. */
export const defenseTotal = (unit: Card, item: Card, space: Space, sheltered: boolean): number =>
  unitOf(unit).defense + itemDefense(item) + groundDefense(space) + (sheltered ? SHELTERED : 0);

/** The highest sum that succeeds, 12 apart (STC-46, STC-47, STC-R46); below 3 there is none (STC-R19). */
export const topNumber = (attack: number, defense: number): number => BASE + attack - defense;

/** STC-41, STC-42, STC-47, STC-48. */
export const succeeds = (roll: number, top: number): boolean => roll === NATURAL_12 || (roll > NATURAL_2 && roll <= top);

const SUCCEEDING: readonly number[] = Array.from({ length: NATURAL_12 }, (_, top) =>
  WAYS.reduce((sum, ways, roll) => (succeeds(roll, top) ? sum + ways : sum), 0),
);
/** How many of 36 throws succeed (specification 6.2); never more than 35 (STC-R20). */
export const succeedingWays = (top: number): number =>
  SUCCEEDING[top < NATURAL_2 ? NATURAL_2 : top >= NATURAL_12 ? NATURAL_12 - 1 : top] as number;

/** One summand of a total, by name: 'unit', 'item', 'high-ground', 'strengthened', 'ground', 'cleric'. */
export type Term = { readonly what: TermName; readonly amount: number };
export const TERM_NAMES = ['unit', 'item', 'high-ground', 'strengthened', 'ground', 'cleric'] as const;
export type TermName = (typeof TERM_NAMES)[number];

const terms = (...all: [TermName, number][]): Term[] =>
  all.filter(([what, amount]) => what === 'unit' || amount !== 0).map(([what, amount]) => ({ what, amount }));

export const attackTerms = (unit: Card, item: Card, from: Space, to: Space, strengthened: boolean): Term[] =>
  terms(
    ['unit', unitOf(unit).attack ?? 0],
    ['item', itemAttack(item, to)],
    ['high-ground', groundAttack(from, to)],
    ['strengthened', strengthened ? STRENGTHENED : 0],
  );
export const defenseTerms = (unit: Card, item: Card, space: Space, sheltered: boolean): Term[] =>
  terms(
    ['unit', unitOf(unit).defense],
    ['item', itemDefense(item)],
    ['ground', groundDefense(space)],
    ['cleric', sheltered ? SHELTERED : 0],
  );
export const totalOf = (all: readonly Term[]): number => all.reduce((sum, term) => sum + term.amount, 0);

/** Everything about one attack before the dice fall. `top` is null where no dice are thrown (STC-R21). */
export type Odds = {
  readonly attack: readonly Term[];
  readonly defense: readonly Term[];
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
  const attack = attackTerms(f.attacker, f.item, f.from, f.to, f.strengthened);
  const defense = defenseTerms(f.target, f.targetItem, f.to, f.sheltered);
  const modifier = totalOf(attack) - totalOf(defense);
  if (unitOf(f.target).type === 'support') return { attack, defense, modifier, top: null, ways: ALL_WAYS };
  const top = topNumber(totalOf(attack), totalOf(defense));
  return { attack, defense, modifier, top, ways: succeedingWays(top) };
}

/** The sums that succeed, in order: 3 to x and 12. */
export const succeedingRolls = (top: number): number[] => WAYS.flatMap((ways, roll) => (ways > 0 && succeeds(roll, top) ? [roll] : []));
