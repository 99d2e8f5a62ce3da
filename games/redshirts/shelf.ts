import type { Shelf } from '@bridgehead/games/shelf';
import { spaceship } from './icons/emblem.ts';

export const shelf: Shelf = {
  id: 'redshirts',
  title: 'Redshirts',
  tagline: 'Fire from the bridge, board the enemy, and spend your redshirts well.',
  seats: { min: 2, max: 12 },
  minutes: '15–90',
  emblem: { glyph: spaceship, ground: 'space' },
  load: async () => (await import('./index.ts')).game,
  cards: async () => (await import('./binder.ts')).binder,
  icons: async () => ({ authors: (await import('./icons/used.ts')).EMBLEM, drawings: { spaceship } }),
};
