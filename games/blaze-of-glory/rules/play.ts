/** Playing a card: it leaves where it was, W1 opens on it, and what is left of it happens. */

import { askForAnswers, pushOnStack, type Rules, resolveFromStack, type Seat, type StackRules } from '@bridgehead/kernel';
import type { Moment } from '../cards/effects.ts';
import { CARDASSIAN, type Design, FEDERATION, face, idOf, isEquipment, isPersonnel, isShip, K } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import type { BlazeEvent } from '../events.ts';
import { type Blaze, designOf, NONE, type Place, type Playing, space, type Thing } from '../state.ts';
import { isWhom, placeNamed, type Target } from '../target.ts';
import { enter, fromHand, toPile } from './changes.ts';
import { download } from './download.ts';
import { cardRules, type Response } from './hub.ts';
import { allegiancesAt, putAt } from './report.ts';
import { type BlazeTable, cardAt, isCovered, isThing, other, vesselOf } from './things.ts';
import { isAskedIn } from './windows.ts';

/** What is played lies on a stack until the other side has answered it (W1); last in, first out. */
const STACK: StackRules<Blaze, BlazeEvent, Playing, Response> = {
  stackOf: (s) => s.playing,
  announce: (t, { seat, design, target }) =>
    t.reveal({ type: 'played', seat, card: idOf(design), target, on: onWhich(t.state, design, target) }),
  windowOf: () => 'bog.w1',
  key: 'bog.w1',
  order: (s, { seat }) => (isAskedIn(s, 'w1', other(seat), NONE) ? [other(seat)] : []),
  options: (s, seat) => cardRules().responsesIn(s, seat, 'w1', NONE),
  tags: (s, _seat, playing) => [face(playing.design).kind, ...(namesOpponent(s, playing) ? ['mine'] : [])],
  params: (_s, _seat, { seat, design, target }) => ({ card: idOf(design), seat, target }),
  whyNot: (s, seat, answer) => cardRules().whyNotRespond(s, seat, 'w1', answer),
  answer: (t, _playing, seat, response) => cardRules().carryResponse(t, seat, 'w1', response, NONE),
  holds: () => true,
  *resolve(t, playing) {
    t.state.playing.pop(); // what it answers lies on top again
    yield* arrive(t, playing);
  },
  fizzle,
};
/** The card that it is played on, for the log: somebody by name, or what lies or stands there. */
function onWhich(s: Blaze, design: Design, target: Target): string {
  if (isWhom(target)) return target[1];
  const place = placeNamed(target);
  if (place === null) return '';
  const names = face(design).kind === 'facility' || place < 0 ? 'mission' : 'thing';
  return names === 'mission' ? cardAt(s, place < 0 ? place : space(place)) : cardAt(s, place);
}
function namesOpponent(s: Blaze, { target, seat }: Playing): boolean {
  const place = placeNamed(target);
  return place !== null && place > 0 && s.inPlay.includes(place) && s.controller[place] === other(seat);
}

/** A card with its targets named. `about` is what the window is about, for cards that mean just that. */
export function* playCard(
  t: BlazeTable,
  seat: Seat,
  design: Design,
  target: Target,
  from: 'hand' | 'download',
  moment: Moment,
  about: Thing = NONE,
): Rules<void> {
  if (from === 'hand') fromHand(t.state, seat, design);
  else download(t, seat, design);
  const playing: Playing = { seat, design, target, from, moment, about, cancelled: false, returned: false };
  pushOnStack(t, STACK, playing);
  yield* askForAnswers(t, STACK, playing);
  yield* resolveFromStack(t, STACK, playing);
}
/** BOG-B34; what Energy Vortex sent back is not played again this turn (BOG-R53). */
function fizzle(t: BlazeTable, { seat, design, returned }: Playing): void {
  const { state: s } = t;
  if (returned) {
    cardsOf(s.hand, seat).push(design);
    cardsOf(s.knownHand, seat).push(design);
    s.returned.push(design);
    t.emit({ type: 'sentBack', seat, card: idOf(design) });
  } else {
    toPile(t, design, seat);
    t.emit({ type: 'nullified', card: idOf(design) });
  }
}

/** PC04: Federation or Cardassian, as his player picks when he reports at this place. */
export function* takeSides(t: BlazeTable, seat: Seat, c: Thing, place: Place): Rules<void> {
  const { state: s } = t;
  const design = designOf(s, c);
  if (design !== K['two sides']) return;
  const kinds = isCovered(s, place) ? allegiancesAt(s, seat, design, vesselOf(s, place)) : [FEDERATION, CARDASSIAN];
  s.allegiance[c] = kinds.length === 1 ? nth(kinds, 0) : yield* t.choose(seat, 'bog.tandro', kinds);
}

/** What was played comes into play, or does what it says. */
function* arrive(t: BlazeTable, { seat, design, target, moment, about }: Playing): Rules<void> {
  const { state: s } = t;
  const { kind } = face(design);
  if (isPersonnel(design) || isShip(design) || isEquipment(design)) {
    if (typeof target !== 'number') return toPile(t, design, seat);
    const place = target;
    if (place >= 0 && !isThing(s, place)) return toPile(t, design, seat);
    const c = putAt(s, seat, design, place);
    t.emit({ type: 'reported', seat, card: idOf(design), place, at: cardAt(s, place) });
    return yield* takeSides(t, seat, c, place);
  }
  if (typeof target === 'number' && (kind === 'facility' || kind === 'site')) {
    enter(s, design, seat, kind === 'site' ? target : space(target));
    return;
  }
  yield* cardRules().carryOut(t, seat, design, target, moment, about);
}
