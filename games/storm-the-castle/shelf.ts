import type { Shelf } from '@bridgehead/games/shelf';
import { castle } from './icons/emblem.ts';

export const shelf: Shelf = {
  id: 'storm-the-castle',
  title: 'Storm the Castle',
  tagline: 'Hold your keep, storm theirs. Dice decide, odds are open.',
  seats: { min: 2, max: 2 },
  minutes: '20–35',
  emblem: { glyph: castle, ground: 'land' },
  stage: { hour: 'day', seats: 2, after: 36 },
  lettering: 'roman',
  intro: async () => (await import('./intro.ts')).intro,
  load: async () => (await import('./index.ts')).game,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  cards: async () => (await import('./binder.ts')).binder,
  faces: async () => (await import('./ui/faces/gallery.ts')).GALLERY,
  table: async () => (await import('./ui/index.tsx')).table,
  icons: async () => {
    const [{ EMBLEM, TABLE, FACES }, drawings, pictures] = await Promise.all([
      import('./icons/used.ts'),
      import('./icons/table.ts'),
      import('./icons/faces.ts'),
    ]);
    return { authors: { ...EMBLEM, ...TABLE, ...FACES }, drawings: { ...drawings, ...pictures, castle } };
  },
};
