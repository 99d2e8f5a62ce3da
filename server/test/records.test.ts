/** Tables that go on from records. */
import type { RecordOfMatch, Verdict } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { visit } from './visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

test('finding 4: a table goes on without what was taken back, lists do not read it, and its own record holds', async () => {
  const [ann, bob] = [await visit(house.url), await visit(house.url)];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'] });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  const [hers, his] = [await ann.tab(), await bob.tab()];
  await hers.watch(id, 0);
  await his.watch(id, 1);
  await hers.answer(id, 0, 'roll');
  await his.until(id, 1, ({ shown }) => shown.prompt !== null);
  await hers.ask({ t: 'undo', match: id, seat: 0 });
  await his.until(id, 1, ({ shown }) => shown.request?.kind === 'takeback');
  await his.ask({ t: 'consent', match: id, seat: 1, yes: true });
  await hers.until(id, 0, ({ shown }) => shown.prompt !== null);
  await hers.answer(id, 0, 'two');
  await his.until(id, 1, ({ shown }) => shown.prompt !== null);
  await his.ask({ t: 'concede', match: id, seat: 1 });
  const record = await ann.get<RecordOfMatch>(`/matches/${id}/record`);
  expect(record.entries).toMatchObject([{ undone: [{ answer: 'roll' }] }, { answer: 'two' }, { concede: 1 }]);

  const card = await ann.post('/records/continue', { record, upTo: 2, seats: ['me', { bot: 'cadet' }] });
  const { db } = house.house.store.engine;
  const { setup } = await db.selectFrom('matches').select('setup').where('id', '=', card.id).executeTakeFirstOrThrow();
  expect(setup).not.toContain('"two"');
  const { data } = await db.selectFrom('pasts').select('data').where('match', '=', card.id).executeTakeFirstOrThrow();
  expect(JSON.parse(data).entries).toEqual([{ jump: expect.any(Number) }, { seat: 0, answer: 'two' }]);

  const tab = await ann.tab();
  await tab.watch(card.id, 0, 'new');
  await tab.until(card.id, 0, ({ shown }) => shown.waiting[0] === 0);
  await tab.ask({ t: 'concede', match: card.id, seat: 0 });
  await tab.until(card.id, 0, ({ shown }) => shown.phase === 'over');
  const own = await ann.get<RecordOfMatch>(`/matches/${card.id}/record`);
  expect(own.from?.entries).toHaveLength(2);
  expect(await ann.post<Verdict>('/records/verify', own)).toMatchObject({ genuine: true, problem: null });
});
