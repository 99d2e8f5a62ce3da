/** Captain cards and the helm (3.6, RED-17, RED-52): when they can be played and what they do. */
import type { Reason } from '@bridgehead/kernel';
import {
  AIMED_SHOT,
  BARRAGE,
  CALIBRATION,
  type Card,
  cardRow,
  EMP,
  EVASIVE,
  EXECUTIVE,
  GAS_MISSILE,
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
import {
  BRIDGE,
  CAPSULE,
  CORE,
  CRITICAL,
  ENG,
  ENGINE_L,
  ENGINE_R,
  GREEN,
  HULL_F,
  HULL_L,
  HULL_R,
  LASER_L,
  LASER_R,
  NEXT,
  SENSOR,
  type Section,
  SHIELD,
  STRIKABLE,
  sectionRow,
} from '../ship.ts';
import {
  CREW,
  hasShield,
  isAlive,
  levelOf,
  type Match,
  NONE,
  type Officer,
  officerOf,
  type Ship,
  shipOf,
  TRUTH,
  teamOf,
} from '../state.ts';
import { mend } from './crew-cards.ts';
import { type Blow, packet } from './damage.ts';
import { drawCard, markUsed, spend } from './decks.ts';
import { lacks, NO, underEmp } from './reasons.ts';
import { isMute, muteCard, muteLaser } from './response.ts';
import { isFalse, isThere, mayBeBelow, mayWork } from './seen.ts';
import { absorb, dodges, land, rollWeapon } from './shots.ts';
import { type Red, tellAll, tellTeam } from './voice.ts';

const LASER_SHOTS = 1;
const STRAFING_SHOTS = 3;
const EMP_TURNS = 3;
const VIRUS_TURNS = 2;
const GAS_TURNS = 3;

/** Weapons and mods that need an enemy ship named. */
const TARGETED: readonly Card[] = [TORPEDO, EMP, RAM, OVERLOAD, VIRUS, SCYTHE, BARRAGE, GAS_MISSILE];
export const needsTarget = (card: Card): boolean => TARGETED.includes(card);

/** RED-17: from the bridge, while it works; of a ship of one's own unless the card has the XO mark (RED-R45). */
function whyNoHelm(s: Match, o: Officer, anyBridge: boolean, eyes: number): Reason | null {
  if (o.section !== BRIDGE) return NO.bridgeOnly;
  const ship = shipOf(s, o.ship);
  if (!mayWork(ship, BRIDGE, eyes)) return NO.bridgeWrecked;
  return anyBridge || ship.team === o.team ? null : NO.notOurs; // RED-R68
}

/** An enemy ship other than the one stood on. */
function whyNoTarget(s: Match, o: Officer, target: number): Reason | null {
  return isThere(s, target) && target !== o.ship && shipOf(s, target).team !== o.team ? null : NO.pickEnemy;
}

export const shotsLeft = (ship: Ship, laser: Section): number =>
  (ship.strafing ? STRAFING_SHOTS : LASER_SHOTS) - (ship.fired[laser === LASER_L ? 0 : 1] as number);

/** `named` is a section with Aimed Shot, else NONE. */
export function whyFire(s: Match, officer: number, laser: Section, target: number, named: Section, eyes: number): Reason | null {
  const o = officerOf(s, officer);
  if (o.chair === CREW) return NO.captainFires;
  const helm = whyNoHelm(s, o, false, eyes);
  if (helm !== null) return helm;
  if (laser !== LASER_L && laser !== LASER_R) return NO.laserOut;
  const ship = shipOf(s, o.ship);
  if (!mayWork(ship, laser, eyes)) return NO.laserOut; // RED-14
  if (shotsLeft(ship, laser) <= 0) return NO.laserFired;
  if (eyes !== TRUTH && isMute(s, o.team, muteLaser(o.ship, laser))) return NO.noResponseAgain;
  const at = whyNoTarget(s, o, target);
  if (at !== null) return at;
  return whyBadSection(ship.aimed && !shipOf(s, target).pod, named);
}
/** RED-R71: a section is named exactly when there is one to name. */
const whyBadSection = (isNamed: boolean, named: Section): Reason | null =>
  (isNamed ? STRIKABLE.includes(named) : named === NONE) ? null : NO.notTarget;

export function whyCaptainCard(s: Match, officer: number, card: Card, args: readonly number[], eyes: number): Reason | null {
  const o = officerOf(s, officer);
  const isXo = o.chair === CREW;
  if (!(isXo ? o.xo : o.hand).includes(card)) return isXo ? NO.captainCard : NO.notHeld;
  if (cardRow(card).kind === 'auto') return NO.autoCard[card] as Reason;
  const helm = whyNoHelm(s, o, isXo, eyes);
  if (helm !== null) return helm;
  const { emp } = teamOf(s, o.team);
  if (!isXo && emp > 0) return underEmp(emp);
  if (eyes !== TRUTH && isMute(s, o.team, muteCard(card))) return NO.noResponseAgain;
  const ship = shipOf(s, o.ship);
  return whyLacking(ship, card, eyes) ?? whyInForce(ship, card, eyes) ?? whyBadTarget(s, o, card, args);
}

/** The ship's condition, looked at when the card is played (RED-R31). */
function whyLacking(ship: Ship, card: Card, eyes: number): Reason | null {
  const { needs, clause } = cardRow(card);
  switch (needs) {
    case 'sensor':
      return mayWork(ship, SENSOR, eyes) ? null : lacks(needs, clause);
    case 'undamaged':
      return mayBeBelow(ship, SENSOR, GREEN + 1, eyes) ? null : lacks(needs, clause);
    case 'eng':
      return mayWork(ship, ENG, eyes) ? null : lacks(needs, clause);
    case 'engines':
      return mayWork(ship, ENGINE_L, eyes) && mayWork(ship, ENGINE_R, eyes) ? null : lacks(needs, clause);
    default:
      return null;
  }
}

/** RED-R30, RED-R70: second copies and repairs that would change nothing. */
function whyInForce(ship: Ship, card: Card, eyes: number): Reason | null {
  switch (card) {
    case EVASIVE:
      return ship.evasive ? NO.inForce : null;
    case OVERCHARGE:
      return ship.overcharge ? NO.inForce : null;
    case AIMED_SHOT:
      return ship.aimed ? NO.inForce : null;
    case CALIBRATION:
      return ship.calibrated ? NO.inForce : null;
    case STRAFING:
      return ship.strafing ? NO.inForce : null;
    case SHIELDS_UP:
      return mends(ship, [SHIELD], eyes) ? null : NO.changesNothing;
    case NANO_REPAIR:
      return mends(ship, CORE, eyes) ? null : NO.changesNothing;
    default:
      return null;
  }
}
/** RED-R43: a repair that changes nothing is taken all the same where the display lies, so the truth is not asked for. */
const mends = (ship: Ship, sections: readonly Section[], eyes: number): boolean =>
  ship.virus > 0 && (eyes === TRUTH || isFalse(ship, eyes)) ? true : sections.some((section) => levelOf(ship, section) > GREEN);

function whyBadTarget(s: Match, o: Officer, card: Card, args: readonly number[]): Reason | null {
  const target = args[0] ?? NONE;
  if (card === EXECUTIVE) {
    const mate = s.officers[target];
    return mate !== undefined && isAlive(mate) && mate.team === o.team && mate.chair === CREW ? null : NO.mate;
  }
  if (!needsTarget(card)) return null;
  const at = whyNoTarget(s, o, target);
  if (at !== null) return at;
  const ship = shipOf(s, target);
  if (ship.pod && (card === EMP || card === OVERLOAD || card === VIRUS || card === GAS_MISSILE)) return NO.noEffectPod;
  if (card === EMP && ship.team === NONE) return NO.noEffectDerelict;
  return card === TORPEDO ? whyBadSection(!ship.pod, args[1] ?? NONE) : null;
}

// —— changes ——

/** The card is spent and its player stays at the helm; told as the ship's, whoever it was (RED-R76). */
function use(t: Red, officer: number, card: Card, target: number | null, section: Section | null): void {
  const s = t.state;
  const o = officerOf(s, officer);
  spend(s, o, card);
  markUsed(s, card);
  takeHelm(s, o);
  tellAll(t, { type: 'shipPlayed', ship: o.ship, card, target: card === EXECUTIVE ? null : target, section });
}
export function takeHelm(s: Match, o: Officer): void {
  o.helm = true;
  shipOf(s, o.ship).commanded = true;
}

/** `sections`: the beam's three, or the missiles' three with Aimed Shot. */
export function playCaptainCard(t: Red, officer: number, card: Card, args: readonly number[], sections: readonly Section[] = []): void {
  const s = t.state;
  const { ship, team } = officerOf(s, officer);
  const target = args[0] ?? NONE;
  const named = args[1] ?? NONE;
  use(t, officer, card, needsTarget(card) ? target : null, named === NONE ? null : named);
  const own = shipOf(s, ship);
  if (cardRow(card).weapon === 'P' && dodges(t, target, team, card)) return;
  switch (card) {
    case LOCK_ON:
      own.lockOn++;
      return;
    case EVASIVE:
      own.evasive = true;
      return;
    case OVERCHARGE:
      own.overcharge = true;
      return;
    case AIMED_SHOT:
      own.aimed = true;
      return;
    case CALIBRATION:
      own.calibrated = true;
      return;
    case STRAFING:
      own.strafing = true;
      return;
    case SHIELDS_UP:
      return mend(t, ship, SHIELD, CRITICAL);
    case NANO_REPAIR:
      for (const section of CORE) mend(t, ship, section, CRITICAL);
      return;
    case TORPEDO:
      return torpedo(t, ship, target, named);
    // RED-R15: no shield stops what does no damage.
    case EMP:
      teamOf(s, shipOf(s, target).team).emp = EMP_TURNS;
      return tellAll(t, { type: 'pulsed', team: shipOf(s, target).team });
    case RAM:
      return ram(t, ship, target);
    case OVERLOAD:
      return several(t, target, [ENGINE_L, ENGINE_R, ENG], [3, 3, 2], own.calibrated, 'overload');
    case EXECUTIVE:
      return executive(t, target);
    case VIRUS:
      return infect(t, target, team);
    case SCYTHE:
      if (shipOf(s, target).pod) return several(t, target, [CAPSULE], [1], true, 'beam');
      return several(
        t,
        target,
        [...sections].sort((a, b) => a - b),
        [1, 1, 1],
        own.calibrated,
        'beam',
      );
    case BARRAGE:
      return barrage(t, ship, target, sections);
    // RED-R15.
    case GAS_MISSILE:
      if (!rollWeapon(t, ship, card, target)) return;
      shipOf(s, target).gas = GAS_TURNS;
      return tellAll(t, { type: 'gassed', ship: target });
  }
}

/** A weapon that strikes several sections is one packet; the shield soaks it in the order given (RED-R38). */
function several(
  t: Red,
  target: number,
  sections: readonly Section[],
  points: readonly number[],
  bypass: boolean,
  by: 'torpedo' | 'overload' | 'beam',
): void {
  const total = points.reduce((sum, n) => sum + n, 0);
  let soaked = total - absorb(t, target, total, bypass);
  const blows: Blow[] = [];
  sections.forEach((section, i) => {
    const taken = Math.min(soaked, points[i] as number);
    soaked -= taken;
    if ((points[i] as number) > taken) blows.push({ ship: target, section, points: (points[i] as number) - taken });
  });
  if (blows.length > 0) packet(t, blows, by);
}

/** RED-94, RED-R34, RED-R36: it rolls; the attacker chose its section. */
function torpedo(t: Red, ship: number, target: number, named: Section): void {
  const s = t.state;
  if (!rollWeapon(t, ship, TORPEDO, target)) return;
  const bypass = shipOf(s, ship).calibrated;
  if (shipOf(s, target).pod) return several(t, target, [CAPSULE], [3], bypass, 'torpedo');
  const around = NEXT[named] as Section[];
  several(t, target, [named, ...around], [3, ...around.map(() => 1)], bypass, 'torpedo');
}

/** RED-107, RED-R36: one missile after the other; what is left when the ship is gone is lost (RED-R87). */
function barrage(t: Red, ship: number, target: number, sections: readonly Section[]): void {
  for (let missile = 0; missile < 3; missile++) {
    if (t.result !== null || shipOf(t.state, target).gone) return;
    if (rollWeapon(t, ship, BARRAGE, target)) land(t, ship, target, 2, sections[missile] ?? NONE, 'missile');
  }
}

/** RED-100, RED-R4, RED-R39, 6.6: both ships at once, each shield by this card's own rule. */
function ram(t: Red, ship: number, target: number): void {
  const s = t.state;
  const own = shipOf(s, ship);
  const at = shipOf(s, target);
  const shielded = hasShield(at) && !own.calibrated;
  const blows: Blow[] = at.pod
    ? [{ ship: target, section: CAPSULE, points: 2 }]
    : STRIKABLE.map((section) => ({ ship: target, section, points: shielded && sectionRow(section).front ? 1 : 2 }));
  if (shielded) absorb(t, target, 2, false);
  const ahead = hasShield(own) ? 1 : 0;
  for (const [section, points] of [
    [BRIDGE, 3 - ahead],
    [HULL_F, 1 - ahead],
    [HULL_L, 1],
    [HULL_R, 1],
  ] as const)
    if (points > 0) blows.push({ ship, section, points });
  packet(t, blows, 'ram');
}

/** RED-103: the card lies beside the hand with the XO mark. */
function executive(t: Red, mate: number): void {
  const o = officerOf(t.state, mate);
  const card = drawCard(t, false);
  if (card !== null) o.xo.push(card);
  tellTeam(t, o.team, { type: 'drew', officer: mate, cards: card === null ? [] : [card] });
}

/** RED-105, RED-R42. The levels that all knew are remembered for whoever has to guess. */
function infect(t: Red, target: number, team: number): void {
  const at = shipOf(t.state, target);
  if (at.virus === 0) {
    at.senders = 0;
    at.memory = at.levels.slice();
  }
  at.senders |= 1 << team;
  at.virus = VIRUS_TURNS;
  tellAll(t, { type: 'infected', ship: target });
}
