/** Starting, stopping, backing up, and what an operator sees. */
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { startPostgres } from '@bridgehead/testkit/postgres';
import { expect, test } from 'vitest';
import { backUp, restore } from '../backup.ts';
import { helpText, readConfig, SETTINGS } from '../config.ts';
import { openHouse } from './house.ts';
import { visit } from './visitor.ts';

test('every setting is listed by --help; flags win over the environment', () => {
  for (const [name, { env }] of Object.entries(SETTINGS)) expect(helpText()).toMatch(new RegExp(`--${name} +${env} `));
  const config = readConfig(['--port', '1234'], { PORT: '99', HOST: '0.0.0.0' });
  expect(config).toMatchObject({ port: 1234, host: '0.0.0.0' });
  expect(readConfig(['-h'], {})).toBe('help');
});

test.each([
  ['--port', 'many'],
  ['--idle', '-1'],
  ['--unknown', '1'],
])('%s %s is refused with a sentence', (flag, value) => {
  expect(() => readConfig([flag, value], {})).toThrow();
});

test('the command says what is wrong and ends with 2', () => {
  const { status, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, '../main.ts'), '--port', 'many'], {
    encoding: 'utf8',
  });
  expect([status, stderr]).toEqual([2, expect.stringContaining('--port takes a whole number')]);
});

test('a backup of a running server opens elsewhere with every acknowledged answer, from SQLite to PostgreSQL and back', async () => {
  const postgres = await startPostgres();
  const house = await openHouse();
  try {
    const ann = await visit(house.url);
    const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'], options: { goal: 1000 } });
    const tab = await ann.tab();
    await tab.watch(id, 0, 'w');
    await tab.until(id, 0, (held) => held.shown.phase === 'playing');
    await tab.answer(id, 0, 'two');
    const { database } = house.house.config;
    const file = (name: string) => path.join(house.folder, name);

    expect(await backUp(database, file('first.db'))).toMatchObject({ matches: 1, people: 1 });
    await expect(backUp(database, file('first.db'))).rejects.toThrow('exists already');
    await expect(backUp(file('nothing.db'), file('second.db'))).rejects.toThrow('There is no database');

    const shared = await postgres.fresh();
    await restore(file('first.db'), shared);
    await expect(restore(file('first.db'), shared)).rejects.toThrow('in use already');
    const node = await openHouse({ database: shared, 'message-rate': '100000' });
    const there = await ann.at(node.url).tab();
    expect((await there.watch(id, 0)).shown).toMatchObject({ view: { total: 2 } });
    await there.watch(id, 1);
    await there.answer(id, 1, 'two');

    // More than a page of the journal.
    for (let i = 0; i < 450; i++) await there.answer(id, i % 2, 'one');
    const copied = await backUp(shared, file('third.db'));
    await node.close();
    expect(copied.journal).toBeGreaterThan(450);
    const again = await openHouse({ database: file('third.db') });
    const last = await ann.at(again.url).tab();
    expect((await last.watch(id, 0)).shown).toMatchObject({ view: { total: 454 } });
    await again.close();
  } finally {
    await house.close();
    await postgres.stop();
  }
});

test('a server that stops says goodbye, and its matches are there when it starts again', async () => {
  const house = await openHouse();
  const ann = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'] });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  const goodbye = tab.next((notice) => notice.t === 'closing');
  const copy = path.join(house.folder, 'after.db');
  const stopping = house.house.rooms.close();
  await stopping;
  await backUp(house.house.config.database, copy);
  const again = await openHouse({ database: copy });
  expect(await again.house.store.matches.snapshot(id)).toMatchObject({ seq: 3 });
  expect((await (await ann.at(again.url).tab()).watch(id, 0)).shown.phase).toBe('playing');
  await again.close();
  await house.close();
  expect((await goodbye).t).toBe('closing');
});

test('health and metrics', async () => {
  const house = await openHouse();
  expect(await (await fetch(`${house.url}/healthz`)).json()).toEqual({ well: true, database: 'sqlite', matches: 0 });
  expect(await (await fetch(`${house.url}/metrics`)).text()).toContain('bridgehead_deeds_total');
  const page = await fetch(`${house.url}/api/catalogue`);
  expect(page.headers.get('content-security-policy')).toContain("default-src 'self'");
  expect(page.headers.get('x-content-type-options')).toBe('nosniff');
  await house.close();
});

test('figures are for those who are on the machine or show the token, and not for those that a proxy lets through', async () => {
  const house = await openHouse({ 'metrics-token': 'a long token' });
  const status = async (headers: Record<string, string>) => (await fetch(`${house.url}/metrics`, { headers })).status;
  expect(await status({})).toBe(200);
  expect(await status({ 'x-forwarded-for': '192.0.2.1' })).toBe(403);
  expect(await status({ 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer a wrong one' })).toBe(403);
  expect(await status({ 'x-forwarded-for': '192.0.2.1', authorization: 'Bearer a long token' })).toBe(200);
  await house.close();
  const behind = await openHouse({ 'trust-proxy': '1' });
  expect((await fetch(`${behind.url}/metrics`)).status).toBe(403);
  expect((await fetch(`${behind.url}/metrics`, { headers: { authorization: 'Bearer ' } })).status).toBe(403);
  await behind.close();
});
