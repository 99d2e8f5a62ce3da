/** The lab's machinery for Node: pools of threads, the queue, coverage, report files. */
import { join } from 'node:path';
import { Piscina } from 'piscina';
import type { DeadRules } from './dead-rules.ts';
import type { Experiment } from './experiment.ts';

export * from './queue.ts';
export { reportPage } from './report/index.ts';
export { labPool, type RunOptions, runExperiment } from './run.ts';
export { loadVariant } from './worker.ts';

/** In a thread of its own, where the game has not been loaded before. */
export async function deadRulesOf(experiment: Experiment, games: number): Promise<DeadRules> {
  const pool = new Piscina({ filename: join(import.meta.dirname, 'dead-rules-worker.ts'), maxThreads: 1 });
  try {
    return await pool.run({ experiment, games });
  } finally {
    await pool.destroy();
  }
}
