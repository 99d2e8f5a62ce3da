/** Everything a seat cannot know, dealt anew (specification section 7): the other hand and the order of both decks. */
import { type Chance, type Seat, shuffle } from '@bridgehead/kernel';
import { CARD_COUNT, type Card } from './cards.ts';
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

/** By card; all zero between two calls. */
const isAmong = new Uint8Array(CARD_COUNT);

/** Sorted first, so that the outcome follows from what is known and from chance alone. Read off marks: bots do this for every thought. */
function mixed(cards: readonly Card[], chance: Chance): Card[] {
  let first = CARD_COUNT;
  let last = 0;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as Card;
    isAmong[card] = 1;
    if (card < first) first = card;
    if (card > last) last = card;
  }
  const sorted: Card[] = [];
  for (let card = first; card <= last; card++) {
    if (isAmong[card] === 0) continue;
    sorted.push(card);
    isAmong[card] = 0;
  }
  return shuffle(sorted, chance);
}
