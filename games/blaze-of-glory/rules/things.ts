/** Questions about where things are and whose they are (BOG-B8). Nothing here changes anything. */

import type { Seat, Table } from '@bridgehead/kernel';
import {
  type Affiliation,
  BORG,
  CARDASSIAN,
  type CardId,
  type Design,
  DOMINION,
  EQUIPMENT_KIND,
  FACILITY_KIND,
  type Face,
  face,
  idOf,
  K,
  type Keyword,
  KIND_OF,
  NEUTRAL,
  NON_ALIGNED,
  numberOf,
  PERSONNEL_KIND,
  SHIP_KIND,
  SITE_KIND,
  TACTIC_LIMIT,
  WORD_OF,
} from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import type { BlazeEvent } from '../events.ts';
import {
  ASSIMILATED,
  BATTLE_BRIDGE,
  type Blaze,
  BRAINWASHED,
  battleOf,
  CONTINUUM,
  controllerOf,
  designOf,
  FACE_DOWN,
  flagsOf,
  IN_BRIG,
  isSurface,
  type Location,
  locationAt,
  NONE,
  type Place,
  placeOf,
  SEEN,
  STOPPED,
  space,
  TENT,
  type Thing,
  UNATTENDED,
} from '../state.ts';

export type BlazeTable = Table<Blaze, BlazeEvent>;

export const other = (seat: Seat): Seat => 1 - seat;
export const faceOf = (s: Blaze, c: Thing): Face => face(designOf(s, c));
/** The card that stands for a place where everybody sees it: the ship or facility, or the mission; '' for none. */
export function cardAt(s: Blaze, place: Place): CardId | '' {
  if (place >= 0) return s.inPlay.includes(place) && !has(s, place, FACE_DOWN) ? idOf(designOf(s, place)) : '';
  const mission = s.mission[locationAt(place)];
  return mission === undefined ? '' : idOf(mission);
}
/** Does it carry the word? */
export const is = (s: Blaze, c: Thing, word: Keyword): boolean => WORD_OF[designOf(s, c)] === word;
export const has = (s: Blaze, c: Thing, flag: number): boolean => (flagsOf(s, c) & flag) !== 0;
export const isThing = (s: Blaze, value: unknown): value is Thing => typeof value === 'number' && s.inPlay.includes(value);

/** Where a thing is in the end: the location of the ship it is aboard, and so on; NONE on the table. */
export function locationOf(s: Blaze, c: Thing): Location {
  let place = placeOf(s, c);
  while (place >= 0) place = placeOf(s, place);
  return locationAt(place);
}
/** The same for a place. */
export const locationOfPlace = (s: Blaze, place: Place): Location => (place >= 0 ? locationOf(s, place) : locationAt(place));

export const isShipThing = (s: Blaze, c: Thing): boolean => KIND_OF[designOf(s, c)] === SHIP_KIND;
export const isFacilityThing = (s: Blaze, c: Thing): boolean => KIND_OF[designOf(s, c)] === FACILITY_KIND;
export const isSiteThing = (s: Blaze, c: Thing): boolean => KIND_OF[designOf(s, c)] === SITE_KIND;
export const isPersonnelThing = (s: Blaze, c: Thing): boolean => KIND_OF[designOf(s, c)] === PERSONNEL_KIND;
export const isOutpostThing = (s: Blaze, c: Thing): boolean => faceOf(s, c).row.stance === 'outpost';
/** Asked so often that looking the words up would cost. */
const NOR = K.Nor;
const BORG_SHIP = K['Borg Ship'];
const POD = K.pod;
export const isNor = (s: Blaze, c: Thing): boolean => s.design[c] === NOR;
/** The Borg Ship dilemma on the spaceline. */
export const isBorgShip = (s: Blaze, c: Thing): boolean => s.design[c] === BORG_SHIP;
/** What fires and is fired at: ships, facilities, the Borg Ship dilemma. */
export const isVessel = (s: Blaze, c: Thing): boolean => {
  const kind = KIND_OF[designOf(s, c)];
  return kind === SHIP_KIND || kind === FACILITY_KIND || isBorgShip(s, c);
};

/** A ship, an outpost or a site: who is there is not for everybody to see. */
export function isCovered(s: Blaze, place: Place): boolean {
  if (place < 0) return false;
  const kind = KIND_OF[designOf(s, place)];
  return kind === SHIP_KIND || kind === SITE_KIND || (kind === FACILITY_KIND && s.design[place] !== NOR);
}
/** Somewhere that personnel can act: a covered place or a planet. */
export const isPost = (s: Blaze, place: Place): boolean => isSurface(place) || isCovered(s, place);
/** The ship or facility that a covered place belongs to: a site's Nor, else the place itself. */
export const vesselOf = (s: Blaze, place: Place): Thing => (place >= 0 && isSiteThing(s, place) ? placeOf(s, place) : place);
/** Covered places of a ship or facility: itself, or the sites of a Nor. */
export const roomsOf = (s: Blaze, vessel: Thing): Thing[] => (isNor(s, vessel) ? sitesOf(s, vessel) : [vessel]);
export const sitesOf = (s: Blaze, nor: Thing): Thing[] =>
  s.inPlay.filter((c) => s.at[c] === nor && isSiteThing(s, c)).sort((a, b) => designOf(s, a) - designOf(s, b));
export const siteOf = (s: Blaze, nor: Thing, design: Design): Thing =>
  s.inPlay.find((c) => s.at[c] === nor && s.design[c] === design) ?? NONE;

export const affiliationOf = (s: Blaze, c: Thing): Affiliation => {
  const changed = nth(s.allegiance, c);
  return changed !== NONE ? changed : isBorgShip(s, c) ? BORG : faceOf(s, c).affiliation;
};
/** A captive that is not Brainwashed: disabled, in no crew (BOG-53, BOG-R36). */
export const isCaptive = (s: Blaze, c: Thing): boolean => s.captor[c] !== NONE && !has(s, c, BRAINWASHED);

export type Condition = 'trap' | 'brig' | 'escorted' | 'brainwashed' | 'unattended';
/** BOG-59; null for somebody who is no captive. */
export function conditionOf(s: Blaze, c: Thing): Condition | null {
  if (s.captor[c] === NONE) return null;
  if (has(s, c, BRAINWASHED)) return 'brainwashed';
  if (has(s, c, IN_BRIG)) return 'brig';
  if (has(s, c, UNATTENDED)) return 'unattended';
  return isPost(s, placeOf(s, c)) ? 'escorted' : 'trap';
}
export const isHeld = (s: Blaze, c: Thing): boolean => {
  const condition = conditionOf(s, c);
  return condition === 'trap' || condition === 'brig' || condition === 'escorted';
};

// —— who is where ——

export const hasOpen = (s: Blaze, seat: Seat, word: Keyword): boolean => {
  for (const c of s.inPlay) if (is(s, c, word) && s.controller[c] === seat && !has(s, c, FACE_DOWN)) return true;
  return false;
};
/** The seat's personnel at a place, active or not; captives left out, Brainwashed ones in. */
export function peopleAt(s: Blaze, place: Place, seat: Seat): Thing[] {
  const found: Thing[] = [];
  for (const c of s.inPlay) if (s.at[c] === place && s.controller[c] === seat && isPersonnelThing(s, c) && !isCaptive(s, c)) found.push(c);
  return found;
}
export function activeAt(s: Blaze, place: Place, seat: Seat): Thing[] {
  const found: Thing[] = [];
  for (const c of s.inPlay) if (s.at[c] === place && s.controller[c] === seat && isPersonnelThing(s, c) && isActive(s, c)) found.push(c);
  return found;
}
export function isManned(s: Blaze, place: Place, seat: Seat): boolean {
  for (const c of s.inPlay) if (s.at[c] === place && s.controller[c] === seat && isPersonnelThing(s, c) && isActive(s, c)) return true;
  return false;
}
/** BOG-B8: active, or merely stopped. */
export const isGuard = (s: Blaze, c: Thing): boolean =>
  isPersonnelThing(s, c) && !isCaptive(s, c) && isPost(s, placeOf(s, c)) && !isDisabled(s, c);
export function hasGuard(s: Blaze, place: Place, seat: Seat): boolean {
  for (const c of s.inPlay) if (s.at[c] === place && s.controller[c] === seat && isGuard(s, c)) return true;
  return false;
}
/** BOG-B8: no active opposing personnel present. */
export const isUnopposed = (s: Blaze, place: Place, seat: Seat): boolean => !isManned(s, place, other(seat));
export const equipmentAt = (s: Blaze, place: Place, seat: Seat): Thing[] =>
  s.inPlay.filter((c) => s.at[c] === place && s.controller[c] === seat && KIND_OF[designOf(s, c)] === EQUIPMENT_KIND);
export const captivesAt = (s: Blaze, place: Place, captor: Seat): Thing[] =>
  s.inPlay.filter((c) => s.captor[c] === captor && s.at[c] === place && isCaptive(s, c));
export const rogueBorgAt = (s: Blaze, ship: Thing): Thing[] => s.inPlay.filter((c) => s.at[c] === ship && is(s, c, 'Rogue Borg'));
/** All personnel aboard a ship or facility, of both seats: for casualties (BOG-R23). */
export const everybodyAboard = (s: Blaze, vessel: Thing): Thing[] => {
  const rooms = roomsOf(s, vessel);
  return s.inPlay.filter((c) => isPersonnelThing(s, c) && rooms.includes(placeOf(s, c)));
};
/** The seat's active personnel aboard a ship or facility. */
export function crewOf(s: Blaze, vessel: Thing, seat: Seat): Thing[] {
  if (!isNor(s, vessel)) return activeAt(s, vessel, seat);
  return sitesOf(s, vessel).flatMap((site) => activeAt(s, site, seat));
}
/** The seat's personnel aboard a ship or facility who have skills to bring: the stopped too, not the disabled (BOG-B18, BOG-B19). */
export const handsAboard = (s: Blaze, vessel: Thing, seat: Seat): Thing[] =>
  roomsOf(s, vessel).flatMap((room) => peopleAt(s, room, seat).filter((c) => !isDisabled(s, c)));
export const isDocked = (s: Blaze, ship: Thing): boolean => isShipThing(s, ship) && s.host[ship] !== NONE;
/** A Sphere inside a Cube. */
export const isInside = (s: Blaze, ship: Thing): boolean => placeOf(s, ship) >= 0;
export const vesselsAt = (s: Blaze, location: Location): Thing[] => s.inPlay.filter((c) => s.at[c] === space(location) && isVessel(s, c));
/** Locations where the seat has ships or facilities. */
export function vesselLocations(s: Blaze, seat: Seat): Location[] {
  const found: Location[] = [];
  for (const c of s.inPlay) {
    if (s.controller[c] !== seat || !isVessel(s, c)) continue;
    const location = locationAt(placeOf(s, c));
    if (location !== NONE && !found.includes(location)) found.push(location);
  }
  return found;
}
export const shipsOf = (s: Blaze, seat: Seat): Thing[] => s.inPlay.filter((c) => isShipThing(s, c) && s.controller[c] === seat);
export const facilitiesOf = (s: Blaze, seat: Seat): Thing[] => s.inPlay.filter((c) => isFacilityThing(s, c) && s.controller[c] === seat);
export const outpostsOf = (s: Blaze, seat: Seat): Thing[] => facilitiesOf(s, seat).filter((c) => isOutpostThing(s, c));

// —— compatible, disabled, active ——

/** BOG-B5, without the Brainwashed. */
export function areCompatible(s: Blaze, seat: Seat, a: Affiliation, b: Affiliation): boolean {
  if (a === b) return true;
  if (a === BORG || b === BORG) return false;
  if (a === NON_ALIGNED || a === NEUTRAL || b === NON_ALIGNED || b === NEUTRAL) return true;
  const joined = (a === CARDASSIAN && b === DOMINION) || (a === DOMINION && b === CARDASSIAN);
  return joined && hasOpen(s, seat, 'treaty');
}
export const fitsWith = (s: Blaze, c: Thing, affiliation: Affiliation): boolean =>
  has(s, c, BRAINWASHED) || areCompatible(s, controllerOf(s, c), affiliationOf(s, c), affiliation);

/** BOG-B6, BOG-B19, BOG-53, BOG-78, BOG-R75: no skills, attributes or icons, and cannot act. */
export function isDisabled(s: Blaze, c: Thing): boolean {
  if (s.captor[c] !== NONE) {
    if (!has(s, c, BRAINWASHED)) return true;
  }
  const place = placeOf(s, c);
  if (!isPost(s, place)) return false;
  const seat = controllerOf(s, c);
  const vessel = place >= 0 ? vesselOf(s, place) : NONE;
  const isOwn = vessel !== NONE && s.controller[vessel] === seat;
  if (vessel !== NONE && !isOwn && isHemmedIn(s, c, vessel)) return true;
  if (!isPersonnelThing(s, c) || has(s, c, BRAINWASHED)) return false;
  const mine = affiliationOf(s, c);
  const allegiance = isOwn ? affiliationOf(s, vessel) : allegianceOfTeam(s, place, seat);
  return allegiance !== NONE && mine !== allegiance && !areCompatible(s, seat, mine, allegiance);
}

/** BOG-R75: the affiliation most of the team has; Non-Aligned not counted, ties to the first in the list. NONE if nobody counts. */
function allegianceOfTeam(s: Blaze, place: Place, seat: Seat): Affiliation {
  const counted = [0, 0, 0, 0, 0, 0];
  for (const c of s.inPlay) {
    if (s.at[c] !== place || s.controller[c] !== seat || s.captor[c] !== NONE || !isPersonnelThing(s, c)) continue;
    const affiliation = affiliationOf(s, c);
    if (affiliation < NON_ALIGNED) counted[affiliation] = nth(counted, affiliation) + 1;
  }
  let most = NONE;
  for (let affiliation = 0; affiliation <= BORG; affiliation++)
    if (nth(counted, affiliation) > 0 && (most === NONE || nth(counted, affiliation) > nth(counted, most))) most = affiliation;
  return most;
}

/** BOG-78, EV09: intruders on a ship whose controller has a force field are disabled unless enough of them are aboard. */
function isHemmedIn(s: Blaze, c: Thing, ship: Thing): boolean {
  if (!isShipThing(s, ship)) return false; // BOG-R45
  const keeper = controllerOf(s, ship);
  if (keeper === NONE || keeper === s.controller[c]) return false;
  const isRogue = is(s, c, 'Rogue Borg');
  const field = s.inPlay.find(
    (one) =>
      is(s, one, 'force field') &&
      s.controller[one] === keeper &&
      (isRogue || s.inPlay.some((x) => s.at[x] === one && is(s, x, 'intruder alert'))),
  );
  if (field === undefined) return false;
  const extended = s.inPlay.some((x) => s.at[x] === field && is(s, x, 'intruder alert'));
  let intruders = 0;
  for (const x of s.inPlay) {
    if (s.at[x] !== ship || s.controller[x] === keeper) continue;
    if (is(s, x, 'Rogue Borg') || (extended && isPersonnelThing(s, x) && !isCaptive(s, x))) intruders++;
  }
  return intruders < numberOf(K['force field'], 'least');
}

/** BOG-B8: not stopped, disabled, captive, lost or in a pod. */
export function isActive(s: Blaze, c: Thing): boolean {
  return (flagsOf(s, c) & STOPPED) === 0 && isPost(s, placeOf(s, c)) && !isDisabled(s, c);
}
export const isBorgThing = (s: Blaze, c: Thing): boolean => affiliationOf(s, c) === BORG;
export const isAssimilated = (s: Blaze, c: Thing): boolean => has(s, c, ASSIMILATED);

/** Does the seat know who this is? Own cards, open places, and those that it could follow. */
export const isKnownTo = (s: Blaze, c: Thing, seat: Seat): boolean =>
  seat === NONE || s.controller[c] === seat || has(s, c, SEEN) || !isHiding(s, placeOf(s, c));
/** What lies on somebody, or whose he was before, shows where he is. */
export const isPlain = (s: Blaze, c: Thing): boolean =>
  s.owner[c] === s.controller[c] && s.captor[c] === NONE && !has(s, c, ASSIMILATED) && !s.inPlay.some((x) => s.at[x] === c);
/** A covered place, or a pod: people there are known only if they were seen. */
export const isHiding = (s: Blaze, place: Place): boolean => isCovered(s, place) || (place >= 0 && s.design[place] === POD);

/** BOG-1, BOG-4, BOG-R82: side decks that were brought and opened. */
export const hasBattleBridge = (s: Blaze, seat: Seat): boolean => (nth(s.open, seat) & BATTLE_BRIDGE) !== 0;
export const hasContinuum = (s: Blaze, seat: Seat): boolean => (nth(s.open, seat) & CONTINUUM) !== 0;
export const hasTent = (s: Blaze, seat: Seat): boolean => (nth(s.open, seat) & TENT) !== 0;
/** BOG-16, and what cards in this battle add to it. */
export const tacticLimit = (s: Blaze, seat: Seat): number => TACTIC_LIMIT + nth(battleOf(s).limit, seat);

/** What a seat has still to seed, of one sort. */
export const seedsOf = (s: Blaze, seat: Seat, fits: (d: Design) => boolean): Design[] => cardsOf(s.seeds, seat).filter(fits);
