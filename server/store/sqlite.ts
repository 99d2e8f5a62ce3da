/** SQLite for one node: a file, a thread that writes, a thread that reads. The event loop never waits for the disk. */
import { chmodSync, closeSync, openSync, realpathSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import {
  type CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Driver,
  Kysely,
  type QueryResult,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
} from 'kysely';
import type { Append, Appended, Engine } from './engine.ts';
import { journalQueries } from './journal-queries.ts';
import { factQuery } from './notices.ts';
import { outcomeQuery } from './ratings.ts';
import type { Database } from './schema.ts';
import { SqliteThread, type Statement } from './sqlite-client.ts';

const asQuery = ({ sql, parameters }: CompiledQuery): Statement => ({ sql, parameters: parameters as Statement['parameters'] });

class ThreadDriver implements Driver {
  readonly #connection: DatabaseConnection;
  constructor(writer: SqliteThread, reader: SqliteThread) {
    this.#connection = {
      async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
        const reads = query.query.kind === 'SelectQueryNode';
        const { rows, changes } = await (reads ? reader : writer).run([asQuery(query)]);
        return { rows: rows as unknown as R[], numAffectedRows: BigInt(changes) };
      },
      streamQuery() {
        throw new Error('rows are not streamed here');
      },
    };
  }
  async init(): Promise<void> {}
  async acquireConnection(): Promise<DatabaseConnection> {
    return this.#connection;
  }
  async releaseConnection(): Promise<void> {}
  /** Many share the connection; what must happen together goes through `together`. */
  async beginTransaction(): Promise<void> {
    throw new Error('use together()');
  }
  async commitTransaction(): Promise<void> {}
  async rollbackTransaction(): Promise<void> {}
  async destroy(): Promise<void> {}
}

class ThreadAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return false;
  }
}

class SqliteEngine implements Engine {
  readonly kind = 'sqlite';
  readonly db: Kysely<Database>;
  readonly #writer: SqliteThread;
  readonly #reader: SqliteThread;
  readonly #queries: ReturnType<typeof journalQueries>;

  constructor(writer: SqliteThread, reader: SqliteThread) {
    this.#writer = writer;
    this.#reader = reader;
    const dialect: Dialect = {
      createAdapter: () => new ThreadAdapter(),
      createDriver: () => new ThreadDriver(writer, reader),
      createIntrospector: (db) => new SqliteIntrospector(db),
      createQueryCompiler: () => new SqliteQueryCompiler(),
    };
    this.db = new Kysely<Database>({ dialect });
    this.#queries = journalQueries(this.db);
  }

  append(append: Append, hear: (appended: Appended | Error) => void): void {
    const { insert, patch, sit, rise } = this.#queries;
    const { match, row, seat } = append;
    const statements: Statement[] = [insert(append)];
    if (row !== null) statements.push(patch(match, row));
    if (append.outcome !== null) statements.push(asQuery(outcomeQuery(this.db, append.outcome)));
    for (const fact of append.facts) statements.push(asQuery(factQuery(this.db, fact)));
    if (seat !== null) statements.push(seat.person === null ? rise(match, seat.seat) : sit(match, seat.seat, seat.person));
    this.#writer.post(statements, true, (result) => hear(result instanceof Error ? result : result === 1 ? 'done' : 'taken'));
  }

  async together(queries: readonly CompiledQuery[]): Promise<void> {
    await this.#writer.run(queries.map(asQuery));
  }
  /** There is one that writes, and it does one job after the other. */
  inTurn(_person: string, first: CompiledQuery, others: readonly CompiledQuery[] = []): Promise<boolean> {
    return new Promise((resolve, reject) => {
      this.#writer.post([first, ...others].map(asQuery), true, (result) =>
        result instanceof Error ? reject(result) : resolve(result !== 0),
      );
    });
  }
  /** One node: nobody else to tell. */
  publish(): void {}
  async listen(): Promise<void> {}

  async close(): Promise<void> {
    await this.#reader.close();
    await this.#writer.close();
  }
}

/** Readable for nobody else; SQLite gives the files next to it the same mode. */
function makePrivate(path: string): void {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
}

/** One file can be reached by many names; the file itself need not be there yet. */
function trueNameOf(path: string): string {
  makePrivate(path);
  return realpathSync(path);
}

/** Held as long as this process lives: two servers on one file would each show tables that the other has moved on. */
export function claimSqlite(path: string): { release(): void } {
  const file = `${trueNameOf(path)}-server`;
  makePrivate(file);
  const claim = new DatabaseSync(file);
  try {
    claim.exec('PRAGMA busy_timeout = 0; PRAGMA locking_mode = EXCLUSIVE; BEGIN EXCLUSIVE');
  } catch {
    claim.close();
    throw new Error(`Another server uses ${path} already. One SQLite file has one server; several nodes share a PostgreSQL.`);
  }
  return { release: () => claim.close() };
}

export async function openSqlite(path: string, syncDelay = 0): Promise<Engine> {
  makePrivate(path);
  const writer = new SqliteThread({ path, readOnly: false, syncDelay });
  // The file must exist before it can be opened for reading.
  await writer.run([{ sql: 'select 1', parameters: [] }]);
  const reader = new SqliteThread({ path, readOnly: true, syncDelay: 0 });
  return new SqliteEngine(writer, reader);
}
