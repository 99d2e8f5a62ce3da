/** Fixed positions whose answer sequences are counted: a changed count is a changed rule. */
import type { PerftScene } from '@bridgehead/testkit';
import type { Bridge } from '../index.ts';
import { position } from './scene.ts';

export const perftScenes: readonly PerftScene<Bridge>[] = [
  {
    name: 'first turn',
    state: () => position({ turn: 1, round: 1, a: { hand: ['Pulse Carbine', 'Hold That Door'] }, pool: ['Junk', 'Celandine'] }),
    depths: [1, 2, 3, 4],
  },
  {
    name: 'two hands full of answers',
    state: () =>
      position({
        a: { crew: ['Kiva', 'Gale'], hand: ['Rewrite', 'Covering Fire', 'Second Wind'], sections: ['Galley'] },
        b: {
          leader: 'Lohn',
          crew: ['Cutter@Armory', 'Fixit'],
          sections: ['Armory'],
          hand: ['Hold That Door', 'Stun Beam', 'Mistaken Identity'],
        },
        pool: ['Junk'],
      }),
    depths: [1, 2, 3],
  },
  {
    name: 'a claim among three',
    state: () =>
      position({
        a: { sections: ['Bridge'], hand: ['Rewrite'] },
        b: { hand: ['Static on the Line', 'Rewrite'] },
        c: { hand: ['Static on the Line'] },
      }),
    depths: [1, 2, 3, 4, 5],
    seats: 3,
  },
  {
    name: 'redeployment',
    state: () => position({ phase: 'redeployment', a: { crew: ['Junk', 'Pell', 'Sool'], sections: ['Bridge', 'Galley'] } }),
    depths: [1, 2, 3],
  },
];
