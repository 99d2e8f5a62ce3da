/** A match at this keyboard: who drives which seat, what was told, how to go back, and the record at the end. */
import { decide, type Level } from '@bridgehead/bots';
import {
  type AnyGame,
  type Ask,
  type Entry,
  type GameEvent,
  type Json,
  type MatchRecord,
  type OptionValues,
  type Prompt,
  type Refusal,
  Run,
  type Seat,
  SeededChance,
  seenBy,
  sha256Of,
  type Told,
  type Viewer,
} from '@bridgehead/kernel';

export type Driver = 'person' | Level;

export interface SessionOptions {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly drivers: readonly Driver[];
}

export class Session {
  readonly game: AnyGame;
  readonly run: Run<unknown>;
  readonly people: readonly Seat[];
  readonly #options: SessionOptions;
  readonly #told: Told[] = [];
  /** For each answer: what had been told before it. */
  readonly #entries: { readonly entry: Entry; readonly told: number }[] = [];

  constructor(game: AnyGame, options: SessionOptions) {
    this.game = game;
    this.#options = options;
    this.people = options.drivers.flatMap((driver, seat) => (driver === 'person' ? [seat] : []));
    const { seats, seed } = options;
    this.run = Run.begin(game, { seats, options: options.options, chance: new SeededChance(seed) }, { kept: true, watched: true });
    this.#collect();
    this.#letBotsPlay();
  }

  get isOver(): boolean {
    return this.run.result !== null || this.run.fault !== null;
  }
  /** The person whose answer is awaited. */
  get seat(): Seat | null {
    return this.run.openAsks.find((ask) => this.people.includes(ask.seat))?.seat ?? null;
  }
  nameOf(seat: Seat): string {
    return this.game.seats.names?.[seat] ?? `Seat ${seat + 1}`;
  }
  view(viewer: Viewer): Json {
    return this.run.view(viewer);
  }
  prompt(seat: Seat): Prompt | null {
    return this.run.prompts(seat)[0] ?? null;
  }
  events(viewer: Viewer): GameEvent[] {
    return this.#told.flatMap((told) => {
      const event = seenBy(told, viewer);
      return event === null ? [] : [event];
    });
  }

  answer(seat: Seat, answer: Json): Refusal | null {
    const refusal = this.#give(seat, this.run.askOf(seat), answer);
    if (refusal === null) this.#letBotsPlay();
    return refusal;
  }
  why(seat: Seat, answer: Json): Refusal | null {
    return this.run.why(seat, this.run.askOf(seat)?.id ?? 0, answer);
  }

  /** The person who could take the last answer back. */
  get undoer(): Seat | null {
    return this.people.find((seat) => this.run.canUndo(seat)) ?? null;
  }
  undo(): Refusal | null {
    const refusal = this.run.undo(this.undoer ?? 0);
    if (refusal !== null) return refusal;
    const undone = this.#entries.pop();
    this.#told.length = undone?.told ?? this.#told.length;
    return null;
  }

  concede(seat: Seat): Refusal | null {
    const told = this.#told.length;
    const refusal = this.run.concede(seat);
    if (refusal !== null) return refusal;
    this.#entries.push({ entry: { concede: seat }, told });
    this.#collect();
    this.#letBotsPlay();
    return null;
  }

  record(): MatchRecord {
    const { seats, options, seed } = this.#options;
    const entries = this.#entries.map(({ entry }) => entry);
    return { game: this.game.id, version: this.game.version, options, seats, seed, entries };
  }

  #give(seat: Seat, ask: Ask | null, answer: Json): Refusal | null {
    const told = this.#told.length;
    const several = this.run.asks.filter((one) => one.seat === seat).length > 1;
    const which = ask === null ? 0 : this.run.asks.indexOf(ask);
    const refusal = this.run.answer(seat, ask?.id ?? 0, answer);
    if (refusal !== null) return refusal;
    this.#entries.push({ entry: several ? { seat, answer, which } : { seat, answer }, told });
    this.#collect();
    return null;
  }

  /** Bots answer as long as no person is asked, and at once where everybody's answer is needed. */
  #letBotsPlay(): void {
    while (!this.isOver) {
      const ask = this.run.openAsks.find((one) => !this.people.includes(one.seat));
      if (ask === undefined || (this.seat !== null && this.run.wait !== 'all')) return;
      const level = this.#options.drivers[ask.seat] as Level;
      // A bot's dice are its own: they follow from the match's seed without touching its stream.
      const seed = sha256Of([this.#options.seed, 'bot', this.#entries.length]);
      const { answer } = decide(this.run, ask.seat, level, { seed });
      const refusal = this.#give(ask.seat, ask, answer);
      if (refusal !== null) throw new Error(`a bot gave an answer that is not offered: ${JSON.stringify(answer)} (${refusal.say.key})`);
    }
  }
  #collect(): void {
    this.#told.push(...this.run.takeEvents());
  }
}
