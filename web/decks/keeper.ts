/** Where decks are kept: with the server for people who are known to one, in this browser for everybody. */
import { type DeckKeeper, type KeptDeck, keepDecks, keptDecks } from '@bridgehead/ui';
import { api, sitDown } from '../api.ts';

/** Ids of decks that only this browser knows. */
const isLocal = (id: string): boolean => id.startsWith('local-');

export function keeperOf(game: string): DeckKeeper {
  const here = () => keptDecks(game);
  const keepHere = (deck: KeptDeck) => keepDecks(game, [deck, ...here().filter(({ id }) => id !== deck.id)]);
  const locally = ({ id, name, text }: Omit<KeptDeck, 'id'> & { readonly id: string | null }): KeptDeck => {
    const deck = { id: id ?? `local-${crypto.randomUUID().slice(0, 8)}`, name, text };
    keepHere(deck);
    return deck;
  };
  return {
    async list() {
      const me = await api.me();
      if (!me.ok || (me.value.person ?? null) === null) return here();
      const served = await api.decks(game);
      // A page without a server behind it may answer anything.
      if (!served.ok || !Array.isArray(served.value?.decks)) return here();
      const known = new Map(here().map((deck) => [deck.id, deck]));
      const decks = await Promise.all(
        served.value.decks.map(async ({ id }) => {
          const file = await api.deck(id);
          return file.ok ? { id, name: file.value.name, text: file.value.text } : (known.get(id) ?? null);
        }),
      );
      const all = [...decks.filter((deck) => deck !== null), ...here().filter(({ id }) => isLocal(id))];
      keepDecks(game, all);
      return all;
    },
    async save(deck) {
      const person = await sitDown();
      if (!person.ok) return locally(deck);
      const isNew = deck.id === null || isLocal(deck.id);
      const saved = isNew ? await api.addDeck(game, deck.name, deck.text) : await api.changeDeck(deck.id as string, deck.name, deck.text);
      if (!saved.ok) return saved.code === 'offline' ? locally(deck) : { problem: saved.sentence };
      if (deck.id !== null && isNew)
        keepDecks(
          game,
          here().filter(({ id }) => id !== deck.id),
        );
      const { id, name, text } = saved.value;
      if (typeof id !== 'string') return locally(deck);
      keepHere({ id, name, text });
      return { id, name, text };
    },
    async remove(id) {
      if (!isLocal(id)) await api.removeDeck(id);
      keepDecks(
        game,
        here().filter((deck) => deck.id !== id),
      );
    },
    async share(deck) {
      const shared = isLocal(deck.id) ? null : await api.shareDeck(deck.id);
      const page = `${location.origin}/decks/${game}`;
      // Without a server the whole deck is in the link.
      return shared?.ok ? `${page}/${deck.id}` : `${page}#${encode(deck.text)}`;
    },
  };
}

const encode = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));

/** The deck in a link's own text; null if there is none that can be read. */
export function deckInLink(hash: string): string | null {
  try {
    return hash.length < 2
      ? null
      : new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(atob(hash.slice(1)), (one) => one.charCodeAt(0)));
  } catch {
    return null;
  }
}
