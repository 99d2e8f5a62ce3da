/** The lab: games per second with Officers for each game, and how much a second worker brings. */
import { catalogue } from '@bridgehead/games';
import { planExperiment } from '@bridgehead/lab';
import { runExperiment } from '@bridgehead/lab/node';
import { median } from './measure.ts';
import type { BenchOptions, Figures } from './run.ts';

/** Long enough for the last, unshared shard not to matter. */
const SECONDS = 10;

export async function benchLab({ rounds, onProgress }: BenchOptions): Promise<Figures> {
  const figures: Figures = {};
  const scaling: number[] = [];
  for (const entry of catalogue) {
    const game = await entry.load();
    const seats = Array.from({ length: game.seats.min }, () => 'officer').join(',');
    const rate = async (workers: number, games: number): Promise<number> => {
      const planned = planExperiment(game, { seats, seed: 5, games, ms: 10, set: [] });
      if ('problem' in planned) throw new Error(planned.problem);
      // From the first finished shard on: threads that still load the game say nothing about the games.
      let from = { played: 0, at: performance.now() };
      await runExperiment(planned.experiment, {
        workers,
        onProgress: (played) => {
          if (from.played === 0) from = { played, at: performance.now() };
        },
      });
      return (1000 * (games - from.played)) / (performance.now() - from.at);
    };
    const games = 100 * Math.max(2, Math.round((SECONDS * (await rate(1, 200))) / 100));
    const rates: Record<1 | 2, number[]> = { 1: [], 2: [] };
    for (let round = 0; round < rounds; round++)
      for (const workers of [1, 2] as const) {
        onProgress(`${entry.id}: round ${round + 1} of ${rounds}, ${workers} worker${workers === 1 ? '' : 's'}`);
        rates[workers].push(await rate(workers, games));
      }
    figures[`lab.${entry.id}.games_per_s`] = median(rates[2]);
    figures[`lab.${entry.id}.games_per_s_one_worker`] = median(rates[1]);
    scaling.push(median(rates[2]) / median(rates[1]));
  }
  figures['lab.scaling'] = Math.min(...scaling);
  return figures;
}
