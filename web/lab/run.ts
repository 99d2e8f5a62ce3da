/** An experiment in this browser: as many workers as there are cores, shards added up in order so that a seed repeats itself. */
import { addTally, type Experiment, noTally, type Shard, shardsOf, type Tally } from '@bridgehead/lab';
import { wrap } from 'comlink';
import type { LabBench } from './worker.ts';

const MOST_WORKERS = 4;

export interface LabRun {
  readonly done: Promise<Tally>;
  stop(): void;
}

/** `onProgress` gets what was played so far without a gap. */
export function runInBrowser(experiment: Experiment, onProgress: (sofar: Tally) => void): LabRun {
  const shards = shardsOf(experiment);
  const tallies: (Tally | undefined)[] = [];
  const total = noTally(experiment.players.length);
  let added = 0;
  let next = 0;
  let stopped = false;
  const workers = Array.from(
    { length: Math.min(MOST_WORKERS, navigator.hardwareConcurrency || 2, shards.length) },
    () => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' }),
  );
  const work = async (worker: Worker): Promise<void> => {
    const bench = wrap<LabBench>(worker);
    while (next < shards.length && !stopped) {
      const i = next++;
      const { from, to } = shards[i] as Shard;
      tallies[i] = await bench.play(experiment, from, to);
      for (let tally = tallies[added]; tally !== undefined; tally = tallies[added]) {
        addTally(total, tally);
        added++;
      }
      onProgress(total);
    }
  };
  const close = () => {
    for (const worker of workers) worker.terminate();
  };
  const ended = Promise.withResolvers<void>();
  const done = Promise.race([Promise.all(workers.map(work)), ended.promise])
    .finally(close)
    .then(() => total);
  return {
    done,
    stop() {
      stopped = true;
      ended.resolve();
    },
  };
}
