/** What a game is to the rest of the product. */
import type { Verbs } from './actions.ts';
import type { Chance } from './chance.ts';
import type { GameEvent } from './event.ts';
import type { Json } from './json.ts';
import type { Knowledge } from './knowledge.ts';
import type { MarkKind } from './marks.ts';
import type { OptionSchema, OptionValues } from './options.ts';
import type { Laboratory } from './probe.ts';
import type { Prompt } from './prompt.ts';
import type { Phrase, Reason } from './refusal.ts';
import type { Rulebook } from './rulebook.ts';
import type { Seat, Viewer } from './seats.ts';
import type { Rules, SetupTable, Table } from './table.ts';

/** A thing on the table that an option, an event or a rule can point at: 'card:12', 'space:NK', 'seat:1'. Clients light it up. */
export type Ref = string;

/** An option or an event in words, and the things on the table that it is about. */
export interface Described extends Phrase {
  readonly refs?: readonly Ref[];
}

/** A card, space or token as a table without drawings of its own shows it. */
export interface ZoneItem {
  readonly ref: Ref | null;
  readonly title: Phrase;
  /** Short facts in reading order: 'Attack 4', 'acted'. */
  readonly facts?: readonly Phrase[];
}
/** A part of the table: a hand, a pile, a row of the board. Hidden things are only counted. */
export interface Zone {
  readonly id: string;
  readonly title: Phrase;
  readonly owner: Seat | null;
  readonly items: readonly ZoneItem[];
  readonly hidden?: number;
}

/** Reusable parts of earlier views: that saves allocation and comparison. Never another seat's view. */
export interface Again<V> {
  /** What this viewer was shown last. */
  readonly before: V | null;
  /** What spectators are shown at this very moment. */
  readonly open: V | null;
}

/** How many sit at the table. `fits` where not every number from `min` to `max` does, or where it depends on the options. */
export interface Seats {
  readonly min: number;
  readonly max: number;
  readonly names?: readonly string[];
  /** The numbers of seats that these options allow, rising; all from `min` to `max` if absent. */
  fits?(options: OptionValues): readonly number[];
}

/** S: the state. V: what a viewer is shown. E: what happens, one union of typed events (`events.ts`). */
export interface Game<S = unknown, V extends Json = Json, E extends GameEvent = GameEvent> {
  readonly id: string;
  readonly title: string;
  /** Goes up when the same answers could lead elsewhere than before. Stored with every match. */
  readonly version: number;
  readonly seats: Seats;
  readonly options: OptionSchema;
  readonly rulebook: Rulebook;
  /** English sentences by key, with {parameters}; other languages replace them. */
  readonly wording: Readonly<Record<string, string>>;
  readonly knowledge: Knowledge<S>;
  /** What the lab measures beyond the general figures; loaded only there. */
  readonly laboratory?: () => Promise<Laboratory<S, E>>;

  setup(t: SetupTable<E>): S;
  /** What can be done, a row for each verb: for "why not …?", for tables and for tests. */
  // biome-ignore lint/suspicious/noExplicitAny: each game has its own answers
  readonly actions?: Verbs<S, V, E, any, any>;
  /** One beat of play; run again and again until `t.end`. Nothing but the state survives from one step to the next. */
  step(t: Table<S, E>): Rules<void>;
  /** Built up from nothing out of what the viewer may know. `over`: everything may be shown, as after the end; a replay asks for that at any position. */
  view(s: S, viewer: Viewer, over: boolean): V;
  /** The same view, member by member, with parts handed out again where they are equal. Absent: `view` is called every time. */
  viewAgain?(s: S, viewer: Viewer, over: boolean, again: Again<V>): V;
  /** Who wins and talks together, each seat in exactly one team; absent: everybody for themselves. May change during a match. */
  teams?(s: S): readonly (readonly Seat[])[];
  /** Field by field; shares nothing that can change. */
  clone(s: S): S;
  /**
   * Replaces what the seat cannot know by a fair guess, in place. The guess follows from the seat's view and from
   * `chance` alone: two truths behind one view give the same guess for the same chance (sort what is unknown before mixing it).
   */
  resample(s: S, seat: Seat, chance: Chance): void;
  /** Why a seat that is not asked, or an answer after the end, is refused; with the answer where there is one. */
  outOfTurn(s: S, seat: Seat, over: boolean, answer?: unknown): Reason;
  /** May this seat give the match up now, and what then? Absent: concession is not offered. Runs as a rule between two answers. */
  concede?(t: Table<S, E>, seat: Seat): void;
  /**
   * Where play goes on after a concession: the reason shown for that seat. A bot answers for it from then on, to the end. The rule that is
   * asking goes on too; answers already in to a question that waits for several seats are asked for again.
   */
  readonly givenUp?: Reason;
  /** Where a side gives up only as a whole: does the seat still play after it agreed? Absent: a seat that gave up does not. */
  playsOn?(s: S, seat: Seat): boolean;
  /** The clause that lets all seats agree on a draw. Absent: a draw is not offered. */
  readonly drawByAgreement?: string;
  /** What people may add to a match without any rule knowing of it, by name: 'kudos', 'ping'. */
  readonly marks?: Readonly<Record<string, MarkKind<S>>>;

  /** Words and refs for people; pure functions of what a viewer was sent. */
  readonly describe: {
    prompt(view: V, prompt: Prompt): Phrase;
    option(view: V, prompt: Prompt, option: Json): Described;
    event(event: E, viewer: Viewer): Described;
    zones(view: V, viewer: Viewer): readonly Zone[];
  };
}

// biome-ignore lint/suspicious/noExplicitAny: a list of games of different states
export type AnyGame = Game<any, any, any>;
