/** What the score looks up again and again, worked out once: numbers by card, by card and space, and sets of spaces as bits. */
import {
  type Board,
  distanceOn,
  groundDefense,
  isCastle,
  keepOf,
  SPACE_COUNT,
  SPACES,
  type Space,
  TWO_CASTLES,
  TWO_CASTLES_BARE,
} from '../board.ts';
import {
  bombards,
  CARD_COUNT,
  type Card,
  costOf,
  type ItemKind,
  isItem,
  isRegular,
  isUnit,
  itemKindOf,
  NONE,
  ownerOf,
  picks,
  shelters,
  type UnitId,
  unitOf,
} from '../cards.ts';
import { BASE } from '../constants.ts';
import { ALL_WAYS, succeedingWays } from '../odds.ts';

const cards = Array.from({ length: CARD_COUNT }, (_, card) => card);
const spaces = SPACES.map((_, space) => space);
const byCard = (of: (card: Card) => number): Float64Array => Float64Array.from(cards, of);
const byUnitAndSpace = (of: (unit: Card, space: Space) => number): Float64Array =>
  Float64Array.from(cards.flatMap((card) => spaces.map((space) => (isUnit(card) ? of(card, space) : 0))));

/** Units whose worth their cost does not tell, and what Support Units are worth in front. */
const EXTRA_VALUE: Readonly<Partial<Record<UnitId, number>>> = { hero: 1 };
const SUPPORT_STRENGTH: Readonly<Partial<Record<UnitId, number>>> = { catapult: 0.45, assassin: 0.45, sorcerer: 0.3 };

/** A unit's worth without its item. */
export const VALUE = byCard((card) => 1.2 + 1.3 * costOf(card) + (isUnit(card) ? (EXTRA_VALUE[unitOf(card).id] ?? 0) : 0));
export const ITEM_VALUE = 1;

/** What two spaces a turn add to a unit's strength. */
export const MOUNTED = 0.12;
function strengthOf(unit: Card): number {
  if (isRegular(unit)) return 0.35 + 0.09 * (unitOf(unit).attack ?? 0) + (unitOf(unit).move >= 2 ? MOUNTED : 0);
  return SUPPORT_STRENGTH[unitOf(unit).id] ?? 0.1;
}

export const ATTACK = byCard((card) => (isUnit(card) ? (unitOf(card).attack ?? 0) : 0));
export const MOVE = byCard((card) => (isUnit(card) ? unitOf(card).move : 0));
export const IS_CATAPULT = byCard((card) => (bombards(card) ? 1 : 0));
export const IS_ASSASSIN = byCard((card) => (picks(card) ? 1 : 0));
export const IS_CLERIC = byCard((card) => (shelters(card) ? 1 : 0));

const byItem = (of: (item: ItemKind) => number): Float64Array => byCard((card) => (isItem(card) ? of(itemKindOf(card)) : 0));
export const ITEM_ATTACK = byItem((item) => item.attack);
export const ITEM_SIEGE = byItem((item) => item.siege);
export const ITEM_DEFENSE = byItem((item) => item.defense);
export const ITEM_RANGE = byItem((item) => item.range);
export const ITEM_MOVE = byItem((item) => item.move);
/** Units that reach two paths far, and items that make them. */
export const IS_FAR = byCard((card) =>
  MOVE[card] === 2 || IS_CATAPULT[card] === 1 || ITEM_RANGE[card] !== 0 || ITEM_MOVE[card] !== 0 ? 1 : 0,
);

/** The Defense of somebody who falls without a roll. */
export const HELPLESS = -100;
/** At [unit × 22 + space]: printed Defense and ground together. */
export const DEFENSE = byUnitAndSpace((unit, space) => (isRegular(unit) ? unitOf(unit).defense + groundDefense(space) : HELPLESS));

/** At [modifier + SHIFT]: the chance of success. */
const WIDEST = 40;
export const SHIFT = WIDEST / 2;
export const CHANCE = Float64Array.from({ length: WIDEST }, (_, i) => succeedingWays(BASE + i - SHIFT) / ALL_WAYS);

export const CASTLE_OF = Int8Array.from(SPACES, (space) => space.castle ?? NONE);

/** What follows from the paths of a board. */
export interface Ground {
  /** Sets of spaces one path away, up to two paths away, and in the middle between two. */
  readonly beside: Int32Array;
  readonly near: Int32Array;
  readonly middles: Int32Array;
  /** At [unit × 22 + space]: strength times steps towards the enemy keep; and the steps alone at [owner × 22 + space]. */
  readonly advance: Float64Array;
  readonly steps: Float64Array;
}
const setOf = (of: readonly Space[]): number => of.reduce((set, space) => set | (1 << space), 0);
/** The first space of a set that is not empty. */
export const firstOf = (set: number): Space => 31 - Math.clz32(set & -set);
export const CASTLES = setOf(spaces.filter(isCastle));
export const ALL_SPACES = setOf(spaces);

function survey(board: Board): Ground {
  const steps = (owner: number, space: Space) => 6 - distanceOn(board, space, keepOf(1 - owner));
  return {
    beside: Int32Array.from(board.beside, setOf),
    near: Int32Array.from(board.near, setOf),
    middles: Int32Array.from(board.middles, setOf),
    advance: byUnitAndSpace((unit, space) => strengthOf(unit) * steps(ownerOf(unit), space)),
    steps: Float64Array.from({ length: 2 * SPACE_COUNT }, (_, i) => steps(Math.floor(i / SPACE_COUNT), i % SPACE_COUNT)),
  };
}
export const FULL_GROUND = survey(TWO_CASTLES);
export const BARE_GROUND = survey(TWO_CASTLES_BARE);
