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

/** When it is stopped early, what was played up to the first missing shard counts. */
export async function runExperiment(
  experiment: Experiment,
  { workers = availableParallelism(), signal, onProgress }: RunOptions = {},
): Promise<Tally> {
  const pool = new Piscina({
    filename: join(import.meta.dirname, 'worker.ts'),
    minThreads: workers,
    maxThreads: workers,
    concurrentTasksPerWorker: 1,
  });
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
