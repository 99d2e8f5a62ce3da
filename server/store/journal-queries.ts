/** The statements of the hot path, compiled once: text and order of parameters come from the same query. */
import type { CompiledQuery, Kysely } from 'kysely';
import { ROW_COLUMNS, type RowPatch, TURN_COLUMNS, type TurnPatch } from './engine.ts';
import type { Database, JournalTable } from './schema.ts';
import type { Statement } from './sqlite-client.ts';

type Cell = Statement['parameters'][number];

/** In place of each value the name of its column: the compiled query then says which value goes where. */
const named = (columns: readonly string[]) => Object.fromEntries(columns.map((column) => [column, column])) as never;
function prepared<T extends object>({ sql, parameters }: CompiledQuery): (given: T) => Statement {
  const names = parameters as readonly (keyof T)[];
  return (given) => ({ sql, parameters: names.map((name) => given[name] as Cell) });
}

export function journalQueries(db: Kysely<Database>) {
  const insert = prepared<JournalTable>(
    db
      .insertInto('journal')
      .values(named(['match', 'seq', 'at', 'kind', 'deed', 'told', 'person']))
      .onConflict((conflict) => conflict.columns(['match', 'seq']).doNothing())
      .compile(),
  );
  const patched = (columns: readonly string[]) => db.updateTable('matches').set(named(columns)).where('id', '=', 'id').compile();
  const row = prepared<RowPatch & { id: string }>(patched(ROW_COLUMNS));
  // Indexes that hold none of these are left as they are.
  const turn = prepared<TurnPatch & { id: string }>(patched(TURN_COLUMNS));
  const sit = prepared<Database['seats']>(
    db
      .insertInto('seats')
      .values(named(['match', 'seat', 'person']))
      .onConflict((conflict) => conflict.columns(['match', 'seat']).doUpdateSet((now) => ({ person: now.ref('excluded.person') })))
      .compile(),
  );
  const rise = prepared<{ match: string; seat: number }>(
    db
      .deleteFrom('seats')
      .where('match', '=', 'match')
      .where('seat', '=', 'seat' as never)
      .compile(),
  );
  return {
    insert,
    patch: (id: string, patch: RowPatch | TurnPatch): Statement => ('phase' in patch ? row({ ...patch, id }) : turn({ ...patch, id })),
    sit: (match: string, seat: number, person: string): Statement => sit({ match, seat, person }),
    rise: (match: string, seat: number): Statement => rise({ match, seat }),
  };
}
