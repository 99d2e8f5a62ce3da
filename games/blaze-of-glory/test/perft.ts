/** Fixed positions whose answer sequences are counted: a changed count is a changed rule. */
import type { PerftScene } from '@bridgehead/testkit';
import type { Blaze } from '../index.ts';
import { position } from './scene.ts';

export const perftScenes: readonly PerftScene<Blaze>[] = [
  {
    name: 'orders of one ship',
    state: () =>
      position({
        line: ['Krios Suppression', 'Nebula'],
        a: { ships: ['I.K.C. Lukara@0: Kang, Kor'] },
        b: { facilities: ['Federation Outpost@1'] },
      }),
    depths: [1, 2, 3],
  },
  {
    name: 'a battle with Tactics on both sides',
    state: () =>
      position({
        line: ['Nebula'],
        a: {
          ships: ['I.K.C. Lukara@0: Kang', "I.K.C. K'Vort@0: Voktak"],
          tactics: ['Pulse Disruptor', 'Attack Wing'],
          hand: ['Weak Spot'],
        },
        b: { ships: ['U.S.S. Galaxy@0: Worf'], tactics: ['Phaser Banks', 'Photon Torpedo'] },
        stage: 'orders',
      }),
    depths: [1, 2, 3, 4],
  },
  {
    name: 'captives and a Brig',
    state: () =>
      position({
        line: ['Covert Rescue'],
        a: {
          facilities: ['Romulan Outpost@0: Sela'],
          on: ['Holding Cell Door>Romulan Outpost'],
          captives: ['Worf@Romulan Outpost'],
          hand: ['Brainwash'],
        },
        b: { facilities: ['Federation Outpost@0'], hand: ['Amanda Rogers'] },
      }),
    depths: [1, 2, 3],
  },
];
