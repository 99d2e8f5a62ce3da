/** The drawn tables, loaded when somebody sits down at one. A game without an entry is played at the generic table. */
import type { GameTable } from '@bridgehead/ui';

export const TABLES: Readonly<Record<string, () => Promise<GameTable>>> = {
  'storm-the-bridge': async () => (await import('./storm-the-bridge/ui/index.tsx')).table,
  'storm-the-castle': async () => (await import('./storm-the-castle/ui/index.tsx')).table,
};
