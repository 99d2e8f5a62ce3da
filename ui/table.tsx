/**
 * What the frame tells a game's table, and what the table may ask of the frame. Every table (drawn or generic) is made of
 * this and of nothing else: the view it was sent, the open question, and a few verbs.
 */
import type { AnyGame, Described, GameEvent, Json, Mark, Phrase, Prompt, Ref, Result, Seat, Standing, Viewer } from '@bridgehead/kernel';
import { type ComponentType, createContext, useContext } from 'react';
import type { Rows } from './director/beats.ts';
import type { Playing } from './director/director.ts';
import type { SceneProps } from './director/scene/index.tsx';
import type { CardFace } from './pieces/card.tsx';
import type { Outcome } from './pieces/flag.tsx';
import type { StandingChoices } from './pieces/standing-form.tsx';
import type { Score } from './sound.ts';
import type { Stage } from './stage.ts';

export interface SeatInfo {
  readonly seat: Seat;
  readonly name: string;
  readonly kind: 'person' | 'bot' | 'open';
  /** A bot's level. */
  readonly level: string | null;
  /** Null where nobody keeps watch (solo play, replays). */
  readonly present: boolean | null;
  readonly clock: ClockInfo | null;
  /** Somebody waits for this seat. */
  readonly toAct: boolean;
}
export interface ClockInfo {
  /** What is left, at the moment `since` of this machine's clock; null where only that it runs is shown. */
  readonly leftMs: number | null;
  readonly since: number;
  readonly running: boolean;
  /** How many times slower it runs. */
  readonly pace: number;
}

/** One line of the log: an event as this viewer was told it. */
export interface LogLine<E extends GameEvent = GameEvent> {
  readonly at: number;
  /** Lines with the same beat were caused by one answer. */
  readonly beat: number;
  readonly event: E;
}

/** 'units lost', and what each seat has of it. */
export interface ScoreRow {
  readonly label: Phrase;
  readonly values: readonly string[];
}

export interface TableData<V extends Json = Json, E extends GameEvent = GameEvent> {
  readonly game: AnyGame;
  readonly view: V;
  readonly viewer: Viewer;
  /** The question this viewer is asked now. */
  readonly prompt: Prompt | null;
  readonly seats: readonly SeatInfo[];
  readonly log: readonly LogLine<E>[];
  /** The lines that the latest answer caused; what motion and sound are made from. */
  readonly fresh: readonly LogLine<E>[];
  readonly result: Result | null;
  /** Marks outside the play that this viewer is shown, oldest first. */
  readonly marks: readonly Mark[];
  /** What others are writing just now, by seat, as far as they show it. */
  readonly typing: Readonly<Record<Seat, string>>;
  /** What is being played on the way from this position to the next; `view`, `log` and `fresh` go with it. */
  readonly playing: Playing | null;
  /** An answer is on its way. */
  readonly busy: boolean;
  /** Goes up with every change. */
  readonly version: number;
}

/** A question, and what its seat sees. */
export type Asked<V extends Json = Json> = Pick<TableData<V>, 'view' | 'prompt'>;

/** What one press says about the questions that follow from it; null: the person is asked, from there on. */
export type Ahead<V extends Json = Json> = { ahead(asked: Asked<V>): Json | null }['ahead'];

export interface TableVerbs {
  answer(answer: Json, ahead?: Ahead | null): void;
  /** Shows why this answer is not on offer, with the clause; `from` is where the person pointed. */
  whyNot(answer: Json, from?: Element | null): void;
  /** The thing that is picked up now: a hand card, a unit. Tapping it again puts it down. */
  readonly selection: Ref | null;
  select(ref: Ref | null): void;
  /** What is ticked so far while several things may be named. */
  readonly picked: readonly Json[];
  toggle(option: Json): void;
  /** An answer that is shown before it is given: the odds of an attack. */
  readonly aim: Json | null;
  takeAim(answer: Json | null): void;
  /** The thing that is looked at (hover, focus): shown in the inspector. */
  readonly looked: Ref | null;
  look(ref: Ref | null): void;
  inspect(ref: Ref): void;
  /** What the drawings keep for themselves from one question to the next: the officer I steer, the ship I turned to. */
  readonly kept: Readonly<Record<string, Json>>;
  keep(name: string, value: Json): void;
  /** Adds a mark that is no part of the play: a ping, applause. Null where nobody can (spectators, replays) or could see it. */
  readonly mark: ((what: string, on: string, text?: string) => void) | null;
  /** Shows the others what I am writing before it is posted. Null where nobody else could see it. */
  readonly type: ((text: string) => void) | null;
  /** Does it touch what somebody at the table does not want to read tonight? Nothing of the kind is suggested to anybody. */
  isTaboo(text: string): boolean;
  openRule(clause: string): void;
  say(phrase: Phrase): string;
  nameOf(seat: Seat): string;
  readonly stage: Stage;
  /** Nothing can be read by pointing at it: the first tap only picks up. */
  readonly careful: boolean;
  readonly settings: TableSettings;
  /** What this seat wants to be asked in response windows; null where nobody keeps it (spectators, replays). */
  readonly standing: Standing | null;
  setStanding(standing: Standing): void;
}
export interface TableSettings {
  /** Ask before an answer that cannot be taken back. */
  readonly confirmMoves: boolean;
  /** Ask before a turn ends with things left to do. */
  readonly confirmEnd: boolean;
  readonly motion: 'off' | 'fast' | 'normal' | 'relaxed';
}
export type TableContext<V extends Json = Json, E extends GameEvent = GameEvent> = TableData<V, E> & TableVerbs;

/** A card or a space as the inspector shows it. */
export interface Inspected {
  readonly title: string;
  readonly face?: CardFace;
  readonly owner?: Seat;
  readonly facts?: readonly string[];
  /** Ids that clauses may be about: 'knight', 'keep'. */
  readonly about?: readonly string[];
  /** The names under which events point at it: its history in this match is told from them. */
  readonly refs?: readonly Ref[];
}

/** Worked out from the table; written as a method, so that a game's own table is enough for it. */
type GuidePoints<V extends Json, E extends GameEvent> = { points(table: GuideTable<V, E>): readonly Ref[] }['points'];
/** One step of a guided first match. */
export interface GuideStep<V extends Json = Json, E extends GameEvent = GameEvent> {
  readonly id: string;
  /** Wording keys of the game. */
  readonly title: string;
  readonly text: string;
  readonly clauses: readonly string[];
  /** What to point at; the loudest button where nothing of it is on the table. */
  readonly points?: readonly Ref[] | GuidePoints<V, E>;
  /** The moment for this step; always if absent. */
  when?(table: GuideTable<V, E>): boolean;
  /** The step is done when this holds; without it a button goes on. */
  done?(table: GuideTable<V, E>): boolean;
}
export type GuideTable<V extends Json = Json, E extends GameEvent = GameEvent> = TableContext<V, E> & { readonly inspected: Ref | null };
/** What a guide says about the present moment, no matter what was done before: what can be done now, why, and where. */
export interface GuideWords {
  readonly id: string;
  /** Wording keys of the game; both get the params. */
  readonly title: string;
  readonly text: string;
  readonly params?: Readonly<Record<string, string | number>>;
  readonly clauses?: readonly string[];
  readonly points?: readonly Ref[];
}
export interface Guide<V extends Json = Json, E extends GameEvent = GameEvent> {
  readonly seed: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seat: Seat;
  readonly level: string;
  readonly steps: readonly GuideStep<V, E>[];
  /** What to say while no step has its moment: for every question, and while others play. */
  now?(table: GuideTable<V, E>): GuideWords | null;
  /** Where `now` has nothing to say. */
  readonly free: { readonly title: string; readonly text: string };
}

/** What a game's `ui/` exports. Only the board is needed. */
export interface GameTable<V extends Json = Json, E extends GameEvent = GameEvent> {
  readonly parts: TableParts;
  readonly words?: TableWords<V, E>;
  readonly choices?: TableChoices<V, E>;
  readonly memory?: TableMemory<V, E>;
}

/** What is seen and heard. */
export interface TableParts {
  /** Everything that lies on the table, the players included; it fills any rectangle it is given. */
  readonly Board: ComponentType;
  /** The part of it that makes its picture in the hall; absent: all of it. */
  readonly Portrait?: ComponentType;
  readonly Hand?: ComponentType;
  /** The reading place in the dock: what resolves now, or what is picked up, in full. */
  readonly Reading?: ComponentType;
  /** Turn, phase, warnings: in the line on top. */
  readonly Status?: ComponentType;
  /** The buttons of what is picked up, and extra ones. */
  readonly Actions?: ComponentType;
  /** Next to the table: what is looked at, as this game shows it; only where `looks` says that it has something to show. */
  readonly Look?: ComponentType;
  looks?(table: TableContext): boolean;
  /** After the end, next to the result: the decisive turn, how it went, the score. */
  readonly Story?: ComponentType;
  /** The log as this game tells it, in the place of the plain one; it has the rail to itself. */
  readonly Log?: ComponentType;
  /** The board in words, for screen readers and for everyone who prefers it. */
  readonly List?: ComponentType;
  /**
   * A scene that takes the whole window below the top line: board, dock and rail step aside for it. It shows the question and its answers
   * itself (`StageQuestion`). Null: the table as usual.
   */
  whole?(table: TableContext): ComponentType | null;
  /** The board itself shows how the match ended: where the dock has room for the rest, nothing comes over it. */
  readonly drawsEnd?: boolean;
  /** Pictures for the rulebook, by the clause they explain; they know no table. */
  readonly figures?: Readonly<Record<string, ComponentType>>;
  /** A card of the catalogue as it is drawn, by its id there; null for what is no card. */
  face?(id: string): CardFace | null;
  /** Loads what is drawn on those, where a table loads it only when it shows cards. */
  faces?(): Promise<unknown>;
  /** What each event is on the stage: `rowsOf` of the game's beats. */
  readonly beats?: Rows;
  /** What this game draws of a beat besides what the house draws: over the board, while the beat is played. */
  readonly Scene?: ComponentType<SceneProps>;
  /** Cues that only this game has. */
  readonly sounds?: Score;
}

/** The words and pictures of what people share after a match. */
export interface Poster {
  readonly title: string;
  readonly line: string;
  /** The address of an image in place of the board. */
  readonly picture?: string;
  /** So many small figures, and what is said of them. */
  readonly fallen?: { readonly n: number; readonly said: string };
}

/** What is said about the table and about answers. */
export interface TableWords<V extends Json = Json, E extends GameEvent = GameEvent> {
  /** Sentences of the drawings alone; the game's own come first. */
  readonly wording?: Readonly<Record<string, string>>;
  /** Sentences that follow from the view: what the players have named, by wording key. */
  given?(view: V): Readonly<Record<string, string>>;
  /** What the table calls each seat, where it is not by its player's name: the leader somebody plays. */
  names?(view: V): readonly (string | null)[];
  /** Whose doing an event is, where it does not name its seat. */
  doer?(view: V, event: E): Seat | null;
  /** What a picture to share says of the end, without names of people; null: what the result says. */
  poster?(table: TableContext<V, E>): Poster | null;
  /** What everybody did in this match, one row for each thing that is counted. */
  score?(log: readonly LogLine<E>[], seats: number): readonly ScoreRow[];
  inspect?(view: V, ref: Ref, say: (phrase: Phrase) => string): Inspected | null;
  /** The question in other words, while something is picked up or aimed at. */
  question?(table: TableContext<V, E>): string | null;
  /** Below the question: what happens if it is let be, and why. */
  detail?(table: TableContext<V, E>): string | null;
  /** The verbs whose buttons and outcomes are told (`looksOf`). */
  readonly looks?: readonly string[];
  /** What the button of an answer says, where the words of the option are too long. */
  act?(table: TableContext<V, E>, answer: Json): string | null;
  /** What an answer would lead to. */
  outcome?(table: TableContext<V, E>, answer: Json): Outcome | null;
}

/** How questions are put, and which answers come first. */
export interface TableChoices<V extends Json = Json, E extends GameEvent = GameEvent> {
  /** The best next act, for the loudest button; null: the first one. */
  best?(table: TableContext<V, E>): Json | null;
  /** What the loudest button says about the questions that follow from its answer: they are declared together. */
  ahead?(table: TableContext<V, E>, answer: Json): Ahead<V> | null;
  /** Does this answer end what I can do now? Then it is never loud while something else can be done. */
  isEnd?(answer: Json): boolean;
  /** Options that belong into the prompt bar although they are about things on the table. */
  isPlain?(option: Json): boolean;
  /** What is ticked when a question of several things is asked: the choice that is right most of the time. */
  picks?(asked: Asked<V>): readonly Json[];
  /** The table shows and ticks the options of this question itself, or has the page to write on; the prompt bar keeps only the button. */
  drawsPicks?(prompt: Prompt): boolean;
  /** The answer to a question that cannot matter: it is given without asking. Null: ask. */
  settled?(asked: Asked<V>): Json | null;
  /** A question before ending with things left to do; null if there is nothing to ask. */
  beforeAnswer?(table: TableData<V, E>, answer: Json): Phrase | null;
  /** Is there something in the reading place that the open question is about? Then a guide or a hint gives way to it. */
  isReading?(table: TableContext<V, E>): boolean;
  /**
   * What is read now. Where there is a rail its inspector shows it, and the reading place in the dock, which would push question and
   * hand aside, stays away. Absent: the reading place is always there.
   */
  reads?(table: TableContext<V, E>): Ref | null;
  /** What a player might type, legal or not; "why not …?" looks among these. */
  tries?(view: V, prompt: Prompt): readonly Json[];
}

/** What is kept from one question, window or match to the next. */
export interface TableMemory<V extends Json = Json, E extends GameEvent = GameEvent> {
  readonly guide?: Guide<V, E>;
  /** In free play others act while I think: does what I have picked up stay in my hand when this question changes? */
  holds?(prompt: Prompt): boolean;
  /** When to be asked in response windows, in words. */
  standing?(table: TableContext<V, E>): StandingChoices & { readonly first: Standing };
}

const Context = createContext<TableContext | null>(null);
export const TableProvider = Context.Provider;

export function useTable<V extends Json = Json, E extends GameEvent = GameEvent>(): TableContext<V, E> {
  const table = useContext(Context);
  if (table === null) throw new Error('a table piece outside a table');
  return table as TableContext<V, E>;
}

/** The option in words, with what it points at. */
export function describeOption(table: Pick<TableData, 'game' | 'view' | 'prompt'>, option: Json): Described {
  const { game, view, prompt } = table;
  return prompt === null ? { key: '' } : game.describe.option(view, prompt, option);
}
