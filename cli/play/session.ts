/** A match at this keyboard, by the same referee as everywhere: who drives which seat, what was told, and the record at the end. */
import { decide, type Level } from '@bridgehead/bots';
import {
  type AnyGame,
  type GameEvent,
  type Json,
  type MatchRecord,
  type OptionValues,
  type Prompt,
  type Refusal,
  type Run,
  type Seat,
  type Standing,
  seenBy,
  sha256Of,
  type Told,
  type Viewer,
} from '@bridgehead/kernel';
import { type BotLevel, type BotTurn, type Happening, LocalMatch, refusalOf, type Trouble } from '@bridgehead/match';

export type Driver = 'person' | Level;

export interface SessionOptions {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  readonly drivers: readonly Driver[];
}

export class Session {
  readonly game: AnyGame;
  readonly people: readonly Seat[];
  readonly #local: LocalMatch;
  readonly #options: SessionOptions;
  readonly #told: Told[] = [];
  /** For each answer: what had been told before it. */
  readonly #before: number[] = [];

  constructor(game: AnyGame, options: SessionOptions) {
    this.game = game;
    this.#options = options;
    const { seed, drivers } = options;
    const bots = drivers.map((driver) => (driver === 'person' ? null : (driver as BotLevel)));
    const hear = (done: Happening) => this.#hear(done);
    this.#local = new LocalMatch({ id: seed.slice(0, 12), game, options: options.options, seed, bots }, { now: () => Date.now(), hear });
    this.people = this.#local.people;
    this.#goOn();
  }

  get run(): Run<Json> {
    return this.#local.match.run as Run<Json>;
  }
  get fault(): string | null {
    return this.#local.match.desk.fault;
  }
  get isOver(): boolean {
    return this.#local.match.isOver || this.fault !== null;
  }
  /** The person whose answer is awaited. */
  get seat(): Seat | null {
    return this.#local.match.asks.find((ask) => this.people.includes(ask.seat))?.seat ?? null;
  }
  nameOf(seat: Seat): string {
    return this.game.seats.names?.[seat] ?? `Seat ${seat + 1}`;
  }
  view(viewer: Viewer): Json {
    return this.run.view(viewer);
  }
  prompt(seat: Seat): Prompt | null {
    return this.#local.match.prompt(seat);
  }
  events(viewer: Viewer): GameEvent[] {
    return this.#told.flatMap((told) => seenBy(told, viewer) ?? []);
  }

  answer(seat: Seat, answer: Json): Refusal | null {
    return this.#tried(this.#local.answer(seat, answer));
  }
  why(seat: Seat, answer: Json): Refusal | null {
    return this.run.why(seat, this.#local.match.promptId(seat), answer);
  }
  setStanding(seat: Seat, standing: Standing): Refusal | null {
    return this.#tried(this.#local.submit({ do: 'standing', seat, standing }));
  }

  /** The person who could take the last answer back. */
  get undoer(): Seat | null {
    return this.people.find((seat) => this.run.canUndo(seat)) ?? null;
  }
  /** Takes the last answer back; past dice and bots too, where the one who asks plays alone. */
  undo(): Refusal | null {
    return this.#tried(this.#local.submit({ do: 'undo', seat: this.undoer ?? this.seat ?? this.people[0] ?? 0 }));
  }
  concede(seat: Seat): Refusal | null {
    return this.#tried(this.#local.submit({ do: 'concede', seat }));
  }
  record(): MatchRecord {
    return this.#local.record();
  }

  #tried(trouble: Trouble | null): Refusal | null {
    if (trouble !== null) return refusalOf(trouble);
    this.#goOn();
    return null;
  }

  #hear({ deed, told }: Happening): void {
    if (deed.do === 'play') this.#before.push(this.#told.length);
    if (deed.do === 'back') this.#told.length = this.#before.pop() ?? this.#told.length;
    this.#told.push(...told.filter(({ all }) => !(all?.type ?? '').startsWith('match.')));
  }

  /** Everything that happens by itself: passes that nobody wants to be asked about, and the bots. */
  #goOn(): void {
    for (;;) {
      const pass = this.#local.duePass();
      const turn = pass === null ? this.#local.dueBot() : null;
      if (pass !== null) this.#local.submit(pass);
      else if (turn !== null) this.#letPlay(turn);
      else return;
    }
  }
  #letPlay({ seat, level }: BotTurn): void {
    // A bot's dice are its own: they follow from the match's seed without touching its stream.
    const seed = sha256Of([this.#options.seed, 'bot', this.#local.match.entries.length]);
    const { answer } = decide(this.run, seat, level, { seed });
    const trouble = this.#local.answer(seat, answer);
    if (trouble !== null) throw new Error(`a bot gave an answer that is not offered: ${JSON.stringify(answer)} (${trouble.sentence})`);
  }
}
