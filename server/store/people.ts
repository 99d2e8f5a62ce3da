/** People, their sessions, passkeys and mutes. */
import { type Deed, type Line, type Snapshot, withoutTextOf } from '@bridgehead/match';
import { type CompiledQuery, sql } from 'kysely';
import { insertWithin } from './capped.ts';
import type { Engine } from './engine.ts';
import type { PasskeysTable, PeopleTable } from './schema.ts';
import { Shelf } from './shelf.ts';

/** A session, by the hash of its token. */
export interface SessionRow {
  readonly hash: string;
  readonly created: number;
  readonly used: number;
}
type NewSession = SessionRow & { readonly expires: number };

export class PeopleShelf extends Shelf {
  /** What else is kept about somebody, to be deleted. */
  readonly #alsoGone: (person: string) => readonly CompiledQuery[];
  constructor(engine: Engine, alsoGone: (person: string) => readonly CompiledQuery[]) {
    super(engine);
    this.#alsoGone = alsoGone;
  }

  /** A new person with a session, both or neither. */
  async welcome(person: PeopleTable, session: NewSession): Promise<void> {
    const db = this.db;
    await this.engine.together([
      db.insertInto('people').values(person).compile(),
      db
        .insertInto('sessions')
        .values({ ...session, person: person.id })
        .compile(),
    ]);
  }
  async addSession(person: string, session: NewSession): Promise<void> {
    await this.db
      .insertInto('sessions')
      .values({ ...session, person })
      .execute();
  }
  async endSession(hash: string): Promise<void> {
    await this.db.deleteFrom('sessions').where('hash', '=', hash).execute();
  }
  async sessionsOf(person: string, now: number): Promise<SessionRow[]> {
    return this.db
      .selectFrom('sessions')
      .select(['hash', 'created', 'used'])
      .where('person', '=', person)
      .where('expires', '>', now)
      .orderBy('used', 'desc')
      .execute();
  }
  async removePasskey(person: string, id: string): Promise<boolean> {
    const gone = await this.db.deleteFrom('passkeys').where('person', '=', person).where('id', '=', id).returning('id').execute();
    return gone.length === 1;
  }
  /** The person of the session, and when it ends. */
  async bySession(hash: string, now: number): Promise<(PeopleTable & { readonly expires: number; readonly used: number }) | null> {
    const row = await this.db
      .selectFrom('sessions')
      .innerJoin('people', 'people.id', 'sessions.person')
      .where('sessions.hash', '=', hash)
      .where('sessions.expires', '>', now)
      .select(['people.id', 'people.name', 'people.created', 'sessions.expires', 'sessions.used'])
      .executeTakeFirst();
    return row ?? null;
  }
  async prolong(hash: string, expires: number, used: number): Promise<void> {
    await this.db.updateTable('sessions').set({ expires, used }).where('hash', '=', hash).execute();
  }
  async byId(id: string): Promise<PeopleTable | null> {
    return (await this.db.selectFrom('people').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }
  async names(ids: readonly string[]): Promise<Map<string, string>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('people')
      .select(['id', 'name'])
      .where('id', 'in', [...new Set(ids)])
      .execute();
    return new Map(rows.map(({ id, name }) => [id, name]));
  }
  async rename(id: string, name: string): Promise<void> {
    await this.db.updateTable('people').set({ name }).where('id', '=', id).execute();
  }

  /**
   * Forgets a person: name, sessions, keys, mutes, decks, notices and every line and mark they wrote. Their seats and answers stay,
   * without a name on them.
   */
  async forget(id: string): Promise<void> {
    const db = this.db;
    const line: Line = { id: 'gone', person: '', name: '', seat: null, text: '…', to: null };
    const gone = JSON.stringify({ do: 'chat', line } satisfies Deed);
    await this.engine.together([
      ...(await this.#marksGone(id)),
      ...this.#alsoGone(id),
      db.updateTable('journal').set({ deed: gone, person: null }).where('person', '=', id).compile(),
      db.deleteFrom('sessions').where('person', '=', id).compile(),
      db.deleteFrom('passkeys').where('person', '=', id).compile(),
      db
        .deleteFrom('mutes')
        .where((eb) => eb.or([eb('person', '=', id), eb('muted', '=', id)]))
        .compile(),
      db.deleteFrom('invitations').where('person', '=', id).compile(),
      db.deleteFrom('decks').where('person', '=', id).compile(),
      db.deleteFrom('people').where('id', '=', id).compile(),
    ]);
  }
  /** Marks they wrote at their matches lie in snapshots too. */
  async #marksGone(person: string): Promise<CompiledQuery[]> {
    const rows = await this.db
      .selectFrom('snapshots')
      .innerJoin('seats', 'seats.match', 'snapshots.match')
      .where('seats.person', '=', person)
      .select(['snapshots.match', 'snapshots.data'])
      .execute();
    return rows.flatMap(({ match, data }) => {
      const snapshot = JSON.parse(data) as Snapshot;
      const kept = withoutTextOf(snapshot.desk, person);
      if (kept.length === snapshot.desk.marks.length) return [];
      const bare = JSON.stringify({ ...snapshot, desk: { ...snapshot.desk, marks: kept } });
      return [this.db.updateTable('snapshots').set({ data: bare }).where('match', '=', match).compile()];
    });
  }

  async mutesOf(person: string): Promise<string[]> {
    const rows = await this.db.selectFrom('mutes').select('muted').where('person', '=', person).execute();
    return rows.map(({ muted }) => muted);
  }
  /** False if nothing was written because they mute `most` people already. */
  async setMute(person: string, muted: string, on: boolean, most: number): Promise<boolean> {
    if (!on) {
      await this.db.deleteFrom('mutes').where('person', '=', person).where('muted', '=', muted).execute();
      return true;
    }
    const count = this.db
      .selectFrom('mutes')
      .where('person', '=', person)
      .where('muted', '!=', muted)
      .select((all) => all.fn.countAll().as('count'));
    // A mute that exists is written again, so that it does not count as one too many.
    const again = sql`on conflict (person, muted) do update set muted = excluded.muted`;
    return this.engine.inTurn(person, insertWithin(this.db, 'mutes', { person, muted }, [{ count, most }], again));
  }

  async passkeysOf(person: string): Promise<PasskeysTable[]> {
    return this.db.selectFrom('passkeys').selectAll().where('person', '=', person).execute();
  }
  async passkey(id: string): Promise<PasskeysTable | null> {
    return (await this.db.selectFrom('passkeys').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }
  /** False if they have `most` already. */
  addPasskey({ id, person, public_key, counter, transports, created }: PasskeysTable, most: number): Promise<boolean> {
    const count = this.db
      .selectFrom('passkeys')
      .where('person', '=', person)
      .select((all) => all.fn.countAll().as('count'));
    const passkey = { id, person, public_key, counter, transports, created };
    return this.engine.inTurn(person, insertWithin(this.db, 'passkeys', passkey, [{ count, most }]));
  }
  async countPasskey(id: string, counter: number): Promise<void> {
    await this.db.updateTable('passkeys').set({ counter }).where('id', '=', id).execute();
  }
  async setChallenge(id: string, challenge: string, expires: number): Promise<void> {
    await this.db
      .insertInto('challenges')
      .values({ id, challenge, expires })
      .onConflict((conflict) => conflict.column('id').doUpdateSet({ challenge, expires }))
      .execute();
  }
  /** A challenge answers once. */
  async takeChallenge(id: string, now: number): Promise<string | null> {
    const row = await this.db.deleteFrom('challenges').where('id', '=', id).returning(['challenge', 'expires']).executeTakeFirst();
    return row === undefined || row.expires < now ? null : row.challenge;
  }
  async sweep(now: number): Promise<void> {
    await this.db.deleteFrom('sessions').where('expires', '<', now).execute();
    await this.db.deleteFrom('challenges').where('expires', '<', now).execute();
  }
}
