/**
 * What a kept run remembers: the state at the start of its step (or of one some answers back), the answers given since,
 * and earlier steps as far as a free undo may reach. That is all that forks, undo and saving need.
 */
import type { MatchChance } from './chance.ts';
import type { Game } from './game.ts';
import type { Json } from './json.ts';
import type { Seat } from './seats.ts';
import type { Table } from './table.ts';

/** What moved a match on. A jump is left by a take-back: the dice go on from there, so that nobody rolls again knowingly. */
export type Entry = AnswerEntry | JumpEntry | { readonly concede: Seat };
export interface AnswerEntry {
  readonly seat: Seat;
  readonly answer: Json;
}
export interface JumpEntry {
  readonly jump: number;
  /** In records: what was taken back. Played from here it leads to just that position of the dice. */
  readonly undone?: readonly Entry[];
}

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
  /** The number of the latest question to each seat. */
  readonly asked: readonly number[];
  readonly answered: number;
}

/** A step and the answers it has had. */
export interface Stretch<S> {
  readonly start: StepStart<S>;
  readonly since: Entry[];
}

/** How many steps back a free undo reaches at most. */
const STEPS_BACK = 200;

export class History<S> {
  readonly #game: Game<S>;
  readonly #stride: number;
  readonly #undoes: boolean;
  start: StepStart<S> | null = null;
  /** The answers since `start`. */
  since: Entry[] = [];
  #past: Stretch<S>[] = [];
  /** So many of the oldest stretch's answers can no longer be taken back freely. */
  #locked = 0;

  constructor(game: Game<S>, stride: number, undoes: boolean) {
    this.#game = game;
    this.#stride = stride;
    this.#undoes = undoes;
  }

  /** A step begins: its start is remembered, unless the one that is remembered is recent enough. */
  stepBegins(table: Table<S>, steps: number): void {
    if (this.start !== null && this.since.length < this.#stride) return;
    if (this.start !== null && this.#undoes) this.#past.push({ start: this.start, since: this.since });
    if (this.#past.length > STEPS_BACK) {
      this.#past.shift();
      this.#locked = 0;
    }
    this.start = { state: this.#game.clone(table.state), chance: (table.chance as MatchChance).position, steps };
    table.sided = false;
    this.since = [];
  }

  /** Nothing before this moment can be taken back freely. */
  lock(): void {
    this.#past = [];
    this.#locked = this.since.length;
  }

  /** The stretch whose last answer a free undo would take back. */
  lastStretch(): Stretch<S> | null {
    const floor = this.#past.length === 0 ? this.#locked : 0;
    if (this.start !== null && this.since.length > floor) return { start: this.start, since: this.since };
    // Steps that asked nothing lie in between without standing in the way. A stretch was left by an answer that is not locked.
    return this.#past.findLast((one) => one.since.length > 0) ?? null;
  }

  /** Forgets all from the last answer on, and calls `run` to play the rest of its stretch again. */
  takeBack(run: (start: StepStart<S>, since: readonly Entry[]) => void): void {
    const at = this.lastStretch() as Stretch<S>;
    const found = this.#past.indexOf(at);
    const past = found < 0 ? this.#past : this.#past.slice(0, found);
    const locked = this.#locked;
    this.start = null;
    run(at.start, at.since.slice(0, -1));
    this.#past = past;
    this.#locked = locked; // played again, a fence locks only what lies before it
  }
}
