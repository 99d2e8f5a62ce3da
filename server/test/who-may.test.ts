/**
 * Every route and every message, tried by everybody: nobody known, a guest who has just come, somebody with a match of their own, a
 * spectator, somebody in a seat, the host, and somebody who sat there before, who may no more than the guest. The routes come from the server's own description and the messages from the protocol, so
 * that a new one without its line here fails.
 */
import { type Notice, REQUESTS } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { openHouse, type TestHouse } from './house.ts';
import { Tab, Visitor, visit } from './visitor.ts';

const ROLES = ['nobody', 'guest', 'other', 'spectator', 'seated', 'host', 'former'] as const;
type Role = (typeof ROLES)[number];

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A table of two that is being played, a deck of the host, and the person who asks. */
async function scene(role: Role) {
  const { url } = house;
  const [host, seated, asker] = [await visit(url), await visit(url), await visit(url)];
  const { id } = await host.post('/matches', { game: 'toy', seats: ['me', 'open'] });
  const tab = role === 'spectator' || role === 'former' ? await asker.tab() : null;
  if (role === 'former') {
    await asker.post(`/matches/${id}/join`);
    await tab?.watch(id, 1);
    await asker.post(`/matches/${id}/leave`);
  }
  await host.post(`/matches/${id}/word`, { word: 'a' });
  await seated.post(`/matches/${id}/join`, { word: 'b' });
  const waiting = await host.post('/matches', { game: 'toy', seats: ['me', 'open'] });
  const deck = await host.post<{ id: string }>('/games/toy/decks', { name: 'Mine', text: '1 Card' });
  if (role === 'other') await asker.post('/matches', { game: 'toy', seats: ['me', { bot: 'cadet' }] });
  const who = { nobody: new Visitor(url, '', ''), guest: asker, other: asker, spectator: asker, seated, host, former: asker }[role];
  if (role === 'spectator') await tab?.watch(id, 'spectator');
  return { who, id, waiting: waiting.id, deck: deck.id, hostId: host.id, tab, end: () => tab?.close() };
}

/** What each route needs, and how it answers nobody, a guest, another person, a spectator, somebody seated, the host. */
interface Line {
  readonly path?: (scene: { id: string; waiting: string; deck: string; hostId: string }) => string;
  readonly body?: unknown;
  readonly is: readonly [number, number, number, number, number, number];
}
const everyone = [200, 200, 200, 200, 200, 200] as const;
const known = [401, 200, 200, 200, 200, 200] as const;
const ROUTES: Readonly<Record<string, Line>> = {
  'GET /healthz': { is: everyone },
  // For those who reach the server itself: the proxy keeps it from the others.
  'GET /metrics': { is: everyone },
  'GET /api/catalogue': { is: everyone },
  'GET /api/games/{game}/rulebook': { path: () => '/api/games/toy/rulebook', is: everyone },
  'GET /api/games/{game}/decks': { path: () => '/api/games/toy/decks', is: known },
  'POST /api/games/{game}/decks': { path: () => '/api/games/toy/decks', body: { name: 'New', text: '1 Card' }, is: known },
  'GET /api/decks/{id}': { path: ({ deck }) => `/api/decks/${deck}`, is: [404, 404, 404, 404, 404, 200] },
  'PUT /api/decks/{id}': {
    path: ({ deck }) => `/api/decks/${deck}`,
    body: { name: 'Taken', text: '1 Card' },
    is: [401, 404, 404, 404, 404, 200],
  },
  'POST /api/decks/{id}/share': {
    path: ({ deck }) => `/api/decks/${deck}/share`,
    body: { shared: true },
    is: [401, 404, 404, 404, 404, 200],
  },
  'DELETE /api/decks/{id}': { path: ({ deck }) => `/api/decks/${deck}`, is: [401, 404, 404, 404, 404, 200] },
  'GET /api/me': { is: everyone },
  'GET /api/me/doors': { is: known },
  'DELETE /api/me/sessions': { is: known },
  'DELETE /api/me/sessions/{id}': { path: () => '/api/me/sessions/none', is: [401, 404, 404, 404, 404, 404] },
  'DELETE /api/me/passkeys/{id}': { path: () => '/api/me/passkeys/none', is: [401, 404, 404, 404, 404, 404] },
  'PATCH /api/me': { body: { name: 'Another' }, is: known },
  'DELETE /api/me': { is: known },
  'POST /api/session': { body: {}, is: everyone },
  'DELETE /api/session': { is: everyone },
  'POST /api/passkeys/register/options': { is: known },
  'POST /api/passkeys/register': { body: { challenge: 'none', response: { id: 'x' } }, is: [401, 400, 400, 400, 400, 400] },
  'POST /api/passkeys/login/options': { is: everyone },
  'POST /api/passkeys/login': { body: { challenge: 'none', response: { id: 'x' } }, is: [400, 400, 400, 400, 400, 400] },
  'POST /api/matches': { body: { game: 'toy', seats: ['me', 'open'] }, is: known },
  'POST /api/quick': { body: { game: 'toy', level: 'cadet', seat: 0 }, is: known },
  'GET /api/matches/mine': { is: known },
  'GET /api/matches/open': { is: everyone },
  'GET /api/matches/watchable': { is: everyone },
  'GET /api/matches/{id}': { path: ({ id }) => `/api/matches/${id}`, is: everyone },
  'POST /api/matches/{id}/join': {
    path: ({ waiting }) => `/api/matches/${waiting}/join`,
    body: { word: 'w' },
    is: [401, 200, 200, 200, 200, 409],
  },
  'POST /api/matches/{id}/pledge': {
    path: ({ waiting }) => `/api/matches/${waiting}/pledge`,
    body: { pledge: '0'.repeat(64) },
    is: [401, 403, 403, 403, 403, 200],
  },
  'POST /api/matches/{id}/word': {
    path: ({ waiting }) => `/api/matches/${waiting}/word`,
    body: { word: 'w' },
    is: [401, 403, 403, 403, 403, 200],
  },
  // The host's own table has no list: nobody writes there.
  'POST /api/matches/{id}/taboo': {
    path: ({ waiting }) => `/api/matches/${waiting}/taboo`,
    body: { text: 'spiders' },
    is: [401, 403, 403, 403, 403, 409],
  },
  'GET /api/matches/{id}/look': { path: ({ id }) => `/api/matches/${id}/look`, is: everyone },
  'GET /api/people': { is: known },
  'POST /api/matches/{id}/decline': {
    path: ({ waiting }) => `/api/matches/${waiting}/decline`,
    body: {},
    is: [401, 404, 404, 404, 404, 404],
  },
  'POST /api/matches/{id}/rematch': { path: ({ id }) => `/api/matches/${id}/rematch`, body: {}, is: [401, 403, 403, 403, 409, 409] },
  'POST /api/matches/{id}/free': {
    path: ({ waiting }) => `/api/matches/${waiting}/free`,
    body: { seat: 1 },
    is: [401, 403, 403, 403, 403, 409],
  },
  'POST /api/matches/{id}/leave': { path: ({ waiting }) => `/api/matches/${waiting}/leave`, body: {}, is: [401, 403, 403, 403, 403, 200] },
  'GET /api/matches/{id}/record': { path: ({ id }) => `/api/matches/${id}/record`, is: [409, 409, 409, 409, 409, 409] },
  'GET /api/matches/{id}/replay': { path: ({ id }) => `/api/matches/${id}/replay?as=0`, is: [403, 403, 403, 403, 403, 200] },
  'GET /api/previews/games/{id}': { path: () => '/api/previews/games/none', is: [404, 404, 404, 404, 404, 404] },
  'GET /api/previews/matches/{id}': { path: () => '/api/previews/matches/none', is: [404, 404, 404, 404, 404, 404] },
  'GET /api/ratings/{game}': { path: () => '/api/ratings/toy', is: everyone },
  'GET /api/people/{id}/profile': { path: ({ hostId }) => `/api/people/${hostId}/profile`, is: everyone },
  'PUT /api/me/profile': { body: { private: true }, is: known },
  'GET /api/notices': { is: known },
  'PUT /api/notices': { body: { wishes: { turn: [], invited: [], over: [], chat: [] }, quiet: null }, is: known },
  'POST /api/notices/places': { body: { kind: 'hook', url: 'https://127.0.0.1/' }, is: [401, 400, 400, 400, 400, 400] },
  'DELETE /api/notices/places/{id}': { path: () => '/api/notices/places/none', is: [401, 404, 404, 404, 404, 404] },
  'POST /api/notices/confirm': { body: { token: 'none' }, is: [404, 404, 404, 404, 404, 404] },
  'POST /api/notices/stop': { body: { token: 'none' }, is: [404, 404, 404, 404, 404, 404] },
  'POST /api/notices/stop/{token}': { path: () => '/api/notices/stop/none', is: [404, 404, 404, 404, 404, 404] },
  'GET /api/matches/{id}/notices': { path: ({ id }) => `/api/matches/${id}/notices`, is: [401, 403, 403, 403, 200, 200] },
  'PUT /api/matches/{id}/notices': {
    path: ({ id }) => `/api/matches/${id}/notices`,
    body: { wish: 'none' },
    is: [401, 403, 403, 403, 200, 200],
  },
  'POST /api/records/verify': { body: {}, is: [401, 400, 400, 400, 400, 400] },
  'POST /api/records/continue': { body: { record: {}, upTo: 0, seats: [] }, is: [401, 400, 400, 400, 400, 400] },
};

test('every route has its line', async () => {
  const { paths } = (await (await fetch(`${house.url}/api/docs/json`)).json()) as { paths: Record<string, Record<string, unknown>> };
  const routes = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(Object.keys(ROUTES).toSorted()).toEqual(routes.toSorted());
});

test.each(Object.keys(ROUTES))('%s', async (name) => {
  const { path, body, is } = ROUTES[name] as Line;
  const [method = '', plain = ''] = name.split(' ');
  const got: Record<string, number> = {};
  for (const role of ROLES) {
    const here = await scene(role);
    const response = await fetch(house.url + (path?.(here) ?? plain), {
      method,
      headers: { cookie: here.who.cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    got[role] = response.status;
    if (response.status >= 400)
      expect((await response.json()) as object).toMatchObject({ code: expect.any(String), sentence: expect.stringMatching(/\.$/) });
    here.end();
  }
  expect(got).toEqual(expected(is));
});
/** Somebody who sat there before is answered like a guest. */
const expected = <T>(is: readonly T[]) => Object.fromEntries(ROLES.map((role, i) => [role, is[i] ?? is[1]]));

/** How an upgrade to a WebSocket is answered. */
function upgrade(path: string, headers: Record<string, string>): Promise<number> {
  const socket = new WebSocket(house.url.replace('http', 'ws') + path, { headers });
  return new Promise<number>((resolve, reject) => {
    socket.on('error', reject);
    socket.once('open', () => resolve(101));
    socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
  }).finally(() => socket.terminate());
}
const SOCKET = '/api/socket';

test('the WebSocket is for people who are known', async () => {
  const got: Record<string, number> = {};
  for (const role of ROLES) {
    const here = await scene(role);
    got[role] = await upgrade(SOCKET, { cookie: here.who.cookie });
    here.end();
  }
  expect(got).toEqual({ nobody: 401, guest: 101, other: 101, spectator: 101, seated: 101, host: 101, former: 101 });
});

test('a page of somebody else and another name of the server get no WebSocket, no matter who asks', async () => {
  const { cookie } = await visit(house.url);
  const { host } = new URL(house.url);
  expect(await upgrade(SOCKET, { cookie, origin: 'https://evil.example' })).toBe(403);
  expect(await upgrade(SOCKET, { cookie, host: 'evil.example' })).toBe(421);
  expect(await upgrade(SOCKET, { cookie, origin: `http://${host}` })).toBe(101);
});

test('nothing else becomes a WebSocket, nor does it by another spelling', async () => {
  const { who, end, ...here } = await scene('host');
  const paths = Object.entries(ROUTES).map(([name, { path }]) => path?.(here) ?? (name.split(' ')[1] as string));
  for (const path of ['/', '/nowhere', `${SOCKET}/`, '/api/%73ocket', ...new Set(paths)])
    expect([path, await upgrade(path, { cookie: who.cookie })]).toEqual([path, 404]);
  end();
});

/** How a message about the host's seat in a match they follow is answered: by its kind, or by the code of its refusal. */
type Answers = readonly [string, string, string, string, string, string];
const strangers = (host: string): Answers => ['no-session', 'not-watching', 'not-watching', 'spectator', 'not-your-seat', host];
const MESSAGES: Readonly<Record<string, readonly [message: object, is: Answers]>> = {
  watch: [{ as: 0 }, ['no-session', 'not-your-seat', 'not-your-seat', 'not-your-seat', 'not-your-seat', 'full']],
  unwatch: [{ as: 0 }, ['no-session', 'ok', 'ok', 'ok', 'ok', 'ok']],
  answer: [{ seat: 0, prompt: 1, answer: 'one' }, strangers('update')],
  why: [{ seat: 0, prompt: 1, answer: 'one' }, strangers('ok')],
  concede: [{ seat: 0 }, strangers('update')],
  undo: [{ seat: 0 }, strangers('no-undo')],
  draw: [{ seat: 0 }, strangers('update')],
  hush: [{ seat: 0, on: true }, strangers('ok')],
  consent: [{ seat: 0, yes: true }, strangers('gone')],
  standing: [
    { seat: 0, standing: { ask: 'never', stopFor: [], untilMyTurn: false, orders: [{ tag: null, play: 'object', otherwise: 'pass' }] } },
    strangers('update'),
  ],
  handover: [{ seat: 0, level: 'cadet' }, strangers('update')],
  chat: [{ text: 'Hello' }, ['no-session', 'not-watching', 'not-watching', 'ok', 'ok', 'ok']],
  mark: [{ seat: 0, what: 'clap', on: 'x' }, strangers('bad-message')],
  mute: [{ match: undefined, person: 'somebody', on: true }, ['no-session', 'ok', 'ok', 'ok', 'ok', 'ok']],
  typing: [{ seat: 0, prompt: 1, text: 'Once' }, strangers('ok')],
  hint: [{ seat: 0, prompt: 1 }, strangers('no-hint')],
  ping: [{ match: undefined }, ['no-session', 'pong', 'pong', 'pong', 'pong', 'pong']],
};

test('every message has its line', () => {
  expect(Object.keys(MESSAGES).toSorted()).toEqual(REQUESTS.map(({ shape }) => shape.t.value).toSorted());
});

test.each(Object.keys(MESSAGES))('the message "%s"', async (t) => {
  const [members, is] = MESSAGES[t] as (typeof MESSAGES)[string];
  const got: Record<string, string> = {};
  for (const role of ROLES) {
    const here = await scene(role);
    got[role] = await answerTo(role, here, { t, match: here.id, ...members });
    here.end();
  }
  expect(got).toEqual(expected(is));
});

type Here = Pick<Awaited<ReturnType<typeof scene>>, 'who' | 'id' | 'tab'>;
async function answerTo(role: Role, { who, id, tab: before }: Here, message: object): Promise<string> {
  const tab = role === 'former' ? before : await Tab.open(house.url, { cookie: who.cookie }).catch(() => null);
  if (tab === null) return 'no-session';
  const eyes = { nobody: null, guest: null, other: null, spectator: 'spectator' as const, seated: 1, host: 0, former: null }[role];
  if (eyes !== null) await tab.watch(id, eyes);
  const answer = (await tab.ask(message as Parameters<Tab['ask']>[0])) as Notice;
  tab.close();
  return answer.t === 'refused' ? answer.code : answer.t;
}
