/** Fetching a card from hand, deck or open Tent (BOG-B33). */

import type { Seat } from '@bridgehead/kernel';
import { type Design, idOf } from '../cards/index.ts';
import { cardsOf } from '../entries.ts';
import type { Blaze, Place, Thing } from '../state.ts';
import { fromHand, shuffleDeck } from './changes.ts';
import { putAt } from './report.ts';
import { type BlazeTable, cardAt, hasTent } from './things.ts';

type Source = 'hand' | 'deck' | 'tent';

/** BOG-B33: where a download would find the card; null if nowhere. */
export function sourceOf(s: Blaze, seat: Seat, design: Design): Source | null {
  if (cardsOf(s.hand, seat).includes(design)) return 'hand';
  if (cardsOf(s.deck, seat).includes(design)) return 'deck';
  return hasTent(s, seat) && cardsOf(s.tent, seat).includes(design) ? 'tent' : null;
}
/** BOG-B33: takes it from there and shows it; a searched deck is shuffled again. One event, wherever it was. */
export function download(t: BlazeTable, seat: Seat, design: Design): void {
  const { state: s } = t;
  const from = sourceOf(s, seat, design);
  if (from === null) return;
  if (from === 'hand') fromHand(s, seat, design);
  else {
    const pile = cardsOf(from === 'deck' ? s.deck : s.tent, seat);
    pile.splice(pile.lastIndexOf(design), 1);
    if (from === 'deck') shuffleDeck(t, seat);
  }
  t.reveal({ type: 'downloaded', seat, card: idOf(design), from });
}
/** A personnel, ship or item straight to where it is wanted. */
export function downloadTo(t: BlazeTable, seat: Seat, design: Design, place: Place): Thing {
  download(t, seat, design);
  t.emit({ type: 'reported', seat, card: idOf(design), place, at: cardAt(t.state, place) });
  return putAt(t.state, seat, design, place);
}
