/** Cards, abilities and hindrances up to their declaration: targets are named and the price is paid. */
import type { Json, Reason, Rules, Seat } from '@bridgehead/kernel';
import { actionFace, type Card, isCard, NONE } from '../cards/index.ts';
import type { Target } from '../cards/vocabulary.ts';
import { type Bridge, type Declaration, newDeclaration } from '../state.ts';
import { type BridgeTable, discardFromHand, leaveHand } from './changes.ts';
import { handOf, hostOf, ownerOf, topDeclaration } from './questions.ts';
import { notHeldTwice, REASONS } from './reasons.ts';
import { abilityOf, areAlike, legalTargets, newHostsFor, stationsFor, targetsFor, whyNotHost, whyNotTarget } from './timing.ts';

/** A card is played from the hand: it names its targets, then leaves the hand for the stack. */
export function* playCard(t: BridgeTable, seat: Seat, card: Card): Rules<Declaration> {
  const { state: s } = t;
  const face = actionFace(card);
  const declaration = newDeclaration('card', seat, card);
  if (face.kind === 'passive' || face.timing === 'counter-one-target') {
    const why = (answer: Json) => (face.kind === 'passive' && isCard(answer) ? whyNotHost(s, seat, card, answer) : REASONS.noTarget());
    declaration.targets = [yield* t.choose(seat, 'stb.target', targetsFor(s, seat, card), { params: { card }, why })];
    if (face.kind === 'instant') yield* remakeChoice(t, declaration);
  } else if (face.target !== null) yield* nameTargets(t, declaration, face.target, true);
  leaveHand(s, seat, card);
  return declaration;
}

/** An ability is used: the seat that declares it pays the tap at once (STB-R15). */
export function* activate(t: BridgeTable, seat: Seat, source: Card): Rules<Declaration> {
  const ability = abilityOf(source);
  if (ability === null) throw new Error('no ability');
  const declaration = newDeclaration('ability', seat, source);
  if (ability.target !== null) yield* nameTargets(t, declaration, ability.target, false);
  return declaration;
}

/** Cards are discarded to be rid of a hindrance (escape). */
export function* payEscape(t: BridgeTable, seat: Seat, passive: Card): Rules<Declaration> {
  const hand = handOf(t.state, seat);
  const price = escapePrice(passive);
  const cards = yield* t.select(seat, 'stb.escape', [...hand], {
    min: price,
    max: price,
    params: { card: passive },
    why: REASONS.notHeld,
    amiss: notHeldTwice,
  });
  discardFromHand(t, seat, cards, 'escape');
  return newDeclaration('clear', seat, passive);
}
export const escapePrice = (passive: Card): number => {
  const face = actionFace(passive);
  return face.kind === 'passive' ? (face.escape ?? 0) : 0;
};
/** Null where it is a hindrance on the seat's own card that the seat can pay to be rid of. */
export function whyNotClear(s: Bridge, seat: Seat, passive: Card): Reason | null {
  const host = hostOf(s, passive);
  if (host === NONE) return REASONS.noTarget();
  const price = escapePrice(passive);
  return ownerOf(s, host) === seat && price > 0 && handOf(s, seat).length >= price ? null : REASONS.cannotEscape(price);
}

function* nameTargets(t: BridgeTable, declaration: Declaration, target: Target, instant: boolean): Rules<void> {
  const { state: s } = t;
  const by = { seat: declaration.seat, source: declaration.card };
  const legal = legalTargets(s, by, target, instant);
  const why = (answer: Json) => (isCard(answer) ? whyNotTarget(s, by, target, answer, instant) : null);
  const params = { card: declaration.card };
  if (target.most === 2)
    declaration.targets = [
      ...(yield* t.select(declaration.seat, 'stb.targets', legal, {
        min: 1,
        max: 2,
        params,
        why,
        check: (picked) => (target.alike === true && !areAlike(s, picked) ? REASONS.notAlike() : null),
      })),
    ];
  else declaration.targets = [yield* t.choose(declaration.seat, 'stb.target', legal, { params, why })];
  yield* chooseWith(t, declaration, target);
}

/** What is decided together with the target: Wrong Deck's new station, Hot Swap's new host. */
function* chooseWith(t: BridgeTable, declaration: Declaration, target: Target | null): Rules<void> {
  const { state: s } = t;
  const named = declaration.targets[0] ?? NONE;
  const params = { card: declaration.card, target: named };
  if (target?.with === 'station')
    declaration.choice = yield* t.choose(declaration.seat, 'stb.station', stationsFor(s, named), { params, why: REASONS.notYourSection });
  if (target?.with === 'host')
    declaration.choice = yield* t.choose(declaration.seat, 'stb.host', newHostsFor(s, declaration.seat, named), { params });
}

/** Mistaken Identity: a choice that came with the old target stands unless the new one forces another. */
function* remakeChoice(t: BridgeTable, declaration: Declaration): Rules<void> {
  const { state: s } = t;
  const below = topDeclaration(s) as Declaration;
  const face = actionFace(below.card);
  declaration.choice = below.choice;
  if (face.kind !== 'instant' || face.target?.with !== 'station') return;
  if (!stationsFor(s, declaration.targets[0] ?? NONE).includes(below.choice)) yield* chooseWith(t, declaration, face.target);
}
