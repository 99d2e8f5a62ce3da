/** A playout draws its answers without listing them: nothing but legal answers, and every legal answer in time. */
import { randomAnswer, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { type Scene, scene } from './scene.ts';

const SCENES: readonly { name: string; given: Scene }[] = [
  {
    name: 'every kind of dispatch',
    given: {
      phase: 'dispatch',
      south: { knight: 'SK', cavalry: 'L1', cleric: 'STW', assassin: 'STW' },
      north: { knight: 'SBW' },
      hands: [['hero', 'shield-bearer', 'cleric', 'warhorse', 'longbow'], []],
    },
  },
  {
    name: 'every kind of action',
    given: {
      south: { assassin: 'L2', knight: 'SHW+longbow', sorcerer: 'SHW', blacksmith: 'STE', cleric: 'SOW', catapult: 'L1', cavalry: 'SK' },
      north: { 'shield-bearer': 'NHW', cleric: 'NHW', knight: ['L3', 'NBW'] },
      graveyards: [['hero', 'battle-axe', 'great-sword'], []],
    },
  },
];

test.each(SCENES)('$name', ({ given }) => {
  const t = scene(given);
  const ask = t.stage.run.askOf(0);
  if (ask === null) throw new Error('nobody is asked');
  const chance = new SeededChance(seedFrom(3));
  const drawn = new Set(Array.from({ length: 6000 }, () => JSON.stringify(randomAnswer(ask, t.state, chance))));
  expect([...drawn].sort()).toEqual(
    t.south
      .options()
      .map((option) => JSON.stringify(option))
      .sort(),
  );
});
