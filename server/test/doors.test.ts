/** What HTTP requests and connections may cost, however they are spelled and whether or not the answers are read. */
import { connect, type Socket } from 'node:net';
import { expect, test, vi } from 'vitest';
import { instantBots, openHouse } from './house.ts';

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

test('being well is asked as often as one likes', async () => {
  const house = await openHouse({ 'request-rate': '3' });
  for (const path of ['/healthz', '/metrics']) for (let i = 0; i < 6; i++) expect((await fetch(house.url + path)).status).toBe(200);
  await house.close();
});

const UPGRADE =
  'GET /api/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n' +
  'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n';
/** The status of an upgrade that is refused. */
const refused = (line: Socket): Promise<number> =>
  new Promise((resolve) => {
    line.once('data', (data) => resolve(Number(data.toString().slice(9, 12))));
    line.write(UPGRADE);
  });

test('a WebSocket that is refused leaves no line behind, though the other end keeps its own', async () => {
  const house = await openHouse();
  const line = lineTo(house.url);
  expect(await refused(line)).toBe(401);
  // What is sent to a line that is gone breaks it; one that is half closed takes everything.
  await expect
    .poll(() => {
      line.write('anybody there?');
      return line.destroyed;
    })
    .toBe(true);
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
