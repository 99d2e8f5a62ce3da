/** Damage to ships: levels, the heavy count, packets (5.4) and ships that are lost. */

import { ESCAPE_POD } from '../cards.ts';
import type { DamageKind } from '../events.ts';
import { nth } from '../lists.ts';
import { CAPSULE, CORE, CRITICAL, HEAVY, type Section, SHIELD } from '../ship.ts';
import { levelOf, type Match, newShip, officerOf, type Ship, shipOf } from '../state.ts';
import { markUsed, spend } from './decks.ts';
import { checkElimination } from './elimination.ts';
import { buryTheDead, clearShip, closeEmptyPods, endCloak, hurt, loseDummy } from './people.ts';
import { levelShown, type Red, tell, tellAll, uncover } from './voice.ts';

/** Points that got past the shield, on one section. */
export interface Blow {
  readonly ship: number;
  readonly section: Section;
  readonly points: number;
}
/** Who inside is harmed: as the section is, nobody (phasers, decay), a figure of the card's own, or everybody to death. */
export type Harm = 'points' | 'nobody' | 'charge' | number;

const HEAVY_TURNS = 2;

/** RED-16, 6.5: a count starts when a section turns heavy and ends when it is anything else. The shield keeps none. */
export function setLevel(s: Match, ship: Ship, section: Section, level: number): void {
  ship.levels[section] = level;
  const counts = level === HEAVY && section !== SHIELD;
  ship.heavy[section] = counts ? HEAVY_TURNS : 0;
  ship.fresh[section] = counts && ship.place === s.place;
}

/** Steps 4 to 9 of a packet: what strikes a section strikes those in it (RED-12, RED-62). */
export function packet(t: Red, blows: readonly Blow[], by: DamageKind, harm: Harm = 'points'): void {
  const s = t.state;
  for (const { ship, section, points } of blows) raise(t, ship, section, points, by);
  if (harm !== 'nobody') {
    uncover(t); // that nobody unseen was struck is news as well
    for (const officer of struckOfficers(s, blows)) {
      const o = officerOf(s, officer);
      const blow = blows.find((one) => one.ship === o.ship && one.section === o.section) as Blow;
      hurt(t, officer, harm === 'points' ? blow.points : harm === 'charge' ? 0 : harm, harm === 'charge' ? 'charge' : by);
    }
    strikeTokens(t, blows);
  }
  settle(
    t,
    by,
    blows.map((blow) => blow.ship),
  );
}

/** RED-09, RED-R11: what goes beyond critical is lost to the section. */
function raise(t: Red, ship: number, section: Section, points: number, by: DamageKind): void {
  const s = t.state;
  const one = shipOf(s, ship);
  const before = levelOf(one, section);
  setLevel(s, one, section, Math.min(CRITICAL, levelOf(one, section) + points));
  one.memory[section] = Math.min(CRITICAL, nth(one.memory, section) + points);
  tell(t, (eyes) => {
    const level = levelShown(s, ship, section, eyes);
    return { type: 'damaged', ship, section, points, was: level === null ? null : before, level, by };
  });
}

/** Ship order, canonical section order, team order, rank order. */
function struckOfficers(s: Match, blows: readonly Blow[]): number[] {
  const found: number[] = [];
  for (let officer = 0; officer < s.officers.length; officer++) {
    const o = officerOf(s, officer);
    if (blows.some((one) => one.ship === o.ship && one.section === o.section)) found.push(officer);
  }
  return found.sort((a, b) => keyOf(s, a) - keyOf(s, b));
}
const keyOf = (s: Match, officer: number): number => {
  const { ship, section, team, order } = officerOf(s, officer);
  return ((ship * 32 + section) * 8 + team) * 32 + order;
};

/** A charge's three points are more than any field has: everything goes. */
function strikeTokens(t: Red, blows: readonly Blow[]): void {
  const s = t.state;
  for (const { ship, section, points } of blows) {
    const isHere = (one: { ship: number; section: Section }): boolean => one.ship === ship && one.section === section;
    for (const bot of s.bots.filter(isHere)) loseBot(t, s.bots.indexOf(bot));
    for (let officer = 0; officer < s.officers.length; officer++) {
      const { dummy } = officerOf(s, officer);
      if (dummy !== null && isHere(dummy)) loseDummy(t, officer);
    }
    for (const field of s.fields.filter(isHere)) hitField(t, s.fields.indexOf(field), points);
  }
}

export function loseBot(t: Red, bot: number): void {
  const [gone] = t.state.bots.splice(bot, 1);
  if (gone !== undefined) tellAll(t, { type: 'botLost', ship: gone.ship, section: gone.section });
}

/** RED-83c: it has taken 2 damage; more is lost. */
export function hitField(t: Red, at: number, points: number): void {
  const field = t.state.fields[at];
  if (field === undefined) return;
  field.points = Math.max(0, field.points - points);
  if (field.points === 0) t.state.fields.splice(at, 1);
  tellAll(t, { type: 'fieldHit', ship: field.ship, section: field.section, points: field.points });
}

/** Steps 7 to 9: the dead, lost ships, elimination. */
export function settle(t: Red, by: DamageKind, struck: readonly number[]): void {
  const s = t.state;
  buryTheDead(t, by);
  const lost = [...new Set(struck)].filter((ship) => isLost(shipOf(s, ship))).sort((a, b) => a - b);
  for (const ship of lost) sink(t, ship);
  if (lost.length > 0) buryTheDead(t, 'ship-lost');
  closeEmptyPods(t);
  checkElimination(t);
}

/** RED-10; a pod is lost with its capsule (RED-R58). */
export const isLost = (ship: Ship): boolean =>
  !ship.gone && (ship.pod ? levelOf(ship, CAPSULE) === CRITICAL : CORE.every((section) => levelOf(ship, section) === CRITICAL));

/** RED-13, RED-79. */
function sink(t: Red, ship: number): void {
  const s = t.state;
  const one = shipOf(s, ship);
  one.gone = true;
  tellAll(t, { type: 'shipLost', ship });
  const aboard = s.officers.map((_, i) => i).filter((i) => officerOf(s, i).ship === ship);
  aboard.sort((a, b) => keyWithin(s, a) - keyWithin(s, b));
  const isOut = s.shipless && !s.ships.some((other) => other.team === one.team && !other.gone && !other.pod);
  for (const officer of aboard) {
    const o = officerOf(s, officer);
    endCloak(t, officer);
    if (o.hand.includes(ESCAPE_POD) && !(isOut && o.team === one.team)) launchPod(t, officer);
    else o.health = 0;
  }
  if (isOut) for (const o of s.officers) if (o.team === one.team) o.health = 0; // RED-R97
  clearShip(t, ship);
}
const keyWithin = (s: Match, officer: number): number => officerOf(s, officer).team * 32 + officerOf(s, officer).order;

function launchPod(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  spend(s, o, ESCAPE_POD);
  markUsed(s, ESCAPE_POD);
  s.ships.push(newShip('', o.team, true));
  o.ship = s.ships.length - 1;
  o.section = CAPSULE;
  o.steps = 0; // RED-R72
  o.helm = false;
  o.takes = false;
  tellAll(t, { type: 'escaped', officer, ship: o.ship });
}
