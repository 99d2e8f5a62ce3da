/** Shots: the hit roll (6.1), the shield (6.2), lasers, and what dodges (RED-R40). */

import { BARREL_ROLL, type Card } from '../cards.ts';
import { nth } from '../lists.ts';
import { BRIDGE, CAPSULE, CRITICAL, LASER_L, type Section, SHIELD, STRIKABLE } from '../ship.ts';
import { CREW, hasShield, isFunctional, levelOf, type Match, NONE, officerOf, type Ship, shipOf, teamOf } from '../state.ts';
import { packet } from './damage.ts';
import { markUsed, spend } from './decks.ts';
import { hitModifier, isSure } from './hits.ts';
import { isFalse } from './seen.ts';
import { levelShown, type Red, tell, tellAll, uncover } from './voice.ts';

const HIT_ABOVE = 4;
const HIT_DIE = 8;

interface Rolled {
  readonly roll: number | null;
  readonly modifier: number;
  readonly hit: boolean;
}
function rollToHit(t: Red, ship: number, laser: Section | typeof NONE, target: number): Rolled {
  const modifier = hitModifier(t.state, ship, laser, target);
  if (isSure(t.state, ship, target)) return { roll: null, modifier, hit: true };
  const roll = t.die(HIT_DIE);
  return { roll, modifier, hit: roll + modifier > HIT_ABOVE };
}
/** RED-R95: those whose display lies see die and outcome, but no modifiers. */
const modifierShown = (s: Match, ship: number, target: number, modifier: number, eyes: number): number | null =>
  isFalse(shipOf(s, ship), eyes) || isFalse(shipOf(s, target), eyes) ? null : modifier;

/** Point by point, as long as the shield works (RED-34, RED-R13). What is left goes on. */
export function absorb(t: Red, ship: number, points: number, bypass: boolean): number {
  const s = t.state;
  const one = shipOf(s, ship);
  if (bypass || !hasShield(one) || points === 0) return points;
  const taken = Math.min(points, CRITICAL - levelOf(one, SHIELD));
  one.levels[SHIELD] = levelOf(one, SHIELD) + taken;
  one.memory[SHIELD] = Math.min(CRITICAL, nth(one.memory, SHIELD) + taken);
  tell(t, (eyes) => ({ type: 'absorbed', ship, points: taken, level: levelShown(s, ship, SHIELD, eyes) }));
  return points - taken;
}

/** One shot that has hit: shield first, then the named section or one at random (RED-R12). */
export function land(t: Red, ship: number, target: number, points: number, named: Section | typeof NONE, by: 'laser' | 'missile'): void {
  const left = absorb(t, target, points, shipOf(t.state, ship).calibrated);
  if (left === 0) return;
  const section = shipOf(t.state, target).pod ? CAPSULE : named === NONE ? t.pick(STRIKABLE) : named;
  packet(t, [{ ship: target, section, points: left }], by);
}

/** RED-29, RED-50: one laser, once; `named` with Aimed Shot. */
export function fireLaser(t: Red, ship: number, laser: Section, target: number, named: Section | typeof NONE): void {
  const s = t.state;
  const from = shipOf(s, ship);
  from.fired[laser === LASER_L ? 0 : 1]++;
  const { roll, modifier, hit } = rollToHit(t, ship, laser, target);
  tell(t, (eyes) => ({ type: 'fired', ship, laser, target, roll, modifier: modifierShown(s, ship, target, modifier, eyes), hit }));
  if (hit) land(t, ship, target, from.overcharge ? 2 : 1, named, 'laser');
}

/** A special weapon that rolls (RED-R34). */
export function rollWeapon(t: Red, ship: number, card: Card, target: number): boolean {
  const { roll, modifier, hit } = rollToHit(t, ship, NONE, target);
  tell(t, (eyes) => ({ type: 'rolled', ship, card, target, roll, modifier: modifierShown(t.state, ship, target, modifier, eyes), hit }));
  return hit;
}

/** RED-104, RED-R40: the whole weapon fails, even one that cannot miss. */
export function dodges(t: Red, target: number, team: number, weapon: Card): boolean {
  const s = t.state;
  const at = shipOf(s, target);
  if (!at.evasive || at.pod || !isFunctional(at, BRIDGE)) return false;
  uncover(t); // that nobody rolls away is news as well
  const holder = s.officers.findIndex((_, officer) => canRoll(s, officer, target, at, team));
  if (holder < 0) return false;
  spend(s, officerOf(s, holder), BARREL_ROLL);
  markUsed(s, BARREL_ROLL);
  tellAll(t, { type: 'dodged', ship: target, card: weapon });
  return true;
}
function canRoll(s: Match, officer: number, target: number, at: Ship, attacker: number): boolean {
  const o = officerOf(s, officer);
  if (o.ship !== target || o.section !== BRIDGE || o.team === attacker) return false;
  if (o.xo.includes(BARREL_ROLL)) return true;
  return o.chair !== CREW && o.team === at.team && teamOf(s, o.team).emp === 0 && o.hand.includes(BARREL_ROLL);
}
