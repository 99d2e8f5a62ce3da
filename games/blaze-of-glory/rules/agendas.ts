/** Hidden agenda cards: laid face down, revealed when their text can be used (BOG-B32, BOG-R85, BOG-R87). */

import { because, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import type { Moment } from '../cards/effects.ts';
import { BORG, type Design, designNumber, designsOf, face, idOf, K, numberOf, SKILL } from '../cards/index.ts';
import { known, nth } from '../entries.ts';
import {
  type Blaze,
  controllerOf,
  designOf,
  FACE_DOWN,
  isSpace,
  type Location,
  NONE,
  ownerOf,
  type Place,
  placeOf,
  TABLE,
  type Thing,
} from '../state.ts';
import { keyOf, type Target } from '../target.ts';
import { assimilatePerson } from './assimilate.ts';
import { capture, free, whyNotCapture } from './captives.ts';
import { clear, discardThing, enter, seeAll } from './changes.ts';
import { pickOne } from './damage.ts';
import { download, downloadTo, sourceOf } from './download.ts';
import { hasWorking, isCloaked, rangeOf, shieldsOf } from './figures.ts';
import { holds } from './locks.ts';
import { allLocations, missionOf } from './map.ts';
import { meant, whomsOf } from './names.ts';
import { levelOf, teamLevel } from './people.ts';
import { takeSides } from './play.ts';
import { whyNotReport } from './report.ts';
import { isStaffed } from './staffing.ts';
import {
  activeAt,
  affiliationOf,
  type BlazeTable,
  equipmentAt,
  faceOf,
  facilitiesOf,
  has,
  hasOpen,
  is,
  isActive,
  isCovered,
  isHeld,
  isNor,
  isPersonnelThing,
  isPost,
  isShipThing,
  isThing,
  isUnopposed,
  locationOf,
  other,
  peopleAt,
  shipsOf,
  siteOf,
  sitesOf,
  vesselOf,
  vesselsAt,
} from './things.ts';

/** Face-down cards of the seat with what each could name now. */
export function revealsIn(s: Blaze, seat: Seat, moment: Moment, about: Thing): [Thing, Target][] {
  const found: [Thing, Target][] = [];
  const tried: Design[] = [];
  for (const c of s.inPlay) {
    if (s.controller[c] !== seat || !has(s, c, FACE_DOWN) || tried.includes(designOf(s, c))) continue;
    tried.push(designOf(s, c)); // copies are the same to everybody
    for (const target of revealTargets(s, seat, designOf(s, c), moment, about)) found.push([c, target]);
  }
  return found;
}

const NO_AGENDA = because('BOG-B32', 'bog.no.no-agenda');
const TAKEN = because('BOG-R95', 'bog.no.taken');
const NO_MOMENT = because('BOG-R87', 'bog.no.no-moment');
const NO_CHOICE = because('BOG-R62', 'bog.no.no-choice');
export function whyNotReveal(s: Blaze, seat: Seat, c: Thing, target: Target, moment: Moment, about: Thing): Reason | null {
  if (!s.inPlay.includes(c) || s.controller[c] !== seat || !has(s, c, FACE_DOWN)) return NO_AGENDA;
  const targets = revealTargets(s, seat, designOf(s, c), moment, about);
  if (isMissionObjective(s, c) && typeof target === 'number' && s.mission[target] !== undefined && isTaken(s, seat, target)) return TAKEN;
  if (targets.length === 0) return NO_MOMENT;
  return targets.some((one) => keyOf(one) === keyOf(target)) ? null : NO_CHOICE;
}
function revealTargets(s: Blaze, seat: Seat, design: Design, moment: Moment, about: Thing): readonly Target[] {
  const isPause = moment === 'turn' || moment === 'w7';
  switch (face(design).row.keyword) {
    case 'treaty':
      return isPause ? [0] : [];
    case 'prepare':
      return isPause || moment === 'w1' ? [0] : [];
    case 'captured':
      if (moment === 'w6') return isStunnedBySecurity(s, seat, about) ? ['stunned'] : [];
      return moment === 'turn' ? captureGrounds(s, seat) : [];
    case 'intruder alert':
      return isPause ? alertTargets(s, seat) : [];
    case 'exchange':
      return moment === 'turn' ? whomsOf(s, exchangeable(s, seat)) : [];
    case 'tractor lock':
      return isPause ? lockTargets(s, seat) : [];
    case 'planet objective':
      return isPause
        ? objectiveMissions(s, seat, 'P').filter((location) => numberOf(missionOf(s, location), 'points') >= numberOf(design, 'worth'))
        : [];
    case 'space objective':
      return isPause ? objectiveMissions(s, seat, 'S') : [];
    case 'ship objective':
      return isPause ? shipsOf(s, other(seat)).filter((c) => affiliationOf(s, c) !== BORG && isSpace(placeOf(s, c))) : [];
    default:
      return [];
  }
}

/** OB4, OB5: missions of the type without a BO objective on them (BOG-R95). */
const objectiveMissions = (s: Blaze, seat: Seat, type: 'P' | 'S'): Location[] =>
  allLocations(s).filter((location) => {
    const { kind, row } = face(missionOf(s, location));
    return kind === 'mission' && row.type === type && !isTaken(s, seat, location);
  });
/** BOG-R95: it carries an objective, or one of the seat's means it. */
const isTaken = (s: Blaze, seat: Seat, location: Location): boolean =>
  hasObjective(s, location) ||
  s.inPlay.some(
    (c) => isMissionObjective(s, c) && s.controller[c] === seat && !has(s, c, FACE_DOWN) && s.at[c] === TABLE && s.host[c] === location,
  );
const isMissionObjective = (s: Blaze, c: Thing): boolean => is(s, c, 'planet objective') || is(s, c, 'space objective');
export const hasObjective = (s: Blaze, location: Location): boolean =>
  s.inPlay.some((c) => faceOf(s, c).row.bo && faceOf(s, c).kind === 'objective' && s.at[c] !== TABLE && locationOf(s, c) === location);

/** IN1, in the own turn: places where a non-Borg group has more SECURITY levels or hand weapons than the opponent present. */
function captureGrounds(s: Blaze, seat: Seat): Place[] {
  const places = new Set<Place>();
  for (const c of s.inPlay)
    if (s.controller[c] === other(seat) && isPersonnelThing(s, c) && isPost(s, placeOf(s, c)) && whyNotCapture(s, c, seat) === null)
      places.add(placeOf(s, c));
  return [...places].filter((place) => {
    const mine = activeAt(s, place, seat);
    if (mine.length === 0 || mine.some((c) => affiliationOf(s, c) === BORG)) return false;
    const weapons = (who: Seat) => equipmentAt(s, place, who).filter((c) => faceOf(s, c).row.weapon === true).length;
    const guards = (who: Seat) => teamLevel(s, activeAt(s, place, who), SKILL.SECURITY);
    return guards(seat) > guards(other(seat)) || weapons(seat) > weapons(other(seat));
  });
}
function isStunnedBySecurity(s: Blaze, seat: Seat, stunned: Thing): boolean {
  const fight = s.fight;
  const pair = fight?.pairs[fight.pair];
  if (pair === undefined || stunned === NONE || !pair.includes(stunned) || whyNotCapture(s, stunned, seat) !== null) return false;
  const winner = known(pair.find((c) => c !== stunned));
  return (
    s.controller[winner] === seat &&
    isPersonnelThing(s, winner) &&
    affiliationOf(s, winner) !== BORG &&
    levelOf(s, winner, SKILL.SECURITY) > 0
  );
}

/** IN2: a team in Ops, an intruder aboard a Borg ship, or a force field. */
function alertTargets(s: Blaze, seat: Seat): Target[] {
  const found: Target[] = [];
  for (const nor of facilitiesOf(s, seat)) {
    const ops = isNor(s, nor) ? siteOf(s, nor, K.ops) : NONE;
    const team = ops === NONE ? [] : peopleAt(s, ops, other(seat));
    if (team.length > 0 && team.length <= numberOf(K['intruder alert'], 'most') && team.every((c) => whyNotCapture(s, c, seat) === null))
      found.push(['ops', ops]);
  }
  for (const c of s.inPlay) {
    const place = placeOf(s, c);
    if (s.controller[c] !== other(seat) || !isPersonnelThing(s, c) || !isCovered(s, place) || affiliationOf(s, c) === BORG) continue;
    const vessel = vesselOf(s, place);
    if (s.controller[vessel] !== seat || affiliationOf(s, vessel) !== BORG) continue;
    if (s.inPlay.some((x) => s.at[x] === place && is(s, x, 'assimilator') && s.controller[x] === seat && isActive(s, x)))
      found.push(...whomsOf(s, [c]).map((one): Target => ['assimilate', one]));
  }
  if (sourceOf(s, seat, K['force field']) !== null || hasOpen(s, seat, 'force field')) found.push('field');
  return [...new Map(found.map((one) => [keyOf(one), one])).values()];
}

/** IN3: captives that the seat holds where their owner has a ship or facility. */
const exchangeable = (s: Blaze, seat: Seat): Thing[] =>
  s.inPlay.filter((c) => s.captor[c] === seat && isHeld(s, c) && homesAt(s, locationOf(s, c), ownerOf(s, c)).length > 0);
/** Ships and facilities (a Nor's sites) of a seat at a location: where a released captive may go. */
export const homesAt = (s: Blaze, location: Location, seat: Seat): Place[] =>
  vesselsAt(s, location)
    .filter((c) => s.controller[c] === seat)
    .flatMap((c) => (isNor(s, c) ? sitesOf(s, c) : [c]));

/** OB3: a staffed ship, or a Nor worked from Ops, with a working Tractor Beam, and another ship at its location. */
function lockTargets(s: Blaze, seat: Seat): Target[] {
  const found: Target[] = [];
  for (const c of s.inPlay) {
    if (s.controller[c] !== seat || !isSpace(placeOf(s, c))) continue;
    const able = isShipThing(s, c) ? isStaffed(s, c) : isNor(s, c) && mansOps(s, c, seat);
    if (!able || !hasWorking(s, c, 'Tractor Beam')) continue;
    for (const aim of vesselsAt(s, locationOf(s, c)))
      if (aim !== c && isShipThing(s, aim) && !isCloaked(s, aim) && shieldsOf(s, c) >= rangeOf(s, aim, { knower: seat, versus: NONE }))
        found.push(['lock', c, aim]);
  }
  return found;
}
function mansOps(s: Blaze, nor: Thing, seat: Seat): boolean {
  const ops = siteOf(s, nor, K.ops);
  const docks = siteOf(s, nor, K.ports) !== NONE || siteOf(s, nor, K.pylons) !== NONE;
  return ops !== NONE && docks && activeAt(s, ops, seat).length > 0 && isUnopposed(s, ops, seat);
}

/** The card is turned up and does what it says; that opens W7, not W1 (BOG-R87). */
export function* revealCard(t: BlazeTable, seat: Seat, card: Thing, target: Target, moment: Moment, about: Thing): Rules<void> {
  const { state: s } = t;
  const design = designOf(s, card);
  clear(s, card, FACE_DOWN);
  t.reveal({ type: 'revealed', seat, card: idOf(design) });
  switch (face(design).row.keyword) {
    case 'captured':
      discardThing(t, card);
      return yield* captured(t, seat, moment === 'w6' ? 'stunned' : target, about);
    case 'intruder alert':
      return yield* alert(t, seat, card, target);
    case 'exchange':
      return yield* exchange(t, seat, card, target);
    case 'tractor lock':
      return yield* lock(t, seat, card, target);
    case 'planet objective':
    case 'space objective':
    case 'ship objective':
      if (typeof target === 'number') s.host[card] = target;
      return;
    default:
      return;
  }
}

function* captured(t: BlazeTable, seat: Seat, target: Target, about: Thing): Rules<void> {
  const { state: s } = t;
  const victim =
    target === 'stunned'
      ? about
      : yield* pickOne(
          t,
          peopleAt(s, typeof target === 'number' ? target : NONE, other(seat)).filter((c) => whyNotCapture(s, c, seat) === null),
        );
  if (typeof target === 'number') seeAll(s, activeAt(s, target, seat));
  if (victim !== NONE) yield* capture(t, [victim], seat, K.captured, seat);
}

function* alert(t: BlazeTable, seat: Seat, card: Thing, target: Target): Rules<void> {
  const { state: s } = t;
  if (target === 'field') {
    const lying = s.inPlay.find((c) => is(s, c, 'force field') && s.controller[c] === seat && !s.inPlay.some((x) => s.at[x] === c));
    let field = lying;
    if (sourceOf(s, seat, K['force field']) !== null) {
      download(t, seat, K['force field']);
      field = enter(s, K['force field'], seat, TABLE);
    }
    if (field !== undefined) s.at[card] = field;
    return;
  }
  if (typeof target !== 'object') return;
  if (target[0] === 'ops') {
    const team = peopleAt(s, target[1], other(seat));
    discardThing(t, card);
    yield* capture(t, team, seat, K['intruder alert'], seat);
    return;
  }
  const intruder = target[0] === 'assimilate' ? meant(s, s.inPlay, target[1]) : undefined;
  if (intruder !== undefined) assimilatePerson(t, intruder, seat);
  discardThing(t, card);
}

/** IN3: one goes home, then all own people held there, or instead one personnel is downloaded. */
function* exchange(t: BlazeTable, seat: Seat, card: Thing, target: Target): Rules<void> {
  const { state: s } = t;
  const captive = meant(s, s.inPlay, target);
  discardThing(t, card);
  if (captive === undefined) return;
  const location = locationOf(s, captive);
  const homes = homesAt(s, location, ownerOf(s, captive));
  free(t, captive, homes.length === 1 ? nth(homes, 0) : yield* t.choose(ownerOf(s, captive), 'bog.home', homes));
  const own = s.inPlay.filter((c) => s.owner[c] === seat && s.captor[c] !== NONE && isHeld(s, c) && locationOf(s, c) === location);
  const mine = homesAt(s, location, seat);
  if (mine.length === 0) return;
  const fetchable = designsOf('personnel').filter(
    (d) => sourceOf(s, seat, d) !== null && mine.some((place) => isFacilityPlace(s, place) && whyNotReport(s, seat, d, place) === null),
  );
  const options = [...(own.length > 0 ? ['release'] : []), ...fetchable.map(idOf), 'none'];
  const chosen = yield* t.choose(seat, 'bog.exchange', options);
  if (chosen === 'none') return;
  if (chosen === 'release') {
    const place = mine.length === 1 ? nth(mine, 0) : yield* t.choose(seat, 'bog.home', mine);
    for (const c of own) free(t, c, place);
    return;
  }
  const design = designNumber(chosen);
  const place = mine.find((one) => isFacilityPlace(s, one) && whyNotReport(s, seat, design, one) === null);
  if (place === undefined) return;
  yield* takeSides(t, seat, downloadTo(t, seat, design, place), place);
}
const isFacilityPlace = (s: Blaze, place: Place): boolean => place >= 0 && faceOf(s, vesselOf(s, place)).kind === 'facility';

/** OB3: put on the card whose beam it is; a Jem'Hadar attack ship only if its controller agrees (DS1, DS2). */
function* lock(t: BlazeTable, seat: Seat, card: Thing, target: Target): Rules<void> {
  const { state: s } = t;
  if (typeof target !== 'object' || target[0] !== 'lock') return;
  const [, beam, aim] = target;
  const keeper = controllerOf(s, aim);
  if (!isThing(s, beam) || !isThing(s, aim)) return discardThing(t, card);
  if (faceOf(s, aim).tags.includes("Jem'Hadar attack ship") && keeper !== seat) {
    const agreed = yield* t.choose(keeper, 'bog.agree', ['no', 'yes'], { params: { thing: aim } });
    if (agreed === 'no') return discardThing(t, card);
  }
  if (!holds(t, card, beam, aim)) return discardThing(t, card);
  s.at[card] = beam;
  s.host[card] = aim;
}
