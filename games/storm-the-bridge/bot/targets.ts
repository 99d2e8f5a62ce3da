/** How much a seat likes to name a target for a card or ability; below 0 it would rather not play it. */
import type { Seat } from '@bridgehead/kernel';
import { actionFace, BRIDGE, bodyOf, type Card, crewFace, ENGINE_ROOM, idOf, isAction, isCrew, leaderFace, NONE } from '../cards/index.ts';
import { attackOf, combatOf, influenceOf, needOf } from '../rules/compute.ts';
import { crewCount, frameOf, has, hostOf, isTapped, ownerOf } from '../rules/questions.ts';
import type { Bridge } from '../state.ts';
import { crewValue, holdValue, positionOf, reachableAttack, sectionValue } from './values.ts';

/** 'A04' for a played card, 'K06' for an ability's source. */
const designOf = (card: Card): string => (isAction(card) ? actionFace(card).id : idOf(card));

export function likes(s: Bridge, seat: Seat, source: Card, target: Card): number {
  const owner = isAction(target) ? ownerOf(s, hostOf(s, target)) : ownerOf(s, target);
  const mine = owner === seat;
  switch (designOf(source)) {
    case 'A01':
    case 'S3':
      return mine ? lendCombat(s, seat, target) : -1;
    case 'A04':
    case 'A29':
    case 'L6':
    case 'K06':
      return mine ? -3 : stunValue(s, seat, target);
    case 'A05':
    case 'A28':
    case 'S4':
    case 'K23':
      return 0.5 + 0.3 * crewOrLeaderValue(s, target);
    case 'A06':
    case 'A07':
      return mine
        ? -5
        : crewValue(s, target) * (isCommitted(s, target) ? 1.3 : 0.75) -
            2.2 +
            0.1 * Math.max(0, positionOf(s, owner) - positionOf(s, seat));
    case 'A14':
      return crewValue(s, target) + 1;
    case 'A16':
    case 'A17':
    case 'K11':
      return 0.6 + 0.1 * (s.hand[owner]?.length ?? 0);
    case 'A19':
      return mine ? -1 : s.station[target] === BRIDGE && s.active === seat ? 0.7 * Math.max(0, combatOf(s, target)) : -0.5;
    case 'A20':
      return 0.5 * attackOf(s, target, frameOf(s, 'attack'));
    case 'A21':
    case 'K14':
      return passiveHarm(s, seat, target);
    case 'A22':
      return mine === isHelpful(target) ? -1 : 0.6;
    case 'A24':
    case 'K27':
      return mine ? -3 : s.stack.some((frame) => frame.seat === owner || ownerOf(s, frame.card) === owner) ? 0.6 : -0.4;
    case 'A25':
      return (
        (actionFace(target).id === 'A09' && ownerOf(s, BRIDGE) !== NONE && ownerOf(s, BRIDGE) !== seat
          ? 3
          : Math.min(2.4, holdValue(s, target))) - 1.2
      );
    case 'A26':
      return mine && s.active !== seat && needOf(s, target, null) <= reachableAttack(s, s.active, target) ? 0.1 * sectionValue(target) : -1;
    case 'A30':
      return crewValue(s, target) + 0.5;
    case 'K21':
      return 1.2 - 0.3 * crewValue(s, target);
    case 'S2':
      return target === BRIDGE && ownerOf(s, BRIDGE) !== seat ? 1.4 : -1;
    default:
      return isAction(source) && actionFace(source).kind === 'passive' ? hostLikes(s, seat, source, target, mine) : 0.1;
  }
}

const crewOrLeaderValue = (s: Bridge, card: Card): number => Math.max(0, combatOf(s, card)) + 0.9 * influenceOf(s, card);
const isCommitted = (s: Bridge, card: Card): boolean => s.stack.some((frame) => frame.committed.includes(card));

/** Two more combat matter only where a fight is being decided. */
function lendCombat(s: Bridge, seat: Seat, target: Card): number {
  const attack = frameOf(s, 'attack');
  if (attack === null) return -0.3;
  if (attack.seat === seat) return attack.committed.includes(target) && !isTapped(s, target) ? 1 : -1;
  return ownerOf(s, attack.card) === seat && (!isCrew(target) || s.station[target] === attack.card) ? 1 : -1;
}

function stunValue(s: Bridge, seat: Seat, target: Card): number {
  const attack = frameOf(s, 'attack');
  if (attack?.committed.includes(target)) return attack.seat === seat ? -3 : attackOf(s, target, attack);
  return ownerOf(s, target) === s.active ? 0.25 * crewOrLeaderValue(s, target) - 0.5 : -0.2;
}

const HINDRANCES = new Set(['P07', 'P08', 'P09', 'P12', 'P14']);
export const isHelpful = (passive: Card): boolean => !HINDRANCES.has(actionFace(passive).id);
function passiveHarm(s: Bridge, seat: Seat, passive: Card): number {
  const host = hostOf(s, passive);
  const owner = ownerOf(s, host);
  if (actionFace(passive).id === 'P01')
    return ownerOf(s, ENGINE_ROOM) !== seat && host !== ENGINE_ROOM && ownerOf(s, host) === seat ? 1 : -1;
  if (owner === NONE) return actionFace(passive).id === 'P13' && host === BRIDGE ? 0.4 : -1;
  return (owner === seat) === isHelpful(passive) ? -1 : host === BRIDGE ? 1.6 : 0.7;
}

/** Where a passive does most good for its player, or most harm to a rival. */
function hostLikes(s: Bridge, seat: Seat, passive: Card, host: Card, mine: boolean): number {
  switch (actionFace(passive).id) {
    case 'P02':
      return mine ? 1.6 + 0.05 * crewOrLeaderValue(s, host) : -2;
    case 'P03':
      return mine && !has(s, host, 'noAttack') ? 1.3 + (bodyOf(host).affiliation === 'SEC' ? 0.6 : 0) : -2;
    case 'P04':
      return mine ? (s.station[host] === BRIDGE ? 1.8 : s.station[host] !== NONE ? 1 : 0.4) : -2;
    case 'P05':
      return mine ? 1 + (bodyOf(host).affiliation === 'CIV' ? 0.4 : 0) - 0.05 * crewCount(s, seat) : -2;
    case 'P06':
      return mine ? 0.25 * crewValue(s, host) - 0.4 : -2;
    case 'P07':
      return mine ? -2 : 0.25 * crewOrLeaderValue(s, host) + (isCommitted(s, host) ? 1 : 0.2);
    case 'P08':
      return mine ? -2 : 0.25 * Math.max(0, combatOf(s, host)) + (isCommitted(s, host) ? 1.2 : 0);
    case 'P09':
      return mine ? -2 : (isTapped(s, host) ? 0.35 : 0.1) * crewOrLeaderValue(s, host) - 0.3;
    case 'P10':
      return mine ? 2 : -2;
    case 'P11':
      return mine ? (ownerOf(s, BRIDGE) === seat ? 2 : 1) : -2;
    case 'P12':
      return mine ? -2 : 0.8 + 0.05 * leaderFace(host).influence;
    case 'P13':
      return mine ? (host === BRIDGE ? 2.2 : 0.7) : -1;
    case 'P14':
      return !mine && ownerOf(s, host) !== NONE ? (host === BRIDGE ? 4 : 0.4) : -2;
    default:
      return 0;
  }
}

/** Where Hot Swap takes a passive: a good one home, a bad one to a rival. */
export const newHostLikes = (s: Bridge, seat: Seat, passive: Card, host: Card): number =>
  (ownerOf(s, host) === seat) === isHelpful(passive) ? 1 : ownerOf(s, host) === NONE ? 0.2 : 0;

/** The new station of a crew: off the Bridge for a rival, onto what needs it for oneself. */
export function stationLikes(s: Bridge, seat: Seat, crew: Card, section: Card): number {
  const mine = ownerOf(s, crew) === seat;
  const worth = section === NONE ? 0 : section === BRIDGE ? 3 : 1;
  return mine ? worth : -worth;
}
export const recruitLikes = (s: Bridge, card: Card): number => crewValue(s, card) + (crewFace(card).ability === undefined ? 0 : 0.3);
export const sectionLikes = (s: Bridge, seat: Seat, section: Card): number =>
  section === BRIDGE ? 8 : sectionValue(section) + (ownerOf(s, section) === NONE ? 0 : 1.2) - (ownerOf(s, section) === seat ? 99 : 0);
