/**
 * Blaze of Glory: the table as plain data.
 *
 * Glossary. *design*: a card as printed, by its number in `cards/`. *thing*: a card in play, by a number that it gets as it enters;
 * its facts stand in columns (`design[thing]`, `at[thing]` …). *location*: a mission or wormhole mouth, numbered as laid out; it has
 * space and, if it is a planet, a surface. *place*: where a thing is: another thing (≥ 0: a ship, an outpost, a site, a trap, a
 * pod), the space or surface of a location, or the table (negative, see `space`, `surface`, `TABLE`). *covered place*: a ship, an
 * outpost or a site; who is there the other side knows only as far as he could follow (`SEEN`). *crew*, *Away Team*,
 * *intruder*, *present*, *active*, *guard*: as BOG-B8 says. *host*: what a ship is docked at. *stack*: the dilemmas under a mission.
 * *marker*: a Tactic lying on a ship or facility as damage; it is a thing whose owner placed it. *captor*: who holds a captive.
 */
import type { Seat } from '@bridgehead/kernel';
import type { Moment } from './cards/effects.ts';
import type { Design } from './cards/index.ts';
import type { Format } from './decks/list.ts';
import { known, nth } from './entries.ts';
import { copyOf, type Target } from './target.ts';

export const NONE = -1;
export type Thing = number;
export type Location = number;
/** A thing, or a negative number for the table, a location's space or a planet's surface. */
export type Place = number;

export const TABLE: Place = -2;
export const space = (location: Location): Place => -10 - 2 * location;
export const surface = (location: Location): Place => -11 - 2 * location;
export const isSpace = (place: Place): boolean => place <= -10 && place % 2 === 0;
export const isSurface = (place: Place): boolean => place <= -11 && place % 2 !== 0;
/** The location of a negative place. */
export const locationAt = (place: Place): Location => (place <= -10 ? (-10 - place) >> 1 : NONE);

export const PHASES = ['decks', 'missions', 'wormhole', 'dilemmas', 'facilities', 'cells', 'muster', 'mulligan', 'play'] as const;
export type Phase = (typeof PHASES)[number];
/** T1, T2, T3, T4 with T5 and T6. */
export const STAGES = ['start', 'cards', 'orders', 'end'] as const;
export type Stage = (typeof STAGES)[number];

// Facts of a thing that are yes or no.
export const STOPPED = 1;
export const CLOAKED = 2;
/** Known by name to the other side; personnel and equipment only. */
export const SEEN = 4;
export const FACE_DOWN = 8;
export const DOCKED_NOW = 16;
export const UNDOCKED_NOW = 32;
export const CLOAKED_NOW = 64;
export const DECLOAKED_NOW = 128;
/** Its once-per-turn text has been used. */
export const USED = 256;
/** Rotation damage: one step, two steps (BOG-R13). */
export const ROTATED = 512;
export const ROTATED_TWICE = 1024;
/** Captives: in a Brig, left unattended, Brainwashed; with none of these escorted, or held by the trap where it is. */
export const IN_BRIG = 2048;
export const UNATTENDED = 4096;
export const BRAINWASHED = 8192;
/** Docked since this turn began (BOG-R21). */
export const MOORED = 16384;
export const ASSIMILATED = 32768;
/** Entered a site with opposing personnel and walks no further this turn (BOG-B47). */
export const HALTED = 65536;
/** Calamarain has struck; a captive's Prisoner Escort waits for a Brig; a facility that had no legal place (BOG-R59). */
export const MARKED = 131072;
/** OB6 has beamed somebody aboard this turn. */
export const BEAMED = 262144;
/** A ship that was damaged as its player's last turn ended: an Exocomp may have been at work since (PF11). */
export const WORN = 524288;
/** Cleared for everything when a turn ends. */
export const TURN_FLAGS = STOPPED | DOCKED_NOW | UNDOCKED_NOW | CLOAKED_NOW | DECLOAKED_NOW | USED | HALTED | BEAMED;

// Side decks.
export const BATTLE_BRIDGE = 1;
export const CONTINUUM = 2;
export const TENT = 4;

/** One engagement of a ship battle: several cards fire at one target (BOG-47). */
export interface Engagement {
  /** 0: the attack; 1: return fire. */
  readonly side: number;
  readonly firing: Thing[];
  readonly target: Thing;
}
export const BATTLE_STEPS = ['announce', 'start', 'tactics', 'fire'] as const;
export type BattleStep = (typeof BATTLE_STEPS)[number];
export interface Battle {
  /** NONE: the Borg Ship dilemma. */
  readonly attacker: Seat;
  readonly defender: Seat;
  readonly location: Location;
  step: BattleStep;
  engagements: Engagement[];
  /** By seat: Tactics drawn, not yet played or put back; whether the seat is done; the current tactic (NONE: none). */
  drawn: Design[][];
  /** By seat: what lay face up when the draw went through it in secret; the other side still sees it there (BOG-R6). */
  turned: Design[][];
  done: boolean[];
  current: Design[];
  /** By seat: added to the draw limit; added to WEAPONS of each ship and facility. */
  limit: number[];
  door: number[];
  /** Targets of Weak Spot, and for each the thing whose enhancement is suspended, or NONE for the loss of SHIELDS. */
  weak: Thing[];
  suspended: Thing[];
  cancelled: boolean;
  /** By seat: the highest printed attribute of a ship that its Dominion ship destroyed in this battle (IN4). */
  prize: number[];
}

/** A personnel battle: the pairs, and who lies there. */
export interface Fight {
  readonly attacker: Seat;
  readonly place: Place;
  pairs: Thing[][];
  /** By seat: all who take part. */
  sides: Thing[][];
  stunned: Thing[];
  wounded: Thing[];
  /** The pairing just fought; NONE before the first. */
  pair: number;
  /** Weapons that have wounded once this battle. */
  used: Thing[];
}

/** A crew or Away Team that attempts or scouts. */
export interface Attempt {
  readonly seat: Seat;
  readonly location: Location;
  readonly place: Place;
  readonly scouting: boolean;
}

/** A card on its way from hand, deck or Tent to its effect; the last one lies on top. */
export interface Playing {
  readonly seat: Seat;
  readonly design: Design;
  readonly target: Target;
  readonly from: 'hand' | 'download';
  /** When it was played, and what that window is about (NONE outside of one). */
  readonly moment: Moment;
  readonly about: Thing;
  /** Nullified, or sent back by Energy Vortex. */
  cancelled: boolean;
  returned: boolean;
}

export interface Blaze {
  readonly format: Format;
  readonly goal: number;
  readonly musterPeople: number;
  readonly prizes: boolean;
  readonly placing: 'hand' | 'automatic';
  readonly roundLimit: number;
  readonly openLists: boolean;
  readonly decks: 'own' | 'starters' | 'random' | 'mixed';

  phase: Phase;
  first: Seat;
  active: Seat;
  /** Turns begun so far; rounds begun so far. */
  turn: number;
  round: number;
  stage: Stage;
  score: number[];
  /** Missions solved and objectives completed; own ships lost: for the end guard (BOG-R89). */
  completed: number[];
  shipsLost: number[];
  /** BOG-R89: both draw decks were empty when the round before this one ended. */
  lastRound: boolean;

  // —— this turn ——
  actions: number;
  cardPlayed: boolean;
  redAlert: boolean;
  noDraw: boolean;
  /** Designs that Energy Vortex sent back this turn (BOG-R53). */
  returned: Design[];
  /** By seat: locations where its cards were attacked during the opponent's turn (BOG-B22). */
  attackedAt: Location[][];
  /** By seat: affiliations whose ships attacked a Federation card of it this match (EV19). */
  wartime: number[][];
  /** By seat: titles whose "once per game" is spent; once per turn by title. */
  once: Design[][];
  onceThisTurn: Design[][];
  /** By seat: personas that a Prisoner Escort cost it (IT10). */
  escorted: string[][];
  /** By seat: turn in which a Devidian Door must be shown; 0 if none is owed. */
  devidianDue: number[];
  /** QC3: locations from which a ship may be sent home when this turn ends; the seat that may. */
  sentHome: number[][];

  // —— the map ——
  /** Locations from left to right: Alpha line, Gamma line. */
  lines: Location[][];
  /** By location: mission or wormhole, its owner, who solved it, who has scouted it (bit by seat). */
  mission: Design[];
  missionOwner: Seat[];
  solvedBy: Seat[];
  scouted: number[];
  /** By location: dilemmas, the first to be met first. See `dilemma`. */
  stacks: number[][];

  // —— things, by number ——
  design: Design[];
  owner: Seat[];
  controller: Seat[];
  at: Place[];
  flags: number[];
  /** Ships: the host it is docked at. Cards laid on the table: what they are about. */
  host: number[];
  /** Ships: RANGE used this turn. Countdowns: what is left. Borg Queen, Admiral Ross: the chosen skill. */
  count: number[];
  /**
   * Ships: full turns docked in a row. Exocomps: full turns aboard a damaged ship. The Borg Ship: −1 or 1, its way. A tractor lock: what
   * everybody knew when something was last said of it.
   */
  turns: number[];
  /** Affiliation, where it is not the printed one; NONE elsewhere. */
  allegiance: number[];
  captor: Seat[];
  /** Things in play, oldest first. */
  inPlay: Thing[];

  // —— cards by seat ——
  /** The list as text, '' before it is known. */
  lists: string[];
  hand: Design[][];
  /** Bottom first. Of the other side's deck one knows what was put openly beneath and on top. */
  deck: Design[][];
  knownBelow: number[];
  knownAbove: number[];
  /** Designs in this seat's hand that the other side knows of. */
  knownHand: Design[][];
  discard: Design[][];
  outOfPlay: Design[][];
  tent: Design[][];
  /** Side decks: face down, bottom first; face up. */
  tactics: Design[][];
  tacticsUp: Design[][];
  q: Design[][];
  qUp: Design[][];
  /** Open side decks: BATTLE_BRIDGE, CONTINUUM, TENT. */
  open: number[];
  /** Missions, dilemmas and other seeds not yet laid out; dilemmas left over stay here. */
  seeds: Design[][];
  /** Q-icon cards of the flash under way. */
  flashed: Design[][];

  battle: Battle | null;
  fight: Fight | null;
  attempt: Attempt | null;
  playing: Playing[];
  /** What the open response windows are about, the innermost last: the one being destroyed, taken, stunned; NONE. */
  about: Thing[];
  /** How many cards each seat brought: for checks that count. */
  brought: number[];
}

// —— facts of a thing: its columns have no holes ——

/** Apart from `nth`, which sees lists of every kind: this one is asked all the time, about columns of numbers only. */
const cell = (column: readonly number[], c: Thing): number => column[c] as number;
export const designOf = (s: Blaze, c: Thing): Design => cell(s.design, c);
export const ownerOf = (s: Blaze, c: Thing): Seat => cell(s.owner, c);
export const controllerOf = (s: Blaze, c: Thing): Seat => cell(s.controller, c);
export const placeOf = (s: Blaze, c: Thing): Place => cell(s.at, c);
export const flagsOf = (s: Blaze, c: Thing): number => cell(s.flags, c);
export const hostOf = (s: Blaze, c: Thing): Thing => cell(s.host, c);
export const countOf = (s: Blaze, c: Thing): number => cell(s.count, c);
export const turnsOf = (s: Blaze, c: Thing): number => cell(s.turns, c);
export const captorOf = (s: Blaze, c: Thing): Seat => cell(s.captor, c);

/** The ship battle and the personnel battle under way. */
export const battleOf = (s: Blaze): Battle => known(s.battle);
export const fightOf = (s: Blaze): Fight => known(s.fight);

// —— dilemmas in a stack: design, owner, and who has seen it, in one number ——

const OPEN_BIT = 1 << 10;
export const dilemma = (design: Design, owner: Seat): number => design | (owner << 9);
export const dilemmaDesign = (card: number): Design => card & 511;
export const dilemmaOwner = (card: number): Seat => (card >> 9) & 1;
/** A wall that was met lies open. */
export const isOpen = (card: number): boolean => (card & OPEN_BIT) !== 0;
export const opened = (card: number): number => card | OPEN_BIT;
/** Looked at by the other side (SI5). */
export const isPeeked = (card: number, seat: Seat): boolean => (card & (1 << (11 + seat))) !== 0;
export const peeked = (card: number, seat: Seat): number => card | (1 << (11 + seat));
/** BOG-R57: this wall has stopped a scouting team of the seat before. */
export const hasStopped = (card: number, seat: Seat): boolean => (card & (1 << (13 + seat))) !== 0;
export const stopping = (card: number, seat: Seat): number => card | (1 << (13 + seat));

// —— copying ——

const lists = (all: readonly (readonly number[])[]): number[][] => {
  const copy = new Array<number[]>(all.length);
  for (let i = 0; i < all.length; i++) copy[i] = nth(all, i).slice();
  return copy;
};

export function clone(s: Blaze): Blaze {
  return {
    format: s.format,
    goal: s.goal,
    musterPeople: s.musterPeople,
    prizes: s.prizes,
    placing: s.placing,
    roundLimit: s.roundLimit,
    openLists: s.openLists,
    decks: s.decks,
    phase: s.phase,
    first: s.first,
    active: s.active,
    turn: s.turn,
    round: s.round,
    stage: s.stage,
    score: s.score.slice(),
    completed: s.completed.slice(),
    shipsLost: s.shipsLost.slice(),
    lastRound: s.lastRound,
    actions: s.actions,
    cardPlayed: s.cardPlayed,
    redAlert: s.redAlert,
    noDraw: s.noDraw,
    returned: s.returned.slice(),
    attackedAt: lists(s.attackedAt),
    wartime: lists(s.wartime),
    once: lists(s.once),
    onceThisTurn: lists(s.onceThisTurn),
    escorted: s.escorted.map((names) => names.slice()),
    devidianDue: s.devidianDue.slice(),
    sentHome: lists(s.sentHome),
    lines: lists(s.lines),
    mission: s.mission.slice(),
    missionOwner: s.missionOwner.slice(),
    solvedBy: s.solvedBy.slice(),
    scouted: s.scouted.slice(),
    stacks: lists(s.stacks),
    design: s.design.slice(),
    owner: s.owner.slice(),
    controller: s.controller.slice(),
    at: s.at.slice(),
    flags: s.flags.slice(),
    host: s.host.slice(),
    count: s.count.slice(),
    turns: s.turns.slice(),
    allegiance: s.allegiance.slice(),
    captor: s.captor.slice(),
    inPlay: s.inPlay.slice(),
    lists: s.lists.slice(),
    hand: lists(s.hand),
    deck: lists(s.deck),
    knownBelow: s.knownBelow.slice(),
    knownAbove: s.knownAbove.slice(),
    knownHand: lists(s.knownHand),
    discard: lists(s.discard),
    outOfPlay: lists(s.outOfPlay),
    tent: lists(s.tent),
    tactics: lists(s.tactics),
    tacticsUp: lists(s.tacticsUp),
    q: lists(s.q),
    qUp: lists(s.qUp),
    open: s.open.slice(),
    seeds: lists(s.seeds),
    flashed: lists(s.flashed),
    battle: s.battle === null ? null : cloneBattle(s.battle),
    fight: s.fight === null ? null : cloneFight(s.fight),
    attempt: s.attempt === null ? null : { ...s.attempt },
    playing: s.playing.map((one) => ({ ...one, target: copyOf(one.target) })),
    about: s.about.slice(),
    brought: s.brought.slice(),
  };
}

const cloneBattle = (b: Battle): Battle => ({
  attacker: b.attacker,
  defender: b.defender,
  location: b.location,
  step: b.step,
  engagements: b.engagements.map(({ side, firing, target }) => ({ side, firing: firing.slice(), target })),
  drawn: lists(b.drawn),
  turned: lists(b.turned),
  done: b.done.slice(),
  current: b.current.slice(),
  limit: b.limit.slice(),
  door: b.door.slice(),
  weak: b.weak.slice(),
  suspended: b.suspended.slice(),
  cancelled: b.cancelled,
  prize: b.prize.slice(),
});

const cloneFight = (f: Fight): Fight => ({
  attacker: f.attacker,
  place: f.place,
  pairs: lists(f.pairs),
  sides: lists(f.sides),
  stunned: f.stunned.slice(),
  wounded: f.wounded.slice(),
  pair: f.pair,
  used: f.used.slice(),
});
