/** What a captain at the helm would like to do. */

import {
  AIMED_SHOT,
  aimOf,
  BARRAGE,
  CALIBRATION,
  type Card,
  cardRow,
  EMP,
  ESCAPE_POD,
  EVASIVE,
  EXECUTIVE,
  GAS_MISSILE,
  isCaptainCard,
  LOCK_ON,
  NANO_REPAIR,
  OVERCHARGE,
  OVERLOAD,
  RAM,
  SCYTHE,
  SHIELDS_UP,
  STRAFING,
  TORPEDO,
  VIRUS,
} from '../cards.ts';
import { nth } from '../lists.ts';
import { shotsLeft } from '../rules/helm.ts';
import { isSure } from '../rules/hits.ts';
import {
  BRIDGE,
  CAPSULE,
  CORE,
  CRITICAL,
  ENG,
  ENGINE_L,
  ENGINE_R,
  LASER_L,
  LASER_R,
  NEXT,
  SENSOR,
  type Section,
  SHIELD,
  TRIPLES,
} from '../ship.ts';
import { CREW, hasShield, isAlive, isFunctional, levelOf, type Match, NONE, type Officer, officerOf, type Ship, shipOf } from '../state.ts';
import type { Propose } from './propose.ts';
import { coreDamage } from './values.ts';

/** The enemy ship to go for: hurt, unshielded, boarded by us, or a pod. */
export function targetOf(s: Match, o: Officer): number {
  let best = NONE;
  let most = Number.NEGATIVE_INFINITY;
  for (let at = 0; at < s.ships.length; at++) {
    const score = targetScore(s, o, at);
    if (score <= most) continue;
    best = at;
    most = score;
  }
  return best;
}
/** All that can be gone for, best first. */
export const targetsOf = (s: Match, o: Officer): number[] =>
  s.ships
    .map((_, at) => at)
    .filter((at) => targetScore(s, o, at) > Number.NEGATIVE_INFINITY)
    .sort((a, b) => targetScore(s, o, b) - targetScore(s, o, a));

function targetScore(s: Match, o: Officer, at: number): number {
  const ship = shipOf(s, at);
  if (ship.gone || at === o.ship || ship.team === o.team) return Number.NEGATIVE_INFINITY;
  let boarders = 0;
  let enemies = 0;
  for (const other of s.officers)
    if (isAlive(other) && other.ship === at) {
      if (other.team === o.team) boarders++;
      else enemies++;
    }
  return coreDamage(ship) + 1.2 * levelOf(ship, SHIELD) + 2 * boarders + (ship.pod ? 3 : 0) + enemies - (enemies === 0 ? 20 : 0);
}

/** Where a hit of so many points is worth most: a kill first, then the most damaged core section. */
export function aimAt(s: Match, team: number, target: number, points: number): Section {
  const ship = shipOf(s, target);
  if (ship.pod) return CAPSULE;
  let best = nth(CORE, 0);
  let most = Number.NEGATIVE_INFINITY;
  for (const section of [...CORE, BRIDGE, SENSOR, ENG]) {
    const score = hitValue(s, ship, target, section, points, team);
    if (score <= most) continue;
    best = section;
    most = score;
  }
  return best;
}
function hitValue(s: Match, ship: Ship, target: number, section: Section, points: number, team: number): number {
  const level = levelOf(ship, section);
  let score =
    level === CRITICAL ? -3 : CORE.includes(section) ? 3 + level + (level + points >= CRITICAL ? 2 : 0) : section === BRIDGE ? 2.5 : 1.5;
  for (const o of s.officers) {
    if (!isAlive(o) || o.ship !== target || o.section !== section) continue;
    const kills = o.health + o.redshirts <= points;
    score += (o.team === team ? -1 : 1) * (kills ? 8 : 1.5);
  }
  return score;
}

/** Three sections for the Scythe Beam. */
export function bestTriple(s: Match, team: number, target: number): readonly Section[] {
  const ship = shipOf(s, target);
  const value = (triple: readonly Section[]): number =>
    triple.reduce((sum, section) => sum + hitValue(s, ship, target, section, 1, team), 0);
  let best = nth(TRIPLES, 0);
  for (const triple of TRIPLES) if (value(triple) > value(best)) best = triple;
  return best;
}

// A fresh ship takes a ram better than the one that rams.
const FIRST_RAMS = 3;
const PUNCH: readonly Card[] = [TORPEDO, BARRAGE, SCYTHE, STRAFING, OVERCHARGE];
const isLoaded = (o: Officer, ship: Ship): boolean =>
  ship.strafing || ship.overcharge || o.hand.some((card) => PUNCH.includes(card)) || o.xo.some((card) => PUNCH.includes(card));

/** Everything from the bridge, mods before weapons, weapons before lasers. */
export function proposeHelm(s: Match, officer: number, propose: Propose): void {
  const o = officerOf(s, officer);
  if (o.section !== BRIDGE) return;
  const target = targetOf(s, o);
  for (const card of new Set([...o.hand, ...o.xo])) if (isCaptainCard(card)) proposeCard(s, officer, o, card, target, propose);
  if (o.chair === CREW || target === NONE) return;
  const ship = shipOf(s, o.ship);
  const points = ship.overcharge ? 2 : 1;
  const worth = isOurGrave(s, o, target) ? 0 : 4;
  for (const laser of [LASER_L, LASER_R]) {
    if (shotsLeft(ship, laser) <= 0) continue;
    if (ship.aimed && !shipOf(s, target).pod) propose(['fire-at', officer, laser, target, aimAt(s, o.team, target, points)], worth);
    else propose(['fire', officer, laser, target], worth);
  }
}

/** Shots that this laser can still fire. */
const shotsOf = (ship: Ship, laser: Section): number => (isFunctional(ship, laser) ? Math.max(0, shotsLeft(ship, laser)) : 0);

/** One more hit may sink the ship with more of ours aboard than of theirs; Escape Pods apart. */
export function isOurGrave(s: Match, { team }: Officer, target: number): boolean {
  const ship = shipOf(s, target);
  const open = ship.pod ? [] : CORE.filter((section) => isFunctional(ship, section));
  if (open.length > 1) return false;
  const aboard = s.officers.filter((other) => isAlive(other) && other.ship === target);
  const ours = aboard.filter((other) => other.team === team && !other.hand.includes(ESCAPE_POD)).length;
  return ours > 0 && ours >= aboard.filter((other) => other.team !== team).length;
}

function proposeCard(s: Match, officer: number, o: Officer, card: Card, target: number, propose: Propose): void {
  const ship = shipOf(s, o.ship);
  if (target === NONE && (aimOf(card) === 'ship' || card === TORPEDO || cardRow(card).needs === 'sensor')) return;
  const at = target === NONE ? ship : shipOf(s, target);
  const shots = shotsOf(ship, LASER_L) + shotsOf(ship, LASER_R);
  switch (card) {
    case SHIELDS_UP:
      return propose(['play', officer, card], levelOf(ship, SHIELD) >= 1 ? 9 : 0);
    case NANO_REPAIR:
      // Before anybody mends by hand what it mends.
      return propose(['play', officer, card], coreDamage(ship) >= 2 ? 3 + 3 * coreDamage(ship) : 0);
    case EVASIVE:
      return propose(['play', officer, card], isFunctional(ship, ENGINE_L) || isFunctional(ship, ENGINE_R) ? 6 : 0);
    case CALIBRATION:
      return propose(['play', officer, card], hasShield(at) && (isLoaded(o, ship) || shots > 1) ? 7 : 0);
    case STRAFING:
      return propose(['play', officer, card], shots > 0 || isFunctional(ship, LASER_L) || isFunctional(ship, LASER_R) ? 6.8 : 0);
    case OVERCHARGE:
      return propose(['play', officer, card], shots > 0 ? 6.7 : 0);
    case AIMED_SHOT:
      return propose(['play', officer, card], shots > 0 ? 6.6 : 0);
    case LOCK_ON:
      return propose(['play', officer, card], shots > 0 && !isSure(s, o.ship, target) && ship.lockOn < 4 ? 6.5 : 0);
    case EXECUTIVE: {
      const mate = s.officers.findIndex((other) => other.team === o.team && isAlive(other) && other.chair === CREW);
      return mate < 0 ? undefined : propose(['play-for', officer, card, mate], 3);
    }
    case TORPEDO: {
      const section = aimAt(s, o.team, target, 3);
      return propose(at.pod ? ['play-at', officer, card, target] : ['play-there', officer, card, target, section], 6.4);
    }
    case BARRAGE:
      return propose(['play-at', officer, card, target], 6.3);
    case SCYTHE:
      return propose(['play-at', officer, card, target], 6.2);
    case RAM:
      return propose(['play-at', officer, card, target], ramScore(s, o, ship, at, target));
    case OVERLOAD:
      return propose(['play-at', officer, card, target], 5.2);
    case GAS_MISSILE:
      return propose(['play-at', officer, card, target], at.gas === 0 ? 5 : 0);
    case EMP:
      return propose(['play-at', officer, card, target], 5.5);
    case VIRUS:
      return propose(['play-at', officer, card, target], at.virus === 0 ? 3 : 0);
  }
}

/** With own shield up or some redshirts, at a ship that is hurt or whose crew it kills. */
function ramScore(s: Match, o: Officer, ship: Ship, at: Ship, target: number): number {
  const harm = hasShield(ship) ? 2 : 3;
  if (o.health + o.redshirts <= harm) return 0;
  const own = nth(NEXT, BRIDGE).length > 0 && coreDamage(ship) >= 8;
  const victims = s.officers.filter(
    (other) => isAlive(other) && other.ship === target && other.team !== o.team && other.health + other.redshirts <= 2,
  ).length;
  const friends = s.officers.filter((other) => isAlive(other) && other.ship === target && other.team === o.team).length;
  const gain = coreDamage(at) >= 3 || victims > 0 ? 5.6 : s.round >= FIRST_RAMS ? 4.5 : 0;
  return own || friends > victims ? 0 : hasShield(ship) || o.redshirts >= 2 ? gain : victims >= 2 ? gain : 0;
}
