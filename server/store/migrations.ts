/** Forward only: a migration that has run anywhere is never changed; what is wrong in it is mended by the next. */
import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

// biome-ignore lint/suspicious/noExplicitAny: migrations know the tables of their own time, not today's types
type Any = Kysely<any>;

const tables: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('people')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('sessions')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('sessions_person').on('sessions').column('person').execute();
    await db.schema
      .createTable('passkeys')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('passkeys_person').on('passkeys').column('person').execute();
    await db.schema
      .createTable('challenges')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('challenge', 'text', (c) => c.notNull())
      .addColumn('expires', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('mutes')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('muted', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('mutes_pk', ['person', 'muted'])
      .execute();
    await db.schema
      .createTable('matches')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('setup', 'text', (c) => c.notNull())
      .addColumn('phase', 'text', (c) => c.notNull())
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('waiting', 'text', (c) => c.notNull())
      .addColumn('listed', 'integer', (c) => c.notNull())
      .addColumn('spectators', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('moved', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint')
      .addColumn('answered', 'integer', (c) => c.notNull())
      .addColumn('result', 'text')
      .execute();
    await db.schema.createIndex('matches_due').on('matches').column('due').where(sql.ref('due'), 'is not', null).execute();
    await db.schema.createIndex('matches_phase').on('matches').columns(['phase', 'moved']).execute();
    await db.schema
      .createTable('seats')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('seats_pk', ['match', 'seat'])
      .execute();
    await db.schema.createIndex('seats_person').on('seats').column('person').execute();
    await db.schema
      .createTable('journal')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('deed', 'text', (c) => c.notNull())
      .addColumn('told', 'text')
      .addColumn('person', 'text')
      .addPrimaryKeyConstraint('journal_pk', ['match', 'seq'])
      .execute();
    await db.schema.createIndex('journal_person').on('journal').column('person').where(sql.ref('person'), 'is not', null).execute();
    await db.schema
      .createTable('snapshots')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('bot_locks')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('node', 'text', (c) => c.notNull())
      .addColumn('until', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('replays')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('viewer', 'text', (c) => c.notNull())
      .addColumn('data', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('replays_pk', ['match', 'viewer'])
      .execute();
  },
};

const decks: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('decks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('shared', 'integer', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('decks_person').on('decks').columns(['person', 'game']).execute();
  },
};

/** What lists may show apart from what only the server knows; who made a table; when nobody was there; whose key it is. */
const apart: Migration = {
  async up(db: Any) {
    await db.schema.dropIndex('matches_phase').execute();
    await db.schema.alterTable('matches').dropColumn('answered').execute();
    await db.schema
      .alterTable('matches')
      .addColumn('awaited', 'text', (c) => c.notNull().defaultTo('[]'))
      .execute();
    await db.schema
      .alterTable('matches')
      .addColumn('creator', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('matches')
      .addColumn('turned', 'bigint', (c) => c.notNull().defaultTo(0))
      .execute();
    await db.schema.alterTable('matches').addColumn('ends', 'bigint').execute();
    await db.schema.createIndex('matches_turned').on('matches').columns(['phase', 'listed', 'turned']).execute();
    await db.schema.createIndex('matches_moved').on('matches').columns(['phase', 'moved']).execute();
    await db.schema.createIndex('matches_creator').on('matches').columns(['creator', 'phase']).execute();
    await db.schema
      .createTable('beats')
      .addColumn('node', 'text', (c) => c.primaryKey())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('outages')
      .addColumn('begun', 'bigint', (c) => c.primaryKey())
      .addColumn('ended', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('seals')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('sealed', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Seats that are kept for somebody. */
const invitations: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('invitations')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('invitations_pk', ['match', 'seat'])
      .execute();
    await db.schema.createIndex('invitations_person').on('invitations').column('person').execute();
  },
};

/** What people are told, and where. */
const notices: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('notice_wishes')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('wishes', 'text', (c) => c.notNull())
      .addColumn('quiet', 'text')
      .execute();
    await db.schema
      .createTable('notice_matches')
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('wish', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notice_matches_pk', ['person', 'match'])
      .execute();
    await db.schema
      .createTable('notice_places')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('address', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('token', 'text')
      .addColumn('failures', 'integer', (c) => c.notNull())
      .addColumn('problem', 'text')
      .addColumn('last', 'bigint', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('notice_places_person').on('notice_places').column('person').execute();
    await db.schema.createIndex('notice_places_token').on('notice_places').column('token').execute();
    await db.schema
      .createTable('outbox')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('claimed', 'bigint', (c) => c.notNull())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('by', 'text')
      .addPrimaryKeyConstraint('outbox_pk', ['match', 'person', 'kind'])
      .execute();
    await db.schema.createIndex('outbox_due').on('outbox').column('due').execute();
    await db.schema
      .createTable('messages')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('place', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('seat', 'integer')
      .addColumn('by', 'text')
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('claimed', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .execute();
    await db.schema.createIndex('messages_due').on('messages').column('due').execute();
    await db.schema.createIndex('messages_place').on('messages').column('place').execute();
  },
};

/** How matches came out, and what follows from it. */
const ratings: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('outcomes')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('sides', 'text', (c) => c.notNull())
      .addColumn('number', 'integer')
      .execute();
    await db.schema.createIndex('outcomes_number').on('outcomes').columns(['game', 'number']).unique().execute();
    await db.schema.createIndex('outcomes_pending').on('outcomes').column('at').where(sql.ref('number'), 'is', null).execute();
    await db.schema
      .createTable('ratings')
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addColumn('matches', 'integer', (c) => c.notNull())
      .addColumn('wins', 'integer', (c) => c.notNull())
      .addPrimaryKeyConstraint('ratings_pk', ['game', 'who'])
      .execute();
    await db.schema
      .createTable('rating_steps')
      .addColumn('match', 'text', (c) => c.notNull())
      .addColumn('who', 'text', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('mu', 'double precision', (c) => c.notNull())
      .addColumn('sigma', 'double precision', (c) => c.notNull())
      .addPrimaryKeyConstraint('rating_steps_pk', ['match', 'who'])
      .execute();
    await db.schema.createIndex('rating_steps_who').on('rating_steps').columns(['who', 'at']).execute();
    await db.schema
      .createTable('profiles')
      .addColumn('person', 'text', (c) => c.primaryKey())
      .addColumn('private', 'integer', (c) => c.notNull())
      .execute();
  },
};

/** One index fewer to be written with every turn: what is stale is found by the turn. */
const fewer: Migration = {
  async up(db: Any) {
    await db.schema.dropIndex('matches_moved').execute();
  },
};

/** What a table goes on from stands apart from its set-up, which every list reads. */
const pasts: Migration = {
  async up(db: Any) {
    await db.schema
      .createTable('pasts')
      .addColumn('match', 'text', (c) => c.primaryKey())
      .addColumn('data', 'text', (c) => c.notNull())
      .execute();
  },
};

/** Open tables: how many seats are free, and when the host was last there. Of tables that wait already, one. */
const tablesOpen: Migration = {
  async up(db: Any) {
    for (const column of ['free', 'attended'])
      await db.schema
        .alterTable('matches')
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    await db.updateTable('matches').set({ free: 1 }).where('phase', '=', 'waiting').execute();
  },
};

/** When a session began and was last used; the token that says that an address is somebody's, apart from the one that stops its mails. */
const doors: Migration = {
  async up(db: Any) {
    for (const column of ['created', 'used'])
      await db.schema
        .alterTable('sessions')
        .addColumn(column, 'bigint', (c) => c.notNull().defaultTo(0))
        .execute();
    await db.schema.alterTable('notice_places').addColumn('confirm', 'text').execute();
    // Questions that are still open were asked with the token that stops.
    await db
      .updateTable('notice_places')
      .set((eb: { ref(name: string): unknown }) => ({ confirm: eb.ref('token') }))
      .where('state', '=', 'unconfirmed')
      .execute();
  },
};

/** What a deed does stands in a column of its own: nobody looks into its JSON for that. */
const kinds: Migration = {
  async up(db: Any) {
    await db.schema
      .alterTable('journal')
      .addColumn('kind', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    // Those that are looked for; what others do is in their text.
    for (const kind of ['play', 'chat', 'taboo', 'sit', 'rise', 'standing', 'mark'])
      await db.updateTable('journal').set({ kind }).where('deed', 'like', `{"do":"${kind}"%`).execute();
  },
};

/** A link in a mail is looked up by anybody who has one, or none. */
const confirmations: Migration = {
  async up(db: Any) {
    await db.schema.createIndex('notice_places_confirm').on('notice_places').column('confirm').execute();
  },
};

export const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-tables': tables,
  '0002-decks': decks,
  '0003-apart': apart,
  '0004-invitations': invitations,
  '0005-notices': notices,
  '0006-ratings': ratings,
  '0007-fewer': fewer,
  '0008-pasts': pasts,
  '0009-tables-open': tablesOpen,
  '0010-doors': doors,
  '0011-kinds': kinds,
  '0012-confirmations': confirmations,
};
