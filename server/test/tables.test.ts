/** Tables that wait: who may keep them from beginning, and for how long. */
import type { MatchCard, MatchList, Problem } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Room } from '../rooms/room.ts';
import { openHouse, type TestHouse } from './house.ts';
import { type Visitor, visit } from './visitor.ts';

let house: TestHouse;
let later = 0;
beforeAll(async () => {
  house = await openHouse({}, undefined, { now: () => Date.now() + later });
});
afterAll(() => house.close());

const listed = { game: 'toy', seats: ['me', 'open'], listed: true };
const refusal = async (visitor: Visitor, path: string, body: unknown = {}) => {
  const { status, body: problem } = await visitor.call('POST', path, body);
  return [status, (problem as Problem).code];
};
const names = async (visitor: Visitor, query = '') => (await visitor.get<MatchList>(`/matches/open${query}`)).matches.map(({ id }) => id);

test('finding 5: three listed tables of one person wait; full ones leave the list, and lists have games and pages', async () => {
  const [ann, bob] = [await visit(house.url), await visit(house.url)];
  const made: MatchCard[] = [];
  for (let i = 0; i < 3; i++) made.push(await ann.post('/matches', listed));
  expect(await refusal(ann, '/matches', listed)).toEqual([429, 'too-many']);
  await ann.post('/matches', { ...listed, listed: false });
  expect(await names(bob)).toEqual(expect.arrayContaining(made.map(({ id }) => id)));
  await bob.post(`/matches/${made[0]?.id}/join`);
  expect(await names(bob)).not.toContain(made[0]?.id);
  expect(await names(bob, '?game=chess')).toEqual([]);
  expect(await names(bob, '?game=toy&page=1')).toEqual([]);
  expect((await bob.call('GET', '/matches/open?page=-1')).status).toBe(400);
  for (const { id } of made) await ann.post(`/matches/${id}/leave`);
  await ann.post('/matches', listed);
});

test('finding 5: one address makes few listed tables, under any name', async () => {
  const strict = await openHouse({ 'message-rate': '40' });
  const made: number[] = [];
  for (let i = 0; i < 10; i++) made.push((await (await visit(strict.url)).call('POST', '/matches', listed)).status);
  expect(made.filter((status) => status === 200)).toHaveLength(6);
  expect(made.at(-1)).toBe(429);
  await strict.close();
});

test('finding 6: one person sits at few listed tables that wait; the host frees a seat, which stays free of them', async () => {
  const eve = await visit(house.url);
  const hosts = await Promise.all(Array.from({ length: 6 }, () => visit(house.url)));
  const tables = await Promise.all(hosts.map((host) => host.post('/matches', listed)));
  for (const { id } of tables.slice(0, 5)) await eve.post(`/matches/${id}/join`);
  expect(await refusal(eve, `/matches/${tables[5]?.id}/join`)).toEqual([429, 'too-many']);

  const [host, { id } = { id: '' }] = [hosts[0] as Visitor, tables[0]];
  expect(await refusal(eve, `/matches/${id}/free`, { seat: 0 })).toEqual([403, 'not-allowed']);
  expect(await refusal(host, `/matches/${id}/free`, { seat: 0 })).toEqual([409, 'not-allowed']);
  const tab = await eve.tab();
  await tab.watch(id, 1);
  const dropped = tab.next((notice) => notice.t === 'refused');
  expect((await host.post(`/matches/${id}/free`, { seat: 1 })).seats[1]?.driver).toBe('open');
  expect(await dropped).toMatchObject({ code: 'not-your-seat', as: 1 });
  expect(await refusal(eve, `/matches/${id}/join`)).toEqual([409, 'not-allowed']);
  const bob = await visit(house.url);
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  await host.post(`/matches/${id}/word`, { word: 'a' });
  expect(await refusal(host, `/matches/${id}/free`, { seat: 1 })).toEqual([409, 'not-allowed']);
});

test('finding 6: a seat whose page is not there and that never pledged becomes free after a minute', async () => {
  const [ann, bob, cid, dee] = [await visit(house.url), await visit(house.url), await visit(house.url), await visit(house.url)];
  const [away, here, bound] = [await ann.post('/matches', listed), await ann.post('/matches', listed), await ann.post('/matches', listed)];
  await bob.post(`/matches/${away.id}/join`);
  await cid.post(`/matches/${here.id}/join`);
  const tab = await cid.tab();
  await tab.watch(here.id, 1);
  await dee.post(`/matches/${bound.id}/join`, { pledge: 'ab'.repeat(32) });
  const rooms = (await Promise.all([away, here, bound].map(({ id }) => house.house.rooms.open(id)))) as Room[];
  later += 61_000;
  for (const room of rooms) room.arrange();
  await expect.poll(() => rooms.map((room) => room.match.desk.seats[1]?.driver)).toEqual(['open', 'person', 'person']);
  tab.close();
  later += 61_000;
  await expect.poll(() => rooms[1]?.followers.isEmpty).toBe(true);
  for (const room of rooms) room.arrange();
  await expect.poll(() => rooms.map((room) => room.match.desk.seats[1]?.driver)).toEqual(['open', 'open', 'person']);
  // Not for good: somebody whose line was gone comes back.
  await bob.post(`/matches/${away.id}/join`);
});

test('finding 7: who pledges again and again, or comes and goes, must wait longer each time', async () => {
  const [ann, eve] = [await visit(house.url), await visit(house.url)];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open', 'open'] });
  await eve.post(`/matches/${id}/join`);
  const pledge = (n: number) => eve.call('POST', `/matches/${id}/pledge`, { pledge: String(n).padStart(64, '0') });
  const statuses: number[] = [];
  for (let n = 0; n < 10; n++) statuses.push((await pledge(n)).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.at(-1)).toBe(429);
  later += 1_001;
  expect([(await pledge(20)).status, (await pledge(21)).status]).toEqual([200, 429]);
  later += 1_001;
  expect((await pledge(22)).status).toBe(429);

  await eve.post(`/matches/${id}/leave`);
  await eve.post(`/matches/${id}/join`);
  await eve.post(`/matches/${id}/leave`);
  expect(await refusal(eve, `/matches/${id}/join`)).toEqual([409, 'not-allowed']);
  for (let i = 0; i < 2; i++) {
    const other = await visit(house.url);
    await other.post(`/matches/${id}/join`);
    await other.post(`/matches/${id}/leave`);
  }
  const late = await visit(house.url);
  expect(await refusal(late, `/matches/${id}/join`)).toEqual([429, 'flood']);
  later += 60_000;
  await late.post(`/matches/${id}/join`);
});

test('finding 7: what is done at tables over HTTP goes through the limit of deeds', async () => {
  const strict = await openHouse({ 'message-rate': '1' });
  const ann = await visit(strict.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'] });
  expect((await ann.call('POST', `/matches/${id}/pledge`, { pledge: 'ab'.repeat(32) })).status).toBe(200);
  expect(await refusal(ann, `/matches/${id}/leave`)).toEqual([429, 'flood']);
  await strict.close();
});

test('finding 16: nobody waits for somebody who had their data deleted', async () => {
  const [ann, bob] = [await visit(house.url), await visit(house.url)];
  const own = await ann.post('/matches', listed);
  const other = await bob.post('/matches', listed);
  await ann.post(`/matches/${other.id}/join`);
  expect((await ann.call('DELETE', '/me')).status).toBe(200);
  expect((await bob.get<MatchCard>(`/matches/${own.id}`)).phase).toBe('abandoned');
  expect((await bob.get<MatchCard>(`/matches/${other.id}`)).seats[1]?.driver).toBe('open');
});

test('finding 19: a table of open seats is called off by its maker, and by nobody else', async () => {
  const [ann, bob] = [await visit(house.url), await visit(house.url)];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['open', 'open'] });
  expect(await refusal(bob, `/matches/${id}/leave`)).toEqual([403, 'not-your-seat']);
  expect((await ann.post(`/matches/${id}/leave`)).phase).toBe('abandoned');
});
