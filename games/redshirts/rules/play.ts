/** Playing a card (RED-42), by what it is aimed at: whether it can be played, and the card's own rule. */

import type { Reason, Rules, Seat } from '@bridgehead/kernel';
import {
  aimOf,
  BARRAGE,
  BOARDING,
  type Card,
  cardRow,
  DECOY,
  DESIGNS,
  FIRE_BRIGADE,
  FORCE_FIELD,
  HEAL,
  isCrewCard,
  PLASMA_CHARGE,
  REDSHIRT,
  REPAIR_BOT,
  REPAIR_BRIGADE,
  SCYTHE,
  SKIP,
  TORPEDO,
} from '../cards.ts';
import type { Section } from '../ship.ts';
import { type Match, NONE, officerOf, shipOf, TRUTH } from '../state.ts';
import * as captain from './captain-cards.ts';
import * as crew from './crew-cards.ts';
import { playDecoy } from './decoy.ts';
import { board, skip, whyBoard, whySkip } from './moves.ts';
import { byItself, NO } from './reasons.ts';
import { muteCard, noResponse } from './response.ts';
import { eyesOfMan } from './seen.ts';
import type { Red } from './voice.ts';

/** Reaches farther than its neighbours. */
export const SKIPPING = SKIP;

/** Held, and not one that acts by itself; of a captain card also all that the ship must have. */
function whyNotInHand(s: Match, officer: number, card: Card, eyes: number): Reason | null {
  if (card >= DESIGNS) return NO.notHeld;
  if (!isCrewCard(card)) return captain.whyNotReady(s, officer, card, eyes);
  if (!officerOf(s, officer).hand.includes(card)) return NO.notHeld;
  const { kind } = cardRow(card);
  return kind === 'play' ? null : byItself(card);
}

// —— aimed at nothing ——

export function whyPlay(s: Match, officer: number, card: Card, eyes = eyesOfMan(s, officer)): Reason | null {
  const why = whyNotInHand(s, officer, card, eyes);
  if (why !== null) return why;
  const o = officerOf(s, officer);
  if (card === FIRE_BRIGADE) return o.redshirts < 2 ? NO.twoRedshirts : NO.withPhaser;
  if (card === REPAIR_BRIGADE) return crew.whyBrigade(s, o, eyes);
  if (card === DECOY) return o.cloak > 0 ? NO.cloaked : null;
  return aimOf(card) === 'none' ? null : NO.notTarget;
}
export function play(t: Red, seat: Seat, officer: number, card: Card): Rules<void> | void {
  if (card === REPAIR_BRIGADE) return crew.brigade(t, seat, officer, (o) => whyPlay(t.state, officer, card, o.team));
  if (!isCrewCard(card)) {
    if (responds(t, officer, card, whyPlay(t.state, officer, card, TRUTH))) captain.playMod(t, officer, card);
    return;
  }
  officerOf(t.state, officer).acted = true;
  switch (card) {
    case REDSHIRT:
      return crew.recruit(t, officer);
    case PLASMA_CHARGE:
      return crew.setCharge(t, officer);
    case DECOY:
      return playDecoy(t, officer);
    case REPAIR_BOT:
      return crew.makeBot(t, officer);
  }
}

// —— aimed at damage, a section of the ship that one is aboard, or an officer ——

export function whyRepair(
  s: Match,
  officer: number,
  card: Card,
  via: number,
  section: Section,
  eyes = eyesOfMan(s, officer),
): Reason | null {
  const why = whyNotInHand(s, officer, card, eyes);
  if (why !== null) return why;
  return aimOf(card) === 'repair' ? crew.whyRepair(s, officer, card, via, section, eyes) : NO.notTarget;
}
export function repair(t: Red, officer: number, card: Card, via: number, section: Section): void {
  officerOf(t.state, officer).acted = true;
  crew.repair(t, officer, card, via, section);
}

export function whyPlayIn(s: Match, officer: number, card: Card, section: Section): Reason | null {
  const o = officerOf(s, officer);
  const why = whyNotInHand(s, officer, card, o.team);
  if (why !== null) return why;
  if (card === SKIP) return whySkip(s, officer, section);
  return aimOf(card) === 'section' ? crew.whyThrow(o, section) : NO.notTarget;
}
export function playIn(t: Red, officer: number, card: Card, section: Section): void {
  officerOf(t.state, officer).acted = true;
  if (card === SKIP) return skip(t, officer, section);
  if (card === FORCE_FIELD) return crew.setField(t, officer, section);
  crew.throwGrenade(t, officer, card, section);
}

export function whyPlayFor(s: Match, officer: number, card: Card, mate: number, eyes = eyesOfMan(s, officer)): Reason | null {
  const why = whyNotInHand(s, officer, card, eyes);
  if (why !== null) return why;
  if (aimOf(card) !== 'officer') return NO.notTarget;
  return card === HEAL ? crew.whyHeal(s, officer, mate) : captain.whyNotMate(s, officer, mate);
}
export function playFor(t: Red, officer: number, card: Card, mate: number): void {
  if (card !== HEAL) {
    if (responds(t, officer, card, whyPlayFor(t.state, officer, card, mate, TRUTH))) captain.executive(t, officer, mate);
    return;
  }
  officerOf(t.state, officer).acted = true;
  crew.playHeal(t, officer, mate);
}

// —— aimed at a ship, or at a section of a ship ——

export function whyPlayAt(s: Match, officer: number, card: Card, ship: number, eyes = eyesOfMan(s, officer)): Reason | null {
  const why = whyNotInHand(s, officer, card, eyes);
  if (why !== null) return why;
  if (card === TORPEDO) return captain.whyNotStruck(s, officer, card, ship, NONE);
  return aimOf(card) === 'ship' ? captain.whyNotAt(s, officer, card, ship) : NO.notTarget;
}
/** Beam and missiles go on to ask for sections (last column of 5.2). */
export function playAt(t: Red, seat: Seat, officer: number, card: Card, ship: number): Rules<void> | void {
  const s = t.state;
  const whole = (sections: readonly Section[]): void => {
    if (responds(t, officer, card, whyPlayAt(s, officer, card, ship, TRUTH))) captain.playAt(t, officer, card, ship, sections);
  };
  const why = (): Reason | null => whyPlayAt(t.state, officer, card, ship, officerOf(t.state, officer).team);
  if (shipOf(s, ship).pod) return whole([]);
  if (card === SCYTHE) return captain.nameTriple(t, seat, officer, { card, ship, why, whole });
  if (card === BARRAGE && shipOf(s, officerOf(s, officer).ship).aimed)
    return captain.nameThree(t, seat, officer, { card, ship, why, whole });
  whole([]);
}

export function whyPlayThere(
  s: Match,
  officer: number,
  card: Card,
  ship: number,
  section: Section,
  eyes = eyesOfMan(s, officer),
): Reason | null {
  const why = whyNotInHand(s, officer, card, eyes);
  if (why !== null) return why;
  if (card === BOARDING) return whyBoard(s, officer, ship, section);
  return card === TORPEDO ? captain.whyNotStruck(s, officer, card, ship, section) : NO.notTarget;
}
export function playThere(t: Red, officer: number, card: Card, ship: number, section: Section): void {
  if (card === TORPEDO) {
    if (responds(t, officer, card, whyPlayThere(t.state, officer, card, ship, section, TRUTH)))
      captain.playAt(t, officer, card, ship, [section]);
    return;
  }
  officerOf(t.state, officer).acted = true;
  board(t, officer, ship, section);
}

/** On a lying display the truth decides when everything is named (RED-R43). */
function responds(t: Red, officer: number, card: Card, why: Reason | null): boolean {
  if (why === null) officerOf(t.state, officer).acted = true;
  else noResponse(t, officer, muteCard(card));
  return why === null;
}
