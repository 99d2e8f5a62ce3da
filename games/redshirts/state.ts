/**
 * The state of a match, and the small questions that every chapter of the rules uses.
 *
 * Glossary
 *   officer     one character; 3k is the captain who began on ship k, 3k+1 its commander, 3k+2 its lieutenant commander
 *   seat        a person or bot; steers one officer (`seats`) or all officers of a team (`command`, `duel`)
 *   team        the crew that started on one ship, with the defectors it took in
 *   chair       what makes somebody captain: the captain's own, or an acting captain's
 *   place       a team's place in the order of turns; a derelict keeps the place it is run in
 *   level       damage of a section: 0 green, 1 yellow, 2 red (heavy), 3 grey (critical)
 *   eyes        through whose eyes something is looked at: a team, OUTSIDE (a spectator), or TRUTH
 *   blast       a plasma charge or a fire that waits to go off
 *   helm        an officer has fired a laser or played a captain card this turn (RED-52)
 *   halt        why an officer has no steps left although three were not walked
 *   dummy       what outsiders are shown in place of a cloaked officer
 *   memory      a ship's levels as far as all could follow them, while its display lies
 *   answer      anything that a seat sends; a deed: one option of the menu
 */

import type { Seat } from '@bridgehead/kernel';
import { type Card, DESIGNS } from './cards.ts';
import { nth } from './lists.ts';
import type { Mode } from './options.ts';
import { CRITICAL, ENGINE_L, ENGINE_R, SECTION_COUNT, type Section, SHIELD } from './ship.ts';

export const NONE = -1;
/** Eyes of a spectator: what nobody's team is needed for. */
export const OUTSIDE = -1;
/** Eyes that see everything. */
export const TRUTH = -2;

export const STEPS = ['naming', 'begin', 'succession', 'draw', 'action', 'end'] as const;
export type Step = (typeof STEPS)[number];

export const CREW = 0;
export const CAPTAIN = 1;
export const ACTING = 2;

export const FULL_HEALTH = 3;
export const STEPS_A_TURN = 3;
export const WRECKED = 1;
export const BEAMED = 2;
export const BOARDED = 3;

export interface Officer {
  team: number;
  readonly rank: number;
  /** CREW, CAPTAIN or ACTING. */
  chair: number;
  /** Place within a team's rank order: the rank, or for defectors 3 and up by arrival. */
  order: number;
  ship: number;
  section: Section;
  /** 0: dead. */
  health: number;
  redshirts: number;
  hand: Card[];
  /** Captain cards with the XO mark (RED-R44). */
  xo: Card[];

  // This turn.
  steps: number;
  halt: number;
  phaser: boolean;
  helm: boolean;
  acted: boolean;
  ended: boolean;
  /** He has ended, but his dummy still has something to do before outsiders are told. */
  leaving: boolean;
  takes: boolean;
  tried: boolean;
  turnIns: number;
  offers: number;

  /** Turns of cloak left; 0: seen by all. */
  cloak: number;
  dummy: Dummy | null;
  /** Redshirts that fell under the cloak and are not in the public count yet. */
  lost: number;
  /** All have seen it "repair" something without effect since it was last known to be real: a tell. */
  suspect: boolean;
  /** All have last seen him take one less than struck him: he probably holds an Energy Shield. */
  shielded: boolean;
  /** All have last seen him fire a phaser as with a rifle. */
  rifled: boolean;
}

export interface Dummy {
  ship: number;
  section: Section;
  health: number;
  redshirts: number;
  steps: number;
  /** What is left of its plan for this turn. */
  planSteps: number;
  planCards: number;
}

export interface Ship {
  name: string;
  /** The controlling team; NONE: derelict. */
  team: number;
  place: number;
  readonly pod: boolean;
  gone: boolean;
  levels: number[];
  /** Turns until a heavy section turns critical; 0 where none is counted. */
  heavy: number[];
  /** It turned heavy in its own crew's turn, which does not count (RED-R20). */
  fresh: boolean[];
  evasive: boolean;
  gas: number;
  virus: number;
  /** Teams that see the truth behind the virus, as bits. */
  senders: number;
  memory: number[];
  // This turn.
  lockOn: number;
  overcharge: boolean;
  aimed: boolean;
  calibrated: boolean;
  strafing: boolean;
  /** A laser was fired or a captain card played from its bridge. */
  commanded: boolean;
  fired: [number, number];
}

export interface Field {
  readonly ship: number;
  readonly section: Section;
  team: number;
  points: number;
  /** The cloaked officer who set it; NONE once that is no secret. */
  by: number;
  unnamed: boolean;
}
export const FIRE = 0;
export const CHARGE = 1;
export interface Blast {
  readonly kind: number;
  readonly ship: number;
  readonly section: Section;
  team: number;
  count: number;
  /** The cloaked officer who set it; NONE once that is no secret. */
  by: number;
  /** Who does not know of it: teams as bits, and UNSEEN for spectators. */
  hidden: number;
  /** Others do not know whose fire it is. */
  unnamed: boolean;
}
export const UNSEEN = 1 << 8;

export interface Bot {
  owner: number;
  readonly ship: number;
  section: Section;
  steps: number;
  by: number;
  unnamed: boolean;
}

export interface Team {
  emp: number;
  petitioned: boolean;
  /** Options that gave no response this turn (RED-R43), as numbers: see rules/response.ts. */
  mute: number[];
  /** When it was eliminated, counted in eliminations; NONE: alive. */
  out: number;
}

export interface Offer {
  readonly from: number;
  readonly to: number;
  readonly mine: Card;
  readonly his: Card;
  /** Nothing can come of it any more; but that somebody is asked is public, so an officer who has ended is asked until he answers. */
  gone: boolean;
}
export interface Petition {
  readonly officer: number;
  readonly team: number;
}

export interface Match {
  readonly mode: Mode;
  readonly storm: number;
  readonly defection: boolean;
  readonly balanced: boolean;
  /** A crew without a ship is out (RED-R97). */
  readonly shipless: boolean;
  readonly first: number;
  round: number;
  /** The team on turn. */
  place: number;
  step: Step;
  officers: Officer[];
  ships: Ship[];
  teams: Team[];
  fields: Field[];
  blasts: Blast[];
  bots: Bot[];
  /** The top of a deck is its last card. */
  crewDeck: Card[];
  crewDiscard: Card[];
  captainDeck: Card[];
  captainDiscard: Card[];
  offers: Offer[];
  petition: Petition | null;
  /** By seat. */
  wish: boolean[];
  /** Position in the dummies' chance (RED-R74). */
  dummyDraws: number;
  eliminations: number;
  arrivals: number;
  /** Redshirts lost, as far as all know. */
  fallen: number;
  /** How often all have seen each design used since the last likely reshuffle. */
  used: number[];
}

export const newOfficer = (team: number, rank: number, ship: number, section: Section): Officer => ({
  team,
  rank,
  chair: rank === 0 ? CAPTAIN : CREW,
  order: rank,
  ship,
  section,
  health: FULL_HEALTH,
  redshirts: 0,
  hand: [],
  xo: [],
  steps: 0,
  halt: 0,
  phaser: false,
  helm: false,
  acted: false,
  ended: false,
  leaving: false,
  takes: false,
  tried: false,
  turnIns: 0,
  offers: 0,
  cloak: 0,
  dummy: null,
  lost: 0,
  suspect: false,
  shielded: false,
  rifled: false,
});

const zeros = (): number[] => new Array<number>(SECTION_COUNT).fill(0);

export const newShip = (name: string, team: number, pod: boolean): Ship => ({
  name,
  team,
  place: team,
  pod,
  gone: false,
  levels: zeros(),
  heavy: zeros(),
  fresh: new Array<boolean>(SECTION_COUNT).fill(false),
  evasive: false,
  gas: 0,
  virus: 0,
  senders: 0,
  memory: zeros(),
  lockOn: 0,
  overcharge: false,
  aimed: false,
  calibrated: false,
  strafing: false,
  commanded: false,
  fired: [0, 0],
});

export const newMatch = (
  settings: Pick<Match, 'mode' | 'storm' | 'defection' | 'balanced' | 'shipless' | 'first'>,
  teams: number,
  seats: number,
): Match => ({
  ...settings,
  round: 1,
  place: settings.first,
  step: 'naming',
  officers: [],
  ships: [],
  teams: Array.from({ length: teams }, () => ({ emp: 0, petitioned: false, mute: [], out: NONE })),
  fields: [],
  blasts: [],
  bots: [],
  crewDeck: [],
  crewDiscard: [],
  captainDeck: [],
  captainDiscard: [],
  offers: [],
  petition: null,
  wish: new Array(seats).fill(false),
  dummyDraws: 0,
  eliminations: 0,
  arrivals: 0,
  fallen: 0,
  used: new Array<number>(DESIGNS).fill(0),
});

const cloneOfficer = (o: Officer): Officer => ({
  team: o.team,
  rank: o.rank,
  chair: o.chair,
  order: o.order,
  ship: o.ship,
  section: o.section,
  health: o.health,
  redshirts: o.redshirts,
  hand: o.hand.slice(),
  xo: o.xo.slice(),
  steps: o.steps,
  halt: o.halt,
  phaser: o.phaser,
  helm: o.helm,
  acted: o.acted,
  ended: o.ended,
  leaving: o.leaving,
  takes: o.takes,
  tried: o.tried,
  turnIns: o.turnIns,
  offers: o.offers,
  cloak: o.cloak,
  dummy: o.dummy === null ? null : cloneDummy(o.dummy),
  lost: o.lost,
  suspect: o.suspect,
  shielded: o.shielded,
  rifled: o.rifled,
});
const cloneDummy = (d: Dummy): Dummy => ({
  ship: d.ship,
  section: d.section,
  health: d.health,
  redshirts: d.redshirts,
  steps: d.steps,
  planSteps: d.planSteps,
  planCards: d.planCards,
});
const cloneShip = (s: Ship): Ship => ({
  name: s.name,
  team: s.team,
  place: s.place,
  pod: s.pod,
  gone: s.gone,
  levels: s.levels.slice(),
  heavy: s.heavy.slice(),
  fresh: s.fresh.slice(),
  evasive: s.evasive,
  gas: s.gas,
  virus: s.virus,
  senders: s.senders,
  memory: s.memory.slice(),
  lockOn: s.lockOn,
  overcharge: s.overcharge,
  aimed: s.aimed,
  calibrated: s.calibrated,
  strafing: s.strafing,
  commanded: s.commanded,
  fired: [s.fired[0], s.fired[1]],
});
const cloneField = (f: Field): Field => ({
  ship: f.ship,
  section: f.section,
  team: f.team,
  points: f.points,
  by: f.by,
  unnamed: f.unnamed,
});
const cloneBlast = (b: Blast): Blast => ({
  kind: b.kind,
  ship: b.ship,
  section: b.section,
  team: b.team,
  count: b.count,
  by: b.by,
  hidden: b.hidden,
  unnamed: b.unnamed,
});
const cloneBot = (b: Bot): Bot => ({ owner: b.owner, ship: b.ship, section: b.section, steps: b.steps, by: b.by, unnamed: b.unnamed });
const cloneTeam = (t: Team): Team => ({ emp: t.emp, petitioned: t.petitioned, mute: t.mute.slice(), out: t.out });
const cloneOffer = (o: Offer): Offer => ({ from: o.from, to: o.to, mine: o.mine, his: o.his, gone: o.gone });

function mapped<T>(items: readonly T[], copy: (one: T) => T): T[] {
  const copies = new Array<T>(items.length);
  for (let i = 0; i < items.length; i++) copies[i] = copy(nth(items, i));
  return copies;
}

export function clone(s: Match): Match {
  return {
    mode: s.mode,
    storm: s.storm,
    defection: s.defection,
    balanced: s.balanced,
    shipless: s.shipless,
    first: s.first,
    round: s.round,
    place: s.place,
    step: s.step,
    officers: mapped(s.officers, cloneOfficer),
    ships: mapped(s.ships, cloneShip),
    teams: mapped(s.teams, cloneTeam),
    fields: mapped(s.fields, cloneField),
    blasts: mapped(s.blasts, cloneBlast),
    bots: mapped(s.bots, cloneBot),
    crewDeck: s.crewDeck.slice(),
    crewDiscard: s.crewDiscard.slice(),
    captainDeck: s.captainDeck.slice(),
    captainDiscard: s.captainDiscard.slice(),
    offers: mapped(s.offers, cloneOffer),
    petition: s.petition === null ? null : { officer: s.petition.officer, team: s.petition.team },
    wish: s.wish.slice(),
    dummyDraws: s.dummyDraws,
    eliminations: s.eliminations,
    arrivals: s.arrivals,
    fallen: s.fallen,
    used: s.used.slice(),
  };
}

// —— questions ——

export const officerOf = (s: Match, officer: number): Officer => nth(s.officers, officer);
export const shipOf = (s: Match, ship: number): Ship => nth(s.ships, ship);
export const teamOf = (s: Match, team: number): Team => nth(s.teams, team);
export const isAlive = (o: Officer): boolean => o.health > 0;
/** Alive and still in his turn: a dialogue of his can go on (RED-R84). */
export const canGoOn = (o: Officer): boolean => o.health > 0 && !o.ended;
export const isCaptain = (o: Officer): boolean => o.chair !== CREW;

/** Who steers the officer (RED-R1, RED-R90). */
export const seatOf = (s: Match, officer: number): Seat => (s.mode === 'seats' ? officer : officerOf(s, officer).team);
/** Through whose eyes a seat looks: its team's, or its last team's. */
export const eyesOf = (s: Match, seat: Seat): number => (s.mode === 'seats' ? officerOf(s, seat).team : seat);
/** The seat whose captain names a ship and whose word is the ship's: the first of its three (RED-03, RED-R1). */
export const chairSeat = (s: Match, ship: number): Seat => (s.mode === 'seats' ? 3 * ship : ship);
export const seatCount = (s: Match): number => s.wish.length;

/** Living officers of a team in rank order. */
export function crewOf(s: Match, team: number): number[] {
  const found: number[] = [];
  for (let o = 0; o < s.officers.length; o++) if (officerOf(s, o).team === team && isAlive(officerOf(s, o))) found.push(o);
  return found.length < 2 ? found : found.sort((a, b) => officerOf(s, a).order - officerOf(s, b).order);
}
export function hasCrew(s: Match, team: number): boolean {
  for (const o of s.officers) if (o.team === team && o.health > 0) return true;
  return false;
}
/** The captain or acting captain of a team; NONE if it has neither. */
export function captainOf(s: Match, team: number): number {
  for (let o = 0; o < s.officers.length; o++) {
    const one = officerOf(s, o);
    if (one.team === team && one.health > 0 && one.chair !== CREW) return o;
  }
  return NONE;
}

export const levelOf = (ship: Ship, section: Section): number => nth(ship.levels, section);
export const isFunctional = (ship: Ship, section: Section): boolean => levelOf(ship, section) < CRITICAL;
/** RED-R16. A pod has no shield. */
export const hasShield = (ship: Ship): boolean => !ship.pod && isFunctional(ship, SHIELD);
export const workingEngines = (ship: Ship): number => (isFunctional(ship, ENGINE_L) ? 1 : 0) + (isFunctional(ship, ENGINE_R) ? 1 : 0);
/** RED-R26: any ship that the own team does not control, derelicts included. */
export const isEnemyShip = (s: Match, ship: number, team: number): boolean => shipOf(s, ship).team !== team;

export function count(cards: readonly Card[], card: Card): number {
  let n = 0;
  for (const one of cards) if (one === card) n++;
  return n;
}
