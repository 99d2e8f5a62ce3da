import { type Json, readOptions, seedFrom } from '@bridgehead/kernel';
import { conformance, honestLevels, perft } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { conserve, odd } from './invariants.ts';
import { perftScenes } from './perft.ts';

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

honestLevels(game, { seats: [2, 6, 3], games: 12, positions: 600, options: [{ storm: '12', defection: 'on' }] });

const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'first deeds of a duel': [10, 86, 949],
  'a raid': [25, 439, 7969],
  'damage control by three': [39, 1343],
  'an orphaned crew': [5, 51, 1421],
};

test.each(perftScenes.map((scene) => [scene.name, scene] as const))('perft: %s', (name, scene) => {
  expect(scene.depths.map((depth) => perft(game, scene, depth))).toEqual(COUNTS[name]);
});
