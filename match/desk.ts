/**
 * The referee's desk as plain data: who sits where, whose clock runs, what is asked for. Together with the run it is the
 * whole match; both follow from the set-up and the journal alone.
 *
 * setup: fixed when the table is made. deed: one thing that happened, numbered in the journal. seat: a place at the table;
 * driver: who answers for it. away: a bot stands in for the person. window: the least time a response window stays open.
 */
import type { Entry, Json, Mark, MatchRecord, Phrase, Result, Saved, Seat, Standing, Told } from '@bridgehead/kernel';
import type { ClockChoice } from './api.ts';
import { type ClockState, newClock, wholeClock } from './clock.ts';
import { pledgeOf } from './fair.ts';
import type { Given } from './given.ts';
import type { Series } from './series.ts';
import type { BotLevel, Phase } from './terms.ts';

/** Fixed when the table is made. The secret never leaves the referee before the end. */
export interface MatchSetup {
  readonly id: string;
  readonly game: string;
  readonly version: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: number;
  readonly clock: ClockChoice;
  readonly onExpiry: 'default' | 'bot';
  readonly listed: boolean;
  readonly spectators: boolean;
  /** Spectators do not talk here, unless somebody in a seat lets them. */
  readonly quiet?: boolean;
  /** May people ask what a good player would do? */
  readonly hints: boolean;
  readonly creator: string;
  readonly created: number;
  readonly secret: string;
  readonly commitment: string;
  /** The dice themselves, where nobody has to be convinced of them: matches on one device. Null: they follow from secret and words. */
  readonly seed: string | null;
  /** Passes in response windows take effect no earlier than this many milliseconds after the question. */
  readonly window: number;
  /** The record this match goes on from. Its entries up to the last one kept; its dice are not used again. */
  readonly from: Pick<MatchRecord, 'seed' | 'entries'> | null;
  /** By seat: the person it is kept for, until they say no. Absent: anybody may take any seat. */
  readonly kept?: readonly (string | null)[];
  /** The matches that it belongs to; absent: one by itself. */
  readonly series?: Series;
}

export interface SeatState {
  driver: 'open' | 'person' | 'bot';
  person: string | null;
  level: BotLevel | null;
  away: boolean;
  /** What the person is bound to: pledged before anybody's word is known, or the hash of a word that was given at once. */
  pledge: string | null;
  /** The word was given without a pledge before: nothing unbinds it, because nobody would give it again. */
  atOnce?: true;
  /** The person's share in the dice; see fair.ts. */
  word: string | null;
  /** When the person sat down; absent once they have pledged or given a word. */
  sat?: number;
  /** Clocks that ran out in a row. */
  missed: number;
  standing: Standing;
  /** The person who is asked to sit here; nobody else may. */
  keptFor: string | null;
  /** Has given the match up, which may go on without them. */
  gaveUp: boolean;
  /** Does a passkey keep the person's name? Who is known to nobody is not rated. */
  known?: boolean;
  /** How the person began; absent until they have chosen something. */
  opening?: { readonly words: Phrase; readonly at: number };
  /** What the person answered last; absent until they have, and after it was taken back. */
  given?: Given;
}

/** Something that people may do a few times, and then with growing pauses. */
export interface Often {
  readonly times: number;
  readonly last: number;
  /** By person. */
  readonly by?: Readonly<Record<string, number>>;
}

/** A take-back or a draw that waits for the others. */
export interface Petition {
  readonly kind: 'takeback' | 'draw';
  readonly by: Seat;
  readonly agreed: Seat[];
  /** Take-back: how many entries remain, and where the dice go on. */
  readonly to: number;
  readonly jump: number;
}

export interface Desk {
  phase: Phase;
  seats: SeatState[];
  clock: ClockState;
  petition: Petition | null;
  result: Result | null;
  fault: string | null;
  /** By seat: the question that is open, and since when. */
  opened: ({ readonly id: number; readonly at: number } | null)[];
  /** Marks that people have made, oldest first. */
  marks: Mark[];
  /** What was written lately, for marks that come in time. */
  wrote: { readonly seat: Seat; readonly text: string; readonly at: number }[];
  /** What somebody does not want to read tonight; nobody is told who. */
  taboos: string[];
  /** Whose lines they are, until the match begins. */
  taboosBy?: readonly { readonly seat: Seat; readonly text: string }[];
  moved: number;
  /** Since when it is the turn of those whose turn it is, as outsiders see it. */
  turned: number;
  /** Whose turn that is. */
  turnOf: Seat[];
  /** Has the match gone on under other rules than those it began with? Then it cannot be run again from its beginning. */
  adopted: boolean;
  /** The table at which somebody wants to play again. */
  rematch: { readonly match: string; readonly by: Seat } | null;
  /** How often one was offered. */
  offered?: number;
  /** Pledges that are void because the table is another: words for them may still be on their way. */
  voided?: string[];
  /** How often people rose before the beginning, and when last. */
  rose?: Often;
  /** The same of pledges that each person replaced. */
  repledged?: Record<string, Often>;
  /** Seats of people for which a bot has answered. */
  lent?: readonly Seat[];
  /** Spectators are quiet, or may talk: this wins over what was said when the table was made. */
  hushed?: boolean;
  /** Was something taken back that needed the others' consent? */
  takenBack?: boolean;
}

export type By = 'person' | 'bot' | 'clock' | 'standing';
export type Deed =
  | {
      readonly do: 'sit';
      readonly seat: Seat;
      readonly person: string;
      readonly pledge: string | null;
      readonly word: string | null;
      readonly known?: boolean;
    }
  /** With the second flag everybody's pledge is void. Absent in journals of earlier releases, where only words that were in were. */
  | { readonly do: 'rise'; readonly seat: Seat; readonly anew?: true; readonly by?: 'host' | 'absent' }
  | { readonly do: 'bot'; readonly seat: Seat; readonly level: BotLevel }
  /** The flag: this pledge replaces another one; those who are bound to that one are bound no longer. */
  | { readonly do: 'pledge'; readonly person: string; readonly pledge: string; readonly anew?: true }
  | { readonly do: 'word'; readonly person: string; readonly word: string }
  /** The seat stands there until the match begins; then it is taken out, here and in the journal. */
  | { readonly do: 'taboo'; readonly text: string; readonly seat?: Seat }
  | { readonly do: 'play'; readonly entry: Entry; readonly by: By }
  | { readonly do: 'back'; readonly seat: Seat; readonly to: number }
  | { readonly do: 'ask'; readonly kind: Petition['kind']; readonly seat: Seat; readonly to: number; readonly jump: number }
  | { readonly do: 'consent'; readonly seat: Seat; readonly yes: boolean }
  | { readonly do: 'standing'; readonly seat: Seat; readonly standing: Standing }
  | { readonly do: 'away'; readonly seat: Seat; readonly level: BotLevel }
  | { readonly do: 'return'; readonly seat: Seat }
  | { readonly do: 'chat'; readonly line: Line }
  | { readonly do: 'mark'; readonly seat: Seat; readonly what: string; readonly on: string; readonly text: string | null }
  | { readonly do: 'hush'; readonly seat: Seat; readonly on: boolean }
  | { readonly do: 'decline'; readonly seat: Seat }
  | { readonly do: 'rematch'; readonly seat: Seat; readonly match: string }
  | { readonly do: 'call-off'; readonly why?: 'rules' }
  /** No server was there: that time counts for no clock. */
  | { readonly do: 'outage'; readonly from: number; readonly until: number }
  | { readonly do: 'fault'; readonly what: string };

/** Something that somebody says. The id tells lines apart and nothing else: a number would tell how much happened in between. */
export interface Line {
  readonly id: string;
  readonly person: string;
  readonly name: string;
  readonly seat: Seat | null;
  readonly text: string;
  /** Who hears it, if not everybody: the seats of a team. */
  readonly to: readonly Seat[] | null;
}

/** A deed with its place in the journal and its time. */
export interface Journalled {
  readonly seq: number;
  readonly at: number;
  readonly deed: Deed;
}

/** The match at rest after deed `seq`. */
export interface Snapshot {
  readonly seq: number;
  readonly desk: Desk;
  readonly saved: Saved<Json> | null;
  /** How many entries led to it. */
  readonly entries: number;
  /** The rules it was played by, and a digest of what everybody saw. */
  readonly version: number;
  readonly seen: string | null;
}

/** What a deed led to, for those who show it. */
export interface Happening extends Journalled {
  readonly told: readonly Told[];
}

export const freshSeat = (): SeatState => ({
  driver: 'open',
  person: null,
  level: null,
  away: false,
  pledge: null,
  word: null,
  missed: 0,
  standing: { ask: 'always', stopFor: [], untilMyTurn: false },
  keptFor: null,
  gaveUp: false,
});

/** Nobody sits there yet. */
export const freshDesk = ({ seats, kept, clock, created }: MatchSetup): Desk => ({
  phase: 'waiting',
  seats: Array.from({ length: seats }, (_, seat) => ({ ...freshSeat(), keptFor: kept?.[seat] ?? null })),
  clock: newClock(clock, seats, created),
  petition: null,
  result: null,
  fault: null,
  opened: Array.from({ length: seats }, () => null),
  marks: [],
  wrote: [],
  taboos: [],
  moved: created,
  turned: created,
  turnOf: [],
  adopted: false,
  rematch: null,
});

/** A desk that was put to rest by an earlier release may lack what it did not know of. */
export const wholeDesk = (desk: Desk, { id }: MatchSetup): Desk => ({
  ...desk,
  clock: wholeClock(desk.clock),
  rematch: desk.rematch ?? null,
  taboos: desk.taboos ?? [],
  seats: desk.seats.map((seat) => ({ ...freshSeat(), ...seat, ...boundByWord(seat, id) })),
});

/** Pages wait until everybody is bound: a word that an earlier release took without a pledge binds as it does now. */
const boundByWord = ({ driver, word, pledge }: SeatState, match: string): Partial<SeatState> | null =>
  driver === 'person' && word && pledge === null ? { pledge: pledgeOf(match, word), atOnce: true } : null;
