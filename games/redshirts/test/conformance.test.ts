import { type Json, readOptions, seedFrom } from '@bridgehead/kernel';
import { conformance } from '@bridgehead/testkit';
import { game } from '../index.ts';
import { conserve, odd } from './invariants.ts';

const setting = (seats: number, number: number, given: Record<string, Json> = {}) => {
  const read = readOptions(game.options, { storm: '12', ...given });
  if ('problem' in read) throw new Error(read.problem);
  return { seats, options: read.options, seed: seedFrom(number, seats, 1), answers: seedFrom(number, seats, 2) };
};

conformance(game, {
  seats: [2, 3],
  games: 4,
  settings: [
    setting(2, 3),
    setting(3, 5, { defection: 'on', opening: 'balanced', firstShip: 'as-listed' }),
    setting(6, 7),
    setting(2, 9, { crewing: 'duel' }),
  ],
  conserve,
  odd,
});
