/** Everything a stranger can do wrong gets a code and a sentence, is counted, and changes nothing. */
import type { Refused } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { instantBots, openHouse, type TestHouse } from './house.ts';
import { Tab, type Visitor, visit } from './visitor.ts';

let house: TestHouse;
let ann: Visitor;
let bob: Visitor;
let eve: Visitor;
let id: string;
beforeAll(async () => {
  house = await openHouse();
  [ann, bob, eve] = [await visit(house.url), await visit(house.url), await visit(house.url)];
  ({ id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'] }));
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await bob.post(`/matches/${id}/join`, { word: 'b' });
});
afterAll(() => house.close());

const stands = async () => JSON.stringify((await house.house.rooms.open(id))?.match.snapshot());

/** The refusal of a raw message, and that it changed nothing. */
async function refusedRaw(visitor: Visitor, as: number | 'spectator', message: string | Buffer): Promise<Refused> {
  const tab = await visitor.tab();
  await tab.watch(id, as);
  const before = await stands();
  const refused = tab.next((notice) => notice.t === 'refused');
  tab.socket.send(message);
  const notice = (await refused) as Refused;
  expect(await stands()).toBe(before);
  expect(notice.sentence).toMatch(/\.$/);
  tab.close();
  return notice;
}

const answer = (more: object) => JSON.stringify({ t: 'answer', n: 7, match: id, seat: 0, prompt: 1, answer: 'one', ...more });
const deep = `{"t":"answer","n":7,"match":"${'M'}","seat":0,"prompt":99,"answer":${'['.repeat(2000)}${']'.repeat(2000)}}`;

test.each<[string, () => string | Buffer, Partial<Refused>]>([
  ['malformed JSON', () => '{"t":', { code: 'bad-json' }],
  ['something else than an object', () => '[1,2]', { code: 'bad-message' }],
  ['an unknown kind of message', () => '{"t":"cheat","n":7}', { code: 'bad-message', re: 7 }],
  ['a missing member', () => '{"t":"answer","n":7}', { code: 'bad-message', re: 7 }],
  ['a member too many', () => answer({ seed: 1 }), { code: 'bad-message', re: 7 }],
  ['a number that is none', () => answer({ prompt: 'x' }), { code: 'bad-message', re: 7 }],
  ['bytes', () => Buffer.from([1, 2, 3]), { code: 'bad-message' }],
  ['a stale prompt', () => answer({ prompt: 99 }), { code: 'stale', re: 7 }],
  ['somebody else’s seat', () => answer({ seat: 1 }), { code: 'not-your-seat', re: 7 }],
  ['a seat that is not there', () => answer({ seat: 9 }), { code: 'not-your-seat', re: 7 }],
  ['a match that is not followed', () => answer({ match: 'nowhere' }), { code: 'not-watching', re: 7 }],
  ['a deeply nested answer', () => deep.replace('"M"', `"${id}"`), { code: 'stale', re: 7 }],
  ['consent nobody asked for', () => JSON.stringify({ t: 'consent', n: 7, match: id, seat: 0, yes: true }), { code: 'gone', re: 7 }],
  ['an empty line of chat', () => JSON.stringify({ t: 'chat', n: 7, match: id, text: '\u202e\u0000 ' }), { code: 'bad-message', re: 7 }],
])('%s', async (_name, message, expected) => {
  expect(await refusedRaw(ann, 0, message())).toMatchObject(expected);
});

test('a legal prompt with an answer nested too deeply, or not offered, is refused by the rules', async () => {
  const tab = await ann.tab();
  await tab.watch(id, 0);
  expect(await tab.answer(id, 0, JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`))).toMatchObject({ t: 'refused', code: 'malformed' });
  expect(await tab.answer(id, 0, 'three')).toMatchObject({ t: 'refused', code: 'malformed', instead: expect.arrayContaining(['one']) });
});

test('a spectator cannot answer', async () => {
  expect(await refusedRaw(eve, 'spectator', answer({}))).toMatchObject({ code: 'spectator', re: 7 });
});

test('nobody follows from a seat that is not theirs, nor a match that is not there', async () => {
  const tab = await eve.tab();
  expect(await tab.ask({ t: 'watch', match: id, as: 0 })).toMatchObject({ t: 'refused', code: 'not-your-seat' });
  expect(await tab.ask({ t: 'watch', match: 'nowhere', as: 'spectator' })).toMatchObject({ t: 'refused', code: 'unknown-match' });
});

test('an oversize message closes the connection', async () => {
  const tab = await ann.tab();
  const closed = new Promise((resolve) => tab.socket.once('close', resolve));
  tab.socket.send(answer({ answer: 'x'.repeat(40_000) }));
  expect(await closed).toBe(1009);
});

test('a flood is turned away, and in the end cut off', async () => {
  const slow = await openHouse({ 'message-rate': '1' });
  const tab = await (await visit(slow.url)).tab();
  const closed = new Promise((resolve) => tab.socket.once('close', resolve));
  for (let i = 0; i < 200; i++) tab.socket.send(JSON.stringify({ t: 'ping', n: i }));
  expect(await closed).toBe(1008);
  expect(tab.of('pong').length).toBeLessThan(10);
  expect(tab.of('refused').every(({ code }) => code === 'flood')).toBe(true);
  await slow.close();
});

test('a sender who is turned away in a flood learns which message it was, unless it was a large one', async () => {
  const opened = Date.now();
  const slow = await openHouse({ 'message-rate': '1' }, instantBots, { now: () => opened });
  const tab = await (await visit(slow.url)).tab();
  for (let i = 0; i < 80; i++) tab.socket.send(JSON.stringify({ t: 'ping', n: i }));
  const more = [answer({ n: 1_000 }), answer({ n: 1_001, answer: 'x'.repeat(2_000) }), 'null', '{', '{"n":"1"}'];
  for (const text of more) tab.socket.send(text);
  await expect.poll(() => tab.of('refused').length + tab.of('pong').length).toBe(80 + more.length);
  expect(tab.of('refused').every(({ code }) => code === 'flood')).toBe(true);
  const numbers = tab.of('refused').map(({ re }) => re);
  expect(numbers.slice(-6)).toEqual([79, 1_000, undefined, undefined, undefined, undefined]);
  await slow.close();
});

test.each([
  ['no session', {}, 'status 401'],
  ['an expired or invented session', { cookie: 'bridgehead=invented' }, 'status 401'],
  ['a foreign page', { cookie: 'bridgehead=invented', origin: 'https://elsewhere.example' }, 'status 403'],
])('a connection with %s is not made', async (_name, headers, status) => {
  await expect(Tab.open(house.url, headers as Record<string, string>)).rejects.toThrow(status);
});

test.each<[string, string, string, unknown, number, string]>([
  ['malformed JSON', 'POST', '/api/matches', '{"game":', 400, 'bad-json'],
  ['a wrong body', 'POST', '/api/matches', { game: 'toy' }, 400, 'bad-message'],
  ['an unknown game', 'POST', '/api/matches', { game: 'chess', seats: ['me', 'open'] }, 404, 'unknown-game'],
  ['too many seats', 'POST', '/api/matches', { game: 'toy', seats: ['me', 'open', 'open', 'open'] }, 400, 'bad-options'],
  ['a table of bots only', 'POST', '/api/matches', { game: 'toy', seats: [{ bot: 'cadet' }, { bot: 'cadet' }] }, 400, 'bad-options'],
  ['an option that does not fit', 'POST', '/api/matches', { game: 'toy', seats: ['me', 'open'], options: { goal: 1 } }, 400, 'bad-options'],
  ['an unknown match', 'GET', '/api/matches/nowhere', undefined, 404, 'unknown-match'],
  ['an id with a zero in it', 'GET', '/api/matches/%00/record', undefined, 400, 'bad-message'],
  ['an id that is a picture', 'GET', '/api/matches/%f0%9f%8e%b2/record', undefined, 400, 'bad-message'],
  ['a deck of a megabyte', 'POST', '/api/games/toy/decks', { name: 'x', text: '1 Card\n'.repeat(150_000) }, 413, 'too-large'],
  ['a deck that is too long', 'POST', '/api/games/toy/decks', { name: 'x', text: '1 Card\n'.repeat(3_000) }, 400, 'bad-message'],
  ['a deck without a visible name', 'POST', '/api/games/toy/decks', { name: '\u202e\u200b', text: '1 Card' }, 400, 'bad-message'],
  ['a deck of nothing', 'POST', '/api/games/toy/decks', { name: 'x', text: ' \n\u200b' }, 400, 'bad-message'],
  ['a deck of an unknown game', 'POST', '/api/games/chess/decks', { name: 'x', text: '1 Card' }, 404, 'unknown-game'],
  ['an unknown deck', 'GET', '/api/decks/nowhere', undefined, 404, 'gone'],
  ['an unknown page of the API', 'GET', '/api/nowhere', undefined, 404, 'gone'],
  ['a record that is none', 'POST', '/api/records/verify', { hello: 1 }, 400, 'bad-message'],
])('over HTTP: %s', async (_name, method, path, body, status, code) => {
  const response = await fetch(house.url + path, {
    method,
    headers: { cookie: eve.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });
  expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
});

test('over HTTP: a full table, a second seat, the record of a running match, no session, a foreign page', async () => {
  expect(await eve.call('POST', `/matches/${id}/join`, {})).toMatchObject({ status: 409, body: { code: 'full' } });
  expect(await ann.call('POST', `/matches/${id}/join`, {})).toMatchObject({ status: 409, body: { code: 'already-seated' } });
  expect(await ann.call('GET', `/matches/${id}/record`)).toMatchObject({ status: 409, body: { code: 'not-allowed' } });
  expect(await eve.call('GET', `/matches/${id}/replay?as=0`)).toMatchObject({ status: 403, body: { code: 'not-your-seat' } });
  const anonymous = await fetch(`${house.url}/api/matches/mine`);
  expect(anonymous.status).toBe(401);
  const foreign = await fetch(`${house.url}/api/quick`, {
    method: 'POST',
    headers: { origin: 'https://elsewhere.example', cookie: ann.cookie },
  });
  expect(foreign.status).toBe(403);
});

test('too many unfinished matches', async () => {
  const strict = await openHouse({ 'matches-each': '1' });
  const visitor = await visit(strict.url);
  await visitor.post('/quick', { game: 'toy' });
  expect(await visitor.call('POST', '/quick', { game: 'toy' })).toMatchObject({ status: 429, body: { code: 'too-many' } });
  await strict.close();
});

test('refusals are counted', async () => {
  const metrics = await (await fetch(`${house.url}/metrics`)).text();
  for (const code of ['bad-json', 'bad-message', 'stale', 'spectator', 'no-session', 'full'])
    expect(metrics).toMatch(new RegExp(`bridgehead_refusals_total\\{code="${code}"\\} [1-9]`));
});
