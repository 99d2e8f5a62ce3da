/** What HTTP requests and connections may cost, however they are spelled and whether or not the answers are read. */
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { Lines } from '../http/lines.ts';
import { addressOf } from '../http/origin.ts';
import { instantBots, openHouse } from './house.ts';
import { visit } from './visitor.ts';

/** Sends a request letter by letter, as no client library would, and tells the status of the answer. */
function status(url: string, head: string, body = ''): Promise<number> {
  const line = lineTo(url);
  line.write(`${head} HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n`);
  line.write(`Content-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`);
  return new Promise((resolve) => {
    line.once('data', (data) => {
      resolve(Number(data.toString().slice(9, 12)));
      line.destroy();
    });
  });
}
/** A connection that stays open until its other end is gone altogether. */
function lineTo(url: string): Socket {
  const line = connect({ port: Number(new URL(url).port), host: '127.0.0.1', allowHalfOpen: true });
  line.on('error', () => undefined);
  return line;
}

test.each(['/api/session', '/%61pi/session', '/ap%69/session', 'http://127.0.0.1/api/session'])(
  'new guests are counted when asked for as %s',
  async (spelling) => {
    const house = await openHouse({ 'request-rate': '50' });
    const got: number[] = [];
    for (let i = 0; i < 7; i++) got.push(await status(house.url, `POST ${spelling}`, '{}'));
    expect(got).toEqual([200, 200, 200, 200, 200, 429, 429]);
    await house.close();
  },
);

test.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
  ['2001:db8:1:3::1', '2001:db8:1:3::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['::FFFF:c000:207', '192.0.2.7'],
  ['192.0.2.7', '192.0.2.7'],
  ['', ''],
])('%s counts as %s', (address, counted) => {
  expect(addressOf({}, address, { trustProxy: 0 })).toBe(counted);
  expect(addressOf({ 'x-forwarded-for': `10.0.0.1, ${address}` }, counted, { trustProxy: 1 })).toBe(address === '' ? '10.0.0.1' : counted);
});

test('a network of IPv6 is one address, for requests and for WebSockets', async () => {
  const house = await openHouse({ 'request-rate': '50', 'trust-proxy': '1', 'connections-address': '3' });
  const from = (i: number) => ({ 'x-forwarded-for': `2001:db8:1:2::${i}` });
  const session = (headers: Record<string, string>) =>
    fetch(`${house.url}/api/session`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{}' });
  const got: number[] = [];
  for (let i = 0; i < 7; i++) got.push((await session(from(i))).status);
  expect(got).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect((await session({ 'x-forwarded-for': '::ffff:192.0.2.7' })).status).toBe(200);
  const ann = await visit(house.url);
  const tabs = await Promise.allSettled(Array.from({ length: 5 }, (_, i) => ann.tab(from(i))));
  expect(tabs.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
  await house.close();
});

test('being well is asked as often as one likes', async () => {
  const house = await openHouse({ 'request-rate': '3' });
  for (const path of ['/healthz', '/metrics']) for (let i = 0; i < 6; i++) expect((await fetch(house.url + path)).status).toBe(200);
  await house.close();
});

const ASK = 'GET /api/docs/json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n';
/** What is sent to a line that is gone breaks it; one that is half closed takes everything. */
const isGone = (line: Socket) => (): boolean => {
  line.write('\r\n');
  return line.destroyed;
};

test('a client that asks on and on without reading is cut off', async () => {
  const house = await openHouse();
  const deaf = lineTo(house.url).pause();
  deaf.write(ASK.repeat(20));
  await expect.poll(isGone(deaf)).toBe(true);
  await house.close();
});

test('a few requests in a row are answered in a row', async () => {
  const house = await openHouse();
  const line = lineTo(house.url);
  let text = '';
  line.on('data', (data) => {
    text += data.toString('latin1');
  });
  line.write(ASK.repeat(5));
  await expect.poll(() => text.split('HTTP/1.1 200 OK').length - 1).toBe(5);
  line.destroy();
  await house.close();
});

const SMALL = { connections: 10, connectionsAddress: 1, requestRate: 60, trustProxy: 0 };
async function listen(server: Server): Promise<string> {
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(null)));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('an answer that nobody takes is not kept, one that takes long is waited for', async () => {
  const given = { isOver: false };
  const server = createServer((request, response) => {
    expect(lines.begin(request, response)).toBe(true);
    if (request.url === '/large') response.end(Buffer.alloc(50_000_000)).once('close', () => (given.isOver = true));
    else server.once('timeout', () => setImmediate(() => response.end('at last')));
  });
  const lines: Lines = new Lines(server, SMALL, 50);
  const url = await listen(server);
  const deaf = lineTo(url).pause();
  deaf.write(ASK.replace('/api/docs/json', '/large'));
  await expect.poll(() => given.isOver).toBe(true);
  expect(await (await fetch(url)).text()).toBe('at last');
  deaf.destroy();
  server.close();
});

test('requests of one address that are under way are bounded, no matter which connections they come by', async () => {
  const house = await openHouse({ 'request-rate': '60', 'trust-proxy': '1' });
  const ask = async (from: string) => (await fetch(`${house.url}/healthz`, { headers: { 'x-forwarded-for': from } })).status;
  const answer = Promise.withResolvers<void>();
  vi.spyOn(house.house.store, 'ping').mockImplementation(() => answer.promise);
  let refused = 0;
  const asked = Array.from({ length: 25 }, async () => {
    const status = await ask('192.0.2.7');
    if (status === 429) refused++;
    return status;
  });
  await expect.poll(() => refused).toBe(5);
  const other = ask('192.0.2.8');
  answer.resolve();
  expect((await Promise.all(asked)).filter((status) => status === 200)).toHaveLength(20);
  expect([await other, await ask('192.0.2.7')]).toEqual([200, 200]);
  await house.close();
});

test('what was under way on a connection that breaks is not counted any more', async () => {
  const house = await openHouse({ 'request-rate': '60' });
  const answer = Promise.withResolvers<void>();
  const ping = vi.spyOn(house.house.store, 'ping').mockImplementation(() => answer.promise);
  const lines = Array.from({ length: 4 }, () => lineTo(house.url));
  for (const line of lines) line.write(ASK.replace('/api/docs/json', '/healthz').repeat(5));
  await expect.poll(() => ping.mock.calls.length).toBe(20);
  for (const line of lines) line.resetAndDestroy();
  ping.mockResolvedValue();
  await expect.poll(async () => (await fetch(`${house.url}/healthz`)).status).toBe(200);
  const again = await Promise.all(Array.from({ length: 20 }, async () => (await fetch(`${house.url}/healthz`)).status));
  expect(again.filter((status) => status === 200)).toHaveLength(20);
  await house.close();
});

test('connections from one address are bounded before anything is asked', async () => {
  const server = createServer();
  new Lines(server, SMALL);
  const url = await listen(server);
  const lines = Array.from({ length: 30 }, () => lineTo(url));
  for (const line of lines) line.resume();
  await expect.poll(() => lines.filter((line) => line.readableEnded || line.destroyed).length).toBe(9);
  for (const line of lines) line.destroy();
  await expect.poll(() => new Promise((resolve) => server.getConnections((_error, count) => resolve(count)))).toBe(0);
  server.close();
});

const UPGRADE =
  'GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
/** The status of an upgrade that is refused. */
const refused = (line: Socket, head = UPGRADE): Promise<number> =>
  new Promise((resolve) => {
    line.once('data', (data) => resolve(Number(data.toString().slice(9, 12))));
    line.write(head);
  });

test.each([
  ['a WebSocket that is refused', UPGRADE],
  ['one with a body that never ends', UPGRADE.replace('\r\n\r\n', '\r\nContent-Length: 10\r\n\r\n')],
])('%s leaves no line behind, though the other end keeps its own', async (_name, head) => {
  const house = await openHouse();
  const line = lineTo(house.url);
  expect(await refused(line, head)).toBe(401);
  await expect.poll(isGone(line)).toBe(true);
  await house.close();
});

test('many WebSockets that are refused do not all ask the database', async () => {
  const house = await openHouse({ 'message-rate': '1' }, instantBots, { now: () => 1_900_000_000_000 });
  const whoIs = vi.spyOn(house.house.identity, 'whoIs');
  const got: number[] = [];
  for (let i = 0; i < 15; i++) {
    const line = lineTo(house.url);
    got.push(await refused(line));
    line.destroy();
  }
  expect(got).toEqual([...Array<number>(10).fill(401), ...Array<number>(5).fill(429)]);
  expect(whoIs).toHaveBeenCalledTimes(10);
  await house.close();
});
