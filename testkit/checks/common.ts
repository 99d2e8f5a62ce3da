/** What all checks share: settings of games to try, a random walk through one, and how a problem is told. */
import {
  type Ask,
  type Entry,
  type Game,
  isRefusal,
  type Json,
  type OptionValues,
  type Prompt,
  pick,
  promptOf,
  Run,
  randomAnswer,
  readOptions,
  type Seat,
  SeededChance,
  seedFrom,
  type Told,
} from '@bridgehead/kernel';
import { promptsOf, repeatLine } from '../report.ts';

/** Something is wrong, and the one line that repeats it. */
export interface Problem {
  readonly check: string;
  readonly what: string;
  readonly repeat: string;
}

export interface CheckOptions<S> {
  /** Seat counts to try. */
  readonly seats: readonly number[];
  readonly games: number;
  readonly options?: readonly Partial<OptionValues>[];
  /** All components, sorted: must be the same after every answer and in every guess. */
  readonly conserve?: (s: S) => Json;
  /** More answers of the game's own shape that are worth refusing. */
  readonly odd?: (prompt: Prompt) => readonly Json[];
  readonly seed?: number;
  /** Exactly these games instead of `games` made from `seats`, `options` and `seed`. */
  readonly settings?: readonly Setting[];
  /** False where one short game may show too little: what must occur somewhere is then not demanded. */
  readonly demandsAll?: boolean;
  /** More answers than this: the match does not end. */
  readonly longest?: number;
}

/** More than six seats need who play at random for two hundred rounds. */
export const LONGEST = 60_000;

/** One game to try: everything that fixes it. */
export interface Setting {
  readonly seats: number;
  readonly options: OptionValues;
  readonly seed: string;
  /** Feeds the random answers, never the match's dice. */
  readonly answers: string;
}

export function settingsOf<S>(game: Game<S>, check: CheckOptions<S>): readonly Setting[] {
  if (check.settings !== undefined) return check.settings;
  const variants = check.options ?? [{}];
  return Array.from({ length: check.games }, (_, i) => {
    const seats = check.seats[i % check.seats.length] ?? game.seats.min;
    const read = readOptions(game.options, variants[Math.floor(i / check.seats.length) % variants.length]);
    if ('problem' in read) throw new Error(read.problem);
    return { seats, options: read.options, seed: seedFrom(check.seed ?? 0, i, 1), answers: seedFrom(check.seed ?? 0, i, 2) };
  });
}

/** One answer that a random player would give now. */
export interface Choice {
  readonly ask: Ask;
  readonly answer: Json;
}

/** A match played by chance, answer by answer, with its record. */
export class Walk<S> {
  readonly game: Game<S>;
  readonly setting: Setting;
  readonly entries: Entry[] = [];
  readonly chance: SeededChance;
  run: Run<S>;

  constructor(game: Game<S>, setting: Setting, stride = 0) {
    this.game = game;
    this.setting = setting;
    this.chance = new SeededChance(setting.answers);
    const { seats, options, seed } = setting;
    this.run = Run.begin(game, { seats, options, chance: new SeededChance(seed) }, { kept: true, watched: true, stride });
  }

  get isOver(): boolean {
    return this.run.result !== null || this.run.fault !== null;
  }

  choose(): Choice {
    const ask = pick(this.run.openAsks, this.chance);
    return { ask, answer: randomAnswer(ask, this.run.state, this.chance) };
  }

  /** Writes an answer that is about to be given into the record. */
  enter({ ask, answer }: Choice): void {
    this.entries.push({ seat: ask.seat, answer });
  }

  /** Gives the answer; a sentence when that went wrong. */
  give({ ask, answer }: Choice): string | null {
    this.enter({ ask, answer });
    const refusal = this.run.answer(ask.seat, ask.id, answer);
    if (this.run.fault !== null) return `a rule failed: ${this.run.fault}`;
    return isRefusal(refusal) ? `an offered answer was refused: ${JSON.stringify(answer)} (${refusal.clause ?? refusal.code})` : null;
  }

  problem(check: string, what: string): Problem {
    const { seats, options, seed } = this.setting;
    const line = repeatLine({ game: this.game.id, seats, options, seed, entries: this.entries });
    return { check, what: `${what}\n${promptsOf(this.run)}`, repeat: line };
  }
}

export interface Visit<S> {
  readonly walk: Walk<S>;
  readonly run: Run<S>;
  /** How many answers were given before. */
  readonly at: number;
  /** What was told since the visit before. */
  readonly told: readonly Told[];
}

/** What one check does on the way; several can share a walk, as long as they change nothing. */
export interface Visitor<S> {
  /** Before each answer; `at` is 0 where a walk begins. Says what is wrong. */
  visit(here: Visit<S>): string | null;
  /** Behind the last one. */
  atEnd?(walk: Walk<S>, told: readonly Told[]): string | null;
  /** After all walks: what should have occurred somewhere. Not asked where one short game may show too little. */
  after?(): string | null;
}
/** A fresh visitor; null where the check has nothing to look at. */
export type Watch = <S>(game: Game<S>, options: CheckOptions<S>) => Visitor<S> | null;

/** Runs that remember every step, and runs that remember fewer, by turns. */
export const BOTH_STRIDES = [0, 3] as const;

/** A visitor that takes the walk elsewhere, or drains what is told, has one of its own. */
export const walkAll = <S>(
  check: string,
  game: Game<S>,
  options: CheckOptions<S>,
  visit: (here: Visit<S>) => string | null,
  strides: readonly number[] = [0],
): Problem | null => walkTogether(game, options, { [check]: { visit } }, strides);

/** Walks every setting's game to its end, with all these visitors; the first thing that one of them finds wrong. */
export function walkTogether<S>(
  game: Game<S>,
  options: CheckOptions<S>,
  visitors: Readonly<Record<string, Visitor<S>>>,
  strides: readonly number[] = [0],
): Problem | null {
  const all = Object.entries(visitors);
  const first = all[0]?.[0] ?? '';
  for (const [i, setting] of settingsOf(game, options).entries()) {
    const walk = new Walk(game, setting, strides[i % strides.length]);
    if (walk.run.fault !== null) return walk.problem(first, 'set-up or the first step failed');
    for (let at = 0; !walk.isOver; at++) {
      if (at >= (options.longest ?? LONGEST)) return walk.problem(first, `not over after ${at} answers`);
      const told = walk.run.takeEvents();
      for (const [check, visitor] of all) {
        const what = guarded(() => visitor.visit({ walk, run: walk.run, at, told }));
        if (what !== null) return walk.problem(check, what);
      }
      const what = guarded(() => (walk.isOver ? null : walk.give(walk.choose())));
      if (what !== null) return walk.problem(first, what);
    }
    const told = walk.run.takeEvents();
    for (const [check, visitor] of all) {
      const what = guarded(() => visitor.atEnd?.(walk, told) ?? null);
      if (what !== null) return walk.problem(check, what);
    }
  }
  if (options.demandsAll === false) return null;
  for (const [check, visitor] of all) {
    const what = visitor.after?.() ?? null;
    if (what !== null) return { check, what, repeat: '' };
  }
  return null;
}

function guarded(work: () => string | null): string | null {
  try {
    return work();
  } catch (error) {
    return error instanceof Error ? (error.stack ?? error.message) : String(error);
  }
}

/** What a seat is asked, without the serial numbers that differ between two runs of one match. */
export function asked<S>(run: Run<S>, seat: Seat): unknown[] {
  return run.openAsks.filter((ask) => ask.seat === seat).map((ask) => ({ ...promptOf(ask, run.state), id: 0 }));
}
