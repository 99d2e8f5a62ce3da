/** The changes that rules and cards share: entering and leaving play, dying, scoring, drawing, being seen. Each does one thing and says so. */

import type { Seat } from '@bridgehead/kernel';
import { type Design, designNumber, face, idOf, isEquipment, isPersonnel, K, numberOf, SKILL, TRAP } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import {
  type Blaze,
  BRAINWASHED,
  captorOf,
  controllerOf,
  designOf,
  flagsOf,
  IN_BRIG,
  isSurface,
  type Location,
  NONE,
  ownerOf,
  type Place,
  placeOf,
  SEEN,
  STOPPED,
  type Thing,
  TURN_FLAGS,
  UNATTENDED,
  USED,
} from '../state.ts';
import { byCopy } from './names.ts';
import { levelOf } from './people.ts';
import {
  type BlazeTable,
  captivesAt,
  faceOf,
  has,
  hasGuard,
  is,
  isBorgThing,
  isCaptive,
  isCovered,
  isGuard,
  isPersonnelThing,
  isPost,
  locationOf,
  other,
  vesselOf,
} from './things.ts';

// —— entering and leaving play ——

/** A card comes into play; everything enters openly, so it is seen. */
export function enter(s: Blaze, design: Design, owner: Seat, place: Place, controller: Seat = owner): Thing {
  const c = s.design.length;
  s.design.push(design);
  s.owner.push(owner);
  s.controller.push(controller);
  s.at.push(place);
  s.flags.push(isPersonnel(design) || isEquipment(design) ? SEEN : 0);
  s.host.push(NONE);
  s.count.push(design === K['chooses honor'] ? SKILL.Honor : 0);
  s.turns.push(0);
  s.allegiance.push(NONE);
  s.captor.push(NONE);
  s.inPlay.push(c);
  return c;
}

/** Out of play without going anywhere; what lay on it is discarded. Personnel and equipment aboard must have been dealt with. */
export function leave(t: BlazeTable, c: Thing): void {
  const { state: s } = t;
  const at = s.inPlay.indexOf(c);
  if (at < 0) return;
  s.inPlay.splice(at, 1);
  for (const x of s.inPlay.filter((one) => s.at[one] === c)) {
    if (!isPersonnelThing(s, x))
      discardThing(t, x); // BOG-42: markers, too
    else if (isCaptive(s, x) && !isPost(s, c)) openTrap(t, c, x);
  }
  for (const x of s.inPlay.filter((one) => s.host[one] === c && NAMING_A_SHIP.includes(designOf(s, one)))) discardThing(t, x);
}

/** What is about a ship goes with it (OB3, BOG-R85 for OB6). */
const NAMING_A_SHIP: readonly Design[] = [K['tractor lock'], K['ship objective']];

/** BOG-R31: a trap that is gone leaves its captive unattended on the planet; from space it returns to its owner's hand. */
function openTrap(t: BlazeTable, trap: Thing, captive: Thing): void {
  const { state: s } = t;
  const ground = placeOf(s, trap);
  if (!isSurface(ground)) return toHand(t, captive);
  s.at[captive] = ground;
  set(s, captive, UNATTENDED);
  t.emit({ type: 'condition', seat: captorOf(s, captive), card: idOf(designOf(s, captive)), condition: 'unattended' });
}
/** A trap that holds nobody any more is discarded (BOG-57). */
export function dropEmptyTrap(t: BlazeTable, trap: Place): void {
  const { state: s } = t;
  if (trap >= 0 && !isPost(s, trap) && !s.inPlay.some((x) => s.at[x] === trap && isPersonnelThing(s, x))) discardThing(t, trap);
}

/** To the pile where a card of its kind goes: Tactics and Q-icon cards under their side decks (BOG-8, BOG-9), others to the owner's discard pile. */
export function discardThing(t: BlazeTable, c: Thing): void {
  const { state: s } = t;
  if (!s.inPlay.includes(c)) return;
  const design = designOf(s, c);
  const owner = ownerOf(s, c);
  leave(t, c);
  if (design === TRAP) return; // a token has no pile
  toPile(t, design, owner);
}

export function toPile(t: BlazeTable, design: Design, owner: Seat): void {
  const { state: s } = t;
  const { kind } = face(design);
  if (kind === 'tactic') putUnder(t, owner, design);
  else if (kind === 'q') {
    cardsOf(s.qUp, owner).push(design);
    recycleQ(t, owner);
  } else cardsOf(s.discard, owner).push(design);
}

/** A card that is being carried out lies in its pile already; where it stays in play after all, it is taken from there. */
export function enterFromPile(t: BlazeTable, design: Design, owner: Seat, place: Place, controller: Seat = owner): Thing {
  fromPile(t.state, design, owner);
  return enter(t.state, design, owner, place, controller);
}
export function fromPile(s: Blaze, design: Design, owner: Seat): void {
  const inFlash = cardsOf(s.flashed, owner).includes(design); // BOG-R98
  const pile = cardsOf(inFlash ? s.flashed : face(design).kind === 'q' ? s.qUp : s.discard, owner);
  const at = pile.lastIndexOf(design);
  if (at < 0) throw new Error(`${idOf(design)} is not in its pile`);
  pile.splice(at, 1);
}

/** BOG-8, BOG-10, BOG-R5. */
export function putUnder(t: BlazeTable, owner: Seat, design: Design): void {
  cardsOf(t.state.tacticsUp, owner).push(design);
  recycleTactics(t, owner);
}
export function recycleTactics(t: BlazeTable, owner: Seat): void {
  const { state: s } = t;
  if (cardsOf(s.tactics, owner).length > 0 || cardsOf(s.tacticsUp, owner).length === 0) return;
  s.tactics[owner] = t.shuffle(cardsOf(s.tacticsUp, owner));
  s.tacticsUp[owner] = [];
  t.emit({ type: 'shuffled', seat: owner, what: 'tactics' });
}
/** BOG-80. */
export function recycleQ(t: BlazeTable, owner: Seat): void {
  const { state: s } = t;
  if (cardsOf(s.q, owner).length > 0 || cardsOf(s.qUp, owner).length === 0) return;
  s.q[owner] = t.shuffle(cardsOf(s.qUp, owner));
  s.qUp[owner] = [];
  t.emit({ type: 'shuffled', seat: owner, what: 'q' });
}

/** To its owner's hand, where the other side knows of it. */
export function toHand(t: BlazeTable, c: Thing): void {
  const { state: s } = t;
  const design = designOf(s, c);
  const owner = ownerOf(s, c);
  leave(t, c);
  cardsOf(s.hand, owner).push(design);
  cardsOf(s.knownHand, owner).push(design);
  t.emit({ type: 'sentBack', seat: owner, card: idOf(design) });
}
export function outOfPlay(t: BlazeTable, c: Thing): void {
  const { state: s } = t;
  const design = designOf(s, c);
  const owner = ownerOf(s, c);
  leave(t, c);
  cardsOf(s.outOfPlay, owner).push(design);
}

/** A card leaves the hand; the other side forgets that it was there, or never knew. */
export function fromHand(s: Blaze, seat: Seat, design: Design): boolean {
  const hand = cardsOf(s.hand, seat);
  const at = hand.indexOf(design);
  if (at < 0) return false;
  hand.splice(at, 1);
  const known = cardsOf(s.knownHand, seat);
  const seen = known.indexOf(design);
  if (seen >= 0) known.splice(seen, 1);
  return true;
}
/** a card laid face down may be any hidden agenda card that was known to be in that hand; in a hand that lies open one sees what is left. */
export function forgetAgendas(s: Blaze, seat: Seat): void {
  if (isProbed(s)) return;
  s.knownHand[seat] = cardsOf(s.knownHand, seat).filter((d) => !face(d).row.ha);
}

// —— dying ——

/** To the owner's discard pile (BOG-R38), a captive too (BOG-61). A Bio-Med Drone present saves one Borg a turn (PB08). */
export function kill(t: BlazeTable, c: Thing): void {
  const { state: s } = t;
  if (!s.inPlay.includes(c)) return;
  const design = designOf(s, c);
  const owner = ownerOf(s, c);
  const seat = controllerOf(s, c);
  const location = locationOf(s, c);
  const place = placeOf(s, c);
  const isPrisoner = isCaptive(s, c);
  const isOfficer = isPersonnelThing(s, c) && levelOf(s, c, SKILL.OFFICER) > 0;
  const drone = isBorgThing(s, c) ? bioMedAt(s, place, seat, c) : NONE;
  leave(t, c);
  if (drone !== NONE) {
    set(s, drone, USED | SEEN);
    t.reveal({ type: 'shown', seat, card: idOf(K['bio-med']) });
  }
  t.reveal({ type: 'killed', seat: owner, card: idOf(design) });
  if (drone !== NONE) beneathDeck(s, owner, design);
  else toPile(t, design, owner);
  if (isPrisoner) dropEmptyTrap(t, place);
  if (!isOfficer && location !== NONE) hazard(t, location, seat);
}
const bioMedAt = (s: Blaze, place: Place, seat: Seat, dying: Thing): Thing =>
  s.inPlay
    .filter((x) => is(s, x, 'bio-med') && x !== dying && s.at[x] === place && s.controller[x] === seat && !has(s, x, USED) && isGuard(s, x))
    .sort((a, b) => byCopy(s, a, b))[0] ?? NONE;
/** DL11: the first time a non-OFFICER of the player who overcame it dies there. */
function hazard(t: BlazeTable, location: Location, seat: Seat): void {
  const { state: s } = t;
  const card = s.inPlay.find((x) => is(s, x, 'hazard') && s.controller[x] === seat && locationOf(s, x) === location);
  if (card === undefined) return;
  const d = designOf(s, card);
  score(t, seat, -numberOf(d, 'loss'), idOf(d));
  discardThing(t, card);
}
/** Openly beneath the draw deck. */
export function beneathDeck(s: Blaze, owner: Seat, design: Design): void {
  const deck = cardsOf(s.deck, owner);
  deck.unshift(design);
  s.knownBelow[owner] = Math.min(deck.length, nth(s.knownBelow, owner) + 1);
  if (nth(s.knownAbove, owner) === deck.length - 1) s.knownAbove[owner] = deck.length - 1;
}
export function onTopOfDeck(s: Blaze, owner: Seat, design: Design): void {
  cardsOf(s.deck, owner).push(design);
  s.knownAbove[owner] = nth(s.knownAbove, owner) + 1;
}
export function shuffleDeck(t: BlazeTable, seat: Seat): void {
  const { state: s } = t;
  t.shuffle(cardsOf(s.deck, seat));
  s.knownBelow[seat] = 0;
  s.knownAbove[seat] = 0;
}

/** BOG-B45, BOG-R88: nothing from an empty deck. */
export function drawCards(t: BlazeTable, seat: Seat, n: number): void {
  const { state: s } = t;
  const drawn: string[] = [];
  const deck = cardsOf(s.deck, seat);
  for (let i = 0; i < n; i++) {
    const known = nth(s.knownAbove, seat) > 0 || nth(s.knownBelow, seat) >= deck.length;
    const design = t.draw(deck);
    if (design === null) break;
    if (known) cardsOf(s.knownHand, seat).push(design);
    s.knownAbove[seat] = Math.max(0, nth(s.knownAbove, seat) - 1);
    s.knownBelow[seat] = Math.min(nth(s.knownBelow, seat), deck.length);
    cardsOf(s.hand, seat).push(design);
    drawn.push(idOf(design));
  }
  if (drawn.length === 0) return;
  const probed = isProbed(s);
  if (probed) for (const id of drawn) cardsOf(s.knownHand, seat).push(designNumber(id));
  t.tell(
    probed ? [0, 1] : [seat],
    { type: 'drew', seat, n: drawn.length, cards: drawn },
    { type: 'drew', seat, n: drawn.length, cards: [] },
  );
  dropKnownTwice(s, seat);
}
/** Alien Probe: both hands lie open, so every card that enters them is known (EV02). */
export const isProbed = (s: Blaze): boolean => s.inPlay.some((c) => is(s, c, 'open hands'));
/** What is known of a hand never exceeds what is in it. */
function dropKnownTwice(s: Blaze, seat: Seat): void {
  const left = [...cardsOf(s.hand, seat)];
  s.knownHand[seat] = cardsOf(s.knownHand, seat).filter((d) => {
    const at = left.indexOf(d);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

// —— scoring ——

export function score(t: BlazeTable, seat: Seat, n: number, why: string): void {
  const { state: s } = t;
  if (n === 0) return;
  s.score[seat] = nth(s.score, seat) + n;
  t.emit({ type: 'scored', seat, n, why, total: nth(s.score, seat) });
}

// —— small facts ——

export const set = (s: Blaze, c: Thing, flag: number): void => {
  s.flags[c] = flagsOf(s, c) | flag;
};
export const clear = (s: Blaze, c: Thing, flag: number): void => {
  s.flags[c] = flagsOf(s, c) & ~flag;
};
export const see = (s: Blaze, c: Thing): void => set(s, c, SEEN);
export const seeAll = (s: Blaze, things: readonly Thing[]): void => {
  for (const c of things) set(s, c, SEEN);
};
export const stop = (s: Blaze, things: readonly Thing[]): void => {
  for (const c of things) set(s, c, STOPPED);
};
/** BOG-B18: everything is unstopped when a turn ends. */
export function unstopAll(s: Blaze): void {
  for (const c of s.inPlay) s.flags[c] = flagsOf(s, c) & ~TURN_FLAGS;
}

/**
 * After every action: a captive without a guard is left unattended (BOG-R33) unless it is in a Brig (BOG-R34), and everybody who shares a place with a guard of
 * the other side, or is aboard what the other side controls, has been seen.
 */
export function settle(t: BlazeTable): void {
  const { state: s } = t;
  let sighted: Map<Thing, Thing[]> | null = null;
  for (const c of s.inPlay) {
    const place = placeOf(s, c);
    if (s.captor[c] !== NONE && isCaptive(s, c) && !has(s, c, IN_BRIG | UNATTENDED) && isPost(s, place))
      if (!hasGuard(s, place, captorOf(s, c))) set(s, c, UNATTENDED);
    if (has(s, c, SEEN) || !isCovered(s, place)) continue;
    const { kind } = faceOf(s, c);
    if (kind !== 'personnel' && kind !== 'equipment') continue;
    const watcher = other(controllerOf(s, c));
    const vessel = vesselOf(s, place);
    if (s.controller[vessel] !== watcher && !hasGuard(s, place, watcher)) continue;
    see(s, c);
    sighted ??= new Map();
    sighted.set(vessel, [...(sighted.get(vessel) ?? []), c]);
  }
  if (sighted !== null) for (const [vessel, seen] of sighted) tellSighted(t, vessel, seen);
}
/** People who were seen cannot be unseen: what led there needs a take-back. */
function tellSighted(t: BlazeTable, vessel: Thing, seen: readonly Thing[]): void {
  const { state: s } = t;
  for (const seat of [0, 1]) {
    const cards = seen.filter((c) => s.controller[c] === seat).map((c) => idOf(designOf(s, c)));
    if (cards.length > 0) t.reveal({ type: 'sighted', seat: other(seat), thing: vessel, cards: cards.sort() });
  }
}

/** Is there such a captive? */
export function isEscortedAt(s: Blaze, place: Place, seat: Seat): boolean {
  for (const c of s.inPlay)
    if (s.captor[c] === seat && s.at[c] === place && isCaptive(s, c) && !has(s, c, IN_BRIG | UNATTENDED | BRAINWASHED)) return true;
  return false;
}
/** Captives of the seat that follow a group or a ship wherever it goes. */
export const escortedAt = (s: Blaze, place: Place, seat: Seat): Thing[] =>
  captivesAt(s, place, seat).filter((c) => !has(s, c, IN_BRIG | UNATTENDED | BRAINWASHED));
