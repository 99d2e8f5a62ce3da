/**
 * RANGE, WEAPONS and SHIELDS of ships and facilities: printed value, enhancements, reductions, worked out from what is in play.
 * A figure can be asked for as a seat knows it (BOG-R70): cards aboard that it has not seen then lend nothing.
 */

import { addAnyTerm, addTerm, atLeast, type Seat, type Term, type Terms } from '@bridgehead/kernel';
import { BORG, type Design, face, K, numberOf } from '../cards/index.ts';
import { type Figure, LENDS, type Lends } from '../cards/standing.ts';
import { nth } from '../entries.ts';
import {
  type Blaze,
  BRAINWASHED,
  CLOAKED,
  controllerOf,
  countOf,
  designOf,
  hostOf,
  NONE,
  ROTATED,
  ROTATED_TWICE,
  type Thing,
} from '../state.ts';
import { classOf } from './people.ts';
import {
  affiliationOf,
  faceOf,
  has,
  isBorgShip,
  isDisabled,
  isFacilityThing,
  isHeld,
  isKnownTo,
  isShipThing,
  locationOf,
  other,
  vesselOf,
} from './things.ts';

/** Terms of a total: from a design, or NONE for the printed value, for a ship or facility. */
export type FigureTerm = Term<Design, Thing>;
export type FigureTerms = Terms<Design, Thing>;
/** Who asks and about which engagement. */
export interface Asking {
  /** Only what this seat knows; NONE: everything. */
  readonly knower: Seat;
  /** The opposing card of the engagement; NONE outside of one. */
  readonly versus: Thing;
}
const TRUTH: Asking = { knower: NONE, versus: NONE };
/** As the other side knows a card. */
export const asWatched = (s: Blaze, vessel: Thing): Asking => ({ knower: other(controllerOf(s, vessel)), versus: NONE });
const TURNED_RANGE = 5;
const HULL_STEP = 50;

/** Printed value, enhancements and reductions (BOG-B37). */
export function figureOf(s: Blaze, vessel: Thing, figure: Figure, asking: Asking = TRUTH, terms: FigureTerms = null): number {
  let base = faceOf(s, vessel).row[figure] ?? 0;
  let more = 0;
  let less = 0;
  let commanded = false;
  const raised: FigureTerms = terms === null ? null : [];
  const lowered: FigureTerms = terms === null ? null : [];
  for (const c of s.inPlay) {
    const d = designOf(s, c);
    // BOG-30, BOG-33: as long as the marker lies there, and every copy of it.
    if (s.at[c] === vessel && face(d).kind === 'tactic') {
      less -= addAnyTerm(lowered, d, vessel, face(d).row[figure] ?? 0);
      continue;
    }
    const words = LENDS[d];
    if (words === null || words === undefined) continue;
    for (const word of words) {
      if (word.figure !== figure || !reaches(s, c, word, vessel, asking) || isSuspended(s, c, vessel, figure)) continue;
      if (word.to === 'commanded') {
        if (commanded) continue; // EV06: copies do not add
        commanded = true;
      }
      const n = numberOf(d, word.by) * (word.per === undefined ? 1 : classMembers(s, vessel, word.per, asking));
      if (word.less === true) less -= addTerm(lowered, d, vessel, -n);
      else if (word.orBase === true && base === 0) base = numberOf(d, 'base');
      else more += addAnyTerm(raised, d, vessel, n);
    }
  }
  const { battle } = s;
  if (battle !== null && battle.location === locationOf(s, vessel)) {
    const door = figure === 'weapons' && controllerOf(s, vessel) >= 0 ? nth(battle.door, controllerOf(s, vessel)) : 0;
    more += addAnyTerm(raised, K['battle bridge'], vessel, door);
    const isWeak = figure === 'shields' && battle.weak.some((c, i) => c === vessel && battle.suspended[i] === NONE);
    if (isWeak) less -= addTerm(lowered, K['weak spot'], vessel, -numberOf(K['weak spot'], 'shields'));
  }
  const offLine = isOffLine(s, vessel, `${figure}-off`); // BOG-36
  if (terms !== null) {
    addTerm(terms, NONE, vessel, base);
    terms.push(...bySource(lowered), ...(offLine ? [] : bySource(raised)));
  }
  const n = atLeast(0, base + (offLine ? 0 : more) - less, terms, NONE, vessel); // BOG-36, BOG-R3
  return figure === 'range' && rotations(s, vessel) > 0 ? Math.min(TURNED_RANGE, n) : n;
}

/** In an order that tells nothing of the order in which cards came into play (BOG-R69). */
const bySource = (terms: FigureTerms): FigureTerm[] => (terms ?? []).sort((a, b) => a.source - b.source);

function reaches(s: Blaze, c: Thing, word: Lends, vessel: Thing, { knower, versus }: Asking): boolean {
  const seat = s.controller[vessel];
  if (word.to === 'on') return s.at[c] === vessel;
  if (word.to === 'itself') {
    if (c !== vessel) return false;
    if (word.whileHolding === true) return holdsAny(s, seat ?? NONE);
    if (versus === NONE) return false;
    return word.versus === 'Borg'
      ? isBorgShip(s, versus) || (isShipThing(s, versus) && affiliationOf(s, versus) === BORG)
      : faceOf(s, versus).row.class === word.versus;
  }
  if (s.controller[c] !== seat || !isShipThing(s, vessel)) return false;
  if (word.to === 'commanded') return hasCommander(s, vessel, knower);
  if (!isKnownTo(s, c, knower) || isDisabled(s, c) || (s.captor[c] !== NONE && !has(s, c, BRAINWASHED))) return false;
  if (word.to === 'aboard') return s.at[c] === vessel;
  if (word.kin === true && affiliationOf(s, vessel) !== faceOf(s, c).affiliation) return false;
  return locationOf(s, c) === locationOf(s, vessel) && locationOf(s, c) !== NONE;
}

const classMembers = (s: Blaze, vessel: Thing, name: string, { knower }: Asking): number =>
  s.inPlay.filter(
    (c) =>
      s.at[c] === vessel &&
      s.controller[c] === s.controller[vessel] &&
      classOf(s, c) === name &&
      isKnownTo(s, c, knower) &&
      !isDisabled(s, c),
  ).length;
/** CS3: any captive held or Brainwashed by the seat. */
const holdsAny = (s: Blaze, seat: Seat): boolean => s.inPlay.some((c) => s.captor[c] === seat && (isHeld(s, c) || has(s, c, BRAINWASHED)));
/** BOG-B38: the pairing named in the table, aboard and not disabled. */
export function hasCommander(s: Blaze, ship: Thing, knower: Seat = NONE): boolean {
  for (const c of s.inPlay) if (isCommanderOf(s, c, ship) && isKnownTo(s, c, knower) && !isDisabled(s, c)) return true;
  return false;
}
export const commandersOf = (s: Blaze, ship: Thing): Thing[] => s.inPlay.filter((c) => isCommanderOf(s, c, ship) && !isDisabled(s, c));
const isCommanderOf = (s: Blaze, c: Thing, ship: Thing): boolean =>
  s.at[c] === ship && s.controller[c] === s.controller[ship] && faceOf(s, c).commands === s.design[ship];
/** Weak Spot suspends one enhancement of a target's SHIELDS. */
function isSuspended(s: Blaze, c: Thing, vessel: Thing, figure: Figure): boolean {
  const { battle } = s;
  if (battle === null || figure !== 'shields') return false;
  for (let i = 0; i < battle.weak.length; i++) if (battle.weak[i] === vessel && battle.suspended[i] === c) return true;
  return false;
}
/** Things that enhance a card's SHIELDS now: what Weak Spot may suspend. */
export const enhancersOf = (s: Blaze, vessel: Thing, figure: Figure, asking: Asking): Thing[] =>
  s.inPlay.filter((c) =>
    (LENDS[designOf(s, c)] ?? []).some((word) => word.figure === figure && word.less !== true && reaches(s, c, word, vessel, asking)),
  );

export const weaponsOf = (s: Blaze, vessel: Thing, asking: Asking = TRUTH, terms: FigureTerms = null): number =>
  figureOf(s, vessel, 'weapons', asking, terms);
export const shieldsOf = (s: Blaze, vessel: Thing, asking: Asking = TRUTH, terms: FigureTerms = null): number =>
  figureOf(s, vessel, 'shields', asking, terms);
export const rangeOf = (s: Blaze, vessel: Thing, asking: Asking = TRUTH): number => figureOf(s, vessel, 'range', asking);
/** RANGE left this turn. */
export const rangeLeft = (s: Blaze, ship: Thing): number => Math.max(0, rangeOf(s, ship) - countOf(s, ship));

// —— damage ——

export const markersOn = (s: Blaze, vessel: Thing): Thing[] => s.inPlay.filter((c) => s.at[c] === vessel && faceOf(s, c).kind === 'tactic');
export const rotations = (s: Blaze, vessel: Thing): number => (has(s, vessel, ROTATED) ? 1 : 0) + (has(s, vessel, ROTATED_TWICE) ? 2 : 0);
/** never stored. */
export function hullOf(s: Blaze, vessel: Thing): number {
  let hull = 100 - HULL_STEP * rotations(s, vessel);
  for (const c of s.inPlay) if (s.at[c] === vessel && faceOf(s, c).kind === 'tactic') hull -= faceOf(s, c).row.hull ?? 0;
  return hull;
}
export const isDamaged = (s: Blaze, vessel: Thing): boolean => rotations(s, vessel) > 0 || markersOn(s, vessel).length > 0;

// —— equipment of ships ——

/** BOG-30, BOG-35: a marker with this result lies on the card. */
export function isOffLine(s: Blaze, vessel: Thing, result: string): boolean {
  for (const c of s.inPlay) if (s.at[c] === vessel && faceOf(s, c).row.result === result) return true;
  return false;
}
/** A working item of special equipment; rotation takes the Cloaking Device off line (BOG-B24). */
export function hasWorking(s: Blaze, vessel: Thing, item: 'Cloaking Device' | 'Tractor Beam' | 'Invasive Transporters'): boolean {
  if (item === 'Tractor Beam' && isFacilityThing(s, vessel)) return !isOffLine(s, vessel, 'tractor-off');
  if (!faceOf(s, vessel).equipment.includes(item)) return false;
  if (item === 'Cloaking Device') return rotations(s, vessel) === 0 && !isOffLine(s, vessel, 'cloak-off');
  if (item === 'Tractor Beam') return !isOffLine(s, vessel, 'tractor-off');
  return !isOffLine(s, vessel, 'transporters-off');
}
export const hasTransporters = (s: Blaze, vessel: Thing): boolean => !isOffLine(s, vessel, 'transporters-off');
export const isCloaked = (s: Blaze, c: Thing): boolean => has(s, c, CLOAKED);
/** T04: a marker of the seat makes this card's SHIELDS fluctuate for it. */
export const fluctuatesFor = (s: Blaze, vessel: Thing, seat: Seat): boolean =>
  s.inPlay.some((c) => s.at[c] === vessel && s.owner[c] === seat && faceOf(s, c).row.result === 'fluctuate');
/** BOG-B16, BOG-R15: half the host's SHIELDS, rounded down, for a docked ship. */
export function extensionFor(s: Blaze, vessel: Thing, asking: Asking = TRUTH): number {
  const host = isShipThing(s, vessel) ? hostOf(s, vessel) : NONE;
  return host === NONE ? 0 : Math.floor(shieldsOf(s, vesselOf(s, host), asking) / 2);
}
