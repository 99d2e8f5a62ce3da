import type { Shelf } from '@bridgehead/games/shelf';
import { d12 } from './icons/emblem.ts';

export const shelf: Shelf = {
  id: 'bridge-crew',
  title: 'Bridge Crew',
  tagline: 'Roll the dice, tell the tale, write the episode together.',
  seats: { min: 3, max: 7 },
  minutes: '20–65',
  emblem: { glyph: d12, ground: 'space' },
  intro: async () => (await import('./intro.ts')).intro,
  load: async () => (await import('./index.ts')).game,
  opening: async () => {
    const { game, opensWithQuestion } = await import('./opening.ts');
    return { game, suits: opensWithQuestion };
  },
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  table: async () => (await import('./ui/index.tsx')).table,
  keepsake: { title: 'The episode', load: async () => (await import('./ui/episode/index.tsx')).keepsake },
  icons: async () => {
    const [{ EMBLEM, TABLE, SOON, LATER }, drawings, orders, faces] = await Promise.all([
      import('./icons/used.ts'),
      import('./icons/table.ts'),
      import('./icons/soon.ts'),
      import('./icons/later.ts'),
    ]);
    return { authors: { ...EMBLEM, ...TABLE, ...SOON, ...LATER }, drawings: { ...drawings, ...orders, ...faces, d12 } };
  },
  cards: async () => (await import('./binder.ts')).binder,
  faces: async () => (await import('./ui/faces/gallery.ts')).GALLERY,
};
