/** Everything a seat cannot know, dealt anew (specification section 7): the other hand and the order of both decks. */
import { type Chance, type Seat, shuffle } from '@bridgehead/kernel';
import type { Card } from './cards.ts';
import { type Castle, deckOfSeat, handOf, opponentOf, recoveredOf } from './state.ts';

export function resample(s: Castle, seat: Seat, chance: Chance): void {
  s.deck[seat as 0] = mixed(deckOfSeat(s, seat), chance);
  const other = opponentOf(seat);
  const known = recoveredOf(s, other);
  const hidden = handOf(s, other).filter((card) => !known.includes(card));
  const unseen = mixed([...hidden, ...deckOfSeat(s, other)], chance);
  s.hand[other as 0] = [...known, ...unseen.splice(0, hidden.length)];
  s.deck[other as 0] = unseen;
}

/** Sorted first, so that the outcome follows from what is known and from chance alone. */
const mixed = (cards: readonly Card[], chance: Chance): Card[] =>
  shuffle(
    cards.toSorted((a, b) => a - b),
    chance,
  );
