/** Decks: kept, shared by link, read by strangers only if shared, gone with their owner. */
import { type DeckFile, type DeckList, LIMITS } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

let house: TestHouse;
let ann: Visitor;
let bob: Visitor;
beforeAll(async () => {
  house = await openHouse();
  [ann, bob] = [await visit(house.url), await visit(house.url)];
});
afterAll(() => house.close());

const keep = (visitor: Visitor, name: string, text = '2 Scout\n1 Flagship'): Promise<DeckFile> =>
  visitor.post<DeckFile>('/games/toy/decks', { name, text });

test('a deck is kept, listed without its text, changed and deleted', async () => {
  const deck = await keep(ann, ' First\u202e  try ', '2 Scout\r\n1\u200b Flagship  ');
  expect(deck).toMatchObject({ game: 'toy', name: 'First try', text: '2 Scout\n1 Flagship', shared: false, yours: true });
  const { decks } = await ann.get<DeckList>('/games/toy/decks');
  expect(decks.map(({ id, name }) => [id, name])).toEqual([[deck.id, 'First try']]);
  expect(JSON.stringify(decks)).not.toContain('Flagship');
  expect((await ann.call('PUT', `/decks/${deck.id}`, { name: 'Second', text: 'x' })).body).toMatchObject({ name: 'Second', text: 'x' });
  expect((await ann.call('DELETE', `/decks/${deck.id}`)).status).toBe(200);
  expect((await ann.call('GET', `/decks/${deck.id}`)).status).toBe(404);
});

test('a stranger reads a deck only while it is shared, and never changes it', async () => {
  const { id } = await keep(ann, 'Mine');
  const stranger = () => fetch(`${house.url}/api/decks/${id}`);
  expect([(await stranger()).status, (await bob.call('GET', `/decks/${id}`)).status]).toEqual([404, 404]);
  await ann.post(`/decks/${id}/share`, { shared: true });
  expect(await (await stranger()).json()).toMatchObject({ name: 'Mine', text: '2 Scout\n1 Flagship', yours: false });
  for (const [method, path, body] of [
    ['PUT', `/decks/${id}`, { name: 'x', text: 'y' }],
    ['POST', `/decks/${id}/share`, { shared: false }],
    ['DELETE', `/decks/${id}`, undefined],
  ] as const)
    expect((await bob.call(method, path, body)).status).toBe(404);
  expect(await (await stranger()).json()).toMatchObject({ name: 'Mine' });
  await ann.post(`/decks/${id}/share`, { shared: false });
  expect((await stranger()).status).toBe(404);
});

test('nobody keeps more decks than the limit, and the data go with the person', async () => {
  const cid = await visit(house.url);
  const made = await Promise.all(Array.from({ length: LIMITS.decks }, (_, i) => keep(cid, `deck ${i}`)));
  expect(await cid.call('POST', '/games/toy/decks', { name: 'more', text: 'x' })).toMatchObject({
    status: 429,
    body: { code: 'too-many' },
  });
  await cid.post(`/decks/${made[0]?.id}/share`, { shared: true });
  await cid.call('DELETE', '/me');
  expect((await fetch(`${house.url}/api/decks/${made[0]?.id}`)).status).toBe(404);
});
