/** Playing a card: it leaves where it was, W1 opens on it, and what is left of it happens. */
import type { Rules, Seat } from '@bridgehead/kernel';
import type { Moment } from '../cards/effects.ts';
import { CARDASSIAN, D, type Design, FEDERATION, face, idOf, isEquipment, isPersonnel, isShip } from '../cards/index.ts';
import { type Blaze, type Location, NONE, type Place, type Playing, space, type Thing } from '../state.ts';
import { enter, fromHand, shuffleDeck, toPile } from './changes.ts';
import { carryOut } from './effects.ts';
import { allegiancesAt, putAt } from './report.ts';
import { type BlazeTable, isCovered, isThing, vesselOf } from './things.ts';
import { answerCard } from './windows.ts';

export type Source = 'hand' | 'deck' | 'tent';

/** BOG-B33: where a download would find the card; null if nowhere. */
export function sourceOf(s: Blaze, seat: Seat, design: Design): Source | null {
  if ((s.hand[seat] as Design[]).includes(design)) return 'hand';
  if ((s.deck[seat] as Design[]).includes(design)) return 'deck';
  return ((s.open[seat] as number) & 4) !== 0 && (s.tent[seat] as Design[]).includes(design) ? 'tent' : null;
}
/** BOG-B33: takes it from there and shows it; a searched deck is shuffled again. One event, wherever it was. */
export function download(t: BlazeTable, seat: Seat, design: Design): void {
  const { state: s } = t;
  const from = sourceOf(s, seat, design) as Source;
  if (from === 'hand') fromHand(s, seat, design);
  else {
    const pile = (from === 'deck' ? s.deck[seat] : s.tent[seat]) as Design[];
    pile.splice(pile.lastIndexOf(design), 1);
    if (from === 'deck') shuffleDeck(t, seat);
  }
  t.reveal({ type: 'downloaded', seat, card: idOf(design), from });
}
/** A personnel, ship or item straight to where it is wanted. */
export function downloadTo(t: BlazeTable, seat: Seat, design: Design, place: Place): Thing {
  download(t, seat, design);
  t.emit({ type: 'reported', seat, card: idOf(design), place });
  return putAt(t.state, seat, design, place);
}

/** A card with its targets named. `about` is what the window is about, for cards that mean just that. */
export function* playCard(
  t: BlazeTable,
  seat: Seat,
  design: Design,
  target: number | string,
  from: 'hand' | 'download',
  moment: Moment,
  about: Thing = NONE,
): Rules<void> {
  const { state: s } = t;
  if (from === 'hand') fromHand(s, seat, design);
  else download(t, seat, design);
  const playing: Playing = { seat, design, target, from, nullified: false, returned: false };
  s.playing.push(playing);
  t.reveal({ type: 'played', seat, card: idOf(design), target: String(target) });
  yield* answerCard(t, playing);
  const played = s.playing.pop() as Playing; // not `playing`: a copied state has a frame of its own
  if (t.result !== null) return;
  if (played.returned) {
    (s.hand[seat] as Design[]).push(design);
    (s.knownHand[seat] as Design[]).push(design);
    s.returned.push(design);
    t.emit({ type: 'sentBack', seat, card: idOf(design) });
  } else if (played.nullified) {
    toPile(t, design, seat);
    t.emit({ type: 'nullified', card: idOf(design) });
  } else yield* arrive(t, seat, design, target, moment, about);
}

/** What was played comes into play, or does what it says. */
function* arrive(t: BlazeTable, seat: Seat, design: Design, target: number | string, moment: Moment, about: Thing): Rules<void> {
  const { state: s } = t;
  const { kind } = face(design);
  if (isPersonnel(design) || isShip(design) || isEquipment(design)) {
    const place = target as Place;
    if (place >= 0 && !isThing(s, place)) return toPile(t, design, seat);
    const c = putAt(s, seat, design, place);
    t.emit({ type: 'reported', seat, card: idOf(design), place });
    if (design === D.PC04) {
      const kinds = isCovered(s, place) ? allegiancesAt(s, seat, design, vesselOf(s, place)) : [FEDERATION, CARDASSIAN];
      s.allegiance[c] = kinds.length === 1 ? (kinds[0] as number) : yield* t.choose(seat, 'bog.tandro', kinds);
    }
    return;
  }
  if (kind === 'facility') {
    enter(s, design, seat, space(target as Location));
    return;
  }
  if (kind === 'site') {
    enter(s, design, seat, target as Thing);
    return;
  }
  yield* carryOut(t, seat, design, target, moment, about);
}
