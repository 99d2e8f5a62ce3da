import { type Chance, type Seat, shuffle } from '@bridgehead/kernel';
import type { Tricks } from './state.ts';

/** What a seat cannot know: the deck's order and the other hands. Sorted before it is mixed, so that the truth leaves no trace. */
export function resample(s: Tricks, seat: Seat, chance: Chance): void {
  const others = s.hands.filter((_, other) => other !== seat);
  const unknown = shuffle(
    [...s.deck, ...others.flat()].sort((a, b) => a - b),
    chance,
  );
  for (const hand of others) hand.splice(0, hand.length, ...unknown.splice(0, hand.length).sort((a, b) => a - b));
  s.deck = unknown;
}
