/**
 * Backups. With either database, a backup is one SQLite file, taken while the server runs, whole and as of
 * one moment. It can be looked into, served as it is, or put into an empty database of either kind: that is also how a table
 * that has outgrown one machine moves to PostgreSQL.
 */
import { existsSync, rmSync } from 'node:fs';
import { backup as copyFile, DatabaseSync } from 'node:sqlite';
import { type CompiledQuery, type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';
import { isPostgres, openStore, type Store } from './store.ts';

/** With their primary keys, by which they are read page by page. Challenges, leases, the nodes' beats and what is on its way to somebody are of the moment. */
const TABLES = {
  people: ['id'],
  sessions: ['hash'],
  passkeys: ['id'],
  mutes: ['person', 'muted'],
  matches: ['id'],
  pasts: ['match'],
  seats: ['match', 'seat'],
  invitations: ['match', 'seat'],
  journal: ['match', 'seq'],
  snapshots: ['match'],
  replays: ['match', 'viewer'],
  decks: ['id'],
  seals: ['name'],
  notice_wishes: ['person'],
  notice_matches: ['person', 'match'],
  notice_places: ['id'],
  outcomes: ['match'],
  ratings: ['game', 'who'],
  rating_steps: ['match', 'who'],
  profiles: ['person'],
} as const satisfies { readonly [T in keyof Database]?: readonly (keyof Database[T])[] };
type TableName = keyof typeof TABLES;
type Row = Record<string, string | number | null>;
export type Copied = Record<TableName, number>;

const PAGE = 400;

/** How many rows of each table were copied. */
export async function backUp(database: string, file: string): Promise<Copied> {
  if (existsSync(file)) throw new Error(`${file} exists already; name another file.`);
  if (!isPostgres(database)) return copySqlite(database, file);
  const from = await openStore({ database });
  const into = await openStore({ database: file });
  try {
    const moment = from.engine.db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only');
    return await moment.execute((db) => copyTables(db, writerOf(into)));
  } catch (error) {
    rmSync(file, { force: true });
    throw error;
  } finally {
    await from.close();
    await into.close();
  }
}

async function copySqlite(database: string, file: string): Promise<Copied> {
  if (!existsSync(database)) throw new Error(`There is no database ${database}.`);
  const source = new DatabaseSync(database, { readOnly: true });
  await copyFile(source, file).finally(() => source.close());
  const copy = new DatabaseSync(file, { readOnly: true });
  const count = (table: string) => Number(copy.prepare(`select count(*) as n from ${table}`).get()?.n);
  const copied = Object.fromEntries(Object.keys(TABLES).map((table) => [table, count(table)])) as Copied;
  copy.close();
  return copied;
}

/** Puts a backup into an empty database: all of it or nothing. */
export async function restore(file: string, database: string): Promise<Copied> {
  if (!existsSync(file)) throw new Error(`There is no file ${file}.`);
  const isNew = !isPostgres(database) && !existsSync(database);
  const from = await openStore({ database: file }).catch((error: Error) => {
    throw new Error(`${file} cannot be read as a backup: ${error.message}.`);
  });
  const into = await openStore({ database });
  try {
    const someone = await into.engine.db.selectFrom('people').select('id').limit(1).executeTakeFirst();
    if (someone !== undefined) throw new Error('That database is in use already; a backup is put into an empty one.');
    if (!into.isShared) return await copyTables(from.engine.db, writerOf(into));
    return await into.engine.db
      .transaction()
      .execute((db) => copyTables(from.engine.db, { db, write: async (query) => void (await db.executeQuery(query)) }));
  } catch (error) {
    if (isNew) for (const file of [database, `${database}-wal`, `${database}-shm`]) rmSync(file, { force: true });
    throw error;
  } finally {
    await from.close();
    await into.close();
  }
}

interface Writer {
  readonly db: Kysely<Database>;
  write(query: CompiledQuery): Promise<void>;
}
const writerOf = ({ engine }: Store): Writer => ({ db: engine.db, write: (query) => engine.together([query]) });

async function copyTables(from: Kysely<Database>, { db, write }: Writer): Promise<Copied> {
  const copied = {} as Copied;
  for (const table of Object.keys(TABLES) as TableName[]) {
    copied[table] = 0;
    for (let last: Row | null = null; ; ) {
      const rows: Row[] = await pageOf(from, table, last);
      last = rows.at(-1) ?? null;
      if (last === null) break;
      await write(
        db
          .insertInto(table)
          .values(rows as never)
          .compile(),
      );
      copied[table] += rows.length;
    }
  }
  return copied;
}

/** The rows after `last` in the order of the primary key. */
async function pageOf(db: Kysely<Database>, table: TableName, last: Row | null): Promise<Row[]> {
  const keys: readonly string[] = TABLES[table];
  const key = sql.join(keys.map((one) => sql.ref(one)));
  const after = last === null ? sql`` : sql`where (${key}) > (${sql.join(keys.map((one) => last[one]))})`;
  return (await sql<Row>`select * from ${sql.table(table)} ${after} order by ${key} limit ${PAGE}`.execute(db)).rows;
}
