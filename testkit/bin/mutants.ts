/**
 * `npm run mutants [-- GAME|kernel|match…]`: breaks the rules on purpose, in thousands of small ways, and counts how many of them a test
 * notices. Ends with 1 when fewer are noticed than the bar, with 2 when it was asked wrongly.
 */
import { Command } from 'commander';
import { prepare, sample, type Trial, tryAll } from '../mutants/campaign.ts';
import { isEquivalent } from '../mutants/equivalent.ts';
import { names, read, targetOf } from '../mutants/targets.ts';
import { Misuse, runCommand, wholeNumber } from './common.ts';

/** What must be noticed, in percent. */
const BARS: Readonly<Record<string, number>> = { kernel: 90, match: 90 };
const barOf = (name: string): number => BARS[name] ?? 85;

interface Score {
  readonly mutants: number;
  readonly killed: number;
  /** Percent, to one place. */
  readonly score: number;
}

const percent = (part: number, all: number): number => (all === 0 ? 100 : Math.round((1000 * part) / all) / 10);

function print(name: string, score: Score, trials: readonly Trial[], left: readonly string[]): void {
  console.log(`${name}: ${score.killed} of ${score.mutants} mutants noticed, ${score.score} %`);
  for (const one of left) console.log(`  not used: ${one}`);
  for (const { mutant, by } of trials) {
    if (by !== null) continue;
    const { file, line, operator, start, end, text, clauses } = mutant;
    const before = read(file).slice(start, end).replace(/\s+/g, ' ').slice(0, 60);
    console.log(
      `  ${`${file}:${line}`.padEnd(48)} ${clauses.slice(0, 3).join(' ').padEnd(24)} ${operator}: ${before} → ${text.slice(0, 60)}`,
    );
  }
}

async function main(): Promise<number> {
  const command = new Command('mutants')
    .description('Break the rules on purpose and count how often a test notices.')
    .argument('[targets...]', `of: ${names().join(', ')} (default: all)`)
    .option('--sample <n>', 'try only so many of each, always the same', wholeNumber('--sample', 1, 1_000_000))
    .option('--seed <n>', 'another sample for each', wholeNumber('--seed', 0, 1_000_000), 0)
    .option('--workers <n>', 'processes', wholeNumber('--workers', 1, 64), 2)
    .option(
      '--bar <percent>',
      `what must be noticed (default: 85; ${Object.entries(BARS)
        .map(([name, bar]) => `${name} ${bar}`)
        .join(', ')})`,
      wholeNumber('--bar', 0, 100),
    )
    .option('--only <text>', 'only files whose path contains this')
    .option('--json', 'one JSON object and nothing else')
    .exitOverride()
    .parse();
  const flags = command.opts<{ sample?: number; seed: number; workers: number; only?: string; json?: boolean; bar?: number }>();
  const all: Record<string, Score> = {};
  for (const name of command.args.length > 0 ? command.args : names()) {
    const target = targetOf(name);
    if (target === null) throw new Misuse(`There is nothing called "${name}". Known: ${names().join(', ')}.`);
    const prepared = await prepare(target);
    const numbers = prepared.mutants.flatMap((mutant, number) =>
      isEquivalent(mutant) || !mutant.file.includes(flags.only ?? '') ? [] : [number],
    );
    const chosen =
      flags.sample === undefined ? numbers : sample(numbers.length, flags.sample, flags.seed).map((at) => numbers[at] as number);
    const trials = await tryAll(prepared, chosen, {
      workers: flags.workers,
      onTrial: (done, count) => {
        if (flags.json !== true && process.stderr.isTTY)
          process.stderr.write(`\r${name}: ${done} of ${count}${done === count ? '\n' : ''}`);
      },
    });
    const killed = trials.filter(({ by }) => by !== null).length;
    all[name] = { mutants: trials.length, killed, score: percent(killed, trials.length) };
    if (flags.json !== true) print(name, all[name], trials, prepared.left);
  }
  if (flags.json === true) console.log(JSON.stringify(all));
  return Object.entries(all).every(([name, { score }]) => score >= (flags.bar ?? barOf(name))) ? 0 : 1;
}

await runCommand(main);
