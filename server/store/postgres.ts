/**
 * PostgreSQL for many nodes. The journal's primary key decides between nodes that race; deeds of one node that are in
 * flight share a transaction; what other nodes should know is announced after the commit and outside it, because a NOTIFY
 * inside a transaction serialises all commits of the server.
 */
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Append, Appended, Engine } from './engine.ts';
import { factQuery } from './notices.ts';
import { outcomeQuery } from './ratings.ts';
import type { Database } from './schema.ts';

const CHANNEL = 'bridgehead';
/** Most bytes in one announcement; PostgreSQL allows 8000. */
const NOTE_BYTES = 7500;
const BIGINT = 20;
const RECONNECT = 500;
/** A database that does not answer is as good as gone: callers that wait are told. */
const CONNECT_MS = 3_000;
const QUERY_MS = 10_000;
/** Transactions with deeds at the same time. */
const LANES = 2;

interface Waiting {
  readonly append: Append;
  hear(appended: Appended | Error): void;
}

const keyOf = ({ match, seq }: { match: string; seq: number }): string => `${match} ${seq}`;

/** 64-bit numbers here are times and counters: safely numbers. */
const types = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => (id === BIGINT ? Number : pg.types.getTypeParser(id, format as 'text')),
} as pg.CustomTypesConfig;

class PostgresEngine implements Engine {
  readonly kind = 'postgres';
  readonly db: Kysely<Database>;
  readonly #url: string;
  readonly #pool: pg.Pool;
  #waiting: Waiting[] = [];
  #busy = 0;
  #notes: string[] = [];
  #announcing = false;
  #listener: pg.Client | null = null;
  #closed = false;

  constructor(url: string, connections: number) {
    this.#url = url;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: connections,
      types,
      application_name: 'bridgehead',
      connectionTimeoutMillis: CONNECT_MS,
      query_timeout: QUERY_MS,
      keepAlive: true,
    });
    this.#pool.on('error', () => undefined);
    // A connection that breaks while somebody holds it tells them by its query; nobody else listens.
    this.#pool.on('connect', (client) => client.on('error', () => undefined));
    this.db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: this.#pool }) });
  }

  append(append: Append, hear: (appended: Appended | Error) => void): void {
    this.#waiting.push({ append, hear });
    if (this.#busy < LANES) setImmediate(() => void this.#flush());
  }

  async #flush(): Promise<void> {
    if (this.#busy >= LANES || this.#waiting.length === 0) return;
    const group = this.#waiting;
    this.#waiting = [];
    this.#busy++;
    const told = await this.#outcomes(group);
    this.#busy--;
    group.forEach(({ hear }, i) => {
      hear(told[i] as Appended | Error);
    });
    if (this.#waiting.length > 0) void this.#flush();
  }

  async #outcomes(group: readonly Waiting[]): Promise<(Appended | Error)[]> {
    try {
      // Within one group, too, a number is given to the first who wants it.
      const firsts = new Map<string, Append>();
      for (const { append } of group) if (!firsts.has(keyOf(append))) firsts.set(keyOf(append), append);
      const written = await this.#write([...firsts.values()]);
      return group.map(({ append }) => (written.has(keyOf(append)) && firsts.get(keyOf(append)) === append ? 'done' : 'taken'));
    } catch (error) {
      return group.map(() => (error instanceof Error ? error : new Error(String(error))));
    }
  }

  /** Which of them were written. Sorted, so that two nodes never wait for each other. */
  #write(appends: readonly Append[]): Promise<Set<string>> {
    const sorted = [...appends].sort((a, b) => (a.match < b.match ? -1 : a.match > b.match ? 1 : a.seq - b.seq));
    return this.db.transaction().execute(async (trx) => {
      const rows = await trx
        .insertInto('journal')
        .values(sorted.map(({ match, seq, at, kind, deed, told, person }) => ({ match, seq, at, kind, deed, told, person })))
        .onConflict((conflict) => conflict.columns(['match', 'seq']).doNothing())
        .returning(['match', 'seq'])
        .execute();
      const written = new Set(rows.map(keyOf));
      for (const append of sorted) {
        const { match, row, seat } = append;
        if (!written.has(keyOf(append))) continue;
        if (append.outcome !== null) await trx.executeQuery(outcomeQuery(trx, append.outcome));
        for (const fact of append.facts) await trx.executeQuery(factQuery(trx, fact));
        if (row !== null) await trx.updateTable('matches').set(row).where('id', '=', match).execute();
        if (seat === null) continue;
        await trx.deleteFrom('seats').where('match', '=', match).where('seat', '=', seat.seat).execute();
        if (seat.person !== null) await trx.insertInto('seats').values({ match, seat: seat.seat, person: seat.person }).execute();
      }
      return written;
    });
  }

  async together(queries: readonly CompiledQuery[]): Promise<void> {
    await this.db.transaction().execute(async (trx) => {
      for (const query of queries) await trx.executeQuery(query);
    });
  }

  /** A statement sees what was written before it began: so a turn holds the others up until all is written. */
  inTurn(person: string, first: CompiledQuery, others: readonly CompiledQuery[] = []): Promise<boolean> {
    return this.db.transaction().execute(async (trx) => {
      await sql`select pg_advisory_xact_lock(hashtextextended(${person}, 0))`.execute(trx);
      const { numAffectedRows = 0n } = await trx.executeQuery(first);
      if (numAffectedRows === 0n) return false;
      for (const query of others) await trx.executeQuery(query);
      return true;
    });
  }

  publish(note: string): void {
    this.#notes.push(note);
    if (!this.#announcing) void this.#announce();
  }

  /** What gathers while one announcement is on its way goes with the next. */
  async #announce(): Promise<void> {
    this.#announcing = true;
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#notes.length > 0 && !this.#closed) {
      let payload = this.#notes.shift() as string;
      while (this.#notes.length > 0 && payload.length + (this.#notes[0] as string).length < NOTE_BYTES)
        payload += `\n${this.#notes.shift()}`;
      // A lost announcement is made good by the next one, or by the sequence check of the next who acts.
      await this.#pool.query('select pg_notify($1, $2)', [CHANNEL, payload]).catch(() => undefined);
    }
    this.#announcing = false;
  }

  async listen(hear: (note: string | null) => void): Promise<void> {
    if (this.#closed) return;
    const client = new pg.Client({ connectionString: this.#url, application_name: 'bridgehead listener' });
    this.#listener = client;
    client.on('error', () => this.#listenAgain(client, hear));
    client.on('end', () => this.#listenAgain(client, hear));
    client.on('notification', ({ payload }) => {
      for (const note of (payload ?? '').split('\n')) hear(note);
    });
    await client.connect();
    await client.query(`listen ${CHANNEL}`);
  }

  /** The connection was lost: another one, and the listener is told that notes may be missing. */
  #listenAgain(lost: pg.Client, hear: (note: string | null) => void): void {
    if (this.#closed || this.#listener !== lost) return;
    this.#listener = null;
    const retry = async () => {
      try {
        await this.listen(hear);
        hear(null);
      } catch {
        const failed = this.#listener;
        if (failed !== null) this.#listenAgain(failed, hear);
      }
    };
    setTimeout(() => void retry(), RECONNECT).unref();
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#listener?.end();
    await this.db.destroy();
  }
}

export async function openPostgres(url: string, connections = 10): Promise<Engine> {
  const engine = new PostgresEngine(url, connections);
  await engine.db.selectNoFrom((eb) => eb.lit(1).as('one')).execute();
  return engine;
}
