/** The kernel on Storm the Castle, next to boardgame.io's reducer and a hand-optimised model of the same game; and on larger games. */
import { measure } from './measure.ts';
import type { BenchOptions, Figures } from './run.ts';

export async function benchKernel({ rounds, seconds, onProgress }: BenchOptions): Promise<Figures> {
  const names = ['kernel', 'plain', 'boardgame-io', 'clone', 'fork', 'replay'];
  const rate = measure({
    file: 'castle.ts',
    names,
    rounds,
    seconds,
    onProgress: (done, all, name) => onProgress(`${done}/${all} ${name}`),
  });
  const blaze = measure({
    file: 'blaze.ts',
    names: ['decisions', 'clone'],
    rounds,
    seconds,
    onProgress: (done, all, name) => onProgress(`blaze ${done}/${all} ${name}`),
  });
  const of = (name: string) => rate[name] ?? Number.NaN;
  const red = measure({
    file: 'redshirts.ts',
    names: ['kernel', 'clone'],
    rounds,
    seconds,
    onProgress: (done, all, name) => onProgress(`${done}/${all} redshirts ${name}`),
  });
  return {
    'castle.decisions_per_s': of('kernel'),
    'castle.vs_boardgame_io': of('kernel') / of('boardgame-io'),
    'castle.vs_plain': of('kernel') / of('plain'),
    'castle.clone_us': 1e6 / of('clone'),
    'castle.fork_us': 1e6 / of('fork'),
    'castle.replays_per_s': of('replay'),
    'castle.plain_decisions_per_s': of('plain'),
    'castle.boardgame_io_moves_per_s': of('boardgame-io'),
    'redshirts.decisions_per_s': red.kernel ?? Number.NaN,
    'redshirts.clone_us': 1e6 / (red.clone ?? Number.NaN),
    'blaze.decisions_per_s': blaze.decisions ?? Number.NaN,
    'blaze.clone_us': 1e6 / (blaze.clone ?? Number.NaN),
  };
}
