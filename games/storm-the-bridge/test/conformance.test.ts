import { type Json, readOptions, seedFrom } from '@bridgehead/kernel';
import { conformance, honestLevels } from '@bridgehead/testkit';
import { game } from '../index.ts';
import { conserve, odd } from './invariants.ts';

/** Games that chance ends by Victory after some hundred answers; longer ones are for fuzzing. */
const setting = (seats: number, number: number, given: Record<string, Json>) => {
  const read = readOptions(game.options, { roundLimit: 10, ...given });
  if ('problem' in read) throw new Error(read.problem);
  return { seats, options: read.options, seed: seedFrom(number, seats, 1), answers: seedFrom(number, seats, 2) };
};

conformance(game, {
  seats: [2, 3],
  games: 2,
  settings: [setting(2, 40, {}), setting(3, 30, { leaders: 'draft', start: 'balanced', affiliations: false, overlap: true })],
  conserve,
  odd,
});

honestLevels(game, { seats: [2, 4], games: 12, positions: 1000, options: [{ roundLimit: 10 }] });
