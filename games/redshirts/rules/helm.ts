/** The helm (RED-17, RED-29, RED-52): who commands a ship, and its lasers. */

import type { Reason } from '@bridgehead/kernel';
import { nth } from '../lists.ts';
import { BRIDGE, LASER_L, LASER_R, type Section, STRIKABLE } from '../ship.ts';
import { CREW, type Match, NONE, type Officer, officerOf, type Ship, shipOf, TRUTH } from '../state.ts';
import { NO } from './reasons.ts';
import { isMute, muteLaser, noResponse } from './response.ts';
import { eyesOfMan, isThere, mayWork } from './seen.ts';
import { fireLaser } from './shots.ts';
import type { Red } from './voice.ts';

const LASER_SHOTS = 1;
const STRAFING_SHOTS = 3;

/** RED-17: from the bridge, while it works; of a ship of one's own unless the card has the XO mark (RED-R45). */
export function whyNoHelm(s: Match, o: Officer, anyBridge: boolean, eyes: number): Reason | null {
  if (o.section !== BRIDGE) return NO.bridgeOnly;
  const ship = shipOf(s, o.ship);
  if (!mayWork(ship, BRIDGE, eyes)) return NO.bridgeWrecked;
  return anyBridge || ship.team === o.team ? null : NO.notOurs; // RED-R68
}
export function takeHelm(s: Match, o: Officer): void {
  o.helm = true;
  shipOf(s, o.ship).commanded = true;
}

/** An enemy ship other than the one stood on. */
export function whyNoTarget(s: Match, o: Officer, target: number): Reason | null {
  return isThere(s, target) && target !== o.ship && shipOf(s, target).team !== o.team ? null : NO.pickEnemy;
}
/** RED-R71: a section is named exactly when there is one to name. */
export const whyBadSection = (isNamed: boolean, named: Section): Reason | null =>
  (isNamed ? STRIKABLE.includes(named) : named === NONE) ? null : NO.notTarget;

export const shotsLeft = (ship: Ship, laser: Section): number =>
  (ship.strafing ? STRAFING_SHOTS : LASER_SHOTS) - nth(ship.fired, laser === LASER_L ? 0 : 1);

/** `named` is a section with Aimed Shot, else NONE. */
export function whyFire(
  s: Match,
  officer: number,
  laser: Section,
  target: number,
  named: Section,
  eyes = eyesOfMan(s, officer),
): Reason | null {
  const o = officerOf(s, officer);
  if (o.chair === CREW) return NO.captainFires;
  const helm = whyNoHelm(s, o, false, eyes);
  if (helm !== null) return helm;
  if (laser !== LASER_L && laser !== LASER_R) return NO.laserOut;
  const ship = shipOf(s, o.ship);
  if (!mayWork(ship, laser, eyes)) return NO.laserOut; // RED-14
  if (shotsLeft(ship, laser) <= 0) return NO.laserFired;
  if (eyes !== TRUTH && isMute(s, o.team, muteLaser(o.ship, laser))) return NO.noResponseAgain;
  return whyNoTarget(s, o, target) ?? whyBadSection(ship.aimed && !shipOf(s, target).pod, named);
}

/** On a lying display the truth decides now (RED-R43). */
export function fire(t: Red, officer: number, laser: Section, target: number, named: Section): void {
  const s = t.state;
  const o = officerOf(s, officer);
  if (whyFire(s, officer, laser, target, named, TRUTH) !== null) return noResponse(t, officer, muteLaser(o.ship, laser));
  o.acted = true;
  takeHelm(s, o);
  fireLaser(t, o.ship, laser, target, named);
}
