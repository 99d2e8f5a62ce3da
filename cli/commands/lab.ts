/** `bridgehead lab GAME`: many games at once, and a report that answers the designer's questions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { catalogue, loadGame } from '@bridgehead/games';
import type { AnyGame } from '@bridgehead/kernel';
import {
  compare,
  type Experiment,
  type Figures,
  fairness,
  figuresOf,
  laboratoryOf,
  length,
  planExperiment,
  type ReportParts,
  readPatch,
  recordOf,
  type SweepPoint,
  suspect,
  type Tally,
} from '@bridgehead/lab';
import { deadRulesOf, reportPage, runExperiment, runThroughQueue, workOnQueue } from '@bridgehead/lab/node';
import { type Command, InvalidArgumentError } from 'commander';
import { Misuse } from '../misuse.ts';

interface Flags {
  readonly games: number;
  readonly seats?: string;
  readonly options?: string;
  readonly seed: number;
  readonly ms: number;
  readonly workers: number;
  readonly set: string[];
  readonly against: string[];
  readonly sweep?: string;
  readonly queue?: string;
  readonly out?: string;
  readonly json?: boolean;
}

const whole = (text: string): number => {
  const n = Number(text);
  if (!Number.isInteger(n) || n < 1) throw new InvalidArgumentError('It takes a whole number above 0.');
  return n;
};
const gather = (text: string, before: string[]): string[] => [...before, text];

export function configure(command: Command): void {
  command
    .argument('<game>', 'id of a game, or "worker" to work for others through --queue')
    .option('--games <n>', 'how many matches', whole, 1000)
    .option('--seats <levels>', 'who plays, seat by seat: officer,officer (default: Officers on the fewest seats)')
    .option('--options <list>', 'options of the game: name=value,name=value')
    .option('--seed <n>', 'the same seed gives the same figures', whole, 1)
    .option('--ms <n>', "the Admiral's milliseconds for a decision", whole, 100)
    .option('--workers <n>', 'how many threads', whole, availableParallelism())
    .option('--set <patch>', 'change a number: cards.knight.attack=5 (again for more)', gather, [])
    .option('--against <patch>', 'play a second variant with this change on the same seeds and compare (again for more)', gather, [])
    .option('--sweep <range>', 'one variant for each value: cards.knight.attack=4..9')
    .option('--queue <url>', 'share the work with `bridgehead lab worker --queue URL` through PostgreSQL')
    .option('--out <file>', 'write the report as one HTML file')
    .option('--json', 'one JSON object and nothing else')
    .action((game: string, flags: Flags) => (game === 'worker' ? work(flags) : experimentOn(game, flags)));
}

async function work(flags: Flags): Promise<void> {
  if (flags.queue === undefined) throw new Misuse('A worker needs --queue with the address of a PostgreSQL database.');
  console.error('Working on the queue; Ctrl-C ends it after the shard at hand.');
  await workOnQueue(flags.queue, { workers: flags.workers, signal: interrupt() });
}

async function experimentOn(id: string, flags: Flags): Promise<void> {
  const game = await loadGame(id);
  if (game === null) throw new Misuse(`There is no game "${id}". Known: ${catalogue.map((one) => one.id).join(', ')}.`);
  const experiment = plan(game, flags, flags.set);
  const signal = interrupt();
  const play = (one: Experiment, title: string) => playOut(one, title, flags, signal);

  const tally = await play(experiment, 'matches');
  const figures = await figuresFor(game, experiment, tally);
  const parts: ReportParts = {
    figures,
    rounds: tally.rounds,
    other: flags.against.length === 0 ? null : await against(game, flags, tally, play),
    sweep: flags.sweep === undefined ? null : await sweep(game, flags, flags.sweep, play),
    deadRules: await deadRulesOf(experiment, Math.min(60, Math.max(1, figures.games))),
    records: recordsOf(game, experiment, figures),
    interrupted: signal.aborted,
  };
  if (flags.out !== undefined) {
    mkdirSync(dirname(flags.out), { recursive: true });
    writeFileSync(flags.out, reportPage(parts));
  }
  if (flags.json === true) console.log(JSON.stringify({ ...figures, other: parts.other, sweep: parts.sweep, deadRules: parts.deadRules }));
  else printed(parts, flags.out);
}

function plan(game: AnyGame, flags: Flags, set: readonly string[]): Experiment {
  const seats = flags.seats ?? Array.from({ length: game.seats.min }, () => 'officer').join(',');
  const { games, seed, ms, options } = flags;
  const planned = planExperiment(game, { seats, seed, games, ms, set, ...(options === undefined ? {} : { options }) });
  if ('problem' in planned) throw new Misuse(planned.problem);
  return planned.experiment;
}

/** Ctrl-C stops handing out work; what was played is kept. A second one ends at once. */
function interrupt(): AbortSignal {
  const controller = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => controller.abort());
  return controller.signal;
}

async function playOut(experiment: Experiment, title: string, flags: Flags, signal: AbortSignal): Promise<Tally> {
  const started = performance.now();
  const onProgress = (played: number, all: number) => {
    if (flags.json === true || process.stderr.isTTY !== true) return;
    const left = played === 0 ? 0 : (((performance.now() - started) / played) * (all - played)) / 1000;
    process.stderr.write(`\r\x1b[K${title}: ${played} of ${all}, ${Math.ceil(left)} s left${played === all ? '\n' : ''}`);
  };
  try {
    return flags.queue === undefined
      ? await runExperiment(experiment, { workers: flags.workers, signal, onProgress })
      : await runThroughQueue(flags.queue, experiment, { signal, onProgress });
  } catch (error) {
    if (error instanceof Error && error.message.startsWith('There is nothing to set')) throw new Misuse(error.message);
    throw error;
  }
}

const figuresFor = async (game: AnyGame, experiment: Experiment, tally: Tally): Promise<Figures> =>
  figuresOf(game, await laboratoryOf(game), experiment, tally);

type Play = (experiment: Experiment, title: string) => Promise<Tally>;

async function against(game: AnyGame, flags: Flags, tally: Tally, play: Play): Promise<NonNullable<ReportParts['other']>> {
  const experiment = plan(game, flags, [...flags.set, ...flags.against]);
  const other = await play(experiment, 'the variant');
  return { figures: await figuresFor(game, experiment, other), differences: compare(tally, other) };
}

async function sweep(game: AnyGame, flags: Flags, range: string, play: Play): Promise<NonNullable<ReportParts['sweep']>> {
  const found = /^(.+)=(-?\d+)\.\.(-?\d+)$/.exec(range);
  const path = found?.[1] ?? '';
  if (found === null || readPatch(`${path}=0`) === null) throw new Misuse(`"${range}" is not of the form table.row.field=from..to.`);
  const points: SweepPoint[] = [];
  for (let value = Number(found[2]); value <= Number(found[3]); value++) {
    const experiment = plan(game, flags, [...flags.set, `${path}=${value}`]);
    const { byPlace, rounds } = await figuresFor(game, experiment, await play(experiment, `${path}=${value}`));
    const { share, low, high } = byPlace[0] ?? { share: 0, low: 0, high: 0 };
    points.push({ value, share, low, high, rounds: rounds.median });
  }
  return { path, points };
}

/** Odd games are played again to be kept as records; a search bounded by time would not play them the same way. */
function recordsOf(game: AnyGame, experiment: Experiment, figures: Figures): Map<number, string> {
  if (experiment.patches.length > 0 || experiment.players.some((player) => player.level === 'admiral')) return new Map();
  return new Map(figures.odd.map(({ index }) => [index, JSON.stringify(recordOf(game, experiment, index))]));
}

function printed({ figures, other, deadRules }: ReportParts, out: string | undefined): void {
  console.log(`${figures.title}, ${figures.games} matches\n`);
  for (const sentence of [fairness(figures), suspect(figures), length(figures)]) console.log(sentence);
  if (other)
    for (const { what, difference, half } of other.differences)
      console.log(`Variant, ${what}: ${difference.toFixed(3)} ± ${half.toFixed(3)}`);
  console.table(
    figures.measures.map(({ title, value, target, onTarget }) => ({
      measure: title,
      value: Number(value.toPrecision(3)),
      target: target?.join(' – ') ?? '',
      '': onTarget === false ? 'off target' : '',
    })),
  );
  console.table(
    figures.things.slice(0, 12).map(({ thing, use, slope, half, significant }) => ({
      thing,
      use,
      'points for one more': `${(100 * slope).toFixed(1)} ± ${(100 * half).toFixed(1)}`,
      '': significant ? 'stands out' : '',
    })),
  );
  console.log(`Rules no match exercised: ${deadRules?.dead.join(', ') || 'none'}`);
  if (out !== undefined) console.log(`The whole report: ${out}`);
}
