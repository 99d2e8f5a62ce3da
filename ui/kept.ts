/** Texts that this browser keeps for a game: decks. The pages that make them keep a copy here, so that a table can offer them. */
export interface KeptDeck {
  readonly id: string;
  readonly name: string;
  readonly text: string;
}
const keyOf = (game: string): string => `bridgehead.decks.${game}`;

export function keptDecks(game: string): readonly KeptDeck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(keyOf(game)) ?? '[]');
    return Array.isArray(found) ? found.filter(isDeck) : [];
  } catch {
    return [];
  }
}
const isDeck = (one: unknown): one is KeptDeck =>
  typeof one === 'object' &&
  one !== null &&
  ['id', 'name', 'text'].every((field) => typeof (one as Record<string, unknown>)[field] === 'string');

export function keepDecks(game: string, decks: readonly KeptDeck[]): void {
  try {
    localStorage.setItem(keyOf(game), JSON.stringify(decks));
  } catch {
    // A full or forbidden store: the decks stay with the server, or with this page.
  }
}
