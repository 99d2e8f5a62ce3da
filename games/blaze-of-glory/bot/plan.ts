/**
 * What a seat could do with its crews, worked out once for one question and remembered while its answers are compared: who solves
 * which mission how surely, where each ship had better go, and whether a fight pays. Everything is read from a guessed state.
 */

import type { Seat } from '@bridgehead/kernel';
import { FACES, face, meets, type Need, progress, type TeamFacts } from '../cards/index.ts';
import { wordsFor } from '../cards/met.ts';
import { nth } from '../entries.ts';
import { extensionFor, hullOf, isCloaked, rangeOf, shieldsOf, weaponsOf } from '../rules/figures.ts';
import { costOfMove, isMouth, isPlanet, missionOf } from '../rules/map.ts';
import { isPicked } from '../rules/missions.ts';
import { attributeOf, teamFacts } from '../rules/people.ts';
import { mayAttack, staffs, whyNotReturnFire, whyNotUseWeapons } from '../rules/staffing.ts';
import {
  activeAt,
  affiliationOf,
  everybodyAboard,
  faceOf,
  facilitiesOf,
  isBorgShip,
  isBorgThing,
  isInside,
  isShipThing,
  isVessel,
  locationOf,
  locationOfPlace,
  other,
  roomsOf,
  shipsOf,
  vesselsAt,
} from '../rules/things.ts';
import {
  type Blaze,
  designOf,
  dilemmaDesign,
  dilemmaOwner,
  isOpen,
  type Location,
  NONE,
  type Place,
  placeOf,
  surface,
  type Thing,
} from '../state.ts';
import { worthOfDesign } from './values.ts';

/** A place to go to and what it is worth, turns to get there counted. */
export interface Goal {
  readonly location: Location;
  readonly value: number;
  readonly why: 'mission' | 'crew' | 'prey' | 'none';
}
const NO_GOAL: Goal = { location: NONE, value: 0, why: 'none' };

/** Dilemmas that somebody may have laid, by kind of place; what each asks for, and whether failing it ends the attempt. */
interface Hazard {
  readonly need: Need;
  readonly stops: boolean;
  readonly kills: boolean;
}
const hazardsAt = (type: 'S' | 'P'): Hazard[] =>
  FACES.filter(({ kind, row }) => kind === 'dilemma' && row.at?.includes(type) === true).map(({ need, row }) => ({
    need,
    stops: !wordsFor(row.otherwise).some(({ word }) => word === 'go on') && need.word !== 'all',
    kills: wordsFor(row.otherwise).some(({ word }) => word === 'kill by lot' || word === 'kill by choice' || word === 'capture'),
  }));
const HAZARDS = { S: hazardsAt('S'), P: hazardsAt('P') };
/** A stop costs about half of an attempt: what only stops once lies there no more the next time. */
const COST_OF_STOP = 0.5;
/** What is worth less than this is not tried. */
export const LEAST_VALUE = 5;
/** Two crews in one place are one ship less at work. */
const WORTH_MEETING = 3;

export class Plan {
  readonly s: Blaze;
  readonly seat: Seat;
  readonly #values = new Map<string, number>();
  #goals: Map<Thing, Goal> | null = null;
  #waiting: Map<Location, Thing[]> | null = null;
  #rival: Plan | null = null;
  readonly #threats = new Map<Thing, number>();

  constructor(s: Blaze, seat: Seat) {
    this.s = s;
    this.seat = seat;
  }

  // —— missions ——

  /** What a team could score at a location: likely points, discounted by unknown dilemmas; a little for being nearly able. */
  missionValue(location: Location, team: readonly Thing[]): number {
    const key = `${location}:${team.join()}`;
    const known = this.#values.get(key);
    if (known !== undefined) return known;
    const value = this.#valueOf(location, team);
    this.#values.set(key, value);
    return value;
  }
  #valueOf(location: Location, team: readonly Thing[]): number {
    const { s, seat } = this;
    const mission = face(missionOf(s, location));
    if (team.length === 0 || mission.kind !== 'mission') return 0;
    const facts = teamFacts(s, team);
    if (team.some((c) => isBorgThing(s, c))) return isPicked(s, seat, location) ? 25 * this.#odds(location, team, facts) : 0;
    if (s.solvedBy[location] !== NONE || !team.some((c) => mission.admits[affiliationOf(s, c)] === true)) return 0;
    const points = mission.row.points ?? 0;
    if (!meets(mission.need, facts)) return 0.08 * points * progress(mission.need, facts) ** 3;
    const walled = isWalled(s, seat, location, team, facts);
    return walled ? 0.5 : points * this.#odds(location, team, facts) * this.#spare(mission.need, location, team, facts);
  }
  /** Unknown dilemmas, each like any of its kind: some would stop this team. */
  #odds(location: Location, _team: readonly Thing[], facts: TeamFacts): number {
    const { s } = this;
    const n = this.#unknown(location);
    if (n === 0) return 1;
    const hazards = HAZARDS[isPlanet(s, location) ? 'P' : 'S'];
    const stopped = hazards.filter(({ need, stops }) => stops && !meets(need, facts)).length / hazards.length;
    return (1 - COST_OF_STOP * stopped) ** n;
  }
  #unknown(location: Location): number {
    let n = 0;
    for (const card of nth(this.s.stacks, location)) if (dilemmaOwner(card) !== this.seat && !isOpen(card)) n++;
    return n;
  }
  /** Dilemmas kill: how sure is it that the others could do without any one of the team? */
  #spare(need: Need, location: Location, team: readonly Thing[], facts: TeamFacts): number {
    const n = this.#unknown(location);
    if (n === 0) return 1;
    const hazards = HAZARDS[isPlanet(this.s, location) ? 'P' : 'S'];
    const deadly = hazards.filter((one) => one.kills && (one.need.word === 'all' || !meets(one.need, facts))).length / hazards.length;
    let able = 0;
    for (const c of team) if (meets(need, without(this.s, facts, c, team))) able++;
    return 1 - Math.min(1, n * deadly) * (1 - able / team.length);
  }
  /** Can the team solve it as it stands? */
  canSolve(location: Location, team: readonly Thing[]): boolean {
    return this.missionValue(location, team) > LEAST_VALUE;
  }

  /**
   * Could those who go solve it down there, with those who are there already? Help aboard is not help below, and rough company spoils talks
   * only away from the own ship; so they are put there for a moment and looked at.
   */
  wouldSolve(to: Place, going: readonly Thing[]): boolean {
    const { s, seat } = this;
    const from = going.map((c) => placeOf(s, c));
    for (const c of going) s.at[c] = to;
    try {
      return this.#valueOf(locationOfPlace(s, to), activeAt(s, to, seat)) > LEAST_VALUE;
    } finally {
      for (const [i, c] of going.entries()) s.at[c] = nth(from, i);
    }
  }

  // —— where to go ——

  /** The best mission for a crew, counting the turns to get there. */
  bestMission(from: Location, range: number, crew: readonly Thing[], taken: readonly Location[] = []): Goal {
    const { s, seat } = this;
    let best = NO_GOAL;
    for (let location = 0; location < s.mission.length; location++) {
      const cost = this.#way(from, location);
      if (cost === NONE) continue;
      const below = isPlanet(s, location) ? activeAt(s, surface(location), seat) : [];
      const value = this.missionValue(location, below.length === 0 ? crew : [...crew, ...below]) / (1 + cost / Math.max(1, range));
      const free = taken.includes(location) ? value / 3 : value;
      if (free > best.value) best = { location, value: free, why: 'mission' };
    }
    return best;
  }
  /** RANGE to get there, by the wormhole if need be: that takes a turn of its own. */
  #way(from: Location, to: Location): number {
    const { s } = this;
    if (from === to) return 0;
    const straight = costOfMove(s, from, to);
    if (straight !== NONE) return straight;
    const mouths = s.mission.flatMap((_, location) => (isMouth(s, location) ? [location] : []));
    let best = NONE;
    for (const near of mouths)
      for (const far of mouths) {
        if (near === far) continue;
        const a = near === from ? 0 : costOfMove(s, from, near);
        const b = far === to ? 0 : costOfMove(s, far, to);
        if (a !== NONE && b !== NONE && (best === NONE || a + b + 8 < best)) best = a + b + 8;
      }
    return best;
  }
  /** The next location on the way there: the place itself, or the mouth that leads to it. */
  stepTo(from: Location, to: Location): Location {
    const { s } = this;
    if (costOfMove(s, from, to) !== NONE) return to;
    const mouths = s.mission.flatMap((_, location) => (isMouth(s, location) ? [location] : []));
    const near = mouths.find((mouth) => mouth === from || costOfMove(s, from, mouth) !== NONE);
    if (near === undefined) return NONE;
    return near === from ? (mouths.find((mouth) => mouth !== from) ?? NONE) : near;
  }
  /** Active people of the seat at its facilities, by location. */
  waitingAt(location: Location): readonly Thing[] {
    if (this.#waiting === null) {
      this.#waiting = new Map();
      const { s, seat } = this;
      for (const facility of facilitiesOf(s, seat))
        for (const room of roomsOf(s, facility)) {
          const at = locationOf(s, facility);
          this.#waiting.set(at, [...(this.#waiting.get(at) ?? []), ...activeAt(s, room, seat)]);
        }
    }
    return this.#waiting.get(location) ?? [];
  }
  /** A mission for the crew it has, people to fetch for a better one, or a ship to hunt. Where one ship goes, the next need not. */
  goalOf(ship: Thing): Goal {
    if (this.#goals === null) {
      this.#goals = new Map();
      const { s, seat } = this;
      const ships = shipsOf(s, seat).sort((a, b) => activeAt(s, b, seat).length - activeAt(s, a, seat).length);
      const taken: Location[] = [];
      for (const one of ships) {
        const goal = this.#seek(one, taken);
        this.#goals.set(one, goal);
        if (goal.why === 'mission') taken.push(goal.location);
      }
    }
    return this.#goals.get(ship) ?? NO_GOAL;
  }
  #seek(ship: Thing, taken: readonly Location[]): Goal {
    const { s, seat } = this;
    const from = locationOf(s, ship);
    const range = rangeOf(s, ship);
    const crew = activeAt(s, ship, seat);
    let best = this.bestMission(from, range, crew, taken);
    for (const facility of facilitiesOf(s, seat)) {
      const home = locationOf(s, facility);
      const waiting = this.waitingAt(home);
      const cost = this.#way(from, home);
      if (waiting.length === 0 || cost === NONE) continue;
      const then = this.bestMission(home, range, [...crew, ...waiting], taken);
      const value = (0.95 * then.value) / (1 + cost / Math.max(1, range));
      if (value > best.value + 1) best = { location: home, value, why: 'crew' };
    }
    for (const mate of shipsOf(s, seat)) {
      const there = locationOf(s, mate);
      const cost = mate === ship ? NONE : this.#way(from, there);
      if (cost === NONE) continue;
      const value = (0.9 * this.joined(there, range, crew, activeAt(s, mate, seat), taken)) / (1 + cost / Math.max(1, range));
      if (value > best.value + 1) best = { location: there, value, why: 'crew' };
    }
    return this.#prey(ship, from, range, best);
  }
  /** What two crews could do together, if that is clearly more than what either could alone; otherwise nothing. */
  joined(location: Location, range: number, one: readonly Thing[], another: readonly Thing[], taken: readonly Location[] = []): number {
    if (one.length === 0 || another.length === 0) return 0;
    const value = (crew: readonly Thing[]) => this.bestMission(location, range, crew, taken).value;
    const together = value([...one, ...another]);
    return together > value(one) + value(another) + WORTH_MEETING ? together : 0;
  }
  #prey(ship: Thing, from: Location, range: number, other_: Goal): Goal {
    const { s, seat } = this;
    let best = other_;
    if (whyNotUseWeapons(s, ship) !== null) return best;
    for (const target of s.inPlay) {
      if (!isVessel(s, target) || isInside(s, target) || s.controller[target] === seat || isCloaked(s, target)) continue;
      if (!mayAttack(s, seat, affiliationOf(s, ship), affiliationOf(s, target))) continue;
      const location = locationOf(s, target);
      const cost = this.#way(from, location);
      if (cost === NONE) continue;
      const value = this.fightValue([ship], target) / (1 + cost / Math.max(1, range));
      if (value > best.value) best = { location, value, why: 'prey' };
    }
    return best;
  }

  // —— battles ——

  /** What the other side could solve with this crew. */
  #threat(target: Thing): number {
    const { s } = this;
    if (!isShipThing(s, target)) return 0;
    const known = this.#threats.get(target);
    if (known !== undefined) return known;
    this.#rival ??= new Plan(s, other(this.seat));
    const { value } = this.#rival.bestMission(locationOf(s, target), rangeOf(s, target), activeAt(s, target, other(this.seat)));
    this.#threats.set(target, value);
    return value;
  }
  /** In points: what is dealt less what is taken, with a mean bonus of two on either side; a kill takes the crew along. */
  fightValue(mine: readonly Thing[], target: Thing): number {
    const { s, seat } = this;
    const known = { knower: seat, versus: target };
    const guns = mine.reduce((sum, c) => sum + weaponsOf(s, c, known), 0);
    const dealt = hullDealt(guns, shieldsOf(s, target, { knower: seat, versus: mine[0] ?? NONE }) + extensionFor(s, target));
    if (dealt < LEAST_DEALT) return -5;
    const foes = isBorgShip(s, target)
      ? [target]
      : vesselsAt(s, locationOf(s, target)).filter((c) => s.controller[c] === other(seat) && whyNotReturnFire(s, c) === null);
    const fire = foes.reduce((sum, c) => sum + weaponsOf(s, c), 0);
    const aim = mine.reduce((a, b) => (shieldsOf(s, b) < shieldsOf(s, a) ? b : a));
    const taken = foes.length === 0 ? 0 : hullDealt(fire, shieldsOf(s, aim));
    const gain =
      lossOf(s, target, dealt, this.#threat(target)) -
      CAUTION * lossOf(s, aim, taken, this.bestMission(locationOf(s, aim), rangeOf(s, aim), activeAt(s, aim, seat)).value);
    return dealt - taken > CLEAR_EDGE ? Math.max(gain, 1) : gain;
  }
}
/** What so much HULL costs a side: part of a ship and somebody aboard, or all of it with everybody. */
function lossOf(s: Blaze, vessel: Thing, hull: number, threat: number): number {
  if (isBorgShip(s, vessel)) return hullOf(s, vessel) <= hull ? (faceOf(s, vessel).row.points ?? 0) : 0.2 * hull;
  const { weapons = 0, shields = 0, bounty = 0 } = faceOf(s, vessel).row;
  const crew = everybodyAboard(s, vessel).filter((c) => s.controller[c] === s.controller[vessel]);
  const people = crew.reduce((sum, c) => sum + 1 + worthOfDesign(designOf(s, c)), 0);
  // An empty hull can wait: it flies nowhere, and its crew is not aboard.
  const worth = (Math.max(PRIZE, bounty) + 0.3 * (weapons + Math.min(shields, 10))) * (crew.length === 0 ? EMPTY : 1);
  if (hullOf(s, vessel) <= hull + 4) return worth + people + threat;
  const casualties = crew.length === 0 ? 0 : Math.min(1, hull / HULL_OF_HIT) * (people / crew.length + CASUALTY_COSTS * threat);
  return (0.6 * (worth + people) * hull) / 100 + casualties;
}
const PRIZE = 5;
const EMPTY = 0.4;
const LEAST_DEALT = 15;
const CAUTION = 0.7;
/** How much of what a crew could do is lost with one of it. */
const CASUALTY_COSTS = 0.25;
/** So much more HULL than is taken is worth a shot by itself. */
const CLEAR_EDGE = 15;
const HULL_OF_HIT = 48;
/** HULL that fire may be expected to cost: Tactics on both sides swing a total by a few points either way. */
function hullDealt(guns: number, shields: number): number {
  const share = (edge: number): number => Math.max(0, Math.min(1, 0.5 + edge / 6));
  return HULL_OF_HIT * (share(guns - shields + 0.5) + share(guns + 2.5 - 2 * (shields + 2)));
}

/** The first card of a stack is a wall that this team cannot pass, as far as anybody can see. */
function isWalled(s: Blaze, seat: Seat, location: Location, team: readonly Thing[], facts: TeamFacts): boolean {
  const first = nth(s.stacks, location)[0];
  if (first === undefined || !isOpen(first) || dilemmaOwner(first) === seat) return false;
  const d = dilemmaDesign(first);
  if (face(d).row.officers === undefined) return !meets(face(d).need, facts);
  const strong = team.filter((c) => nth(faceOf(s, c).levels, 0) > 0 && attributeOf(s, c, 'strength') > (face(d).row.above ?? 0));
  return strong.length < (face(d).row.officers ?? 0);
}

/** The same team less one member, as its card is printed. */
function without(s: Blaze, facts: TeamFacts, c: Thing, team: readonly Thing[]): TeamFacts {
  const { levels, row } = faceOf(s, c);
  return {
    levels: facts.levels.map((n, skill) => n - nth(levels, skill)),
    integrity: facts.integrity - (row.integrity ?? 0),
    cunning: facts.cunning - (row.cunning ?? 0),
    strength: facts.strength - (row.strength ?? 0),
    is: (name) => team.some((x) => x !== c && [faceOf(s, x).name, faceOf(s, x).row.species, faceOf(s, x).persona].includes(name)),
  };
}

/** People at facilities of the seat who could make a crew for this ship. */
export const couldStaff = (plan: Plan, ship: Thing): boolean =>
  staffs(plan.s, ship, [...activeAt(plan.s, ship, plan.seat), ...plan.waitingAt(locationOf(plan.s, ship))]);
/** Ships of the seat that lie at one of its facilities with nobody to fly them. */
export const idleShips = ({ s, seat }: Plan): Thing[] =>
  shipsOf(s, seat).filter((c) => s.host[c] !== NONE && !staffs(s, c, activeAt(s, c, seat)));
