import type { Shelf } from '@bridgehead/games/shelf';
import { starfighter } from './icons/emblem.ts';

export const shelf: Shelf = {
  id: 'blaze-of-glory',
  title: 'Blaze of Glory',
  tagline: 'Build a deck, fly the line, solve missions, fight for glory.',
  notice: 'Unofficial. Not affiliated with the owners of Star Trek.',
  seats: { min: 2, max: 2 },
  minutes: '15–60',
  emblem: { glyph: starfighter, ground: 'space' },
  intro: async () => (await import('./intro.ts')).intro,
  load: async () => (await import('./index.ts')).game,
  opening: async () => {
    const { game, opensWithQuestion } = await import('./opening.ts');
    return { game, suits: opensWithQuestion };
  },
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  cards: async () => (await import('./binder.ts')).binder,
  faces: async () => (await import('./ui/faces/gallery.ts')).GALLERY,
  table: async () => (await import('./ui/index.tsx')).table,
  decks: async () => (await import('./builder/index.tsx')).Builder,
  icons: async () => {
    const [{ EMBLEM, TABLE, FACES }, drawings, pictures] = await Promise.all([
      import('./icons/used.ts'),
      import('./icons/table.ts'),
      import('./icons/faces.ts'),
    ]);
    return { authors: { ...EMBLEM, ...TABLE, ...FACES }, drawings: { ...drawings, ...pictures, starfighter } };
  },
};
