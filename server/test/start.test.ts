/** Starting and being well: sentences instead of stacks, one server to a file, and what happens to time and secrets meanwhile. */
import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { sealFrom } from '../store/seal.ts';
import { instantBots, openHouse } from './house.ts';
import { visit } from './visitor.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-start-'));
const file = (name: string) => path.join(folder, name);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const MAIN = path.join(import.meta.dirname, '../main.ts');
const start = (...flags: string[]) =>
  spawnSync(process.execPath, [MAIN, '--port', '0', '--log-level', 'silent', '--key-file', file('start.key'), ...flags], {
    encoding: 'utf8',
    timeout: 30_000,
  });

test('a second server on the same SQLite file does not start, and says why', async () => {
  const database = file('one.db');
  const house = await openHouse({ database });
  const second = start('--database', database);
  expect([second.status, second.stderr]).toEqual([2, expect.stringContaining('Another server uses')]);
  expect(second.stderr).not.toContain('    at ');
  await house.close();
  const third = await openHouse({ database });
  await third.close();
});

test('a second server does not start by another name of the file either', async () => {
  const [database, link] = [file('two.db'), file('linked.db')];
  symlinkSync(database, link);
  // By the link first: the file that it leads to is made then.
  const house = await openHouse({ database: link });
  const second = start('--database', database);
  expect([second.status, second.stderr]).toEqual([2, expect.stringContaining('Another server uses')]);
  await house.close();
});

test('what keeps a server from starting is told in a sentence', async () => {
  const taken = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => taken.once('listening', resolve));
  const { port } = taken.address() as { port: number };
  writeFileSync(file('not.db'), 'this is no database '.repeat(100));
  writeFileSync(file('not.key'), 'this is no key');
  for (const [flags, sentence] of [
    [['--database', file('a.db'), '--port', String(port)], 'in use already'],
    [['--database', file('not.db')], 'cannot be used as a database'],
    [['--database', 'postgres://nobody@127.0.0.1:1/x'], 'PostgreSQL does not answer'],
    [['--database', file('b.db'), '--key-file', file('not.key')], 'is not a key'],
  ] as const) {
    const { status, stderr } = start(...flags);
    expect([status, stderr]).toEqual([2, expect.stringContaining(sentence)]);
    expect(stderr.trim().split('\n')).toHaveLength(1);
  }
  taken.close();
});

test('the files are readable for their owner only', async () => {
  const database = file('private.db');
  writeFileSync(database, '');
  chmodSync(database, 0o644);
  const house = await openHouse({ database, 'key-file': file('private.key') });
  const ann = await visit(house.url);
  await ann.post('/quick', { game: 'toy' });
  for (const name of ['private.db', 'private.db-wal', 'private.db-shm', 'private.key'])
    expect(statSync(file(name)).mode & 0o777).toBe(0o600);
  await house.close();
});

test('a running match’s secret is nowhere in the files', async () => {
  const database = file('sealed.db');
  const house = await openHouse({ database });
  const ann = await visit(house.url);
  const { id } = await ann.post('/quick', { game: 'toy' });
  await ann.post(`/matches/${id}/word`, { word: 'w' });
  const room = await house.house.rooms.open(id);
  await room?.saveSnapshot();
  const { secret } = room?.match.setup ?? { secret: '' };
  const seed = room?.match.seed ?? '';
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  for (const name of ['sealed.db', 'sealed.db-wal']) {
    const bytes = readFileSync(file(name)).toString('latin1');
    expect([bytes.includes(secret), bytes.includes(seed)]).toEqual([false, false]);
  }
  await house.close();
});

test('of many that make a key at once one does', () => {
  const seals = Array.from({ length: 5 }, () => sealFrom(file('many.key')));
  const sealed = seals[0]?.close('hello', 'here') ?? '';
  for (const seal of seals) expect(seal.open(sealed, 'here')).toBe('hello');
  expect(() => seals[1]?.open(sealed, 'there')).toThrow();
});

test('clocks stand still while no server is there', async () => {
  const database = file('clocks.db');
  let now = 1_900_000_000_000;
  const first = await openHouse({ database }, instantBots, { now: () => now });
  const ann = await visit(first.url);
  const clock = { kind: 'live', base: 60, increment: 0 };
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'], clock });
  await ann.post(`/matches/${id}/word`, { word: 'w' });
  now += 20_000;
  await first.close();
  now += 3_600_000;
  const second = await openHouse({ database }, instantBots, { now: () => now });
  now += 5_000;
  const tab = await ann.at(second.url).tab();
  await tab.watch(id, 0);
  await tab.answer(id, 0, 'one');
  const plays = (await second.house.store.matches.journal(id, 0)).flatMap(({ deed }) => (deed.do === 'play' ? [deed.by] : []));
  expect(plays).toEqual(['person']);
  expect(tab.sees(id, 0).shown.clock.left[0]).toBe(35_000);
  await second.close();
});

test('health tells when nothing can be written any more', async () => {
  let now = Date.now();
  const house = await openHouse({}, instantBots, { now: () => now });
  const health = async () => (await fetch(`${house.url}/healthz`)).status;
  expect(await health()).toBe(200);
  const { matches } = house.house.store;
  const beat = matches.beat.bind(matches);
  matches.beat = async () => {
    throw new Error('database or disk is full');
  };
  now += 6_000;
  expect(await health()).toBe(503);
  matches.beat = beat;
  await expect.poll(health).toBe(200);
  await house.close();
});

test('a session that is used does not end', async () => {
  let now = 1_900_000_000_000;
  const house = await openHouse({}, instantBots, { now: () => now });
  const ann = await visit(house.url);
  for (let i = 0; i < 6; i++) {
    now += 100 * 86_400_000;
    expect((await ann.call('GET', '/me')).body).toMatchObject({ person: { id: ann.id } });
  }
  now += 181 * 86_400_000;
  expect((await ann.call('GET', '/me')).body).toEqual({ person: null });
  await house.close();
});

test('a tab behind a dead line does not keep the server from stopping', async () => {
  const house = await openHouse();
  const ann = await visit(house.url);
  const tab = await ann.tab();
  tab.socket.pause();
  const begun = performance.now();
  await house.close();
  expect(performance.now() - begun).toBeLessThan(5_000);
});

test('SIGTERM with a half-sent body ends with 0', async () => {
  const child = spawn(process.execPath, [MAIN, '--port', '0', '--database', file('term.db'), '--key-file', file('start.key')], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const url = await new Promise<string>((resolve) => {
    let text = '';
    child.stdout.on('data', (data: Buffer) => {
      text += data.toString();
      const found = /"url":"([^"]+)"/.exec(text);
      if (found !== null) resolve(found[1] as string);
    });
  });
  const { connect } = await import('node:net');
  const half = connect(Number(new URL(url).port), '127.0.0.1');
  half.on('error', () => undefined);
  half.write('POST /api/matches HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 1000\r\n\r\n{');
  await new Promise((resolve) => setTimeout(resolve, 300));
  const exited = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGTERM');
  expect(await exited).toBe(0);
  half.destroy();
});
