/** The games on the shelf as the hall sees them; each is loaded when somebody sits down. */
import { catalogue, type Shelf } from '@bridgehead/games';
import type { AnyGame, OptionValues } from '@bridgehead/kernel';
import type { DeckPage, GameTable } from '@bridgehead/ui';
import { spokenBy } from './pseudo.ts';

export const GAMES: readonly Shelf[] = catalogue;

export const shelfOf = (id: string): Shelf | undefined => GAMES.find((one) => one.id === id);
export const isGame = (id: string): boolean => shelfOf(id) !== undefined;
export const titleOf = (id: string): string => shelfOf(id)?.title ?? id;

export async function loadGame(id: string): Promise<AnyGame> {
  const shelf = shelfOf(id);
  if (shelf === undefined) throw new Error(`there is no game ${id}`);
  return spokenBy(await shelf.load());
}

/** A game for a new match, with as much of its rules as the first question needs. */
export interface Opened {
  readonly game: AnyGame;
  /** Is the match asked something at once, before the rest is needed? */
  suits(options: OptionValues): boolean;
  /** The rest of its rules, on its way; null when they are all here. */
  readonly whole: Promise<unknown> | null;
}
export async function openGame(id: string): Promise<Opened> {
  const opening = await shelfOf(id)?.opening?.();
  return opening === undefined ? { game: await loadGame(id), suits: () => true, whole: null } : { ...opening, whole: loadGame(id) };
}

export const hasDecks = (id: string): boolean => shelfOf(id)?.decks !== undefined;
export async function loadDecks(id: string): Promise<DeckPage | null> {
  return (await shelfOf(id)?.decks?.()) ?? null;
}

export async function loadTable(id: string): Promise<GameTable | null> {
  const table = (await shelfOf(id)?.table?.()) ?? null;
  return table?.words === undefined ? table : { ...table, words: spokenBy(table.words) };
}
