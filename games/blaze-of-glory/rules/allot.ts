/** Dilemmas are allotted one per answer, both seats at the same time and in secret (BOG-R51, BOG-R68). */

import { because, type Json, type Question, type Rules, type Seat } from '@bridgehead/kernel';
import { type Design, designNumber, face, idOf } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { type Blaze, dilemma, dilemmaOwner, type Location, NONE } from '../state.ts';
import { allLocations, isPlanet, missionOf } from './map.ts';
import { isDilemma, takeSeed } from './seeding.ts';
import { type BlazeTable, seedsOf } from './things.ts';

const MOST_DILEMMAS = 6;
/** Where a dilemma may go: its kind of place, at most six of the seat's under each. */
const fitsUnder = (s: Blaze, design: Design, location: Location): boolean => {
  const { at } = face(design).row;
  return face(missionOf(s, location)).kind === 'mission' && (at === 'S/P' || (at === 'P') === isPlanet(s, location));
};
const mineUnder = (s: Blaze, seat: Seat, location: Location): number =>
  nth(s.stacks, location).reduce((n, card) => (dilemmaOwner(card) === seat ? n + 1 : n), 0);
const roomFor = (s: Blaze, seat: Seat, design: Design): Location[] =>
  allLocations(s).filter((location) => fitsUnder(s, design, location) && mineUnder(s, seat, location) < MOST_DILEMMAS);

type Allotment = 'done' | readonly [string, Location];
const GONE = because('BOG-R68', 'bog.no.dilemma-gone');
const SIX = because('BOG-R68', 'bog.no.dilemma-six');
const IN_SPACE = because('BOG-R68', 'bog.no.dilemma-space');
const ON_PLANET = because('BOG-R68', 'bog.no.dilemma-planet');

export const ALLOT: Question<Blaze, Allotment> = {
  key: 'bog.dilemma',
  list(s, seat) {
    const found: Allotment[] = [];
    for (const d of [...new Set(seedsOf(s, seat, isDilemma))]) for (const location of roomFor(s, seat, d)) found.push([idOf(d), location]);
    return [...found, 'done'];
  },
  draw(s, seat, chance) {
    const dilemmas = [...new Set(seedsOf(s, seat, isDilemma))].filter((d) => roomFor(s, seat, d).length > 0);
    if (dilemmas.length === 0 || chance.below(32) === 0) return 'done';
    const pairs = dilemmas.flatMap((d) => roomFor(s, seat, d).map((location): Allotment => [idOf(d), location]));
    return nth(pairs, chance.below(pairs.length));
  },
  why(s, seat, answer) {
    if (!Array.isArray(answer) || answer.length !== 2) return null;
    const [id, location]: readonly Json[] = answer;
    const design = typeof id === 'string' ? designNumber(id) : NONE;
    if (design < 0 || !isDilemma(design) || typeof location !== 'number' || !allLocations(s).includes(location)) return null;
    if (!seedsOf(s, seat, isDilemma).includes(design)) return GONE;
    if (!fitsUnder(s, design, location)) return face(design).row.at === 'P' ? ON_PLANET : IN_SPACE;
    return SIX;
  },
  fallback(s, seat) {
    for (const d of seedsOf(s, seat, isDilemma)) {
      const rooms = roomFor(s, seat, d);
      if (rooms.length === 0) continue;
      const order = (location: Location) => [
        mineUnder(s, seat, location),
        s.missionOwner[location] === seat ? 1 : 0,
        allLocations(s).indexOf(location),
      ];
      const best = rooms.reduce((a, b) => (isBefore(order(b), order(a)) ? b : a));
      return [idOf(d), best];
    }
    return 'done';
  },
  params: (s, seat) => ({ left: seedsOf(s, seat, isDilemma).length }),
};
const isBefore = (a: readonly number[], b: readonly number[]): boolean => {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return nth(a, i) < nth(b, i);
  return false;
};

/**
 * One answer a step. A seat is done by its word, also when it has nothing left to place: if the question stopped by itself, the other
 * side would learn how many dilemmas there were.
 */
export function* allotDilemmas(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const open = [0, 1].filter((seat) => !isAllotted(s, seat));
  if (open.length === 0) {
    sortStacks(s);
    t.reveal({ type: 'dilemmasLaid', counts: s.stacks.map((stack) => stack.length) });
    s.actions = 0;
    s.phase = 'facilities';
    return;
  }
  const { seat, answer } = yield* t.any(open.map((one) => t.question(one, ALLOT)));
  if (answer === 'done') {
    s.actions |= 1 << seat;
    return;
  }
  const [id, location] = answer;
  takeSeed(s, seat, designNumber(id));
  nth(s.stacks, location).push(dilemma(designNumber(id), seat));
}
/** A bit in `actions`, which counts nothing before the first turn. */
const isAllotted = (s: Blaze, seat: Seat): boolean => (s.actions & (1 << seat)) !== 0;
/** The mission owner's opponent's cards first, then the owner's; each in the order of placing. */
function sortStacks(s: Blaze): void {
  s.stacks = s.stacks.map((stack, location) => {
    const owner = s.missionOwner[location];
    return [...stack.filter((card) => dilemmaOwner(card) !== owner), ...stack.filter((card) => dilemmaOwner(card) === owner)];
  });
}
