/** A match between sound players, made here, answer by answer. */
import { loadGame } from '@bridgehead/games';
import {
  type AnyGame,
  type Ask,
  type Entry,
  type Json,
  type MatchRecord,
  Run,
  readOptions,
  SeededChance,
  seedFrom,
  type Told,
} from '@bridgehead/kernel';

interface Plan {
  readonly options?: Readonly<Record<string, Json>> | undefined;
  readonly seats?: number | undefined;
  readonly seed: string;
  /** Tells matches apart in which the same would be thought. */
  readonly number?: number;
}

export class SoundPlay {
  readonly game: AnyGame;
  readonly run: Run<Json>;
  readonly entries: Entry[] = [];
  readonly #begun: Omit<MatchRecord, 'entries'>;
  readonly #number: readonly number[];

  constructor(game: AnyGame, { options: wishes = {}, seats = game.seats.min, seed, number }: Plan) {
    const read = readOptions(game.options, wishes);
    if ('problem' in read) throw new Error(read.problem);
    const { options } = read;
    this.game = game;
    this.#begun = { game: game.id, version: game.version, options, seats, seed };
    this.#number = number === undefined ? [] : [number];
    this.run = Run.begin(game, { seats, options, chance: new SeededChance(seed) }, { kept: true, watched: true }) as Run<Json>;
    this.run.takeEvents();
  }

  static async of(id: string, plan: Plan): Promise<SoundPlay> {
    return new SoundPlay((await loadGame(id)) as AnyGame, plan);
  }

  /** The next answer, and the events that it told; `given` by somebody who knows better, or by a sound player. */
  next(given: (ask: Ask) => Json | null = () => null): {
    readonly ask: Ask;
    readonly answer: Json;
    readonly told: readonly string[];
    readonly events: readonly Told[];
  } {
    const { game, run, entries } = this;
    const ask = run.openAsks[0] as Ask;
    const { seat } = ask;
    const chance = new SeededChance(seedFrom(3, entries.length, ...this.#number));
    const guess = run.imagine(seat, chance);
    const answer = given(ask) ?? game.knowledge.officer(guess.state, guess.askOf(seat) as Ask, chance);
    run.play(answer, run.asks.indexOf(ask));
    entries.push({ seat, answer });
    const events = run.takeEvents();
    return { ask, answer, told: events.map(({ all }) => all?.type ?? ''), events };
  }

  /** The record of the first so many answers. */
  record(count = this.entries.length): MatchRecord {
    return { ...this.#begun, entries: this.entries.slice(0, count) };
  }
}
