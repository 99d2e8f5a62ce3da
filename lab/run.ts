/** An experiment on all cores. Shards have a fixed size and are added up in order, so the number of workers changes nothing. */
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { Piscina } from 'piscina';
import { type Experiment, type Shard, shardsOf } from './experiment.ts';
import { addTally, noTally, type Tally } from './tally.ts';
import type { ShardTask } from './worker.ts';

export interface RunOptions {
  readonly workers?: number;
  readonly signal?: AbortSignal;
  readonly onProgress?: (games: number, all: number) => void;
}

/** Room for young garbage: a game makes a lot of it, and the engine's own helpers clear it away on the cores that other workers need. */
const YOUNG_MB = 128;

/** Threads that play shards, all of one variant. */
export const labPool = (workers: number): Piscina<ShardTask, Tally> =>
  new Piscina({
    filename: join(import.meta.dirname, 'worker.ts'),
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  });

/** When it is stopped early, what was played up to the first missing shard counts. */
export async function runExperiment(
  experiment: Experiment,
  { workers = availableParallelism(), signal, onProgress }: RunOptions = {},
): Promise<Tally> {
  const pool = labPool(workers);
  const shards = shardsOf(experiment);
  const tallies: (Tally | null)[] = shards.map(() => null);
  let next = 0;
  let played = 0;
  const worker = async (): Promise<void> => {
    while (next < shards.length && signal?.aborted !== true) {
      const i = next++;
      const { from, to } = shards[i] as Shard;
      const task: ShardTask = { experiment, from, to };
      tallies[i] = await pool.run(task);
      played += to - from;
      onProgress?.(played, experiment.games);
    }
  };
  try {
    await Promise.all(Array.from({ length: workers }, worker));
  } finally {
    await pool.destroy();
  }
  return sum(experiment, tallies);
}

export function sum(experiment: Experiment, tallies: readonly (Tally | null)[]): Tally {
  const total = noTally(experiment.players.length);
  for (const tally of tallies) {
    if (tally === null) break;
    addTally(total, tally);
  }
  return total;
}
