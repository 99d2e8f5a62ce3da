import { cleanLine, cleanText, DeckBody, DeckFile, DeckList, LIMITS, Problem, ShareBody } from '@bridgehead/match';
import { nanoid } from 'nanoid';
import { z } from 'zod';
import type { House } from '../house.ts';
import { problem } from '../problem.ts';
import type { DeckRow } from '../store/decks.ts';
import { idParam, type Routes, somebody, visitor } from './context.ts';

const params = idParam;
const refusals = { 400: Problem, 401: Problem, 404: Problem, 413: Problem, 429: Problem };
const Done = z.object({ done: z.literal(true) });

/** What is not there and what is not theirs look the same. */
const nothing = () => problem('gone', 'There is no such deck.');

const shownDeck = ({ id, game, name, text, shared, changed }: DeckRow, yours: boolean): DeckFile => ({
  id,
  game,
  name,
  text,
  shared: shared === 1,
  changed,
  yours,
});

function read(body: DeckBody): { name: string; text: string } {
  const name = cleanLine(body.name, LIMITS.name);
  if (name === '') throw problem('bad-message', 'A deck needs a name with at least one letter that can be seen.');
  const text = cleanText(body.text, true);
  if (text === '') throw problem('bad-message', 'A deck needs at least one line.');
  return { name, text };
}

export function deckRoutes(app: Routes, house: House): void {
  const { decks } = house.store;

  app.get(
    '/api/games/:game/decks',
    {
      schema: {
        summary: 'My decks for a game',
        params: z.object({ game: z.string().max(60) }),
        response: { 200: DeckList, ...refusals },
      },
    },
    async (request) => {
      const person = await somebody(house, request);
      const rows = await decks.of(person.id, house.lobby.game(request.params.game).id);
      return { decks: rows.map(({ id, game, name, shared, changed }) => ({ id, game, name, shared: shared === 1, changed })) };
    },
  );

  app.post(
    '/api/games/:game/decks',
    {
      schema: {
        summary: 'Keep a new deck',
        params: z.object({ game: z.string().max(60) }),
        body: DeckBody,
        response: { 200: DeckFile, ...refusals },
      },
    },
    async (request) => {
      const person = await somebody(house, request);
      const game = house.lobby.game(request.params.game).id;
      const deck = { ...read(request.body), id: nanoid(16), person: person.id, game, shared: 0, changed: house.now() };
      if (!(await decks.add(deck, LIMITS.decks))) throw problem('too-many', `You have ${LIMITS.decks} decks; delete one first.`);
      return shownDeck(deck, true);
    },
  );

  app.get(
    '/api/decks/:id',
    { schema: { summary: 'A deck of mine, or one that is shared', params, response: { 200: DeckFile, ...refusals } } },
    async (request) => {
      const person = await visitor(house, request);
      const deck = await decks.one(request.params.id);
      const yours = deck !== null && deck.person === person?.id;
      if (deck === null || (deck.shared === 0 && !yours)) throw nothing();
      return shownDeck(deck, yours);
    },
  );

  const changed = async (person: string, id: string, to: Parameters<typeof decks.change>[2]): Promise<DeckFile> => {
    const deck = (await decks.change(person, id, to)) ? await decks.one(id) : null;
    if (deck === null) throw nothing();
    return shownDeck(deck, true);
  };
  app.put(
    '/api/decks/:id',
    { schema: { summary: 'Change a deck', params, body: DeckBody, response: { 200: DeckFile, ...refusals } } },
    async (request) => {
      const person = await somebody(house, request);
      return changed(person.id, request.params.id, { ...read(request.body), changed: house.now() });
    },
  );
  app.post(
    '/api/decks/:id/share',
    {
      schema: {
        summary: 'Let everybody who has the link read the deck, or no longer',
        params,
        body: ShareBody,
        response: { 200: DeckFile, ...refusals },
      },
    },
    async (request) => {
      const person = await somebody(house, request);
      return changed(person.id, request.params.id, { shared: Number(request.body.shared) });
    },
  );
  app.delete('/api/decks/:id', { schema: { summary: 'Delete a deck', params, response: { 200: Done, ...refusals } } }, async (request) => {
    const person = await somebody(house, request);
    if (!(await decks.remove(person.id, request.params.id))) throw nothing();
    return { done: true as const };
  });
}
