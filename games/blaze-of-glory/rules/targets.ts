/**
 * What a card may name when it is played (`TargetWord`), and for cards of their own kind what the row's text says. An empty list: the
 * card cannot be played now (BOG-R62). Offers use what the seat knows (BOG-R70); the effect then tests the truth.
 */

import type { Seat } from '@bridgehead/kernel';
import { BRIG_FETCHES, type Condition, IMMUNE, type Moment, playOf, type TargetWord } from '../cards/effects.ts';
import { BORG, COM, DEF, type Design, FACES, face, type Icon, idOf, isPersonnel, K, NAV, numberOf, SKILL } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import {
  type Blaze,
  BRAINWASHED,
  designOf,
  FACE_DOWN,
  IN_BRIG,
  isSpace,
  isSurface,
  MARKED,
  NONE,
  type Place,
  placeOf,
  surface,
  type Thing,
} from '../state.ts';
import { isWhom, keyOf, type Target } from '../target.ts';
import { hasBrig, whyNotCapture } from './captives.ts';
import { sourceOf } from './download.ts';
import { enhancersOf, hasTransporters, isCloaked, isDamaged, shieldsOf, weaponsOf } from './figures.ts';
import { allLocations, isPlanet } from './map.ts';
import { whomOf, whomsOf } from './names.ts';
import { hasSkill, isInterrogator } from './people.ts';

import { isDoubled } from './report.ts';
import { whyNotUseWeapons } from './staffing.ts';
import {
  activeAt,
  affiliationOf,
  crewOf,
  faceOf,
  facilitiesOf,
  fitsWith,
  handsAboard,
  has,
  hasBattleBridge,
  hasOpen,
  hasTent,
  is,
  isActive,
  isBorgShip,
  isCaptive,
  isDocked,
  isHeld,
  isInside,
  isNor,
  isPersonnelThing,
  isPost,
  isShipThing,
  isUnopposed,
  locationOf,
  other,
  outpostsOf,
  peopleAt,
  shipsOf,
  vesselOf,
  vesselsAt,
} from './things.ts';
import { facing } from './totals.ts';
import { firingShips } from './windows.ts';

const NOTHING: readonly Target[] = [0];
const NO_TARGET: readonly Target[] = [];
const SHUFFLE: readonly Target[] = ['shuffle'];
const SEATS: readonly Target[] = [0, 1].map((seat) => ['seat', seat]);
/** Each once. */
const once = (targets: readonly Target[]): Target[] => [...new Map(targets.map((one) => [keyOf(one), one])).values()];

export function targetsOf(s: Blaze, seat: Seat, design: Design, moment: Moment, about: Thing): readonly Target[] {
  const play = playOf(design);
  if (play === null || (play.given !== undefined && !holds(s, seat, design, play.given))) return NO_TARGET;
  const { names } = play;
  return typeof names === 'string'
    ? named(s, seat, design, names, moment, about)
    : names.flatMap((word) => named(s, seat, design, word, moment, about));
}
function holds(s: Blaze, seat: Seat, design: Design, condition: Condition): boolean {
  const { battle } = s;
  switch (condition) {
    case 'was attacked':
      return nth(s.wartime, seat).length > 0;
    case 'draws Tactics':
      return battle !== null && hasBattleBridge(s, seat) && shipsInBattle(s, seat).length > 0;
    case 'fire was returned':
      if (battle === null || cardsOf(s.onceThisTurn, seat).includes(design) || firingShips(s, seat).length === 0) return false;
      return battle.engagements.some(({ firing }) => firing.some((c) => s.controller[c] !== seat));
  }
}

function named(s: Blaze, seat: Seat, design: Design, word: TargetWord, moment: Moment, about: Thing): readonly Target[] {
  const top = s.playing.at(-1);
  switch (word) {
    case 'nothing':
      return NOTHING;
    case 'player':
      return SEATS;
    case 'own ship':
      return shipsOf(s, seat).filter((c) => !isInside(s, c));
    case 'own facility':
      return facilitiesOf(s, seat);
    case 'own outpost':
      return outpostsOf(s, seat);
    case 'ship except Borg':
      return s.inPlay.filter((c) => isShipThing(s, c) && affiliationOf(s, c) !== BORG && !isInside(s, c) && !isUnseen(s, c, seat));
    case 'own captive':
      return whomsOf(
        s,
        s.inPlay.filter((c) => s.captor[c] === seat),
      );
    case 'captive without it':
      return whomsOf(s, captivesWithout(s, seat, design));
    case 'drone host':
      return droneHosts(s, seat);
    case 'facility to repair':
      return s.inPlay
        .filter((c) => faceOf(s, c).kind === 'facility' && isDamaged(s, c) && hasEngineer(s, c, seat))
        .map((c): Target => ['repair', c]);
    case 'event in play':
      if (moment === 'w1')
        return top !== undefined && face(top.design).kind === 'event' && !IMMUNE.includes(top.design) ? NOTHING : NO_TARGET;
      return s.inPlay.filter((c) => isNullifiable(s, c));
    case 'card just played':
      return top !== undefined && top.from === 'hand' && face(top.design).kind !== 'interrupt' ? NOTHING : NO_TARGET;
    case 'interrupt just played': // or another card played as one; not another Amanda Rogers
      if (top === undefined || top.design === K.nullifier) return NO_TARGET;
      return face(top.design).kind === 'interrupt' || top.design === K['battle bridge'] ? NOTHING : NO_TARGET;
    case 'occupied opposing ship':
      return s.turn <= 2 ? NO_TARGET : shipsOf(s, other(seat)).filter((c) => !isInside(s, c) && !isCloaked(s, c) && isOccupied(s, c)); // BOG-R84
    case 'custom':
      return ownTargets(s, seat, design, moment, about);
  }
}

/** BOG-B17: cloaked, and not one's own. */
const isUnseen = (s: Blaze, ship: Thing, seat: Seat): boolean => isCloaked(s, ship) && s.controller[ship] !== seat;
const isOccupied = (s: Blaze, ship: Thing): boolean => s.inPlay.some((c) => s.at[c] === ship && isPersonnelThing(s, c));
/** IT07: an open event in play that its own text or Intruder Alert! does not protect; traps cannot be nullified (BOG-R31). */
const isNullifiable = (s: Blaze, c: Thing): boolean => {
  const d = designOf(s, c);
  if (face(d).kind !== 'event' || IMMUNE.includes(d) || has(s, c, FACE_DOWN)) return false;
  return !(d === K['force field'] && s.inPlay.some((x) => s.at[x] === c && is(s, x, 'intruder alert')));
};
/** EV08: your captive, one of the title on each. */
const captivesWithout = (s: Blaze, seat: Seat, design: Design): Thing[] =>
  s.inPlay.filter((c) => s.captor[c] === seat && !s.inPlay.some((x) => s.at[x] === c && s.design[x] === design));
/** Facilities (a Nor: its sites take nobody without a classification) and Cubes of the seat, for drones. */
export const droneHosts = (s: Blaze, seat: Seat): Thing[] =>
  s.inPlay.filter((c) => s.controller[c] === seat && (is(s, c, 'cube') || faceOf(s, c).row.stance === 'outpost'));
/** Drones with an icon that a download would find. */
export const dronesWith = (s: Blaze, seat: Seat, icon: Icon): Design[] =>
  FACES.filter(({ d, affiliation, icons }) => isPersonnel(d) && affiliation === BORG && icons.includes(icon) && d !== K.queen)
    .map(({ d }) => d)
    .filter((d) => !isDoubled(s, seat, d) && sourceOf(s, seat, d) !== null);

/** Captives in a Brig of the seat where an interrogator of his is present, with what he could fetch onto them (SI4, DW4). */
export function brigFetches(s: Blaze, seat: Seat, at: Place | null): Target[] {
  const found: Target[] = [];
  for (const c of s.inPlay) {
    if (s.captor[c] !== seat || !has(s, c, IN_BRIG)) continue;
    const place = placeOf(s, c);
    if (at !== null && place !== at) continue;
    if (s.controller[vesselOf(s, place)] !== seat || !activeAt(s, place, seat).some((x) => isInterrogator(s, x))) continue;
    for (const d of BRIG_FETCHES) {
      if (sourceOf(s, seat, d) === null) continue;
      const named = keyOf(whomOf(s, c));
      for (const target of targetsOf(s, seat, d, 'turn', NONE))
        if (isWhom(target) && keyOf(target) === named) found.push(['fetch', idOf(d), target]);
    }
  }
  return once(found);
}

function ownTargets(s: Blaze, seat: Seat, design: Design, moment: Moment, about: Thing): readonly Target[] {
  const opponent = other(seat);
  const { battle } = s;
  switch (face(design).row.keyword) {
    case 'brainwash': // Brainwash
      if (outpostsOf(s, seat).length === 0 && !hasOpen(s, seat, 'prepare')) return NO_TARGET;
      return whomsOf(
        s,
        s.inPlay.filter((c) => s.captor[c] === seat && isHeld(s, c)),
      );
    case 'regenerate': // Regenerate
      return [
        ...s.inPlay
          .filter((c) => isBorgShip(s, c) || (isShipThing(s, c) && affiliationOf(s, c) === BORG && !isInside(s, c)))
          .map((c): Target => ['repair', c]),
        ...(cardsOf(s.discard, seat).length > 0 ? SHUFFLE : []),
      ];
    case 'commandeer': // Commandeer Ship
      return whomsOf(s, commandeerers(s, seat));
    case 'awaken': // Awaken
      return awakenTargets(s, seat, moment);
    case 'armbands': // Emergency Transporter Armbands
      return armbandTargets(s, seat, moment);
    case 'outgunned': // Outgunned
      return outgunnedTargets(s, seat);
    case 'escort': // Prisoner Escort
      return about !== NONE && s.captor[about] === seat && !nth(s.escorted, opponent).includes(faceOf(s, about).persona)
        ? NOTHING
        : NO_TARGET;
    case 'rescue': // Rescue Captives
      return rescueTargets(s, seat);
    case 'ambush': // Romulan Ambush
      return ambushTargets(s, seat);
    case 'lost team': // Thine Own Self
      return loneTeams(s, opponent);
    case 'weak spot': // Weak Spot
      return weakSpotTargets(s, seat);
    case 'battle bridge': // Battle Bridge Door from hand
      if (battle === null || !leadsForce(s, seat)) return NO_TARGET;
      return hasBattleBridge(s, seat) ? ['limit', 'weapons'] : ['weapons'];
    case 'tent': // Q's Tent from hand
      if (cardsOf(s.onceThisTurn, seat).includes(K.tent) || !hasTent(s, seat) || cardsOf(s.tent, seat).length === 0) return NO_TARGET;
      return [...[...new Set(cardsOf(s.tent, seat))].map((d): Target => ['take', idOf(d)]), 'random'];
    case 'cell door': // Holding Cell Door
      return [
        ...s.inPlay.filter(
          (c) =>
            s.controller[c] === seat &&
            ((isShipThing(s, c) && !isInside(s, c)) || (faceOf(s, c).kind === 'facility' && !isNor(s, c))) &&
            !hasBrig(s, c),
        ),
        ...brigFetches(s, seat, null),
      ];
    case 'wormhole': // Bajoran Wormhole
      return s.mission.includes(K.wormhole) ? NO_TARGET : NOTHING;
    default:
      return NO_TARGET;
  }
}

const hasEngineer = (s: Blaze, facility: Thing, seat: Seat): boolean =>
  handsAboard(s, facility, seat).some((c) => hasSkill(s, c, SKILL.ENGINEER) && fitsWith(s, c, affiliationOf(s, facility)));
/** OB2: active Computer Skill personnel, unopposed aboard an opposing ship that is no Cube; Borg never (BOG-77). */
export const commandeerers = (s: Blaze, seat: Seat): Thing[] =>
  s.inPlay.filter((c) => {
    const ship = placeOf(s, c);
    if (ship < 0 || s.controller[c] !== seat || !isPersonnelThing(s, c) || !isShipThing(s, ship) || s.controller[ship] === seat)
      return false;
    if (is(s, ship, 'cube') || affiliationOf(s, c) === BORG || !isActive(s, c)) return false;
    return hasSkill(s, c, SKILL['Computer Skill']) && isUnopposed(s, ship, seat);
  });

/** The seat's ships in the battle: those that fire or are fired at. */
export const shipsInBattle = (s: Blaze, seat: Seat): Thing[] => {
  const all = (s.battle?.engagements ?? []).flatMap((one) => [...one.firing, one.target]);
  return [...new Set(all)].filter((c) => s.controller[c] === seat && isShipThing(s, c) && s.inPlay.includes(c));
};
/** Leadership among the crews of the seat's cards in the battle (DW1). */
const leadsForce = (s: Blaze, seat: Seat): boolean => {
  const all = (s.battle?.engagements ?? []).flatMap((one) => [...one.firing, one.target]);
  return all.some((c) => s.controller[c] === seat && crewOf(s, c, seat).some((x) => hasSkill(s, x, SKILL.Leadership)));
};

function awakenTargets(s: Blaze, seat: Seat, moment: Moment): Target[] {
  const found: Target[] = [];
  const drones = [...new Set([...dronesWith(s, seat, COM), ...dronesWith(s, seat, NAV)])];
  for (const host of droneHosts(s, seat)) for (const d of drones) found.push(['send', idOf(d), host]);
  if (moment === 'w2' && s.battle !== null)
    for (const ship of shipsInBattle(s, seat)) for (const d of dronesWith(s, seat, DEF)) found.push(['send', idOf(d), ship]);
  return once(found);
}

/** IT04: between a planet and a ship of the seat there; not while a dilemma resolves. */
function armbandTargets(s: Blaze, seat: Seat, moment: Moment): Target[] {
  if (s.attempt !== null) return [];
  const found: Target[] = [];
  for (const ship of shipsOf(s, seat)) {
    const location = locationOf(s, ship);
    if (!isSpace(placeOf(s, ship)) || !isPlanet(s, location) || isCloaked(s, ship) || !hasTransporters(s, ship)) continue;
    const ground = surface(location);
    if (moment === 'w6' && s.fight?.place !== ground && s.fight?.place !== ship) continue;
    const movable = (place: Place) => peopleAt(s, place, seat).some((c) => isPost(s, place) && !has(s, c, MARKED));
    if (movable(ground)) found.push(['between', ground, ship]);
    if (movable(ship)) found.push(['between', ship, ground]);
  }
  return found;
}

/** IT08: the seat attacks the only ship there, undocked, and outguns it as far as the seat knows. */
function outgunnedTargets(s: Blaze, seat: Seat): readonly Target[] {
  const { battle } = s;
  if (
    battle === null ||
    battle.attacker !== seat ||
    battle.engagements.some((one) => one.side === 0 && one.firing.some((c) => affiliationOf(s, c) === BORG))
  )
    return NO_TARGET;
  const attack = battle.engagements.filter((one) => one.side === 0);
  const aim = attack.length === 1 ? nth(attack, 0).target : NONE;
  if (aim === NONE || !isShipThing(s, aim) || isDocked(s, aim)) return NO_TARGET;
  const ships = vesselsAt(s, battle.location).filter((c) => isShipThing(s, c) && s.controller[c] === other(seat));
  if (ships.length !== 1) return NO_TARGET;
  return outguns(s, seat, seat) ? NOTHING : NO_TARGET;
}
export function outguns(s: Blaze, seat: Seat, knower: Seat): boolean {
  const attack = (s.battle?.engagements ?? []).find((one) => one.side === 0);
  if (attack === undefined || s.battle?.attacker !== seat) return false;
  const guns = attack.firing.reduce((sum, c) => sum + weaponsOf(s, c, { knower, versus: attack.target }), 0);
  return (
    guns > numberOf(K.outgunned, 'times') * shieldsOf(s, attack.target, { knower, versus: facing(s, attack.target, attack.firing, knower) })
  );
}

/** IT11: outposts to name, or the hand if there are none; under Prepare the Prisoner a group at one location (OB1). */
export function rescueTargets(s: Blaze, seat: Seat): readonly Target[] {
  const captives = rescuable(s, seat);
  if (captives.length === 0) return NO_TARGET;
  if (hasOpen(s, other(seat), 'prepare')) {
    const places = new Set<Place>();
    for (const c of s.inPlay)
      if (
        s.controller[c] === seat &&
        isPersonnelThing(s, c) &&
        !isCaptive(s, c) &&
        isPost(s, placeOf(s, c)) &&
        captives.some((x) => locationOf(s, x) === locationOf(s, c))
      )
        places.add(placeOf(s, c));
    return [...places].sort((a, b) => a - b);
  }
  const outposts = outpostsOf(s, seat);
  return outposts.length > 0 ? outposts : ['hand'];
}
export const rescuable = (s: Blaze, seat: Seat): Thing[] =>
  s.inPlay.filter((c) => s.owner[c] === seat && s.captor[c] !== NONE && (isHeld(s, c) || has(s, c, BRAINWASHED)));

/** IT13: opposing ships, weak as far as the seat knows, where a D'deridex of his may use its WEAPONS (BOG-R47). */
function ambushTargets(s: Blaze, seat: Seat): Thing[] {
  const lurking = shipsOf(s, seat).filter(
    (c) => faceOf(s, c).row.class === "D'deridex" && isSpace(placeOf(s, c)) && whyNotUseWeapons(s, c) === null,
  );
  return shipsOf(s, other(seat)).filter(
    (c) =>
      isSpace(placeOf(s, c)) &&
      !isCloaked(s, c) &&
      shieldsOf(s, c, { knower: seat, versus: NONE }) < numberOf(K.ambush, 'below') &&
      lurking.some((mine) => s.at[mine] === s.at[c]),
  );
}
/** IT14: surfaces with an Away Team of one or two. */
export const loneTeams = (s: Blaze, seat: Seat): Place[] =>
  allLocations(s)
    .map(surface)
    .filter((place) => {
      const team = isSurface(place) ? peopleAt(s, place, seat).filter((c) => whyNotCapture(s, c, other(seat)) === null) : [];
      return team.length > 0 && team.length <= numberOf(K['lost team'], 'most') && peopleAt(s, place, seat).length === team.length;
    });
/** IT15: a ship targeted by two or more ships: SHIELDS fall, or one enhancement is suspended. */
function weakSpotTargets(s: Blaze, seat: Seat): Target[] {
  const { battle } = s;
  if (battle === null) return [];
  const found: Target[] = [];
  for (const { firing, target } of battle.engagements) {
    if (!isShipThing(s, target) || firing.filter((c) => isShipThing(s, c)).length < numberOf(K['weak spot'], 'ships')) continue;
    if (!battle.weak.some((c, i) => c === target && battle.suspended[i] === NONE)) found.push(['weak', target]);
    for (const c of enhancersOf(s, target, 'shields', { knower: seat, versus: facing(s, target, firing, seat) }))
      if (!battle.suspended.includes(c)) found.push(['suspend', target, idOf(designOf(s, c))]);
  }
  return once(found);
}
