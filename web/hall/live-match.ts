/** The match that bots play in the hall: in this page, slowly, and anybody may take over a chair. */
import { type AnyGame, freshSeed, type GameEvent, type Json, readOptions, seatCounts, seenBy } from '@bridgehead/kernel';
import type { BotLevel } from '@bridgehead/match';
import { LocalMatch } from '@bridgehead/match/local';
import { shelfOf } from '../games.ts';
import { localNames } from '../names.ts';
import { askBot, thoughtOf } from '../session/bots.ts';
import { keep } from '../session/saves.ts';
import { myName } from '../settings.ts';

/** Where a game does not say it: so many play, and so many answers have been given when a visitor comes. */
const USUAL = { seats: 2, after: 36 } as const;
export type Levels = readonly BotLevel[];

export interface LiveView {
  readonly view: Json;
  readonly names: readonly string[];
  /** What happened last, as a spectator is told. */
  readonly event: GameEvent | null;
}

export class LiveMatch {
  readonly #local: LocalMatch;
  readonly #seed = freshSeed();
  readonly #bots: Levels;
  readonly #names: readonly string[];
  #event: GameEvent | null = null;
  readonly #after: number;
  readonly game: AnyGame;

  constructor(game: AnyGame, levels: Levels) {
    this.game = game;
    const read = readOptions(game.options, {});
    const options = 'options' in read ? read.options : {};
    const { seats: most, after } = shelfOf(game.id)?.stage ?? USUAL;
    this.#after = after;
    const seats = seatCounts(game, options).findLast((count) => count <= most) ?? game.seats.min;
    this.#bots = Array.from({ length: seats }, (_, seat) => levels[seat % levels.length] ?? 'officer');
    this.#names = localNames(this.#bots, []);
    this.#local = new LocalMatch(
      { id: 'live', game, options, seed: this.#seed, bots: this.#bots },
      {
        now: () => Date.now(),
        hear: ({ told }) => {
          const heard = told.flatMap((one) => seenBy(one, 'spectator') ?? []).filter(({ type }) => !type.startsWith('match.'));
          this.#event = heard.at(-1) ?? this.#event;
        },
      },
    );
  }

  get isOver(): boolean {
    return this.#local.match.isOver;
  }

  /** Plays up to the middle of the match, so that there is something to see; quickly, so that nobody waits for it. */
  async begin(): Promise<void> {
    while (!this.isOver && this.#local.match.entries.length < this.#after) await this.#answer('officer');
  }

  /** One answer, and what follows by itself until something can be seen. */
  async next(): Promise<void> {
    const before = this.#event;
    for (let tries = 0; tries < 8 && before === this.#event && !this.isOver; tries++) await this.#answer();
  }

  async #answer(level?: BotLevel): Promise<void> {
    const pass = this.#local.duePass();
    if (pass !== null) {
      this.#local.submit(pass);
      return;
    }
    const turn = this.#local.dueBot();
    const { run } = this.#local.match;
    if (turn === null || run === null) throw new Error('nobody at the live table has a move');
    const { answer } = await askBot(run, this.#seed, turn.seat, level ?? turn.level, thoughtOf(this.#seed, turn));
    this.#local.answer(turn.seat, answer, turn.prompt);
  }

  look(): LiveView | null {
    const { run } = this.#local.match;
    return run === null ? null : { view: run.view('spectator'), names: this.#names, event: this.#event };
  }

  /** Puts the match on this browser's shelf with its visitor in the chair whose turn it is, and tells its address. */
  async takeOver(): Promise<string> {
    const seat = this.#local.dueBot()?.seat ?? 0;
    const bots = this.#bots.map((level, at) => (at === seat ? null : level));
    const id = crypto.randomUUID().slice(0, 12);
    const record = this.#local.record();
    await keep({ id, record, bots, names: localNames(bots, [myName()]), updated: Date.now(), over: false, guide: null });
    return `/solo/${id}`;
  }
}
