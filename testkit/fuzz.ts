/**
 * Many random games. Each is played the quick way with cheap looks at every 151st decision; every so often one of the
 * conformance checks, in turn, goes through a game of its own. Everything follows from the seed and the game's number.
 */
import {
  type Ask,
  type Game,
  type GameEvent,
  type Json,
  judge,
  type Prompt,
  pick,
  Run,
  randomAnswer,
  SeededChance,
  seatCounts,
  seedFrom,
} from '@bridgehead/kernel';
import { CHECKS, LONGEST, type Setting } from './checks/index.ts';
import { defaultOptions, drawTable } from './fitting.ts';
import { difference, short } from './report.ts';

/** What a game may offer to be fuzzed better, in `games/<id>/test/invariants.ts`. */
export interface Invariants<S> {
  readonly conserve?: (s: S) => Json;
  readonly odd?: (prompt: Prompt) => readonly Json[];
  /** Is somebody being deceived here? Twin runs see to it that at least a third of their positions are of this kind. */
  readonly delicate?: (s: S) => boolean;
  /** What ought to be met in many games, such as every card; and what of it an event shows. */
  readonly all?: readonly string[];
  readonly met?: (event: GameEvent) => readonly string[];
}
export interface FuzzOptions<S> {
  readonly games: number;
  /** Number of the first game. */
  readonly from: number;
  /** Only so many seats; all that fit if absent. */
  readonly seats?: number;
  readonly seed: number;
  readonly invariants: Invariants<S>;
  readonly onProblem: (problem: string) => void;
  readonly onGame?: (played: number) => void;
}

export interface FuzzReport {
  readonly decisions: number;
  readonly violations: number;
  readonly unfinished: number;
  /** How many different tables (options and seats) were played at. */
  readonly combinations: number;
  /** What of the game's `all` was never met; absent where the game does not say. */
  readonly unmet?: readonly string[];
}

const LOOK_EVERY = 151;
const CHECK_EVERY = 100;

export function fuzz<S>(game: Game<S>, options: FuzzOptions<S>): FuzzReport {
  let decisions = 0;
  let violations = 0;
  let unfinished = 0;
  const tables = new Set<string>();
  const met = new Set<string>();
  for (let i = options.from; i < options.from + options.games; i++) {
    const setting = settingOf(game, options, i);
    tables.add(JSON.stringify([setting.seats, setting.options]));
    const repeat = `repeat: npm run fuzz -- ${game.id} --seed ${options.seed} --from ${i} --games 1${options.seats === undefined ? '' : ` --seats ${options.seats}`}`;
    const played = playQuickly(game, setting, options.invariants, i, met);
    decisions += played.decisions;
    if (played.unfinished) unfinished++;
    const what = played.what ?? (i % CHECK_EVERY === 0 ? checkedOnce(game, setting, options.invariants, i / CHECK_EVERY) : null);
    if (what !== null && !played.unfinished) violations++;
    if (what !== null) options.onProblem(`game ${i}: ${what}\n${repeat}`);
    options.onGame?.(i - options.from + 1);
  }
  const { all } = options.invariants;
  const report = { decisions, violations, unfinished, combinations: tables.size };
  return all === undefined ? report : { ...report, unmet: all.filter((one) => !met.has(one)) };
}

/** Every second game with the default options, if they allow the wanted seats. */
function settingOf<S>(game: Game<S>, { seed, seats }: FuzzOptions<S>, i: number): Setting {
  const chance = new SeededChance(seedFrom(seed, i, 3));
  const options = defaultOptions(game.options);
  const counts = seatCounts(game, options).filter((count) => seats === undefined || count === seats);
  const table = i % 2 === 0 && counts.length > 0 ? { seats: pick(counts, chance), options } : drawTable(game, chance, seats);
  return { ...table, seed: seedFrom(seed, i, 1), answers: seedFrom(seed, i, 2) };
}

interface Played {
  readonly decisions: number;
  readonly what: string | null;
  readonly unfinished: boolean;
}

function playQuickly<S>(game: Game<S>, setting: Setting, invariants: Invariants<S>, i: number, met: Set<string>): Played {
  const { seats, options, seed, answers } = setting;
  const chance = new SeededChance(answers);
  let decisions = 0;
  try {
    const watched = invariants.met !== undefined;
    const run = Run.begin(game, { seats, options, chance: new SeededChance(seed) }, { watched });
    if (run.fault !== null) return { decisions, what: run.fault, unfinished: false };
    const whole = invariants.conserve === undefined ? '' : JSON.stringify(invariants.conserve(run.state));
    for (; run.result === null; decisions++) {
      if (decisions === LONGEST) return { decisions, what: `not over after ${decisions} answers`, unfinished: true };
      const open = run.wait === 'all' ? run.openAsks : run.asks;
      const ask = (open.length === 1 ? open[0] : pick(open, chance)) as Ask;
      const answer = randomAnswer(ask, run.state, chance);
      // Each game is looked at in other places, so that short games are seen whole over time.
      if ((decisions + i) % LOOK_EVERY === 0) {
        const what = look(game, run, ask, answer, invariants, whole);
        if (what !== null) return { decisions, what, unfinished: false };
      }
      run.play(answer, run.asks.length === 1 ? 0 : run.asks.indexOf(ask));
      if (watched) noteMet(run, invariants, met);
    }
    const ranked = run.result.ranking.flat().sort((a, b) => a - b);
    const complete = ranked.length === seats && ranked.every((seat, i) => seat === i);
    return { decisions, what: complete ? null : `the ranking is not complete: ${short(run.result)}`, unfinished: false };
  } catch (error) {
    return { decisions, what: error instanceof Error ? (error.stack ?? error.message) : String(error), unfinished: false };
  }
}

function noteMet<S>(run: Run<S>, { met: metIn }: Invariants<S>, met: Set<string>): void {
  for (const { all, to } of run.takeEvents())
    for (const event of [all, ...Object.values(to ?? {})]) if (event !== null) for (const one of metIn?.(event) ?? []) met.add(one);
}

/** What can be seen at one moment: a legal draw, a writable state, a true clone, nothing lost. */
function look<S>(game: Game<S>, run: Run<S>, ask: Ask, answer: Json, invariants: Invariants<S>, whole: string): string | null {
  const refusal = judge(ask, run.state, answer);
  if (refusal !== null) return `a drawn answer is not offered: ${short(answer)} to ${ask.key}`;
  const text = JSON.stringify(run.state);
  const written = difference(run.state, JSON.parse(text));
  if (written !== null) return `the state does not survive being written and read: ${written}`;
  if (JSON.stringify(game.clone(run.state)) !== text) return `the clone differs: ${difference(run.state, game.clone(run.state))}`;
  if (invariants.conserve !== undefined && JSON.stringify(invariants.conserve(run.state)) !== whole) return 'components are not conserved';
  return null;
}

function checkedOnce<S>(game: Game<S>, setting: Setting, invariants: Invariants<S>, turn: number): string | null {
  const checks = Object.values(CHECKS);
  const check = checks[turn % checks.length] as (typeof checks)[number];
  const problem = check(game, { seats: [setting.seats], games: 1, settings: [setting], demandsAll: false, ...invariants });
  return problem === null ? null : `${problem.check}: ${problem.what}`;
}
