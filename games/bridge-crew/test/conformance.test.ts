import { readOptions, seedFrom } from '@bridgehead/kernel';
import { conformance, honestLevels } from '@bridgehead/testkit';
import { game } from '../index.ts';
import { conserve, odd } from './invariants.ts';

const setting = (seats: number, number: number, given: Record<string, string | boolean>) => {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return { seats, options: read.options, seed: seedFrom(number, seats, 1), answers: seedFrom(number, seats, 2) };
};

conformance(game, {
  seats: [3],
  games: 4,
  settings: [
    setting(3, 1, { finalAct: 'standard' }),
    setting(4, 2, {
      conformance: 'table',
      attitudes: 'crewFirst',
      sentienceGate: 'strict',
      regulations: true,
      length: 'short',
      finalAct: 'standard',
    }),
    setting(3, 3, {
      cards: 'deal',
      conformance: 'fixed',
      narration: 'auto',
      belayTraining: true,
      sentienceGate: 'off',
      length: 'short',
      finalAct: 'standard',
    }),
    setting(5, 4, { narration: 'brief', attitudes: 'alienFirst', length: 'short', finalAct: 'late' }),
  ],
  conserve,
  odd,
});

honestLevels(game, { seats: [3, 5, 7], games: 9, positions: 600, options: [{ length: 'short' }] });
