/**
 * The Admiral's plans: what one officer could do with the rest of a turn, as a list of answers. A search tries each as a whole,
 * with the Officer going on afterwards; what has become impossible on the way is left out.
 */

import type { Json } from '@bridgehead/kernel';
import type { Deed } from '../actions/deed.ts';
import { aimOf, BOARDING, FIRE_BRIGADE, INCENDIARY, PLASMA_CHARGE, PLASMA_GRENADE, REPAIR_BRIGADE } from '../cards.ts';
import { nth } from '../lists.ts';
import { brigadeReach } from '../rules/crew-cards.ts';
import { phaserPoints } from '../rules/phaser-points.ts';
import { knowsOf } from '../rules/seen.ts';
import { BRIDGE, CORE, CRITICAL, HULL_F, NEXT, SERVES, type Section, SHIELD, TELE, WALKS } from '../ship.ts';
import { CHARGE, isAlive, isCaptain, isFunctional, levelOf, type Match, NONE, type Officer, officerOf, shipOf } from '../state.ts';
import { brigadeGain, friendsAt, isHome, isPrey, repairGain, sinks, spreadBrigade } from './crew.ts';
import { helmPlans } from './helm-plans.ts';
import { type Ways, waysOf, wayTo } from './ways.ts';

/** Deeds, and answers to what they go on to ask. */
export type Plan = readonly Json[];
interface Rated {
  readonly plan: Plan;
  readonly worth: number;
}
const STEP_COST = 0.3;

/** At most so many of each kind, best first. */
const best = (rated: readonly Rated[], most: number): Plan[] =>
  rated
    .toSorted((a, b) => b.worth - a.worth)
    .slice(0, most)
    .map(({ plan }) => plan);

/** What this officer could do with the turn; holding still is always one of them. */
export function plansOf(s: Match, officer: number): Plan[] {
  const o = officerOf(s, officer);
  const ways = waysOf(s, o);
  const atHelm = o.section === BRIDGE && isCaptain(o) && shipOf(s, o.ship).team === o.team && isFunctional(shipOf(s, o.ship), BRIDGE);
  return [
    ...(atHelm ? helmPlans(s, officer) : []),
    ...(isCaptain(o) ? [[['take-over', officer]]] : []),
    ...best(repairs(s, officer, o, ways), 3),
    ...best(shots(s, officer, o, ways), 2),
    ...best(boardings(s, officer, o, ways), 2),
    ...best(sabotage(s, officer, o, ways), 2),
    ...guards(s, officer, o, ways),
    ...disarming(s, officer, o, ways),
    [['end', officer]],
  ];
}

const walk = (officer: number, ways: Ways, to: Section): Deed[] => wayTo(ways, to).map((section): Deed => ['step', officer, section]);

function* places(ways: Ways): Generator<readonly [Section, number]> {
  for (let i = 0; i < ways.sections.length; i++) yield [ways.sections[i] as Section, STEP_COST * nth(ways.steps, i)];
}

function repairs(s: Match, officer: number, o: Officer, ways: Ways): Rated[] {
  if (!isHome(s, o)) return [];
  const found: Rated[] = [];
  const cards = [...new Set(o.hand.filter((card) => aimOf(card) === 'repair'))];
  for (const [at, cost] of places(ways)) {
    for (const card of cards)
      for (const section of [at, ...nth(SERVES, at)]) {
        const worth = repairGain(s, o.ship, section, card) - cost;
        if (worth > 0) found.push({ plan: [...walk(officer, ways, at), ['repair', officer, card, NONE, section]], worth });
      }
    if (!o.hand.includes(REPAIR_BRIGADE) || o.redshirts === 0) continue;
    const there = { ...o, section: at };
    const { sections, most } = brigadeReach(s, there, o.team);
    const points = Math.min(
      o.redshirts,
      most.reduce((sum, n) => sum + n, 0),
    );
    const spread = spreadBrigade(s, officer, sections, most, points);
    if (points > 0)
      found.push({ plan: [...walk(officer, ways, at), ['play', officer, REPAIR_BRIGADE], spread], worth: brigadeGain(s, there) - cost });
  }
  return found;
}

/** After walking, at an enemy in reach: a grenade first where no friend is, then the phaser. */
function shots(s: Match, officer: number, o: Officer, ways: Ways): Rated[] {
  const found: Rated[] = [];
  const brigade = o.hand.includes(FIRE_BRIGADE) && o.redshirts >= 2;
  s.officers.forEach((enemy, target) => {
    if (!isAlive(enemy) || enemy.team === o.team || enemy.ship !== o.ship) return;
    const left = enemy.health + enemy.redshirts;
    const points = phaserPoints(o, brigade);
    for (const [at, cost] of places(ways)) {
      if (at !== enemy.section && !nth(NEXT, at).includes(enemy.section)) continue;
      const throws = o.hand.includes(PLASMA_GRENADE) && at !== enemy.section && friendsAt(s, o, enemy.section) === 0;
      const fire: Deed = ['phaser', officer, 'officer', target, brigade];
      const worth = 5 + (points >= left ? 5 : 0) + (isCaptain(enemy) ? 1 : 0) - 0.3 * left - cost;
      found.push({ plan: [...walk(officer, ways, at), fire], worth });
      if (throws)
        found.push({
          plan: [...walk(officer, ways, at), ['play-in', officer, PLASMA_GRENADE, enemy.section], fire],
          worth: worth + 1.5,
        });
      break; // the nearest place will do
    }
  });
  return found;
}

/** Over to another ship: by the chamber, or into a section of choice by Boarding; a raider may also go home. */
function boardings(s: Match, officer: number, o: Officer, ways: Ways): Rated[] {
  const found: Rated[] = [];
  const chamber = shipOf(s, o.ship).pod ? o.section : TELE;
  const canBeam = ways.from.has(chamber) && isFunctional(shipOf(s, o.ship), chamber);
  s.ships.forEach((ship, at) => {
    if (ship.gone || ship.pod || at === o.ship) return;
    const isOwn = ship.team === o.team;
    if (!isOwn && !isPrey(s, o, at)) return;
    if (canBeam && (isOwn || levelOf(ship, SHIELD) >= CRITICAL))
      found.push({ plan: [...walk(officer, ways, chamber), ['teleport', officer, at]], worth: isOwn ? 0 : 2 });
    if (!o.hand.includes(BOARDING)) return;
    for (const section of [TELE, HULL_F, ...CORE]) {
      const prey = s.officers.filter(
        (other) => isAlive(other) && other.team !== o.team && other.ship === at && nth(NEXT, section).includes(other.section),
      ).length;
      found.push({ plan: [['play-there', officer, BOARDING, at, section]], worth: (isOwn ? -1 : 1) + prey });
    }
  });
  return found;
}

/** Aboard an enemy: a charge in a core section and away from it, a fire, the phaser at the core. */
function sabotage(s: Match, officer: number, o: Officer, ways: Ways): Rated[] {
  const ship = shipOf(s, o.ship);
  if (ship.team === o.team || ship.team === NONE || ship.pod) return [];
  const found: Rated[] = [];
  for (const [at, cost] of places(ways)) {
    const there = walk(officer, ways, at);
    if (o.hand.includes(PLASMA_CHARGE) && CORE.includes(at)) {
      const away = nth(WALKS, at)
        .filter((to) => levelOf(ship, to) < CRITICAL)
        .map((to): Deed => ['step', officer, to]);
      found.push({ plan: [...there, ['play', officer, PLASMA_CHARGE], ...away.slice(0, 1)], worth: 6 - cost });
    }
    for (const section of [at, ...nth(WALKS, at)]) {
      if (!CORE.includes(section) || levelOf(ship, section) >= CRITICAL) continue;
      const level = levelOf(ship, section);
      if (o.hand.includes(INCENDIARY)) found.push({ plan: [...there, ['play-in', officer, INCENDIARY, section]], worth: 4 - cost - level });
      if (o.phaser || sinks(ship, section, phaserPoints(o, false))) continue;
      const fire: Deed = ['phaser', officer, 'section', section, false];
      found.push({ plan: [...there, fire], worth: 2 + level - cost });
    }
  }
  return found;
}

/** In the front hull a takeover can be contested and the bridge is behind one (RED-R59). */
function guards(s: Match, officer: number, o: Officer, ways: Ways): Plan[] {
  if (!isHome(s, o) || o.section === HULL_F || !ways.from.has(HULL_F)) return [];
  return [[...walk(officer, ways, HULL_F), ['end', officer]]];
}

function disarming(s: Match, officer: number, o: Officer, ways: Ways): Plan[] {
  if (!isHome(s, o) || o.tried) return [];
  const charge = s.blasts.find((one) => one.kind === CHARGE && one.ship === o.ship && knowsOf(one, o.team) && ways.from.has(one.section));
  return charge === undefined ? [] : [[...walk(officer, ways, charge.section), ['disarm', officer, 0]]];
}
