/**
 * One match being run: steps, questions, answers. `answer` is for the world and trusts nothing; `play` is for playouts
 * and trusts everything. A kept run remembers the state at the start of its step (or of one some answers back) and the
 * answers given since, which is all that forks, undo and saving need.
 */
import { type Chance, ChanceStream } from './chance.ts';
import type { Told } from './event.ts';
import type { Game } from './game.ts';
import { type Json, same } from './json.ts';
import { type Ask, judge, type Prompt, promptOf } from './prompt.ts';
import { type Refusal, refuse } from './refusal.ts';
import type { Seat, Viewer } from './seats.ts';
import { type Answered, type Result, type Rules, SetupTable, Table, type Wait } from './table.ts';

/** More steps than this without a question: the rules go round in circles. */
const STEPS_WITHOUT_QUESTION = 10_000;
/** How many questions that a team-mate's answer closed can still be answered, if the answer is still offered. */
const LATELY = 32;
/** How many steps back a free undo reaches at most. */
const STEPS_BACK = 200;

/** A stream whose position can be read, set and gone back to. */
export interface MatchChance extends Chance {
  position: number;
  at(position: number): MatchChance;
}

/** The match's own chance: a ChaCha stream that can be opened again at any position. */
export class SeededChance extends ChanceStream implements MatchChance {
  readonly #seed: string;
  constructor(seed: string, position = 0) {
    super(seed, position);
    this.#seed = seed;
  }
  at(position: number): SeededChance {
    return new SeededChance(this.#seed, position);
  }
}

/**
 * What moved a match on. `which` tells two questions to one seat apart. A jump is left by a take-back: the dice go on from
 * there, so that nobody rolls again knowingly.
 */
export type Entry =
  | { readonly seat: Seat; readonly answer: Json; readonly which?: number }
  | { readonly jump: number }
  | { readonly concede: Seat };

/** The state at the start of a step, the latest or, with a stride, one before it. */
export interface StepStart<S> {
  readonly state: S;
  readonly chance: number;
  readonly steps: number;
}
/** A match at rest: enough to go on from, on any machine. */
export interface Saved<S> extends StepStart<S> {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly since: readonly Entry[];
  readonly serial: number;
  readonly answered: number;
}

export interface RunOptions {
  /** Remember what forks, undo and saving need. */
  readonly kept?: boolean;
  /** Remember the state only after so many answers instead of at the start of every step: cheaper to play, dearer to fork. */
  readonly stride?: number;
  /** Remember earlier steps for undo, as long as nothing stands in the way; false where nobody takes anything back. */
  readonly undo?: boolean;
  /** Collect events. */
  readonly watched?: boolean;
}
export interface Beginning {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  readonly chance: MatchChance;
}

export class Run<S> {
  readonly game: Game<S>;
  readonly table: Table<S>;
  readonly kept: boolean;
  readonly stride: number;
  readonly #undoes: boolean;
  wait: Wait = 'one';
  /** How many answers brought the match here. */
  answered = 0;
  steps = 0;
  /** How many answers the running step has had. */
  answeredInStep = 0;
  /** What went wrong in a rule; the match stands still from then on. */
  fault: string | null = null;
  /** The answers since `start`. */
  since: Entry[] = [];
  start: StepStart<S> | null = null;
  #rule: Rules<void> | null = null;
  #serial = 1;
  #given: Json[] = [];
  #missing = 0;
  #past: { start: StepStart<S>; since: Entry[] }[] = [];
  #locked = 0;
  #lately: { id: number; seat: Seat; key: string }[] = [];

  private constructor(game: Game<S>, table: Table<S>, { kept = false, stride = 0, undo = true }: RunOptions) {
    this.game = game;
    this.table = table;
    this.kept = kept;
    this.stride = stride;
    this.#undoes = undo;
  }

  /** Sets the game up and goes on to the first question. */
  static begin<S>(game: Game<S>, { seats, options, chance }: Beginning, how: RunOptions = {}): Run<S> {
    const { watched = false } = how;
    const setup = new SetupTable(seats, options, chance, watched);
    const state = game.setup(setup);
    const table = new Table(state, seats, options, chance, watched);
    table.told.push(...setup.told);
    const run = new Run(game, table, how);
    run.#guarded(() => run.#proceed());
    run.#lock();
    return run;
  }

  /** A run that begins at a given state instead of at set-up: scenes, solo puzzles, searches. */
  static from<S>(game: Game<S>, state: S, { seats, options, chance }: Beginning, how: RunOptions = {}): Run<S> {
    const run = new Run(game, new Table(state, seats, options, chance, how.watched ?? false), how);
    run.#guarded(() => run.#proceed());
    run.#lock();
    return run;
  }

  static resume<S>(game: Game<S>, saved: Saved<S>, chance: MatchChance, how: Omit<RunOptions, 'kept'> = {}): Run<S> {
    const { seats, options } = saved;
    const table = new Table(game.clone(saved.state), seats, options, chance.at(saved.chance), how.watched ?? false);
    const run = new Run(game, table, { ...how, kept: true });
    run.steps = saved.steps;
    run.#guarded(() => run.#feed(saved.since));
    run.#serial = saved.serial;
    run.answered = saved.answered;
    run.#number(saved.serial - run.asks.length);
    run.#lock();
    run.table.told.length = 0;
    return run;
  }

  get state(): S {
    return this.table.state;
  }
  /** The open questions; empty when the match is over. */
  get asks(): readonly Ask[] {
    return this.table.asks;
  }
  get result(): Result | null {
    return this.table.result;
  }

  /** The question that is open for a seat now, if any. */
  askOf(seat: Seat): Ask | null {
    for (const ask of this.table.asks) if (ask.seat === seat && !this.#isAnswered(ask)) return ask;
    return null;
  }
  /** All questions open for a seat, as data. */
  prompts(seat: Seat): Prompt[] {
    return this.openAsks.filter((ask) => ask.seat === seat).map((ask) => promptOf(ask, this.table.state));
  }
  /** The questions that still wait for an answer. */
  get openAsks(): Ask[] {
    return this.table.asks.filter((ask) => !this.#isAnswered(ask));
  }
  view(viewer: Viewer): Json {
    return this.game.view(this.table.state, viewer, this.table.result !== null);
  }
  /** Events since the last call. */
  takeEvents(): Told[] {
    return this.table.told.splice(0);
  }

  // —— answers from the world ——

  /** Null when accepted. A refusal has changed nothing. */
  answer(seat: Seat, id: number, answer: unknown): Refusal | null {
    const found = this.#find(seat, id);
    if ('refused' in found) return found;
    const refusal = judge(found, this.table.state, answer);
    if (refusal !== null) return refusal;
    const which = this.table.asks.indexOf(found);
    const entry: Entry = this.#needsWhich(found) ? { seat, answer: answer as Json, which } : { seat, answer: answer as Json };
    return this.#guarded(() => this.#take(entry, found)) ? null : refuse('faulted');
  }

  /** Would this answer be taken, and if not, why? Changes nothing. */
  why(seat: Seat, id: number, answer: unknown): Refusal | null {
    const found = this.#find(seat, id);
    return 'refused' in found ? found : judge(found, this.table.state, answer);
  }

  /** The seat gives up. Null when that took effect. */
  concede(seat: Seat): Refusal | null {
    if (this.fault !== null) return refuse('faulted');
    if (this.game.concede === undefined || !Number.isInteger(seat) || seat < 0 || seat >= this.table.seats) return refuse('malformed');
    if (this.table.result !== null) return refuse('over', this.game.outOfTurn(this.table.state, seat, true));
    return this.#guarded(() => this.#concede(seat)) ? null : refuse('faulted');
  }

  #find(seat: Seat, id: number): Ask | Refusal {
    if (this.fault !== null) return refuse('faulted');
    if (!Number.isInteger(seat) || seat < 0 || seat >= this.table.seats) return refuse('malformed');
    if (this.table.result !== null) return refuse('over', this.game.outOfTurn(this.table.state, seat, true));
    const open = this.openAsks.filter((ask) => ask.seat === seat);
    if (open.length === 0) return refuse('not-asked', this.game.outOfTurn(this.table.state, seat, false));
    const exact = open.find((ask) => ask.id === id);
    if (exact !== undefined) return exact;
    // Free play: a team-mate was quicker and the question was asked anew; the answer counts if it is still offered.
    const late = this.#lately.find((gone) => gone.id === id && gone.seat === seat);
    return (late && open.find((ask) => ask.key === late.key)) ?? refuse('stale');
  }

  #take(entry: Extract<Entry, { answer: Json }>, ask: Ask): void {
    if (this.wait === 'any') {
      for (const other of this.table.asks) if (other !== ask) this.#lately.push({ id: other.id, seat: other.seat, key: other.key });
      if (this.#lately.length > LATELY) this.#lately.splice(0, this.#lately.length - LATELY);
    } else this.#lately.length = 0;
    this.table.fenced = false;
    this.play(entry.answer, this.table.asks.indexOf(ask), entry);
    if (this.table.fenced) this.#lock();
  }

  #concede(seat: Seat): void {
    const before = this.since;
    this.#rule = null;
    this.table.asks = [];
    this.game.concede?.(this.table, seat);
    this.since = [...before, { concede: seat }];
    this.#proceed();
    this.#lock();
  }

  /** Two questions to one seat at once: the entry must say which was answered. */
  #needsWhich(ask: Ask): boolean {
    return this.table.asks.some((other) => other !== ask && other.seat === ask.seat);
  }
  #isAnswered(ask: Ask): boolean {
    return this.wait === 'all' && this.#given[this.table.asks.indexOf(ask)] !== undefined;
  }

  // —— the machine ——

  /** A legal answer, trusted: the hot path of playouts and replays. */
  play(answer: Json, which = 0, entry: Entry | null = null): void {
    const ask = this.table.asks[which] as Ask;
    this.answered++;
    this.answeredInStep++;
    if (this.kept) this.since.push(entry ?? { seat: ask.seat, answer });
    if (this.wait === 'one') this.#resume(answer);
    else if (this.wait === 'any') this.#resume({ seat: ask.seat, answer });
    else {
      this.#given[which] = answer;
      if (--this.#missing === 0) this.#resume(this.#given);
    }
  }

  #resume(value: Answered): void {
    const next = (this.#rule as Rules<void>).next(value);
    if (next.done === true || this.table.result !== null) this.#proceed();
    else this.#waitFor(next.value);
  }

  /** Steps, until one asks or the match is over. */
  #proceed(): void {
    const table = this.table;
    for (let idle = 0; table.result === null; idle++) {
      if (idle > STEPS_WITHOUT_QUESTION) throw new Error(`${this.game.id}: ${idle} steps without a question`);
      this.steps++;
      this.answeredInStep = 0;
      if (this.kept) this.#keepStart();
      const rule = this.game.step(table);
      this.#rule = rule;
      const next = rule.next(null);
      if (next.done !== true && table.result === null) {
        this.#waitFor(next.value);
        return;
      }
    }
    table.asks = [];
    this.#rule = null;
  }

  #waitFor(wait: Wait): void {
    this.wait = wait;
    const asks = this.table.asks;
    for (let i = 0; i < asks.length; i++) (asks[i] as Ask).id = this.#serial++;
    if (wait === 'all') {
      this.#given = new Array(asks.length);
      this.#missing = asks.length;
    }
  }

  #number(from: number): void {
    this.table.asks.forEach((ask, i) => {
      ask.id = from + i;
    });
  }

  #keepStart(): void {
    if (this.start !== null && this.since.length < this.stride) return;
    if (this.start !== null && this.#undoes) this.#past.push({ start: this.start, since: this.since });
    if (this.#past.length > STEPS_BACK) {
      this.#past.shift();
      this.#locked = 0;
    }
    const chance = this.table.chance as MatchChance;
    this.start = { state: this.game.clone(this.table.state), chance: chance.position, steps: this.steps - 1 };
    this.table.sided = false;
    this.since = [];
  }

  /** Runs answers that were accepted before, from the start of a step on. */
  #feed(entries: readonly Entry[], judged = false): void {
    this.#proceed();
    for (const entry of entries) {
      if (judged && !this.#fits(entry)) throw new Error('an answer that is not offered here');
      this.apply(entry);
    }
  }

  /** Is this an answer that one of the open questions offers? */
  #fits(entry: Entry): boolean {
    if (!('answer' in entry)) return false;
    const ask = entry.which === undefined ? this.askOf(entry.seat) : this.table.asks[entry.which];
    return ask !== undefined && ask !== null && ask.seat === entry.seat && judge(ask, this.table.state, entry.answer) === null;
  }

  /** An entry that was accepted before: replays, forks, catching up with another node. Trusted. */
  apply(entry: Entry): void {
    if ('jump' in entry) {
      (this.table.chance as MatchChance).position = entry.jump;
      if (this.kept) this.since.push(entry);
    } else if ('concede' in entry) this.#concede(entry.concede);
    else {
      const which = entry.which ?? this.table.asks.findIndex((ask) => ask.seat === entry.seat && !this.#isAnswered(ask));
      if (this.table.asks[which]?.seat !== entry.seat) throw new Error('an entry that does not fit the open questions');
      this.play(entry.answer, which, entry);
    }
  }

  #guarded(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      this.fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.table.asks = [];
      return false;
    }
  }

  // —— forks ——

  /**
   * The same position again, independent of this one, with dice of its own from here on. Secret answers of other seats
   * that wait for the rest are left out. Needs a kept run; the fork is not kept unless asked.
   */
  fork(chance: MatchChance, seat: Seat | null = null, options: RunOptions = {}): Run<S> {
    if (this.start === null) throw new Error('only a kept run can be forked');
    return this.#forkFrom(this.game.clone(this.start.state), this.start, chance, seat, options, false);
  }

  #forkFrom(state: S, start: StepStart<S>, chance: MatchChance, seat: Seat | null, options: RunOptions, judged: boolean): Run<S> {
    const { game, table } = this;
    const own = table.chance as MatchChance;
    // Dice that fell within this step must fall again; if none did, the fork's own chance will do from the start.
    const moved = own.position !== start.chance || table.sided;
    const past = moved ? own.at(start.chance) : chance;
    const copy = new Table(state, table.seats, table.options, past, options.watched ?? false);
    const run = new Run(game, copy, options);
    run.steps = start.steps;
    run.#feed(this.#known(seat), judged);
    copy.chance = chance;
    copy.told.length = 0;
    run.answered = this.answered;
    return run;
  }

  /** A fork in which all that the seat cannot know, and the dice to come, are a guess. What bots think with. */
  imagine(seat: Seat, chance: MatchChance): Run<S> {
    const anew = this.table.asks.some((ask) => ask.seat !== seat) ? this.#imagineAnew(seat, chance) : null;
    if (anew !== null) return anew;
    const run = this.fork(chance, seat);
    this.game.resample(run.table.state, seat, chance);
    return run;
  }

  /**
   * Others are asked, and what they are offered tells what they hold: the guess must come before the questions. Null when the step then does not lead to what the seat sees, because something was drawn or played within it.
   */
  #imagineAnew(seat: Seat, chance: MatchChance): Run<S> | null {
    if (this.start === null) return null;
    const state = this.game.clone(this.start.state);
    this.game.resample(state, seat, chance);
    try {
      const run = this.#forkFrom(state, this.start, chance, seat, {}, true);
      return same(this.view(seat), run.view(seat)) && same(asksOf(this, seat), asksOf(run, seat)) ? run : null;
    } catch {
      return null;
    }
  }

  #known(seat: Seat | null): readonly Entry[] {
    if (this.wait !== 'all' || this.#missing === this.table.asks.length || seat === null) return this.since;
    const settled = this.since.length - (this.table.asks.length - this.#missing);
    return this.since.filter((entry, i) => i < settled || ('seat' in entry && entry.seat === seat));
  }

  // —— undo ——

  /** Nothing before this moment can be taken back freely. */
  #lock(): void {
    this.#past = [];
    this.#locked = this.since.length;
  }

  /** May the seat take its last answer back without asking anybody? */
  canUndo(seat: Seat): boolean {
    const at = this.#lastStep();
    const last = at?.since.at(-1);
    return this.fault === null && this.table.result === null && last !== undefined && 'seat' in last && last.seat === seat;
  }

  /** Takes the seat's last answer back. Null when done. */
  undo(seat: Seat): Refusal | null {
    if (!this.canUndo(seat)) return refuse('no-undo');
    const at = this.#lastStep() as { start: StepStart<S>; since: Entry[] };
    const found = this.#past.indexOf(at);
    const past = found < 0 ? this.#past : this.#past.slice(0, found);
    const { answered } = this;
    const locked = this.#locked;
    this.#rewind(at.start, at.since.slice(0, -1));
    this.#past = past;
    this.#locked = past.length === 0 ? Math.min(locked, this.since.length) : locked;
    this.answered = answered - 1;
    return null;
  }

  #lastStep(): { start: StepStart<S>; since: Entry[] } | null {
    if (this.start === null) return null;
    const floor = this.#past.length === 0 ? this.#locked : 0;
    if (this.since.length > floor) return { start: this.start, since: this.since };
    // Steps that asked nothing lie in between without standing in the way.
    const at = this.#past.findLastIndex((one) => one.since.length > 0);
    const before = this.#past[at];
    return before === undefined || before.since.length <= (at === 0 ? this.#locked : 0) ? null : before;
  }

  #rewind(start: StepStart<S>, since: readonly Entry[]): void {
    const { table } = this;
    table.state = this.game.clone(start.state);
    (table.chance as MatchChance).position = start.chance;
    table.result = null;
    this.steps = start.steps;
    this.start = null;
    this.since = [];
    const told = table.told.length;
    this.#feed(since);
    table.told.length = told;
  }

  // —— saving ——

  save(): Saved<S> {
    if (this.start === null) throw new Error('only a kept run can be saved');
    const { seats, options } = this.table;
    return {
      ...this.start,
      state: this.game.clone(this.start.state),
      seats,
      options,
      since: [...this.since],
      serial: this.#serial,
      answered: this.answered,
    };
  }
}

/** What a seat is asked, without the serial number. */
const asksOf = <S>(run: Run<S>, seat: Seat): unknown[] => run.prompts(seat).map((prompt) => ({ ...prompt, id: 0 }));
