import type { Shelf } from '@bridgehead/games/shelf';
import { rollingDices } from './icons/emblem.ts';

export const shelf: Shelf = {
  id: 'template-game',
  title: 'Template Game',
  tagline: 'Enlist, strike, parry: strength decides.',
  seats: { min: 2, max: 2 },
  minutes: '5',
  emblem: { glyph: rollingDices, ground: 'land' },
  load: async () => (await import('./index.ts')).game,
  rulebook: async () => (await import('./rulebook/index.ts')).rulebook,
  cards: async () => (await import('./binder.ts')).binder,
  table: async () => (await import('./ui/index.tsx')).table,
  icons: async () => {
    const [{ EMBLEM, TABLE }, drawings] = await Promise.all([import('./icons/used.ts'), import('./icons/table.ts')]);
    return { authors: { ...EMBLEM, ...TABLE }, drawings: { ...drawings, rollingDices } };
  },
};
