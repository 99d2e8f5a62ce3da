/** Finding 2: no record ends the process, is answered by 500, or keeps others waiting. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@bridgehead/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readContinue, readRecord } from '../clerk/given.ts';
import { HOSTILE, recordText } from './hostile-records.ts';
import { visit } from './visitor.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-records-'));
const MAIN = path.join(import.meta.dirname, '../main.ts');
let server: ChildProcess;
let url = '';
beforeAll(async () => {
  const port = await freePort();
  url = `http://127.0.0.1:${port}`;
  const flags = {
    port,
    database: path.join(folder, 'records.db'),
    'key-file': path.join(folder, 'records.key'),
    'log-level': 'silent',
    'trust-proxy': 1,
  };
  const args = Object.entries(flags).flatMap(([name, value]) => [`--${name}`, String(value)]);
  server = spawn(process.execPath, ['--max-old-space-size=512', MAIN, ...args]);
  const isUp = () =>
    fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) await new Promise((resolve) => setTimeout(resolve, 50));
}, 40_000);
afterAll(() => {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

test.each(Object.entries(HOSTILE))('finding 2: read cheaply, or refused with one short sentence: %s', (_name, text) => {
  const refusals = [readRecord, readContinue].map((read) => {
    try {
      read(Buffer.from(text));
      return null;
    } catch (error) {
      return error as Error;
    }
  });
  for (const refusal of refusals.filter((one) => one !== null)) {
    expect(refusal).toMatchObject({ trouble: { code: expect.stringMatching(/^(bad-json|bad-message|too-large)$/) } });
    expect(refusal.message.length).toBeLessThan(400);
  }
  expect(refusals[1]).not.toBe(null);
});

test('finding 2: an ordinary record is read, with its events', () => {
  const text = recordText({ entries: '[{"seat":0,"answer":"x"}]', told: '[[],[{"all":{"type":"a"},"to":{}}]]' });
  expect(readRecord(Buffer.from(text))).toMatchObject({ entries: [{ seat: 0 }], told: [[], [{ all: { type: 'a' } }]] });
});

test('finding 2: what was taken back counts as entries', () => {
  const undone = `[${Array.from({ length: 4_000 }, () => '{"concede":0}').join()}]`;
  expect(() => readRecord(Buffer.from(recordText({ entries: `[{"jump":1,"undone":${undone}}]` })))).toThrow('more than 4000 entries');
});

test('finding 2: fifteen guests send the worst at once, with 512 MB for the heap; the server lives, and answers others', async () => {
  const guests = await Promise.all(Array.from({ length: 15 }, () => visit(url)));
  const bodies = Object.values(HOSTILE);
  const send = async (i: number): Promise<number> => {
    const route = i % 2 === 0 ? 'verify' : 'continue';
    const headers = { cookie: guests[i % 15]?.cookie ?? '', 'content-type': 'application/json', 'x-forwarded-for': `192.0.2.${i % 15}` };
    const response = await fetch(`${url}/api/records/${route}`, { method: 'POST', headers, body: bodies[i % bodies.length] ?? '' });
    const text = await response.text();
    expect(text.length).toBeLessThan(1_000);
    expect(text).not.toContain('"genuine":true');
    return response.status;
  };
  const statuses = new Set<number>();
  for (let round = 0; round < 4; round++)
    for (const status of await Promise.all(Array.from({ length: 30 }, (_, i) => send(round * 31 + i)))) statuses.add(status);
  expect((await guests[0]?.call('GET', '/me'))?.status).toBe(200);
  expect([...statuses].filter((status) => ![200, 400, 413, 429, 503].includes(status))).toEqual([]);
  expect(server.exitCode).toBe(null);
}, 120_000);
