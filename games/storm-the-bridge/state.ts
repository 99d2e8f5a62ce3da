/**
 * Storm the Bridge: the table as plain data.
 *
 * Glossary. *party*: a seat's leader, crew and occupied sections. *committed*: named for a recruit or attack that is not yet
 * resolved. *counting*: committed, still in the party, untapped right now. *unassigned*: in a party but stationed nowhere.
 * *pool*: the Available Crew Pool, three ordered spots, spot 1 nearest the Crew Stack (oldest). *declaration*: something declared
 * that has not resolved yet; declarations lie on a stack. *short*: declared with a total below the number needed.
 * *owner* is our word for the controller of a leader or crew and the occupier of a section.
 */
import type { Seat } from '@bridgehead/kernel';
import { type Card, NONE } from './cards/index.ts';
import type { Stat } from './cards/vocabulary.ts';

export const PHASES = ['leaders', 'reset', 'action', 'redeployment'] as const;
export type Phase = (typeof PHASES)[number];

export const DECLARATION_KINDS = ['recruit', 'attack', 'ability', 'card', 'clear', 'end'] as const;
export type DeclarationKind = (typeof DECLARATION_KINDS)[number];

/** Points that a card gave to one side of an attempt. */
export interface Boost {
  readonly card: Card;
  readonly stat: 'attack' | 'need' | 'influence' | 'toRecruit';
  readonly n: number;
}

export interface Declaration {
  readonly kind: DeclarationKind;
  readonly seat: Seat;
  /** The candidate, the attacked section, the ability's source, the played card, the hindrance; NONE for the end. */
  readonly card: Card;
  /** What the card or ability names. Another player's hand is named by that player's leader. */
  targets: Card[];
  /** The new station or host that was named with the target; NONE is "unassigned". */
  choice: Card;
  /** Leader and crew named for the attempt; one that joined later comes last. */
  committed: Card[];
  /** Cards discarded for points. */
  discards: number;
  boosts: Boost[];
  cancelled: boolean;
}

export const newDeclaration = (kind: DeclarationKind, seat: Seat, card: Card): Declaration => ({
  kind,
  seat,
  card,
  targets: [],
  choice: NONE,
  committed: [],
  discards: 0,
  boosts: [],
  cancelled: false,
});

/** A change to a stat of one card until the end of the turn. */
export interface TurnEffect {
  readonly source: Card;
  readonly target: Card;
  readonly stat: Stat;
  readonly n: number;
}

/** Nuur-7's two discards, or whose hand the Marquis goes through. */
export interface Owed {
  readonly seat: Seat;
  readonly what: 'model' | 'marquis';
}

export interface Bridge {
  readonly seats: number;
  readonly affiliations: boolean;
  readonly bridgeDefense: number;
  readonly roundLimit: number;
  readonly overlap: boolean;
  readonly extraCards: boolean;
  firstSeat: Seat;
  active: Seat;
  /** Turns begun so far, and rounds begun so far. */
  turn: number;
  round: number;
  phase: Phase;
  /** The seat whose Reset was done while its neighbour redeployed (STB-93); NONE if nobody's. */
  resetAhead: Seat;
  /** The seat that is asked, for those who wait (STB-R19). */
  priority: Seat;
  /** A choice that follows from what has happened already, so that it is still asked when somebody leaves in between. */
  owed: Owed | null;
  recruitsLeft: number;
  /** Targets of short declarations this turn. */
  short: Card[];
  /** Questions asked this turn, for the guard. */
  asked: number;
  /** Sections that cannot be attacked this turn. */
  forbidden: Card[];
  effects: TurnEffect[];
  /** Lasting instants on the table. */
  lasting: Card[];
  stack: Declaration[];

  /** By seat; NONE while leaders are being chosen. */
  leader: Card[];
  /** Two leaders offered to each seat in a draft, hidden from the others. */
  offered: Card[][];
  /** Leaders and crew out of the match. */
  aside: Card[];
  /** By leader, section and crew: whose it is; NONE if nobody's. */
  owner: Seat[];
  /** By leader, section and crew: 1 if tapped. */
  tapped: number[];
  /** By leader, section and crew (crew only matters): the section where it is stationed, or NONE. */
  station: Card[];
  /** Attached passives in the order of attaching. */
  attached: { card: Card; host: Card }[];
  hand: Card[][];
  /** Three spots; NONE is open. */
  pool: Card[];
  /** Bottom first. The first `knownTail` cards were seen going there. */
  crewStack: Card[];
  knownTail: number;
  /** Bottom first. */
  actionStack: Card[];
  discard: Card[];
  /** What a seat knows of another's hand: `known[viewer][owner]` is a list of designs. */
  known: string[][][];
  /** Seats that gave up. */
  gone: boolean[];
}

export function clone(s: Bridge): Bridge {
  return {
    seats: s.seats,
    affiliations: s.affiliations,
    bridgeDefense: s.bridgeDefense,
    roundLimit: s.roundLimit,
    overlap: s.overlap,
    extraCards: s.extraCards,
    firstSeat: s.firstSeat,
    active: s.active,
    turn: s.turn,
    round: s.round,
    phase: s.phase,
    resetAhead: s.resetAhead,
    priority: s.priority,
    owed: s.owed === null ? null : { seat: s.owed.seat, what: s.owed.what },
    recruitsLeft: s.recruitsLeft,
    short: s.short.slice(),
    asked: s.asked,
    forbidden: s.forbidden.slice(),
    effects: s.effects.map(({ source, target, stat, n }) => ({ source, target, stat, n })),
    lasting: s.lasting.slice(),
    stack: s.stack.map(cloneDeclaration),
    leader: s.leader.slice(),
    offered: s.offered.map((cards) => cards.slice()),
    aside: s.aside.slice(),
    owner: s.owner.slice(),
    tapped: s.tapped.slice(),
    station: s.station.slice(),
    attached: s.attached.map(({ card, host }) => ({ card, host })),
    hand: s.hand.map((cards) => cards.slice()),
    pool: s.pool.slice(),
    crewStack: s.crewStack.slice(),
    knownTail: s.knownTail,
    actionStack: s.actionStack.slice(),
    discard: s.discard.slice(),
    known: s.known.map((hands) => hands.map((designs) => designs.slice())),
    gone: s.gone.slice(),
  };
}

const cloneDeclaration = (f: Declaration): Declaration => ({
  kind: f.kind,
  seat: f.seat,
  card: f.card,
  targets: f.targets.slice(),
  choice: f.choice,
  committed: f.committed.slice(),
  discards: f.discards,
  boosts: f.boosts.map(({ card, stat, n }) => ({ card, stat, n })),
  cancelled: f.cancelled,
});
