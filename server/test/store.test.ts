/** One suite, two engines. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startPostgres, type TestPostgres } from '@bridgehead/testkit/postgres';
import type { Kysely } from 'kysely';
import { Migrator } from 'kysely/migration';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { setupOf } from '../../match/test/table.ts';
import type { Append, Appended, RowPatch, TurnPatch } from '../store/engine.ts';
import type { MatchRow } from '../store/matches.ts';
import { MIGRATIONS } from '../store/migrations.ts';
import { openPostgres } from '../store/postgres.ts';
import { Seal } from '../store/seal.ts';
import { openSqlite } from '../store/sqlite.ts';
import { openStore, type Store } from '../store/store.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-store-'));
let postgres: TestPostgres | null = null;
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const ENGINES = {
  sqlite: async () => path.join(folder, `${crypto.randomUUID()}.db`),
  postgres: async () => {
    postgres ??= await startPostgres();
    return postgres.fresh();
  },
};

const row = (more: Partial<RowPatch> = {}): RowPatch => ({
  phase: 'playing',
  seats: '[]',
  waiting: '[0]',
  awaited: '[0]',
  moved: 5,
  turned: 5,
  ends: null,
  due: null,
  result: null,
  free: 0,
  ...more,
});
const deed = (match: string, seq: number, more: Partial<Append> = {}): Append => ({
  match,
  seq,
  at: 1_700_000_000_000 + seq,
  kind: 'call-off',
  deed: JSON.stringify({ do: 'call-off', seq }),
  told: null,
  person: null,
  row: null,
  seat: null,
  facts: [],
  outcome: null,
  ...more,
});
const append = (store: Store, given: Append): Promise<Appended> =>
  new Promise((resolve, reject) => {
    store.append(given, (appended) => (appended instanceof Error ? reject(appended) : resolve(appended)));
  });
const chat = (person: string, text: string) =>
  JSON.stringify({ do: 'chat', line: { id: '1', person, name: person, seat: null, text, to: null } });

describe.each(Object.entries(ENGINES))('the store on %s', (_kind, where) => {
  let database: string;
  let store: Store;
  beforeAll(async () => {
    database = await where();
    store = await openStore({ database });
  });
  afterAll(() => store.close());

  const newMatch = async (more: Partial<RowPatch> = {}, setup = {}): Promise<string> => {
    const id = crypto.randomUUID();
    await store.matches.create(setupOf({ id, ...setup }), row(more), [
      { seq: 1, at: 1, deed: { do: 'sit', seat: 0, person: `ann ${id}`, pledge: null, word: null } },
    ]);
    return id;
  };

  test('a database is migrated once and can be opened again', async () => {
    const again = await openStore({ database });
    await again.ping();
    await again.close();
  });

  test('cut words leave the answer that gave them, what told of them and what was made from both; nothing else changes', async () => {
    const id = await newMatch();
    const play = (seat: number, answer: string) => JSON.stringify({ do: 'play', entry: { seat, answer }, by: 'person' });
    const told = (text: string) => JSON.stringify([{ all: { type: 'posted', text }, to: null }]);
    await append(store, deed(id, 2, { deed: play(0, 'bad "words"'), told: told('bad "words"') }));
    await append(store, deed(id, 3, { deed: play(1, 'bad "words"'), told: told('mine') }));
    await append(store, deed(id, 4, { deed: JSON.stringify({ do: 'mark', seat: 1, what: 'cut', on: '0', text: null }) }));
    await store.matches.saveSnapshot(id, { seq: 4, desk: { words: 'bad "words"' } } as never);
    await store.matches.saveReplay(id, 'spectator', 'bad words');
    await store.matches.erase(id, { seat: 0, text: 'bad "words"', on: '0' }, { seq: 4, desk: { words: '█' } } as never);
    const journal = await store.matches.journal(id, 1);
    expect(journal.map(({ deed: one }) => one)).toEqual([
      { do: 'play', entry: { seat: 0, answer: '█'.repeat(11) }, by: 'person' },
      { do: 'play', entry: { seat: 1, answer: 'bad "words"' }, by: 'person' },
      { do: 'mark', seat: 1, what: 'cut', on: '0', text: null },
    ]);
    expect(journal.map((one) => one.told)).toEqual([told('█'.repeat(11)), told('mine'), null]);
    expect([await store.matches.snapshot(id), await store.matches.replay(id, 'spectator')]).toEqual([
      { seq: 4, desk: { words: '█' } },
      null,
    ]);
  });

  test('a turn changes what a turn changes in the row, and leaves the rest as it is', async () => {
    const id = await newMatch({ seats: '["as they sat"]', result: '{"how":"kept"}' });
    const turn: TurnPatch = { waiting: '[1]', awaited: '[1]', moved: 9, turned: 8, ends: 7, due: 6 };
    expect(await append(store, deed(id, 2, { row: turn }))).toBe('done');
    expect(await store.matches.row(id)).toMatchObject({ ...turn, phase: 'playing', seats: '["as they sat"]', result: '{"how":"kept"}' });
  });

  test('a row that comes late does not replace a later one', async () => {
    const id = await newMatch({ waiting: '[0]' });
    await append(store, deed(id, 2, { row: row({ waiting: '[1]', moved: 9 }) }));
    await store.matches.patch(id, row({ waiting: '[0]', moved: 9 }), 1);
    await store.matches.patch(id, row({ waiting: '[0]', moved: 8 }), 2);
    expect((await store.matches.row(id))?.waiting).toBe('[1]');
    await store.matches.patch(id, row({ waiting: '[2]', moved: 9 }), 2);
    expect((await store.matches.row(id))?.waiting).toBe('[2]');
  });

  test('what is stale is found by its last move, however long the turn has lasted', async () => {
    const [before, unmoved] = [1_000, 2_000];
    const played = { kind: 'play', deed: JSON.stringify({ do: 'play', entry: { seat: 0, answer: 'end' }, by: 'person' }) };
    const old = await newMatch({ moved: 900, turned: 100 });
    const long = await newMatch({ moved: 1_100, turned: 100 });
    const young = await newMatch({ moved: 2_100, turned: 2_100 });
    const never = await newMatch({ moved: 1_100, turned: 1_100 }, { listed: false });
    const over = await newMatch({ phase: 'over', moved: 900, turned: 100 });
    for (const id of [old, long, young, over]) await append(store, deed(id, 2, played));
    const found = await store.matches.stale(before, unmoved, 1_000);
    expect([old, long, young, never, over].map((id) => found.includes(id))).toEqual([true, false, false, true, false]);
  });

  test('a number of the journal is given once', async () => {
    const id = await newMatch();
    expect(await append(store, deed(id, 2))).toBe('done');
    expect(await append(store, deed(id, 2, { row: row({ phase: 'over' }) }))).toBe('taken');
    expect((await store.matches.journal(id, 0)).map(({ seq }) => seq)).toEqual([1, 2]);
    expect((await store.matches.row(id))?.phase).toBe('playing');
  });

  test('of many who race for a number one wins, and the others change nothing', async () => {
    const id = await newMatch();
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, (_, i) =>
        append(store, deed(id, 2, { deed: JSON.stringify({ do: 'call-off', i }), row: row({ ends: i }) })),
      ),
    );
    expect(outcomes.filter((one) => one === 'done')).toHaveLength(1);
    const winner = outcomes.indexOf('done');
    expect(await store.matches.journal(id, 1)).toMatchObject([{ seq: 2, deed: { i: winner } }]);
    expect((await store.matches.row(id))?.ends).toBe(winner);
  });

  test('deeds of many matches in flight are all there, in order, with times and texts intact', async () => {
    const ids = await Promise.all(Array.from({ length: 10 }, () => newMatch()));
    const text = JSON.stringify({ do: 'call-off', text: 'Ünïcode “quotes” \\ and \n lines' });
    await Promise.all(ids.flatMap((id) => [2, 3, 4, 5].map((seq) => append(store, deed(id, seq, { deed: text, told: '[]' })))));
    for (const id of ids) {
      const rows = await store.matches.journal(id, 1);
      expect(rows.map(({ seq, at, deed: one, told }) => [seq, at, JSON.stringify(one), told])).toEqual(
        [2, 3, 4, 5].map((seq) => [seq, 1_700_000_000_000 + seq, text, '[]']),
      );
    }
  });

  test('a later snapshot replaces an earlier one, never the other way round', async () => {
    const id = await newMatch();
    const snapshot = (seq: number) => ({ seq, desk: { seq }, saved: null, entries: 0 }) as never;
    expect(await store.matches.snapshot(id)).toBeNull();
    await store.matches.saveSnapshot(id, snapshot(7));
    await store.matches.saveSnapshot(id, snapshot(5));
    expect((await store.matches.snapshot(id))?.seq).toBe(7);
    await store.matches.saveSnapshot(id, snapshot(9));
    expect((await store.matches.snapshot(id))?.seq).toBe(9);
  });

  test('somebody’s matches: seats are taken and left with their deeds', async () => {
    const id = await newMatch();
    const person = `bob ${id}`;
    expect(await store.matches.of(person, 10)).toEqual([]);
    await append(store, deed(id, 2, { seat: { seat: 1, person } }));
    expect((await store.matches.of(person, 10)).map((one) => one.id)).toEqual([id]);
    expect(await store.matches.countOf(person)).toBe(1);
    await append(store, deed(id, 3, { seat: { seat: 1, person: null } }));
    expect(await store.matches.of(person, 10)).toEqual([]);
  });

  test('unfinished matches come before finished ones, the latest first', async () => {
    const person = `zoe ${crypto.randomUUID()}`;
    const made: string[] = [];
    for (const [phase, turned] of [
      ['over', 9],
      ['playing', 3],
      ['waiting', 4],
    ] as const) {
      const id = await newMatch({ phase, turned });
      await append(store, deed(id, 2, { seat: { seat: 0, person } }));
      made.push(id);
    }
    expect((await store.matches.of(person, 10)).map((one) => one.id)).toEqual([made[2], made[1], made[0]]);
  });

  test('open tables and matches to watch are the listed ones', async () => {
    const all = { game: null, from: 0, size: 100 };
    const open = await newMatch({ phase: 'waiting', free: 1 }, { listed: true });
    const full = await newMatch({ phase: 'waiting', free: 0 }, { listed: true });
    const hidden = await newMatch({ phase: 'waiting', free: 1 });
    const live = await newMatch({}, { listed: true });
    const closed = await newMatch({}, { listed: true, spectators: false });
    const opens = (await store.matches.open(0, all)).map((one) => one.id);
    expect([opens.includes(open), opens.includes(full), opens.includes(hidden)]).toEqual([true, false, false]);
    const watchables = (await store.matches.watchable(all)).map((one) => one.id);
    expect([watchables.includes(live), watchables.includes(closed)]).toEqual([true, false]);
  });

  test('finding 5: hosts who are there first, one table of each before any second one, by pages and by game', async () => {
    const table = (creator: string, turned: number, game = 'fair') =>
      newMatch({ phase: 'waiting', free: 1, turned }, { listed: true, creator, game, created: 1 });
    const many = [await table('eve', 30), await table('eve', 31), await table('eve', 32)];
    const honest = [await table('ann', 10), await table('bob', 11)];
    const there = await table('cid', 5);
    await table('cid', 6, 'other');
    await store.matches.attend([there], 100);
    const page = async (from: number) => (await store.matches.open(50, { game: 'fair', from, size: 4 })).map(({ id }) => id);
    expect(await page(0)).toEqual([there, many[2], honest[1], honest[0]]);
    expect(await page(4)).toEqual([many[1], many[0]]);
  });

  test('finding 5: listed tables that wait are counted and made in one turn', async () => {
    const most = { tables: 50, invitations: 0, listed: 3 };
    const make = (id: string) =>
      store.matches.create(setupOf({ id, creator: 'lister', listed: true }), row({ phase: 'waiting', free: 1 }), [], most);
    const made = await Promise.all(Array.from({ length: 6 }, (_, i) => make(`listed-${i}`)));
    expect(made.filter(Boolean)).toHaveLength(3);
    expect(await store.matches.listedBy('lister')).toBe(3);
  });

  test('what is due is handed to one who asks, and again when the lease has run out', async () => {
    const id = await newMatch({ due: 1000 });
    const claims = await Promise.all([store.matches.due(1000, 500, 10), store.matches.due(1000, 500, 10)]);
    expect(claims.flat().filter((one) => one === id)).toHaveLength(1);
    expect(await store.matches.due(1400, 500, 10)).not.toContain(id);
    expect(await store.matches.due(1600, 500, 10)).toContain(id);
  });

  test('one node at a time drives the bots of a match, until its claim runs out', async () => {
    const id = await newMatch();
    expect(await store.matches.lockBots(id, 'a', 0, 100)).toBe(true);
    expect(await store.matches.lockBots(id, 'b', 50, 150)).toBe(false);
    expect(await store.matches.lockBots(id, 'a', 60, 160)).toBe(true);
    expect(await store.matches.lockBots(id, 'b', 161, 300)).toBe(true);
  });

  test('sessions end, names change', async () => {
    const id = crypto.randomUUID();
    await store.people.welcome({ id, name: 'Ann', created: 1 }, { hash: `h${id}`, expires: 100, created: 1, used: 1 });
    expect(await store.people.bySession(`h${id}`, 99)).toEqual({ id, name: 'Ann', created: 1, expires: 100, used: 1 });
    await store.people.prolong(`h${id}`, 200, 2);
    expect((await store.people.bySession(`h${id}`, 199))?.expires).toBe(200);
    await store.people.prolong(`h${id}`, 100, 3);
    expect(await store.people.sessionsOf(id, 99)).toEqual([{ hash: `h${id}`, created: 1, used: 3 }]);
    expect(await store.people.bySession(`h${id}`, 100)).toBeNull();
    await store.people.rename(id, 'Änn');
    expect((await store.people.names([id, 'nobody'])).get(id)).toBe('Änn');
    await store.people.endSession(`h${id}`);
    expect(await store.people.bySession(`h${id}`, 1)).toBeNull();
  });

  test('a challenge answers once and not too late', async () => {
    await store.people.setChallenge('c1', 'x', 100);
    expect(await store.people.takeChallenge('c1', 50)).toBe('x');
    expect(await store.people.takeChallenge('c1', 50)).toBeNull();
    await store.people.setChallenge('c2', 'y', 100);
    expect(await store.people.takeChallenge('c2', 101)).toBeNull();
  });

  test('nobody mutes without end', async () => {
    const person = crypto.randomUUID();
    for (const [muted, isTaken] of [
      ['a', true],
      ['b', true],
      ['c', false],
      ['b', true],
    ] as const)
      expect(await store.people.setMute(person, muted, true, 2)).toBe(isTaken);
    expect((await store.people.mutesOf(person)).sort()).toEqual(['a', 'b']);
  });

  test('many who ask for more at the same moment get no more than is allowed', async () => {
    const person = crypto.randomUUID();
    const place = {
      kind: 'hook',
      address: '',
      label: '',
      state: 'open',
      token: null,
      confirm: null,
      failures: 0,
      problem: null,
      last: 0,
    } as const;
    const passkey = { person, public_key: '', counter: 0, transports: '[]', created: 1 };
    const deck = { person, game: 'toy', name: '', text: '', shared: 0, changed: 1 };
    const table = (id: string, kept: (string | null)[] = []) => setupOf({ id, creator: person, kept });
    const asks: Readonly<Record<string, (id: string) => Promise<boolean>>> = {
      places: (id) => store.notices.addPlace({ ...place, id, person, created: 1 }, 3),
      passkeys: (id) => store.people.addPasskey({ ...passkey, id }, 3),
      decks: (id) => store.decks.add({ ...deck, id }, 3),
      mutes: (id) => store.people.setMute(person, id, true, 3),
      // Two seats at each, and five of them may be kept: the third table would have one too many.
      invitations: (id) =>
        store.matches.create(table(id, ['a', 'b']), row({ phase: 'waiting' }), [], { tables: 50, invitations: 5, listed: 0 }),
      tables: (id) => store.matches.create(table(id), row({ phase: 'waiting' }), [], { tables: 5, invitations: 0, listed: 0 }),
    };
    const got: Record<string, number> = {};
    for (const [what, ask] of Object.entries(asks)) {
      const asked = await Promise.all(Array.from({ length: 12 }, () => ask(crypto.randomUUID())));
      got[what] = asked.filter(Boolean).length;
    }
    expect(got).toEqual({ places: 3, passkeys: 3, decks: 3, mutes: 3, invitations: 2, tables: 3 });
    expect(await store.notices.places(person)).toHaveLength(3);
    expect(await store.people.passkeysOf(person)).toHaveLength(3);
    expect(await store.decks.of(person, 'toy')).toHaveLength(3);
    expect(await store.people.mutesOf(person)).toHaveLength(3);
    expect([await store.matches.countOf(person), await store.matches.invitationsBy(person)]).toEqual([5, 4]);
  });

  test('the last deeds of many matches are known at once', async () => {
    const [one, other] = [await newMatch(), await newMatch()];
    await append(store, deed(one, 2));
    expect(await store.matches.latest([one, other, 'nowhere'])).toEqual(
      new Map([
        [one, 2],
        [other, 1],
      ]),
    );
  });

  test('a secret lies sealed in the database, and is of use only at its own match', async () => {
    const secret = 'c0ffee'.repeat(10);
    const [id, elsewhere] = [await newMatch({}, { secret }), await newMatch({}, { secret })];
    const [row, other] = [await store.matches.row(id), await store.matches.row(elsewhere)];
    if (row === null || other === null) throw new Error('not there');
    expect(row.setup).not.toContain(secret);
    expect((await store.matches.setupOf(row)).secret).toBe(secret);
    await expect(store.matches.setupOf({ id, setup: other.setup })).rejects.toThrow();
  });

  test('a database that was sealed with one key is not opened with another', async () => {
    await store.checkKey();
    const stranger = await openStore({ database });
    await expect(stranger.checkKey()).rejects.toThrow('another key');
    await stranger.close();
  });

  test('time in which no node was seen is noted, and only that', async () => {
    const now = 1_800_000_000_000;
    await store.matches.beat('a', now);
    await store.matches.noteOutage(now + 2_000, 3_000, 0);
    expect(await store.matches.outagesSince(now)).toEqual([]);
    await store.matches.noteOutage(now + 60_000, 3_000, 0);
    expect(await store.matches.outagesSince(now + 59_999)).toEqual([{ begun: now, ended: now + 60_000 }]);
    expect(await store.matches.outagesSince(now + 60_000)).toEqual([]);
  });

  test('tables that somebody made count as theirs, no matter who sits there', async () => {
    const person = crypto.randomUUID();
    await newMatch({ phase: 'waiting' }, { creator: person });
    await newMatch({ phase: 'over' }, { creator: person });
    expect(await store.matches.countOf(person)).toBe(1);
  });

  test('mutes are kept once and lifted', async () => {
    await store.people.setMute('ann', 'bob', true, 2);
    await store.people.setMute('ann', 'bob', true, 2);
    expect(await store.people.mutesOf('ann')).toEqual(['bob']);
    await store.people.setMute('ann', 'bob', false, 2);
    expect(await store.people.mutesOf('ann')).toEqual([]);
  });

  test('a person who wants to be forgotten leaves no name and no line behind', async () => {
    const id = await newMatch();
    const person = `eve-${id}`;
    await store.people.welcome({ id: person, name: 'Eve', created: 1 }, { hash: person, expires: 100, created: 1, used: 1 });
    await store.people.addPasskey({ id: `key ${id}`, person, public_key: 'x', counter: 0, transports: '[]', created: 1 }, 1);
    await append(store, deed(id, 2, { kind: 'chat', deed: chat(person, 'a secret'), person }));
    expect(await store.matches.chat(id, 2, 'all', 10)).toHaveLength(1);
    await store.people.forget(person);
    expect(await store.people.byId(person)).toBeNull();
    expect(await store.people.passkey(`key ${id}`)).toBeNull();
    expect(await store.people.bySession(person, 1)).toBeNull();
    const journal = await store.matches.journal(id, 0);
    expect(JSON.stringify(journal)).not.toContain('a secret');
    // What is left can still be opened.
    expect(journal[1]?.deed).toMatchObject({ do: 'chat', line: { text: '…', person: '' } });
  });

  test('decks belong to a person, are counted, shared, and gone with their owner', async () => {
    const person = `dee ${crypto.randomUUID()}`;
    const deck = (id: string, changed: number) => ({
      id: `${id} ${person}`,
      person,
      game: 'toy',
      name: id,
      text: 'one\ntwo',
      shared: 0,
      changed,
    });
    expect(await store.decks.add(deck('a', 1_700_000_000_000), 2)).toBe(true);
    expect(await store.decks.add(deck('b', 1_700_000_000_001), 2)).toBe(true);
    expect(await store.decks.add(deck('c', 3), 2)).toBe(false);
    expect((await store.decks.of(person, 'toy')).map(({ name, changed }) => [name, changed])).toEqual([
      ['b', 1_700_000_000_001],
      ['a', 1_700_000_000_000],
    ]);
    expect(await store.decks.of(person, 'other')).toEqual([]);
    expect(await store.decks.change('somebody else', `a ${person}`, { shared: 1 })).toBe(false);
    expect(await store.decks.change(person, `a ${person}`, { shared: 1, text: 'three' })).toBe(true);
    expect(await store.decks.one(`a ${person}`)).toMatchObject({ shared: 1, text: 'three', name: 'a' });
    expect(await store.decks.remove('somebody else', `a ${person}`)).toBe(false);
    expect(await store.decks.remove(person, `a ${person}`)).toBe(true);
    await store.people.forget(person);
    expect(await store.decks.one(`b ${person}`)).toBeNull();
  });

  test('what must happen together happens together or not at all', async () => {
    const { db } = store.engine;
    const one = db.insertInto('people').values({ id: 'together', name: 'x', created: 1 }).compile();
    await expect(store.engine.together([one, one])).rejects.toThrow();
    expect(await store.people.byId('together')).toBeNull();
  });

  test('a replay is kept once', async () => {
    const id = await newMatch();
    await store.matches.saveReplay(id, '0', 'first');
    await store.matches.saveReplay(id, '0', 'second');
    expect(await store.matches.replay(id, '0')).toBe('first');
    expect(await store.matches.replay(id, '1')).toBeNull();
  });
});

test.each(Object.entries(ENGINES))('a database of an earlier release on %s opens with what it holds', async (kind, where) => {
  const database = await where();
  const engine = kind === 'sqlite' ? await openSqlite(database) : await openPostgres(database);
  const migrator = new Migrator({ db: engine.db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
  expect((await migrator.migrateTo('0007-fewer')).error).toBeUndefined();
  // Its tables have other columns than today's types.
  // biome-ignore lint/suspicious/noExplicitAny: as they were
  const old = engine.db as Kysely<any>;
  const setup = { ...setupOf({ id: 'old', listed: true, creator: 'ann' }), from: { seed: 'ab'.repeat(32), entries: [] } };
  const seal = new Seal(Buffer.alloc(32, 1));
  const sealed = JSON.stringify({ ...setup, secret: seal.close(setup.secret, 'old') });
  const { free: _free, ...earlier } = row({ phase: 'waiting' });
  await old
    .insertInto('matches')
    .values({ ...earlier, id: 'old', game: 'toy', version: 1, created: 1, creator: 'ann', listed: 1, spectators: 1, setup: sealed })
    .execute();
  await old.insertInto('people').values({ id: 'ann', name: 'Ann', created: 1 }).execute();
  await old.insertInto('sessions').values({ hash: 'h', person: 'ann', expires: 100 }).execute();
  const deeds = ['play', 'chat'].map((what, i) => ({
    match: 'old',
    seq: i + 1,
    at: 1,
    deed: `{"do":"${what}"}`,
    told: null,
    person: null,
  }));
  await old.insertInto('journal').values(deeds).execute();
  const place = {
    person: 'ann',
    kind: 'mail',
    address: seal.close('{}', 'p'),
    label: 'a',
    failures: 0,
    problem: null,
    last: 0,
    created: 1,
  };
  await old
    .insertInto('notice_places')
    .values({ ...place, id: 'p', state: 'unconfirmed', token: 't' })
    .execute();
  await engine.close();

  const store = await openStore({ database, seal });
  const all = { game: null, from: 0, size: 10 };
  expect((await store.matches.open(0, all)).map(({ id }) => id)).toEqual(['old']);
  const kept = (await store.matches.row('old')) as MatchRow;
  expect((await store.matches.setupOf(kept)).from).toEqual(setup.from);
  expect(await store.people.bySession('h', 1)).toMatchObject({ id: 'ann', used: 0 });
  expect(await store.engine.db.selectFrom('journal').select('kind').orderBy('seq').execute()).toEqual([{ kind: 'play' }, { kind: 'chat' }]);
  expect((await store.notices.byConfirmation('t'))?.id).toBe('p');
  await store.close();
});

test('PostgreSQL tells other nodes what was published', async () => {
  const database = await ENGINES.postgres();
  const [here, there] = [await openStore({ database }), await openStore({ database })];
  const heard: (string | null)[] = [];
  const enough = new Promise<void>((resolve) => {
    void there.engine
      .listen((note) => {
        heard.push(note);
        if (heard.length === 300) resolve();
      })
      .then(() => {
        for (let i = 0; i < 300; i++) here.engine.publish(`note ${i} ${'x'.repeat(60)}`);
      });
  });
  await enough;
  expect(heard.map((note) => Number(note?.split(' ')[1]))).toEqual(Array.from({ length: 300 }, (_, i) => i));
  await Promise.all([here.close(), there.close()]);
});
