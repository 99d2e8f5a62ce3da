/** What HTTP requests and connections may cost, however they are spelled and whether or not the answers are read. */
import { connect, type Socket } from 'node:net';
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';

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
function lineTo(url: string): Socket {
  const line = connect(Number(new URL(url).port), '127.0.0.1');
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
