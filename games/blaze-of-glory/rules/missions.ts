/** Mission attempts and scouting (BOG-B28 to BOG-B31, BOG-B39). */

import { because, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { BORG, face, idOf, K, meets, numberOf } from '../cards/index.ts';
import { known, nth } from '../entries.ts';
import { type Blaze, designOf, isSurface, type Location, NONE, type Place, placeOf, STOPPED, TABLE, type Thing } from '../state.ts';
import { drawCards, score, seeAll, settle, stop } from './changes.ts';
import { foundAgain } from './custom.ts';
import { meetDilemma } from './dilemmas.ts';
import { sourceOf } from './download.ts';
import { settleScores } from './end.ts';
import { asWatched, type FigureTerm, isCloaked, isOffLine, weaponsOf } from './figures.ts';
import { isPlanet, missionOf } from './map.ts';
import { byCopy } from './names.ts';
import { teamFacts } from './people.ts';
import { playCard } from './play.ts';
import { lendersOf, show, tellUnmet, unseenOf } from './proofs.ts';
import { hasFacility } from './report.ts';
import { gunners, isStaffed, mans, whyNotUseWeapons } from './staffing.ts';
import {
  activeAt,
  affiliationOf,
  type BlazeTable,
  equipmentAt,
  faceOf,
  has,
  is,
  isBorgThing,
  isDocked,
  isInside,
  isShipThing,
  locationOf,
  locationOfPlace,
  vesselsAt,
} from './things.ts';

const FIRST_TURN = because('BOG-R91', 'bog.no.first-turn');
const SOLVED = because('BOG-B31', 'bog.no.solved');
const NOBODY = because('BOG-B28', 'bog.no.attempt');
const SENSORS = because('BOG-35', 'bog.no.sensors');
const DOCKED = because('BOG-B28', 'bog.no.attempt-docked');
const CLOAK = because('BOG-B17', 'bog.no.cloaked');
const UNSTAFFED = because('BOG-B4', 'bog.no.staff');
const IS_STOPPED = because('BOG-B18', 'bog.no.stopped');
const BORG_SCOUT = because('BOG-B39', 'bog.no.borg-attempt');
const NO_OBJECTIVE = because('BOG-B39', 'bog.no.objective');
const WEAPONS = because('BOG-R62', 'bog.no.here-weapons');

/** The ship conditions that attempts and scouting share; null for an Away Team. */
function whyShipCannot(s: Blaze, seat: Seat, place: Place): Reason | null {
  if (place < 0) return null;
  if (!s.inPlay.includes(place) || !isShipThing(s, place) || s.controller[place] !== seat || isInside(s, place)) return NOBODY;
  if (has(s, place, STOPPED)) return IS_STOPPED;
  if (isDocked(s, place)) return DOCKED;
  if (isCloaked(s, place)) return CLOAK;
  if (isOffLine(s, place, 'sensors-off')) return SENSORS;
  return isStaffed(s, place) ? null : UNSTAFFED;
}
/** A ship in space for a space mission, a team on the surface for a planet. */
function missionAt(s: Blaze, place: Place): Location {
  if (place >= 0 && (!s.inPlay.includes(place) || !isShipThing(s, place))) return NONE; // no other number may be asked after (BOG-R69)
  const location = locationOfPlace(s, place);
  if (location < 0 || location >= s.mission.length || face(missionOf(s, location)).kind !== 'mission') return NONE;
  return isPlanet(s, location) === isSurface(place) ? location : NONE;
}

export function whyNotAttempt(s: Blaze, seat: Seat, place: Place): Reason | null {
  const location = missionAt(s, place);
  if (s.turn === 1) return FIRST_TURN; // BOG-R91
  if (location === NONE) return NOBODY;
  if (s.solvedBy[location] !== NONE) return SOLVED;
  const why = whyShipCannot(s, seat, place);
  if (why !== null) return why;
  const team = activeAt(s, place, seat);
  if (team.some((c) => isBorgThing(s, c))) return BORG_SCOUT;
  const { admits, row } = face(missionOf(s, location));
  if (!team.some((c) => admits[affiliationOf(s, c)] === true)) return NOBODY;
  return row.hereWeapons !== undefined && weaponsHere(s, seat, location) <= row.hereWeapons ? WEAPONS : null;
}
/** M17: total WEAPONS of the seat's cards at the location that may use them (BOG-R97). */
const weaponsHere = (s: Blaze, seat: Seat, location: Location): number =>
  armsOf(s, seat, location).reduce((sum, c) => sum + weaponsOf(s, c), 0);
const armsOf = (s: Blaze, seat: Seat, location: Location): Thing[] =>
  vesselsAt(s, location).filter((c) => s.controller[c] === seat && whyNotUseWeapons(s, c) === null);
/** M06, M17: are their WEAPONS above this? If those that everybody knows of are not enough, the others who add to them are named (BOG-R70). */
function isArmed(t: BlazeTable, seat: Seat, location: Location, vessels: readonly Thing[], above: number): boolean {
  const { state: s } = t;
  const terms: FigureTerm[] = [];
  const sum = (of: (c: Thing) => number): number => vessels.reduce((n, c) => n + of(c), 0);
  const weapons = sum((c) => weaponsOf(s, c, undefined, terms));
  if (sum((c) => weaponsOf(s, c, asWatched(s, c))) > above) return true;
  const lenders = unseenOf(s, lendersOf(s, terms));
  if (lenders.length > 0) show(t, lenders);
  else tellUnmet(t, armsOf(s, seat, location), seat, missionOf(s, location));
  return weapons > above;
}

/** One for each of these who makes it able to fire; somebody known if there is one (BOG-R70). */
const gunnersShown = (s: Blaze, arms: readonly Thing[], seat: Seat): Thing[] =>
  arms.flatMap((vessel) => {
    const able = gunners(s, vessel, seat).filter((c) => mans(s, c, vessel));
    return unseenOf(s, able).length < able.length
      ? []
      : able.sort((a, b) => designOf(s, a) - designOf(s, b) || byCopy(s, a, b)).slice(0, 1);
  });

/** the mission picked by a revealed OB4 or OB5 that is not complete yet. */
export function whyNotScout(s: Blaze, seat: Seat, place: Place): Reason | null {
  if (s.turn === 1) return FIRST_TURN; // BOG-R91
  const location = missionAt(s, place);
  if (location === NONE || !isPicked(s, seat, location)) return NO_OBJECTIVE;
  if ((nth(s.scouted, location) & (1 << seat)) !== 0) return SOLVED;
  const why = whyShipCannot(s, seat, place);
  if (why !== null) return why;
  return activeAt(s, place, seat).some((c) => isBorgThing(s, c)) ? null : NO_OBJECTIVE;
}
/** A revealed objective of the seat means this location. */
export const isPicked = (s: Blaze, seat: Seat, location: Location): boolean =>
  s.inPlay.some(
    (c) =>
      (is(s, c, 'planet objective') || is(s, c, 'space objective')) &&
      s.controller[c] === seat &&
      s.at[c] === TABLE &&
      s.host[c] === location,
  );

/** Crews and Away Teams that could try, by place. */
export function teamsOf(s: Blaze, seat: Seat, why: (s: Blaze, seat: Seat, place: Place) => Reason | null): Place[] {
  const places: Place[] = [];
  for (const c of s.inPlay) {
    const place = isShipThing(s, c) ? c : placeOf(s, c);
    if (s.controller[c] !== seat || (place >= 0 && place !== c) || places.includes(place) || place === TABLE) continue;
    if (why(s, seat, place) === null) places.push(place);
  }
  return places.sort((a, b) => a - b);
}

/** A1 to A4. */
export function* attempt(t: BlazeTable, seat: Seat, place: Place, scouting: boolean): Rules<void> {
  const { state: s } = t;
  const location = locationOfPlace(s, place);
  const team = activeAt(s, place, seat).filter((c) => !scouting || isBorgThing(s, c)); // A1
  const gear = equipmentAt(s, place, seat); // BOG-B8: it belongs to the crew, and adds to what it brings (BOG-R70)
  seeAll(s, [...team, ...gear]);
  s.attempt = { seat, location, place, scouting };
  t.reveal({
    type: scouting ? 'scouted' : 'attempted',
    seat,
    card: idOf(missionOf(s, location)),
    location,
    cards: [...team, ...gear].map((c) => idOf(designOf(s, c))),
  });
  const { hereWeapons } = face(missionOf(s, location)).row;
  if (!scouting && hereWeapons !== undefined) {
    const arms = armsOf(s, seat, location);
    show(t, gunnersShown(s, arms, seat));
    isArmed(t, seat, location, arms, hereWeapons);
  }
  const able = () => team.filter((c) => s.inPlay.includes(c) && s.at[c] === place && activeAt(s, place, seat).includes(c));
  const stack = nth(s.stacks, location);
  for (let from = 0; from < stack.length && t.result === null; ) {
    const result = yield* meetDilemma(t, known(s.attempt), from, able());
    settle(t);
    settleScores(t); // BOG-B46: points of a dilemma may be enough
    if (t.result !== null) return;
    if (result === 'stopped' || able().length === 0) {
      stop(s, able());
      if (place >= 0 && s.inPlay.includes(place)) stop(s, [place]);
      s.attempt = null;
      return;
    }
    if (result === 'passed') from++;
  }
  if (t.result !== null) return;
  if (scouting) {
    s.scouted[location] = nth(s.scouted, location) | (1 << seat);
    t.emit({ type: 'scoutingDone', seat, card: idOf(missionOf(s, location)) });
  } else yield* solve(t, seat, location, place, able());
  s.attempt = null;
}

/** A4, BOG-B31. */
function* solve(t: BlazeTable, seat: Seat, location: Location, place: Place, team: readonly Thing[]): Rules<void> {
  const { state: s } = t;
  const mission = missionOf(s, location);
  const { need, row } = face(mission);
  const isArmedFor = () =>
    row.shipWeapons === undefined ||
    (place >= 0 && whyNotUseWeapons(s, place) === null && isArmed(t, seat, location, [place], row.shipWeapons)); // BOG-R97
  const facts = teamFacts(s, team);
  const met = (need.word === 'all' ? need.of : [need]).map((term) => meets(term, facts));
  if (!meets(need, facts) || !isArmedFor()) {
    stop(s, team);
    if (place >= 0) stop(s, [place]);
    t.emit({ type: 'unsolved', seat, card: idOf(mission), met });
    return;
  }
  s.solvedBy[location] = seat;
  s.completed[seat] = nth(s.completed, seat) + 1;
  const points = pointsFor(s, location, team);
  t.emit({ type: 'solved', seat, card: idOf(mission), points, met });
  score(t, seat, points, idOf(mission));
  yield* foundAgain(t, location, seat);
  if (mission === K.draws) {
    const n = yield* t.choose(
      seat,
      'bog.draw',
      Array.from({ length: numberOf(mission, 'cards') + 1 }, (_, i) => numberOf(mission, 'cards') - i),
    );
    drawCards(t, seat, n);
  }
  if (mission === K['builds a depot'] && !hasFacility(s, seat, location)) {
    const wanted = yield* t.choose(seat, 'bog.depot', sourceOf(s, seat, K['supply depot']) === null ? ['no'] : ['yes', 'no']);
    if (wanted === 'yes') yield* playCard(t, seat, K['supply depot'], location, 'download', 'turn');
  }
}
/** What the mission is worth to this team: M07 more for each blood-oath member, M23 more while Borg are here. */
export function pointsFor(s: Blaze, location: Location, team: readonly Thing[]): number {
  const { row } = face(missionOf(s, location));
  const points = row.points ?? 0;
  if (row.each !== undefined) return points + row.each * team.filter((c) => faceOf(s, c).tags.includes('blood-oath')).length;
  if (row.withBorg !== undefined && isBorgHere(s, location)) return row.withBorg;
  return points;
}
const isBorgHere = (s: Blaze, location: Location): boolean =>
  s.inPlay.some((c) => (affiliationOf(s, c) === BORG || is(s, c, 'Borg Ship')) && locationOf(s, c) === location);
