/** BOG-B4 Staffing, matching and the right to use WEAPONS (BOG-81 to BOG-86). */

import { because, type Reason, type Seat } from '@bridgehead/kernel';
import {
  type Affiliation,
  BOR,
  BORG,
  CARDASSIAN,
  CMD,
  COM,
  DEF,
  type Design,
  DOMINION,
  type Face,
  FEDERATION,
  face,
  K,
  NAV,
  NEUTRAL,
  NON_ALIGNED,
  numberOf,
  ROMULAN,
  STF,
} from '../cards/index.ts';
import { nth } from '../entries.ts';
import { ASSIMILATED, type Blaze, BRAINWASHED, controllerOf, NONE, placeOf, STOPPED, type Thing } from '../state.ts';
import { isCloaked, weaponsOf } from './figures.ts';
import { iconsOf, isLeader } from './people.ts';
import {
  activeAt,
  affiliationOf,
  areCompatible,
  crewOf,
  everybodyAboard,
  faceOf,
  fitsWith,
  handsAboard,
  has,
  hasOpen,
  is,
  isBorgShip,
  isBorgThing,
  isCaptive,
  isDisabled,
  isDocked,
  isNor,
  siteOf,
} from './things.ts';

/** BOG-B4, BOG-B5: matches an affiliated card; compatible with a Non-Aligned or Neutral one. */
export function mans(s: Blaze, c: Thing, vessel: Thing): boolean {
  const affiliation = affiliationOf(s, vessel);
  if (affiliation === NON_ALIGNED || affiliation === NEUTRAL) return fitsWith(s, c, affiliation);
  return affiliationOf(s, c) === affiliation;
}

/** How many of each icon a ship asks for. */
function iconsAsked(s: Blaze, ship: Thing): number[] {
  const asked = faceOf(s, ship).iconCount;
  if (!has(s, ship, ASSIMILATED)) return [...asked];
  return [0, 0, 0, 0, 0, asked.reduce((sum, n) => sum + n, 0)]; // BOG-R76
}

/** Can these people, all active, staff the ship? */
export function staffs(s: Blaze, ship: Thing, crew: readonly Thing[]): boolean {
  if (!crew.some((c) => mans(s, c, ship))) return false;
  const asked = iconsAsked(s, ship);
  const have = [0, 0, 0, 0, 0, 0];
  let wild = 0;
  let borg = 0;
  for (const c of crew) {
    if (carriesCommandeer(s, c, ship)) {
      cover(asked, numberOf(K.commandeer, 'icons'));
      continue;
    }
    const icons = iconsOf(s, c);
    if (isBorgThing(s, c)) borg++;
    if (icons.length > 1) wild++;
    else if (icons.length === 1) have[nth(icons, 0)] = nth(have, nth(icons, 0)) + 1;
  }
  const spareCmd = nth(have, CMD) - nth(asked, CMD);
  if (spareCmd < 0 || nth(asked, STF) > nth(have, STF) + spareCmd) return false;
  let missing = 0;
  for (const icon of [COM, NAV, DEF]) missing += Math.max(0, nth(asked, icon) - nth(have, icon));
  const drones = nth(asked, COM) + nth(asked, NAV) + nth(asked, DEF) + nth(asked, BOR);
  return missing <= wild && drones <= borg;
}
/** OB2: this personnel commandeered the ship and covers some of its icons. */
const carriesCommandeer = (s: Blaze, c: Thing, ship: Thing): boolean =>
  s.inPlay.some((x) => s.at[x] === c && is(s, x, 'commandeer') && s.host[x] === ship);
function cover(asked: number[], n: number): void {
  for (const icon of [CMD, COM, NAV, DEF, STF, BOR]) for (; n > 0 && nth(asked, icon) > 0; n--) asked[icon] = nth(asked, icon) - 1;
}

export const isStaffed = (s: Blaze, ship: Thing): boolean => staffs(s, ship, activeAt(s, ship, controllerOf(s, ship)));

/** The first team of the list, in its order, that staffs a ship of this design; null if none is small enough. */
export function staffingTeam(s: Blaze, seat: Seat, ship: Face, list: readonly Design[], most: number): number[] | null {
  const matching = (i: number) => {
    const { affiliation } = face(nth(list, i));
    return ship.affiliation === NON_ALIGNED ? areCompatible(s, seat, affiliation, NON_ALIGNED) : affiliation === ship.affiliation;
  };
  const used: number[] = [];
  const covers = (i: number, icon: number) => {
    const { icons, affiliation } = face(nth(list, i));
    return icons.includes(icon) || (icon === STF && icons.includes(CMD)) || (icon === BOR && affiliation === BORG);
  };
  const walk = (at: number): boolean => {
    if (at === ship.icons.length) return used.some(matching) || finish();
    for (let i = 0; i < list.length; i++) {
      if (used.includes(i) || !covers(i, nth(ship.icons, at)) || used.length >= most) continue;
      used.push(i);
      if (walk(at + 1)) return true;
      used.pop();
    }
    return false;
  };
  // A ship without icons needs no more than one that matches it.
  const finish = (): boolean => {
    if (ship.icons.length > 0 || used.length >= most) return false;
    const one = list.findIndex((_, i) => matching(i));
    if (one >= 0) used.push(one);
    return one >= 0;
  };
  return walk(0) ? used : null;
}

// —— WEAPONS ——

const NO_CLOAK = because('BOG-81', 'bog.no.fire-cloaked');
const NO_GUNS = because('BOG-81', 'bog.no.fire-guns');
const NO_CREW = because('BOG-81', 'bog.no.fire-nobody');
const NO_MATCH = because('BOG-82', 'bog.no.fire-matching');
const NO_FRIEND = because('BOG-82', 'bog.no.fire-compatible');
const NO_GUNNER = because('BOG-83', 'bog.no.fire-ops');
const IS_STOPPED = because('BOG-84', 'bog.no.stopped');
const NO_LEADER = because('BOG-85', 'bog.no.leader');
const NO_LEADER_IN_OPS = because('BOG-86', 'bog.no.leader-ops');
const DOCKED = because('BOG-R16', 'bog.no.docked-fire');
export const forbiddenBattle = (affiliation: Affiliation): Reason =>
  because('BOG-B21', 'bog.no.restricted', { name: `@bog.affiliation.${affiliation}` });

/** The seat's active personnel who count for a card's guns: aboard, on a Nor in Ops (BOG-83, BOG-R18). */
export const gunners = (s: Blaze, vessel: Thing, seat: Seat): Thing[] => {
  if (!isNor(s, vessel)) return activeAt(s, vessel, seat);
  const ops = siteOf(s, vessel, K.ops);
  return ops === NONE ? [] : activeAt(s, ops, seat);
};

/** BOG-81 to BOG-83: why its controller cannot use these WEAPONS at all. */
export function whyNotUseWeapons(s: Blaze, vessel: Thing): Reason | null {
  if (isBorgShip(s, vessel)) return null; // BOG-R29
  const seat = controllerOf(s, vessel);
  if (isCloaked(s, vessel)) return NO_CLOAK; // BOG-81
  if (weaponsOf(s, vessel) <= 0) return NO_GUNS; // BOG-81
  const crew = crewOf(s, vessel, seat);
  if (crew.length === 0 && !hasStrangers(s, vessel, seat)) return NO_CREW;
  const able = crew.filter((c) => mans(s, c, vessel));
  if (able.length === 0) return affiliationOf(s, vessel) >= NON_ALIGNED ? NO_FRIEND : NO_MATCH; // BOG-82
  return gunners(s, vessel, seat).some((c) => mans(s, c, vessel)) ? null : NO_GUNNER;
}

/** Somebody is aboard, but disabled there (BOG-B6). */
const hasStrangers = (s: Blaze, vessel: Thing, seat: Seat): boolean =>
  everybodyAboard(s, vessel).some((c) => s.controller[c] === seat && !isCaptive(s, c) && isDisabled(s, c));

/** BOG-84, on top of that. */
export const whyNotReturnFire = (s: Blaze, vessel: Thing): Reason | null =>
  has(s, vessel, STOPPED) ? IS_STOPPED : whyNotUseWeapons(s, vessel);

/** BOG-85, BOG-86, BOG-R16, BOG-B21, unless the seat counter-attacks. */
export function whyNotOpenFire(s: Blaze, vessel: Thing, target: Thing, counter: boolean): Reason | null {
  const why = whyNotReturnFire(s, vessel);
  if (why !== null) return why;
  if (isDocked(s, vessel)) return DOCKED;
  if (isLocked(s, vessel)) return LOCKED;
  if (counter) return null;
  const seat = controllerOf(s, vessel);
  const leads = (c: Thing) => isLeader(s, c) || isBorgThing(s, c);
  if (!crewOf(s, vessel, seat).some(leads)) return NO_LEADER;
  if (!gunners(s, vessel, seat).some(leads)) return NO_LEADER_IN_OPS;
  return whyRestricted(s, vessel, target);
}
const LOCKED = because('BOG-R62', 'bog.no.locked');
/** OB3: held by a tractor beam. */
export const isLocked = (s: Blaze, ship: Thing): boolean =>
  s.inPlay.some((c) => is(s, c, 'tractor lock') && s.host[c] === ship && placeOf(s, c) >= 0);

/** BOG-B21: the strictest affiliation among a firing card and its crew (BOG-R92: each card for itself). */
function whyRestricted(s: Blaze, vessel: Thing, target: Thing): Reason | null {
  const seat = controllerOf(s, vessel);
  const aim = affiliationOf(s, target);
  const forces = [affiliationOf(s, vessel)];
  for (const c of handsAboard(s, vessel, seat)) if (!has(s, c, BRAINWASHED)) forces.push(affiliationOf(s, c));
  for (const affiliation of forces) if (!mayAttack(s, seat, affiliation, aim)) return forbiddenBattle(affiliation);
  return null;
}
/** BOG-B21, BOG-R56, EV19. */
export function mayAttack(s: Blaze, seat: Seat, affiliation: Affiliation, aim: Affiliation): boolean {
  switch (affiliation) {
    case FEDERATION:
      return aim === BORG || (hasOpen(s, seat, 'wartime') && nth(s.wartime, seat).includes(aim));
    case ROMULAN:
    case CARDASSIAN:
    case DOMINION:
    case BORG:
      return aim !== affiliation;
    default:
      return true;
  }
}
