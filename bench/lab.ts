/** The lab: games per second with Officers for each game, and how much a second worker brings. */
import { catalogue } from '@bridgehead/games';
import { planExperiment } from '@bridgehead/lab';
import { runExperiment } from '@bridgehead/lab/node';
import { median } from './measure.ts';
import type { BenchOptions, Figures } from './run.ts';

/** For each run, whatever the number of workers: every thread warms up on its own. */
const SECONDS = 8;
/** The threads are warm, and none has run out of work yet. */
const [WARM, BUSY] = [0.25, 0.9];

export async function benchLab({ rounds, onProgress }: BenchOptions): Promise<Figures> {
  const figures: Figures = {};
  const scaling: number[] = [];
  for (const entry of catalogue) {
    const game = await entry.load();
    const seats = Array.from({ length: game.seats.min }, () => 'officer').join(',');
    const rate = async (workers: number, games: number): Promise<number> => {
      const planned = planExperiment(game, { seats, seed: 5, games, ms: 10, set: [] });
      if ('problem' in planned) throw new Error(planned.problem);
      const seen: { played: number; at: number }[] = [];
      await runExperiment(planned.experiment, {
        workers,
        onProgress: (played) => {
          if (played >= WARM * games && played <= BUSY * games) seen.push({ played, at: performance.now() });
        },
      });
      const [first, last] = [seen[0] as (typeof seen)[number], seen.at(-1) as (typeof seen)[number]];
      return (1000 * (last.played - first.played)) / (last.at - first.at);
    };
    const perWorker = 100 * Math.max(2, Math.round((SECONDS * (await rate(1, 400))) / 100));
    const rates: Record<1 | 2, number[]> = { 1: [], 2: [] };
    for (let round = 0; round < rounds; round++)
      for (const workers of [1, 2] as const) {
        onProgress(`${entry.id}: round ${round + 1} of ${rounds}, ${workers} worker${workers === 1 ? '' : 's'}`);
        rates[workers].push(await rate(workers, workers * perWorker));
      }
    figures[`lab.${entry.id}.games_per_s`] = median(rates[2]);
    figures[`lab.${entry.id}.games_per_s_one_worker`] = median(rates[1]);
    const gain = median(rates[2]) / median(rates[1]);
    figures[`lab.${entry.id}.scaling`] = gain;
    scaling.push(gain);
  }
  figures['lab.scaling'] = Math.min(...scaling);
  return figures;
}
