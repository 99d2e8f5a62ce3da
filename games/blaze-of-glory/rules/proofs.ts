/**
 * Tests that somebody aboard decides. Those who supply one are named and have been seen, first those that the other side knows anyway. Where it
 * fails, and somebody unseen might have supplied it, that is said too (BOG-R70).
 */

import type { Seat } from '@bridgehead/kernel';
import { type Design, idOf, K, type Skill } from '../cards/index.ts';
import { LENDS } from '../cards/standing.ts';
import { nth } from '../entries.ts';
import { type Blaze, controllerOf, designOf, placeOf, SEEN, type Thing } from '../state.ts';
import { see } from './changes.ts';
import type { FigureTerm } from './figures.ts';
import { byCopy } from './names.ts';
import { classOf, inspirersOf, levelOf } from './people.ts';
import {
  type BlazeTable,
  faceOf,
  handsAboard,
  has,
  isDisabled,
  isKnownTo,
  isPersonnelThing,
  locationOf,
  other,
  roomsOf,
} from './things.ts';

/** They are named and have been seen, in an order that tells nothing. */
export function show(t: BlazeTable, things: readonly Thing[]): void {
  const { state: s } = t;
  for (const c of [...new Set(things)].sort((a, b) => designOf(s, a) - designOf(s, b))) {
    see(s, c);
    t.reveal({ type: 'shown', seat: controllerOf(s, c), card: idOf(designOf(s, c)) });
  }
}

/** Nobody aboard counted for the card; of a crew that was seen to the last one everybody knows that. */
export function tellUnmet(t: BlazeTable, vessels: readonly Thing[], seat: Seat, card: Design): void {
  const { state: s } = t;
  const rooms = vessels.flatMap((vessel) => roomsOf(s, vessel));
  const isUnknown = (c: Thing): boolean => {
    const { kind } = faceOf(s, c);
    return (kind === 'personnel' || kind === 'equipment') && s.controller[c] === seat && !isKnownTo(s, c, other(seat));
  };
  if (s.inPlay.some((c) => rooms.includes(placeOf(s, c)) && isUnknown(c))) t.reveal({ type: 'unmet', seat, card: idOf(card) });
}

/** Somebody of this design is in play where the other side cannot see him; that there is such a one everybody knows (BOG-R69). */
export const isSomewhereUnseen = (s: Blaze, seat: Seat, design: Design): boolean =>
  s.inPlay.some((c) => s.design[c] === design && s.controller[c] === seat && !isKnownTo(s, c, other(seat)));
export const unseenAboard = (s: Blaze, vessel: Thing, seat: Seat): Thing[] =>
  unseenOf(s, s.inPlay).filter((c) => s.at[c] === vessel && isPersonnelThing(s, c) && s.controller[c] === seat);

/** Has the seat so much of a skill aboard? */
export function isMetAboard(t: BlazeTable, vessel: Thing, seat: Seat, card: Design, skill: Skill, least = 1): boolean {
  const supplied = suppliersOf(t.state, handsAboard(t.state, vessel, seat), skill, least);
  if (supplied === null) tellUnmet(t, [vessel], seat, card);
  else show(t, supplied);
  return supplied !== null;
}
/** Those of a crew who have so much of a skill together, with the gear that they need for it; null if they have not. */
export function suppliersOf(s: Blaze, crew: readonly Thing[], skill: Skill, least: number): Thing[] | null {
  const found: Thing[] = [];
  let missing = least;
  for (const [c, ...gear] of inOrder(
    s,
    crew.filter((one) => levelOf(s, one, skill) > 0).map((one) => [one, ...gearFor(s, one, skill)]),
  )) {
    found.push(c, ...gear);
    missing -= levelOf(s, c, skill);
    if (missing <= 0) return found;
  }
  return null;
}
const gearFor = (s: Blaze, c: Thing, skill: Skill): Thing[] => (nth(faceOf(s, c).levels, skill) > 0 ? [] : inspirersOf(s, c, 'engineer'));

type Supplier = readonly [Thing, ...Thing[]];
/** First those that tell the other side least. */
export function inOrder(s: Blaze, suppliers: readonly Supplier[]): Supplier[] {
  const unseen = (one: Supplier): number => one.filter((c) => !has(s, c, SEEN)).length;
  return [...suppliers].sort((a, b) => unseen(a) - unseen(b) || designOf(s, a[0]) - designOf(s, b[0]) || byCopy(s, a[0], b[0]));
}

/** Those of them that the other side could not name where they are. */
export const unseenOf = (s: Blaze, things: readonly Thing[]): Thing[] => things.filter((c) => !isKnownTo(s, c, other(controllerOf(s, c))));
/** Those who supplied a term of a total, and nobody else: lenders, a commander with his log, those behind metaphasic SHIELDS. */
export const lendersOf = (s: Blaze, terms: readonly FigureTerm[]): Thing[] =>
  terms.flatMap(({ source, of: vessel }) => {
    const lendsAround = LENDS[source]?.some(({ to }) => to === 'here') === true;
    const supplied = (c: Thing): boolean => {
      if (isDisabled(s, c)) return false;
      if (lendsAround) return s.design[c] === source && locationOf(s, c) === locationOf(s, vessel);
      if (s.at[c] !== vessel) return false;
      if (source === K.log) return faceOf(s, c).commands === s.design[vessel];
      return source === K['metaphasic shields'] ? classOf(s, c) === 'SCIENCE' : s.design[c] === source;
    };
    return s.inPlay.filter((c) => isPersonnelThing(s, c) && s.controller[c] === s.controller[vessel] && supplied(c));
  });
