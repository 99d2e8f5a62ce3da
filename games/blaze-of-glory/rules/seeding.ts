/** Seeding: decks, doorways, missions, dilemmas, facilities, muster, hands. */
import {
  because,
  type Chance,
  type Json,
  pick,
  type Question,
  type Reason,
  type Rules,
  type Seat,
  type SetupTable,
  say,
  shuffle,
} from '@bridgehead/kernel';
import { D, type Design, designNumber, face, HAND_FIRST, HAND_SECOND, idOf, isPersonnel, isShip } from '../cards/index.ts';
import { type DeckList, FORMAT_RULES, type Format, readDeck, sizeOf, writeDeck } from '../decks/list.ts';
import { randomDeck } from '../decks/random.ts';
import { starterList, starterNamed } from '../decks/starter.ts';
import { STARTERS } from '../decks/starters.ts';
import type { BlazeEvent } from '../events.ts';
import {
  type Blaze,
  dilemma,
  dilemmaOwner,
  FACE_DOWN,
  type Location,
  MARKED,
  NONE,
  type Place,
  space,
  TABLE,
  type Thing,
} from '../state.ts';
import { faults } from '../wording.ts';
import { enter, set } from './changes.ts';
import { allLocations, isPlanet, missionOf } from './map.ts';
import { tidied, whyUntidy } from './names.ts';
import { isDoubled, putAt, seedLocations, whyNotReport } from './report.ts';
import { staffingTeam } from './staffing.ts';
import { areCompatible, type BlazeTable, facilitiesOf, isNor, other, sitesOf } from './things.ts';
import { layWormhole } from './wormhole.ts';

const MOST_DILEMMAS = 6;
const DECK_TEXT_MOST = 20_000;

// —— set-up lays out nothing but the options ——

export function setup(t: SetupTable<BlazeEvent>): Blaze {
  const given = t.options as Record<string, string | boolean>;
  const format = given.format as Format;
  const rules = FORMAT_RULES[format];
  const chosen = (name: string): string | null => (given[name] === 'format' ? null : (given[name] as string));
  const muster = chosen('muster');
  const first = given.firstSeat === 'random' ? t.chance.below(2) : Number(given.firstSeat) - 1;
  const goal = chosen('goal');
  const limit = chosen('roundLimit');
  const prizes = chosen('prizes');
  const pair = <T>(make: () => T): T[] => [make(), make()];
  t.emit({ type: 'firstSeat', seat: first });
  return {
    format,
    goal: goal === null ? rules.goal : Number(goal),
    musterPeople: muster === null ? rules.musterPeople : muster === 'none' ? 0 : Number(muster.slice(2)),
    prizes: prizes === null ? rules.prizes : prizes === 'on',
    placing: (chosen('placing') as 'hand' | 'automatic' | null) ?? rules.placing,
    roundLimit: limit === null ? rules.roundLimit : Number(limit),
    openLists: given.openLists === true,
    decks: given.decks as Blaze['decks'],
    phase: 'decks',
    first,
    active: first,
    turn: 1,
    round: 1,
    stage: 'start',
    score: [0, 0],
    completed: [0, 0],
    shipsLost: [0, 0],
    lastRound: false,
    actions: 0,
    cardPlayed: false,
    redAlert: false,
    noDraw: false,
    returned: [],
    attackedAt: pair(() => []),
    wartime: pair(() => []),
    once: pair(() => []),
    onceThisTurn: pair(() => []),
    escorted: pair(() => []),
    devidianDue: [0, 0],
    sentHome: [],
    lines: pair(() => []),
    mission: [],
    missionOwner: [],
    solvedBy: [],
    scouted: [],
    stacks: [],
    // Things are counted from 1: in an answer 0 stands for "nothing named".
    design: [0],
    owner: [0],
    controller: [0],
    at: [TABLE],
    flags: [0],
    host: [NONE],
    count: [0],
    turns: [0],
    allegiance: [NONE],
    captor: [NONE],
    inPlay: [],
    lists: ['', ''],
    hand: pair(() => []),
    deck: pair(() => []),
    knownBelow: [0, 0],
    knownAbove: [0, 0],
    knownHand: pair(() => []),
    discard: pair(() => []),
    outOfPlay: pair(() => []),
    tent: pair(() => []),
    tactics: pair(() => []),
    tacticsUp: pair(() => []),
    q: pair(() => []),
    qUp: pair(() => []),
    open: [0, 0],
    seeds: pair(() => []),
    flashed: pair(() => []),
    battle: null,
    fight: null,
    attempt: null,
    playing: [],
    brought: [0, 0],
  };
}

// —— 0. decks ——

const STARTERS_ONLY = because('BOG-R67', 'bog.no.starters-only');

/** The list that a text means; null if it is not legal. */
export function deckOf(text: string, format: Format, startersOnly: boolean): { list: DeckList; name: string } | Reason {
  const starter = starterNamed(text);
  if (starter !== null) return { list: starterList(starter, format), name: starter.title };
  if (startersOnly) return STARTERS_ONLY;
  const { list, faults: found } = readDeck(text, format);
  const first = found[0];
  if (first === undefined) return { list, name: /^name:\s*(.{1,60})$/m.exec(text)?.[1]?.trim() ?? 'A deck' };
  const all = found.map(
    ({ line, reason }) => `${line === 0 ? 'Whole list' : `Line ${line}`}, ${reason.clause}: ${say(reason.say, faults)}`,
  );
  return {
    clause: first.reason.clause,
    say: { key: 'bog.no.deck', params: { first: say(first.reason.say, faults), n: found.length, all: all.join('\n') } },
  };
}
const isReason = (one: object): one is Reason => 'clause' in one;

export function* chooseDecks(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const random = s.decks === 'random' || (s.decks === 'mixed' && t.pick([false, true]));
  if (random) {
    for (const seat of [0, 1]) bring(t, seat, randomDeck(s.format, t.chance), 'A random deck');
  } else if (s.decks === 'mixed') {
    for (const seat of [0, 1]) {
      const starter = t.pick(STARTERS);
      bring(t, seat, starterList(starter, s.format), starter.title);
    }
  } else {
    const texts = yield* t.all(
      [0, 1].map((seat) =>
        t.writing(seat, 'bog.deck', {
          max: DECK_TEXT_MOST,
          lines: true,
          params: { format: s.format, starters: STARTERS.map(({ affiliation }) => affiliation).join(', ') },
          check: (text) => {
            const read = deckOf(text, s.format, s.decks === 'starters');
            return isReason(read) ? read : null;
          },
          fallback: seat === 0 ? 'federation' : 'klingon',
          patience: 4,
          draw: (chance) => drawDeck(s.format, s.decks === 'starters', chance),
        }),
      ),
    );
    texts.forEach((text, seat) => {
      const read = deckOf(text, s.format, s.decks === 'starters') as { list: DeckList; name: string };
      bring(t, seat, read.list, read.name);
    });
  }
  // Side decks are opened and a wormhole is declared before everybody.
  const doors = [0, 1].map((seat) => [
    ...s.inPlay.filter((c) => s.owner[c] === seat).map((c) => idOf(s.design[c] as Design)),
    ...seedsOf(s, seat, (d) => d === D.DW6).map(idOf),
  ]);
  t.reveal({ type: 'decksIn', sizes: s.deck.map((deck) => deck.length), doors });
  s.phase = 'missions';
}
function drawDeck(format: Format, startersOnly: boolean, chance: Chance): string {
  if (startersOnly || chance.below(2) === 0) return pick(STARTERS, chance).affiliation.toLowerCase();
  return writeDeck(randomDeck(format, chance), 'A random deck', format);
}

/** BOG-2, BOG-3: side decks shuffled beneath their doorways; missions shuffled; the rest waits. */
function bring(t: BlazeTable, seat: Seat, list: DeckList, name: string): void {
  const { state: s } = t;
  s.lists[seat] = writeDeck(list, name, s.format);
  s.brought[seat] = sizeOf(list);
  s.deck[seat] = [...list.draw];
  s.tactics[seat] = t.shuffle([...list.tactics]);
  s.q[seat] = t.shuffle([...list['q-continuum']]);
  s.tent[seat] = [...list.tent];
  const doors = [D.DW1, D.DW2, D.DW3];
  doors.forEach((door, i) => {
    if (list.seeds.includes(door)) s.open[seat] = (s.open[seat] as number) | (1 << i);
  });
  for (const door of doors) if (list.seeds.includes(door)) enter(s, door, seat, TABLE);
  const sites = list.seeds.filter((d) => face(d).kind === 'site').sort((a, b) => a - b);
  const rest = list.seeds.filter((d) => face(d).kind !== 'site' && !doors.includes(d));
  s.seeds[seat] = [...t.shuffle([...list.missions]), ...list.dilemmas, ...rest, ...sites];
}

const seedsOf = (s: Blaze, seat: Seat, fits: (d: Design) => boolean): Design[] => (s.seeds[seat] as Design[]).filter(fits);
const takeSeed = (s: Blaze, seat: Seat, design: Design): void => {
  const seeds = s.seeds[seat] as Design[];
  seeds.splice(seeds.indexOf(design), 1);
};
const isMission = (d: Design): boolean => face(d).kind === 'mission';
const isDilemma = (d: Design): boolean => face(d).kind === 'dilemma';

// —— 1, 2. missions and the wormhole ——

/** Seats alternate, the one that goes second first; top mission to the left or right end of its line. */
export function* layMission(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const second = other(s.first);
  const left = [seedsOf(s, 0, isMission).length, seedsOf(s, 1, isMission).length] as [number, number];
  if (left[0] + left[1] === 0) {
    s.phase = 'wormhole';
    return;
  }
  const seat = (left[second] as number) >= (left[s.first] as number) ? second : s.first;
  const mission = seedsOf(s, seat, isMission).at(-1) as Design;
  const line = s.lines[face(mission).row.quadrant === 'Gamma' ? 1 : 0] as Location[];
  t.tell([seat], { type: 'missionTurned', seat, card: idOf(mission) }, { type: 'missionTurned', seat, card: '' });
  const end =
    s.placing === 'automatic'
      ? t.pick(['left', 'right'])
      : yield* t.choose(seat, 'bog.mission', ['left', 'right'], { params: { card: idOf(mission) }, fallback: 'right' });
  const seeds = s.seeds[seat] as Design[];
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
    while ((s.seeds[seat] as Design[]).includes(D.DW6)) {
      takeSeed(s, seat, D.DW6);
      (s.outOfPlay[seat] as Design[]).push(D.DW6);
      if (!s.mission.includes(D.DW6)) yield* layWormhole(t, seat);
    }
  }
  s.phase = 'dilemmas';
}

// —— 3. dilemmas (BOG-R68) ——

/** Where a dilemma may go: its kind of place, at most six of the seat's under each. */
const fitsUnder = (s: Blaze, design: Design, location: Location): boolean => {
  const at = face(design).row.at as string;
  return face(missionOf(s, location)).kind === 'mission' && (at === 'S/P' || (at === 'P') === isPlanet(s, location));
};
const mineUnder = (s: Blaze, seat: Seat, location: Location): number =>
  (s.stacks[location] as number[]).reduce((n, card) => (dilemmaOwner(card) === seat ? n + 1 : n), 0);
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
    return pairs[chance.below(pairs.length)] as Allotment;
  },
  why(s, seat, answer) {
    if (!Array.isArray(answer) || answer.length !== 2) return null;
    const [id, location] = answer as [Json, Json];
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
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return (a[i] as number) < (b[i] as number);
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
  (s.stacks[location] as number[]).push(dilemma(designNumber(id), seat));
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
  const seat = left(second) >= left(s.first) ? second : s.first;
  const design = seedsOf(s, seat, isFacility)[0] as Design;
  const { locations, misplaced } = seedLocations(s, seat, design);
  if (locations.length === 0) {
    takeSeed(s, seat, design);
    (s.outOfPlay[seat] as Design[]).push(design);
    return;
  }
  // Asked even where there is one place only: a missing question would tell the other side what is coming.
  const location = yield* t.choose(seat, 'bog.facility', locations, { params: { card: idOf(design) } });
  takeSeed(s, seat, design);
  const c = enter(s, design, seat, space(location));
  if (misplaced) set(s, c, MARKED);
  const sites = design === D.FA8 ? seedsOf(s, seat, (d) => face(d).kind === 'site') : [];
  for (const site of sites) {
    takeSeed(s, seat, site);
    enter(s, site, seat, c);
  }
  t.reveal({ type: 'facilityLaid', seat, card: idOf(design), location, cards: sites.map(idOf) });
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
  const shown = [...rest.filter((d) => !face(d).row.ha), ...seedsOf(s, seat, (d) => d === D.DW4)];
  t.reveal({ type: 'seedsLaid', seat, cards: shown.map(idOf), faceDown: rest.filter((d) => face(d).row.ha).length });
}
/** Holding Cell Door on one of its facilities, never a Nor. */
export function* layCells(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  for (const seat of [other(s.first), s.first])
    while ((s.seeds[seat] as Design[]).includes(D.DW4)) {
      const hosts = facilitiesOf(s, seat).filter((c) => !isNor(s, c) && !s.inPlay.some((x) => s.at[x] === c && s.design[x] === D.DW4));
      if (hosts.length === 0) {
        takeSeed(s, seat, D.DW4);
        (s.outOfPlay[seat] as Design[]).push(D.DW4);
        continue;
      }
      const host = hosts.length === 1 ? (hosts[0] as Thing) : yield* t.choose(seat, 'bog.cell', hosts);
      takeSeed(s, seat, D.DW4);
      enter(s, D.DW4, seat, host);
    }
  s.phase = 'muster';
}

// —— 5. muster (BOG-R50) ——

/** Facilities of the seat; a Nor by itself. */
const musterPoints = (s: Blaze, seat: Seat): Thing[] => facilitiesOf(s, seat);
/** Where a card would stand there; NONE if it cannot report. */
function standAt(s: Blaze, seat: Seat, design: Design, facility: Thing): Place {
  if (isDoubled(s, seat, design)) return NONE;
  const places = isNor(s, facility) ? sitesOf(s, facility) : [facility];
  return places.find((place) => whyNotReport(s, seat, design, place) === null) ?? NONE;
}
const UNSTAFFED = because('BOG-R50', 'bog.no.muster-staff');
const HOMELESS = because('BOG-R50', 'bog.no.muster-home');

function designsPicked(picked: readonly Json[]): Design[] {
  return picked.map((name) => designNumber(String(name).split('#')[0] as string));
}
/** Facilities where all of them may report and staff the ship, if there is one. */
export function musterHomes(s: Blaze, seat: Seat, designs: readonly Design[]): Thing[] {
  return musterPoints(s, seat).filter((facility) => designs.every((d) => standAt(s, seat, d, facility) !== NONE));
}
function whyNotMuster(s: Blaze, seat: Seat, picked: readonly Json[]): Reason | null {
  const designs = designsPicked(picked);
  const ships = designs.filter(isShip);
  const people = designs.filter(isPersonnel);
  const untidy = whyUntidy(picked);
  if (untidy !== null) return untidy;
  if (ships.length > 1 || people.length > s.musterPeople) return because('BOG-R50', 'bog.no.muster-size', { n: s.musterPeople });
  const personas = designs.filter((d) => face(d).row.unique).map((d) => face(d).persona);
  if (new Set(personas).size < personas.length) return because('BOG-B7', 'bog.no.persona');
  if (designs.length > 0 && musterHomes(s, seat, designs).length === 0) return HOMELESS;
  const ship = ships[0];
  return ship !== undefined && !staffsDesign(s, seat, ship, people) ? UNSTAFFED : null;
}
function staffsDesign(s: Blaze, seat: Seat, ship: Design, people: readonly Design[]): boolean {
  const fits = people.filter((d) => areCompatible(s, seat, face(d).affiliation, face(ship).affiliation));
  return staffingTeam(s, seat, face(ship), fits, people.length) !== null;
}

export function* muster(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  if (s.musterPeople === 0) {
    s.phase = 'mulligan';
    return dealHands(t);
  }
  const answers = yield* t.all(
    [0, 1].map((seat) => {
      const names = musterNames(s, seat);
      return t.selection(seat, 'bog.muster', names, {
        min: 0,
        max: 1 + s.musterPeople,
        params: { people: s.musterPeople },
        check: (picked) => whyNotMuster(s, seat, picked),
        amiss: () => because('BOG-R50', 'bog.no.muster-size', { n: s.musterPeople }),
        fallback: [],
        draw: (chance) => drawMuster(s, seat, chance),
      });
    }),
  );
  const chosen = answers.map(designsPicked);
  const homes = chosen.map((designs, seat) => musterHomes(s, seat, designs));
  const asking = [0, 1].filter((seat) => (chosen[seat] as Design[]).length > 0 && (homes[seat] as Thing[]).length > 1);
  const named = yield* t.all(asking.map((seat) => t.choice(seat, 'bog.muster-home', homes[seat] as Thing[])));
  for (const seat of [0, 1]) {
    const designs = chosen[seat] as Design[];
    if (designs.length === 0) continue;
    const home = asking.includes(seat) ? (named[asking.indexOf(seat)] as Thing) : ((homes[seat] as Thing[])[0] as Thing);
    placeMuster(t, seat, designs, home);
  }
  s.phase = 'mulligan';
  dealHands(t);
}
/** Ships and personnel of the own draw deck that could report somewhere. */
function musterNames(s: Blaze, seat: Seat): string[] {
  const fitting = (s.deck[seat] as Design[]).filter(
    (d) => (isPersonnel(d) || isShip(d)) && musterPoints(s, seat).some((c) => standAt(s, seat, d, c) !== NONE),
  );
  return tidied([...fitting].sort((a, b) => a - b).map(idOf));
}
function placeMuster(t: BlazeTable, seat: Seat, designs: readonly Design[], home: Thing): void {
  const { state: s } = t;
  const ship = designs.find(isShip);
  const deck = s.deck[seat] as Design[];
  for (const d of designs) deck.splice(deck.indexOf(d), 1);
  const vessel = ship === undefined ? NONE : putAt(s, seat, ship, standAt(s, seat, ship, home));
  for (const d of designs) if (d !== ship) putAt(s, seat, d, vessel === NONE ? standAt(s, seat, d, home) : vessel);
  t.reveal({ type: 'mustered', seat, cards: designs.map(idOf) });
}
function drawMuster(s: Blaze, seat: Seat, chance: Chance): readonly string[] {
  const way = chance.below(8);
  if (way === 0) return [];
  const stock = [...new Set(s.deck[seat] as Design[])];
  const homes = shuffle([...musterPoints(s, seat)], chance);
  if (way > 1)
    for (const home of homes)
      for (const ship of shuffle(
        stock.filter((d) => isShip(d) && standAt(s, seat, d, home) !== NONE),
        chance,
      )) {
        const fits = (d: Design) =>
          isPersonnel(d) && standAt(s, seat, d, home) !== NONE && areCompatible(s, seat, face(d).affiliation, face(ship).affiliation);
        const people = shuffle((s.deck[seat] as Design[]).filter(fits), chance);
        const team = staffingTeam(s, seat, face(ship), people, s.musterPeople);
        if (team === null) continue;
        const chosen = team.map((i) => people[i] as Design);
        if (!areOnce(chosen)) continue;
        const rest = people.filter((_, i) => !team.includes(i));
        return named(fill(chosen, rest, s.musterPeople, chance), ship);
      }
  const home = homes[0];
  if (home === undefined) return [];
  const people = shuffle(
    (s.deck[seat] as Design[]).filter((d) => isPersonnel(d) && standAt(s, seat, d, home) !== NONE),
    chance,
  );
  return named(fill([], people, s.musterPeople, chance), NONE);
}
const areOnce = (designs: readonly Design[]): boolean => {
  const personas = designs.filter((d) => face(d).row.unique).map((d) => face(d).persona);
  return new Set(personas).size === personas.length;
};
/** The others of the mix, each with one chance in two, until the number is full. */
function fill(chosen: readonly Design[], rest: readonly Design[], most: number, chance: Chance): Design[] {
  const all = [...chosen];
  for (const d of rest) if (all.length < most && chance.below(2) === 0 && areOnce([...all, d])) all.push(d);
  return all;
}
const named = (people: readonly Design[], ship: Design): string[] =>
  tidied([...people, ...(ship === NONE ? [] : [ship])].sort((a, b) => a - b).map(idOf));

// —— 6. hands ——

function dealHands(t: BlazeTable): void {
  for (const seat of [0, 1]) deal(t, seat);
}
function deal(t: BlazeTable, seat: Seat): void {
  const { state: s } = t;
  const deck = t.shuffle(s.deck[seat] as Design[]);
  const n = seat === s.first ? HAND_FIRST : HAND_SECOND;
  s.hand[seat] = deck.splice(Math.max(0, deck.length - n));
  t.tell(
    [seat],
    { type: 'drew', seat, n: (s.hand[seat] as Design[]).length, cards: (s.hand[seat] as Design[]).map(idOf) },
    { type: 'drew', seat, n: (s.hand[seat] as Design[]).length, cards: [] },
  );
}
/** One mulligan each, both at once. */
export function* mulligan(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const answers = yield* t.all([0, 1].map((seat) => t.choice(seat, 'bog.mulligan', ['keep', 'again'])));
  for (const seat of [0, 1]) {
    if (answers[seat] !== 'again') continue;
    (s.deck[seat] as Design[]).push(...(s.hand[seat] as Design[]));
    t.emit({ type: 'mulligan', seat });
    deal(t, seat);
  }
  s.phase = 'play';
}
