/** What a viewer may know, built up from nothing. Cards are ids; personnel are listed by place, design, condition and count. */

import type { Seat, Viewer } from '@bridgehead/kernel';
import { AFFILIATIONS, ATTRIBUTES, type Design, face, idOf } from './cards/index.ts';
import type { Format } from './decks/list.ts';
import { cardsOf, nth } from './entries.ts';
import { isProbed } from './rules/changes.ts';
import { type FigureTerm, figureOf, hullOf, isDamaged } from './rules/figures.ts';
import { missionOf, spanAt } from './rules/map.ts';
import { markOf } from './rules/names.ts';
import { attributeOf, teamFacts } from './rules/people.ts';
import { isStaffed } from './rules/staffing.ts';
import {
  activeAt,
  affiliationOf,
  faceOf,
  has,
  isBorgShip,
  isHiding,
  isKnownTo,
  isPersonnelThing,
  isShipThing,
  isVessel,
  tacticLimit,
} from './rules/things.ts';
import { termsTold, totalsOf } from './rules/totals.ts';
import {
  type Battle,
  type Blaze,
  CLOAKED,
  captorOf,
  controllerOf,
  countOf,
  designOf,
  dilemmaDesign,
  dilemmaOwner,
  FACE_DOWN,
  hostOf,
  isOpen,
  isPeeked,
  NONE,
  ownerOf,
  type Phase,
  type Place,
  placeOf,
  ROTATED,
  ROTATED_TWICE,
  SEEN,
  STOPPED,
  type Stage,
  type Thing,
  turnsOf,
} from './state.ts';

/** Some people or items in one place: 'PK08' twice, one of them stopped, and so on. `card` is '' for those not known by name. */
/** `now`: INTEGRITY, CUNNING and STRENGTH as they are, of one's own people; empty elsewhere. */
export type GroupView = { card: string; side: Seat; kind: string; condition: string; captor: Seat; n: number; now: number[] };
/** What the active people of one side in one place bring together; one's own only. */
export type TeamView = { place: Place; side: Seat; n: number; levels: number[]; integrity: number; cunning: number; strength: number };
export type ThingView = {
  id: Thing;
  card: string;
  owner: Seat;
  controller: Seat;
  at: Place;
  /** The card that it lies on, where that is a personnel. */
  on: string;
  host: number;
  count: number;
  affiliation: string;
  stopped: boolean;
  cloaked: boolean;
  rotated: number;
};
export type VesselView = ThingView & {
  range: number;
  left: number;
  weapons: number;
  shields: number;
  hull: number;
  damaged: boolean;
  /** 1 or 0 for one's own ships; −1 where it is not known, or nothing has to be staffed. */
  staffed: number;
  /** The Borg Ship: where it goes along the line, −1 or 1 (BOG-R28); 0 for everything else. */
  way: number;
  /** Where each figure comes from. */
  rangeTerms: TermView[];
  weaponsTerms: TermView[];
  shieldsTerms: TermView[];
};
export type DilemmaView = { card: string; owner: Seat; open: boolean };
export type LocationView = {
  id: number;
  card: string;
  owner: Seat;
  span: number;
  quadrant: number;
  solvedBy: Seat;
  scouted: number;
  stack: DilemmaView[];
};
export type SeatView = {
  score: number;
  completed: number;
  shipsLost: number;
  /** Null if hidden. */
  hand: string[] | null;
  handCount: number;
  /** Cards of this hand that the other side knows of. */
  known: string[];
  deckCount: number;
  deck: string[] | null;
  deckBelow: string[];
  deckAbove: string[];
  discard: string[];
  outOfPlay: string[];
  tent: string[] | null;
  tentCount: number;
  tactics: string[] | null;
  tacticsCount: number;
  tacticsUp: string[];
  q: string[] | null;
  qCount: number;
  qUp: string[];
  open: number;
  seeds: string[] | null;
  missionsLeft: number;
  facilitiesLeft: number;
  list: string;
  once: string[];
  devidianDue: number;
  attackedAt: number[];
  wartime: string[];
};
export type TermView = { card: string; n: number };
export type EngagementView = {
  side: number;
  firing: Thing[];
  target: Thing;
  attack: number;
  defense: number;
  attackTerms: TermView[];
  defenseTerms: TermView[];
};
export type BattleView = {
  attacker: Seat;
  defender: Seat;
  location: number;
  step: string;
  engagements: EngagementView[];
  done: boolean[];
  drawn: string[];
  limit: number;
  current: string[];
  weak: Thing[];
  cancelled: boolean;
};
export type BlazeView = {
  format: Format;
  goal: number;
  prizes: boolean;
  musterPeople: number;
  roundLimit: number;
  phase: Phase;
  first: Seat;
  active: Seat;
  turn: number;
  round: number;
  stage: Stage;
  actions: number;
  cardPlayed: boolean;
  redAlert: boolean;
  noDraw: boolean;
  lastRound: boolean;
  returned: string[];
  allotted: boolean[];
  lines: number[][];
  locations: LocationView[];
  vessels: VesselView[];
  /** Everything else in play that has a number: sites, markers, events, traps, pods … */
  things: ThingView[];
  /** Who is where, by place. */
  places: { place: Place; groups: GroupView[] }[];
  teams: TeamView[];
  seats: SeatView[];
  battle: BattleView | null;
  fight: { attacker: Seat; place: Place; pairs: string[][]; stunned: string[]; wounded: string[] } | null;
  attempt: { seat: Seat; location: number; place: Place; scouting: boolean } | null;
  playing: { seat: Seat; card: string; target: string }[];
  flashed: string[][];
  sentHome: number[][];
};

const ids = (designs: readonly Design[]): string[] => designs.map(idOf);
const sortedIds = (designs: readonly Design[]): string[] => ids([...designs].sort((a, b) => a - b));

export function view(s: Blaze, viewer: Viewer, over: boolean): BlazeView {
  const eye: Eye = { s, viewer, over };
  return {
    format: s.format,
    goal: s.goal,
    prizes: s.prizes,
    musterPeople: s.musterPeople,
    roundLimit: s.roundLimit,
    phase: s.phase,
    first: s.first,
    active: s.active,
    turn: s.turn,
    round: s.round,
    stage: s.stage,
    actions: s.phase === 'dilemmas' ? 0 : s.actions,
    cardPlayed: s.cardPlayed,
    redAlert: s.redAlert,
    noDraw: s.noDraw,
    lastRound: s.lastRound,
    returned: ids(s.returned),
    allotted: s.phase === 'dilemmas' ? [(s.actions & 1) !== 0, (s.actions & 2) !== 0] : [],
    lines: s.lines.map((line) => line.slice()),
    locations: s.mission.map((_, location) => locationView(eye, location)),
    vessels: s.inPlay.filter((c) => isVessel(s, c)).map((c) => vesselView(eye, c)),
    things: s.inPlay
      .filter((c) => !isVessel(s, c) && !isPersonnelThing(s, c) && faceOf(s, c).kind !== 'equipment')
      .map((c) => thingView(eye, c)),
    places: placesView(eye),
    teams: teamsView(eye),
    seats: [0, 1].map((seat) => seatView(eye, seat)),
    battle: s.battle === null ? null : battleView(eye, s.battle),
    fight:
      s.fight === null
        ? null
        : {
            attacker: s.fight.attacker,
            place: s.fight.place,
            pairs: s.fight.pairs.map((pair) => pair.map((c) => idOf(designOf(s, c)))),
            stunned: s.fight.stunned.map((c) => idOf(designOf(s, c))),
            wounded: s.fight.wounded.map((c) => idOf(designOf(s, c))),
          },
    attempt: s.attempt === null ? null : { ...s.attempt },
    playing: s.playing.map(({ seat, design, target }) => ({ seat, card: idOf(design), target: String(target) })),
    flashed: s.flashed.map(ids),
    sentHome: s.sentHome.map((one) => one.slice()),
  };
}

interface Eye {
  readonly s: Blaze;
  readonly viewer: Viewer;
  readonly over: boolean;
}
const isOwn = ({ viewer, over }: Eye, seat: Seat): boolean => over || viewer === seat;
/** Whose knowledge a figure of a card is worked out from: the viewer's, for spectators the opponent's (BOG-R70). */
const knowerOf = ({ s, viewer, over }: Eye, c: Thing): Seat => {
  if (over) return NONE;
  return viewer === 'spectator' ? 1 - Math.max(0, controllerOf(s, c)) : viewer;
};
const knows = (eye: Eye, c: Thing): boolean => {
  const { s, viewer, over } = eye;
  if (over) return true;
  return viewer === 'spectator' ? has(s, c, SEEN) || !isHiding(s, placeOf(s, c)) : isKnownTo(s, c, viewer);
};

function thingView(eye: Eye, c: Thing): ThingView {
  const { s } = eye;
  const hidden = has(s, c, FACE_DOWN) && !isOwn(eye, controllerOf(s, c));
  const at = placeOf(s, c);
  const bearer = at >= 0 && isPersonnelThing(s, at) ? at : NONE;
  return {
    id: c,
    card: hidden ? '' : idOf(designOf(s, c)),
    owner: ownerOf(s, c),
    controller: controllerOf(s, c),
    at: bearer === NONE ? at : placeOf(s, bearer),
    on: bearer === NONE ? '' : idOf(designOf(s, bearer)),
    host: hostOf(s, c),
    count: countOf(s, c),
    affiliation: AFFILIATIONS[hidden ? NONE : affiliationOf(s, c)] ?? '',
    stopped: has(s, c, STOPPED),
    cloaked: has(s, c, CLOAKED),
    rotated: (has(s, c, ROTATED) ? 1 : 0) + (has(s, c, ROTATED_TWICE) ? 2 : 0),
  };
}
function vesselView(eye: Eye, c: Thing): VesselView {
  const { s } = eye;
  const asking = { knower: knowerOf(eye, c), versus: NONE };
  const terms: Record<'range' | 'weapons' | 'shields', FigureTerm[]> = { range: [], weapons: [], shields: [] };
  const range = figureOf(s, c, 'range', asking, terms.range);
  const isMine = isShipThing(s, c) && isOwn(eye, controllerOf(s, c));
  return {
    ...thingView(eye, c),
    range,
    left: Math.max(0, range - (isBorgShip(s, c) ? 0 : countOf(s, c))),
    weapons: figureOf(s, c, 'weapons', asking, terms.weapons),
    shields: figureOf(s, c, 'shields', asking, terms.shields),
    hull: Math.max(0, hullOf(s, c)),
    damaged: isDamaged(s, c),
    staffed: isMine ? Number(isStaffed(s, c)) : NONE,
    way: isBorgShip(s, c) ? turnsOf(s, c) : 0,
    rangeTerms: terms.range.map(termView),
    weaponsTerms: terms.weapons.map(termView),
    shieldsTerms: terms.shields.map(termView),
  };
}
function locationView(eye: Eye, location: number): LocationView {
  const { s, viewer } = eye;
  const secret = s.phase === 'dilemmas' && !eye.over;
  const stack = nth(s.stacks, location).filter((card) => !secret || dilemmaOwner(card) === viewer);
  return {
    id: location,
    card: idOf(missionOf(s, location)),
    owner: nth(s.missionOwner, location),
    span: spanAt(s, location),
    quadrant: nth(s.lines, 1).includes(location) ? 1 : 0,
    solvedBy: nth(s.solvedBy, location),
    scouted: nth(s.scouted, location),
    stack: stack.map((card) => {
      const known = isOpen(card) || isOwn(eye, dilemmaOwner(card)) || (viewer !== 'spectator' && isPeeked(card, viewer));
      return { card: known ? idOf(dilemmaDesign(card)) : '', owner: dilemmaOwner(card), open: isOpen(card) };
    }),
  };
}

/** Who is where: those known by name by design and condition, the rest counted by kind and condition. */
function placesView(eye: Eye): { place: Place; groups: GroupView[] }[] {
  const { s } = eye;
  const byPlace = new Map<Place, Map<string, GroupView>>();
  for (const c of s.inPlay) {
    const { kind } = faceOf(s, c);
    if (kind !== 'personnel' && kind !== 'equipment') continue;
    const place = placeOf(s, c);
    const known = knows(eye, c);
    const id = idOf(designOf(s, c));
    const condition = markOf(s, c) || 'active';
    const side = controllerOf(s, c);
    const captor = captorOf(s, c);
    const card = known ? id : '';
    const key = `${card} ${side} ${kind} ${condition} ${captor}`;
    const groups = byPlace.get(place) ?? new Map<string, GroupView>();
    byPlace.set(place, groups);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { card, side, kind, condition, captor, n: 1, now: ownFigures(eye, c) });
    else group.n++;
  }
  const order = (one: GroupView): string =>
    `${one.side} ${one.kind === 'personnel' ? 0 : 1} ${one.card === '' ? '~' : one.card} ${one.condition} ${one.captor}`;
  return [...byPlace]
    .sort(([a], [b]) => a - b)
    .map(([place, groups]) => ({ place, groups: [...groups.values()].sort((a, b) => (order(a) < order(b) ? -1 : 1)) }));
}

const ownFigures = (eye: Eye, c: Thing): number[] =>
  isPersonnelThing(eye.s, c) && isOwn(eye, nth(eye.s.controller, c)) ? ATTRIBUTES.map((one) => attributeOf(eye.s, c, one)) : [];

/** The viewer's crews and Away Teams, with what they bring to a test (BOG-B30). */
function teamsView(eye: Eye): TeamView[] {
  const { s } = eye;
  const teams: TeamView[] = [];
  for (const side of [0, 1]) {
    if (!isOwn(eye, side)) continue;
    const places = new Set(s.inPlay.filter((c) => isPersonnelThing(s, c) && s.controller[c] === side).map((c) => placeOf(s, c)));
    for (const place of places) {
      const team = activeAt(s, place, side);
      const { levels, integrity, cunning, strength } = teamFacts(s, team);
      teams.push({ place, side, n: team.length, levels: [...levels], integrity, cunning, strength });
    }
  }
  return teams.sort((a, b) => a.place - b.place || a.side - b.side);
}

function seatView(eye: Eye, seat: Seat): SeatView {
  const { s, viewer } = eye;
  const own = isOwn(eye, seat);
  const deck = cardsOf(s.deck, seat);
  const below = nth(s.knownBelow, seat);
  const above = Math.min(nth(s.knownAbove, seat), deck.length - below);
  const probed = viewer !== 'spectator' && isProbed(s);
  // What a seat draws, and what it shuffled for it, is its own affair until the reveal (BOG-R6).
  const choosing = !own && s.battle !== null && s.battle.step === 'tactics' ? s.battle : null;
  const drawn = choosing === null ? [] : nth(choosing.drawn, seat);
  const turned = choosing === null ? [] : nth(choosing.turned, seat);
  return {
    score: nth(s.score, seat),
    completed: nth(s.completed, seat),
    shipsLost: nth(s.shipsLost, seat),
    hand: own || probed ? sortedIds(cardsOf(s.hand, seat)) : null,
    handCount: cardsOf(s.hand, seat).length,
    known: sortedIds(cardsOf(s.knownHand, seat)),
    deckCount: deck.length,
    deck: own ? sortedIds(deck) : null,
    deckBelow: ids(deck.slice(0, below)),
    deckAbove: ids(deck.slice(deck.length - above)),
    discard: ids(cardsOf(s.discard, seat)),
    outOfPlay: sortedIds(cardsOf(s.outOfPlay, seat)),
    tent: own ? sortedIds(cardsOf(s.tent, seat)) : null,
    tentCount: cardsOf(s.tent, seat).length,
    tactics: own ? sortedIds(cardsOf(s.tactics, seat)) : null,
    tacticsCount: cardsOf(s.tactics, seat).length + drawn.length - turned.length,
    tacticsUp: sortedIds([...cardsOf(s.tacticsUp, seat), ...turned]),
    q: own ? sortedIds(cardsOf(s.q, seat)) : null,
    qCount: cardsOf(s.q, seat).length,
    qUp: sortedIds(cardsOf(s.qUp, seat)),
    open: nth(s.open, seat),
    seeds: own ? sortedIds(cardsOf(s.seeds, seat)) : null,
    missionsLeft: cardsOf(s.seeds, seat).filter((d) => face(d).kind === 'mission').length,
    facilitiesLeft: cardsOf(s.seeds, seat).filter((d) => face(d).kind === 'facility').length,
    list: own || s.openLists ? nth(s.lists, seat) : '',
    once: ids(cardsOf(s.once, seat)),
    devidianDue: nth(s.devidianDue, seat),
    attackedAt: nth(s.attackedAt, seat).slice(),
    wartime: nth(s.wartime, seat).map((affiliation) => nth(AFFILIATIONS, affiliation)),
  };
}

function battleView(eye: Eye, battle: Battle): BattleView {
  const { s, viewer } = eye;
  const shown = battle.step === 'fire' || eye.over;
  const mine = viewer === 'spectator' ? NONE : viewer;
  const live = (c: Thing) => s.inPlay.includes(c);
  const knower = eye.over || viewer === 'spectator' ? NONE : viewer; // spectators are shown no totals
  return {
    attacker: battle.attacker,
    defender: battle.defender,
    location: battle.location,
    step: battle.step,
    engagements: battle.engagements
      .filter(({ firing, target }) => live(target) && firing.some(live) && viewer !== 'spectator')
      .map(({ side, firing, target }) => {
        const terms: Record<'attack' | 'defense', FigureTerm[]> = { attack: [], defense: [] };
        const one = { side, firing: firing.filter(live), target };
        const tactic = (c: Thing): Design => {
          const seat = controllerOf(s, c);
          if (seat < 0 || isBorgShip(s, c)) return NONE;
          return shown || seat === mine ? nth(battle.current, seat) : NONE;
        };
        const { attack, defense } = totalsOf(s, one, [tactic(nth(one.firing, 0)), tactic(target)], knower, terms);
        return { ...one, attack, defense, attackTerms: termsTold(s, terms.attack), defenseTerms: termsTold(s, terms.defense) };
      }),
    done: battle.done.slice(),
    drawn: mine === NONE ? [] : sortedIds(cardsOf(battle.drawn, mine)),
    limit: mine === NONE ? 0 : tacticLimit(s, mine),
    current: [0, 1].map((seat) => (battle.current[seat] !== NONE && (shown || seat === mine) ? idOf(nth(battle.current, seat)) : '')),
    weak: battle.weak.slice(),
    cancelled: battle.cancelled,
  };
}
const termView = ({ source, n }: FigureTerm): TermView => ({ card: source === NONE ? '' : idOf(source), n });
