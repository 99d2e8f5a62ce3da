/** Odd requests, slow ones, and a store that does not do its part: a sentence and a fitting status, and nothing of anybody's in the log. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { makeLog } from '../log.ts';
import { whyNotStarted } from '../main.ts';
import { StoreFault } from '../store/fault.ts';
import { openHouse, type TestHouse } from './house.ts';
import { visit } from './visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** Sends bytes as they are; what came back when the server closed the line. */
function raw(text: string, url = house.url): Promise<string> {
  const { port } = new URL(url);
  return new Promise((resolve) => {
    let got = '';
    const line = connect(Number(port), '127.0.0.1', () => line.write(text));
    line.on('data', (data) => {
      got += data.toString();
    });
    line.on('error', () => undefined);
    line.on('close', () => resolve(got));
  });
}
const asks = (path: string, ...headers: string[]) => raw([`GET ${path} HTTP/1.1`, ...headers, 'Connection: close', '', ''].join('\r\n'));

test('finding 12: the log names routes, and no token, query or id', async () => {
  const lines: string[] = [];
  const log = makeLog('info', { write: (line) => void lines.push(line) });
  const told = await openHouse({}, undefined, { log });
  const token = 'a-token-of-a-link-in-a-mail';
  await fetch(`${told.url}/api/notices/stop/${token}`, { method: 'POST' });
  await fetch(`${told.url}/notices/confirm/${token}`);
  await fetch(`${told.url}/metrics?token=${token}`);
  await fetch(`${told.url}/api/decks/${token}`);
  await told.close();
  expect(lines.join('')).not.toContain(token);
  expect(lines.join('')).toContain('"route":"/api/notices/stop/:token"');
});

test.each(['play.example', 'https://play.example/table', 'ftp://play.example', 'https://', 'https://a b'])(
  'finding 13: --origin %s is refused at the start',
  (origin) => {
    expect(() => readConfig(['--origin', origin], {})).toThrow('--origin takes addresses like https://play.example');
  },
);
test('finding 13: what goes wrong in an upgrade is answered, and the server lives', async () => {
  const whoIs = vi.spyOn(house.house.limits.upgrades, 'take').mockImplementation(() => {
    throw new Error('gone wrong');
  });
  const upgrade = [
    'Host: 127.0.0.1',
    'Upgrade: websocket',
    'Connection: Upgrade',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
  ];
  expect(await raw(['GET /api/socket HTTP/1.1', ...upgrade, '', ''].join('\r\n'))).toMatch(/^HTTP\/1.1 503/);
  whoIs.mockRestore();
  expect((await fetch(`${house.url}/healthz`)).status).toBe(200);
});

test('finding 14: headers and bodies that do not arrive are cut off, each after its own time', async () => {
  const short = await openHouse({}, undefined, { patience: { headers: 300, request: 900, look: 100 } });
  const head = 'POST /api/session HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n';
  const took = async (text: string) => {
    const begun = performance.now();
    expect(await raw(text, short.url)).toMatch(/^HTTP\/1.1 408/);
    return performance.now() - begun;
  };
  const [headers, body] = await Promise.all([took(head), took(`${head}Content-Length: 50\r\n\r\n{"na`)]);
  expect(headers).toBeGreaterThanOrEqual(299);
  expect(body).toBeGreaterThanOrEqual(899);
  expect(headers).toBeLessThan(body);
  await short.close();
});

test('finding 15: a name that was deleted is in none of the files', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-manners-'));
  const own = await openHouse({ database: path.join(folder, 'own.db') });
  const ann = await visit(own.url);
  await ann.call('PATCH', '/me', { name: 'Xanthippe Quibble' });
  for (let i = 0; i < 50; i++) await visit(own.url);
  await ann.call('DELETE', '/me');
  // The last connection that closes the file takes the log of writes into it.
  await own.close();
  for (const file of readdirSync(folder)) expect(readFileSync(path.join(folder, file)).includes('Xanthippe')).toBe(false);
  rmSync(folder, { recursive: true });
});

describe('finding 17: no answer of 500 for what a client or the store does:', () => {
  test('a store that takes nothing is answered by 503', async () => {
    const ann = await visit(house.url);
    const full = vi.spyOn(house.house.store.people, 'rename').mockRejectedValue(new StoreFault('database or disk is full'));
    expect(await ann.call('PATCH', '/me', { name: 'Ann' })).toMatchObject({ status: 503, body: { code: 'storage' } });
    full.mockRejectedValue(Object.assign(new Error('the database system is starting up'), { code: '57P03' }));
    expect((await ann.call('PATCH', '/me', { name: 'Ann' })).status).toBe(503);
    full.mockRejectedValue(new Error('timeout exceeded when trying to connect'));
    expect((await ann.call('PATCH', '/me', { name: 'Ann' })).status).toBe(503);
    full.mockRestore();
  });
  test('odd bodies and members for every route', async () => {
    const ann = await visit(house.url);
    const { paths } = (await (await fetch(`${house.url}/api/docs/json`)).json()) as { paths: Record<string, Record<string, unknown>> };
    const deep = `${'['.repeat(30_000)}${']'.repeat(30_000)}`;
    const odd = [
      '',
      '{',
      'null',
      '[]',
      '"x"',
      '1e999',
      '{"__proto__":{"a":1}}',
      deep,
      `{"a":${deep}}`,
      `{"game":${deep},"seats":${deep},"options":${deep}}`,
      `{"game":"toy","seats":["me","open"],"options":{"goal":${deep}}}`,
    ];
    const members = ['null', '-1', '1.5', '9007199254740993', '"\\u0000"', '"\\ud800"', '{}', '[[]]', `"${'x'.repeat(3_000)}"`];
    const names = [
      'game',
      'seats',
      'seat',
      'options',
      'name',
      'text',
      'pledge',
      'word',
      'token',
      'challenge',
      'response',
      'wishes',
      'kind',
    ];
    const statuses = new Set<number>();
    let shapes = 0;
    for (const [path, methods] of Object.entries(paths))
      for (const method of Object.keys(methods).filter((one) => ['post', 'put', 'patch'].includes(one))) {
        if (path === '/api/session') continue;
        const bodies = [...odd, ...members.map((member, i) => `{"${names[(i + shapes) % names.length]}":${member}}`)];
        for (const body of bodies) {
          const url = house.url + path.replaceAll(/\{\w+\}/g, 'nowhere');
          const response = await fetch(url, {
            method: method.toUpperCase(),
            headers: { cookie: ann.cookie, 'content-type': 'application/json' },
            body,
          });
          const { sentence } = (await response.json()) as { sentence?: string };
          if (response.status >= 400) expect(sentence).toMatch(/\.$/);
          statuses.add(response.status);
          shapes++;
        }
      }
    expect(shapes).toBeGreaterThanOrEqual(400);
    expect([...statuses].filter((status) => status >= 500)).toEqual([]);
  });
});

test('finding 20: what is due at once is seen to at once, not fifty a second', async () => {
  const { matches } = house.house.store;
  const fifty = Array.from({ length: 50 }, (_, i) => `unknown-${i}`);
  const due = vi.spyOn(matches, 'due');
  for (let i = 0; i < 3; i++) due.mockResolvedValueOnce(fifty);
  due.mockResolvedValue([]);
  await house.house.rooms.seeToDue();
  expect(due.mock.calls.length).toBeGreaterThanOrEqual(4);
  due.mockRestore();
});

test('finding 22: a challenge is for one purpose, and for the visitor it was made for', async () => {
  const [ann, bob] = [await visit(house.url), await visit(house.url)];
  const { challenge } = await ann.post<{ challenge: string }>('/passkeys/register/options');
  const response = { id: 'x' };
  expect(await bob.call('POST', '/passkeys/register', { challenge, response })).toMatchObject({ status: 400, body: { code: 'gone' } });
  expect((await ann.call('POST', '/passkeys/login', { challenge, response })).body).toMatchObject({ code: 'gone' });
  // Still there for its own.
  expect((await ann.call('POST', '/passkeys/register', { challenge, response })).body).toMatchObject({ code: 'not-allowed' });
});

test('finding 23: nothing of the API is kept by a cache; odd addresses and hosts are refused, with headers', async () => {
  expect((await fetch(`${house.url}/api/me`)).headers.get('cache-control')).toBe('no-store');
  const host = 'Host: 127.0.0.1';
  const odd = await asks('/%ff', host);
  expect(odd).toMatch(/^HTTP\/1.1 400/);
  expect(odd.toLowerCase()).toContain('content-security-policy');
  expect(await asks('/api/me', host, 'Host: elsewhere.example')).toMatch(/^HTTP\/1.1 400/);
  expect(await asks('http://elsewhere.example/api/me', host)).toMatch(/^HTTP\/1.1 400/);
  expect(await raw('GET /api/me HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1.1 4(00|21)/);
  expect(await asks('/api/me', host)).toMatch(/^HTTP\/1.1 200/);
});

test('finding 24: the form of a link that stops mails is small', async () => {
  const send = (bytes: number) =>
    fetch(`${house.url}/api/notices/stop/none`, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'x'.repeat(bytes),
    });
  expect([(await send(30)).status, (await send(5_000)).status]).toEqual([404, 413]);
});

test('finding 25: a journal that does not answer is not well', async () => {
  const ping = vi.spyOn(house.house.store, 'ping').mockRejectedValue(new StoreFault('the journal does not answer'));
  expect((await fetch(`${house.url}/healthz`)).status).toBe(503);
  ping.mockRestore();
});

test('finding 26: a folder for a database and a port that is none are told in a sentence', () => {
  expect(() => readConfig(['--port', '99999'], {})).toThrow('--port takes a number up to 65535');
  const config = { host: '', port: 1, database: '/tmp', keyFile: 'k' };
  expect(whyNotStarted(Object.assign(new Error('EISDIR'), { code: 'EISDIR' }), config)).toContain('/tmp is a folder');
});
