/** Fixed positions whose answer sequences are counted: a changed count is a changed rule. */
import type { PerftScene } from '@bridgehead/testkit';
import type { Castle } from '../index.ts';
import { position } from './scene.ts';

export const perftScenes: readonly PerftScene<Castle>[] = [
  {
    name: 'opening hand',
    state: () => position({ phase: 'dispatch', hands: [['knight', 'shield-bearer', 'cavalry', 'great-sword', 'cleric'], []] }),
    depths: [1, 2, 3],
  },
  {
    name: 'middle of the board',
    state: () =>
      position({
        south: { knight: 'L2+great-sword', cavalry: 'SHW', catapult: 'L1', cleric: 'SK', 'shield-bearer': 'SK' },
        north: { knight: 'NHW', 'shield-bearer': ['NK', 'L3+longbow'], blacksmith: 'NBW', sorcerer: 'NHW' },
        graveyards: [['cavalry', 'battle-axe'], []],
      }),
    depths: [1, 2, 3],
  },
  {
    name: 'at the gates',
    state: () =>
      position({
        south: { assassin: 'NBE', hero: 'NBW+siege-ladder', sorcerer: 'NBW', cavalry: 'NHW' },
        north: { 'shield-bearer': 'NK+tower-shield', cleric: 'NK', catapult: 'NTE' },
      }),
    depths: [1, 2, 3],
  },
];
