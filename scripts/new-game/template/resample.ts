import { type Chance, mixed, type Seat } from '@bridgehead/kernel';
import { type Duel, opponentOf, pileOf } from './state.ts';

/** What a seat cannot know: the deck's order and the other hand. */
export function resample(s: Duel, seat: Seat, chance: Chance): void {
  const other = pileOf(s.hands, opponentOf(seat));
  const unknown = mixed([...s.deck, ...other], chance);
  other.splice(0, other.length, ...unknown.splice(0, other.length));
  s.deck = unknown;
}
