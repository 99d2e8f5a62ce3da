/** Who may talk at a table, and under which name. */
import type { AnyGame } from '@bridgehead/kernel';
import { looksLike } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toy } from '../../match/test/toy.ts';
import { openHouse, type TestHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const named = async (name: string): Promise<Visitor> => {
  const visitor = await visit(house.url);
  await visitor.call('PATCH', '/me', { name });
  return visitor;
};
async function table(more: object = {}) {
  const ann = await named('Ann Boleyn');
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'], ...more });
  const tab = await ann.tab();
  await tab.watch(id, 0);
  return { ann, id, tab };
}
async function onlooker(id: string, name = 'Eve') {
  const eve = await named(name);
  const tab = await eve.tab();
  await tab.watch(id, 'spectator');
  return { eve, tab, say: (text: string) => tab.ask({ t: 'chat', match: id, text }) };
}

test('finding 18: a muted guest is not heard as the next guest either, and other guests are once they were', async () => {
  const { id, tab } = await table();
  const first = await onlooker(id);
  const heard = tab.next((notice) => notice.t === 'said');
  await first.say('one');
  await heard;
  await tab.ask({ t: 'mute', person: first.eve.id, on: true });
  const second = await onlooker(id);
  await second.say('two');
  const bob = await visit(house.url);
  await bob.post(`/matches/${id}/join`);
  const seated = await bob.tab();
  await seated.watch(id, 1);
  const next = tab.next((notice) => notice.t === 'said');
  await seated.ask({ t: 'chat', match: id, text: 'three' });
  expect(await next).toMatchObject({ lines: [{ text: 'three' }] });
  expect(JSON.stringify(tab.of('said'))).not.toContain('two');
});

test('finding 18: no spectator talks under the name of somebody in a seat, nor under one that looks like it', async () => {
  const { id } = await table();
  for (const name of ['Ann Boleyn', 'ann boleyn', '\u0410nn B\u043eleyn', 'Ann B0leyn'])
    expect(await (await onlooker(id, name)).say('It is me')).toMatchObject({ t: 'refused', code: 'not-allowed' });
  expect((await (await onlooker(id, 'Anna Boleyn')).say('Hello')).t).toBe('ok');
  expect([looksLike('', ''), looksLike('…', '!'), looksLike('Bob', 'B\u00f3b')]).toEqual([false, false, true]);
});

test('finding 18: spectators are quiet by the table, or when somebody in a seat says so', async () => {
  const quiet = await table({ talk: false });
  expect(await (await onlooker(quiet.id)).say('Hello')).toMatchObject({
    code: 'not-allowed',
    sentence: 'Spectators are quiet at this table.',
  });
  const { id, tab } = await table();
  const { say } = await onlooker(id);
  expect((await say('Hello')).t).toBe('ok');
  await tab.ask({ t: 'hush', match: id, seat: 0, on: true });
  expect(await say('Hello?')).toMatchObject({ code: 'not-allowed' });
  expect((await tab.ask({ t: 'chat', match: id, text: 'We talk on' })).t).toBe('ok');
  await tab.ask({ t: 'hush', match: id, seat: 0, on: false });
  expect((await say('Thanks')).t).toBe('ok');
});

test('finding 18: a name is not changed all the time', async () => {
  const strict = await openHouse({ 'request-rate': '50' });
  const eve = await visit(strict.url);
  const statuses: number[] = [];
  for (let i = 0; i < 8; i++) statuses.push((await eve.call('PATCH', '/me', { name: `Eve ${i}` })).status);
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429, 429]);
  await strict.close();
});

test('letters arrive as fast as people type, and no faster', async () => {
  const writing = {
    ...toy,
    *step(t) {
      yield* t.write(0, 'toy.name', { max: 40, fallback: '' });
    },
  } as AnyGame;
  const strict = await openHouse({ 'message-rate': '40' }, undefined, { game: writing });
  const [ann, bob] = [await visit(strict.url), await visit(strict.url)];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'] });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  const [hers, his] = [await ann.tab(), await bob.tab()];
  await hers.watch(id, 0);
  await his.watch(id, 1);
  const prompt = hers.sees(id, 0).shown.prompt?.id ?? 0;
  const letters = Array.from({ length: 60 }, (_, i) => hers.ask({ t: 'typing', match: id, seat: 0, prompt, text: `Once ${i}` }));
  expect((await Promise.all(letters)).every(({ t }) => t === 'ok')).toBe(true);
  await his.ask({ t: 'ping' });
  expect(his.of('typing').length).toBeGreaterThanOrEqual(20);
  expect(his.of('typing').length).toBeLessThan(40);
  await strict.close();
});
