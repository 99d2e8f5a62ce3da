/** Fixed positions whose answer sequences are counted: a changed count is a changed rule. */
import type { PerftScene } from '@bridgehead/testkit';
import type { Voyage } from '../state.ts';
import { optionsOf, position, type Scene } from './scene.ts';

const perftScene = (name: string, depths: readonly number[], setting: Scene): PerftScene<Voyage> => ({
  name,
  depths,
  state: () => position(setting),
  seats: setting.seats ?? 4,
  options: optionsOf(setting.options),
});

export const perftScenes: readonly PerftScene<Voyage>[] = [
  perftScene('an Order begins', [1, 2, 3, 4], { officers: ['C8', 'C4 E6', 'C6'] }),
  perftScene('an auction of three', [1, 2, 3, 4, 5], {
    seats: 5,
    officers: ['', 'C4', '', 'E6'],
    personalities: ['defensive', 'logical', 'inquisitive', 'philanthropic', 'aggressive'],
    phase: 'order-auction',
    change: stageFor('scan'),
  }),
  perftScene('a maverick’s plan', [1, 2, 3, 4], {
    officers: ['', 'C4 E6 C8'],
    encounter: 'E12 C6',
    phase: 'plan',
    change: (s) => {
      stageFor('phasers')(s);
      s.crew = 1;
      s.isMaverick = true;
    },
  }),
  perftScene('face-off in full', [1, 2, 3, 4], {
    options: { narration: 'full' },
    phase: 'challenge',
    encounter: 'E10',
    change: (s) => {
      stageFor('phasers')(s);
      Object.assign(s, { crew: 1, crewDie: 2 });
    },
  }),
  perftScene('roles', [1, 2, 3, 4], { seats: 3, phase: 'captain-auction', captain: -1, alien: -1 }),
];

function stageFor(order: 'scan' | 'phasers') {
  return (s: Voyage): void => {
    Object.assign(s, {
      order,
      method: order,
      themes: order === 'scan' ? ['science', 'discovery'] : ['violence', 'gain'],
      offer: 10,
      sheet: { sentience: 'sentient', number: 'one', kind: 'living', place: 'space' },
    });
    s.tales.push({ round: 1, order, alien: 'time eddy', where: 'here', voice: 'sentient', crew: -1, approach: 'ordered', won: null });
  };
}
