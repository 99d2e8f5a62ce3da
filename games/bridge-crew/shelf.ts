import type { Shelf } from '../shelf.ts';
import { d12 } from './icons/emblem.ts';

export const shelf: Shelf = {
  id: 'bridge-crew',
  title: 'Bridge Crew',
  tagline: 'Undercut your shipmates, face the unknown with one die, and write the episode on the way.',
  seats: { min: 3, max: 7 },
  minutes: '20–65',
  emblem: { glyph: d12, ground: 'space' },
  load: async () => (await import('./index.ts')).game,
  icons: async () => ({ authors: (await import('./icons/used.ts')).EMBLEM, drawings: { d12 } }),
};
