import { conformance, honest } from '@bridgehead/testkit';
import { game } from '../index.ts';
import { conserve, odd } from './invariants.ts';

conformance(game, {
  seats: [2, 3],
  games: 4,
  options: [{ roundLimit: 10 }, { leaders: 'draft', start: 'balanced', affiliations: false, overlap: true, roundLimit: 10 }],
  conserve,
  odd,
});

for (const level of ['cadet', 'officer'] as const)
  honest(
    game,
    (run, seat, chance) => {
      const world = run.imagine(seat, chance);
      const ask = world.askOf(seat);
      if (ask === null) throw new Error('nobody is asked');
      return game.knowledge[level](world.state, ask, chance);
    },
    { seats: [2, 4], games: 1, positions: 100, options: [{ roundLimit: 10 }] },
  );
