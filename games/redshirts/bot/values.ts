/** How good a position is: each team's own worth less its enemies', as chances that add up to 1. */
import { type Card, cardRow, DIVE, ENERGY_SHIELD, ESCAPE_POD, isCaptainCard, NANO_REPAIR, RIFLE, SHIELDS_UP } from '../cards.ts';
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

/** So many points of worth make one team e times as likely to win as another. */
const SCALE = 56;

export function evaluate(s: Match): number[] {
  const worth = s.teams.map((_, team) => worthOf(s, team));
  const total = worth.reduce((sum, n) => sum + n, 0);
  const others = Math.max(1, s.teams.length - 1);
  const weights = worth.map((own, team) =>
    s.officers.some((o) => o.team === team && isAlive(o)) ? Math.exp((own - (total - own) / others) / SCALE) : 0,
  );
  const sum = weights.reduce((all, n) => all + n, 0) || 1;
  const seats = Array.from({ length: seatCount(s) }, (_, seat) => seat);
  const sharing = s.teams.map((_, team) => seats.filter((seat) => eyesOf(s, seat) === team).length);
  const values = seats.map((seat) => (weights[eyesOf(s, seat)] as number) / sum / (sharing[eyesOf(s, seat)] as number));
  const all = values.reduce((a, b) => a + b, 0);
  return all > 0 ? values.map((n) => n / all) : values.map(() => 1 / seats.length);
}

function worthOf(s: Match, team: number): number {
  let worth = 0;
  for (const o of s.officers) if (o.team === team && isAlive(o)) worth += officerWorth(s, o);
  s.ships.forEach((ship, at) => {
    if (ship.team === team && !ship.gone && !ship.pod) worth += shipWorth(s, ship, at);
  });
  return worth;
}

function officerWorth(s: Match, o: Officer): number {
  let worth = 10 + 3 * o.health + 1.2 * Math.min(4, o.redshirts);
  if (o.chair === CAPTAIN) worth += 4;
  const ship = shipOf(s, o.ship);
  if (ship.team !== o.team) worth += isArmed(o) ? 4 : 2;
  if (ship.gas > 0) worth -= 2;
  for (const card of o.hand) worth += cardWorth(card, o);
  return worth;
}
export const isArmed = (o: Officer): boolean => o.hand.includes(RIFLE) || o.redshirts >= 2;

function cardWorth(card: Card, o: Officer): number {
  if (card === DIVE) return o.redshirts > 0 ? 2 : 0.5;
  if (card === ESCAPE_POD || card === RIFLE || card === ENERGY_SHIELD || card === SHIELDS_UP || card === NANO_REPAIR) return 2;
  return isCaptainCard(card) && cardRow(card).weapon === 'P' ? 2.5 : 0.3;
}

function shipWorth(s: Match, ship: Ship, at: number): number {
  const critical = CORE.filter((section) => !isFunctional(ship, section)).length;
  let worth = 25 + 1.5 * CORE.reduce((sum, section) => sum + CRITICAL - levelOf(ship, section), 0) - 4 * critical;
  if (critical === 3) worth -= 12;
  worth += CRITICAL - levelOf(ship, SHIELD) + (isFunctional(ship, SHIELD) ? 1.5 : 0);
  const works = (section: number, value: number): number => (isFunctional(ship, section) ? value : 0);
  worth += works(BRIDGE, 4) + works(ENG, 2) + works(SENSOR, 2) + (levelOf(ship, SENSOR) === GREEN ? 1 : 0);
  worth += works(LASER_L, 1.5) + works(LASER_R, 1.5) + works(ENGINE_L, 1) + works(ENGINE_R, 1);
  for (const section of [BRIDGE, ...CORE]) if (ship.heavy[section] === 1) worth -= 2;
  for (const o of s.officers) if (o.ship === at && o.team !== ship.team && isAlive(o)) worth -= isArmed(o) ? 4 : 2;
  for (const blast of s.blasts)
    if (
      blast.kind === CHARGE &&
      blast.ship === at &&
      blast.team !== ship.team &&
      (CORE.includes(blast.section) || blast.section === BRIDGE)
    )
      worth -= 6;
  return worth;
}

/** How much a level of this section is worth to its crew. */
export function sectionValue(ship: Ship, section: number): number {
  const vital = section === BRIDGE || CORE.includes(section);
  const value = vital ? 3 : section === ENG || section === SENSOR ? 2 : 1;
  return vital && ship.heavy[section] === 1 && !ship.fresh[section] ? value * 1.5 : value;
}
export const coreDamage = (ship: Ship): number => CORE.reduce((sum, section) => sum + levelOf(ship, section), 0);
