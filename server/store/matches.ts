/** Matches, their journals and snapshots, whose turn it is, what is due, and which node lets bots think. */
import { type Json, type Seat, same, type Told } from '@bridgehead/kernel';
import { type Deed, type Journalled, journalWithout, type MatchSetup, type Snapshot, type Written } from '@bridgehead/match';
import { type ExpressionBuilder, type Selectable, type SelectQueryBuilder, sql } from 'kysely';
import { insertWithin } from './capped.ts';
import type { RowPatch } from './engine.ts';
import { factQuery } from './notices.ts';
import type { Database, MatchesTable, OutagesTable } from './schema.ts';
import { SealedShelf } from './shelf.ts';

export type MatchRow = Selectable<MatchesTable>;
export interface JournalRow extends Journalled {
  readonly told: string | null;
}

type Rows = SelectQueryBuilder<Database, 'matches', MatchRow & { nth: number }>;
interface Remembered extends Journalled {
  readonly told: readonly Told[] | null;
}
type Latest = SelectQueryBuilder<Database, 'journal', Pick<Selectable<Database['journal']>, 'seq' | 'at' | 'deed' | 'told'>>;

/** How many unfinished tables somebody may have, how many of them listed that wait, and how many seats they may keep for others. */
interface MostOf {
  readonly tables: number;
  readonly invitations: number;
  readonly listed: number;
}
const ANY: MostOf = { tables: Number.MAX_SAFE_INTEGER, invitations: Number.MAX_SAFE_INTEGER, listed: Number.MAX_SAFE_INTEGER };
/** A list, or a page of it. */
export interface Page {
  readonly game: string | null;
  readonly from: number;
  readonly size: number;
}

/** What the table goes on from is in a table of its own; releases before put it into the set-up. */
const APART = 'apart';
type SealedSetup = Omit<MatchSetup, 'from'> & { readonly from: MatchSetup['from'] | typeof APART };

/** An answer was given, or the match given up. */
const wasPlayed = (eb: ExpressionBuilder<Database, 'journal' | 'matches'>) =>
  eb.and([eb('journal.match', '=', eb.ref('matches.id')), eb('journal.kind', '=', 'play')]);

export class MatchShelf extends SealedShelf {
  /** A new table with the deeds that set it up; false if its maker would then have too many. */
  create(
    setup: MatchSetup,
    row: RowPatch,
    deeds: readonly Journalled[],
    { tables, invitations, listed: mostListed }: MostOf = ANY,
  ): Promise<boolean> {
    const db = this.db;
    const { id, game, version, created } = setup;
    const seated = deeds.flatMap(({ deed }) => (deed.do === 'sit' ? [{ match: id, seat: deed.seat, person: deed.person }] : []));
    const { creator, listed, spectators } = setup;
    const match = { ...row, id, game, version, created, creator, setup: this.#sealed(setup) };
    const invited = (setup.kept ?? []).filter((person) => person !== null).length;
    const caps = [{ count: this.#unfinishedOf(creator), most: tables }];
    if (listed) caps.push({ count: this.#listedOf(creator), most: mostListed });
    if (invited > 0) caps.push({ count: this.#keptBy(creator), most: invitations - invited + 1 });
    const first = insertWithin(
      db,
      'matches',
      { ...match, attended: created, listed: Number(listed), spectators: Number(spectators) },
      caps,
    );
    const past =
      setup.from === null
        ? []
        : [
            db
              .insertInto('pasts')
              .values({ match: id, data: JSON.stringify(setup.from) })
              .compile(),
          ];
    return this.engine.inTurn(creator, first, [
      ...past,
      ...deeds.map(({ seq, at, deed }) =>
        db
          .insertInto('journal')
          .values({ match: id, seq, at, kind: deed.do, deed: JSON.stringify(deed), told: null, person: null })
          .compile(),
      ),
      ...seated.map((seat) => db.insertInto('seats').values(seat).compile()),
      ...(setup.kept ?? []).flatMap((person, seat) =>
        person === null
          ? []
          : [
              db.insertInto('invitations').values({ match: id, seat, person }).compile(),
              factQuery(db, {
                match: id,
                person,
                kind: 'invited',
                seq: 0,
                seat,
                at: created,
                due: created,
                claimed: 0,
                count: 1,
                by: setup.creator,
              }),
            ],
      ),
    ]);
  }

  #sealed(setup: MatchSetup): string {
    const secret = this.seal.close(setup.secret, setup.id);
    return JSON.stringify({ ...setup, secret, from: setup.from === null ? null : APART } satisfies SealedSetup);
  }
  /** With its secret, and what it goes on from. */
  async setupOf({ id, setup }: Pick<MatchRow, 'id' | 'setup'>): Promise<MatchSetup> {
    const { secret, from, ...sealed } = JSON.parse(setup) as SealedSetup;
    return { ...sealed, secret: this.seal.open(secret, id), from: from === APART ? await this.#pastOf(id) : from };
  }
  async #pastOf(match: string): Promise<MatchSetup['from']> {
    const { data } = await this.db.selectFrom('pasts').select('data').where('match', '=', match).executeTakeFirstOrThrow();
    return JSON.parse(data) as MatchSetup['from'];
  }
  /** A table at which nobody has played yet goes on under other rules. */
  async renew(setup: MatchSetup): Promise<void> {
    const { id, version } = setup;
    await this.db
      .updateTable('matches')
      .set({ version, setup: this.#sealed(setup) })
      .where('id', '=', id)
      .where('phase', '=', 'waiting')
      .execute();
  }

  async row(id: string): Promise<MatchRow | null> {
    return (await this.db.selectFrom('matches').selectAll().where('id', '=', id).executeTakeFirst()) ?? null;
  }
  /** The row as it was after deed `seq`. Never replaces a later one: a deed that was quicker, here or on another node, has written its own. */
  async patch(id: string, row: RowPatch, seq: number): Promise<void> {
    await this.db
      .updateTable('matches')
      .set(row)
      .where('id', '=', id)
      .where('moved', '<=', row.moved)
      .where((eb) => eb.not(eb.exists(eb.selectFrom('journal').select('seq').where('match', '=', id).where('seq', '>', seq))))
      .execute();
  }

  async journal(id: string, after: number): Promise<JournalRow[]> {
    const rows = await this.db
      .selectFrom('journal')
      .select(['seq', 'at', 'deed', 'told'])
      .where('match', '=', id)
      .where('seq', '>', after)
      .orderBy('seq')
      .execute();
    return rows.map(({ seq, at, deed, told }) => ({ seq, at, deed: JSON.parse(deed) as Deed, told }));
  }

  /** The last lines until this deed, to everybody or to a circle that this seat is of. */
  chat(id: string, upTo: number, heardBy: Seat | 'all', most: number): Promise<JournalRow[]> {
    // The address stands last, and in what people say quotes are escaped.
    const address = heardBy === 'all' ? 'null' : `[%${heardBy}%]`;
    return this.#latest(id, upTo, most, (rows) =>
      rows.where('kind', '=', 'chat').where('person', 'is not', null).where('deed', 'like', `%"to":${address}}}`),
    );
  }
  /** The last deeds until this one of which anybody was told anything. */
  beats(id: string, upTo: number, most: number): Promise<JournalRow[]> {
    return this.#latest(id, upTo, most, (rows) => rows.where('told', 'is not', null));
  }
  async #latest(id: string, upTo: number, most: number, only: (rows: Latest) => Latest): Promise<JournalRow[]> {
    const all = this.db.selectFrom('journal').select(['seq', 'at', 'deed', 'told']).where('match', '=', id).where('seq', '<=', upTo);
    const rows = await only(all).orderBy('seq', 'desc').limit(most).execute();
    return rows.reverse().map(({ seq, at, deed, told }) => ({ seq, at, deed: JSON.parse(deed) as Deed, told }));
  }

  async snapshot(id: string): Promise<Snapshot | null> {
    const row = await this.db.selectFrom('snapshots').select('data').where('match', '=', id).executeTakeFirst();
    return row === undefined ? null : (JSON.parse(row.data) as Snapshot);
  }
  /**
   * Words that somebody cut: masked in the answer that gave them, in what told them and in marks on them. What was made from the journal
   * goes; the snapshot gives way to one without them.
   */
  erase(id: string, written: Written, snapshot: Snapshot): Promise<void> {
    return this.#rewrite(id, snapshot, (rows) => journalWithout(rows, written));
  }
  /** Once the match has begun, lines of the "not tonight" list name no seat. */
  disown(id: string, snapshot: Snapshot): Promise<void> {
    return this.#rewrite(id, snapshot, (rows) =>
      rows.map((row) => (row.deed.do === 'taboo' ? { ...row, deed: { do: 'taboo', text: row.deed.text } } : row)),
    );
  }
  async #rewrite(
    id: string,
    { seq: at, ...rest }: Snapshot,
    change: (rows: readonly Remembered[]) => readonly Remembered[],
  ): Promise<void> {
    const data = JSON.stringify({ seq: at, ...rest });
    const rows = (await this.journal(id, 0)).map((row) => ({ ...row, told: JSON.parse(row.told ?? 'null') as Told[] | null }));
    const changed = change(rows).filter((row, i) => !same(row as unknown as Json, rows[i] as unknown as Json));
    const db = this.db;
    await this.engine.together([
      ...changed.map(({ seq, deed, told }) =>
        db
          .updateTable('journal')
          .set({ deed: JSON.stringify(deed), told: told === null ? null : JSON.stringify(told) })
          .where('match', '=', id)
          .where('seq', '=', seq)
          .compile(),
      ),
      db.deleteFrom('snapshots').where('match', '=', id).compile(),
      db.insertInto('snapshots').values({ match: id, seq: at, data }).compile(),
      db.deleteFrom('replays').where('match', '=', id).compile(),
    ]);
  }
  /** Never replaces a later one: another node may have been quicker. After a change of rules the same moment is written again. */
  async saveSnapshot(id: string, snapshot: Snapshot): Promise<void> {
    const data = JSON.stringify(snapshot);
    const { seq } = snapshot;
    await this.db
      .insertInto('snapshots')
      .values({ match: id, seq, data })
      .onConflict((conflict) => conflict.column('match').doUpdateSet({ seq, data }).where('snapshots.seq', '<=', seq))
      .execute();
  }

  /** Somebody's matches and the tables that keep a seat for them, the running ones first; not what ended without a move. */
  async of(person: string, limit: number): Promise<MatchRow[]> {
    return this.db
      .selectFrom('matches')
      .selectAll()
      .where((eb) =>
        eb.or([
          eb('id', 'in', (seats) => seats.selectFrom('seats').select('match').where('person', '=', person)),
          eb.and([
            eb('phase', '=', 'waiting'),
            eb('id', 'in', (kept) => kept.selectFrom('invitations').select('match').where('person', '=', person)),
            eb('creator', 'not in', (mutes) => mutes.selectFrom('mutes').select('muted').where('person', '=', person)),
          ]),
        ]),
      )
      .where((eb) => eb.or([eb('phase', '!=', 'abandoned'), eb.exists(eb.selectFrom('journal').select('seq').where(wasPlayed))]))
      .orderBy((eb) => eb.case().when('phase', 'in', ['waiting', 'playing', 'frozen']).then(0).else(1).end())
      .orderBy('turned', 'desc')
      .limit(limit)
      .execute();
  }
  /** The games somebody has played to an end, the most played first. */
  async playedBy(person: string): Promise<{ game: string; count: number }[]> {
    const rows = await this.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .where('seats.person', '=', person)
      .where('matches.phase', '=', 'over')
      .groupBy('matches.game')
      .select((eb) => ['matches.game', eb.fn.count('matches.id').distinct().as('count')])
      .orderBy('count', 'desc')
      .orderBy('matches.game')
      .execute();
    return rows.map(({ game, count }) => ({ game, count: Number(count) }));
  }
  /** Somebody's matches that are over and that everybody may watch. */
  async finishedBy(person: string, limit: number): Promise<MatchRow[]> {
    return this.db
      .selectFrom('matches')
      .selectAll()
      .where('id', 'in', (seats) => seats.selectFrom('seats').select('match').where('person', '=', person))
      .where('phase', '=', 'over')
      .where('spectators', '=', 1)
      .orderBy('turned', 'desc')
      .limit(limit)
      .execute();
  }
  /** Tables with a free seat: hosts who were there after `since` first, one row for each host before any second one. */
  open(since: number, page: Page): Promise<MatchRow[]> {
    return this.#listed(page, (rows) => rows.where('phase', '=', 'waiting').where('free', '>', 0), since);
  }
  watchable(page: Page): Promise<MatchRow[]> {
    return this.#listed(page, (rows) => rows.where('phase', '=', 'playing').where('spectators', '=', 1), 0);
  }
  #listed({ game, from, size }: Page, only: (rows: Rows) => Rows, since: number): Promise<MatchRow[]> {
    const nth = sql<number>`row_number() over (partition by creator order by turned desc, id)`;
    const all = only(this.db.selectFrom('matches').selectAll().select(nth.as('nth')).where('listed', '=', 1));
    const wanted = game === null ? all : all.where('game', '=', game);
    return this.db
      .selectFrom(wanted.as('rows'))
      .selectAll()
      .orderBy((eb) => eb.case().when('attended', '>', since).then(0).else(1).end())
      .orderBy('nth')
      .orderBy('turned', 'desc')
      .orderBy('id')
      .limit(size)
      .offset(from)
      .execute();
  }
  /** A page of the host is open at these tables. */
  async attend(ids: readonly string[], at: number): Promise<void> {
    if (ids.length > 0)
      await this.db
        .updateTable('matches')
        .set({ attended: at })
        .where('id', 'in', [...ids])
        .execute();
  }
  #listedOf(creator: string) {
    return this.db
      .selectFrom('matches')
      .where('creator', '=', creator)
      .where('phase', '=', 'waiting')
      .where('listed', '=', 1)
      .select((eb) => eb.fn.countAll().as('count'));
  }
  async listedBy(creator: string): Promise<number> {
    return Number((await this.#listedOf(creator).executeTakeFirst())?.count ?? 0);
  }
  /** At how many listed tables of others that wait somebody sits. */
  async seatsTakenBy(person: string): Promise<number> {
    const row = await this.db
      .selectFrom('matches')
      .innerJoin('seats', 'seats.match', 'matches.id')
      .where('seats.person', '=', person)
      .where('phase', '=', 'waiting')
      .where('listed', '=', 1)
      .where('creator', '!=', person)
      .select((eb) => eb.fn.countAll().as('count'))
      .executeTakeFirst();
    return Number(row?.count ?? 0);
  }
  /** Tables that wait which somebody made or sits at. */
  async waitingOf(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .where('phase', '=', 'waiting')
      .where((eb) => this.#isTheirs(eb, person))
      .select('id')
      .execute();
    return rows.map(({ id }) => id);
  }
  /** How many unfinished matches somebody sits at or has made. */
  async countOf(person: string): Promise<number> {
    return Number((await this.#unfinishedOf(person).executeTakeFirst())?.count ?? 0);
  }
  #unfinishedOf(person: string) {
    return this.db
      .selectFrom('matches')
      .where('phase', 'in', ['waiting', 'playing'])
      .where((eb) => this.#isTheirs(eb, person))
      .select((eb) => eb.fn.countAll().as('count'));
  }
  /** Made by this person, or with a seat of theirs. */
  #isTheirs(eb: ExpressionBuilder<Database, 'matches'>, person: string) {
    return eb.or([
      eb('creator', '=', person),
      eb('id', 'in', (seats) => seats.selectFrom('seats').select('match').where('person', '=', person)),
    ]);
  }
  /** All matches somebody has a seat in. */
  async seatedAt(person: string): Promise<{ match: string; seat: number }[]> {
    return this.db.selectFrom('seats').select(['match', 'seat']).where('person', '=', person).execute();
  }
  /** The number of the last deed of each of these matches. */
  async latest(ids: readonly string[]): Promise<Map<string, number>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .selectFrom('matches')
      .where('id', 'in', [...ids])
      .select((eb) => [
        'id',
        eb
          .selectFrom('journal')
          .whereRef('journal.match', '=', 'matches.id')
          .select((of) => of.fn.max('seq').as('seq'))
          .as('seq'),
      ])
      .execute();
    return new Map(rows.map(({ id, seq }) => [id, Number(seq ?? 0)]));
  }

  /** Matches in which something is due. Each is given to one node, which has `lease` milliseconds to see to it. */
  async due(now: number, lease: number, limit: number): Promise<string[]> {
    const due = this.db.selectFrom('matches').select('id').where('due', '<=', now).orderBy('due').limit(limit);
    const claimed = await this.db
      .updateTable('matches')
      .set({ due: now + lease })
      .where('id', 'in', this.engine.kind === 'postgres' ? due.forUpdate().skipLocked() : due)
      .returning('id')
      .execute();
    return claimed.map(({ id }) => id);
  }
  /** Somebody else may try later. */
  async putOff(id: string, until: number): Promise<void> {
    await this.db.updateTable('matches').set({ due: until }).where('id', '=', id).execute();
  }
  /** This node is there. */
  async beat(node: string, at: number): Promise<void> {
    await this.db
      .insertInto('beats')
      .values({ node, at })
      .onConflict((conflict) => conflict.column('node').doUpdateSet({ at }))
      .execute();
  }
  /** Notes that nobody was there, if nobody was for longer than `least`, and forgets nodes and outages of long ago. */
  async noteOutage(now: number, least: number, longAgo: number): Promise<void> {
    const last = await this.db
      .selectFrom('beats')
      .select((eb) => eb.fn.max('at').as('at'))
      .executeTakeFirst();
    const begun = last?.at ?? null;
    if (begun !== null && now - Number(begun) > least)
      await this.db
        .insertInto('outages')
        .values({ begun: Number(begun), ended: now })
        .onConflict((conflict) => conflict.column('begun').doNothing())
        .execute();
    await this.db.deleteFrom('beats').where('at', '<', longAgo).execute();
    await this.db.deleteFrom('outages').where('ended', '<', longAgo).execute();
  }
  /** Outages that ended after a moment, in order. */
  async outagesSince(moment: number): Promise<OutagesTable[]> {
    return this.db.selectFrom('outages').selectAll().where('ended', '>', moment).orderBy('begun').execute();
  }
  /**
   * Tables and matches in which nothing has happened for a long time; after a shorter one those at which nobody ever moved and no
   * clock runs that would see to it.
   */
  async stale(before: number, unmoved: number, limit: number): Promise<string[]> {
    const rows = await this.db
      .selectFrom('matches')
      .select('id')
      .where('phase', 'in', ['waiting', 'playing', 'frozen'])
      // The turn is never younger than the last move; this is what the index finds them by.
      .where('listed', 'in', [0, 1])
      .where('turned', '<', Math.max(before, unmoved))
      .where('moved', '<', Math.max(before, unmoved))
      .where((eb) =>
        eb.or([
          eb('moved', '<', before),
          eb.and([eb('ends', 'is', null), eb.not(eb.exists(eb.selectFrom('journal').select('seq').where(wasPlayed)))]),
        ]),
      )
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  }

  /** Nobody is asked to sit there any more. */
  async endInvitation(match: string, person: string): Promise<void> {
    await this.db.deleteFrom('invitations').where('match', '=', match).where('person', '=', person).execute();
  }
  /** Tables that wait for this person. */
  async invitationsTo(person: string): Promise<string[]> {
    const rows = await this.db
      .selectFrom('invitations')
      .innerJoin('matches', 'matches.id', 'invitations.match')
      .where('invitations.person', '=', person)
      .where('matches.phase', '=', 'waiting')
      .select('invitations.match')
      .execute();
    return rows.map(({ match }) => match);
  }
  /** How many seats this person keeps for others at tables that wait. */
  async invitationsBy(person: string): Promise<number> {
    return Number((await this.#keptBy(person).executeTakeFirst())?.count ?? 0);
  }
  #keptBy(person: string) {
    return this.db
      .selectFrom('invitations')
      .innerJoin('matches', 'matches.id', 'invitations.match')
      .where('matches.creator', '=', person)
      .where('matches.phase', '=', 'waiting')
      .select((eb) => eb.fn.countAll().as('count'));
  }
  /** People that somebody has sat with at a match that was begun, the latest first. */
  async playedWith(person: string, limit: number): Promise<{ id: string; name: string; matches: number; last: number }[]> {
    const rows = await this.db
      .selectFrom('seats as own')
      .innerJoin('seats as other', 'other.match', 'own.match')
      .innerJoin('matches', 'matches.id', 'own.match')
      .innerJoin('people', 'people.id', 'other.person')
      .where('own.person', '=', person)
      .where('other.person', '!=', person)
      .where('matches.phase', 'in', ['playing', 'over'])
      .groupBy(['people.id', 'people.name'])
      .select((eb) => [
        'people.id',
        'people.name',
        eb.fn.count('matches.id').distinct().as('matches'),
        eb.fn.max('matches.turned').as('last'),
      ])
      .orderBy('last', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id, name, matches, last }) => ({ id, name, matches: Number(matches), last: Number(last) }));
  }

  /** May this node let bots think in the match until then? One node at a time; a dead node's claim runs out. */
  async lockBots(match: string, node: string, now: number, until: number): Promise<boolean> {
    const row = await this.db
      .insertInto('bot_locks')
      .values({ match, node, until })
      .onConflict((conflict) =>
        conflict
          .column('match')
          .doUpdateSet({ node, until })
          .where((eb) => eb.or([eb('bot_locks.node', '=', node), eb('bot_locks.until', '<', now)])),
      )
      .returning('node')
      .executeTakeFirst();
    return row !== undefined;
  }

  async replay(match: string, viewer: string): Promise<string | null> {
    const row = await this.db
      .selectFrom('replays')
      .select('data')
      .where('match', '=', match)
      .where('viewer', '=', viewer)
      .executeTakeFirst();
    return row?.data ?? null;
  }
  async saveReplay(match: string, viewer: string, data: string): Promise<void> {
    await this.db
      .insertInto('replays')
      .values({ match, viewer, data })
      .onConflict((conflict) => conflict.columns(['match', 'viewer']).doNothing())
      .execute();
  }
}
