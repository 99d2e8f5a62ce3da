/** The search next to boardgame.io's MCTS bot on the same game, with random rollouts of the same depth. */
import { measure } from './measure.ts';
import type { BenchOptions, Figures } from './run.ts';

export async function benchBots({ rounds, seconds, onProgress }: BenchOptions): Promise<Figures> {
  const names = ['ours', 'boardgame-io', 'officer'];
  const rate = measure({
    file: 'search.ts',
    names,
    rounds,
    seconds,
    onProgress: (done, all, name) => onProgress(`${done}/${all} ${name}`),
  });
  const of = (name: string) => rate[name] ?? Number.NaN;
  return {
    'search.iterations_per_s': of('ours'),
    'search.vs_boardgame_io': of('ours') / of('boardgame-io'),
    'search.officer_us': 1e6 / of('officer'),
  };
}
