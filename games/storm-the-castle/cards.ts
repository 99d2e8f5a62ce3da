/**
 * The cards (STC-7 to STC-16, STC-P1, STC-R3, STC-R4, STC-R43): two identical decks of fifty. A card is a number, 0 to 49
 * South's and 50 to 99 North's, in the order of the tables below; what is printed on it is looked up here.
 */
import { type Seat, varied } from '@bridgehead/kernel';

/** A card of either deck, 0 to 99. */
export type Card = number;
export const DECK_SIZE = 50;
export const CARD_COUNT = 2 * DECK_SIZE;
/** No card: an empty place, a unit without an item. */
export const NONE = -1;

export const UNIT_IDS = ['shield-bearer', 'cavalry', 'knight', 'hero', 'assassin', 'blacksmith', 'catapult', 'cleric', 'sorcerer'] as const;
export type UnitId = (typeof UNIT_IDS)[number];
export const ITEM_IDS = ['great-sword', 'tower-shield', 'battle-axe', 'longbow', 'siege-ladder', 'warhorse'] as const;
export type ItemId = (typeof ITEM_IDS)[number];
export type KindId = UnitId | ItemId;

export const ABILITIES = ['raise', 'recover', 'strengthen'] as const;
export type Ability = (typeof ABILITIES)[number];

export interface UnitKind {
  readonly id: UnitId;
  readonly name: string;
  readonly type: 'regular' | 'support';
  readonly copies: number;
  readonly cost: number;
  /** Null: never attacks (STC-R27). */
  readonly attack: number | null;
  readonly defense: number;
  readonly move: number;
  /** Attacks at up to this many paths; 0 for none. */
  readonly range: number;
  /** Attacks castle spaces only, and only at range (STC-67, STC-R26). */
  readonly bombards: boolean;
  /** Chooses which unit of a stack it attacks (STC-64). */
  readonly picks: boolean;
  /** Gives the Regular Unit in its space more Defense (STC-70). */
  readonly shelters: boolean;
  /** What it can do instead of moving or attacking (STC-63). */
  readonly ability: Ability | null;
  readonly text: string;
}
export interface ItemKind {
  readonly id: ItemId;
  readonly name: string;
  readonly type: 'item';
  readonly copies: number;
  readonly cost: number;
  readonly attack: number;
  /** Only against a defender on a castle space. */
  readonly siege: number;
  readonly defense: number;
  /** The bearer may also attack at up to this many paths; 0 for none. */
  readonly range: number;
  /** The bearer's Move becomes this; 0 for no change. */
  readonly move: number;
  /** Nobody of this kind may carry it. */
  readonly notFor: UnitId | null;
  readonly text: string;
}
export type Kind = UnitKind | ItemKind;

type Extras = Pick<UnitKind, 'range' | 'bombards' | 'picks' | 'shelters' | 'ability'>;
const unit = (row: Omit<UnitKind, keyof Extras> & Partial<Extras>): UnitKind => ({
  range: 0,
  bombards: false,
  picks: false,
  shelters: false,
  ability: null,
  ...row,
});

/** Support Units stand in the order of the alphabet, which is also the order in which they stack (STC-57). */
export const UNITS: readonly UnitKind[] = varied('cards', [
  unit({
    id: 'shield-bearer',
    name: 'Shield Bearer',
    type: 'regular',
    copies: 10,
    cost: 1,
    attack: 4,
    defense: 3,
    move: 1,
    text: 'Cheap and sturdy: the wall of your army.',
  }),
  unit({
    id: 'cavalry',
    name: 'Cavalry',
    type: 'regular',
    copies: 8,
    cost: 2,
    attack: 5,
    defense: 1,
    move: 2,
    text: 'Moves two spaces. Can charge a target two paths away if the space between is free of enemies.',
  }),
  unit({
    id: 'knight',
    name: 'Knight',
    type: 'regular',
    copies: 8,
    cost: 3,
    attack: 7,
    defense: 2,
    move: 1,
    text: 'Hits hard: the hammer of your army.',
  }),
  unit({
    id: 'hero',
    name: 'Hero',
    type: 'regular',
    copies: 1,
    cost: 4,
    attack: 9,
    defense: 4,
    move: 1,
    text: 'Your champion. There is only one.',
  }),
  unit({
    id: 'assassin',
    name: 'Assassin',
    type: 'support',
    copies: 1,
    cost: 2,
    attack: 5,
    defense: 0,
    move: 1,
    picks: true,
    text: 'Can attack any unit in a stack, not just the top one.',
  }),
  unit({
    id: 'blacksmith',
    name: 'Blacksmith',
    type: 'support',
    copies: 1,
    cost: 1,
    attack: null,
    defense: 0,
    move: 1,
    ability: 'recover',
    text: 'Repair: choose an item in your graveyard and roll. On a 7 it returns to your hand. Can’t attack.',
  }),
  unit({
    id: 'catapult',
    name: 'Catapult',
    type: 'support',
    copies: 4,
    cost: 3,
    attack: 8,
    defense: 0,
    move: 1,
    range: 2,
    bombards: true,
    text: 'Shoots at castle spaces up to two paths away. Can’t fight hand to hand.',
  }),
  unit({
    id: 'cleric',
    name: 'Cleric',
    type: 'support',
    copies: 2,
    cost: 2,
    attack: null,
    defense: 0,
    move: 1,
    shelters: true,
    ability: 'raise',
    text: 'The Regular Unit on its space has +3 Defense. Raise: if alone, roll; on a 7 the top unit of your graveyard returns here. Can’t attack.',
  }),
  unit({
    id: 'sorcerer',
    name: 'Sorcerer',
    type: 'support',
    copies: 1,
    cost: 2,
    attack: 3,
    defense: 0,
    move: 1,
    ability: 'strengthen',
    text: 'Strengthen: the Regular Unit on its space has +3 Attack this turn.',
  }),
]);

const item = (
  id: ItemId,
  name: string,
  copies: number,
  cost: number,
  effect: Partial<Pick<ItemKind, 'attack' | 'siege' | 'defense' | 'range' | 'move' | 'notFor'>>,
  text: string,
): ItemKind => ({
  id,
  name,
  type: 'item',
  copies,
  cost,
  attack: 0,
  siege: 0,
  defense: 0,
  range: 0,
  move: 0,
  notFor: null,
  ...effect,
  text,
});

export const ITEMS: readonly ItemKind[] = varied('cards', [
  item('great-sword', 'Great Sword', 3, 1, { attack: 1 }, '+1 Attack.'),
  item('tower-shield', 'Tower Shield', 3, 1, { defense: 2 }, '+2 Defense.'),
  item('battle-axe', 'Battle Axe', 2, 1, { attack: 2, defense: -1 }, '+2 Attack, −1 Defense.'),
  item('longbow', 'Longbow', 2, 2, { range: 2 }, 'The bearer may also attack at range, up to two paths away, anywhere.'),
  item('siege-ladder', 'Siege Ladder', 2, 1, { siege: 2 }, '+2 Attack against a defender on a castle space.'),
  item('warhorse', 'Warhorse', 2, 1, { move: 2, notFor: 'cavalry' }, 'The bearer moves two spaces and charges. Not for Cavalry.'),
]);

export const KINDS: readonly Kind[] = [...UNITS, ...ITEMS];

/** STC-P1: both decks hold the same cards. */
const DECK: readonly Kind[] = KINDS.flatMap((kind) => Array.from({ length: kind.copies }, () => kind));
const KIND_OF_CARD: readonly Kind[] = [...DECK, ...DECK];

export const isCard = (value: unknown): value is Card =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < CARD_COUNT;
export const kindOf = (card: Card): Kind => KIND_OF_CARD[card] as Kind;
export const costOf = (card: Card): number => kindOf(card).cost;
export const ownerOf = (card: Card): Seat => (card < DECK_SIZE ? 0 : 1);
/** Every card of a seat, in table order. */
export const deckOf = (seat: Seat): Card[] => Array.from({ length: DECK_SIZE }, (_, i) => seat * DECK_SIZE + i);

const IS_REGULAR = KIND_OF_CARD.map((kind) => kind.type === 'regular');
const IS_UNIT = KIND_OF_CARD.map((kind) => kind.type !== 'item');
export const isRegular = (card: Card): boolean => IS_REGULAR[card] as boolean;
/** Neither is true of NONE. */
export const isUnit = (card: Card): boolean => IS_UNIT[card] === true;
export const isItem = (card: Card): boolean => IS_UNIT[card] === false;

const unitFact = <T>(of: (kind: UnitKind) => T): readonly (T | null)[] =>
  KIND_OF_CARD.map((kind) => (kind.type === 'item' ? null : of(kind)));
const BOMBARDS = unitFact((kind) => kind.bombards);
const PICKS = unitFact((kind) => kind.picks);
const SHELTERS = unitFact((kind) => kind.shelters);
const ABILITY = unitFact((kind) => kind.ability);
export const bombards = (unit: Card): boolean => BOMBARDS[unit] === true;
export const picks = (unit: Card): boolean => PICKS[unit] === true;
export const shelters = (unit: Card): boolean => SHELTERS[unit] === true;
export const hasAbility = (unit: Card, ability: Ability): boolean => ABILITY[unit] === ability;

/** What is printed on a unit. */
export const unitOf = (card: Card): UnitKind => KIND_OF_CARD[card] as UnitKind;
/** What is printed on an item. */
export const itemKindOf = (card: Card): ItemKind => KIND_OF_CARD[card] as ItemKind;

const FIRST_OF_KIND = new Map(KINDS.map((kind) => [kind.id, DECK.indexOf(kind)]));
const SIDES = ['S', 'N'] as const;

/** 'S-knight-03': side, kind, copy. */
export function nameOfCard(card: Card): string {
  const kind = kindOf(card);
  const copy = (card % DECK_SIZE) - (FIRST_OF_KIND.get(kind.id) as number) + 1;
  return `${SIDES[ownerOf(card)]}-${kind.id}-${String(copy).padStart(2, '0')}`;
}
const CARD_BY_NAME = new Map(Array.from({ length: CARD_COUNT }, (_, card) => [nameOfCard(card), card]));
export const cardNamed = (name: string): Card | null => CARD_BY_NAME.get(name) ?? null;
