/** Reporting for duty, and playing facilities and sites (BOG-B7, B9, B10, BOG-68 to BOG-71, R43, R44, R59, R72, R73). */

import { because, type Reason, type Seat } from '@bridgehead/kernel';
import { BORG, CARDASSIAN, type Design, FEDERATION, face, isEquipment, isPersonnel, isShip, K, numberOf, SKILL } from '../cards/index.ts';
import { type Blaze, designOf, isSpace, type Location, MARKED, NONE, type Place, placeOf, surface, type Thing } from '../state.ts';
import { enter } from './changes.ts';
import { allLocations, isPlanet, missionOf, quadrantOf } from './map.ts';
import { hasSkill } from './people.ts';
import {
  activeAt,
  affiliationOf,
  areCompatible,
  faceOf,
  facilitiesOf,
  has,
  is,
  isActive,
  isNor,
  isPersonnelThing,
  isShipThing,
  isUnopposed,
  locationOf,
  shipsOf,
  sitesOf,
  vesselOf,
} from './things.ts';

const IN_PLAY = because('BOG-B7', 'bog.no.persona');
const INCOMPATIBLE = because('BOG-B9', 'bog.no.incompatible');
const NOT_YOURS = because('BOG-B9', 'bog.no.facility-yours');
const NO_GAMMA = because('BOG-68', 'bog.no.gamma-icon');
const NO_GAMMA_SHIP = because('BOG-71', 'bog.no.gamma-icon');
const GAMMA_ONLY = because('BOG-R43', 'bog.no.gamma-only');
const NOT_ADMITTED = because('BOG-B10', 'bog.no.site');
const ONE_FACILITY = because('BOG-B9', 'bog.no.one-facility');
const SAME_SITE = because('BOG-R73', 'bog.no.same-site');
const NO_ENGINEER = because('BOG-R62', 'bog.no.engineer');
const NOT_PLAYED = because('BOG-R62', 'bog.no.not-now');

/** BOG-B7, BOG-R49, BOG-R71: a unique card or persona that the seat owns is in play, captured copies counted. */
export function isDoubled(s: Blaze, seat: Seat, design: Design): boolean {
  const { row, persona, kind } = face(design);
  if (!row.unique || (kind !== 'personnel' && kind !== 'ship' && kind !== 'facility' && kind !== 'site')) return false;
  for (const c of s.inPlay) {
    if (s.owner[c] !== seat) continue;
    const one = faceOf(s, c);
    if (one.kind === kind && one.persona === persona && one.row.unique) return true;
  }
  return false;
}

/** The quadrant that a facility counts as lying in: its own where it had no legal place (BOG-R59). */
function quadrantAt(s: Blaze, facility: Thing): number {
  return has(s, facility, MARKED) ? (faceOf(s, facility).row.gq ? 1 : 0) : quadrantOf(s, locationOf(s, facility));
}

/** BOG-R43, BOG-R72: card, facility and location must agree on the quadrant; Borg and equipment are native everywhere. */
function whyWrongQuadrant(s: Blaze, design: Design, facility: Thing): Reason | null {
  if (isEquipment(design) || face(design).affiliation === BORG) return null;
  const { gq } = face(design).row;
  const isBorgFacility = faceOf(s, facility).affiliation === BORG;
  const facilityInGamma = faceOf(s, facility).row.gq;
  const lies = quadrantAt(s, facility) === 1;
  const fits = (isBorgFacility || facilityInGamma === gq) && lies === gq;
  if (fits) return null;
  return gq ? GAMMA_ONLY : isShip(design) ? NO_GAMMA_SHIP : NO_GAMMA;
}

/** BOG-B9, BOG-R44: why a personnel, ship or item cannot report at a facility (an outpost, or a site of a Nor) of the seat. */
export function whyNotReportAt(s: Blaze, seat: Seat, design: Design, place: Place): Reason | null {
  if (place < 0 || !s.inPlay.includes(place)) return NOT_YOURS;
  const facility = vesselOf(s, place);
  const { kind, row } = faceOf(s, facility);
  if (kind !== 'facility' || s.controller[facility] !== seat) return NOT_YOURS;
  if (isNor(s, facility) && place === facility) return NOT_ADMITTED;
  if (!isEquipment(design) && allegiancesAt(s, seat, design, facility).length === 0) return INCOMPATIBLE;
  if (!(row.keyword === 'supply depot' && isEquipment(design))) {
    const why = whyWrongQuadrant(s, design, facility);
    if (why !== null) return why;
  }
  return isNor(s, facility) ? whySiteRefuses(s, seat, design, place) : null;
}

/** The affiliations with which a card may report there: its own; Ilon Tandro has two to pick from (PC04). */
export function allegiancesAt(s: Blaze, seat: Seat, design: Design, facility: Thing): number[] {
  const own = design === K['two sides'] ? [FEDERATION, CARDASSIAN] : [face(design).affiliation];
  return own.filter((affiliation) => areCompatible(s, seat, affiliation, affiliationOf(s, facility)));
}

/** BOG-B10, BOG-R73. */
function whySiteRefuses(s: Blaze, seat: Seat, design: Design, site: Thing): Reason | null {
  const at = designOf(s, site);
  const { row } = face(design);
  if (isShip(design)) return at === K.ports ? whyNotDockAt(s, seat, design, site, NONE) : NOT_ADMITTED;
  if (isEquipment(design)) return at === (row.weapon === true ? K.armoury : K.ops) ? null : NOT_ADMITTED;
  const { admits } = face(at).row;
  return admits !== '' && admits === row.class ? null : NOT_ADMITTED;
}

const TOO_LARGE = because('BOG-B10', 'bog.no.berth-size');
const NO_BERTH = because('BOG-B10', 'bog.no.berth');
const NO_WELCOME = because('BOG-B15', 'bog.no.admitted');
/** ‡3.6 A docking site: size, berths, and whether the ship is admitted. */
export function whyNotDockAt(s: Blaze, seat: Seat, ship: Design, site: Thing, crewPlace: Thing): Reason | null {
  const nor = vesselOf(s, site);
  if (face(ship).icons.length > numberOf(designOf(s, site), 'most')) return TOO_LARGE;
  let docked = 0;
  for (const c of s.inPlay) if (s.host[c] === site && isShipThing(s, c)) docked++;
  if (docked >= numberOf(designOf(s, site), 'berths')) return NO_BERTH;
  const affiliation = crewPlace === NONE ? face(ship).affiliation : affiliationOf(s, crewPlace);
  if (areCompatible(s, seat, affiliation, affiliationOf(s, nor))) return null;
  if (crewPlace !== NONE && activeAt(s, crewPlace, seat).some((c) => hasSkill(s, c, SKILL['V.I.P.']))) return null;
  const clerk = activeAt(s, site, seat).some((c) => hasSkill(s, c, SKILL['Computer Skill']));
  return clerk && isUnopposed(s, site, seat) ? null : NO_WELCOME;
}

/** Places where a card could report: facilities, and where its own text or a Cube's says so. */
export function reportPlaces(s: Blaze, seat: Seat, design: Design): Place[] {
  const places: Place[] = [];
  for (const facility of facilitiesOf(s, seat))
    for (const place of isNor(s, facility) ? sitesOf(s, facility) : [facility]) places.push(place);
  const isBorg = face(design).affiliation === BORG;
  if (isBorg || isEquipment(design)) places.push(...shipsOf(s, seat).filter((c) => is(s, c, 'cube')));
  if (design === K.carried) {
    for (const c of s.inPlay)
      if (
        s.controller[c] === seat &&
        isPersonnelThing(s, c) &&
        faceOf(s, c).row.species === 'Klingon' &&
        isActive(s, c) &&
        !places.includes(placeOf(s, c))
      )
        places.push(placeOf(s, c));
  }
  if (design === K['boards the deserted'])
    for (const c of s.inPlay) if (isShipThing(s, c) && isDeserted(s, c) && !places.includes(c)) places.push(c);
  return places;
}
/** PK07: a ship of Federation affiliation with no personnel aboard. */
const isDeserted = (s: Blaze, ship: Thing): boolean =>
  affiliationOf(s, ship) === FEDERATION && isSpace(placeOf(s, ship)) && !s.inPlay.some((c) => s.at[c] === ship && isPersonnelThing(s, c));

/** Why this card cannot report there; null if it may. The card play itself is the turn's affair. */
export function whyNotReport(s: Blaze, seat: Seat, design: Design, place: Place): Reason | null {
  if (!isPersonnel(design) && !isShip(design) && !isEquipment(design)) return NOT_PLAYED;
  if (isDoubled(s, seat, design)) return IN_PLAY;
  if (place >= 0 && s.inPlay.includes(place)) {
    if (is(s, place, 'cube') && s.controller[place] === seat && reportsAboardCube(design)) return null;
    if (design === K['boards the deserted'] && isShipThing(s, place)) return isDeserted(s, place) ? null : NOT_YOURS;
  }
  if (design === K.carried) {
    const klingon = (c: Thing) =>
      s.at[c] === place && s.controller[c] === seat && faceOf(s, c).row.species === 'Klingon' && isPersonnelThing(s, c) && isActive(s, c);
    if (s.inPlay.some(klingon)) return null;
  }
  return whyNotReportAt(s, seat, design, place);
}
/** BS1, BS2: Borg personnel and equipment, and a Sphere, aboard the Cube. */
const reportsAboardCube = (design: Design): boolean =>
  isEquipment(design) || (face(design).affiliation === BORG && (isPersonnel(design) || design === K.sphere));

/** The card is there: ships docked, the rest aboard; a Sphere inside its Cube. */
export function putAt(s: Blaze, seat: Seat, design: Design, place: Place): Thing {
  if (!isShip(design)) return enter(s, design, seat, place);
  if (is(s, place, 'cube')) return enter(s, design, seat, place);
  const ship = enter(s, design, seat, placeOf(s, vesselOf(s, place)));
  s.host[ship] = place;
  return ship;
}

// —— facilities and sites from the hand ——

/** Why the seat cannot play this facility at a location. */
export function whyNotBuild(s: Blaze, seat: Seat, design: Design, location: Location): Reason | null {
  if (hasFacility(s, seat, location)) return ONE_FACILITY;
  const mission = face(missionOf(s, location));
  if (mission.kind !== 'mission') return NOT_PLAYED;
  const { row, affiliation } = face(design);
  switch (row.builds) {
    case 'kin':
      return engineersAt(s, seat, location).some((c) => affiliationOf(s, c) === affiliation) ? null : NO_ENGINEER;
    case 'space':
      if (mission.row.type !== 'S') return NOT_PLAYED;
      return engineersAt(s, seat, location).length > 0 ? null : NO_ENGINEER;
    case 'Cardassian':
      return String(mission.row.icons).includes('Car') ? null : NOT_PLAYED;
    default:
      return NOT_PLAYED;
  }
}
export const hasFacility = (s: Blaze, seat: Seat, location: Location): boolean =>
  facilitiesOf(s, seat).some((c) => locationOf(s, c) === location);
export const engineersAt = (s: Blaze, seat: Seat, location: Location): Thing[] =>
  s.inPlay.filter(
    (c) =>
      s.controller[c] === seat &&
      isPersonnelThing(s, c) &&
      locationOf(s, c) === location &&
      isActive(s, c) &&
      hasSkill(s, c, SKILL.ENGINEER),
  );
export const buildLocations = (s: Blaze, seat: Seat, design: Design): Location[] =>
  allLocations(s).filter((location) => whyNotBuild(s, seat, design, location) === null);

/** BOG-R73: one site of each title, to a Nor you control. */
export function whyNotAddSite(s: Blaze, seat: Seat, design: Design, nor: Thing): Reason | null {
  if (!s.inPlay.includes(nor) || !isNor(s, nor) || s.controller[nor] !== seat) return NOT_YOURS;
  if (sitesOf(s, nor).some((site) => s.design[site] === design)) return SAME_SITE;
  return isDoubled(s, seat, design) ? IN_PLAY : null;
}

/** Where a facility may be seeded; any mission the player seeded if nowhere (BOG-R59). */
export function seedLocations(s: Blaze, seat: Seat, design: Design): { readonly locations: Location[]; readonly misplaced: boolean } {
  const free = allLocations(s).filter((location) => face(missionOf(s, location)).kind === 'mission' && !hasFacility(s, seat, location));
  const fitting = free.filter((location) => fitsForSeed(s, seat, design, location));
  if (fitting.length > 0) return { locations: fitting, misplaced: false };
  const own = free.filter((location) => s.missionOwner[location] === seat);
  return { locations: own, misplaced: true };
}
function fitsForSeed(s: Blaze, seat: Seat, design: Design, location: Location): boolean {
  const { row, admits } = face(missionOf(s, location));
  const icons = String(row.icons);
  switch (face(design).row.seeds) {
    case 'space':
      return row.type === 'S';
    case 'Gamma':
      return row.quadrant === 'Gamma';
    case 'Cardassian':
      return icons.includes('Car');
    case 'open space':
      return row.type === 'S' && (icons === 'any' || icons === 'none');
    default:
      return s.missionOwner[location] === seat && admits[face(design).affiliation] === true;
  }
}
/** Planets, for a Devidian Door. */
export const planets = (s: Blaze): Place[] =>
  allLocations(s)
    .filter((location) => isPlanet(s, location))
    .map(surface);
