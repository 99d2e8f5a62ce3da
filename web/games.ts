/** The games on the shelf as the hall sees them; each is loaded when somebody sits down. */
import { type CatalogueEntry, catalogue } from '@bridgehead/games';
import { TABLES } from '@bridgehead/games/tables';
import type { AnyGame } from '@bridgehead/kernel';
import type { GameTable } from '@bridgehead/ui';

export const GAMES: readonly CatalogueEntry[] = catalogue;

const entryOf = (id: string): CatalogueEntry | undefined => GAMES.find((one) => one.id === id);
export const isGame = (id: string): boolean => entryOf(id) !== undefined;
export const titleOf = (id: string): string => entryOf(id)?.title ?? id;

export async function loadGame(id: string): Promise<AnyGame> {
  const entry = entryOf(id);
  if (entry === undefined) throw new Error(`there is no game ${id}`);
  return entry.load();
}

export async function loadTable(id: string): Promise<GameTable | null> {
  return (await TABLES[id]?.()) ?? null;
}
