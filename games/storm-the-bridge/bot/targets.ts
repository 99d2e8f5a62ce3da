/** How much a seat likes to name a target for a card or ability; below 0 it would rather not play it. */
import type { Seat } from '@bridgehead/kernel';
import { BRIDGE, bodyOf, type Card, crewFace, isAction, isCrew, isLeader, isSection, leaderFace, NONE } from '../cards/index.ts';
import type { Bonus, Keyword } from '../cards/vocabulary.ts';
import { homeOf } from '../rules/bonuses.ts';
import { attackOf, combatOf, influenceOf, needOf } from '../rules/compute.ts';
import { crewCount, declarationOf, has, hostOf, isTapped, ownerOf } from '../rules/questions.ts';
import type { Bridge } from '../state.ts';
import { crewValue, holdValue, positionOf, reachableAttack, sectionValue } from './values.ts';
import { cancels, isHelpful, mainWord, passiveFace } from './words.ts';

export function likes(s: Bridge, seat: Seat, source: Card, target: Card): number {
  const word = mainWord(source);
  if (word === null) return hostLikes(s, seat, source, target);
  const owner = isAction(target) ? ownerOf(s, hostOf(s, target)) : ownerOf(s, target);
  const mine = owner === seat;
  switch (word.word) {
    case 'mod':
      return word.n > 0 ? (mine ? lendCombat(s, seat, target) : -1) : mine ? -3 : isInvolved(s, owner) ? 0.6 : -0.4;
    case 'tap':
      return mine ? -3 : stunValue(s, seat, target);
    case 'untap':
      return 0.5 + 0.3 * crewOrLeaderValue(s, target);
    case 'toStack':
      return mine ? -5 : lossOf(s, seat, owner, target);
    case 'steal':
      return crewValue(s, target) + 1;
    case 'takeRandom':
    case 'discard':
    case 'peek':
      return 0.6 + 0.1 * (s.hand[owner]?.length ?? 0);
    case 'station':
      return mine ? -1 : s.station[target] === BRIDGE && s.active === seat ? 0.7 * Math.max(0, combatOf(s, target)) : -0.5;
    case 'reinforce':
      return 0.5 * attackOf(s, target, declarationOf(s, 'attack'));
    case 'detach':
      return passiveHarm(s, seat, target);
    case 'move':
      return mine === isHelpful(target) ? -1 : 0.6;
    case 'recover':
      return recoverValue(s, seat, target);
    case 'forbid':
      return mine && s.active !== seat && needOf(s, target, null) <= reachableAttack(s, s.active, target) ? 0.1 * sectionValue(target) : -1;
    case 'enlist':
      return crewValue(s, target) + 0.5;
    case 'refreshPool':
      return 1.2 - 0.3 * crewValue(s, target);
    case 'conduit':
      return target === BRIDGE && ownerOf(s, BRIDGE) !== seat ? 1.4 : -1;
    case 'boost':
    case 'grantRecruit':
    case 'cancel':
    case 'redirect':
    case 'draw':
    case 'dismiss':
    case 'win':
      return NAMES_NOTHING;
  }
}
/** These words name no target of their own. */
const NAMES_NOTHING = 0.1;

/** Something that the leader's seat declared, or that is aimed at its cards, is pending. */
const isInvolved = (s: Bridge, owner: Seat): boolean =>
  s.stack.some((declaration) => declaration.seat === owner || ownerOf(s, declaration.card) === owner);
/** Crew are missed most by a leading party, and in the middle of an attempt. */
const lossOf = (s: Bridge, seat: Seat, owner: Seat, crew: Card): number =>
  crewValue(s, crew) * (isCommitted(s, crew) ? 1.3 : 0.75) - 2.2 + 0.1 * Math.max(0, positionOf(s, owner) - positionOf(s, seat));
/** What stops a claim comes first while somebody else holds the Bridge. */
const recoverValue = (s: Bridge, seat: Seat, card: Card): number =>
  (cancels(card, 'ability') && ownerOf(s, BRIDGE) !== NONE && ownerOf(s, BRIDGE) !== seat ? 3 : Math.min(2.4, holdValue(s, card))) - 1.2;

const crewOrLeaderValue = (s: Bridge, card: Card): number => Math.max(0, combatOf(s, card)) + 0.9 * influenceOf(s, card);
const isCommitted = (s: Bridge, card: Card): boolean => s.stack.some((declaration) => declaration.committed.includes(card));

/** Two more combat matter only where a fight is being decided. */
function lendCombat(s: Bridge, seat: Seat, target: Card): number {
  const attack = declarationOf(s, 'attack');
  if (attack === null) return -0.3;
  if (attack.seat === seat) return attack.committed.includes(target) && !isTapped(s, target) ? 1 : -1;
  return ownerOf(s, attack.card) === seat && (!isCrew(target) || s.station[target] === attack.card) ? 1 : -1;
}

function stunValue(s: Bridge, seat: Seat, target: Card): number {
  const attack = declarationOf(s, 'attack');
  if (attack?.committed.includes(target)) return attack.seat === seat ? -3 : attackOf(s, target, attack);
  return ownerOf(s, target) === s.active ? 0.25 * crewOrLeaderValue(s, target) - 0.5 : -0.2;
}

function passiveHarm(s: Bridge, seat: Seat, passive: Card): number {
  const host = hostOf(s, passive);
  const owner = ownerOf(s, host);
  const home = homeOf(passive);
  if (home !== NONE) return ownerOf(s, home) !== seat && host !== home && owner === seat ? 1 : -1;
  if (owner === NONE) return host === BRIDGE && isHelpful(passive) ? 0.4 : -1;
  return (owner === seat) === isHelpful(passive) ? -1 : host === BRIDGE ? 1.6 : 0.7;
}

/** Where a passive does most good for its player, or most harm to a rival: by the first bonus or keyword on it. */
function hostLikes(s: Bridge, seat: Seat, passive: Card, host: Card): number {
  const face = passiveFace(passive);
  const mine = ownerOf(s, host) === seat;
  if (face === null) return NAMES_NOTHING;
  if (mine !== isHelpful(passive) && face.host !== 'section') return -2;
  const [keyword] = face.keywords ?? [];
  if (keyword !== undefined) return keywordLikes(s, keyword, host, mine);
  const [bonus] = face.bonuses ?? [];
  return bonus === undefined ? 0 : bonusLikes(s, seat, bonus, host, mine);
}

function keywordLikes(s: Bridge, keyword: Keyword, host: Card, mine: boolean): number {
  switch (keyword) {
    case 'immovable':
    case 'loyal':
    case 'untargetable':
      return 0.25 * crewValue(s, host) - 0.4;
    case 'roaming':
    case 'entersUntapped':
      return 0.25 * crewValue(s, host);
    case 'noAttack':
      return 0.25 * Math.max(0, combatOf(s, host)) + (isCommitted(s, host) ? 1.2 : 0);
    case 'staysTapped':
      if (isSection(host)) return !mine && ownerOf(s, host) !== NONE ? (host === BRIDGE ? 4 : 0.4) : -2;
      return (isTapped(s, host) ? 0.35 : 0.1) * crewOrLeaderValue(s, host) - 0.3;
  }
}

function bonusLikes(s: Bridge, seat: Seat, { stat, n, on }: Bonus, host: Card, mine: boolean): number {
  const isFavourite = on !== undefined && bodyOf(host).affiliation === on.affiliation;
  if (typeof n === 'number' && n < 0)
    return isLeader(host) ? 0.8 + 0.05 * leaderFace(host).influence : 0.25 * crewOrLeaderValue(s, host) + (isCommitted(s, host) ? 1 : 0.2);
  switch (stat) {
    case 'combat':
      return 1.6 + 0.05 * crewOrLeaderValue(s, host);
    case 'attack':
      return has(s, host, 'noAttack') ? -2 : 1.3 + (isFavourite ? 0.6 : 0);
    case 'defense':
      if (isLeader(host)) return ownerOf(s, BRIDGE) === seat ? 2 : 1;
      return s.station[host] === BRIDGE ? 1.8 : s.station[host] !== NONE ? 1 : 0.4;
    case 'influence':
      return isLeader(host) ? 2 : 1 + (isFavourite ? 0.4 : 0) - 0.05 * crewCount(s, seat);
    case 'handSize':
      return 2;
    case 'need':
      return mine ? (host === BRIDGE ? 2.2 : 0.7) : -1;
    case 'toRecruit':
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
