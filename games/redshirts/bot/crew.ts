/** What an officer on foot would like to do. */

import {
  aimOf,
  BOARDING,
  type Card,
  DECOY,
  ESCAPE_POD,
  FIRE_BRIGADE,
  FORCE_FIELD,
  HEAL,
  INCENDIARY,
  PLASMA_CHARGE,
  PLASMA_GRENADE,
  REDSHIRT,
  REPAIR_1,
  REPAIR_BOT,
  REPAIR_BRIGADE,
  RIFLE,
  repairPoints,
  SKIP,
} from '../cards.ts';
import { nth } from '../lists.ts';
import { chargesHere } from '../rules/charges.ts';
import { phaserTargets } from '../rules/phaser.ts';
import { phaserPoints } from '../rules/phaser-points.ts';
import { hasHostileField } from '../rules/seen.ts';
import {
  BRIDGE,
  CAPSULE,
  CORE,
  CREW_SECTIONS,
  CRITICAL,
  ENG,
  GREEN,
  HULL_F,
  HULL_L,
  HULL_R,
  LASER_L,
  LASER_R,
  NEXT,
  SERVES,
  type Section,
  SHIELD,
  SKIPS,
  TELE,
  WALKS,
} from '../ship.ts';
import {
  CHARGE,
  captainOf,
  FULL_HEALTH,
  isAlive,
  isCaptain,
  isFunctional,
  levelOf,
  type Match,
  NONE,
  type Officer,
  officerOf,
  type Ship,
  shipOf,
} from '../state.ts';
import type { Propose } from './propose.ts';
import { coreDamage, sectionValue } from './values.ts';
import { waysOf, wayTo } from './ways.ts';

const STEP_COST = 0.3;
const FIRST_RAIDS = 3;
/** From here on a match drags: what kills is wanted, what keeps is not. */
export const LATE = 9;

export function proposeCrew(s: Match, officer: number, propose: Propose): void {
  const o = officerOf(s, officer);
  for (const card of new Set(o.hand)) proposeCard(s, officer, o, card, propose);
  proposePhaser(s, officer, o, propose);
  chargesHere(s, o).forEach((_, which) => {
    propose(['disarm', officer, which], 9);
  });
  proposeTeleport(s, officer, o, propose);
  proposeBots(s, officer, propose);
  if (isCaptain(o)) propose(['take-over', officer], 7);
  propose(['command', officer], 8);
}

const isAt = (o: Officer, ship: number, section: Section): boolean => isAlive(o) && o.ship === ship && o.section === section;
export const friendsAt = (s: Match, o: Officer, section: Section): number =>
  s.officers.filter((other) => other.team === o.team && isAt(other, o.ship, section)).length;
export const enemiesAt = (s: Match, o: Officer, section: Section): Officer[] =>
  s.officers.filter((other) => other.team !== o.team && isAt(other, o.ship, section));
export const isHome = (s: Match, o: Officer): boolean => shipOf(s, o.ship).team === o.team;

function proposeCard(s: Match, officer: number, o: Officer, card: Card, propose: Propose): void {
  const ship = shipOf(s, o.ship);
  const home = isHome(s, o);
  if (aimOf(card) === 'repair') {
    if (!home) return;
    for (const section of [o.section, ...nth(SERVES, o.section)])
      propose(['repair', officer, card, NONE, section], 3 + repairGain(s, o.ship, section, card));
    return;
  }
  switch (card) {
    case REDSHIRT:
      return propose(['play', officer, card], 7.5);
    case HEAL: {
      const crew = s.officers.flatMap((other, i) => (other.team === o.team && isAlive(other) && other.health < FULL_HEALTH ? [i] : []));
      const neediest = crew.sort((a, b) => officerOf(s, a).health - officerOf(s, b).health)[0];
      return neediest === undefined ? undefined : propose(['play-for', officer, card, neediest], 7.4);
    }
    case REPAIR_BRIGADE:
      return propose(['play', officer, card], home && brigadeGain(s, o) > 1.5 ? 3.5 + brigadeGain(s, o) / 3 : 0);
    case PLASMA_GRENADE:
    case INCENDIARY:
      return proposeThrow(s, officer, o, card, propose);
    case PLASMA_CHARGE:
      return propose(['play', officer, card], !home && ship.team !== NONE && CORE.includes(o.section) ? 5 : 0);
    case FORCE_FIELD:
      for (const section of [o.section, ...nth(WALKS, o.section)]) {
        const enemies = enemiesAt(s, o, section).length;
        if (home && enemies > 0) propose(['play-in', officer, card, section], 3 + enemies);
      }
      if (!home && !hasHostileField(s, o.ship, o.section, -1)) propose(['play-in', officer, card, o.section], 2);
      return;
    case DECOY:
      return propose(['play', officer, card], !home || mayRaid(s, o) ? 2.6 : 0);
    case BOARDING:
      return proposeBoarding(s, officer, o, propose);
    case REPAIR_BOT:
      return propose(['play', officer, card], home && !s.bots.some((bot) => bot.owner === officer) ? 1.5 : 0);
  }
}

export function repairGain(s: Match, at: number, section: Section, card: Card): number {
  const ship = shipOf(s, at);
  const level = levelOf(ship, section);
  if (level === GREEN || (card === REPAIR_1 && level === CRITICAL)) return -9;
  const removed = Math.min(level, repairPoints(card));
  // A big card on a scratch is a waste.
  return sectionValue(ship, section) * removed - (removed < repairPoints(card) ? 0.8 : 0);
}
export function brigadeGain(s: Match, o: Officer): number {
  const ship = shipOf(s, o.ship);
  let left = o.redshirts;
  let gain = 0;
  for (const section of [o.section, ...nth(NEXT, o.section)].sort((a, b) => sectionValue(ship, b) - sectionValue(ship, a))) {
    const points = Math.min(left, levelOf(ship, section));
    left -= points;
    gain += points * sectionValue(ship, section);
  }
  return gain;
}
/** Repair Brigade, greedily by value. */
export function spreadBrigade(s: Match, officer: number, sections: readonly Section[], most: readonly number[], points: number): number[] {
  const ship = shipOf(s, officerOf(s, officer).ship);
  const spread = sections.map(() => 0);
  const order = sections.map((_, i) => i).sort((a, b) => sectionValue(ship, nth(sections, b)) - sectionValue(ship, nth(sections, a)));
  let left = points;
  for (const i of order) {
    spread[i] = Math.min(left, nth(most, i), levelOf(ship, nth(sections, i)));
    left -= nth(spread, i);
  }
  return spread;
}

/** A blast where enemies are and friends are not; the thrower must survive a botch. */
function proposeThrow(s: Match, officer: number, o: Officer, card: Card, propose: Propose): void {
  const home = isHome(s, o);
  const survives = card === INCENDIARY || o.health + o.redshirts > 3 || s.round >= LATE;
  if (!survives) return;
  for (const section of nth(WALKS, o.section)) {
    if (friendsAt(s, o, section) > 0) continue;
    const enemies = enemiesAt(s, o, section);
    if (card === PLASMA_GRENADE) propose(['play-in', officer, card, section], enemies.length === 0 ? 0 : 4.5 + enemies.length);
    else if (!home && shipOf(s, o.ship).team !== NONE)
      propose(
        ['play-in', officer, card, section],
        (CORE.includes(section) && levelOf(shipOf(s, o.ship), section) < CRITICAL ? 4 : 1) + enemies.length * 0.5,
      );
  }
}

function proposePhaser(s: Match, officer: number, o: Officer, propose: Propose): void {
  if (o.phaser) return;
  const canBrigade = o.hand.includes(FIRE_BRIGADE) && o.redshirts >= 2;
  for (const [aim, which] of phaserTargets(s, officer)) {
    if (aim === 'officer') {
      const other = officerOf(s, which);
      const soaked = other.shielded ? 1 : 0;
      const plain = phaserPoints(o, false) - soaked;
      const kills = other.health + other.redshirts <= plain;
      if (plain > 0)
        propose(
          ['phaser', officer, aim, which, false],
          kills ? 8 : 5 + (isCaptain(other) ? 0.5 : 0) - (other.health + other.redshirts) * 0.1,
        );
      if (canBrigade && !kills && phaserPoints(o, true) > soaked)
        propose(['phaser', officer, aim, which, true], 5.8 + (other.health + other.redshirts <= phaserPoints(o, true) - soaked ? 2 : 0));
    } else if (aim === 'section') {
      const ship = shipOf(s, o.ship);
      if (ship.team === NONE) continue;
      const level = levelOf(ship, which);
      const points =
        sinks(ship, which, phaserPoints(o, false)) && !o.hand.includes(ESCAPE_POD) ? 0 : Math.min(CRITICAL - level, phaserPoints(o, false));
      propose(['phaser', officer, aim, which, false], points === 0 ? 0 : 2 + points * (CORE.includes(which) ? 1 + level * 0.2 : 0.4));
    } else propose(['phaser', officer, aim, which, false], aim === 'field' && s.fields[which]?.section === o.section ? 3 : 1.2);
  }
}

/** The last core section that still works goes critical: the ship is lost with everybody aboard. */
export const sinks = (ship: Ship, section: Section, points: number): boolean =>
  CORE.every((at) => levelOf(ship, at) + (at === section ? points : 0) >= CRITICAL);

/** Can the ship still fire, and has it somebody to fire? */
export const canFight = (s: Match, ship: Ship): boolean =>
  (isFunctional(ship, LASER_L) || isFunctional(ship, LASER_R)) && isFunctional(ship, BRIDGE) && captainOf(s, ship.team) !== NONE;

/** Over to an enemy with something to do there; never both crew while the own ship is in trouble, never the captain while it can fight. */
export function mayRaid(s: Match, o: Officer): boolean {
  const ownShip = s.ships.find((ship) => ship.team === o.team && !ship.gone && !ship.pod);
  if (ownShip === undefined) return true;
  if (!isHome(s, o)) return s.round >= LATE && !holdsPrey(s, o.team, o.ship);
  // A ship that cannot win is left while there is time; its captain goes last.
  if (!canFight(s, ownShip)) return !isCaptain(o) || s.round >= LATE;
  // Nobody goes while everybody over there is fresh.
  if (isCaptain(o) || s.round < FIRST_RAIDS) return false;
  const away = s.officers.filter((other) => other.team === o.team && isAlive(other) && other !== o && !isHome(s, other)).length;
  if (away > 0 && coreDamage(ownShip) >= 3) return false;
  if (coreDamage(ownShip) >= 6 && s.round < LATE) return false;
  // Somebody has to take the first shot that is fired at him there.
  return o.redshirts >= 3 || (o.redshirts >= 1 && (s.round >= LATE || o.hand.includes(RIFLE) || o.hand.includes(PLASMA_CHARGE)));
}
const holdsPrey = (s: Match, team: number, at: number): boolean =>
  s.officers.some((other) => other.team !== team && isAlive(other) && other.ship === at);
/** An enemy's ship, or any with enemies aboard. */
export const isPrey = (s: Match, o: Officer, at: number): boolean => {
  const ship = shipOf(s, at);
  return !ship.gone && !ship.pod && ((ship.team !== o.team && ship.team !== NONE) || holdsPrey(s, o.team, at));
};
/** Its shield is down, or it is one's own. */
const isOpen = (s: Match, o: Officer, at: number): boolean => shipOf(s, at).team === o.team || levelOf(shipOf(s, at), SHIELD) === CRITICAL;

function proposeTeleport(s: Match, officer: number, o: Officer, propose: Propose): void {
  const inPod = o.section === CAPSULE;
  s.ships.forEach((ship, at) => {
    if (at === o.ship || ship.gone || ship.pod) return;
    if (ship.team === o.team && !(mayRaid(s, o) && holdsPrey(s, o.team, at)))
      propose(['teleport', officer, at], inPod ? 6 : !isHome(s, o) && (o.health <= 1 || coreDamage(shipOf(s, o.ship)) >= 10) ? 5.7 : 0);
    else if (inPod && ship.team === NONE) propose(['teleport', officer, at], 5);
    else if (isPrey(s, o, at) && (inPod || mayRaid(s, o)))
      propose(['teleport', officer, at], inPod ? 4.5 : 3 + (o.steps < 3 ? 0.6 : 0.6) + levelOf(ship, SHIELD) * 0.05);
  });
}

function proposeBoarding(s: Match, officer: number, o: Officer, propose: Propose): void {
  s.ships.forEach((ship, at) => {
    if (at === o.ship || ship.gone || ship.pod) return;
    if (ship.team === o.team && o.section === CAPSULE) propose(['play-there', officer, BOARDING, at, TELE], 6);
    // Off a ship that goes down.
    if (ship.team === o.team && !isHome(s, o) && coreDamage(shipOf(s, o.ship)) >= 10 && coreDamage(ship) < 10)
      for (const section of [ENG, HULL_F, HULL_L, HULL_R]) propose(['play-there', officer, BOARDING, at, section], 5.6);
    if (!isPrey(s, o, at) || !mayRaid(s, o)) return;
    for (const section of CREW_SECTIONS)
      if (CORE.includes(section)) propose(['play-there', officer, BOARDING, at, section], 3.4 + (section === TELE ? 0.4 : 0));
  });
}

// —— walking ——

/** Somebody to fire at is not on this very ship. */
const hasPreyElsewhere = (s: Match, o: Officer): boolean =>
  s.officers.some((other) => other.team !== o.team && isAlive(other) && other.ship !== o.ship);

/** What it is worth to end the walk here. */
function stay(s: Match, o: Officer, section: Section): number {
  const ship = shipOf(s, o.ship);
  const home = isHome(s, o);
  let worth = 0;
  for (const blast of s.blasts) {
    if (blast.ship !== o.ship || blast.section !== section) continue;
    if (blast.kind === CHARGE) worth += home && !o.tried ? 6 : -8;
    else worth -= 0.6;
  }
  if (home) {
    for (const card of new Set(o.hand))
      if (aimOf(card) === 'repair')
        for (const at of [section, ...nth(SERVES, section)]) worth = Math.max(worth, repairGain(s, o.ship, at, card) + Math.min(worth, 0));
    if (o.hand.includes(REPAIR_BRIGADE) && o.redshirts > 0) worth = Math.max(worth, brigadeGain(s, { ...o, section }) * 0.8);
    if (isCaptain(o) && section === BRIDGE && isFunctional(ship, BRIDGE)) worth += hasPreyElsewhere(s, o) && canFight(s, ship) ? 7 : 1;
    if (
      mayRaid(s, o) &&
      section === TELE &&
      isFunctional(ship, TELE) &&
      s.ships.some((_, at) => at !== o.ship && isPrey(s, o, at) && isOpen(s, o, at))
    )
      worth += 3;
  } else if (!isCaptain(o) && ship.team !== NONE && !o.phaser) worth += bestHit(ship.levels, section) * 0.6;
  if (isCaptain(o) && !home && section === BRIDGE) worth += 4;
  if (!o.phaser) {
    const near = [section, ...nth(WALKS, section)];
    for (const other of s.officers)
      if (other.team !== o.team && isAlive(other) && other.ship === o.ship && near.includes(other.section))
        worth += other.health + other.redshirts <= phaserPoints(o, false) ? 4 : s.round >= LATE ? 3.2 : 2.2;
  }
  if (levelOf(ship, section) === CRITICAL) worth -= o.health + o.redshirts <= 1 ? 20 : 1.5;
  return worth;
}
function bestHit(levels: readonly number[], section: Section): number {
  let best = 0;
  for (const at of [section, ...nth(NEXT, section)]) {
    const level = nth(levels, at);
    if (level < CRITICAL && CORE.includes(at)) best = Math.max(best, 2 + level * 0.3);
  }
  return best;
}

/** Towards the best section within the steps that are left, over sections that are open and whole; or across one by Short-Range Teleport. */
export function proposeWalk(s: Match, officer: number, propose: Propose): void {
  const o = officerOf(s, officer);
  const here = stay(s, o, o.section);
  const walk = bestWalk(s, o, here + 0.2);
  if (walk !== null) propose(['step', officer, walk.next], 2.5 + Math.min(3, walk.worth - here));
  if (!o.hand.includes(SKIP) || o.steps <= 0) return;
  for (const to of nth(SKIPS, o.section)) {
    const worth = stay(s, o, to) - STEP_COST - CARD_COST;
    if (worth > (walk?.worth ?? here + 0.2)) propose(['play-in', officer, SKIP, to], 2.6 + Math.min(3, worth - here));
  }
}
/** A card that is spent for a way could have been turned in. */
const CARD_COST = 0.1;
function bestWalk(s: Match, o: Officer, least: number): { readonly next: Section; readonly worth: number } | null {
  const ways = waysOf(s, o);
  let goal: Section | null = null;
  let most = least;
  for (let i = 1; i < ways.sections.length; i++) {
    const to = nth(ways.sections, i);
    const worth = stay(s, o, to) - STEP_COST * nth(ways.steps, i);
    if (worth <= most) continue;
    most = worth;
    goal = to;
  }
  return goal === null ? null : { next: nth(wayTo(ways, goal), 0), worth: most };
}

/** Bots go where a Repair card of their owner's would do good, and serve there. */
function proposeBots(s: Match, officer: number, propose: Propose): void {
  const o = officerOf(s, officer);
  const repairs = o.hand.filter((card) => aimOf(card) === 'repair');
  s.bots.forEach((bot, at) => {
    if (bot.owner !== officer || repairs.length === 0 || shipOf(s, bot.ship).team !== o.team) return;
    const gain = (section: Section): number =>
      Math.max(...repairs.flatMap((card) => [section, ...nth(SERVES, section)].map((target) => repairGain(s, bot.ship, target, card))));
    for (const card of new Set(repairs))
      for (const section of [bot.section, ...nth(SERVES, bot.section)])
        propose(['repair', officer, card, at, section], 2.5 + repairGain(s, bot.ship, section, card));
    if (bot.steps <= 0) return;
    const here = gain(bot.section);
    for (const to of nth(WALKS, bot.section))
      if (levelOf(shipOf(s, bot.ship), to) < CRITICAL && gain(to) > Math.max(here, 0)) propose(['bot', officer, at, to], 2 + gain(to) / 4);
  });
}
