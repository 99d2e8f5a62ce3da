/** Captives: taking, guarding, locking up, freeing (BOG-51 to BOG-67). */

import { because, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { BORG, type Design, face, idOf, K, numberOf, SKILL, TRAP } from '../cards/index.ts';
import { nth } from '../entries.ts';
import {
  type Blaze,
  BRAINWASHED,
  captorOf,
  designOf,
  IN_BRIG,
  isSurface,
  MARKED,
  NONE,
  ownerOf,
  type Place,
  placeOf,
  STOPPED,
  space,
  surface,
  type Thing,
  UNATTENDED,
} from '../state.ts';
import { clear, discardThing, dropEmptyTrap, enter, enterFromPile, score, see, set, settle } from './changes.ts';
import { hasTransporters, isCloaked } from './figures.ts';
import { missionOf } from './map.ts';
import { hasSkill } from './people.ts';
import {
  activeAt,
  affiliationOf,
  type BlazeTable,
  conditionOf,
  crewOf,
  faceOf,
  has,
  hasGuard,
  is,
  isCaptive,
  isNor,
  isPersonnelThing,
  isPost,
  isSiteThing,
  isUnopposed,
  locationOf,
  siteOf,
  vesselOf,
} from './things.ts';
import { openWindow } from './windows.ts';

const CONTROLLED = because('BOG-52', 'bog.no.capture-own');
const OWNED = because('BOG-R37', 'bog.no.capture-owned');
const CAPTIVE = because('BOG-53', 'bog.no.captives-disabled');

/** BOG-52, BOG-R37. */
export function whyNotCapture(s: Blaze, c: Thing, captor: Seat): Reason | null {
  if (isCaptive(s, c)) return CAPTIVE;
  if (s.controller[c] === captor) return CONTROLLED;
  return s.owner[c] === captor ? OWNED : null;
}

/** Places at a location where a crew or Away Team of the seat includes a guard. */
export function groupsAt(s: Blaze, location: number, seat: Seat): Place[] {
  const places: Place[] = [];
  for (const c of s.inPlay) {
    if (s.controller[c] !== seat || !isPersonnelThing(s, c) || isCaptive(s, c)) continue;
    const place = placeOf(s, c);
    if (!places.includes(place) && isPost(s, place) && locationOf(s, c) === location && hasGuard(s, place, seat)) places.push(place);
  }
  return places;
}

/**
 * BOG-54 to BOG-56, BOG-R30, BOG-R79. `source` is the card that captures, which lies in its owner's pile, or TRAP for a token; it comes
 * back from there if it must stay as a trap. Then W4.
 */
export function* capture(t: BlazeTable, captives: readonly Thing[], captor: Seat, source: Design, owner: Seat): Rules<void> {
  const { state: s } = t;
  const taken = captives.filter((c) => s.inPlay.includes(c) && whyNotCapture(s, c, captor) === null);
  if (taken.length === 0) return;
  const location = locationOf(s, nth(taken, 0));
  const groups = groupsAt(s, location, captor);
  let place: Place;
  if (groups.length > 0) {
    place = groups.length === 1 ? nth(groups, 0) : yield* t.choose(captor, 'bog.custody', groups, { params: { n: taken.length } });
  } else {
    const isPlanet = face(missionOf(s, location)).row.type === 'P';
    const ground = isPlanet ? surface(location) : space(location);
    place = source === TRAP ? enter(s, TRAP, owner, ground, captor) : enterFromPile(t, source, owner, ground, captor);
  }
  for (const c of taken) {
    for (const x of s.inPlay.filter((one) => s.at[one] === c)) discardThing(t, x);
    s.captor[c] = captor;
    s.at[c] = place;
    clear(s, c, STOPPED | IN_BRIG | UNATTENDED | BRAINWASHED);
    see(s, c);
    t.reveal({ type: 'captured', seat: captor, card: idOf(designOf(s, c)), held: groups.length > 0 ? 'escort' : 'trap' });
  }
  settle(t);
  for (const c of taken) {
    if (t.result !== null) return;
    if (s.captor[c] === captor) yield* openWindow(t, 'w4', [captor], { about: c, tags: ['captured'] });
  }
}

// —— what the captor does in his own turn ——

export const NO_CAPTIVE = because('BOG-60', 'bog.no.captive');
const PLANET_TRAP = because('BOG-57', 'bog.no.trap-planet');
const NOBODY_ACTIVE = because('BOG-R32', 'bog.no.custody');
const TRANSPORTERS = because('BOG-35', 'bog.no.transporters');
const NO_BRIG = because('BOG-63', 'bog.no.brig');
const NO_GUARD = because('BOG-R33', 'bog.no.guard');

/** Is anybody a captive at all? Hardly ever, so it is asked first. */
export function holdsAny(s: Blaze): boolean {
  for (const c of s.inPlay) if (s.captor[c] !== NONE) return true;
  return false;
}
/** Things that hold captives of the seat as a trap. */
export const trapsOf = (s: Blaze, captor: Seat): Thing[] =>
  !holdsAny(s)
    ? []
    : s.inPlay.filter(
        (c) =>
          s.controller[c] === captor && !isPost(s, c) && s.inPlay.some((x) => s.at[x] === c && s.captor[x] === captor && isCaptive(s, x)),
      );

/** BOG-57, BOG-R32: may the group at this place take the captives from the trap? */
export function whyNotCustody(s: Blaze, seat: Seat, trap: Thing, place: Place): Reason | null {
  if (isSurface(placeOf(s, trap))) {
    if (place !== s.at[trap]) return PLANET_TRAP;
    return activeAt(s, place, seat).length > 0 ? null : NOBODY_ACTIVE;
  }
  if (place < 0 || faceOf(s, place).kind !== 'ship' || s.at[place] !== s.at[trap] || s.controller[place] !== seat) return NOBODY_ACTIVE;
  if (activeAt(s, place, seat).length === 0) return NOBODY_ACTIVE;
  if (isCloaked(s, place)) return CLOAKED_SHIP;
  return hasTransporters(s, place) ? null : TRANSPORTERS;
}
const CLOAKED_SHIP = because('BOG-B17', 'bog.no.cloaked');

export function takeCustody(t: BlazeTable, seat: Seat, trap: Thing, place: Place): void {
  const { state: s } = t;
  for (const c of s.inPlay.filter((x) => s.at[x] === trap && s.captor[x] === seat)) {
    s.at[c] = place;
    t.emit({ type: 'condition', seat, card: idOf(designOf(s, c)), condition: 'escorted' });
  }
  discardThing(t, trap);
  escortsArrive(t);
}

/** BOG-62: a Security Holding Cell, or a ship or outpost with a Holding Cell Door. */
export const hasBrig = (s: Blaze, place: Place): boolean =>
  place >= 0 && (is(s, place, 'brig') || s.inPlay.some((c) => s.at[c] === place && is(s, c, 'cell door')));

export function whyNotImprison(s: Blaze, seat: Seat, c: Thing): Reason | null {
  const place = placeOf(s, c);
  if (s.captor[c] !== seat || !isCaptive(s, c) || has(s, c, IN_BRIG)) return NO_BRIG;
  return place >= 0 && hasBrig(s, place) && s.controller[vesselOf(s, place)] === seat ? null : NO_BRIG;
}
export function imprison(t: BlazeTable, seat: Seat, c: Thing): void {
  const { state: s } = t;
  clear(s, c, UNATTENDED);
  set(s, c, IN_BRIG);
  t.emit({ type: 'condition', seat, card: idOf(designOf(s, c)), condition: 'brig' });
  payForEscort(t, c);
}
/** IT10: the captive has reached a Brig, and its owner pays once for each persona. */
function payForEscort(t: BlazeTable, c: Thing): void {
  const { state: s } = t;
  if (!has(s, c, MARKED)) return;
  clear(s, c, MARKED);
  const owner = ownerOf(s, c);
  const { persona } = faceOf(s, c);
  if (nth(s.escorted, owner).includes(persona)) return;
  nth(s.escorted, owner).push(persona);
  score(t, owner, -numberOf(K.escort, 'loss'), idOf(K.escort));
}
/** IT10: escorts who reach a Brig of theirs with such a captive lock it in at once. */
export function escortsArrive(t: BlazeTable): void {
  const { state: s } = t;
  for (const c of s.inPlay)
    if (s.captor[c] !== NONE && has(s, c, MARKED) && conditionOf(s, c) === 'escorted' && whyNotImprison(s, captorOf(s, c), c) === null)
      imprison(t, captorOf(s, c), c);
}

export function whyNotTakeOut(s: Blaze, seat: Seat, c: Thing): Reason | null {
  const place = placeOf(s, c);
  if (s.captor[c] !== seat || !has(s, c, IN_BRIG) || s.controller[vesselOf(s, place)] !== seat) return NO_BRIG;
  return hasGuard(s, place, seat) || crewOf(s, vesselOf(s, place), seat).length > 0 ? null : NO_GUARD; // BOG-R33
}
/** On a Nor without a guard at the Brig, to where somebody active is (BOG-R33). */
export function takeOut(t: BlazeTable, seat: Seat, c: Thing): void {
  const { state: s } = t;
  const brig = placeOf(s, c);
  if (!hasGuard(s, brig, seat)) s.at[c] = placeOf(s, nth(crewOf(s, vesselOf(s, brig), seat), 0));
  clear(t.state, c, IN_BRIG);
  t.emit({ type: 'condition', seat, card: idOf(designOf(t.state, c)), condition: 'escorted' });
}
export const whyNotLeave = (s: Blaze, seat: Seat, c: Thing): Reason | null =>
  s.captor[c] === seat && conditionOf(s, c) === 'escorted' ? null : NO_GUARD;
export function leaveUnattended(t: BlazeTable, seat: Seat, c: Thing): void {
  set(t.state, c, UNATTENDED);
  t.emit({ type: 'condition', seat, card: idOf(designOf(t.state, c)), condition: 'unattended' });
}
/** BOG-R33: held again by an action of an active personnel. */
export function whyNotPickUp(s: Blaze, seat: Seat, c: Thing): Reason | null {
  if (s.captor[c] !== seat || conditionOf(s, c) !== 'unattended') return NO_GUARD;
  return activeAt(s, placeOf(s, c), seat).length > 0 ? null : NO_GUARD;
}
export function pickUp(t: BlazeTable, seat: Seat, c: Thing): void {
  clear(t.state, c, UNATTENDED);
  t.emit({ type: 'condition', seat, card: idOf(designOf(t.state, c)), condition: 'escorted' });
}

// —— freeing ——

const HELD = because('BOG-65', 'bog.no.held');
const NEEDS_SHIP = because('BOG-64', 'bog.no.take-ship');
const NOBODY_THERE = because('BOG-66', 'bog.no.rescuers');

/** BOG-64, BOG-65, BOG-66, BOG-R35: freeing without a card. */
export function whyNotFree(s: Blaze, seat: Seat, c: Thing): Reason | null {
  if (s.owner[c] !== seat || s.captor[c] === NONE || has(s, c, BRAINWASHED)) return HELD;
  const place = placeOf(s, c);
  if (has(s, c, IN_BRIG)) {
    if (s.controller[vesselOf(s, place)] !== seat) return NEEDS_SHIP;
  } else if (!has(s, c, UNATTENDED)) return HELD;
  return activeAt(s, place, seat).length > 0 ? null : NOBODY_THERE;
}

/** BOG-67: rescued or released, wherever `place` says; every capturing-related card on it (BOG-73, BOG-R39) is discarded. */
export function free(t: BlazeTable, c: Thing, place: Place): void {
  const { state: s } = t;
  for (const x of s.inPlay.filter((one) => s.at[one] === c && faceOf(s, one).row.cr)) discardThing(t, x);
  const trap = placeOf(s, c);
  s.captor[c] = NONE;
  s.controller[c] = ownerOf(s, c);
  s.at[c] = place;
  clear(s, c, IN_BRIG | UNATTENDED | BRAINWASHED | STOPPED | MARKED);
  see(s, c);
  t.emit({ type: 'freed', seat: ownerOf(s, c), card: idOf(designOf(s, c)) });
  dropEmptyTrap(t, trap);
}

// —— taking over ——

const NO_COMMANDEER = because('BOG-76', 'bog.no.commandeer');
const OWN_ALREADY = because('BOG-76', 'bog.no.own-already');
const BORG_COMMANDEER = because('BOG-77', 'bog.no.borg-commandeer');

/** BOG-76, BOG-B48: Computer Skill, active and unopposed in Ops of a Nor that is not yours; never Borg (BOG-R42). */
export function whyNotCommandeer(s: Blaze, seat: Seat, nor: Thing): Reason | null {
  if (!s.inPlay.includes(nor) || !isNor(s, nor)) return NO_COMMANDEER;
  if (s.controller[nor] === seat) return OWN_ALREADY;
  const ops = siteOf(s, nor, K.ops);
  const crew = ops === NONE ? [] : activeAt(s, ops, seat).filter((c) => hasSkill(s, c, SKILL['Computer Skill']));
  if (crew.length === 0 || !isUnopposed(s, ops, seat)) return NO_COMMANDEER;
  return crew.every((c) => affiliationOf(s, c) === BORG) ? BORG_COMMANDEER : null;
}

/** BOG-74, BOG-75, BOG-R41, BOG-R77. `people` are those that the allowing card names (BOG-R40). */
export function* commandeer(t: BlazeTable, vessel: Thing, seat: Seat, people: readonly Thing[]): Rules<void> {
  const { state: s } = t;
  const kinds = [...new Set(people.map((c) => affiliationOf(s, c)).filter((one) => one !== BORG))].sort((a, b) => a - b);
  const chosen =
    (kinds[0] ?? BORG) >= BORG
      ? NONE // BOG-75
      : kinds.length === 1
        ? nth(kinds, 0)
        : yield* t.choose(seat, 'bog.allegiance', kinds, { params: { thing: vessel } });
  takeOver(s, vessel, seat);
  if (chosen !== NONE) s.allegiance[vessel] = chosen;
  t.emit({ type: 'commandeered', seat, card: idOf(designOf(s, vessel)), thing: vessel });
  settle(t);
}

/** Another controller: a docked ship casts off, a Nor's sites come along, ships docked at it stay (BOG-R77), and so do markers, each its placer's (BOG-R19). */
export function takeOver(s: Blaze, vessel: Thing, seat: Seat): void {
  s.controller[vessel] = seat;
  if (faceOf(s, vessel).kind === 'ship') {
    s.host[vessel] = NONE;
    s.turns[vessel] = 0;
  }
  for (const c of s.inPlay) {
    if (s.at[c] === vessel && isSiteThing(s, c)) s.controller[c] = seat;
    if (s.at[c] === vessel && faceOf(s, c).kind === 'ship') s.controller[c] = seat; // a Sphere inside shares the Cube's fate
  }
}
