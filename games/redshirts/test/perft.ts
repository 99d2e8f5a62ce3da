/** Fixed positions whose answer sequences are counted: a changed count is a changed rule. */
import type { PerftScene } from '@bridgehead/testkit';
import type { Match } from '../index.ts';
import { position } from './scene.ts';

export const perftScenes: readonly PerftScene<Match>[] = [
  {
    name: 'first deeds of a duel',
    state: () => position({ mode: 'duel', A: { captain: { hand: ['Lock On', 'Redshirt'] } }, bots: [{ at: 'A eng', of: 'A captain' }] }),
    depths: [1, 2, 3],
    options: { crewing: 'duel' },
  },
  {
    name: 'a raid',
    state: () =>
      position({
        A: {
          captain: { hand: ['Aimed Shot', 'Scythe Beam'] },
          commander: { at: 'B hull_l', redshirts: 2, hand: ['Plasma Charge', 'Fire Brigade', 'Decoy'] },
          lieutenant: { dead: true },
        },
        B: { shield: 3, tele: 2, lieutenant: { dead: true } },
        fields: [{ at: 'B eng', of: 'B' }],
      }),
    depths: [1, 2, 3],
  },
  {
    name: 'damage control by three',
    state: () =>
      position({
        mode: 'seats',
        A: {
          hull_f: 2,
          sensor: 1,
          eng: 3,
          captain: { hand: ['Heal'] },
          commander: { at: 'hull_f', redshirts: 2, hand: ['Repair Brigade', 'Repair Lvl 1'] },
          lieutenant: { health: 2, hand: ['Repair Lvl 2', 'Repair Bot'] },
        },
        charges: [{ at: 'A hull_f', of: 'B' }],
      }),
    depths: [1, 2],
    seats: 6,
  },
  {
    name: 'an orphaned crew',
    state: () => position({ mode: 'seats', A: { captain: { dead: true }, commander: { at: 'pod_l' }, lieutenant: { dead: true } }, C: {} }),
    depths: [1, 2, 3],
    seats: 9,
  },
];
