/** Getting about: on foot, by Short-Range Teleport, through the chamber, by Boarding (RED-21 to RED-25, RED-46 to RED-49, RED-78, RED-87). */

import type { Reason } from '@bridgehead/kernel';
import { BOARDING, SKIP } from '../cards.ts';
import { nth } from '../lists.ts';
import {
  CAPSULE,
  CREW_SECTIONS,
  CRITICAL,
  ENGINE_L,
  isCrewSection,
  SECTION_COUNT,
  SENSOR,
  type Section,
  SHIELD,
  SKIPS,
  TELE,
  WALKS,
} from '../ship.ts';
import {
  BEAMED,
  BOARDED,
  hasShield,
  isFunctional,
  levelOf,
  type Match,
  type Officer,
  officerOf,
  shipOf,
  TRUTH,
  WRECKED,
} from '../state.ts';
import { settle } from './damage.ts';
import { markUsed, spend } from './decks.ts';
import { closeEmptyPods, endCloak, hurt } from './people.ts';
import { NO } from './reasons.ts';
import { isMute, muteTeleport, noResponse } from './response.ts';
import {
  eyesOfMan,
  hasHostileField,
  holdsAnybody,
  holdsEnemy,
  holdsOwnDummy,
  isEmpty,
  isThere,
  isVeiled,
  lurkersAt,
  mayBeAtLeast,
  mayWork,
} from './seen.ts';
import { type Red, tell, tellDeed, uncover } from './voice.ts';

/** Why the officer cannot move at all: a field holds enemies in and keeps them out (RED-01, RED-83, RED-R51). */
function whyStuck(s: Match, o: Officer): Reason | null {
  if (o.helm) return NO.helm;
  if (o.halt === WRECKED) return NO.wreckage;
  if (o.halt === BEAMED) return NO.beamed;
  if (o.halt === BOARDED) return NO.boarded;
  if (o.steps <= 0) return NO.steps;
  return hasHostileField(s, o.ship, o.section, o.team) ? NO.trapped : null;
}
/** Why nobody of the team can enter the section, by what the team sees (RED-49, RED-R51); an officer who is there already may stay (RED-R67). */
function whyClosed(s: Match, ship: number, to: Section, team: number): Reason | null {
  if (hasHostileField(s, ship, to, team)) return NO.fieldBlocks;
  return holdsEnemy(s, ship, to, team) ? NO.enemyHolds : null;
}
/** RED-30, RED-31, RED-32, RED-37. */
function whyNoStanding(to: Section): Reason {
  if (to === SHIELD) return NO.standing.shield;
  if (to === SENSOR) return NO.standing.sensor;
  return to >= ENGINE_L ? NO.standing.engine : NO.standing.laser;
}
const isSection = (to: number): boolean => Number.isInteger(to) && to >= 0 && to < SECTION_COUNT;

export function whyStep(s: Match, officer: number, to: Section): Reason | null {
  const o = officerOf(s, officer);
  if (!isSection(to)) return NO.notNext;
  if (!isCrewSection(to)) return whyNoStanding(to);
  const stuck = whyStuck(s, o);
  if (stuck !== null) return stuck;
  if (!nth(WALKS, o.section).includes(to)) return NO.notNext;
  return whyClosed(s, o.ship, to, o.team);
}

export function whyBotStep(s: Match, officer: number, at: number, to: Section): Reason | null {
  const bot = s.bots[at];
  const o = officerOf(s, officer);
  if (bot === undefined || bot.owner !== officer) return NO.noBot;
  if (!isSection(to)) return NO.notNext;
  if (!isCrewSection(to)) return whyNoStanding(to);
  if (bot.steps <= 0) return NO.steps;
  if (hasHostileField(s, bot.ship, bot.section, o.team)) return NO.trapped;
  if (!nth(WALKS, bot.section).includes(to)) return NO.notNext;
  return whyClosed(s, bot.ship, to, o.team);
}

/** RED-R54: what is skipped may hold anything; the landing must be legal. */
export function whySkip(s: Match, officer: number, to: Section): Reason | null {
  const o = officerOf(s, officer);
  if (!isSection(to)) return NO.notNext;
  if (!isCrewSection(to)) return whyNoStanding(to);
  const stuck = whyStuck(s, o);
  if (stuck !== null) return stuck;
  if (!nth(SKIPS, o.section).includes(to)) return NO.notNext;
  return whyClosed(s, o.ship, to, o.team);
}

/** RED-R96: the chamber and Boarding move an officer once a turn, by either of them. */
const hasArrived = (o: Officer): boolean => o.halt === BEAMED || o.halt === BOARDED;

/** RED-R86: over to another ship, never into a pod. */
function whyNotThere(s: Match, o: Officer, ship: number): Reason | null {
  if (!isThere(s, ship)) return NO.notTarget;
  if (ship === o.ship) return NO.thereAlready;
  return shipOf(s, ship).pod ? NO.enterPod : null;
}

export function whyBoard(s: Match, officer: number, ship: number, to: Section): Reason | null {
  const o = officerOf(s, officer);
  const there = whyNotThere(s, o, ship);
  if (there !== null) return there;
  if (o.helm) return NO.helm;
  if (hasArrived(o)) return NO.arrived;
  if (hasHostileField(s, o.ship, o.section, o.team)) return NO.trapped;
  if (!isSection(to) || to === CAPSULE) return NO.notTarget;
  if (!isCrewSection(to)) return whyNoStanding(to);
  if (hasHostileField(s, ship, to, o.team)) return NO.fieldBlocks;
  return holdsAnybody(s, ship, to, o.team) ? NO.taken : null;
}

/** RED-21 to RED-25, RED-R24; captains like anyone (RED-R25). */
export function whyTeleport(s: Match, officer: number, ship: number, eyes = eyesOfMan(s, officer)): Reason | null {
  const o = officerOf(s, officer);
  const from = shipOf(s, o.ship);
  if (o.section !== TELE && o.section !== CAPSULE) return NO.chamber;
  if (!mayWork(from, o.section, eyes)) return NO.chamberOut; // RED-14
  if (o.helm) return NO.helm;
  if (hasArrived(o)) return NO.arrived;
  if (hasHostileField(s, o.ship, o.section, o.team)) return NO.trapped;
  if (holdsEnemy(s, o.ship, o.section, o.team)) return from.team === o.team ? NO.ownChamberHeld : NO.chamberHeld; // RED-25, RED-R98
  const there = whyNotThere(s, o, ship);
  if (there !== null) return there;
  const at = shipOf(s, ship);
  if (at.team !== o.team && !mayBeAtLeast(at, SHIELD, CRITICAL, eyes)) return NO.shieldsUp; // RED-21, RED-24
  if (eyes !== TRUTH && isMute(s, o.team, muteTeleport(ship))) return NO.noResponseAgain;
  const isTaken = (section: Section): boolean =>
    holdsAnybody(s, ship, section, o.team) || holdsOwnDummy(s, ship, section, o.team) || hasHostileField(s, ship, section, o.team);
  return CREW_SECTIONS.every(isTaken) ? NO.noFree : null;
}

// —— changes ——

/** 3.5.5b, RED-R77: an officer who lurks there is revealed; the mover stays where he is. */
function bump(t: Red, officer: number, ship: number, to: Section, isBot: boolean): boolean {
  const s = t.state;
  const o = officerOf(s, officer);
  // That nobody lurks there is news as well: a step that could be taken back would be a probe.
  uncover(t);
  const lurkers = lurkersAt(s, ship, to, o.team);
  if (lurkers.length === 0) return false;
  tell(t, (eyes) => ({ type: 'bumped', officer: isVeiled(o, eyes) ? null : officer, ship, section: to, bot: isBot }));
  for (const lurker of lurkers) endCloak(t, lurker);
  return true;
}

/** RED-11, RED-48, RED-61, RED-R19: wreckage ends the movement and costs 1, however one arrives. */
function arrive(t: Red, officer: number, ship: number, to: Section): void {
  const s = t.state;
  const o = officerOf(s, officer);
  o.ship = ship;
  o.section = to;
  if (levelOf(shipOf(s, ship), to) < CRITICAL) return;
  o.steps = 0;
  if (o.halt === 0) o.halt = WRECKED;
  hurt(t, officer, 1, 'wreckage');
  settle(t, 'wreckage', []);
}

export function step(t: Red, officer: number, to: Section): void {
  const o = officerOf(t.state, officer);
  const { ship } = o;
  o.acted = true;
  o.steps--;
  if (bump(t, officer, ship, to, false)) return;
  tellDeed(t, officer, { type: 'stepped', officer, ship, section: to });
  arrive(t, officer, ship, to);
}

export function stepBot(t: Red, officer: number, at: number, to: Section): void {
  const s = t.state;
  const bot = nth(s.bots, at);
  const { ship } = bot;
  officerOf(s, officer).acted = true;
  bot.steps--;
  if (bump(t, officer, ship, to, true)) return;
  bot.section = to;
  const { team } = officerOf(s, officer);
  tell(t, (eyes) => ({ type: 'botStepped', owner: bot.unnamed && eyes !== team ? null : officer, ship, section: to }));
  if (levelOf(shipOf(s, ship), to) < CRITICAL) return;
  s.bots.splice(at, 1); // RED-R55: entering wreckage is damage
  tell(t, () => ({ type: 'botLost', ship, section: to }));
}

/** RED-87: one of the three steps; a bump keeps the card. */
export function skip(t: Red, officer: number, to: Section): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship } = o;
  o.steps--;
  if (bump(t, officer, ship, to, false)) return;
  spend(s, o, SKIP);
  if (o.cloak === 0) markUsed(s, SKIP);
  tellDeed(t, officer, { type: 'skipped', officer, ship, section: to });
  arrive(t, officer, ship, to);
}

export function board(t: Red, officer: number, ship: number, to: Section): void {
  const s = t.state;
  const o = officerOf(s, officer);
  if (bump(t, officer, ship, to, false)) return;
  spend(s, o, BOARDING);
  if (o.cloak === 0) markUsed(s, BOARDING);
  o.steps = 0;
  o.halt = BOARDED;
  tellDeed(t, officer, { type: 'boarded', officer, ship, section: to });
  arrive(t, officer, ship, to);
  closeEmptyPods(t);
}

/** RED-21, RED-R24: a random free section; if there is none after all, nothing happens. */
export function teleport(t: Red, officer: number, ship: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const at = shipOf(s, ship);
  const works = isFunctional(shipOf(s, o.ship), o.section) && (at.team === o.team || !hasShield(at));
  const free = CREW_SECTIONS.filter((section) => isEmpty(s, ship, section) && !hasHostileField(s, ship, section, o.team));
  if (!works || free.length === 0) return noResponse(t, officer, muteTeleport(ship));
  o.acted = true;
  o.steps = 0;
  o.halt = BEAMED;
  const section = t.pick(free);
  tellDeed(t, officer, { type: 'beamed', officer, ship, section });
  arrive(t, officer, ship, section);
  closeEmptyPods(t);
}
