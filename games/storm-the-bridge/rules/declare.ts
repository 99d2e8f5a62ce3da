/** §5.2, §5.5 Declaring: a frame is pushed, everybody may answer, and what is still wanted resolves, last in first out. */
import { type Chance, type Json, type Reason, type Rules, respond, type Seat } from '@bridgehead/kernel';
import { actionFace, bodyOf, type Card, isAction, isCard, isCrew, isLeader, NONE } from '../cards/index.ts';
import type { Target } from '../cards/vocabulary.ts';
import { type Bridge, type Frame, newFrame } from '../state.ts';
import { resolveAttack, resolveRecruit } from './attempts.ts';
import { attachTo, type BridgeTable, detachPassive, discardFromHand, leaveHand, tapCards } from './changes.ts';
import { type Attempt, attackOf, attackTotal, costOf, influenceOf, influenceTotal, needOf, tally } from './compute.ts';
import { carryOut } from './effects.ts';
import { settleOwed } from './owed.ts';
import { clockwise, frameOf, has, hostOf, isTapped, ownerOf, peopleOf, topFrame } from './questions.ts';
import { notHeldTwice, REASONS } from './reasons.ts';
import { tagsFor } from './standing.ts';
import {
  abilityOf,
  areAlike,
  legalTargets,
  newHostsFor,
  responses,
  stationsFor,
  stillLegal,
  targetsFor,
  whyNotHost,
  whyNotPlay,
  whyNotTarget,
  whyNotUse,
} from './timing.ts';

/** The guard of §8.5: after so many questions in one turn everybody passes and the turn ends. */
export const MOST_QUESTIONS = 400;

// —— attempts ——

/** STB-57 to STB-62. */
export function* declareRecruit(t: BridgeTable, seat: Seat, candidate: Card): Rules<void> {
  yield* declareAttempt(t, newFrame('recruit', seat, candidate));
}
/** STB-63 to STB-67. */
export function* declareAttack(t: BridgeTable, seat: Seat, section: Card): Rules<void> {
  yield* declareAttempt(t, newFrame('attack', seat, section));
}

function* declareAttempt(t: BridgeTable, frame: Frame): Rules<void> {
  const { state: s } = t;
  const hand = s.hand[frame.seat] as Card[];
  const able = committable(s, frame);
  const needs = numberNeeded(s, frame);
  const triedShort = s.short.includes(frame.card);
  const reach = (committed: readonly Card[]) => totalWith(s, frame, committed);
  const check = (picked: readonly Card[]): Reason | null =>
    idleAmong(s, frame, picked) ?? (triedShort && reach(picked) + hand.length < needs ? REASONS.shortAgain(needs, reach(picked)) : null);
  frame.committed = [
    ...(yield* t.select(frame.seat, `stb.commit.${frame.kind}`, able, {
      min: 1,
      max: able.length,
      params: { card: frame.card, needs },
      why: (answer) => whyNotCommit(s, frame, answer),
      amiss: (picked) => (picked.length === 0 ? REASONS.nobody() : usedTwice(picked)),
      check,
      fallback: leastForce(able, check),
      draw: (chance) => randomForce(able, check, chance),
    })),
  ];
  const base = reach(frame.committed);
  const spent = hand.length === 0 ? [] : yield* pointsAtDeclaration(t, frame, needs, base, triedShort ? Math.max(0, needs - base) : 0);
  discardFromHand(t, frame.seat, spent, 'points');
  frame.discards = spent.length;
  if (base + spent.length < needs && !triedShort) s.short.push(frame.card); // STB-R13
  yield* declare(t, frame);
}

/** STB-60, STB-66: one point for each card; at least so many after a short try. */
function* pointsAtDeclaration(t: BridgeTable, frame: Frame, needs: number, base: number, least: number): Rules<readonly Card[]> {
  const hand = t.state.hand[frame.seat] as Card[];
  return yield* t.select(frame.seat, 'stb.points', [...hand], {
    min: 0,
    max: hand.length,
    params: { card: frame.card, needs, has: base },
    why: notHeldFor(frame),
    amiss: notHeldFor(frame),
    check: (picked) => (picked.length < least ? REASONS.shortAgain(needs, base + picked.length) : null),
    fallback: hand.slice(0, least),
  });
}
const notHeldFor = (frame: Frame) => (frame.kind === 'attack' ? REASONS.notHeldForAttack : REASONS.notHeld);

/**
 * What the clock commits for somebody who left in the middle: one card that spends nothing, if the rules allow so little;
 * a failed try taps nobody (STB-85, STB-R8).
 */
const leastForce = (able: readonly Card[], check: (picked: readonly Card[]) => Reason | null): readonly Card[] => {
  const one = able.find((x) => check([x]) === null);
  return one === undefined ? able : [one];
};
/** For playouts: half of the time everybody comes along, or random play would hardly ever reach the Bridge. */
function randomForce(able: readonly Card[], check: (picked: readonly Card[]) => Reason | null, chance: Chance): readonly Card[] {
  const force = chance.below(2) === 0 ? able : able.filter(() => chance.below(2) === 0);
  return force.length === 0 || check(force) !== null ? able : force;
}
const usedTwice = (picked: readonly Card[]): Reason | null => {
  const again = picked.find((card, i) => picked.indexOf(card) < i);
  return again === undefined ? null : REASONS.usedAlready(again);
};
const numberNeeded = (s: Bridge, frame: Frame): number =>
  frame.kind === 'attack' ? needOf(s, frame.card, null) : costOf(s, frame.seat, frame.card, null);

/** STB-R13: a short try was made already, and not even everybody with every card would do. Null if it may be tried. */
export function whyOutOfReach(s: Bridge, frame: Frame): Reason | null {
  if (!s.short.includes(frame.card)) return null;
  const needs = numberNeeded(s, frame);
  const most = totalWith(s, frame, committable(s, frame)) + (s.hand[frame.seat] as Card[]).length;
  return most < needs ? REASONS.shortAgain(needs, most) : null;
}

/** What the attempt would bring with these committed. */
export function totalWith(s: Bridge, frame: Frame, committed: readonly Card[]): number {
  const tried: Attempt = { ...frame, committed };
  return frame.kind === 'attack' ? attackTotal(s, tried) : influenceTotal(s, tried);
}

/** Untapped cards of the party with at least one point to give (STB-R9). */
export const committable = (s: Bridge, frame: Frame): Card[] => peopleOf(s, frame.seat).filter((x) => whyNotCommit(s, frame, x) === null);
export const canCommit = (s: Bridge, frame: Frame): boolean => peopleOf(s, frame.seat).some((x) => whyNotCommit(s, frame, x) === null);

/** In the order of §9: the first row that applies is the one that is told. */
function whyNotCommit(s: Bridge, frame: Frame, answer: Json): Reason | null {
  if (!isCard(answer) || !(isLeader(answer) || isCrew(answer))) return null;
  if (isTapped(s, answer)) return REASONS.tapped(answer);
  if (ownerOf(s, answer) !== frame.seat) return REASONS.notYours(answer, frame.kind === 'attack' ? 'STB-64' : 'STB-58');
  const points = frame.kind === 'attack' ? attackInBestCompany(s, frame, answer) : influenceOf(s, answer);
  if (points < 1) return REASONS.nothingToGive(answer);
  return frame.kind === 'attack' && has(s, answer, 'noAttack') ? REASONS.cannotAttack(answer) : null;
}

/** Kett's points depend on who comes along: he may be named whenever some company would give him one. */
function attackInBestCompany(s: Bridge, frame: Frame, x: Card): number {
  const alone = attackOf(s, x, frame); // nobody is named yet
  if (alone > 0 || !gainsByCompany(x)) return alone;
  const company = peopleOf(s, frame.seat).filter((y) => y !== x && !isTapped(s, y) && !has(s, y, 'noAttack') && attackOf(s, y, frame) > 0);
  return attackOf(s, x, { ...frame, committed: [x, ...company] });
}
const gainsByCompany = (x: Card): boolean =>
  bodyOf(x).standing.some(({ n }) => typeof n === 'object' && n.per === 'other-security-committed');

/** STB-R9: somebody in this force would give nothing. */
function idleAmong(s: Bridge, frame: Frame, picked: readonly Card[]): Reason | null {
  if (frame.kind !== 'attack') return null;
  const idle = picked.find((x) => gainsByCompany(x) && attackOf(s, x, { ...frame, committed: picked }) < 1);
  return idle === undefined ? null : REASONS.nothingToGive(idle);
}

// —— cards, abilities, hindrances ——

/** A card is played from the hand: it names its targets, then leaves the hand for the stack. */
export function* playCard(t: BridgeTable, seat: Seat, card: Card): Rules<void> {
  const { state: s } = t;
  const face = actionFace(card);
  const frame = newFrame('card', seat, card);
  if (face.kind === 'passive' || face.timing === 'counter-one-target') {
    const why = (answer: Json) => (face.kind === 'passive' && isCard(answer) ? whyNotHost(s, seat, card, answer) : REASONS.noTarget());
    frame.targets = [yield* t.choose(seat, 'stb.target', targetsFor(s, seat, card), { params: { card }, why })];
    if (face.kind === 'instant') yield* remakeChoice(t, frame);
  } else if (face.target !== null) yield* nameTargets(t, frame, face.target, true);
  leaveHand(s, seat, card);
  yield* declare(t, frame);
}

/** An ability is used: the tap is paid at once (STB-R15). */
export function* activate(t: BridgeTable, seat: Seat, source: Card): Rules<void> {
  const ability = abilityOf(source);
  if (ability === null) throw new Error('no ability');
  const frame = newFrame('ability', seat, source);
  if (ability.target !== null) yield* nameTargets(t, frame, ability.target, false);
  tapCards(t, [source]);
  yield* declare(t, frame);
}

/** Cards are discarded to be rid of a hindrance (escape). */
export function* clearHindrance(t: BridgeTable, seat: Seat, passive: Card): Rules<void> {
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
  yield* declare(t, newFrame('clear', seat, passive));
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

/** STB-86: nothing more is wanted; the others may still act before the phase ends. True if it has ended. */
export function* declareEnd(t: BridgeTable, seat: Seat): Rules<boolean> {
  const frame = newFrame('end', seat, NONE);
  yield* declare(t, frame);
  return !frame.cancelled;
}

// —— the stack ——

function* declare(t: BridgeTable, frame: Frame): Rules<void> {
  t.state.stack.push(frame);
  // A fence: what has been declared before everybody is not taken back (STB-R8, STB-R43).
  t.reveal({
    type: 'declared',
    kind: frame.kind,
    seat: frame.seat,
    card: frame.card,
    targets: [...frame.targets],
    committed: [...frame.committed],
    choice: frame.choice,
  });
  yield* settleTop(t);
}

/** STB-47, STB-48: a chance to answer, then the frame on top resolves. */
export function* settleTop(t: BridgeTable): Rules<void> {
  const { state: s } = t;
  const frame = topFrame(s);
  if (frame === null) return;
  yield* respond<Bridge, Json>(t, {
    kind: `stb.${frame.kind}`,
    depth: s.stack.length - 1,
    key: 'stb.respond',
    order: () =>
      s.asked >= MOST_QUESTIONS ? [] : frame.kind === 'end' ? clockwise(s).filter((seat) => seat !== frame.seat) : clockwise(s),
    turnTo: (seat) => {
      s.priority = seat;
    },
    options: (seat) => responses(s, seat),
    tags: (seat) => tagsFor(s, frame, seat),
    why: (seat, answer) => whyNotRespond(s, seat, answer),
    isOpen: () => !frame.cancelled,
    // Not a generator function made for this window: such were seen to outlive it, and with them all that the window knows, which is a
    // whole guessed world whenever a bot thinks.
    play: (seat, response) => answer(t, frame, seat, response),
  });
  if (t.result !== null) return;
  yield* resolve(t, frame);
  s.stack = s.stack.filter((one) => one !== frame);
  yield* settleOwed(t);
}

function* answer(t: BridgeTable, frame: Frame, seat: Seat, response: Json): Rules<void> {
  t.state.asked++;
  yield* answerWith(t, seat, response);
  if (frame.kind === 'end') frame.cancelled = true; // §5.3: something happened, so the menu comes back
}

function* answerWith(t: BridgeTable, seat: Seat, response: Json): Rules<void> {
  if (response === 'discard') return yield* addPoints(t, seat);
  const [what, card] = response as ['play' | 'ability', Card];
  if (what === 'play') yield* playCard(t, seat, card);
  else yield* activate(t, seat, card);
}

/** STB-R10: more points for the own attempt on top of the stack. */
function* addPoints(t: BridgeTable, seat: Seat): Rules<void> {
  const frame = topFrame(t.state) as Frame;
  const hand = t.state.hand[seat] as Card[];
  const { has: total, needs } = tally(t.state, frame);
  const spent = yield* t.select(seat, 'stb.points', [...hand], {
    min: 1,
    max: hand.length,
    params: { card: frame.card, needs, has: total },
    why: notHeldFor(frame),
    amiss: (picked) => (picked.length === 0 ? null : notHeldFor(frame)()),
  });
  discardFromHand(t, seat, spent, 'points');
  frame.discards += spent.length;
}

function* resolve(t: BridgeTable, frame: Frame): Rules<void> {
  switch (frame.kind) {
    case 'recruit':
      resolveRecruit(t, frame);
      return putAway(t, frame);
    case 'attack':
      resolveAttack(t, frame);
      return putAway(t, frame);
    case 'ability':
      return yield* resolveAbility(t, frame);
    case 'card':
      return yield* resolveCard(t, frame);
    case 'clear':
      if (ownerOf(t.state, hostOf(t.state, frame.card)) === frame.seat) detachPassive(t, frame.card);
      return;
    case 'end':
      return;
  }
}

function* resolveAbility(t: BridgeTable, frame: Frame): Rules<void> {
  const legal = stillLegal(t.state, frame);
  if (frame.cancelled || (frame.targets.length > 0 && legal.length === 0)) return;
  yield* carryOut(t, frame, abilityOf(frame.card)?.does ?? [], legal);
}

/** Targets are checked again (STB-R21); a card that was cancelled or has lost its target is spent (STB-R43). */
function* resolveCard(t: BridgeTable, frame: Frame): Rules<void> {
  const { state: s } = t;
  const face = actionFace(frame.card);
  const legal = stillLegal(s, frame);
  const fizzles = frame.cancelled || (frame.targets.length > 0 && legal.length === 0);
  if (face.kind === 'passive') {
    if (fizzles) s.discard.push(frame.card);
    else attachTo(t, frame.card, legal[0] as Card);
    return;
  }
  const attempt = face.timing.startsWith('attack') ? 'attack' : face.timing.startsWith('recruit') ? 'recruit' : null;
  const missed = fizzles || (attempt !== null && frameOf(s, attempt) === null);
  if (!missed) yield* carryOut(t, frame, face.does, legal);
  if (t.result !== null) return;
  if (!missed && face.stays === 'turn') s.lasting.push(frame.card);
  else if (missed || face.stays !== 'attempt') s.discard.push(frame.card);
}

/** Cards that helped one attempt are discarded when it is over (STB-R25). */
function putAway(t: BridgeTable, frame: Frame): void {
  for (const boost of frame.boosts) t.state.discard.push(boost.card);
}

// —— refusals ——

function whyNotRespond(s: Bridge, seat: Seat, answer: Json): Reason | null {
  const active = seat === s.active;
  if (answer === 'discard') return whyNotAddPoints(s, seat);
  if (answer === 'end') return active ? REASONS.finishFirst() : REASONS.notActiveAttack();
  if (!Array.isArray(answer) || !isCard(answer[1])) return null;
  const [what, card] = answer as [string, Card];
  switch (what) {
    case 'recruit':
    case 'clear':
      return active ? REASONS.finishFirst() : REASONS.notActiveRecruit();
    case 'attack':
      return active ? REASONS.finishFirst() : REASONS.notActiveAttack();
    case 'play':
      return isAction(card) && (s.hand[seat] as Card[]).includes(card) ? whyNotPlay(s, seat, card) : REASONS.notHeld();
    case 'ability':
      return isAction(card) ? null : whyNotUse(s, seat, card);
    case 'station':
      return REASONS.notStationed();
    case 'take-back':
      return REASONS.spent();
    default:
      return null;
  }
}

function whyNotAddPoints(s: Bridge, seat: Seat): Reason | null {
  if (seat !== s.active) return REASONS.notYourPoints();
  if (frameOf(s, 'attack') === null && frameOf(s, 'recruit') === null) return REASONS.nothingPending('attack');
  return (s.hand[seat] as Card[]).length === 0 ? REASONS.notHeld() : REASONS.finishFirst();
}
