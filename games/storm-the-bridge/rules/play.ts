/** Cards, abilities and hindrances up to their declaration: targets are named and the price is paid. */
import type { Json, Rules, Seat } from '@bridgehead/kernel';
import { actionFace, type Card, isCard } from '../cards/index.ts';
import type { Target } from '../cards/vocabulary.ts';
import { type Bridge, type Frame, newFrame } from '../state.ts';
import { type BridgeTable, discardFromHand, leaveHand, tapCards } from './changes.ts';
import { ownerOf, topFrame } from './questions.ts';
import { notHeldTwice, REASONS } from './reasons.ts';
import { abilityOf, areAlike, legalTargets, newHostsFor, stationsFor, targetsFor, whyNotHost, whyNotTarget } from './timing.ts';

/** A card is played from the hand: it names its targets, then leaves the hand for the stack. */
export function* playCard(t: BridgeTable, seat: Seat, card: Card): Rules<Frame> {
  const { state: s } = t;
  const face = actionFace(card);
  const frame = newFrame('card', seat, card);
  if (face.kind === 'passive' || face.timing === 'counter-one-target') {
    const why = (answer: Json) => (face.kind === 'passive' && isCard(answer) ? whyNotHost(s, seat, card, answer) : REASONS.noTarget());
    frame.targets = [yield* t.choose(seat, 'stb.target', targetsFor(s, seat, card), { params: { card }, why })];
    if (face.kind === 'instant') yield* remakeChoice(t, frame);
  } else if (face.target !== null) yield* nameTargets(t, frame, face.target, true);
  leaveHand(s, seat, card);
  return frame;
}

/** An ability is used: the tap is paid at once (STB-R15). */
export function* activate(t: BridgeTable, seat: Seat, source: Card): Rules<Frame> {
  const ability = abilityOf(source);
  if (ability === null) throw new Error('no ability');
  const frame = newFrame('ability', seat, source);
  if (ability.target !== null) yield* nameTargets(t, frame, ability.target, false);
  tapCards(t, [source]);
  return frame;
}

/** Cards are discarded to be rid of a hindrance (escape). */
export function* payEscape(t: BridgeTable, seat: Seat, passive: Card): Rules<Frame> {
  const hand = t.state.hand[seat] as Card[];
  const price = escapePrice(passive);
  const cards = yield* t.select(seat, 'stb.escape', [...hand], {
    min: price,
    max: price,
    params: { card: passive },
    why: REASONS.notHeld,
    amiss: notHeldTwice,
  });
  discardFromHand(t, seat, cards, 'escape');
  return newFrame('clear', seat, passive);
}
export const escapePrice = (passive: Card): number => {
  const face = actionFace(passive);
  return face.kind === 'passive' ? (face.escape ?? 0) : 0;
};
/** Hindrances on the seat's own cards that it can pay to be rid of. */
export const clearable = (s: Bridge, seat: Seat): Card[] =>
  s.attached
    .filter(({ card, host }) => ownerOf(s, host) === seat && escapePrice(card) > 0 && (s.hand[seat]?.length ?? 0) >= escapePrice(card))
    .map(({ card }) => card);

function* nameTargets(t: BridgeTable, frame: Frame, target: Target, instant: boolean): Rules<void> {
  const { state: s } = t;
  const by = { seat: frame.seat, source: frame.card };
  const legal = legalTargets(s, by, target, instant);
  const why = (answer: Json) => (isCard(answer) ? whyNotTarget(s, by, target, answer, instant) : null);
  const params = { card: frame.card };
  if (target.most === 2)
    frame.targets = [
      ...(yield* t.select(frame.seat, 'stb.targets', legal, {
        min: 1,
        max: 2,
        params,
        why,
        check: (picked) => (target.alike === true && !areAlike(s, picked) ? REASONS.notAlike() : null),
      })),
    ];
  else frame.targets = [yield* t.choose(frame.seat, 'stb.target', legal, { params, why })];
  yield* chooseWith(t, frame, target);
}

/** What is decided together with the target: Wrong Deck's new station, Hot Swap's new host. */
function* chooseWith(t: BridgeTable, frame: Frame, target: Target | null): Rules<void> {
  const { state: s } = t;
  const named = frame.targets[0] as Card;
  const params = { card: frame.card, target: named };
  if (target?.with === 'station')
    frame.choice = yield* t.choose(frame.seat, 'stb.station', stationsFor(s, named), { params, why: REASONS.notYourSection });
  if (target?.with === 'host') frame.choice = yield* t.choose(frame.seat, 'stb.host', newHostsFor(s, frame.seat, named), { params });
}

/** Mistaken Identity: a choice that came with the old target stands unless the new one forces another. */
function* remakeChoice(t: BridgeTable, frame: Frame): Rules<void> {
  const { state: s } = t;
  const below = topFrame(s) as Frame;
  const face = actionFace(below.card);
  frame.choice = below.choice;
  if (face.kind !== 'instant' || face.target?.with !== 'station') return;
  if (!stationsFor(s, frame.targets[0] as Card).includes(below.choice)) yield* chooseWith(t, frame, face.target);
}
