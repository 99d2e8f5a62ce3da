/** Deals again what a seat cannot know: the other hand and the order of both decks. */
import { type Chance, mixed, type Seat } from '@bridgehead/kernel';
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
