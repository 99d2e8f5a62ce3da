/** The lab: games per second with Officers for each game, and how much a second worker brings. */
import { join } from 'node:path';
import { catalogue } from '@bridgehead/games';
import { type Experiment, planExperiment } from '@bridgehead/lab';
import { labPool } from '@bridgehead/lab/node';
import { Piscina } from 'piscina';
import { median } from './measure.ts';
import type { BenchOptions, Figures } from './run.ts';

/** A slice of time with one worker is followed by one with two, in the same pool: a machine that is slow for a while is slow for both. */
const SLICE_MS = 750;
const WARM_UP_MS = 12_000;
/** Small, so that at the end of a slice nobody waits long for the last one. */
const GAMES_AT_ONCE = 1;
const SPIN_MS = 150;

export async function benchLab({ rounds, onProgress }: BenchOptions): Promise<Figures> {
  const figures: Figures = {};
  const spins = new Piscina<number, number>({ filename: join(import.meta.dirname, 'cases/spin.ts'), minThreads: 2, maxThreads: 2 });
  const cores: number[] = [];
  for (const entry of catalogue) {
    const game = await entry.load();
    const seats = Array.from({ length: game.seats.min }, () => 'officer').join(',');
    const planned = planExperiment(game, { seats, seed: 5, games: 0, ms: 10, set: [] });
    if ('problem' in planned) throw new Error(planned.problem);
    const slices = new Slices(planned.experiment);
    onProgress(`${entry.id}: warming up`);
    await slices.rate(2, WARM_UP_MS);
    const one: number[] = [];
    const two: number[] = [];
    for (let round = 0; round < rounds * 4; round++) {
      onProgress(`${entry.id}: slice ${round + 1} of ${rounds * 4}`);
      one.push(await slices.rate(1, SLICE_MS));
      two.push(await slices.rate(2, SLICE_MS));
      const alone = await spins.run(SPIN_MS);
      const [left, right] = await Promise.all([spins.run(SPIN_MS), spins.run(SPIN_MS)]);
      cores.push((left + right) / alone);
    }
    await slices.close();
    figures[`lab.${entry.id}.games_per_s`] = median(two);
    figures[`lab.${entry.id}.games_per_s_one_worker`] = median(one);
    figures[`lab.${entry.id}.scaling`] = median(two.map((rate, i) => rate / (one[i] as number)));
  }
  await spins.destroy();
  // What this machine's second core brought in the same minutes to work that needs nothing but a core.
  figures['lab.machine_scaling'] = median(cores);
  const scaling = Object.entries(figures).flatMap(([key, value]) => (key.endsWith('.scaling') ? [value] : []));
  figures['lab.scaling'] = Math.min(...scaling);
  return figures;
}

class Slices {
  readonly #experiment: Experiment;
  readonly #pool = labPool(2);
  #next = 0;

  constructor(experiment: Experiment) {
    this.#experiment = experiment;
  }

  /** Games per second while `workers` shards are being played. */
  async rate(workers: number, ms: number): Promise<number> {
    const begun = performance.now();
    const from = this.#next;
    const work = async (): Promise<void> => {
      while (performance.now() - begun < ms) {
        const first = this.#next;
        this.#next += GAMES_AT_ONCE;
        await this.#pool.run({ experiment: this.#experiment, from: first, to: this.#next });
      }
    };
    await Promise.all(Array.from({ length: workers }, work));
    return (1000 * (this.#next - from)) / (performance.now() - begun);
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
