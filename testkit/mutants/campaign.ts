/** Tries many mutants in a few processes: which tests notice which of them. */
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { clausesIn } from '../clause-coverage.ts';
import { isReadable, type Mutant, mutantsOf, mutated } from './operators.ts';
import { read, type Target } from './targets.ts';
import type { Answer, Order, TestCase } from './worker.ts';

/** A copy of all modules stays in memory with every trial. */
const TRIALS_A_PROCESS = 150;
/** A test that takes so many times its usual time, and at least so many milliseconds, does not end. */
const PATIENCE = { times: 20, least: 5_000 };
/** The engine's middle compiler does not count what it runs: tests that run late would seem to reach nothing. */
const COUNTED = ['--no-maglev'];
/** Tests that are slower, in milliseconds, are left to the test command: a mutant that only they would notice counts as a survivor. */
const SLOWEST = 4_000;

export interface Trial {
  readonly mutant: Mutant;
  /** The test that failed; 'endless' when one did not end; null for a survivor. */
  readonly by: string | 'endless' | null;
}
export interface Prepared {
  /** The sources as they were when the mutants were found: nobody has to stop writing for this. */
  readonly texts: ReadonlyMap<string, string>;
  readonly mutants: readonly Mutant[];
  readonly cases: readonly TestCase[];
  /** What could not be used, and why. */
  readonly left: readonly string[];
}

export class Hand {
  readonly #flags: readonly string[];
  #child: ChildProcess | null = null;
  #trials = 0;

  constructor(flags: readonly string[] = []) {
    this.#flags = flags;
  }

  async #open(): Promise<ChildProcess> {
    if (this.#child !== null && this.#trials < TRIALS_A_PROCESS) return this.#child;
    this.close();
    this.#trials = 0;
    const child = fork(new URL('./worker.ts', import.meta.url), {
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: ['--no-warnings', ...this.#flags],
    });
    this.#child = child;
    await once(child, 'message');
    return child;
  }

  /** Null when a test did not end, or the process did. */
  async ask(order: Order): Promise<Answer | null> {
    const child = await this.#open();
    this.#trials++;
    return new Promise((resolve) => {
      let timer: NodeJS.Timeout | undefined;
      const end = (answer: Answer | null) => {
        clearTimeout(timer);
        child.removeAllListeners();
        if (answer === null) this.close();
        resolve(answer);
      };
      child.on('message', (answer: Answer) => {
        if (answer.did !== 'begin') return end(answer);
        clearTimeout(timer);
        timer = setTimeout(() => end(null), Math.max(PATIENCE.least, PATIENCE.times * answer.ms));
      });
      child.on('exit', () => end(null));
      child.send(order);
    });
  }

  close(): void {
    this.#child?.kill('SIGKILL');
    this.#child = null;
  }
}

export async function prepare(target: Target): Promise<Prepared> {
  const texts = new Map(target.sources.map((file) => [file, read(file)]));
  const mutants = [...texts].flatMap(([file, text]) => mutantsOf(file, text).filter((one) => isReadable(file, mutated(text, one))));
  const hand = new Hand(COUNTED);
  const answer = await hand.ask({ do: 'baseline', tests: target.tests, places: mutants.map(({ file, start }) => ({ file, start })) });
  hand.close();
  if (answer?.did !== 'baseline') throw new Error(`the tests of ${target.name} do not run`);
  const cases = answer.cases.filter(({ ms }) => ms <= SLOWEST);
  const slow = answer.cases.filter(({ ms }) => ms > SLOWEST).map(({ file, name, ms }) => `${file}: ${name}: ${(ms / 1000).toFixed(1)} s`);
  return { texts, mutants, cases, left: [...answer.left, ...slow] };
}

/** Those that a trial runs: first those that name a clause the code cites, then the quickest. */
export function testsFor(number: number, { mutants, cases }: Prepared): TestCase[] {
  const clauses = new Set(mutants[number]?.clauses);
  const names = (one: TestCase): number => (clausesIn(one.name).some((id) => clauses.has(id)) ? 0 : 1);
  return cases.filter(({ reaches }) => reaches.includes(number)).sort((a, b) => names(a) - names(b) || a.ms - b.ms);
}

export interface Wish {
  readonly workers: number;
  onTrial?(done: number, all: number): void;
}

export async function tryAll(prepared: Prepared, numbers: readonly number[], { workers, onTrial }: Wish): Promise<Trial[]> {
  const trials: Trial[] = [];
  const queue = [...numbers];
  const work = async (): Promise<void> => {
    const hand = new Hand();
    for (let number = queue.shift(); number !== undefined; number = queue.shift()) {
      trials.push({ mutant: prepared.mutants[number] as Mutant, by: await noticed(hand, prepared, number) });
      onTrial?.(trials.length, numbers.length);
    }
    hand.close();
  };
  await Promise.all(Array.from({ length: workers }, work));
  return trials;
}

async function noticed(hand: Hand, prepared: Prepared, number: number): Promise<string | null> {
  return failing(hand, prepared.texts, prepared.mutants[number] as Mutant, testsFor(number, prepared));
}

/** The first of these tests that fails with the mutant; 'endless' when one does not end; null if none minds. */
export async function failing(
  hand: Hand,
  texts: ReadonlyMap<string, string>,
  mutant: Mutant,
  tests: readonly Pick<TestCase, 'file' | 'name' | 'ms'>[],
): Promise<string | null> {
  if (tests.length === 0) return null;
  const text = mutated(texts.get(mutant.file) as string, mutant);
  const wanted = tests.map(({ file, name, ms }) => ({ file, name, ms }));
  const answer = await hand.ask({ do: 'try', file: mutant.file, text, tests: wanted });
  if (answer === null) return 'endless';
  return answer.did === 'try' ? (answer.failed?.name ?? null) : null;
}

/** A fixed choice of so many, spread over all of them; another one for each seed. */
export function sample(all: number, wanted: number, seed = 0): number[] {
  const score = (number: number): number => (Math.imul(number + 1 + 7919 * seed, 0x9e37_79b1) ^ 0x5bd1) >>> 0;
  const scored = Array.from({ length: all }, (_, number) => ({ number, score: score(number) }));
  return scored
    .sort((a, b) => a.score - b.score)
    .slice(0, wanted)
    .map(({ number }) => number)
    .sort((a, b) => a - b);
}
