/**
 * The state of a match, and the small questions and changes that every chapter of the rules uses.
 *
 * Glossary
 *   seat        0 is South (bottom of the board), 1 is North
 *   card        0 to 99, see cards.ts; a unit keeps its number through death and raising
 *   space       0 to 21, see board.ts
 *   castle      the keep, two towers and two battlements of one side (STC-R2)
 *   stack       the one or two units of a space: the top one defends first, the other lies under it (STC-58)
 *   field       a seat's units on the board
 *   to deploy   to dispatch a unit; to equip: to dispatch an item
 *   deed        what a unit has done this turn (STC-27)
 *   round       one turn of each player; the round number is also the active player's turn number
 *   recovered   an item that all know to be in a hand, because the Blacksmith brought it back
 */
import type { Seat, Table } from '@bridgehead/kernel';
import { type Board, SPACE_COUNT, type Space, TWO_CASTLES, TWO_CASTLES_BARE } from './board.ts';
import { CARD_COUNT, type Card, NONE, ownerOf } from './cards.ts';
import type { CastleEvent } from './events.ts';

export const PHASES = ['draw', 'dispatch', 'act'] as const;
export type Phase = (typeof PHASES)[number];

/** What a unit has done this turn, by number. A raised unit rests (STC-R31). */
export const UNIT_DEEDS = ['ready', 'moved', 'attacked', 'special', 'raised'] as const;
export type UnitDeed = (typeof UNIT_DEEDS)[number];
export const READY = 0;
export const MOVED = 1;
export const ATTACKED = 2;
export const USED_SPECIAL = 3;
export const RAISED = 4;

/** How the match ended (STC-1, STC-2). */
export const ENDINGS = ['stormed', 'conceded', 'round-limit', 'stall', 'nobody-left'] as const;
export type Ending = (typeof ENDINGS)[number];
export type MatchEnd = {
  readonly how: Ending;
  /** Null for a draw. */
  readonly winner: Seat | null;
  readonly clause: string;
};

export type AttackMode = 'melee' | 'ranged';
/** What killed a unit: an attack on it, or the natural 2 of its own. */
export type Cause = 'attack' | 'natural-2';

export type Pair<T> = [T, T];

export interface Castle {
  /** STC-R1: without the five added paths. */
  readonly bareBoard: boolean;
  readonly oddsShown: boolean;
  readonly roundLimit: number;
  first: Seat;

  active: Seat;
  round: number;
  phase: Phase;
  points: number;
  attacksUsed: number;
  /** Was there an attack or a dispatch in this round? */
  stirred: boolean;
  quietRounds: number;

  /** By seat. The top of a deck and of a graveyard is the last card. */
  deck: Pair<Card[]>;
  hand: Pair<Card[]>;
  graveyard: Pair<Card[]>;
  recovered: Pair<Card[]>;
  /** Units on the board in the order of their numbers. */
  field: Pair<Card[]>;

  /** By space: the unit that defends first, and the one under it; NONE where there is none. */
  top: Card[];
  under: Card[];

  /** By card. Where a unit stands (NONE: not on the board), which item it carries, what it has done this turn. */
  space: Space[];
  item: Card[];
  deed: number[];
  /** Units with a Sorcerer's help this turn (STC-71). */
  strengthened: Card[];

  outcome: MatchEnd | null;
}

export type CastleTable = Table<Castle, CastleEvent>;

export function emptyBoard(settings: Pick<Castle, 'bareBoard' | 'oddsShown' | 'roundLimit' | 'first'>): Castle {
  return {
    ...settings,
    active: settings.first,
    round: 1,
    phase: 'draw',
    points: 0,
    attacksUsed: 0,
    stirred: false,
    quietRounds: 0,
    deck: [[], []],
    hand: [[], []],
    graveyard: [[], []],
    recovered: [[], []],
    field: [[], []],
    top: new Array(SPACE_COUNT).fill(NONE),
    under: new Array(SPACE_COUNT).fill(NONE),
    space: new Array(CARD_COUNT).fill(NONE),
    item: new Array(CARD_COUNT).fill(NONE),
    deed: new Array(CARD_COUNT).fill(READY),
    strengthened: [],
    outcome: null,
  };
}

const both = (pair: Pair<Card[]>): Pair<Card[]> => [pair[0].slice(), pair[1].slice()];

export function clone(s: Castle): Castle {
  return {
    bareBoard: s.bareBoard,
    oddsShown: s.oddsShown,
    roundLimit: s.roundLimit,
    first: s.first,
    active: s.active,
    round: s.round,
    phase: s.phase,
    points: s.points,
    attacksUsed: s.attacksUsed,
    stirred: s.stirred,
    quietRounds: s.quietRounds,
    deck: both(s.deck),
    hand: both(s.hand),
    graveyard: both(s.graveyard),
    recovered: both(s.recovered),
    field: both(s.field),
    top: s.top.slice(),
    under: s.under.slice(),
    space: s.space.slice(),
    item: s.item.slice(),
    deed: s.deed.slice(),
    strengthened: s.strengthened.slice(),
    outcome: s.outcome,
  };
}

// —— questions ——

export const boardOf = (s: Castle): Board => (s.bareBoard ? TWO_CASTLES_BARE : TWO_CASTLES);
export const opponentOf = (seat: Seat): Seat => 1 - seat;

export const deckOfSeat = (s: Castle, seat: Seat): Card[] => s.deck[seat] as Card[];
export const handOf = (s: Castle, seat: Seat): Card[] => s.hand[seat] as Card[];
export const graveyardOf = (s: Castle, seat: Seat): Card[] => s.graveyard[seat] as Card[];
export const recoveredOf = (s: Castle, seat: Seat): Card[] => s.recovered[seat] as Card[];
export const fieldOf = (s: Castle, seat: Seat): Card[] => s.field[seat] as Card[];

export const topOf = (s: Castle, space: Space): Card => s.top[space] ?? NONE;
export const underOf = (s: Castle, space: Space): Card => s.under[space] ?? NONE;
export const isEmpty = (s: Castle, space: Space): boolean => topOf(s, space) === NONE;
/** Does the seat hold the space? */
export const isHeldBy = (s: Castle, space: Space, seat: Seat): boolean => {
  const top = topOf(s, space);
  return top !== NONE && ownerOf(top) === seat;
};

export const spaceOf = (s: Castle, unit: Card): Space => s.space[unit] ?? NONE;
export const isOnBoard = (s: Castle, card: Card): boolean => spaceOf(s, card) !== NONE;
export const itemOf = (s: Castle, unit: Card): Card => s.item[unit] ?? NONE;
export const deedOf = (s: Castle, unit: Card): number => s.deed[unit] ?? 0;
export const isReady = (s: Castle, unit: Card): boolean => deedOf(s, unit) === READY;
export const isStrengthened = (s: Castle, unit: Card): boolean => s.strengthened.includes(unit);
/** The other unit in its space. */
export function partnerOf(s: Castle, unit: Card): Card {
  const space = spaceOf(s, unit);
  const top = topOf(s, space);
  return top === unit ? underOf(s, space) : top;
}

// —— changes ——

/** Removes a card from a pile that may hold it; the rest keeps its order. */
export function takeOut(pile: Card[], card: Card): void {
  let at = pile.indexOf(card);
  if (at < 0) return;
  for (; at < pile.length - 1; at++) pile[at] = pile[at + 1] ?? NONE;
  pile.pop();
}
