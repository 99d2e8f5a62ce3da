import type { Shelf } from '@bridgehead/games/shelf';
import { spaceship } from './icons/emblem.ts';

export const shelf: Shelf = {
  id: 'redshirts',
  title: 'Redshirts',
  tagline: 'Two ships, too many holes, and brave people in red.',
  seats: { min: 2, max: 12 },
  minutes: '15–90',
  emblem: { glyph: spaceship, ground: 'space' },
  intro: async () => (await import('./intro.ts')).intro,
  load: async () => (await import('./index.ts')).game,
  opening: async () => ({ game: (await import('./opening.ts')).game, suits: () => true }),
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  table: async () => (await import('./ui/index.tsx')).table,
  icons: async () => {
    const [{ EMBLEM, TABLE, LATER, FACES }, drawings, cards, pictures] = await Promise.all([
      import('./icons/used.ts'),
      import('./icons/table.ts'),
      import('./icons/later.ts'),
      import('./icons/faces.ts'),
    ]);
    return { authors: { ...EMBLEM, ...TABLE, ...LATER, ...FACES }, drawings: { ...drawings, ...cards, ...pictures, spaceship } };
  },
  cards: async () => (await import('./binder.ts')).binder,
  faces: async () => (await import('./ui/faces/gallery.ts')).GALLERY,
};
