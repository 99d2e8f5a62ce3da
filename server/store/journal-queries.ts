/** The statements of the hot path, compiled once; the parameters are put in place by hand. */
import type { Kysely } from 'kysely';
import type { RowPatch, TurnPatch } from './engine.ts';
import type { Database, JournalTable } from './schema.ts';
import type { Statement } from './sqlite-client.ts';

export function journalQueries(db: Kysely<Database>) {
  const insert = db
    .insertInto('journal')
    .values({ match: '', seq: 0, at: 0, deed: '', told: '', person: '' })
    .onConflict((conflict) => conflict.columns(['match', 'seq']).doNothing())
    .compile().sql;
  const patch = db
    .updateTable('matches')
    .set({ phase: '', seats: '', waiting: '', awaited: '', moved: 0, turned: 0, ends: 0, due: 0, result: '' })
    .where('id', '=', '')
    .compile().sql;
  // Indexes that hold none of these are left as they are.
  const turn = db
    .updateTable('matches')
    .set({ waiting: '', awaited: '', moved: 0, turned: 0, ends: 0, due: 0 })
    .where('id', '=', '')
    .compile().sql;
  const sit = db
    .insertInto('seats')
    .values({ match: '', seat: 0, person: '' })
    .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet((now) => ({ person: now.ref('excluded.person') })))
    .compile().sql;
  const rise = db.deleteFrom('seats').where('match', '=', '').where('seat', '=', 0).compile().sql;
  return {
    insert: ({ match, seq, at, deed, told, person }: JournalTable): Statement => ({
      sql: insert,
      parameters: [match, seq, at, deed, told, person],
    }),
    patch: (match: string, row: RowPatch | TurnPatch): Statement => {
      const { waiting, awaited, moved, turned, ends, due } = row;
      if (!('phase' in row)) return { sql: turn, parameters: [waiting, awaited, moved, turned, ends, due, match] };
      const { phase, seats, result } = row;
      return { sql: patch, parameters: [phase, seats, waiting, awaited, moved, turned, ends, due, result, match] };
    },
    sit: (match: string, seat: number, person: string): Statement => ({ sql: sit, parameters: [match, seat, person] }),
    rise: (match: string, seat: number): Statement => ({ sql: rise, parameters: [match, seat] }),
  };
}
