/**
 * A position set up by hand, with scripted dice, and players who answer in one line. When the test ends the kit looks
 * after itself: dice used up, state writable, clone complete, nothing frozen, no response window left open, secrets kept.
 */
import {
  clausesOf,
  type Entry,
  type Game,
  type GameEvent,
  isRefusal,
  type Json,
  type Prompt,
  promptOf,
  type Refusal,
  Run,
  readOptions,
  type Seat,
  SeededChance,
  same,
  seedFrom,
  seenBy,
  type Told,
  type Viewer,
} from '@bridgehead/kernel';
import { difference, promptsOf, repeatLine, short } from './report.ts';
import { ScriptedChance } from './scripted-chance.ts';

export interface Staging {
  readonly seats?: number;
  readonly options?: Readonly<Record<string, Json>>;
  /** Faces of the dice in the order in which they will be rolled, from 1. Given but empty: no die may be rolled. */
  readonly dice?: readonly number[];
  /** Results of all other chance (`below(n)`) in order; what is not scripted comes from the seed. */
  readonly picks?: readonly number[];
  /** Results of side streams, by label; what is not scripted comes from the seed. */
  readonly sides?: Readonly<Record<string, readonly number[]>>;
  readonly seed?: string;
  /** The position is a fragment (cards are missing): do not resample it when the test ends. */
  readonly fragment?: boolean;
}

export interface Player {
  /** Gives an answer; throws, with everything a reader needs, when it is refused. */
  answers(answer: Json): void;
  /** What the seat may answer now. */
  options(): readonly Json[];
  prompt(): Prompt;
  refuses(answer: unknown): Refusal;
  undoes(): void;
  concedes(): void;
}

export class Stage<S, V extends Json = Json> {
  readonly game: Game<S, V>;
  readonly run: Run<S>;
  readonly chance: ScriptedChance;
  readonly #staging: Staging;
  readonly #seed: string;
  readonly #first: S;
  readonly #told: Told[] = [];
  readonly #entries: (Entry | { readonly undo: Seat })[] = [];
  #before = 0;

  constructor(game: Game<S, V>, state: S, staging: Staging = {}) {
    const read = readOptions(game.options, staging.options ?? {});
    if ('problem' in read) throw new Error(read.problem);
    this.game = game;
    this.#staging = staging;
    this.#seed = staging.seed ?? seedFrom(1);
    this.#first = game.clone(state);
    const { dice, picks, sides } = staging;
    this.chance = new ScriptedChance({
      seed: this.#seed,
      ...(dice === undefined ? {} : { dice }),
      ...(picks === undefined ? {} : { picks }),
      ...(sides === undefined ? {} : { sides }),
    });
    const beginning = { seats: staging.seats ?? game.seats.min, options: read.options, chance: this.chance };
    this.run = Run.from(game as Game<S>, game.clone(state), beginning, { kept: true, watched: true });
    this.#collect();
    if (this.run.fault !== null) throw this.trouble('the first step failed');
  }

  get state(): S {
    return this.run.state;
  }
  get result() {
    return this.run.result;
  }
  view(viewer: Viewer): V {
    return this.run.view(viewer) as V;
  }
  /** Everything that was told since the position was set up, with who sees what of it. */
  get told(): readonly Told[] {
    return this.#told;
  }
  /** Everything that the viewer has been told since the position was set up. */
  events(viewer: Viewer): GameEvent[] {
    return seen(this.#told, viewer);
  }
  /** What the viewer was told because of the last answer. */
  lastEvents(viewer: Viewer): GameEvent[] {
    return seen(this.#told.slice(this.#before), viewer);
  }

  seat(seat: Seat): Player {
    return {
      answers: (answer) => this.answer(seat, answer),
      options: () => this.prompt(seat).options,
      prompt: () => this.prompt(seat),
      refuses: (answer) => this.refuses(seat, answer),
      undoes: () => this.undo(seat),
      concedes: () => this.concede(seat),
    };
  }

  prompt(seat: Seat): Prompt {
    const ask = this.run.askOf(seat);
    if (ask === null) throw this.trouble(`seat ${seat} is not asked anything`);
    return promptOf(ask, this.state);
  }

  answer(seat: Seat, answer: Json): void {
    const ask = this.run.askOf(seat);
    if (ask === null) throw this.trouble(`seat ${seat} is not asked anything and cannot answer ${short(answer)}`);
    this.#before = this.#told.length;
    const refusal = this.run.answer(seat, ask.id, answer);
    this.#collect();
    if (this.run.fault !== null) throw this.trouble(`a rule failed on ${short(answer)} of seat ${seat}`);
    if (isRefusal(refusal)) throw this.trouble(`seat ${seat} answered ${short(answer)} and was refused: ${short(refusal)}`);
    this.#entries.push({ seat, answer });
  }

  /** The answer must be refused and must change nothing. Works for seats that are not asked, too. */
  refuses(seat: Seat, answer: unknown): Refusal {
    const before = this.#everything();
    const id = this.run.askOf(seat)?.id ?? 0;
    if (this.run.why(seat, id, answer) === null) throw this.trouble(`seat ${seat} should be refused ${short(answer)}, but would not be`);
    const refusal = this.run.answer(seat, id, answer) as Refusal;
    this.#collect();
    const changed = difference(before, this.#everything());
    if (changed !== null) throw this.trouble(`the refusal of ${short(answer)} changed something: ${changed}`);
    if (refusal.clause !== null && !clausesOf(this.game.rulebook).some((clause) => clause.id === refusal.clause))
      throw this.trouble(`the refusal of ${short(answer)} cites ${refusal.clause}, which the rulebook does not have`);
    return refusal;
  }

  /** The seat is offered exactly these answers; one too many is as wrong as one too few. Order does not matter. */
  expectOptions(seat: Seat, expected: readonly Json[]): void {
    const offered = this.prompt(seat).options;
    const missing = expected.filter((one) => !offered.some((other) => same(one, other)));
    const surplus = offered.filter((one) => !expected.some((other) => same(one, other)));
    const twice = offered.length !== expected.length && missing.length + surplus.length === 0;
    if (missing.length + surplus.length > 0 || twice)
      throw this.trouble(
        `seat ${seat} is not offered what it should be\n  missing: ${short(missing)}\n  too many: ${short(surplus)}${twice ? '\n  something is listed twice' : ''}`,
      );
  }

  undo(seat: Seat): void {
    const refusal = this.run.undo(seat);
    if (refusal !== null) throw this.trouble(`seat ${seat} cannot undo: ${short(refusal)}`);
    this.#entries.push({ undo: seat });
  }

  concede(seat: Seat): void {
    this.#before = this.#told.length;
    const refusal = this.run.concede(seat);
    this.#collect();
    if (refusal !== null) throw this.trouble(`seat ${seat} cannot concede: ${short(refusal)}`);
    this.#entries.push({ concede: seat });
  }

  /** What the kit demands of every position at the end of a test; null when all is well. */
  problem(): string | null {
    const { run, game } = this;
    if (run.fault !== null) return 'a rule failed';
    const { dice, picks } = this.chance.unused;
    if (dice.length > 0) return `scripted dice were not rolled: ${dice.join(', ')}`;
    if (picks.length > 0) return `scripted picks were not drawn: ${picks.join(', ')}`;
    const written = difference(run.state, JSON.parse(JSON.stringify(run.state)));
    if (written !== null) return `the state does not survive being written and read: ${written}`;
    const cloned = difference(run.state, game.clone(run.state));
    if (cloned !== null) return `the clone differs: ${cloned}`;
    const waiting = run.openAsks.find((ask) => ask.window !== null);
    if (waiting !== undefined) return `a response window (${waiting.key}) is left open for seat ${waiting.seat}`;
    return this.#staging.fragment === true || run.result !== null ? null : this.#secretsProblem();
  }

  #secretsProblem(): string | null {
    for (let seat = 0; seat < this.run.table.seats; seat++) {
      const imagined = this.run.imagine(seat, new SeededChance(seedFrom(7, seat)));
      const changed = difference(this.run.view(seat), imagined.view(seat));
      if (changed !== null) return `resampling for seat ${seat} changes what it sees: ${changed}`;
    }
    return null;
  }

  /** An error that shows every seat's prompt and the line that repeats the play. */
  trouble(message: string): Error {
    return new Error(`${message}\n${this.report()}`);
  }
  report(): string {
    const { seats, options } = this.run.table;
    const { dice, picks } = this.#staging;
    const line = {
      game: this.game.id,
      seats,
      options,
      seed: this.#seed,
      ...(dice && { dice }),
      ...(picks && { picks }),
      entries: this.#entries as Entry[],
      state: this.#first,
    };
    return `${promptsOf(this.run)}\n${repeatLine(line)}`;
  }

  #everything(): unknown {
    const { run } = this;
    return structuredClone({
      state: run.state,
      chance: run.table.chance === this.chance ? this.chance.position : null,
      told: this.#told.length,
      answered: run.answered,
      asks: run.openAsks.map((ask) => promptOf(ask, run.state)),
      result: run.result,
      fault: run.fault,
    });
  }
  #collect(): void {
    this.#told.push(...this.run.takeEvents());
  }
}

const seen = (told: readonly Told[], viewer: Viewer): GameEvent[] =>
  told.flatMap((one) => {
    const event = seenBy(one, viewer);
    return event === null ? [] : [event];
  });
