/** What strangers can make us keep and do is bounded, no matter who they claim to be. */
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { Buckets } from '../limits.ts';
import { instantBots, openHouse, type TestHouse } from './house.ts';
import { type Tab, type Visitor, visit } from './visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ 'message-rate': '40' });
});
afterAll(() => house.close());

const port = () => Number(new URL(house.url).port);
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function seated(more: object = {}): Promise<{ id: string; ann: Visitor; tab: Tab }> {
  const ann = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'], ...more });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  return { id, ann, tab };
}

test('pings of the WebSocket itself are counted like messages, and a flood of them ends the connection', async () => {
  const { cookie } = await visit(house.url);
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  await new Promise((resolve) => socket.once('open', resolve));
  let pongs = 0;
  socket.on('pong', () => pongs++);
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (let i = 0; i < 2_000; i++) socket.ping('x'.repeat(100));
  expect(await closed).toBe(1008);
  expect(pongs).toBeGreaterThan(0);
  expect(pongs).toBeLessThanOrEqual(260);
});

test('pongs that nobody asked for are counted too', async () => {
  const { cookie } = await visit(house.url);
  const socket = new WebSocket(`${house.url.replace('http', 'ws')}/api/socket`, { headers: { cookie } });
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = new Promise((resolve) => socket.once('close', resolve));
  for (let i = 0; i < 2_000; i++) socket.pong('x'.repeat(100));
  expect(await closed).toBe(1008);
});

/** More than the buffers of both ends' lines take, and much more than is kept for somebody who does not read. */
const MOST_PINGS = 64 * 1024 * 1024;

test('one who sends pings and does not read is cut off, also where no limit of messages would do it', async () => {
  const free = await openHouse({ 'message-rate': '100000000' });
  const { cookie } = await visit(free.url);
  const line: Socket = connect(Number(new URL(free.url).port), '127.0.0.1');
  const gone = new Promise((resolve) => line.once('close', resolve));
  line.on('error', () => undefined);
  line.pause();
  line.write(
    `GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n` +
      `Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nCookie: ${cookie}\r\n\r\n`,
  );
  const ping = Buffer.concat([Buffer.from([0x89, 0x80 | 125, 0, 0, 0, 0]), Buffer.alloc(125)]);
  const many = Buffer.concat(Array.from({ length: 1_000 }, () => ping));
  // As fast as they are read: what waits, waits at the server.
  for (let sent = 0; sent < MOST_PINGS && !line.destroyed; sent += many.length)
    await Promise.race([new Promise((resolve) => line.write(many, resolve)), gone]);
  await expect.poll(() => line.destroyed).toBe(true);
  await free.close();
});

test('a person who talks through many connections is one person', async () => {
  const ann = await visit(house.url);
  const tabs = await Promise.all(Array.from({ length: 5 }, () => ann.tab()));
  for (const tab of tabs) for (let i = 0; i < 150; i++) tab.socket.send(JSON.stringify({ t: 'ping', n: i }));
  await sleep(500);
  const pongs = tabs.reduce((sum, tab) => sum + tab.of('pong').length, 0);
  // Two connections' worth: 400 at once and 80 a second.
  expect(pongs).toBeGreaterThanOrEqual(400);
  expect(pongs).toBeLessThan(650);
});

test('more connections at once than are allowed are not made, however quickly they come', async () => {
  const ann = await visit(house.url);
  const tries = await Promise.allSettled(Array.from({ length: 60 }, () => ann.tab()));
  const made = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  expect(made).toHaveLength(20);
  for (const tab of made) tab.close();
  await expect.poll(async () => (await ann.tab().catch(() => null)) !== null).toBe(true);
});

test('connections from one address are bounded over all persons', async () => {
  const small = await openHouse({ 'connections-address': '3' });
  const people = await Promise.all(Array.from({ length: 5 }, () => visit(small.url)));
  const tries = await Promise.allSettled(people.map((one) => one.tab()));
  expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await small.close();
});

test('a forged X-Forwarded-For is no address', async () => {
  const strict = await openHouse({ 'request-rate': '50', 'trust-proxy': '1' });
  const statuses: number[] = [];
  for (let i = 0; i < 12; i++) {
    // What a visitor sends comes first; the proxy adds the true address behind it.
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': `10.0.0.${i}, 192.0.2.7` };
    statuses.push((await fetch(`${strict.url}/api/session`, { method: 'POST', headers, body: '{}' })).status);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(statuses.at(-1)).toBe(429);
  await strict.close();
});

test('a forged X-Forwarded-For gives nobody more connections, and without a proxy of ours nobody has another address', async () => {
  for (const proxies of ['0', '1']) {
    const strict = await openHouse({ 'connections-address': '3', 'trust-proxy': proxies });
    const people = await Promise.all(Array.from({ length: 5 }, () => visit(strict.url)));
    const forged = (i: number) => ({ 'x-forwarded-for': `10.0.0.${i}${proxies === '0' ? '' : ', 192.0.2.7'}` });
    const tries = await Promise.allSettled(people.map((one, i) => one.tab(forged(i))));
    expect(tries.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    await strict.close();
  }
});

test('tables of open seats count for the person who made them', async () => {
  const strict = await openHouse({ 'matches-each': '2' });
  const ann = await visit(strict.url);
  const make = () => ann.call('POST', '/matches', { game: 'toy', seats: ['open', 'open'] });
  expect([(await make()).status, (await make()).status, (await make()).status]).toEqual([200, 200, 429]);
  await strict.close();
});

test('nobody has more tables than they may, though they ask for all at once: made or joined', async () => {
  const strict = await openHouse({ 'matches-each': '3' });
  const [ann, bob, cem] = await Promise.all([visit(strict.url), visit(strict.url), visit(strict.url)]);
  const seats = ['me', 'open'];
  const made = await Promise.all(Array.from({ length: 9 }, () => ann.call('POST', '/matches', { game: 'toy', seats })));
  expect(made.map(({ status }) => status).sort()).toEqual([200, 200, 200, ...Array<number>(6).fill(429)]);
  const others = await Promise.all(Array.from({ length: 2 }, () => bob.post('/matches', { game: 'toy', seats })));
  const open = [...others, ...made.flatMap(({ status, body }) => (status === 200 ? [body as { id: string }] : []))];
  const joined = await Promise.all(open.map(({ id }) => cem.call('POST', `/matches/${id}/join`, {})));
  expect(joined.map(({ status }) => status).sort()).toEqual([200, 200, 200, 429, 429]);
  await strict.close();
});

test('one person takes one seat, however often they ask at once', async () => {
  const ann = await visit(house.url);
  const bob = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['open', 'open', 'open'] });
  const tries = await Promise.all([0, 1, 2].map((seat) => bob.call('POST', `/matches/${id}/join`, { seat })));
  expect(tries.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
});

test('onlookers who talk are slowed down together, players are not', async () => {
  const { id, tab } = await seated();
  const crowd = await Promise.all(Array.from({ length: 6 }, async () => (await visit(house.url)).tab()));
  for (const one of crowd) await one.watch(id, 'spectator');
  const said = await Promise.all(crowd.flatMap((one) => Array.from({ length: 6 }, () => one.ask({ t: 'chat', match: id, text: 'hi' }))));
  expect(said.filter(({ t }) => t === 'ok').length).toBeLessThanOrEqual(14);
  expect(said.some((one) => one.t === 'refused' && one.code === 'flood')).toBe(true);
  expect((await tab.answer(id, 0, 'one')).t).toBe('update');
  expect((await tab.ask({ t: 'chat', match: id, text: 'ssh' })).t).toBe('ok');
});

test('while the disk is slow, only so many wait for one match; the others are turned away, and what happens by itself is not', async () => {
  const { id, tab, ann } = await seated();
  const { store, rooms } = house.house;
  const room = await rooms.open(id);
  if (room === null) throw new Error('not there');
  const append = store.append.bind(store);
  let release: () => void = () => undefined;
  store.append = (given, hear) => {
    store.append = append;
    release = () => append(given, hear);
  };
  const answered = tab.answer(id, 0, 'one');
  await expect.poll(() => room.match.run?.answered).toBe(1);
  const follower = { person: ann.id, send: () => undefined, hear: () => undefined, cut: () => undefined, drop: () => undefined };
  const line = { do: 'chat', person: ann.id, name: 'Ann', seat: 0, text: 'hi', to: 'all' } as const;
  const waiting = Array.from({ length: 300 }, (_, re) => room.submit(line, { follower, re }));
  const byItself = room.submit(line);
  release();
  expect((await answered).t).toBe('update');
  const settled = await Promise.all(waiting);
  expect(settled.filter((one) => 'done' in one)).toHaveLength(256);
  expect(settled.filter((one) => 'refused' in one && one.refused.code === 'busy')).toHaveLength(44);
  expect('done' in (await byItself)).toBe(true);
});

test('one hint at a time, and not many', async () => {
  const ann = await visit(house.url);
  const { id } = await ann.post('/quick', { game: 'toy' });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  const { shown } = await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  const prompt = shown.prompt?.id ?? 0;
  const together = await Promise.all(Array.from({ length: 8 }, () => tab.ask({ t: 'hint', match: id, seat: 0, prompt })));
  expect(together.filter(({ t }) => t === 'hint')).toHaveLength(1);
  // Nor while one is thought about for the same person in another tab.
  const { hinting } = house.house.limits;
  expect(hinting.take(ann.id)).toBe(true);
  expect(await tab.ask({ t: 'hint', match: id, seat: 0, prompt })).toMatchObject({ t: 'refused', code: 'flood' });
  hinting.give(ann.id);
  expect((await tab.ask({ t: 'hint', match: id, seat: 0, prompt })).t).toBe('hint');
  const later: string[] = [];
  for (let i = 0; i < 10; i++) later.push((await tab.ask({ t: 'hint', match: id, seat: 0, prompt })).t);
  expect(later.filter((t) => t === 'hint').length).toBeLessThanOrEqual(6);
});

test('a hint for which there is no time is refused in a sentence', async () => {
  const busy = await openHouse({}, { ...instantBots, decide: (_match, _seat, _level, signal) => Promise.reject(signal.reason) });
  const ann = await visit(busy.url);
  const { id } = await ann.post('/quick', { game: 'toy' });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  const { shown } = await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(AbortSignal.abort());
  const given = await tab.ask({ t: 'hint', match: id, seat: 0, prompt: shown.prompt?.id ?? 0 });
  timeout.mockRestore();
  expect(given).toMatchObject({ t: 'refused', code: 'no-hint', sentence: expect.stringContaining('ask again later') });
  await busy.close();
});

test('hints are off between people unless the table allows them, and everybody sees it', async () => {
  const [ann, bob] = [await visit(house.url), await visit(house.url)];
  for (const [wanted, isOn] of [
    [{}, false],
    [{ hints: true }, true],
  ] as const) {
    const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'], ...wanted });
    await ann.post(`/matches/${id}/word`, { word: 'a' });
    await bob.post(`/matches/${id}/join`, { word: 'b' });
    const tab = await ann.tab();
    const { shown } = await tab.watch(id, 0);
    expect([shown.hints, (await (await bob.tab()).watch(id, 1)).shown.hints]).toEqual([isOn, isOn]);
    const given = await tab.ask({ t: 'hint', match: id, seat: 0, prompt: shown.prompt?.id ?? 0 });
    expect(given.t).toBe(isOn ? 'hint' : 'refused');
  }
  expect((await ann.post('/quick', { game: 'toy' })).hints).toBe(true);
});

test('nobody mutes more people than there could be', async () => {
  const ann = await visit(house.url);
  const { people } = house.house.store;
  for (let i = 0; i < 500; i += 50)
    await Promise.all(Array.from({ length: 50 }, (_, k) => people.setMute(ann.id, `m${i + k}`, true, 1_000)));
  const tab = await ann.tab();
  expect(await tab.ask({ t: 'mute', person: 'one-more', on: true })).toMatchObject({ t: 'refused', code: 'too-many' });
  expect(await tab.ask({ t: 'mute', person: 'm1', on: false })).toMatchObject({ t: 'ok' });
  expect(await tab.ask({ t: 'mute', person: 'one-more', on: true })).toMatchObject({ t: 'ok' });
});

test('a large body is read for known visitors only, and where one belongs', async () => {
  const body = JSON.stringify({ pad: 'x'.repeat(2_000_000) });
  const send = async (path: string, cookie: string) =>
    (await fetch(house.url + path, { method: 'POST', headers: { 'content-type': 'application/json', cookie }, body })).status;
  const { cookie } = await visit(house.url);
  expect(await send('/api/records/verify', '')).toBe(401);
  expect(await send('/api/records/verify', cookie)).toBe(400);
  expect(await send('/api/matches', cookie)).toBe(413);
});

test('a half-sent body does not keep the server from stopping, nor its matches from coming to rest', async () => {
  const own = await openHouse({}, instantBots);
  const ann = await visit(own.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'] });
  await ann.post(`/matches/${id}/word`, { word: 'w' });
  const half = connect(Number(new URL(own.url).port), '127.0.0.1');
  half.on('error', () => undefined);
  half.write(`POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"game`);
  await sleep(100);
  const { store } = own.house;
  let saved = 0;
  const save = store.matches.saveSnapshot.bind(store.matches);
  store.matches.saveSnapshot = async (...args) => {
    saved++;
    await save(...args);
  };
  const begun = performance.now();
  await own.close();
  expect(performance.now() - begun).toBeLessThan(3_000);
  expect(saved).toBe(1);
  half.destroy();
});

test('a server without a name of its own answers to addresses and localhost only', async () => {
  const ask = (host: string): Promise<string> =>
    new Promise((resolve) => {
      const line = connect(port(), '127.0.0.1');
      line.once('data', (data) => {
        resolve(data.toString().slice(9, 12));
        line.destroy();
      });
      line.write(`GET /api/catalogue HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    });
  expect(await Promise.all(['127.0.0.1:80', 'localhost', '[::1]:8080', '192.168.1.5'].map(ask))).toEqual(['200', '200', '200', '200']);
  expect(await Promise.all(['evil.example', 'evil.example:8080'].map(ask))).toEqual(['421', '421']);
});

test('a bucket gives what was agreed and fills again', () => {
  let now = 0;
  const buckets = new Buckets(2, 4, () => now);
  const taken = () => Array.from({ length: 10 }, () => buckets.take('a')).filter(Boolean).length;
  expect(taken()).toBe(4);
  now = 1_000;
  expect([taken(), buckets.take('b')]).toEqual([2, true]);
  for (let i = 0; i < 20_000; i++) {
    now += 10;
    buckets.take(`name ${i}`);
  }
  now += 10_000;
  expect(taken()).toBe(4);
});

test('what one person can do in their seats besides answering, and have written down, is bounded; saying the same again costs nothing', async () => {
  const { id, tab } = await seated();
  const room = house.house.rooms.peek(id) as NonNullable<ReturnType<TestHouse['house']['rooms']['peek']>>;
  const before = room.match.seq;
  const wish = (ask: 'always' | 'never') =>
    tab.ask({ t: 'standing', match: id, seat: 0, standing: { ask, stopFor: [], untilMyTurn: false } });
  const same = [await wish('never'), await wish('never')];
  expect([same[1]?.t, room.match.seq - before]).toEqual(['ok', 1]);
  const told = await Promise.all(Array.from({ length: 150 }, (_, i) => wish(i % 2 === 0 ? 'always' : 'never')));
  expect(told.filter((one) => one.t === 'refused' && one.code === 'flood').length).toBeGreaterThan(50);
  expect(room.match.seq - before).toBeLessThan(100);
  expect((await tab.answer(id, 0, 'one')).t).toBe('update');
});

test('many names at the same moment take bounded memory, and a person who keeps asking is not forgotten', () => {
  const buckets = new Buckets(2, 4, () => 0);
  let taken = 0;
  for (let i = 0; i < 50_000; i++) {
    buckets.take(`name ${i}`);
    if (i % 1_000 === 0 && buckets.take('a')) taken++;
  }
  expect(buckets.size).toBeLessThanOrEqual(20_000);
  expect(taken).toBe(4);
});
