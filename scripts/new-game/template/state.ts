/**
 * The state: plain data, all of it.
 *
 * Glossary
 *   camp      the fighters in front of a seat
 *   trophies  the fighters that a seat has defeated
 *   strike    a Strike that waits for an answer
 */
import type { Seat } from '@bridgehead/kernel';
import { type Card, strengthOf } from './cards.ts';

export interface Strike {
  readonly card: Card;
  readonly target: Card;
}

export interface Duel {
  active: Seat;
  turn: number;
  /** The top is the last card. */
  deck: Card[];
  /** By seat. */
  hands: Card[][];
  camps: Card[][];
  trophies: Card[][];
  discard: Card[];
  /** Null: nothing waits for an answer. */
  strike: Strike | null;
}

/** Written out field by field: dull, quick, and it does not compile when a field is forgotten. */
export function clone(s: Duel): Duel {
  return {
    active: s.active,
    turn: s.turn,
    deck: s.deck.slice(),
    hands: s.hands.map((cards) => cards.slice()),
    camps: s.camps.map((cards) => cards.slice()),
    trophies: s.trophies.map((cards) => cards.slice()),
    discard: s.discard.slice(),
    strike: s.strike === null ? null : { card: s.strike.card, target: s.strike.target },
  };
}

export const opponentOf = (seat: Seat): Seat => 1 - seat;
/** The list itself, for rules that change it. */
export function pileOf(piles: Card[][], seat: Seat): Card[] {
  const pile = piles[seat];
  if (pile === undefined) throw new Error(`no seat ${seat}`);
  return pile;
}
export const scoreOf = (s: Duel, seat: Seat): number =>
  [...pileOf(s.camps, seat), ...pileOf(s.trophies, seat)].reduce((sum, card) => sum + strengthOf(card), 0);
