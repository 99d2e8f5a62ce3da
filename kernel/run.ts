/**
 * One match being run: steps, questions, answers. `answer` is for the world and trusts nothing; `play` is for playouts
 * and trusts everything.
 */
import type { MatchChance } from './chance.ts';
import type { Told } from './event.ts';
import { fork, imagine } from './fork.ts';
import type { Game } from './game.ts';
import { type AnswerEntry, type Entry, History, type Saved, type StepStart } from './history.ts';
import { type Json, same } from './json.ts';
import { type Ask, judge, type Prompt, promptOf } from './prompt.ts';
import { isRefusal, type Refusal, refuse } from './refusal.ts';
import type { Seat, Viewer } from './seats.ts';
import { type Answered, type Result, type Rules, SetupTable, Table, type Wait } from './table.ts';
import { PASS } from './window.ts';

/** More steps than this without a question: the rules go round in circles. */
const STEPS_WITHOUT_QUESTION = 10_000;

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
  wait: Wait = 'one';
  /** How many answers brought the match here. */
  answered = 0;
  steps = 0;
  /** How many answers the running step has had. */
  answeredInStep = 0;
  /** What went wrong in a rule; the match stands still from then on. */
  fault: string | null = null;
  readonly #history: History<S> | null;
  #rule: Rules<void> | null = null;
  #given: Json[] = [];
  #missing = 0;
  /** By seat: the number of the latest question. */
  readonly #asked: number[];
  /** By seat: the oldest number that an answer may still carry, because only what others did has closed that question since. */
  readonly #oldest: number[];

  /** For this folder: `begin`, `from` and `resume` make runs. */
  constructor(game: Game<S>, table: Table<S>, { kept = false, stride = 0, undo = true }: RunOptions) {
    this.game = game;
    this.table = table;
    this.#history = kept ? new History(game, stride, undo) : null;
    this.#asked = new Array<number>(table.seats).fill(0);
    this.#oldest = new Array<number>(table.seats).fill(1);
  }

  /** Sets the game up and goes on to the first question. */
  static begin<S>(game: Game<S>, { seats, options, chance }: Beginning, how: RunOptions = {}): Run<S> {
    const { watched = false } = how;
    const setup = new SetupTable(seats, options, chance, watched);
    const state = game.setup(setup);
    const table = new Table(state, seats, options, chance, watched);
    table.told.push(...setup.told);
    return new Run(game, table, how).#first();
  }

  /** A run that begins at a given state instead of at set-up: scenes, solo puzzles, searches. */
  static from<S>(game: Game<S>, state: S, { seats, options, chance }: Beginning, how: RunOptions = {}): Run<S> {
    return new Run(game, new Table(state, seats, options, chance, how.watched ?? false), how).#first();
  }

  static resume<S>(game: Game<S>, saved: Saved<S>, chance: MatchChance, how: Omit<RunOptions, 'kept'> = {}): Run<S> {
    const { seats, options } = saved;
    const table = new Table(game.clone(saved.state), seats, options, chance.at(saved.chance), how.watched ?? false);
    const run = new Run(game, table, { ...how, kept: true });
    run.steps = saved.steps;
    run.#guarded(() => run.feed(saved.since));
    run.answered = saved.answered;
    saved.asked.forEach((number, seat) => {
      run.#asked[seat] = number;
      run.#oldest[seat] = number;
    });
    for (const ask of run.asks) ask.id = run.#asked[ask.seat] as number;
    run.#history?.lock();
    run.table.told.length = 0;
    return run;
  }

  #first(): this {
    this.#guarded(() => this.#proceed());
    this.#number([]);
    this.#history?.lock();
    return this;
  }

  get state(): S {
    return this.table.state;
  }
  get kept(): boolean {
    return this.#history !== null;
  }
  /** The open questions, at most one for each seat; empty when the match is over. Those of an `all` stay until all are answered. */
  get asks(): readonly Ask[] {
    return this.table.asks;
  }
  get result(): Result | null {
    return this.table.result;
  }
  /** Where the running step began, or one some answers before it; null if the run is not kept. */
  get start(): StepStart<S> | null {
    return this.#history?.start ?? null;
  }
  /** The answers since `start`. */
  get since(): readonly Entry[] {
    return this.#history?.since ?? [];
  }

  /** The question that is open for a seat now, if any. */
  askOf(seat: Seat): Ask | null {
    for (const ask of this.table.asks) if (ask.seat === seat && !this.#isAnswered(ask)) return ask;
    return null;
  }
  /** The same as data. */
  prompt(seat: Seat): Prompt | null {
    const ask = this.askOf(seat);
    return ask === null ? null : promptOf(ask, this.table.state);
  }
  /** The questions that still wait for an answer. */
  get openAsks(): readonly Ask[] {
    const { asks } = this.table;
    return this.wait === 'all' ? asks.filter((ask) => !this.#isAnswered(ask)) : asks;
  }
  view(viewer: Viewer): Json {
    return this.game.view(this.table.state, viewer, this.table.result !== null);
  }
  /** Events since the last call. */
  takeEvents(): Told[] {
    return this.table.told.splice(0);
  }

  // —— answers from the world ——

  /** Takes an answer and goes on. What moved the match, or a refusal, which has changed nothing. */
  answer(seat: Seat, id: number, answer: unknown): AnswerEntry | Refusal {
    const entry = this.judge(seat, id, answer);
    if (isRefusal(entry)) return entry;
    return this.enter(entry) ? entry : refuse('faulted');
  }

  /** What this answer would be in the record, or why it would not be taken. Changes nothing. */
  judge(seat: Seat, id: number, answer: unknown): AnswerEntry | Refusal {
    const found = this.#find(seat, id, answer);
    if ('refused' in found) return found;
    const refusal = judge(found, this.table.state, answer);
    if (refusal === null) return { seat, answer: answer as Json };
    // What was offered a moment ago is no nonsense; where a rule speaks to it, it does.
    return id !== found.id && refusal.clause === null ? refuse('stale') : refusal;
  }

  /** Would this answer be taken, and if not, why? Changes nothing. */
  why(seat: Seat, id: number, answer: unknown): Refusal | null {
    const judged = this.judge(seat, id, answer);
    return isRefusal(judged) ? judged : null;
  }

  /** The seat gives up. Null when that took effect. */
  concede(seat: Seat): Refusal | null {
    return this.whyNotConcede(seat) ?? (this.enter({ concede: seat }) ? null : refuse('faulted'));
  }
  whyNotConcede(seat: Seat): Refusal | null {
    if (this.fault !== null) return refuse('faulted');
    if (this.game.concede === undefined || !this.#isSeat(seat)) return refuse('malformed');
    return this.table.result === null ? null : refuse('over', this.game.outOfTurn(this.table.state, seat, true));
  }

  #find(seat: Seat, id: number, answer: unknown): Ask | Refusal {
    if (this.fault !== null) return refuse('faulted');
    if (!this.#isSeat(seat)) return refuse('malformed');
    if (this.table.result !== null) return refuse('over', this.game.outOfTurn(this.table.state, seat, true));
    const ask = this.askOf(seat);
    if (ask === null) return refuse('not-asked', this.game.outOfTurn(this.table.state, seat, false, answer));
    // Free play: a team-mate was quicker and the question was asked again; the answer counts if it is still offered.
    const isInTime = id === ask.id || (id >= (this.#oldest[seat] as number) && id < ask.id);
    return isInTime ? ask : refuse('stale');
  }
  #isSeat(seat: Seat): boolean {
    return Number.isInteger(seat) && seat >= 0 && seat < this.table.seats;
  }

  /**
   * Moves the match on by an entry that was judged before, here or elsewhere. False when a rule failed on it. Throws when it
   * does not even fit the open questions.
   */
  enter(entry: Entry): boolean {
    const others = this.#openToOthers('seat' in entry ? entry.seat : null);
    const isDone = this.#guarded(() => this.#move(entry));
    this.#number(others);
    return isDone;
  }

  #move(entry: Entry): void {
    const { table } = this;
    if ('jump' in entry) {
      (table.chance as MatchChance).position = entry.jump;
      this.#history?.since.push(entry);
    } else if ('concede' in entry) this.#concede(entry.concede);
    else {
      const which = this.#placeOf(entry.seat);
      // Passing in a response window lets things happen before everybody's eyes.
      table.fenced = entry.answer === PASS && table.asks[which]?.window !== null;
      this.play(entry.answer, which, entry);
    }
    if (table.fenced || !('seat' in entry)) this.#history?.lock();
  }

  #concede(seat: Seat): void {
    if (this.game.givenUp !== undefined) {
      this.#goOnWithout(seat);
      return;
    }
    if (this.table.askAgain !== null) {
      this.game.concede?.(this.table, seat);
      this.#history?.since.push({ concede: seat });
      this.#resume(null);
      return;
    }
    const before = this.since;
    this.#rule = null;
    this.table.asks = [];
    this.game.concede?.(this.table, seat);
    if (this.#history !== null) this.#history.since = [...before, { concede: seat }];
    this.#proceed();
  }

  /** Play goes on, and so does the rule that is asking: what its step has decided stands. Only the open question is asked again. */
  #goOnWithout(seat: Seat): void {
    this.game.concede?.(this.table, seat);
    this.#history?.since.push({ concede: seat });
    if (this.table.result !== null) {
      this.#proceed();
      return;
    }
    for (const ask of this.table.asks) {
      ask.id = 0;
      if (ask.kind === 'choose') ask.listed = null;
    }
    this.#waitFor(this.wait);
  }

  #placeOf(seat: Seat): number {
    const which = this.table.asks.findIndex((ask) => ask.seat === seat && !this.#isAnswered(ask));
    if (which < 0) throw new Unfitting(`seat ${seat} is not asked`);
    return which;
  }
  #isAnswered(ask: Ask): boolean {
    return this.wait === 'all' && this.#given[this.table.asks.indexOf(ask)] !== undefined;
  }

  // —— numbers ——

  /** What is open to seats other than this one, and might be asked again. */
  #openToOthers(seat: Seat | null): readonly Prompt[] {
    return seat !== null && this.wait !== 'any' ? [] : this.#promptsBut(seat);
  }
  #promptsBut(seat: Seat | null): readonly Prompt[] {
    return this.openAsks.flatMap((ask) => (ask.seat === seat ? [] : promptOf(ask, this.table.state)));
  }

  /** This run takes the place of another one of the same match, because the seat took something back or words were wiped out: numbers go on. */
  follows(other: Run<S>, seat: Seat | null): void {
    const before = other.#promptsBut(seat);
    for (const [one, number] of other.#asked.entries()) {
      this.#asked[one] = number;
      this.#oldest[one] = number + 1;
    }
    for (const ask of this.table.asks) ask.id = 0;
    this.#number(before);
  }

  /**
   * Numbers are counted for each seat, so that they tell nothing about others, and never used twice, so that a late click
   * cannot hit the wrong question. A question that is as it was keeps its number, and with it what its seat has half written.
   */
  #number(before: readonly Prompt[]): void {
    for (const ask of this.table.asks) {
      if (ask.id !== 0) continue;
      const { seat } = ask;
      const old = before.find((one) => one.seat === seat);
      if (old !== undefined && same(old, promptOf(ask, this.table.state, old.id))) ask.id = old.id;
      else {
        ask.id = (this.#asked[seat] as number) + 1;
        this.#asked[seat] = ask.id;
        if (old?.key !== ask.key) this.#oldest[seat] = ask.id;
      }
    }
  }

  // —— the machine ——

  /** A legal answer, trusted: the hot path of playouts and replays. Questions that follow have no numbers. */
  play(answer: Json, which = 0, entry: Entry | null = null): void {
    const ask = this.table.asks[which] as Ask;
    this.answered++;
    this.answeredInStep++;
    this.#history?.since.push(entry ?? { seat: ask.seat, answer });
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
      this.#history?.stepBegins(table, this.steps);
      this.steps++;
      this.answeredInStep = 0;
      table.askAgain = null;
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
    if (wait !== 'all') return;
    const count = this.table.asks.length;
    this.#given = new Array(count);
    this.#missing = count;
  }

  /** For this folder: runs answers that were accepted before, from the start of a step on. */
  feed(entries: readonly Entry[], judged = false): void {
    this.#proceed();
    for (const entry of entries) {
      if (judged && !this.#fits(entry)) throw new Unfitting('an answer that is not offered here');
      this.#move(entry);
    }
  }
  #fits(entry: Entry): boolean {
    const ask = 'seat' in entry ? this.askOf(entry.seat) : null;
    return ask !== null && judge(ask, this.table.state, (entry as AnswerEntry).answer) === null;
  }

  /** A rule that fails freezes its match; an entry that does not fit is the caller's fault. */
  #guarded(work: () => void): boolean {
    try {
      work();
      return true;
    } catch (error) {
      if (error instanceof Unfitting) throw error;
      this.fault = error instanceof Error ? (error.stack ?? error.message) : String(error);
      this.table.asks = [];
      return false;
    }
  }

  // —— forks, undo, saving ——

  /** The same position again, independent of this one; see `fork.ts`. */
  fork(chance: MatchChance, seat: Seat | null = null, options: RunOptions = {}): Run<S> {
    return fork(this, chance, seat, options);
  }
  /** A fork in which all that the seat cannot know is a guess. */
  imagine(seat: Seat, chance: MatchChance): Run<S> {
    return imagine(this, seat, chance);
  }

  /** May the seat take its last answer back without asking anybody? */
  canUndo(seat: Seat): boolean {
    const last = this.#history?.lastStretch()?.since.at(-1);
    return this.fault === null && this.table.result === null && last !== undefined && 'seat' in last && last.seat === seat;
  }

  /** Takes the seat's last answer back. Null when done. */
  undo(seat: Seat): Refusal | null {
    if (!this.canUndo(seat)) return refuse('no-undo');
    const { answered, table } = this;
    const others = this.#promptsBut(seat);
    this.#history?.takeBack((start, since) => {
      table.state = this.game.clone(start.state);
      (table.chance as MatchChance).position = start.chance;
      this.steps = start.steps;
      const told = table.told.length;
      this.feed(since);
      table.told.length = told;
    });
    this.answered = answered - 1;
    this.#number(others);
    return null;
  }

  save(): Saved<S> {
    const { start, since, answered } = this;
    if (start === null) throw new Error('only a kept run can be saved');
    const { seats, options } = this.table;
    return { ...start, state: this.game.clone(start.state), seats, options, since: [...since], asked: [...this.#asked], answered };
  }
}

/** An entry that belongs to another match, or to another moment of this one. */
class Unfitting extends Error {}
