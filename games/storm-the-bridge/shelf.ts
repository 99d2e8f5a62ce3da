import type { Shelf } from '@bridgehead/games/shelf';
import { captainHatProfile } from './icons/emblem.ts';

export const shelf: Shelf = {
  id: 'storm-the-bridge',
  title: 'Storm the Bridge',
  tagline: 'Recruit a crew, take the ship room by room, keep the Chair.',
  seats: { min: 2, max: 6 },
  minutes: '25–75',
  emblem: { glyph: captainHatProfile, ground: 'space' },
  stage: { hour: 'night', seats: 4, after: 220 },
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
    return { authors: { ...EMBLEM, ...TABLE, ...FACES }, drawings: { ...drawings, ...pictures, captainHatProfile } };
  },
};
