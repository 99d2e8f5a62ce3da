/** Seeding: decks, doorways, missions, dilemmas, facilities, muster, hands. */

import type { Rules, Seat } from '@bridgehead/kernel';
import { type Design, face, HAND_FIRST, HAND_SECOND, idOf, K } from '../cards/index.ts';
import { cardsOf, known, nth, pairOf } from '../entries.ts';
import { type Blaze, FACE_DOWN, MARKED, NONE, space, TABLE } from '../state.ts';
import { enter, set } from './changes.ts';
import { seedLocations } from './report.ts';
import { type BlazeTable, facilitiesOf, is, isNor, other, seedsOf } from './things.ts';
import { layWormhole } from './wormhole.ts';

export const takeSeed = (s: Blaze, seat: Seat, design: Design): void => {
  const seeds = cardsOf(s.seeds, seat);
  seeds.splice(seeds.indexOf(design), 1);
};
const isMission = (d: Design): boolean => face(d).kind === 'mission';
export const isDilemma = (d: Design): boolean => face(d).kind === 'dilemma';

// —— 1, 2. missions and the wormhole ——

/** Seats alternate, the one that goes second first; top mission to the left or right end of its line. */
export function* layMission(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const second = other(s.first);
  const left = pairOf((seat) => seedsOf(s, seat, isMission).length);
  if (left[0] + left[1] === 0) {
    s.phase = 'wormhole';
    return;
  }
  const seat = nth(left, second) >= nth(left, s.first) ? second : s.first;
  const mission = known(seedsOf(s, seat, isMission).at(-1));
  const line = nth(s.lines, face(mission).row.quadrant === 'Gamma' ? 1 : 0);
  t.tell([seat], { type: 'missionTurned', seat, card: idOf(mission) }, { type: 'missionTurned', seat, card: '' });
  const end =
    s.placing === 'automatic'
      ? t.pick(['left', 'right'])
      : yield* t.choose(seat, 'bog.mission', ['left', 'right'], { params: { card: idOf(mission) }, fallback: 'right' });
  const seeds = cardsOf(s.seeds, seat);
  seeds.splice(seeds.lastIndexOf(mission), 1);
  const location = s.mission.length;
  s.mission.push(mission);
  s.missionOwner.push(seat);
  s.solvedBy.push(NONE);
  s.scouted.push(0);
  s.stacks.push([]);
  if (end === 'left') line.unshift(location);
  else line.push(location);
  t.reveal({ type: 'missionLaid', seat, card: idOf(mission), location });
}
/** BOG-R86: of two the one of the seat that placed the first mission is laid. */
export function* placeWormhole(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const second = other(s.first);
  for (const seat of [second, s.first]) {
    while (cardsOf(s.seeds, seat).includes(K.wormhole)) {
      takeSeed(s, seat, K.wormhole);
      cardsOf(s.outOfPlay, seat).push(K.wormhole);
      if (!s.mission.includes(K.wormhole)) yield* layWormhole(t, seat);
    }
  }
  s.phase = 'dilemmas';
}

// —— 4. facilities ——

const isFacility = (d: Design): boolean => face(d).kind === 'facility';
export function* layFacility(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const second = other(s.first);
  const left = (seat: Seat) => seedsOf(s, seat, isFacility).length;
  if (left(0) + left(1) === 0) {
    for (const seat of [second, s.first]) layRest(t, seat);
    s.phase = 'cells';
    return;
  }
  const seat = nextToBuild(s, left(second), left(s.first));
  const design = nth(seedsOf(s, seat, isFacility), 0);
  const { locations, misplaced } = seedLocations(s, seat, design);
  if (locations.length === 0) {
    takeSeed(s, seat, design);
    cardsOf(s.outOfPlay, seat).push(design);
    return;
  }
  // Asked even where there is one place only: a missing question would tell the other side what is coming.
  const location = yield* t.choose(seat, 'bog.facility', locations, { params: { card: idOf(design) } });
  takeSeed(s, seat, design);
  const c = enter(s, design, seat, space(location));
  if (misplaced) set(s, c, MARKED);
  const sites = design === K.Nor ? seedsOf(s, seat, (d) => face(d).kind === 'site') : [];
  for (const site of sites) {
    takeSeed(s, seat, site);
    enter(s, site, seat, c);
  }
  t.reveal({ type: 'facilityLaid', seat, card: idOf(design), location, cards: sites.map(idOf) });
}
/** Seats alternate, the one that goes second first, as long as both have one left; a seat without one is passed over. */
function nextToBuild(s: Blaze, leftSecond: number, leftFirst: number): Seat {
  const second = other(s.first);
  if (leftSecond === 0 || leftFirst === 0) return leftSecond > 0 ? second : s.first;
  const laid = (seat: Seat) => facilitiesOf(s, seat).length + cardsOf(s.outOfPlay, seat).filter(isFacility).length;
  return laid(second) <= laid(s.first) ? second : s.first;
}
/** Incidents, objectives and treaties, hidden agendas face down. */
function layRest(t: BlazeTable, seat: Seat): void {
  const { state: s } = t;
  const rest = seedsOf(s, seat, (d) => ['incident', 'objective', 'event'].includes(face(d).kind));
  for (const design of rest) {
    takeSeed(s, seat, design);
    const c = enter(s, design, seat, TABLE);
    if (face(design).row.ha) set(s, c, FACE_DOWN);
  }
  const shown = [...rest.filter((d) => !face(d).row.ha), ...seedsOf(s, seat, (d) => d === K['cell door'])];
  t.reveal({ type: 'seedsLaid', seat, cards: shown.map(idOf), faceDown: rest.filter((d) => face(d).row.ha).length });
}
/** Holding Cell Door on one of its facilities, never a Nor. */
export function* layCells(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  for (const seat of [other(s.first), s.first])
    while (cardsOf(s.seeds, seat).includes(K['cell door'])) {
      const hosts = facilitiesOf(s, seat).filter((c) => !isNor(s, c) && !s.inPlay.some((x) => s.at[x] === c && is(s, x, 'cell door')));
      if (hosts.length === 0) {
        takeSeed(s, seat, K['cell door']);
        cardsOf(s.outOfPlay, seat).push(K['cell door']);
        continue;
      }
      const host = hosts.length === 1 ? nth(hosts, 0) : yield* t.choose(seat, 'bog.cell', hosts);
      takeSeed(s, seat, K['cell door']);
      enter(s, K['cell door'], seat, host);
    }
  s.phase = 'muster';
}

// —— 6. hands ——

export function dealHands(t: BlazeTable): void {
  for (const seat of [0, 1]) deal(t, seat);
}
function deal(t: BlazeTable, seat: Seat): void {
  const { state: s } = t;
  const deck = t.shuffle(cardsOf(s.deck, seat));
  const n = seat === s.first ? HAND_FIRST : HAND_SECOND;
  s.hand[seat] = deck.splice(Math.max(0, deck.length - n));
  t.tell(
    [seat],
    { type: 'drew', seat, n: cardsOf(s.hand, seat).length, cards: cardsOf(s.hand, seat).map(idOf) },
    { type: 'drew', seat, n: cardsOf(s.hand, seat).length, cards: [] },
  );
}
/** One mulligan each, both at once. */
export function* mulligan(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const answers = yield* t.all([0, 1].map((seat) => t.choice(seat, 'bog.mulligan', ['keep', 'again'])));
  for (const seat of [0, 1]) {
    if (answers[seat] !== 'again') continue;
    cardsOf(s.deck, seat).push(...cardsOf(s.hand, seat));
    t.emit({ type: 'mulligan', seat });
    deal(t, seat);
  }
  s.phase = 'play';
}
