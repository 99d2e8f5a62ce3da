/** Everything the server keeps, in one place and one set of queries for both engines. */
import { randomBytes } from 'node:crypto';
import { Migrator } from 'kysely/migration';
import { DeckShelf } from './decks.ts';
import type { Append, Appended, Engine } from './engine.ts';
import { StoreFault } from './fault.ts';
import { MatchShelf } from './matches.ts';
import { MIGRATIONS } from './migrations.ts';
import { NoticeShelf } from './notices.ts';
import { PeopleShelf } from './people.ts';
import { openPostgres } from './postgres.ts';
import { RatingShelf } from './ratings.ts';
import { Seal } from './seal.ts';
import { openSqlite } from './sqlite.ts';

/** A journal that does not answer for so long is not well. */
const PING_MS = 2_000;

export interface StoreOptions {
  /** A postgres:// address, or the path of an SQLite file. */
  readonly database: string;
  /** Opens and closes what is sealed in the database. Without: a key of the moment, for programs that only read journals. */
  readonly seal?: Seal;
  readonly syncDelay?: number;
  readonly connections?: number;
}

export class Store {
  readonly engine: Engine;
  readonly people: PeopleShelf;
  readonly matches: MatchShelf;
  readonly decks: DeckShelf;
  readonly notices: NoticeShelf;
  readonly ratings: RatingShelf;
  readonly #seal: Seal;

  constructor(engine: Engine, seal = new Seal(randomBytes(32))) {
    this.engine = engine;
    this.#seal = seal;
    this.notices = new NoticeShelf(engine, seal);
    this.ratings = new RatingShelf(engine);
    this.people = new PeopleShelf(engine, (person) => [...this.notices.forgetQueries(person), ...this.ratings.forgetQueries(person)]);
    this.matches = new MatchShelf(engine, seal);
    this.decks = new DeckShelf(engine);
  }

  /** May other nodes work on the same matches? */
  get isShared(): boolean {
    return this.engine.kind === 'postgres';
  }
  append(append: Append, hear: (appended: Appended | Error) => void): void {
    this.engine.append(append, hear);
  }

  /** Is the database there, and does the journal answer? */
  async ping(): Promise<void> {
    const late = new Promise<never>((_, reject) => {
      setTimeout(() => reject(new StoreFault('the journal does not answer')), PING_MS).unref();
    });
    await Promise.race([this.engine.db.selectFrom('journal').select('seq').limit(1).execute(), late]);
  }

  /** Is this the key that the database was sealed with? A new database takes it for its own. */
  async checkKey(): Promise<void> {
    const { db } = this.engine;
    await db
      .insertInto('seals')
      .values({ name: 'key', sealed: this.#seal.close('key', 'key') })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { sealed } = await db.selectFrom('seals').select('sealed').where('name', '=', 'key').executeTakeFirstOrThrow();
    try {
      this.#seal.open(sealed, 'key');
    } catch {
      throw new Error('The database was sealed with another key. Start with the --key-file that belongs to it.');
    }
  }

  async migrate(): Promise<void> {
    const migrator = new Migrator({ db: this.engine.db, provider: { getMigrations: async () => ({ ...MIGRATIONS }) } });
    const { error } = await migrator.migrateToLatest();
    if (error !== undefined) throw error;
  }

  close(): Promise<void> {
    return this.engine.close();
  }
}

export const isPostgres = (database: string): boolean => /^postgres(ql)?:\/\//.test(database);

export async function openStore({ database, seal, syncDelay = 0, connections = 10 }: StoreOptions): Promise<Store> {
  const store = new Store(isPostgres(database) ? await openPostgres(database, connections) : await openSqlite(database), seal);
  await store.migrate();
  if (syncDelay === 0 || isPostgres(database)) return store;
  // The delay is for measuring play, not for setting the tables up.
  await store.close();
  return new Store(await openSqlite(database, syncDelay), seal);
}
