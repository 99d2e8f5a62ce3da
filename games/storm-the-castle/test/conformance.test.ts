import { conformance, honest, perft } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { type Castle, game, NONE } from '../index.ts';
import { perftScenes } from './perft.ts';

/** Every card is somewhere, once. */
const conserve = (s: Castle): number[] =>
  [...s.deck, ...s.hand, ...s.graveyard, ...s.field, s.item.filter((card) => card !== NONE)].flat().sort((a, b) => a - b);

conformance(game, {
  seats: [2],
  games: 4,
  seed: 8,
  options: [{}, { board: 'two-castles-bare', help: 'sixth-card', first: 'random', roundLimit: 30 }],
  conserve,
  odd: () => [['draw'], ['unequip', 3], ['move', 3, 99], ['melee', 3, 2], ['equip', 40, 3], ['deploy', 60, 1], ['strengthen', 35], 'draw'],
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
    { seats: [2], games: 12, positions: 1000 },
  );

const COUNTS: Readonly<Record<string, readonly number[]>> = {
  'opening hand': [21, 216, 1281],
  'middle of the board': [22, 375, 4777],
  'at the gates': [19, 247, 1974],
};

test.each(perftScenes.map((scene) => [scene.name, scene] as const))('perft: %s', (name, scene) => {
  expect(scene.depths.map((depth) => perft(game, scene, depth))).toEqual(COUNTS[name]);
});
