/** Orders to ships and people: moving, docking, cloaking, beaming, walking (BOG-B3, B13 to B18, B47, R74). */

import { because, type Chance, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { idOf, K, SKILL } from '../cards/index.ts';
import { nth } from '../entries.ts';
import {
  type Blaze,
  CLOAKED,
  CLOAKED_NOW,
  countOf,
  DECLOAKED_NOW,
  DOCKED_NOW,
  designOf,
  HALTED,
  hostOf,
  isSpace,
  isSurface,
  type Location,
  MOORED,
  NONE,
  type Place,
  placeOf,
  SEEN,
  STOPPED,
  space,
  surface,
  type Thing,
  UNDOCKED_NOW,
} from '../state.ts';
import { readName } from '../target.ts';
import { borgShipsMeet } from './borg-ship.ts';
import { escortsArrive } from './captives.ts';
import { clear, discardThing, escortedAt, isEscortedAt, see, set, settle } from './changes.ts';
import { spacedock } from './effects.ts';
import {
  asWatched,
  type FigureTerm,
  figureOf,
  fluctuatesFor,
  hasTransporters,
  hasWorking,
  isCloaked,
  rangeLeft,
  rangeOf,
  shieldsOf,
} from './figures.ts';
import { dropLock } from './locks.ts';
import { allLocations, costOfMove, isMouth, isPlanet, missionOf } from './map.ts';
import { groupOf, pickedFrom, someOf, tidied, whyUntidy } from './names.ts';
import { hasSkill } from './people.ts';
import { lendersOf, show, unseenOf } from './proofs.ts';
import { whyNotDockAt } from './report.ts';
import { isLocked, isStaffed, staffs } from './staffing.ts';
import {
  activeAt,
  affiliationOf,
  type BlazeTable,
  cardAt,
  equipmentAt,
  faceOf,
  has,
  hasGuard,
  is,
  isActive,
  isBorgShip,
  isCovered,
  isDocked,
  isFacilityThing,
  isInside,
  isManned,
  isNor,
  isPersonnelThing,
  isPlain,
  isShipThing,
  isSiteThing,
  locationOf,
  locationOfPlace,
  other,
  roomsOf,
  shipsOf,
  sitesOf,
  vesselLocations,
  vesselOf,
  vesselsAt,
} from './things.ts';

const STOPPED_CARD = because('BOG-B18', 'bog.no.stopped');
const UNSTAFFED = because('BOG-B4', 'bog.no.staff');
const NOT_YOURS = because('BOG-B3', 'bog.no.your-ship');
const IS_DOCKED = because('BOG-B3', 'bog.no.undock-first');
const NO_WAY = because('BOG-B3', 'bog.no.way');
const LOCKED = because('BOG-R62', 'bog.no.locked');
const ONCE_DOCK = because('BOG-B15', 'bog.no.once-dock');
const ONCE_CLOAK = because('BOG-B17', 'bog.no.once-dock');
const NO_CLOAK = because('BOG-B17', 'bog.no.cloak');
const CLOAK_OFF = because('BOG-35', 'bog.no.cloak-off');
const IS_CLOAKED = because('BOG-B17', 'bog.no.cloaked');
const NO_HOST = because('BOG-B15', 'bog.no.host');
const NO_HIDING = because('BOG-R62', 'bog.no.hiding');
const OFF_LINE = because('BOG-35', 'bog.no.transporters');
const SHIELDS = because('BOG-B14', 'bog.no.shields');
const SHIELDS_OFF = because('BOG-R74', 'bog.no.shields');
const NO_TRANSPORTER = because('BOG-B13', 'bog.no.transporter');
const NOBODY_GOES = because('BOG-B13', 'bog.no.nobody-goes');
const NOT_INSIDE = because('BOG-R62', 'bog.no.inside');
const NO_POD = because('BOG-R80', 'bog.no.pod');
const NO_WALK = because('BOG-B47', 'bog.no.walk');
const shortOfRange = (cost: number, left: number): Reason => because('BOG-B3', 'bog.no.range', { cost, left });

// —— ships ——

/** What every ship order asks for: your ship, not inside another, not stopped, staffed. */
function whyNotOrder(s: Blaze, seat: Seat, ship: Thing): Reason | null {
  if (!s.inPlay.includes(ship) || !isShipThing(s, ship) || s.controller[ship] !== seat || isInside(s, ship)) return NOT_YOURS;
  if (has(s, ship, STOPPED)) return STOPPED_CARD;
  return isStaffed(s, ship) ? null : UNSTAFFED;
}

export function whyNotMove(s: Blaze, seat: Seat, ship: Thing, to: Location): Reason | null {
  const why = whyNotOrder(s, seat, ship);
  if (why !== null) return why;
  if (isDocked(s, ship)) return IS_DOCKED;
  if (isLocked(s, ship)) return LOCKED;
  if (!(to >= 0 && to < s.mission.length)) return NO_WAY;
  const cost = costOfMove(s, locationOf(s, ship), to);
  if (cost === NONE) return NO_WAY;
  const left = rangeLeft(s, ship);
  return cost > left ? shortOfRange(cost, left) : null;
}
export function destinations(s: Blaze, seat: Seat, ship: Thing): Location[] {
  if (whyNotOrder(s, seat, ship) !== null || isDocked(s, ship) || isLocked(s, ship)) return [];
  const from = locationOf(s, ship);
  const left = rangeLeft(s, ship);
  return allLocations(s).filter((to) => {
    const cost = costOfMove(s, from, to);
    return cost !== NONE && cost <= left;
  });
}
export function* move(t: BlazeTable, seat: Seat, ship: Thing, to: Location): Rules<void> {
  const { state: s } = t;
  const from = locationOf(s, ship);
  s.count[ship] = countOf(s, ship) + costOfMove(s, from, to);
  const terms: FigureTerm[] = [];
  figureOf(s, ship, 'range', undefined, terms);
  if (countOf(s, ship) > rangeOf(s, ship, asWatched(s, ship))) show(t, unseenOf(s, lendersOf(s, terms))); // BOG-R70
  s.at[ship] = space(to);
  t.emit({ type: 'moved', seat, card: idOf(designOf(s, ship)), thing: ship, location: to });
  dropLock(t, ship);
  for (const c of s.inPlay.filter((x) => is(s, x, 'tractor lock') && s.host[x] === ship && placeOf(s, x) >= 0)) discardThing(t, c);
  if (isMouth(s, from) && isMouth(s, to)) {
    set(s, ship, STOPPED); // DW6
    for (const c of activeAt(s, ship, seat)) set(s, c, STOPPED);
  }
  if (missionOf(s, to) === K['no hiding']) clear(s, ship, CLOAKED);
  if (!isCloaked(s, ship)) yield* borgShipsMeet(t, ship);
}

/** Hosts where the ship may dock now. */
export function hostsFor(s: Blaze, seat: Seat, ship: Thing): Thing[] {
  const hosts: Thing[] = [];
  for (const facility of vesselsAt(s, locationOf(s, ship))) {
    if (!isFacilityThing(s, facility)) continue;
    if (!isNor(s, facility)) {
      if (s.controller[facility] === seat) hosts.push(facility);
      continue;
    }
    for (const site of sitesOf(s, facility))
      if ((is(s, site, 'ports') || is(s, site, 'pylons')) && whyNotDockAt(s, seat, designOf(s, ship), site, ship) === null)
        hosts.push(site);
  }
  return hosts;
}
/** BOG-B15: at a facility of one's own, or a dock that admits the ship; once each way in a turn. */
export function whyNotDock(s: Blaze, seat: Seat, ship: Thing, host: Thing): Reason | null {
  const why = whyNotOrder(s, seat, ship);
  if (why !== null) return why;
  if (isDocked(s, ship)) return NO_HOST;
  if (isCloaked(s, ship)) return IS_CLOAKED;
  if (has(s, ship, DOCKED_NOW)) return ONCE_DOCK;
  if (s.inPlay.includes(host) && isSiteThing(s, host) && locationOf(s, host) === locationOf(s, ship)) {
    const refused = whyNotDockAt(s, seat, designOf(s, ship), host, ship);
    if (refused !== null) return refused;
  }
  return hostsFor(s, seat, ship).includes(host) ? null : NO_HOST;
}
export function dock(t: BlazeTable, seat: Seat, ship: Thing, host: Thing): void {
  const { state: s } = t;
  s.host[ship] = host;
  set(s, ship, DOCKED_NOW);
  clear(s, ship, MOORED);
  t.emit({ type: 'docked', seat, card: idOf(designOf(s, ship)), thing: ship, at: cardAt(s, vesselOf(s, host)) });
  spacedock(t, ship);
}
/** BOG-R77: undocking needs staffing, and no permission. */
export function whyNotUndock(s: Blaze, seat: Seat, ship: Thing): Reason | null {
  const why = whyNotOrder(s, seat, ship);
  if (why !== null) return why;
  if (!isDocked(s, ship)) return NO_HOST;
  return has(s, ship, UNDOCKED_NOW) ? ONCE_DOCK : null;
}
export function undock(t: BlazeTable, seat: Seat, ship: Thing): void {
  const { state: s } = t;
  s.host[ship] = NONE;
  s.turns[ship] = 0;
  set(s, ship, UNDOCKED_NOW);
  clear(s, ship, MOORED);
  t.emit({ type: 'undocked', seat, card: idOf(designOf(s, ship)), thing: ship });
}
/** BOG-B17: once in a turn, with a working device. */
export function whyNotCloak(s: Blaze, seat: Seat, ship: Thing): Reason | null {
  const why = whyNotOrder(s, seat, ship);
  if (why !== null) return why;
  if (!faceOf(s, ship).equipment.includes('Cloaking Device')) return NO_CLOAK;
  if (!hasWorking(s, ship, 'Cloaking Device')) return CLOAK_OFF;
  if (isCloaked(s, ship)) return IS_CLOAKED;
  if (isDocked(s, ship)) return IS_DOCKED;
  if (missionOf(s, locationOf(s, ship)) === K['no hiding']) return NO_HIDING;
  return has(s, ship, CLOAKED_NOW) ? ONCE_CLOAK : null;
}
export function whyNotDecloak(s: Blaze, seat: Seat, ship: Thing): Reason | null {
  const why = whyNotOrder(s, seat, ship);
  if (why !== null) return why;
  if (!isCloaked(s, ship)) return NO_CLOAK;
  return has(s, ship, DECLOAKED_NOW) ? ONCE_CLOAK : null;
}
export function cloak(t: BlazeTable, seat: Seat, ship: Thing): void {
  set(t.state, ship, CLOAKED | CLOAKED_NOW);
  t.emit({ type: 'cloaked', seat, card: idOf(designOf(t.state, ship)), thing: ship });
}
/** True if a Borg Ship fell upon it. */
export function* decloak(t: BlazeTable, seat: Seat, ship: Thing): Rules<boolean> {
  clear(t.state, ship, CLOAKED);
  set(t.state, ship, DECLOAKED_NOW);
  t.emit({ type: 'decloaked', seat, card: idOf(designOf(t.state, ship)), thing: ship });
  return yield* borgShipsMeet(t, ship);
}
/** BS2: out of the Cube, undocked, at the location. */
export const launchable = (s: Blaze, seat: Seat): Thing[] =>
  shipsOf(s, seat).filter((c) => isInside(s, c) && !has(s, placeOf(s, c), STOPPED));
export function whyNotLaunch(s: Blaze, seat: Seat, ship: Thing): Reason | null {
  if (!shipsOf(s, seat).includes(ship)) return NOT_YOURS;
  if (!isInside(s, ship)) return NOT_INSIDE;
  return has(s, placeOf(s, ship), STOPPED) ? STOPPED_CARD : null;
}
export function* launch(t: BlazeTable, seat: Seat, sphere: Thing): Rules<void> {
  const { state: s } = t;
  s.at[sphere] = space(locationOf(s, sphere));
  t.emit({ type: 'launched', seat, card: idOf(designOf(s, sphere)), thing: sphere });
  yield* borgShipsMeet(t, sphere);
}

// —— beaming ——

/** What the seat could move from a place: active personnel, equipment, escorted captives (BOG-B13). */
export const movable = (s: Blaze, seat: Seat, place: Place): Thing[] => [
  ...activeAt(s, place, seat),
  ...equipmentAt(s, place, seat),
  ...escortedAt(s, place, seat),
];
const isMovableAt = (s: Blaze, seat: Seat, place: Place): boolean => {
  for (const c of s.inPlay) {
    if (s.at[c] !== place) continue;
    if (s.controller[c] === seat && faceOf(s, c).kind === 'equipment') return true;
    if (s.controller[c] === seat && isPersonnelThing(s, c) && isActive(s, c)) return true;
  }
  return isEscortedAt(s, place, seat);
};

/** A vessel of the seat whose transporters could serve between these two places; with the reason if none can. */
export function whyNotBeam(s: Blaze, seat: Seat, from: Place, to: Place): Reason | null {
  if (from === to || !isEnd(s, from) || !isEnd(s, to) || locationOfPlace(s, from) !== locationOfPlace(s, to)) return NO_TRANSPORTER;
  const a = from >= 0 ? vesselOf(s, from) : NONE;
  const b = to >= 0 ? vesselOf(s, to) : NONE;
  if (a === b) return NO_TRANSPORTER;
  if ((a !== NONE && isCloaked(s, a)) || (b !== NONE && isCloaked(s, b))) return IS_CLOAKED;
  const platforms = [a, b].filter((c) => c !== NONE && s.controller[c] === seat);
  if (platforms.length === 0) return NO_TRANSPORTER;
  const working = platforms.filter((c) => hasTransporters(s, c));
  if (working.length === 0) return OFF_LINE;
  for (const c of working) {
    const far = c === a ? b : a;
    if (far === NONE || s.controller[far] === seat || passesShields(s, seat, c, far))
      return isMovableAt(s, seat, from) ? null : NOBODY_GOES;
  }
  return s.controller[a] !== seat && a !== NONE ? SHIELDS_OFF : SHIELDS;
}
/** A planet, or a room of a ship or facility in space. */
function isEnd(s: Blaze, place: Place): boolean {
  if (isSurface(place)) return isPlanet(s, (-11 - place) / 2);
  if (place < 0 || !s.inPlay.includes(place) || !isCovered(s, place)) return false;
  const vessel = vesselOf(s, place);
  return isSpace(placeOf(s, vessel)) && !isBorgShip(s, vessel);
}

/** BOG-B14, BOG-R74: how a transporter gets through opposing SHIELDS, in or out. */
function passesShields(s: Blaze, seat: Seat, platform: Thing, far: Thing): boolean {
  if (shieldsOf(s, far, { knower: seat, versus: NONE }) === 0) return true;
  const rooms = roomsOf(s, platform);
  const crew = rooms.flatMap((room) => activeAt(s, room, seat));
  const operator = crew.some((c) => hasSkill(s, c, SKILL['Transporter Skill']));
  if (fluctuatesFor(s, far, seat) && operator) return true;
  if (crew.some((c) => is(s, c, 'transport drone'))) return true;
  return operator && hasWorking(s, platform, 'Invasive Transporters');
}
/** Invasive Transporters take only personnel matching the platform's ship through SHIELDS. */
function onlyMatching(s: Blaze, seat: Seat, from: Place, to: Place): Thing {
  const a = from >= 0 ? vesselOf(s, from) : NONE;
  const b = to >= 0 ? vesselOf(s, to) : NONE;
  for (const [platform, far] of [
    [a, b],
    [b, a],
  ] as const) {
    if (platform === NONE || far === NONE || s.controller[platform] !== seat || s.controller[far] === seat) continue;
    if (shieldsOf(s, far, { knower: seat, versus: NONE }) === 0 || fluctuatesFor(s, far, seat)) return NONE; // BOG-R70
    const drone = roomsOf(s, platform).some((room) => activeAt(s, room, seat).some((c) => is(s, c, 'transport drone')));
    return drone ? NONE : platform;
  }
  return NONE;
}
export function beamable(s: Blaze, seat: Seat, from: Place, to: Place): Thing[] {
  const platform = onlyMatching(s, seat, from, to);
  const all = movable(s, seat, from);
  if (platform === NONE) return all;
  return all.filter((c) => isPersonnelThing(s, c) && s.captor[c] === NONE && affiliationOf(s, c) === affiliationOf(s, platform));
}

/** The same as a yes or no, for those who may be moved from there. */
const isAnybodyBeamable = (s: Blaze, seat: Seat, from: Place, to: Place): boolean =>
  onlyMatching(s, seat, from, to) === NONE || beamable(s, seat, from, to).length > 0;

/** All pairs of places between which something could be beamed now. */
export function beamPairs(s: Blaze, seat: Seat): [Place, Place][] {
  const pairs: [Place, Place][] = [];
  const served = vesselLocations(s, seat);
  for (const location of allLocations(s)) {
    if (!served.includes(location)) continue;
    const vessels = vesselsAt(s, location).filter((c) => !isBorgShip(s, c) && !isCloaked(s, c));
    if (!vessels.some((c) => s.controller[c] === seat)) continue;
    const ends = vessels.flatMap((c) => roomsOf(s, c));
    if (isPlanet(s, location)) ends.push(surface(location));
    for (const from of ends) {
      if (!isMovableAt(s, seat, from)) continue;
      for (const to of ends)
        if (from !== to && whyNotBeam(s, seat, from, to) === null && isAnybodyBeamable(s, seat, from, to)) pairs.push([from, to]);
    }
  }
  return pairs;
}

export function* beam(t: BlazeTable, seat: Seat, from: Place, to: Place): Rules<void> {
  yield* goTogether(t, seat, from, to, beamable(t.state, seat, from, to), 'beamed');
}
export function* walk(t: BlazeTable, seat: Seat, from: Place, to: Place): Rules<void> {
  const { state: s } = t;
  const moved = yield* goTogether(t, seat, from, to, walkers(s, seat, from), 'walked');
  if (isSiteThing(s, to) && isManned(s, to, other(seat))) for (const c of moved) set(s, c, HALTED);
}
const walkers = (s: Blaze, seat: Seat, from: Place): Thing[] => movable(s, seat, from).filter((c) => !has(s, c, HALTED));

/** The group is chosen, and goes; what the other side could follow of it, he knows (BOG-R69). */
function* goTogether(t: BlazeTable, seat: Seat, from: Place, to: Place, able: readonly Thing[], how: 'beamed' | 'walked'): Rules<Thing[]> {
  const { state: s } = t;
  const group = groupOf(s, able);
  const picked = yield* t.select(seat, how === 'beamed' ? 'bog.beam' : 'bog.walk', group.names, {
    min: 1,
    max: group.names.length,
    params: { from, to },
    check: whyUntidy,
    why: (answer) => (typeof answer === 'string' ? whyNotGo(answer) : null),
    fallback: group.names,
    draw: (chance) => drawGroup(s, seat, from, group.names, group.things, chance),
  });
  const moved = pickedFrom(group, picked);
  follow(s, seat, from, to, moved);
  for (const c of moved) {
    s.at[c] = to;
    if (is(s, c, 'exocomp')) s.host[c] = NONE; // its full turn aboard is broken
  }
  const isSeen =
    moved.every((c) => has(s, c, SEEN)) &&
    (!isCovered(s, from) || !isCovered(s, to) || hasGuard(s, to, other(seat)) || hasGuard(s, from, other(seat)));
  t.emit({
    type: how,
    seat,
    from,
    to,
    ends: [cardAt(s, from), cardAt(s, to)],
    n: moved.length,
    cards: isSeen ? moved.map((c) => idOf(designOf(s, c))) : [],
  });
  settle(t);
  escortsArrive(t);
  return moved;
}
const whyNotGo = (answer: string): Reason | null => {
  const { mark } = readName(answer);
  if (mark === 'stopped') return STOPPED_CARD;
  return mark === '' ? null : because('BOG-53', 'bog.no.captives-disabled');
};

/** all; all but a staffing team if they leave a ship; each with one chance in two. */
function drawGroup(
  s: Blaze,
  seat: Seat,
  from: Place,
  names: readonly string[],
  things: readonly Thing[],
  chance: Chance,
): readonly string[] {
  const way = chance.below(4);
  if (way < 2) return names;
  if (way === 3) return tidied(someOf(names, chance));
  if (from < 0 || !isShipThing(s, from) || s.controller[from] !== seat) return names;
  const kept = keepStaffed(s, from, things);
  const rest = names.filter((_, i) => !kept.includes(nth(things, i)));
  return rest.length > 0 ? tidied(rest) : names;
}
/** A smallest part of the crew, taken in order, that still staffs the ship. */
export function keepStaffed(s: Blaze, ship: Thing, crew: readonly Thing[]): Thing[] {
  const people = crew.filter((c) => isPersonnelThing(s, c) && s.captor[c] === NONE);
  let kept = [...people];
  if (!staffs(s, ship, kept)) return [];
  for (const c of people) {
    const fewer = kept.filter((x) => x !== c);
    if (staffs(s, ship, fewer)) kept = fewer;
  }
  return kept;
}

/** Followed and forgotten. */
function follow(s: Blaze, seat: Seat, from: Place, to: Place, moved: readonly Thing[]): void {
  const watcher = other(seat);
  if (!isCovered(s, from) || hasGuard(s, from, watcher) || hasGuard(s, to, watcher) || !isCovered(s, to)) {
    for (const c of moved) see(s, c);
    return;
  }
  for (const kind of ['personnel', 'equipment'] as const) {
    const could = movable(s, seat, from).filter((c) => faceOf(s, c).kind === kind && s.captor[c] === NONE);
    const went = moved.filter((c) => could.includes(c));
    if (went.length === 0 || went.length === could.length) continue;
    // Alike only if the watcher can see that they are: otherwise what he forgets would tell him who they were.
    if (could.every((c) => has(s, c, SEEN) && s.design[c] === s.design[nth(could, 0)])) continue;
    for (const c of could) if (isPlain(s, c)) clear(s, c, SEEN);
  }
}

// —— walking ——

/** Places in reach on foot: a docked ship and its host, the sites of a Nor up to one that is held against the group (BOG-B47). */
export function walkTo(s: Blaze, seat: Seat, from: Place): Place[] {
  if (from < 0 || !isCovered(s, from)) return [];
  const places: Place[] = [];
  if (isShipThing(s, from)) {
    if (isDocked(s, from) && s.controller[from] === seat) places.push(hostOf(s, from));
    return places;
  }
  for (const c of s.inPlay) if (s.host[c] === from && isShipThing(s, c) && s.controller[c] === seat) places.push(c);
  if (!isSiteThing(s, from)) return places;
  const sites = sitesOf(s, placeOf(s, from));
  const at = sites.indexOf(from);
  for (const step of [-1, 1])
    for (let i = at + step; i >= 0 && i < sites.length; i += step) {
      places.push(nth(sites, i));
      if (isManned(s, nth(sites, i), other(seat))) break;
    }
  return places;
}
export function walkPairs(s: Blaze, seat: Seat): [Place, Place][] {
  const pairs: [Place, Place][] = [];
  const tried = new Set<Place>();
  for (const c of s.inPlay) {
    const from = placeOf(s, c);
    if (s.controller[c] !== seat || from < 0 || tried.has(from) || !isCovered(s, from)) continue;
    tried.add(from);
    if (walkers(s, seat, from).length === 0) continue;
    for (const to of walkTo(s, seat, from)) pairs.push([from, to]);
  }
  // By place: the numbers of those who walk would tell too much (BOG-R69).
  return pairs.sort(([a], [b]) => a - b);
}
export const whyNotWalk = (s: Blaze, seat: Seat, from: Place, to: Place): Reason | null =>
  walkPairs(s, seat).some(([a, b]) => a === from && b === to) ? null : NO_WALK;

// —— pods ——

/** IT06: ships with transporters where a pod of the seat is. */
export const fetchPairs = (s: Blaze, seat: Seat): [Thing, Thing][] =>
  s.inPlay
    .filter((c) => is(s, c, 'pod') && s.controller[c] === seat)
    .flatMap((pod) =>
      shipsOf(s, seat)
        .filter((ship) => s.at[ship] === s.at[pod] && hasTransporters(s, ship) && !isCloaked(s, ship))
        .map((ship): [Thing, Thing] => [pod, ship]),
    );
export function whyNotFetch(s: Blaze, seat: Seat, pod: Thing, ship: Thing): Reason | null {
  if (!s.inPlay.includes(pod) || s.design[pod] !== K.pod || s.controller[pod] !== seat) return NO_POD;
  if (!shipsOf(s, seat).includes(ship)) return NOT_YOURS;
  if (s.at[ship] !== s.at[pod]) return NO_POD;
  if (isCloaked(s, ship)) return IS_CLOAKED;
  return hasTransporters(s, ship) ? null : OFF_LINE;
}
export function fetchPod(t: BlazeTable, seat: Seat, pod: Thing, ship: Thing): void {
  const { state: s } = t;
  const saved = s.inPlay.filter((c) => s.at[c] === pod && isPersonnelThing(s, c));
  for (const c of saved) s.at[c] = ship;
  t.emit({ type: 'beamed', seat, from: pod, to: ship, ends: [cardAt(s, pod), cardAt(s, ship)], n: saved.length, cards: [] });
  discardThing(t, pod);
}
