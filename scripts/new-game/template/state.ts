/**
 * The state: plain data, all of it.
 *
 * Glossary
 *   card    a number from 1 to 20; there is one of each
 *   trick   one round: everybody plays a card, the highest takes it
 *   last    the cards of the latest trick by seat; empty before the first
 */
import type { Seat } from '@bridgehead/kernel';

export type Card = number;
export const CARDS: readonly Card[] = Array.from({ length: 20 }, (_, i) => i + 1);
export const HAND_SIZE = 5;

export interface Tricks {
  readonly goal: number;
  /** The top is the last card. */
  deck: Card[];
  hands: Card[][];
  tricks: number[];
  last: Card[];
}

/** Written out field by field: dull, quick, and it does not compile when a field is forgotten. */
export function clone(s: Tricks): Tricks {
  return {
    goal: s.goal,
    deck: s.deck.slice(),
    hands: s.hands.map((hand) => hand.slice()),
    tricks: s.tricks.slice(),
    last: s.last.slice(),
  };
}

export const handOf = (s: Tricks, seat: Seat): Card[] => s.hands[seat] as Card[];
