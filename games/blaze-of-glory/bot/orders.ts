/** How much the Officer likes an order of its turn. Scores are potentials: what has been done once is not liked again. */

import { verbOf } from '@bridgehead/kernel';
import type { Order } from '../actions/index.ts';
import { D, type Design, face, isPersonnel, isShip, meets, progress } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import { attackers } from '../rules/announce.ts';
import { hullOf, rangeLeft, rangeOf, shieldsOf, weaponsOf } from '../rules/figures.ts';
import { costOfMove, isPlanet, missionOf } from '../rules/map.ts';
import { beamable, keepStaffed, movable } from '../rules/orders.ts';
import { isLeader, strengthOf, teamFacts } from '../rules/people.ts';
import { isStaffed, staffingTeam, staffs } from '../rules/staffing.ts';
import {
  activeAt,
  faceOf,
  has,
  is,
  isBorgThing,
  isDocked,
  isShipThing,
  locationOf,
  locationOfPlace,
  other,
  peopleAt,
  shipsOf,
  vesselOf,
  vesselsAt,
} from '../rules/things.ts';
import {
  DOCKED_NOW,
  designOf,
  hostOf,
  isSurface,
  type Location,
  NONE,
  type Place,
  STOPPED,
  surface,
  TABLE,
  type Thing,
  UNDOCKED_NOW,
} from '../state.ts';
import { couldStaff, idleShips, LEAST_VALUE, type Plan } from './plan.ts';
import { likesCard, likesReveal, likesUse } from './taste.ts';
import { worthOfDesign } from './values.ts';

/** Cards that are liked at all come before orders: the first order ends the time for them. */
export function likesOrder(plan: Plan, order: Order): number {
  const liked = likes(plan, order);
  return liked > 0 && plan.s.stage === 'cards' && CARDS.includes(verbOf(order)) ? CARDS_FIRST + liked : liked;
}
const CARDS: readonly string[] = ['report', 'build', 'lay', 'play', 'red-alert', 'ops'];
const CARDS_FIRST = 100;
/** Stops endless going to and fro, should a liking be wrong. */
const ENOUGH_ACTIONS = 20;

function likes(plan: Plan, order: Order): number {
  const { s, seat } = plan;
  if (order === 'end') return 0;
  if (order === 'red-alert') return reportable(plan) > 1 ? 60 : -1;
  switch (order[0]) {
    case 'report':
      return likesReport(plan, D[order[1]], order[2]);
    case 'build':
      return 9;
    case 'lay':
      return likesLaying(plan, D[order[1]]);
    case 'play':
      return likesCard(s, seat, D[order[1]], order[2], 'turn');
    case 'ops':
      return isPersonnel(D[order[1]]) ? 12 + worthOfDesign(D[order[1]]) : 11;
    case 'reveal':
      return likesReveal(s, seat, designOf(s, order[1]), order[2]);
    case 'use':
      return likesUse(s, seat, order[1], order[2]);
    case 'move':
      return likesMove(plan, order[1], order[2]);
    case 'beam':
    case 'walk':
      return s.actions < ENOUGH_ACTIONS ? likesGoing(plan, order[0], order[1], order[2]) : -5;
    case 'undock':
      return likesUndock(plan, order[1]);
    case 'dock':
      return likesDock(plan, order[1]);
    case 'cloak':
      return likesCloak(plan, order[1]);
    case 'decloak':
      return hasBusinessHere(plan, order[1]) ? 4 : -2;
    case 'attempt':
    case 'scout':
      return likesAttempt(plan, order[1]);
    case 'attack':
      return likesAttack(plan, order[1]);
    case 'fight':
      return likesFight(plan, order[1]);
    case 'custody':
    case 'free':
    case 'fetch':
    case 'interrogate':
      return 25;
    case 'imprison':
      return 10;
    case 'pick-up':
      return 6;
    case 'commandeer':
      return 40;
    case 'launch':
      return 5;
    case 'leave':
    case 'take-out':
      return -5;
  }
}

/** Borg live on their objectives: two at a time, and one in reserve. */
function likesLaying({ s, seat }: Plan, d: Design): number {
  const { keyword } = face(d).row;
  if (keyword !== 'planet objective' && keyword !== 'space objective') return 8;
  const open = s.inPlay.filter(
    (c) => (is(s, c, 'planet objective') || is(s, c, 'space objective')) && s.controller[c] === seat && s.at[c] === TABLE,
  );
  return open.length < 2 ? 45 : 9;
}

const reportable = ({ s, seat }: Plan): number => cardsOf(s.hand, seat).filter((d) => isPersonnel(d) || isShip(d)).length;

/** Somebody who completes a mission before a ship for those who wait, before others. */
function likesReport(plan: Plan, d: Design, place: Place): number {
  const { s, seat } = plan;
  const ships = shipsOf(s, seat);
  if (isShip(d)) {
    if (ships.length === 0) return 60;
    const waiting = plan.waitingAt(locationOfPlace(s, place));
    if (face(d).row.keyword === 'cube' && !ships.some((c) => is(s, c, 'cube'))) return 40; // nothing stands before a Cube
    const rides = ships.filter((c) => locationOf(s, c) === locationOfPlace(s, place) && (isStaffed(s, c) || couldStaff(plan, c)));
    const crew = waiting.map((c) => designOf(s, c));
    if (rides.length === 0 && waiting.length >= 2 && staffingTeam(s, seat, face(d), crew, crew.length) !== null) return 45;
    return idleShips(plan).length === 0 && ships.length < 4 ? 16 + (waiting.length >= 3 ? 4 : 0) : 5;
  }
  if (!isPersonnel(d)) return 7;
  return 20 + worthOfDesign(d) + completes(plan, d, place) + (ships.some((c) => s.host[c] === place) ? 3 : 0);
}
/** What a newcomer adds to the mission that those around lack least for. */
function completes(plan: Plan, d: Design, place: Place): number {
  const { s, seat } = plan;
  const location = locationOfPlace(s, place);
  const around = [
    ...plan.waitingAt(location),
    ...shipsOf(s, seat).flatMap((c) => (locationOf(s, c) === location ? activeAt(s, c, seat) : [])),
  ];
  if (around.length === 0) return 0;
  const team = teamFacts(s, around);
  const { levels, row, name, persona } = face(d);
  const joined = {
    levels: team.levels.map((n, skill) => n + nth(levels, skill)),
    integrity: team.integrity + (row.integrity ?? 0),
    cunning: team.cunning + (row.cunning ?? 0),
    strength: team.strength + (row.strength ?? 0),
    is: (one: string) => team.is(one) || [name, persona, row.species].includes(one),
  };
  let best = 0;
  for (let at = 0; at < s.mission.length; at++) {
    const mission = face(missionOf(s, at));
    if (mission.kind !== 'mission' || s.solvedBy[at] !== NONE || mission.admits[face(d).affiliation] !== true) continue;
    const done = meets(mission.need, joined) && !meets(mission.need, team) ? 12 : 0;
    best = Math.max(best, done + 10 * (progress(mission.need, joined) - progress(mission.need, team)));
  }
  return best;
}

const isHurt = (plan: Plan, ship: Thing): boolean => hullOf(plan.s, ship) <= 50;
/** A ship stays at a dock that repairs it, even if it could score elsewhere: a ship that is lost scores nothing. */
const isMending = ({ s }: Plan, ship: Thing): boolean =>
  isDocked(s, ship) && (is(s, hostOf(s, ship), 'pylons') || faceOf(s, vesselOf(s, hostOf(s, ship))).row.repairs === true);
/** Nobody docks and casts off in one turn. */
function likesDock(plan: Plan, ship: Thing): number {
  const { s } = plan;
  if (has(s, ship, UNDOCKED_NOW)) return -2;
  if (isHurt(plan, ship)) return 7;
  const goal = plan.goalOf(ship);
  return goal.why === 'crew' && goal.location === locationOf(s, ship) ? 9 : -2;
}
function likesUndock(plan: Plan, ship: Thing): number {
  const goal = plan.goalOf(ship);
  if (has(plan.s, ship, DOCKED_NOW)) return -2;
  if (isHurt(plan, ship) && (goal.why !== 'mission' || isMending(plan, ship))) return -2;
  if (goal.why === 'crew' && goal.location === locationOf(plan.s, ship)) return -2;
  return goal.value > 2 ? 6 : -1;
}
/** Something to do where it lies that a cloak forbids: a mission, people to take aboard, a target. */
function hasBusinessHere(plan: Plan, ship: Thing): boolean {
  const { why, location } = plan.goalOf(ship);
  return why !== 'none' && location === locationOf(plan.s, ship);
}
/** A ship with nothing to do here hides if it is damaged, or if guns are near that its SHIELDS do not stop. */
function likesCloak(plan: Plan, ship: Thing): number {
  const { s, seat } = plan;
  if (hasBusinessHere(plan, ship) || (plan.goalOf(ship).why !== 'none' && rangeLeft(s, ship) > 0 && s.actions < ENOUGH_ACTIONS / 2))
    return -2;
  const shields = shieldsOf(s, ship);
  const isOutgunned = vesselsAt(s, locationOf(s, ship)).some((c) => s.controller[c] === other(seat) && weaponsOf(s, c) > shields);
  return isOutgunned ? 4 : isHurt(plan, ship) ? 3 : -2;
}
/** Towards the best goal; the goal itself most of all. */
function likesMove(plan: Plan, ship: Thing, to: Location): number {
  const { s, seat } = plan;
  const from = locationOf(s, ship);
  const below = activeAt(s, surface(from), seat);
  if (below.length > 0 && plan.canSolve(from, below)) return -1; // a team is at work down there
  const goal = plan.goalOf(ship);
  if (goal.location === NONE || goal.location === from) return -1;
  const next = plan.stepTo(from, goal.location);
  if (to === next) return 10;
  const now = costOfMove(s, from, next);
  const then = costOfMove(s, to, next);
  return now !== NONE && then !== NONE && then < now && now > rangeLeft(s, ship) ? 5 + 0.1 * (now - then) : -1;
}

/** Aboard to make a crew, down to solve, up when nothing is left to do below. */
function likesGoing(plan: Plan, by: 'beam' | 'walk', from: Place, to: Place): number {
  const { s, seat } = plan;
  const location = locationOfPlace(s, from);
  if (isSurface(to)) {
    if (!isPlanet(s, location) || plan.canSolve(location, activeAt(s, to, seat))) return -5;
    return plan.wouldSolve(to, goersDown(plan, by, from, to)) ? 20 : -5;
  }
  if (isSurface(from))
    return plan.canSolve(location, activeAt(s, from, seat)) || s.controller[to] !== seat ? -5 : isShipThing(s, to) ? 12 : -3;
  if (isShipThing(s, to) && s.controller[to] !== seat) return likesRaid(plan, from, to);
  if (!isShipThing(s, to)) return -5;
  const crew = activeAt(s, to, seat);
  const going = activeAt(s, from, seat);
  const joined = [...crew, ...going];
  if (isShipThing(s, from)) {
    // Two crews too small to fly make one, and so do two that solve more together: the smaller joins the larger, so that nobody comes back.
    const isSmaller = going.length < crew.length || (going.length === crew.length && from > to);
    if (!isStaffed(s, from) && !isStaffed(s, to) && (isSmaller || staffs(s, to, joined))) return 2;
    const gain = isSmaller && staffs(s, to, joined) ? plan.joined(location, rangeOf(s, to), crew, going) : 0;
    return gain > 0 ? 8 + gain : -5;
  }
  const range = rangeOf(s, to);
  const gain = plan.bestMission(location, range, joined).value - plan.bestMission(location, range, crew).value;
  const staffing = !staffs(s, to, crew) && (staffs(s, to, joined) || couldStaff(plan, to)) ? 10 : 0;
  return gain > 0.2 || staffing > 0 ? 8 + Math.max(0, gain) + staffing : -2;
}

/** Aboard an opposing ship whose crew is clearly weaker, with a leader, and with enough people left behind to fly. */
function likesRaid(plan: Plan, from: Place, to: Place): number {
  const { s, seat } = plan;
  const going = raiders(plan, from, to);
  const force = (people: readonly Thing[]) => people.reduce((sum, c) => sum + strengthOf(s, c), 0);
  const crew = peopleAt(s, to, other(seat));
  if (crew.length === 0 || !going.some((c) => isLeader(s, c) || isBorgThing(s, c)) || (from >= 0 && has(s, from, STOPPED))) return -5;
  return force(going) > RAID_EDGE * force(crew) ? 13 : -5;
}
const RAID_EDGE = 1.5;
/** Those who can be spared aboard. */
export function raiders({ s, seat }: Plan, from: Place, to: Place): Thing[] {
  const able = beamable(s, seat, from, to);
  const kept = from >= 0 && isShipThing(s, from) ? keepStaffed(s, from, activeAt(s, from, seat)) : [];
  return able.filter((c) => !kept.includes(c));
}

/** Everybody; but a ship that is left stays staffed if the others can do the work below. */
export function goersDown(plan: Plan, by: 'beam' | 'walk', from: Place, to: Place): Thing[] {
  const { s, seat } = plan;
  const able = by === 'beam' ? beamable(s, seat, from, to) : movable(s, seat, from);
  if (from < 0 || !isShipThing(s, from) || s.controller[from] !== seat) return able;
  const kept = keepStaffed(s, from, activeAt(s, from, seat));
  const others = able.filter((c) => !kept.includes(c));
  return kept.length > 0 && plan.wouldSolve(to, others) ? others : able;
}

function likesAttempt(plan: Plan, place: Place): number {
  const value = plan.missionValue(locationOfPlace(plan.s, place), activeAt(plan.s, place, plan.seat));
  return value > LEAST_VALUE ? 30 + value : -50;
}
/** A fight, unless it would keep somebody from an attempt. */
function likesAttack(plan: Plan, target: Thing): number {
  const { s, seat } = plan;
  const location = locationOf(s, target);
  const able = attackers(s, seat, target);
  if (able.length === 0) return -5;
  const mine = able.filter((c) => !isBusy(plan, c, location, plan.fightValue(able, target)));
  if (mine.length === 0) return -5;
  const value = plan.fightValue(mine, target);
  return value > 0 ? 11 + value : -5;
}
/** It could still do something better for a mission this turn. */
const isBusy = (plan: Plan, ship: Thing, location: Location, otherwise: number): boolean => {
  const { s } = plan;
  if (!isShipThing(s, ship)) return false;
  const goal = plan.goalOf(ship);
  if (goal.why !== 'mission' || goal.value < Math.max(10, otherwise)) return false;
  return goal.location === location || costOfMove(s, location, goal.location) <= rangeLeft(s, ship);
};
function likesFight({ s, seat }: Plan, place: Place): number {
  const force = (who: typeof seat) => activeAt(s, place, who).reduce((sum, c) => sum + strengthOf(s, c), 0);
  return force(seat) > 1.3 * force(other(seat)) ? 12 : -5;
}
