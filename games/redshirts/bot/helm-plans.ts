/** A captain's turns at the helm as plans. */
import type { Json } from '@bridgehead/kernel';
import type { Deed } from '../actions/deed.ts';
import {
  AIMED_SHOT,
  BARRAGE,
  CALIBRATION,
  type Card,
  EMP,
  EVASIVE,
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
import { nth } from '../lists.ts';
import { CORE, CRITICAL, LASER_L, LASER_R, type Section, TRIPLES } from '../ship.ts';
import { hasShield, isAlive, type Match, type Officer, officerOf, shipOf } from '../state.ts';
import { targetsOf } from './captain.ts';

const STYLES = ['all-out', 'economical', 'defensive'] as const;
type Style = (typeof STYLES)[number];
const MOST_TARGETS = 3;
const MODS: readonly Card[] = [CALIBRATION, STRAFING, OVERCHARGE, AIMED_SHOT];
const PLAIN_WEAPONS: readonly Card[] = [EMP, OVERLOAD, GAS_MISSILE, VIRUS];
const OFFENCE: readonly Card[] = [...MODS, LOCK_ON, TORPEDO, BARRAGE, SCYTHE, ...PLAIN_WEAPONS];
const DEFENCE: readonly Card[] = [SHIELDS_UP, NANO_REPAIR, EVASIVE];

/**
 * A captain's turns at the helm: the best targets, each in three styles, aimed at the core or at people. All-out: everything
 * there is, mods before weapons before lasers. Economical: lasers, and the cards are kept. Defensive: what protects first, then lasers.
 */
export function helmPlans(s: Match, officer: number): Json[][] {
  const o = officerOf(s, officer);
  const targets = targetsOf(s, o).slice(0, MOST_TARGETS);
  const isHeld = (cards: readonly Card[]): boolean => cards.some((card) => o.hand.includes(card));
  const styles = STYLES.filter((style) => style === 'all-out' || (isHeld(OFFENCE) && (style === 'economical' || isHeld(DEFENCE))));
  const canAim = shipOf(s, o.ship).aimed || isHeld([AIMED_SHOT, TORPEDO, SCYTHE]);
  const plans = targets.flatMap((target) =>
    styles.flatMap((style) => {
      const aims = canAim && style === 'all-out' ? [aimAtCore, aimAtPeople] : [aimAtCore];
      return aims.map((aim) => helmPlan(s, officer, o, target, style, aim));
    }),
  );
  const rams = isHeld([RAM])
    ? targets.map((target): Json[] => [
        ['play', officer, CALIBRATION],
        ['play-at', officer, RAM, target],
      ])
    : [];
  return [...plans, ...rams];
}

/** So many sections for hits of so many points each. */
type Aims = (s: Match, team: number, target: number, points: number, hits: number) => Section[];

/** The core section that is worst off, until it is critical; then the next. */
const aimAtCore: Aims = (s, _team, target, points, hits) => {
  const levels = shipOf(s, target).levels.slice();
  return Array.from({ length: hits }, () => {
    const open = CORE.filter((section) => nth(levels, section) < CRITICAL);
    const at = open.toSorted((a, b) => nth(levels, b) - nth(levels, a))[0] ?? nth(CORE, 0);
    levels[at] = nth(levels, at) + points;
    return at;
  });
};
/** The officer who is nearest to death, until he is dead; then the next. */
const aimAtPeople: Aims = (s, team, target, points, hits) => {
  const left = s.officers
    .filter((o) => isAlive(o) && o.team !== team && o.ship === target)
    .map((o) => ({ section: o.section, life: o.health + o.redshirts }))
    .sort((a, b) => a.life - b.life);
  const core = aimAtCore(s, team, target, points, hits);
  return core.map((otherwise) => {
    const next = left.find(({ life }) => life > 0);
    if (next === undefined) return otherwise;
    for (const one of left) if (one.section === next.section) one.life -= points;
    return next.section;
  });
};

function helmPlan(s: Match, officer: number, o: Officer, target: number, style: Style, aims: Aims): Json[] {
  const ship = shipOf(s, o.ship);
  const at = shipOf(s, target);
  const plays = (card: Card): boolean => style === 'all-out' && o.hand.includes(card);
  const aimed = !at.pod && (ship.aimed || plays(AIMED_SHOT));
  const shots = ship.strafing || plays(STRAFING) ? 3 : 1;
  const points = ship.overcharge || plays(OVERCHARGE) ? 2 : 1;
  const plan: Json[] = [];
  const add = (card: Card, deed: Deed, ...more: Json[]): void => {
    if (o.hand.includes(card)) plan.push(deed, ...more);
  };
  const play = (card: Card): void => add(card, ['play', officer, card]);
  const playAt = (card: Card, ...more: Json[]): void => add(card, ['play-at', officer, card, target], ...more);
  if (style === 'defensive') for (const card of DEFENCE) play(card);
  if (style === 'all-out') {
    for (const card of MODS) if (card !== CALIBRATION || hasShield(at)) play(card);
    if (!aimed) for (const card of o.hand) if (card === LOCK_ON) play(card);
    if (at.pod) playAt(TORPEDO);
    else add(TORPEDO, ['play-there', officer, TORPEDO, target, nth(aims(s, o.team, target, 3, 1), 0)]);
    playAt(BARRAGE, ...(aimed ? aims(s, o.team, target, 2, 3) : []));
    playAt(SCYTHE, ...(at.pod ? [] : [tripleOn(aims(s, o.team, target, 1, 3))]));
    for (const card of PLAIN_WEAPONS) playAt(card);
  }
  const sections = aims(s, o.team, target, points, 2 * shots);
  for (const laser of [LASER_L, LASER_R])
    for (let shot = nth(ship.fired, laser === LASER_L ? 0 : 1); shot < shots; shot++)
      plan.push(aimed ? ['fire-at', officer, laser, target, sections.shift() ?? nth(CORE, 0)] : ['fire', officer, laser, target]);
  // What is kept is kept: nobody plays it after all.
  if (style !== 'all-out') plan.push(['end', officer]);
  return plan;
}
/** A triple that holds as many of the wanted sections as possible. */
const tripleOn = (wanted: readonly Section[]): readonly Section[] =>
  TRIPLES.toSorted(
    (a, b) => b.filter((section) => wanted.includes(section)).length - a.filter((section) => wanted.includes(section)).length,
  )[0] as readonly Section[];
