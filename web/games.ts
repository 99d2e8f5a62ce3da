/** The games on the shelf as the hall sees them; each is loaded when somebody sits down. */
import { catalogue, type Shelf } from '@bridgehead/games';
import type { AnyGame } from '@bridgehead/kernel';
import type { DeckPage, GameTable } from '@bridgehead/ui';

export const GAMES: readonly Shelf[] = catalogue;

export const shelfOf = (id: string): Shelf | undefined => GAMES.find((one) => one.id === id);
export const isGame = (id: string): boolean => shelfOf(id) !== undefined;
export const titleOf = (id: string): string => shelfOf(id)?.title ?? id;

export async function loadGame(id: string): Promise<AnyGame> {
  const shelf = shelfOf(id);
  if (shelf === undefined) throw new Error(`there is no game ${id}`);
  return shelf.load();
}

export const hasDecks = (id: string): boolean => shelfOf(id)?.decks !== undefined;
export async function loadDecks(id: string): Promise<DeckPage | null> {
  return (await shelfOf(id)?.decks?.()) ?? null;
}

export async function loadTable(id: string): Promise<GameTable | null> {
  return (await shelfOf(id)?.table?.()) ?? null;
}
