/** How much the Officer likes an order of its turn. Scores are potentials: what has been done once is not liked again. */
import type { Seat } from '@bridgehead/kernel';
import { type Design, designNumber, isPersonnel, isShip } from '../cards/index.ts';
import { attackers } from '../rules/announce.ts';
import { extensionFor, hullOf, rangeLeft, rangeOf, shieldsOf, weaponsOf } from '../rules/figures.ts';
import { costOfMove, isPlanet } from '../rules/map.ts';
import type { Order } from '../rules/menu.ts';
import { strengthOf } from '../rules/people.ts';
import { isStaffed, staffs } from '../rules/staffing.ts';
import {
  activeAt,
  faceOf,
  isBorgShip,
  isShipThing,
  locationOf,
  locationOfPlace,
  other,
  peopleAt,
  shipsOf,
  vesselsAt,
} from '../rules/things.ts';
import { type Blaze, isSurface, type Location, NONE, type Place, surface, type Thing } from '../state.ts';
import { likesCard, likesReveal, likesUse } from './taste.ts';
import { bestGoal, canSolve, missionValue, worthOfDesign } from './values.ts';

export function likesOrder(s: Blaze, seat: Seat, order: Order): number {
  if (order === 'end') return 0;
  const [verb, a, b] = order;
  const thing = a as Thing;
  switch (verb) {
    case 'report':
      return likesReport(s, seat, designNumber(a as string), b as Place);
    case 'build':
      return 9;
    case 'lay':
      return 8;
    case 'play':
      return likesCard(s, seat, designNumber(a as string), b, 'turn');
    case 'red-alert':
      return (s.hand[seat] as Design[]).filter((d) => isPersonnel(d) || isShip(d)).length > 1 ? 40 : -1;
    case 'ops':
      return isPersonnel(designNumber(a as string)) ? 12 + worthOfDesign(designNumber(a as string)) : 11;
    case 'reveal':
      return likesReveal(s, seat, s.design[thing] as Design, b);
    case 'use':
      return likesUse(s, seat, a, b);
    case 'move':
      return likesMove(s, seat, thing, b as Location);
    case 'beam':
    case 'walk':
      return likesGoing(s, seat, thing, b as Place);
    case 'undock':
      return likesUndock(s, seat, thing);
    case 'dock':
      return hullOf(s, thing) <= 50 || needsHands(s, seat, thing) ? 7 : -2;
    case 'cloak':
      return -2;
    case 'decloak':
      return 4;
    case 'attempt':
    case 'scout':
      return likesAttempt(s, seat, thing);
    case 'attack':
      return likesAttack(s, seat, thing);
    case 'fight':
      return likesFight(s, seat, thing);
    case 'custody':
    case 'free':
    case 'fetch':
      return 25;
    case 'imprison':
      return 10;
    case 'pick-up':
      return 6;
    case 'commandeer':
      return 40;
    case 'interrogate':
      return 25;
    case 'launch':
      return 5;
    default:
      return -5;
  }
}

function likesReport(s: Blaze, seat: Seat, d: Design, place: Place): number {
  if (isPersonnel(d)) return 20 + worthOfDesign(d) + (shipsOf(s, seat).some((c) => s.host[c] === place) ? 3 : 0);
  if (isShip(d)) return shipsOf(s, seat).length === 0 ? 40 : shipsOf(s, seat).length < 3 ? 18 : 6;
  return 7;
}

/** A ship whose crew can do nothing while people wait at a facility. */
const needsHands = (s: Blaze, seat: Seat, ship: Thing): boolean => {
  const crew = activeAt(s, ship, seat);
  return bestGoal(s, seat, locationOf(s, ship), rangeOf(s, ship), crew).value < 3 && waiting(s, seat, ship).length > 0;
};
/** People at facilities of the seat at the ship's location. */
const waiting = (s: Blaze, seat: Seat, ship: Thing): Thing[] =>
  s.inPlay.filter(
    (c) =>
      s.controller[c] === seat &&
      faceOf(s, c).kind === 'personnel' &&
      (s.at[c] as Place) >= 0 &&
      !isShipThing(s, s.at[c] as Thing) &&
      locationOf(s, c) === locationOf(s, ship) &&
      activeAt(s, s.at[c] as Place, seat).includes(c),
  );

function likesUndock(s: Blaze, seat: Seat, ship: Thing): number {
  if (hullOf(s, ship) <= 50) return -2;
  const goal = bestGoal(s, seat, locationOf(s, ship), rangeOf(s, ship), activeAt(s, ship, seat));
  if (goal.value > 2) return 6;
  return vesselsAt(s, locationOf(s, ship)).some((c) => s.controller[c] === other(seat)) ? 3 : -1;
}
/** Towards the best goal; the goal itself most of all. */
function likesMove(s: Blaze, seat: Seat, ship: Thing, to: Location): number {
  const from = locationOf(s, ship);
  const crew = activeAt(s, ship, seat);
  if (activeAt(s, surface(from), seat).length > 0 && crew.length < 3) return -1; // a team is down there
  const range = rangeOf(s, ship);
  const goal = bestGoal(s, seat, from, range, crew);
  if (goal.location === NONE || goal.location === from) return -1;
  if (to === goal.location) return 10;
  const now = costOfMove(s, from, goal.location);
  const then = costOfMove(s, to, goal.location);
  return then !== NONE && then < now && now > rangeLeft(s, ship) ? 5 + 0.1 * (now - then) : -1;
}

/** Aboard to make a crew, down to solve, up when nothing is left to do below. */
function likesGoing(s: Blaze, seat: Seat, from: Place, to: Place): number {
  const location = locationOfPlace(s, from);
  if (isSurface(to)) {
    const crew = activeAt(s, from, seat);
    const team = [...crew, ...activeAt(s, to, seat)];
    return canSolve(s, seat, location, team) && isPlanet(s, location) && !canSolve(s, seat, location, activeAt(s, to, seat)) ? 20 : -5;
  }
  if (isSurface(from))
    return canSolve(s, seat, location, activeAt(s, from, seat)) || s.controller[to] !== seat ? -5 : isShipThing(s, to) ? 12 : -3;
  if (!isShipThing(s, to) || s.controller[to] !== seat) return -5;
  if (isShipThing(s, from)) return isStaffed(s, to) || isStaffed(s, from) ? -5 : 2;
  const crew = activeAt(s, to, seat);
  const joined = [...crew, ...activeAt(s, from, seat)];
  const range = rangeOf(s, to);
  const gain = bestGoal(s, seat, location, range, joined).value - bestGoal(s, seat, location, range, crew).value;
  const staffing = !staffs(s, to, crew) && staffs(s, to, joined) ? 10 : 0;
  return gain > 0.5 || staffing > 0 ? 5 + gain + staffing : -2;
}

function likesAttempt(s: Blaze, seat: Seat, place: Place): number {
  const location = locationOfPlace(s, place);
  const value = missionValue(s, seat, location, activeAt(s, place, seat));
  return value > 5 ? 30 + value : -50;
}

/** Expected HULL dealt less taken, with a mean bonus of two on either side. */
export function likesAttack(s: Blaze, seat: Seat, target: Thing): number {
  const mine = attackers(s, seat, target);
  const guns = mine.reduce((sum, c) => sum + weaponsOf(s, c, { knower: seat, versus: target }), 0) + 2;
  const shields = shieldsOf(s, target, { knower: seat, versus: mine[0] ?? NONE }) + extensionFor(s, target) + 2;
  const dealt = guns > 2 * shields ? 95 : guns > shields ? 48 : 0;
  const foes = isBorgShip(s, target)
    ? [target]
    : vesselsAt(s, locationOf(s, target)).filter(
        (c) => s.controller[c] === other(seat) && weaponsOf(s, c) > 0 && peopleAt(s, c, other(seat)).length > 0,
      );
  const fire = foes.reduce((sum, c) => sum + weaponsOf(s, c), 0) + 2;
  const weakest = Math.min(...mine.map((c) => shieldsOf(s, c))) + 2;
  const taken = foes.length === 0 ? 0 : fire > 2 * weakest ? 95 : fire > weakest ? 48 : 0;
  return dealt - taken > 15 ? 4 + (dealt - taken) / 10 + (hullOf(s, target) <= dealt ? 6 : 0) : -5;
}
function likesFight(s: Blaze, seat: Seat, place: Place): number {
  const force = (who: Seat) => activeAt(s, place, who).reduce((sum, c) => sum + strengthOf(s, c), 0);
  return force(seat) > 1.3 * force(other(seat)) ? 12 : -5;
}
