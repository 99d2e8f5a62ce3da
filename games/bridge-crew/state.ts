/**
 * The state of a match, and the small questions that every chapter of the rules asks.
 *
 * Glossary
 *   seat         counted clockwise; place = how far a seat sits clockwise of the first player
 *   officer      a player; eligible officers are all but Captain and Alien
 *   Captain, Alien   the holders of the two role cards; their Crew cards sleep (BRC-36, BRC-R42)
 *   Crew         the officer who carries out the Order, against the Alien
 *   maverick     a Crew who won the Order with "With respect, sir"
 *   pool         dice counted by kind (dice.ts): Commission, Encounter, and each seat's Officer pool
 *   Conflict die the die a side uses in a challenge
 *   phase        a chapter of the rules, and a step: play begins again at its start with the answers given since (BRC-R46)
 *   beat         what the table waits for, as everybody sees it
 *   method       the Order type by which the Crew goes about it: the Captain's, or a belaying maverick's own
 *   voice        how the Alien is told, sentient or unaware
 *   entry        one text of the story log; ghost-written if nobody wrote it
 *   tale         what a round was about, for slug lines and for "remember the …"
 */
import { nextSeat, type Seat } from '@bridgehead/kernel';
import {
  type Approach,
  type Attitude,
  CARDS,
  type CrewId,
  crewRow,
  NO_CARD,
  type OrderId,
  type PersonalityId,
  type Sheet,
  type Stance,
  stanceOf,
  type Theme,
} from './cards.ts';
import { emptyPool, fullPool, type Kind, NO_DIE, type Pool } from './dice.ts';
import type { Side, WinReason } from './events.ts';
import { last, nth } from './lists.ts';
import { lastOrdinary, lastRound } from './numbers.ts';
import type { Settings } from './options.ts';
import { cloneMemory, freshMemory, type Memory } from './story/memory.ts';

/** The chapters of play, each a rule (`rules/course.ts`). */
export const PHASES = [
  'cards',
  'names',
  'captain-auction',
  'alien-auction',
  'order',
  'order-auction',
  'plan',
  'challenge',
  'save',
  'finale',
] as const;
export type Phase = (typeof PHASES)[number];

/** What the table can wait for, in the order in which it is met. Views and refusals name it; no rule goes by it. */
export const BEATS = [
  'cards',
  'names',
  'ship',
  'captain-auction',
  'alien-auction',
  'command',
  'sheet',
  'themes',
  'narration',
  'objection',
  'commission',
  'order-auction',
  'colour',
  'approach',
  'consent',
  'die',
  'pitch',
  'alien-die',
  'face-off',
  'outcome',
  'dare',
  'humiliation',
  'first-die',
  'second-die',
  'finale',
  'joke',
  'title',
] as const;
export type Beat = (typeof BEATS)[number];

export type RoleCard = 'captain' | 'alien';
export const NOBODY: Seat = -1;

/** The current bid: a die type, RESPECT below all of them, or none yet. */
export const NO_BID = -1;
export const RESPECT = 0;

export const ENTRY_KINDS = ['order', 'bid', 'banter', 'pitch', 'outcome', 'dare', 'humiliation', 'finale', 'joke'] as const;
export type EntryKind = (typeof ENTRY_KINDS)[number];
export type Source = 'written' | 'ghost';
export type Persona = { readonly role: RoleCard | 'crew'; readonly crew: CrewId; readonly personality: PersonalityId };
/** Specification 3.8. Frozen when it is made. */
export type Entry = {
  readonly seq: number;
  readonly round: number;
  readonly kind: EntryKind;
  readonly seat: Seat;
  readonly persona: Persona;
  readonly text: string;
  readonly source: Source;
  readonly themes?: readonly Theme[];
};

/** Frozen; what becomes known later makes a new one. `alien` has no article. */
export type Tale = {
  readonly round: number;
  readonly order: OrderId | 'save';
  readonly alien: string;
  readonly where: string;
  readonly voice: 'sentient' | 'unaware';
  /** Who went against it; NOBODY until that is known. */
  readonly crew: Seat;
  readonly approach: Approach;
  readonly won: Side | null;
};

/** What awards are reckoned from, by seat. */
export const TALLIES = ['wonAsAlien', 'maverickWins', 'friendlyWins', 'hostileWins', 'lostAsCrew', 'captain', 'alien'] as const;
export type Tally = Record<(typeof TALLIES)[number], number[]>;

export interface Voyage {
  readonly settings: Settings;
  readonly first: Seat;
  phase: Phase;
  /** Noted where a rule asks (`rules/texts.ts`). */
  awaits: Beat;
  round: number;

  // Cards. Before they are revealed the stacks are in two hands and the choices lie face down.
  crewStack: number[];
  personalityStack: number[];
  /** By seat: the stack as it came, a bit for each card; 0 for a seat that has not held it. What a seat remembers. */
  crewSeen: number[];
  personalitySeen: number[];
  crewCards: number[];
  personalities: number[];
  /** Steps of Reverse Flow done. */
  passed: number;
  revealed: boolean;

  names: string[];
  ship: string;
  shipSource: Source;
  title: string;
  titleSource: Source;

  captain: Seat;
  alien: Seat;

  commission: Pool;
  encounter: Pool;
  officer: Pool[];
  removed: Pool;
  crewDie: Kind;
  alienDie: Kind;

  // The auction in progress.
  bid: number;
  bidder: Seat;
  isRepeat: boolean;
  out: boolean[];
  /** Whose bid it is; in the objection window, whose word. */
  turn: Seat;

  // The Order.
  order: OrderId;
  sheet: Sheet | null;
  themes: Theme[];
  /** Die type, or NO_BID where none could be offered. */
  offer: number;
  crew: Seat;
  isMaverick: boolean;
  approach: Approach;
  method: OrderId;
  /** Approaches the Captain refused. */
  refused: Approach[];

  // The face-off; first the Crew, then the Alien.
  spoken: number[];
  isWriting: boolean[];
  attitudes: [Attitude | null, Attitude | null];
  /** BRC-R69: the trained Crew rolls once. Hidden like the attitude it was said with. */
  rollsOnce: boolean;

  // How the challenge ended.
  crewWon: boolean;
  wonWith: Attitude;
  wonBy: WinReason;

  /** Did the last Save the Day succeed? Null before and outside. */
  saved: boolean | null;
  /** The last scene is written for a Breakthrough, or the episode is to be continued. */
  isContinued: boolean;

  // Fleet Regulations.
  reputation: number[];
  inGoodStanding: boolean[];

  /** How often each Order type was given, in the order of ORDER_IDS. */
  given: number[];
  tally: Tally;
  conceded: Seat[];

  log: Entry[];
  tales: Tale[];
  memory: Memory;
}

export function newVoyage(settings: Settings, seats: number, first: Seat): Voyage {
  const each = <T>(value: T): T[] => new Array(seats).fill(value);
  return {
    settings,
    first,
    phase: 'cards',
    awaits: 'cards',
    round: 0,
    crewStack: Array.from({ length: CARDS }, (_, card) => card),
    personalityStack: Array.from({ length: CARDS }, (_, card) => card),
    crewSeen: each(0),
    personalitySeen: each(0),
    crewCards: each(NO_CARD),
    personalities: each(NO_CARD),
    passed: 0,
    revealed: false,
    names: each(''),
    ship: '',
    shipSource: 'ghost',
    title: '',
    titleSource: 'ghost',
    captain: NOBODY,
    alien: NOBODY,
    commission: fullPool('C', seats),
    encounter: fullPool('E', seats),
    officer: Array.from({ length: seats }, emptyPool),
    removed: emptyPool(),
    crewDie: NO_DIE,
    alienDie: NO_DIE,
    bid: NO_BID,
    bidder: NOBODY,
    isRepeat: false,
    out: each(false),
    turn: NOBODY,
    order: 'hail',
    sheet: null,
    themes: [],
    offer: NO_BID,
    crew: NOBODY,
    isMaverick: false,
    approach: 'ordered',
    method: 'hail',
    refused: [],
    spoken: [0, 0],
    isWriting: [false, false],
    attitudes: [null, null],
    rollsOnce: false,
    crewWon: false,
    wonWith: 'neutral',
    wonBy: 'higher',
    saved: null,
    isContinued: false,
    reputation: each(0),
    inGoodStanding: each(true),
    given: new Array(CARDS).fill(0),
    tally: {
      wonAsAlien: each(0),
      maverickWins: each(0),
      friendlyWins: each(0),
      hostileWins: each(0),
      lostAsCrew: each(0),
      captain: each(0),
      alien: each(0),
    },
    conceded: [],
    log: [],
    tales: [],
    memory: freshMemory(),
  };
}

/** Settings, sheets, entries and tales never change once made, and are shared. */
export function clone(s: Voyage): Voyage {
  const { tally } = s;
  return {
    settings: s.settings,
    first: s.first,
    phase: s.phase,
    awaits: s.awaits,
    round: s.round,
    crewStack: s.crewStack.slice(),
    personalityStack: s.personalityStack.slice(),
    crewSeen: s.crewSeen.slice(),
    personalitySeen: s.personalitySeen.slice(),
    crewCards: s.crewCards.slice(),
    personalities: s.personalities.slice(),
    passed: s.passed,
    revealed: s.revealed,
    names: s.names.slice(),
    ship: s.ship,
    shipSource: s.shipSource,
    title: s.title,
    titleSource: s.titleSource,
    captain: s.captain,
    alien: s.alien,
    commission: s.commission.slice(),
    encounter: s.encounter.slice(),
    officer: s.officer.map((pool) => pool.slice()),
    removed: s.removed.slice(),
    crewDie: s.crewDie,
    alienDie: s.alienDie,
    bid: s.bid,
    bidder: s.bidder,
    isRepeat: s.isRepeat,
    out: s.out.slice(),
    turn: s.turn,
    order: s.order,
    sheet: s.sheet,
    themes: s.themes.slice(),
    offer: s.offer,
    crew: s.crew,
    isMaverick: s.isMaverick,
    approach: s.approach,
    method: s.method,
    refused: s.refused.slice(),
    spoken: s.spoken.slice(),
    isWriting: s.isWriting.slice(),
    attitudes: [s.attitudes[0], s.attitudes[1]],
    rollsOnce: s.rollsOnce,
    crewWon: s.crewWon,
    wonWith: s.wonWith,
    wonBy: s.wonBy,
    saved: s.saved,
    isContinued: s.isContinued,
    reputation: s.reputation.slice(),
    inGoodStanding: s.inGoodStanding.slice(),
    given: s.given.slice(),
    tally: {
      wonAsAlien: tally.wonAsAlien.slice(),
      maverickWins: tally.maverickWins.slice(),
      friendlyWins: tally.friendlyWins.slice(),
      hostileWins: tally.hostileWins.slice(),
      lostAsCrew: tally.lostAsCrew.slice(),
      captain: tally.captain.slice(),
      alien: tally.alien.slice(),
    },
    conceded: s.conceded.slice(),
    log: s.log.slice(),
    tales: s.tales.slice(),
    memory: cloneMemory(s.memory),
  };
}

// —— questions ——

export const seatsOf = (s: Voyage): number => s.officer.length;
export const placed = (s: Voyage, place: number): Seat => (s.first + place) % seatsOf(s);
export const leftOf = (s: Voyage, seat: Seat): Seat => nextSeat(seat, seatsOf(s));
export const officerPool = (s: Pick<Voyage, 'officer'>, seat: Seat): Pool => nth(s.officer, seat);

/** Everyone but Captain and Alien, clockwise from the Captain's left (BRC-26, BRC-27). */
export function eligible(s: Pick<Voyage, 'officer' | 'captain' | 'alien'>): Seat[] {
  const seats = s.officer.length;
  const found: Seat[] = [];
  for (let i = 1; i < seats; i++) {
    const seat = (s.captain + i) % seats;
    if (seat !== s.alien) found.push(seat);
  }
  return found;
}

type Tagged = Pick<Voyage, 'personalities' | 'themes'>;
export const stanceOn = (s: Tagged, seat: Seat): Stance => stanceOf(nth(s.personalities, seat), s.themes);
export const isKeen = (s: Tagged, seat: Seat): boolean => stanceOn(s, seat) === 'keen';
export const isTrainedIn = (s: Voyage, seat: Seat, order: OrderId): boolean => crewRow(nth(s.crewCards, seat)).trained === order;
/** BRC-80; when belaying only with the option, and then in the method named (BRC-R19, BRC-R20). */
export const mayRollTwice = (s: Voyage): boolean =>
  (s.approach !== 'belay' || s.settings.belayTraining) && isTrainedIn(s, s.crew, s.method);
/** BRC-R69: training is a chance, not a duty. */
export const rollsTwice = (s: Voyage): boolean => mayRollTwice(s) && !s.rollsOnce;
/** BRC-85, BRC-86; belaying is no carrying out of the Order (BRC-R19). */
export const crewStance = (s: Voyage): Stance => (s.approach === 'belay' ? 'unmoved' : stanceOn(s, s.crew));

export const lastOrdinaryRound = (s: Voyage): number => lastOrdinary(seatsOf(s), s.settings.finalAct);
export const lastRoundOfAll = (s: Voyage): number => lastRound(seatsOf(s), s.settings.finalAct);
export const isFinalAct = (s: Voyage): boolean => s.round > lastOrdinaryRound(s);

export const roleOf = (s: Voyage, seat: Seat): RoleCard | 'crew' => (seat === s.captain ? 'captain' : seat === s.alien ? 'alien' : 'crew');

/** What the story is about: the latest Order's Alien (BRC-R64). */
export const latestTale = (s: Voyage): Tale => last(s.tales);
/** The round's tale goes on. */
export function tellMore(s: Voyage, more: Partial<Pick<Tale, 'crew' | 'approach' | 'won'>>): void {
  s.tales[s.tales.length - 1] = Object.freeze({ ...latestTale(s), ...more });
}

export const narrator = (s: Voyage): Seat => (s.crewWon ? s.crew : s.alien);
