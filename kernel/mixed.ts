/** For `resample`: what a seat cannot know, in an order that follows from chance alone. */
import { type Chance, shuffle } from './chance.ts';

/** How often each card is among those at hand; all zero between two calls. */
let copies = new Uint8Array(256);

/**
 * In place. Sorted first, so that the guess does not depend on the true order. Cards are whole numbers from 0 upwards, as small
 * as possible: they are read off marks, because bots do this for every thought.
 */
export function mixed(cards: number[], chance: Chance): number[] {
  let first = Number.POSITIVE_INFINITY;
  let last = -1;
  for (let i = 0; i < cards.length; i++) {
    const card = cards[i] as number;
    if (card < first) first = card;
    if (card > last) last = card;
  }
  if (last >= copies.length) copies = new Uint8Array(last + 1);
  for (let i = 0; i < cards.length; i++) (copies[cards[i] as number] as number)++;
  let sorted = 0;
  for (let card = first; card <= last; card++) {
    for (let left = copies[card] as number; left > 0; left--) cards[sorted++] = card;
    copies[card] = 0;
  }
  return shuffle(cards, chance);
}
