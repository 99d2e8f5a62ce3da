/**
 * What the fitted evaluation looks at, for one seat: facts that are there or not, and a few numbers. How much each is worth stands in
 * `weights.json`; `npm run train -- storm-the-bridge` makes that table from matches between Officers.
 */
import type { Seat } from '@bridgehead/kernel';
import {
  ACTIONS,
  ALL_SECTIONS,
  BRIDGE,
  type Card,
  CREW,
  designOf,
  FIRST_CREW,
  isCrew,
  isLeader,
  LEADERS,
  NONE,
  SECTIONS,
} from '../cards/index.ts';
import { combatOf, influenceOf, needOf } from '../rules/compute.ts';
import { crewOf, handOf, isTapped, leaderOf, ownerOf, seatsInPlay } from '../rules/questions.ts';
import type { Bridge } from '../state.ts';
import { positionOf, reachableAttack } from './values.ts';

/** By number; the table of weights has the same names. */
export const FEATURES: string[] = [];
const define = (name: string): number => FEATURES.push(name) - 1;
const defineEach = <T>(list: readonly T[], nameOf: (one: T) => string): number => {
  const first = FEATURES.length;
  for (const one of list) define(nameOf(one));
  return first;
};
const range = (from: number, to: number): number[] => Array.from({ length: to - from + 1 }, (_, i) => from + i);

const POSITION = define('position by hand');
const TO_MOVE = define('to move');
const LEADER = defineEach(LEADERS, ({ id }) => `leader ${id}`);
const MEMBER = defineEach(CREW, ({ id }) => `crew ${id}`);
const TAPPED = defineEach(CREW, ({ id }) => `crew ${id} tapped`);
const ON_GUARD = defineEach(CREW, ({ id }) => `crew ${id} at the Bridge`);
const HOLDS = defineEach(SECTIONS, ({ id }) => `holds ${id}`);
const HOLDS_TAPPED = defineEach(SECTIONS, ({ id }) => `holds ${id} tapped`);
const HELD = defineEach(ACTIONS, ({ id }) => `card ${id}`);
const HELD_AGAIN = defineEach(ACTIONS, ({ id }) => `card ${id} again`);
const MOST_CARDS = 9;
const CARDS_HELD = defineEach(range(0, MOST_CARDS), (n) => `hand of ${n}`);
const HOSTS = ['crew', 'leader', 'section'] as const;
const CARRIED = defineEach(
  ACTIONS.flatMap(({ id }) => HOSTS.map((host) => `${id} on own ${host}`)),
  (name) => name,
);
const COMBAT = define('combat in tens');
const INFLUENCE = define('influence in tens');
const READY = define('combat ready in tens');
const SURE = 10;
const GAP = range(-SURE, SURE);
const HOLDS_BY = defineEach(GAP, (n) => `holds the Bridge by ${n}`);
const TAKES_BY = defineEach(GAP, (n) => `takes the Bridge by ${n}`);
const FREE_BY = defineEach(GAP, (n) => `takes the free Bridge by ${n}`);
const CLAIM = define('can claim the Bridge');

const PLACE_OF_DESIGN = new Map(ACTIONS.map(({ id }, i) => [`${id}`, i]));
const designIndex = (card: Card): number => PLACE_OF_DESIGN.get(designOf(card)) ?? 0;
const clamp = (n: number): number => Math.max(-SURE, Math.min(SURE, Math.round(n))) + SURE;

export type Meet = (feature: number, value: number) => void;

export function featuresOf(s: Bridge, seat: Seat, meet: Meet): void {
  meet(POSITION, positionOf(s, seat) / 7);
  if (s.active === seat) meet(TO_MOVE, 1);
  people(s, seat, meet);
  for (const [i, section] of ALL_SECTIONS.entries())
    if (ownerOf(s, section) === seat) meet(isTapped(s, section) ? HOLDS_TAPPED + i : HOLDS + i, 1);
  cards(s, seat, meet);
  bridge(s, seat, meet);
}

function people(s: Bridge, seat: Seat, meet: Meet): void {
  const leader = leaderOf(s, seat);
  if (leader === NONE) return;
  meet(LEADER + leader, 1);
  let [combat, influence, ready] = [0, 0, 0];
  const crew = crewOf(s, seat);
  for (const card of [leader, ...crew]) {
    const own = Math.max(0, combatOf(s, card));
    combat += own;
    influence += influenceOf(s, card);
    if (!isTapped(s, card)) ready += own;
  }
  for (const card of crew) {
    const at = card - FIRST_CREW;
    meet(MEMBER + at, 1);
    if (isTapped(s, card)) meet(TAPPED + at, 1);
    if (s.station[card] === BRIDGE) meet(ON_GUARD + at, 1);
  }
  meet(COMBAT, combat / 10);
  meet(INFLUENCE, influence / 10);
  meet(READY, ready / 10);
}

function cards(s: Bridge, seat: Seat, meet: Meet): void {
  const hand = handOf(s, seat);
  meet(CARDS_HELD + Math.min(MOST_CARDS, hand.length), 1);
  const seen = new Set<number>();
  for (const card of hand) {
    const design = designIndex(card);
    meet((seen.has(design) ? HELD_AGAIN : HELD) + design, 1);
    seen.add(design);
  }
  for (const { card, host } of s.attached)
    if (ownerOf(s, host) === seat) meet(CARRIED + 3 * designIndex(card) + (isCrew(host) ? 0 : isLeader(host) ? 1 : 2), 1);
}

/** How safe the own Bridge is, or how near the other one: what the seat could bring against what is needed. */
function bridge(s: Bridge, seat: Seat, meet: Meet): void {
  const need = needOf(s, BRIDGE, null);
  const holder = ownerOf(s, BRIDGE);
  if (holder !== seat) {
    meet((holder === NONE ? FREE_BY : TAKES_BY) + clamp(reachableAttack(s, seat, BRIDGE) - need), 1);
    return;
  }
  const rivals = seatsInPlay(s).filter((other) => other !== seat);
  meet(HOLDS_BY + clamp(need - Math.max(0, ...rivals.map((rival) => reachableAttack(s, rival, BRIDGE)))), 1);
  if (!isTapped(s, BRIDGE) && s.active === seat) meet(CLAIM, 1);
}

/** What the weights were fitted for: with other numbers on the cards they mean nothing. Other words change nothing. */
export const printed = (): string =>
  JSON.stringify([LEADERS, SECTIONS, CREW, ACTIONS], (key, value) => (key === 'text' ? undefined : value));

/** A new number for every turn; null before the first. */
export const turnOf = (s: Bridge): number | null => (s.phase === 'leaders' ? null : s.turn);
