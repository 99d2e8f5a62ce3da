/** What things are worth to a bot. */
import type { Seat } from '@bridgehead/kernel';
import {
  ALL_ACTIONS,
  ALL_SECTIONS,
  actionFace,
  BRIDGE,
  type Card,
  CONDUIT_ACCESS,
  type CrewId,
  crewFace,
  ENGINE_ROOM,
  FIRST_ACTION,
  type InstantId,
  isCrew,
  type LeaderId,
  leaderFace,
} from '../cards/index.ts';
import { attackOf, combatOf, influenceOf, needOf } from '../rules/compute.ts';
import { handOf, has, hostOf, isTapped, ownerOf, peopleOf, seatsInPlay } from '../rules/questions.ts';
import { type Bridge, newDeclaration } from '../state.ts';
import { cancels } from './words.ts';

/** How much an instant is worth in the hand, against spending it for one point. */
const HOLD: Readonly<Record<InstantId, number>> = {
  A01: 1.8,
  A02: 2.4,
  A03: 2.5,
  A04: 2.2,
  A05: 2,
  A06: 2.4,
  A07: 3,
  A08: 2.6,
  A09: 2.8,
  A10: 2.8,
  A11: 0.8,
  A12: 1.6,
  A13: 1.6,
  A14: 2.4,
  A15: 2,
  A16: 1.4,
  A17: 1.3,
  A18: 0.8,
  A19: 1.2,
  A20: 1.8,
  A21: 1.2,
  A22: 0.8,
  A23: 0.8,
  A24: 1.2,
  A25: 1.5,
  A26: 0.8,
  A27: 1.2,
  A28: 2.6,
  A29: 1.6,
  A30: 2,
};
const PASSIVE_HOLD = 1.5;
/** With more seats somebody else may stop a claim as well, so that what cancels abilities need not be hoarded by everybody. */
const SHARED = 0.35;
const HOLD_BY_CARD: readonly number[] = ALL_ACTIONS.map((card) => {
  const face = actionFace(card);
  return face.kind === 'passive' ? PASSIVE_HOLD : HOLD[face.id];
});
export const holdValue = (s: Bridge, card: Card): number => {
  const value = HOLD_BY_CARD[card - FIRST_ACTION] ?? 0;
  return cancels(card, 'ability') ? value - SHARED * (s.seats - 2) : value;
};
/** The cards worth least in the hand come first. */
export const cheapestFirst = (s: Bridge, cards: readonly Card[]): Card[] =>
  cards.toSorted((a, b) => holdValue(s, a) - holdValue(s, b) || a - b);

/** Crew whose worth their numbers do not tell. */
const CREW_EXTRA: Readonly<Partial<Record<CrewId, number>>> = { K22: -0.5, K30: -1.5, K02: 1, K12: 1, K07: 0.5, K24: 0.5 };
export const crewValue = (s: Bridge, card: Card): number =>
  Math.max(0, combatOf(s, card)) + 0.9 * influenceOf(s, card) + (isCrew(card) ? (CREW_EXTRA[crewFace(card).id] ?? 0) : 0);

/** How gladly a leader is chosen. */
const LEADER_TASTE: Readonly<Record<LeaderId, number>> = { L1: 1, L2: 1, L3: 1, L4: 2, L5: 2, L6: 1, L7: 3, L8: 1, L9: 2 };
export const leaderTaste = (leader: Card): number => LEADER_TASTE[leaderFace(leader).id];

/** What holding a section is worth, apart from the Bridge. */
export const sectionValue = (section: Card): number => (section === ENGINE_ROOM ? 3 : 2.5);

/** The most a seat could bring against a section next turn: everybody who can attack, some of the hand, what stands to help. */
export function reachableAttack(s: Bridge, seat: Seat, section: Card): number {
  const declaration = newDeclaration('attack', seat, section);
  declaration.committed = peopleOf(s, seat);
  let sum = 0;
  for (const x of declaration.committed) if (!has(s, x, 'noAttack')) sum += attackOf(s, x, declaration);
  if (s.owner[ENGINE_ROOM] === seat && hostOf(s, CONDUIT_ACCESS) === section && section !== ENGINE_ROOM) sum += 3;
  return sum + 0.8 * handOf(s, seat).length;
}

/** The position of one seat in points. */
export function positionOf(s: Bridge, seat: Seat): number {
  if (s.gone[seat] === true) return -50;
  let v = 0;
  for (const x of peopleOf(s, seat)) v += Math.max(0, combatOf(s, x)) + 0.8 * influenceOf(s, x);
  const hand = handOf(s, seat);
  v += 0.7 * Math.min(7, hand.length);
  for (const card of hand) v += 0.25 * holdValue(s, card);
  for (const section of ALL_SECTIONS) if (s.owner[section] === seat && section !== BRIDGE) v += sectionValue(section);
  if (s.owner[ENGINE_ROOM] === seat && hostOf(s, CONDUIT_ACCESS) === BRIDGE) v += 1.5;
  if (ownerOf(s, BRIDGE) === seat) v += bridgeValue(s, seat);
  return v;
}

function bridgeValue(s: Bridge, seat: Seat): number {
  const rivals = seatsInPlay(s).filter((other) => other !== seat);
  const strongest = Math.max(0, ...rivals.map((rival) => reachableAttack(s, rival, BRIDGE)));
  const hold = Math.min(20, Math.max(2, 8 + 1.2 * (needOf(s, BRIDGE, null) - strongest)));
  return hold + (!isTapped(s, BRIDGE) && s.active === seat ? 12 : 0);
}

const SCALE = 7;
/** Shares of the win, adding up to 1. */
export function evaluate(s: Bridge): number[] {
  if (s.phase === 'leaders') return s.leader.map(() => 1 / s.seats);
  const points = s.leader.map((_, seat) => positionOf(s, seat) / SCALE);
  const best = Math.max(...points);
  const weights = points.map((v) => Math.exp(v - best));
  const sum = weights.reduce((a, b) => a + b, 0);
  return weights.map((weight) => weight / sum);
}

export const rivalsOf = (s: Bridge, seat: Seat): Seat[] => seatsInPlay(s).filter((other) => other !== seat);
