/** Drawing and discarding (RED-R6 to RED-R8). One crew deck and one captain deck for the whole table. */

import { CARDS, type Card, isCrewCard } from '../cards.ts';
import { nth } from '../lists.ts';
import { CREW, isAlive, type Match, type Officer } from '../state.ts';
import type { Red } from './voice.ts';

/** NONE of both deck and discard is left: nothing is drawn (RED-R8). */
export function drawCard(t: Red, crew: boolean): Card | null {
  const s = t.state;
  const deck = crew ? s.crewDeck : s.captainDeck;
  if (deck.length === 0) {
    const discard = crew ? s.crewDiscard : s.captainDiscard;
    if (discard.length === 0) return null;
    for (const card of t.shuffle(discard.slice())) deck.push(card);
    discard.length = 0;
  }
  return t.draw(deck);
}

export function discard(s: Match, card: Card): void {
  (isCrewCard(card) ? s.crewDiscard : s.captainDiscard).push(card);
}

/** Takes a card out of an officer's hand, or from next to it (RED-R44); the rest keeps its order. */
export function takeCard(o: Officer, card: Card): void {
  const from = o.xo.includes(card) ? o.xo : o.hand;
  from.splice(from.indexOf(card), 1);
}

/** A card leaves the hand it is used from. */
export function spend(s: Match, o: Officer, card: Card): void {
  takeCard(o, card);
  discard(s, card);
}

const CREW_HAND = 4;

/** All have seen the card used. When nearly the whole deck has gone by, the discard has probably been shuffled in again. */
export function markUsed(s: Match, card: Card): void {
  s.used[card] = nth(s.used, card) + 1;
  const crew = isCrewCard(card);
  let seen = 0;
  let whole = 0;
  for (let one = 0; one < CARDS.length; one++) {
    if (isCrewCard(one) !== crew) continue;
    seen += nth(s.used, one);
    whole += (CARDS[one] as { copies: number }).copies;
  }
  let held = 0;
  for (const o of s.officers) if (isAlive(o) && (crew || o.chair !== CREW)) held += CREW_HAND;
  if (seen <= whole - held) return;
  for (let one = 0; one < CARDS.length; one++) if (isCrewCard(one) === crew) s.used[one] = 0;
}
