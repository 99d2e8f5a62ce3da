import type { Shelf } from '@bridgehead/games/shelf';
import { spaceship } from './icons/emblem.ts';

export const shelf: Shelf = {
  id: 'redshirts',
  title: 'Redshirts',
  tagline: 'Two ships, too many holes, and brave people in red.',
  seats: { min: 2, max: 12 },
  minutes: '15–90',
  emblem: { glyph: spaceship, ground: 'space' },
  stage: 'night',
  intro: async () => (await import('./intro.ts')).intro,
  load: async () => (await import('./index.ts')).game,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  table: async () => (await import('./ui/index.tsx')).table,
  icons: async () => {
    const [{ EMBLEM, TABLE, LATER }, drawings, cards] = await Promise.all([
      import('./icons/used.ts'),
      import('./icons/table.ts'),
      import('./icons/later.ts'),
    ]);
    return { authors: { ...EMBLEM, ...TABLE, ...LATER }, drawings: { ...drawings, ...cards, spaceship } };
  },
  cards: async () => (await import('./binder.ts')).binder,
};
