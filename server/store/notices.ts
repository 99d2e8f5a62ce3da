/**
 * What people are told, and where: their wishes, the places they named, the outbox that deeds write into, and the messages on their
 * way. A fact goes into the outbox with the commit of the deed that made it. Whichever node claims it makes a message of it for each
 * place; whichever node claims a message sends it.
 */
import type { PlaceKind } from '@bridgehead/match';
import { type CompiledQuery, type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely';
import { insertWithin } from './capped.ts';
import type { Database, MessagesTable, OutboxTable, PlacesTable, WishesTable } from './schema.ts';
import { SealedShelf } from './shelf.ts';

export type Fact = Selectable<OutboxTable>;
export type Message = Selectable<MessagesTable>;
export interface Place extends Omit<Selectable<PlacesTable>, 'address' | 'kind'> {
  readonly kind: PlaceKind;
  /** Opened: an endpoint with its keys, an e-mail address, an address with its secret. */
  readonly address: string;
}
type Override = 'all' | 'none';
/** Claimed for good. */
const HELD = Number.MAX_SAFE_INTEGER;

/** A fact for the outbox. A later one of the same kind takes the place of what has not been told yet. */
export function factQuery(db: Kysely<Database>, fact: Fact): CompiledQuery {
  const { seq, seat, at, due, claimed, count, by } = fact;
  return db
    .insertInto('outbox')
    .values(fact)
    .onConflict((conflict) =>
      conflict
        .columns(['match', 'person', 'kind'])
        .doUpdateSet((eb) => ({ seq, seat, at, due, claimed, by, count: eb('outbox.count', '+', count) })),
    )
    .compile();
}

export class NoticeShelf extends SealedShelf {
  /** The server's own keys for Web Push: made by the first node, and the same for all nodes ever after. */
  async keys(fresh: () => string): Promise<string> {
    const name = 'push keys';
    await this.db
      .insertInto('seals')
      .values({ name, sealed: this.seal.close(fresh(), name) })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .execute();
    const { sealed } = await this.db.selectFrom('seals').select('sealed').where('name', '=', name).executeTakeFirstOrThrow();
    return this.seal.open(sealed, name);
  }

  // —— wishes ——

  async wishes(person: string): Promise<Selectable<WishesTable> | null> {
    return (await this.db.selectFrom('notice_wishes').selectAll().where('person', '=', person).executeTakeFirst()) ?? null;
  }
  async setWishes({ person, wishes, quiet }: WishesTable): Promise<void> {
    await this.db
      .insertInto('notice_wishes')
      .values({ person, wishes, quiet })
      .onConflict((conflict) => conflict.column('person').doUpdateSet({ wishes, quiet }))
      .execute();
  }
  async override(person: string, match: string): Promise<Override | null> {
    const row = await this.db
      .selectFrom('notice_matches')
      .select('wish')
      .where('person', '=', person)
      .where('match', '=', match)
      .executeTakeFirst();
    return (row?.wish as Override | undefined) ?? null;
  }
  async setOverride(person: string, match: string, wish: Override | null): Promise<void> {
    if (wish === null) await this.db.deleteFrom('notice_matches').where('person', '=', person).where('match', '=', match).execute();
    else
      await this.db
        .insertInto('notice_matches')
        .values({ person, match, wish })
        .onConflict((conflict) => conflict.columns(['person', 'match']).doUpdateSet({ wish }))
        .execute();
  }

  // —— places ——

  async places(person: string): Promise<Place[]> {
    const rows = await this.db.selectFrom('notice_places').selectAll().where('person', '=', person).orderBy('created').execute();
    return rows.map((row) => this.#opened(row));
  }
  async place(id: string): Promise<Place | null> {
    const row = await this.db.selectFrom('notice_places').selectAll().where('id', '=', id).executeTakeFirst();
    return row === undefined ? null : this.#opened(row);
  }
  #opened(row: Selectable<PlacesTable>): Place {
    return { ...row, kind: row.kind as PlaceKind, address: this.seal.open(row.address, row.id) };
  }
  /** False if the person has named `most` already. */
  addPlace(place: Place, most: number): Promise<boolean> {
    const count = this.db
      .selectFrom('notice_places')
      .where('person', '=', place.person)
      .select((all) => all.fn.countAll().as('count'));
    const sealed = { ...place, address: this.seal.close(place.address, place.id) };
    return this.engine.inTurn(place.person, insertWithin(this.db, 'notice_places', sealed, [{ count, most }]));
  }
  async changePlace(id: string, change: Partial<Pick<PlacesTable, 'state' | 'failures' | 'last' | 'problem'>>): Promise<void> {
    await this.db.updateTable('notice_places').set(change).where('id', '=', id).execute();
  }
  /** With all that is on its way there. */
  async removePlace(id: string): Promise<void> {
    await this.engine.together([
      this.db.deleteFrom('messages').where('place', '=', id).compile(),
      this.db.deleteFrom('notice_places').where('id', '=', id).compile(),
    ]);
  }
  async byToken(hash: string): Promise<Place | null> {
    const row = await this.db.selectFrom('notice_places').selectAll().where('token', '=', hash).executeTakeFirst();
    return row === undefined ? null : this.#opened(row);
  }
  async byConfirmation(hash: string): Promise<Place | null> {
    const row = await this.db.selectFrom('notice_places').selectAll().where('confirm', '=', hash).executeTakeFirst();
    return row === undefined ? null : this.#opened(row);
  }
  /** Which of these people have named a place: for everybody else no deed needs to write anything. */
  async listening(people: readonly string[]): Promise<Set<string>> {
    if (people.length === 0) return new Set();
    const rows = await this.db
      .selectFrom('notice_places')
      .select('person')
      .where('person', 'in', [...people])
      .where('state', '=', 'open')
      .execute();
    return new Set(rows.map(({ person }) => person));
  }

  // —— the outbox ——

  /** Facts that are due, each given to one node for `lease` milliseconds. */
  async claimFacts(now: number, lease: number, limit: number): Promise<Fact[]> {
    const due = this.db
      .selectFrom('outbox')
      .select(['match', 'person', 'kind'])
      .where('due', '<=', now)
      .where('claimed', '<=', now)
      .orderBy('due')
      .limit(limit);
    return this.db
      .updateTable('outbox')
      .set({ claimed: now + lease })
      .where(({ eb, refTuple }) =>
        eb(
          refTuple('match', 'person', 'kind'),
          'in',
          (this.engine.kind === 'postgres' ? due.forUpdate().skipLocked() : due).$asTuple('match', 'person', 'kind'),
        ),
      )
      .returningAll()
      .execute();
  }
  /**
   * The fact becomes messages, in one go, in the place of those of its kind that have not been sent. What was written again meanwhile
   * is another fact and waits for its own time: nothing is made of this one then.
   */
  async tell({ match, person, kind, seq }: Fact, messages: readonly Pick<Message, 'id' | 'place' | 'due'>[]): Promise<void> {
    const db = this.db;
    const isThis = (eb: ExpressionBuilder<Database, 'outbox'>) =>
      eb.and({ 'outbox.match': match, 'outbox.person': person, 'outbox.kind': kind, 'outbox.seq': seq });
    await this.engine.together([
      // Held until the end: another that writes it waits.
      db.updateTable('outbox').set({ claimed: HELD }).where(isThis).compile(),
      db
        .deleteFrom('messages')
        .where('match', '=', match)
        .where('person', '=', person)
        .where('kind', '=', kind)
        .where('seq', '<', seq)
        .where('claimed', '=', 0)
        .compile(),
      ...messages.map(({ id, place, due }) =>
        db
          .insertInto('messages')
          .columns(['id', 'place', 'due', 'person', 'match', 'kind', 'seq', 'seat', 'by', 'count', 'at', 'claimed', 'tries'])
          .expression(
            db
              .selectFrom('outbox')
              .select([
                sql<string>`cast(${id} as text)`.as('id'),
                sql<string>`cast(${place} as text)`.as('place'),
                sql<number>`cast(${due} as bigint)`.as('due'),
              ])
              .select(['person', 'match', 'kind', 'seq', 'seat', 'by', 'count', 'at'])
              .select([sql<number>`0`.as('claimed'), sql<number>`0`.as('tries')])
              .where(isThis),
          )
          .onConflict((conflict) => conflict.column('id').doNothing())
          .compile(),
      ),
      db.deleteFrom('outbox').where(isThis).compile(),
    ]);
  }

  // —— messages ——

  /** All messages to places that have one due, given to one node: those of one place travel together or one by one, as it likes. */
  async claimMessages(now: number, lease: number, limit: number): Promise<Message[]> {
    const due = this.db.selectFrom('messages').select('id').where('due', '<=', now).where('claimed', '<=', now).orderBy('due').limit(limit);
    return this.db
      .updateTable('messages')
      .set({ claimed: now + lease })
      .where('id', 'in', this.engine.kind === 'postgres' ? due.forUpdate().skipLocked() : due)
      .returningAll()
      .execute();
  }
  async done(ids: readonly string[]): Promise<void> {
    if (ids.length > 0)
      await this.db
        .deleteFrom('messages')
        .where('id', 'in', [...ids])
        .execute();
  }
  async later(ids: readonly string[], due: number, tries: number): Promise<void> {
    await this.db
      .updateTable('messages')
      .set({ due, tries, claimed: 0 })
      .where('id', 'in', [...ids])
      .execute();
  }
  /** Has this person said something in the match since? */
  async hasSpokenSince(match: string, person: string, seq: number): Promise<boolean> {
    const row = await this.db
      .selectFrom('journal')
      .select('seq')
      .where('match', '=', match)
      .where('person', '=', person)
      .where('seq', '>', seq)
      .limit(1)
      .executeTakeFirst();
    return row !== undefined;
  }
  /** Addresses that nobody confirmed in time. */
  async sweep(before: number): Promise<void> {
    await this.db.deleteFrom('notice_places').where('state', '=', 'unconfirmed').where('created', '<', before).execute();
  }
  forgetQueries(person: string): CompiledQuery[] {
    const db = this.db;
    return [
      db.deleteFrom('notice_wishes').where('person', '=', person).compile(),
      db.deleteFrom('notice_matches').where('person', '=', person).compile(),
      db.deleteFrom('notice_places').where('person', '=', person).compile(),
      db.deleteFrom('outbox').where('person', '=', person).compile(),
      db.deleteFrom('messages').where('person', '=', person).compile(),
    ];
  }
}
