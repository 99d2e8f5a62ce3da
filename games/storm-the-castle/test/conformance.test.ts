import { conformance, honestLevels, perft } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { game } from '../index.ts';
import { conserve, odd } from './invariants.ts';
import { perftScenes } from './perft.ts';

conformance(game, {
  seats: [2],
  games: 4,
  seed: 8,
  options: [{}, { board: 'two-castles-bare', help: 'sixth-card', first: 'random', roundLimit: 30 }],
  conserve,
  odd,
});

honestLevels(game, { seats: [2], games: 12, positions: 1000 });

const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'opening hand': [21, 216, 1281],
  'middle of the board': [22, 375, 4777],
  'at the gates': [19, 247, 1974],
};

test.each(perftScenes.map((scene) => [scene.name, scene] as const))('perft: %s', (name, scene) => {
  expect(scene.depths.map((depth) => perft(game, scene, depth))).toEqual(COUNTS[name]);
});
