/** How good a position is: each team's own worth less its enemies', as chances that add up to 1. */

import { ENERGY_SHIELD, RIFLE } from '../cards.ts';
import { nth } from '../lists.ts';
import { BRIDGE, CORE, CRITICAL, ENG, ENGINE_L, ENGINE_R, GREEN, LASER_L, LASER_R, SENSOR, SHIELD } from '../ship.ts';
import {
  CAPTAIN,
  CHARGE,
  eyesOf,
  isAlive,
  isFunctional,
  levelOf,
  type Match,
  type Officer,
  type Ship,
  seatCount,
  shipOf,
} from '../state.ts';

/**
 * What things are worth, in points that are the logarithm of the odds of winning: fitted to who won some two thousand matches between
 * Officers, at the beginnings of turns. What the fit could not tell apart from nothing has a small worth of the right sign. Boarders and cards to
 * be played are left out: the crew that is ahead has more of them, but nobody gets ahead by having them.
 */
const WORTH = {
  officer: 0.4,
  health: 0.11,
  /** One point of health left. */
  weak: -0.26,
  redshirt: 0.135,
  captain: 0.05,
  gassed: -0.37,
  inPod: -1.9,
  energyShield: 0.33,
  rifle: 0.27,
  /** A ship with nothing left of it is worth less than none: those aboard will die with it. */
  ship: -2.3,
  coreLevel: 0.14,
  criticalCore: 0.17,
  shieldLevel: 0.02,
  bridge: 0.1,
  eng: 0.05,
  sensorUndamaged: 0.37,
  laser: 0.33,
  engine: 0.02,
  lastTurn: -0.03,
  charge: -0.15,
  toMove: 0.27,
} as const;

export function evaluate(s: Match): number[] {
  const worth = s.teams.map((_, team) => worthOf(s, team));
  const total = worth.reduce((sum, n) => sum + n, 0);
  const others = Math.max(1, s.teams.length - 1);
  // Of two crews the difference counts twice, once for each: so it is halved.
  const weights = worth.map((own, team) =>
    s.officers.some((o) => o.team === team && isAlive(o)) ? Math.exp((own - (total - own) / others) / 2) : 0,
  );
  const sum = weights.reduce((all, n) => all + n, 0) || 1;
  const seats = Array.from({ length: seatCount(s) }, (_, seat) => seat);
  const sharing = s.teams.map((_, team) => seats.filter((seat) => eyesOf(s, seat) === team).length);
  const values = seats.map((seat) => nth(weights, eyesOf(s, seat)) / sum / nth(sharing, eyesOf(s, seat)));
  const all = values.reduce((a, b) => a + b, 0);
  return all > 0 ? values.map((n) => n / all) : values.map(() => 1 / seats.length);
}

function worthOf(s: Match, team: number): number {
  let worth = s.place === team ? WORTH.toMove : 0;
  for (const o of s.officers) if (o.team === team && isAlive(o)) worth += officerWorth(s, o);
  s.ships.forEach((ship, at) => {
    if (ship.team === team && !ship.gone && !ship.pod) worth += shipWorth(s, ship, at);
  });
  return worth;
}

function officerWorth(s: Match, o: Officer): number {
  let worth = WORTH.officer + WORTH.health * o.health + WORTH.redshirt * Math.min(4, o.redshirts);
  if (o.health === 1) worth += WORTH.weak;
  if (o.chair === CAPTAIN) worth += WORTH.captain;
  if (o.hand.includes(ENERGY_SHIELD)) worth += WORTH.energyShield;
  if (o.hand.includes(RIFLE)) worth += WORTH.rifle;
  const ship = shipOf(s, o.ship);
  if (ship.pod) worth += WORTH.inPod;
  if (ship.gas > 0) worth += WORTH.gassed;
  return worth;
}

function shipWorth(s: Match, ship: Ship, at: number): number {
  const works = (section: number, value: number): number => (isFunctional(ship, section) ? value : 0);
  let worth = WORTH.ship + WORTH.shieldLevel * (CRITICAL - levelOf(ship, SHIELD));
  for (const section of CORE)
    worth += WORTH.coreLevel * (CRITICAL - levelOf(ship, section)) + (isFunctional(ship, section) ? 0 : WORTH.criticalCore);
  worth += works(BRIDGE, WORTH.bridge) + works(ENG, WORTH.eng) + (levelOf(ship, SENSOR) === GREEN ? WORTH.sensorUndamaged : 0);
  worth += works(LASER_L, WORTH.laser) + works(LASER_R, WORTH.laser) + works(ENGINE_L, WORTH.engine) + works(ENGINE_R, WORTH.engine);
  for (const section of [BRIDGE, ...CORE]) if (ship.heavy[section] === 1) worth += WORTH.lastTurn;
  for (const blast of s.blasts)
    if (
      blast.kind === CHARGE &&
      blast.ship === at &&
      blast.team !== ship.team &&
      (CORE.includes(blast.section) || blast.section === BRIDGE)
    )
      worth += WORTH.charge;
  return worth;
}

/** How much a level of this section is worth to its crew. */
export function sectionValue(ship: Ship, section: number): number {
  const vital = section === BRIDGE || CORE.includes(section);
  const value = vital ? 3 : section === ENG || section === SENSOR ? 2 : 1;
  return vital && ship.heavy[section] === 1 && !ship.fresh[section] ? value * 1.5 : value;
}
export const coreDamage = (ship: Ship): number => CORE.reduce((sum, section) => sum + levelOf(ship, section), 0);
