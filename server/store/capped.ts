/** Rows of which nobody may have more than so many: counted and written in one statement. */
import { type CompiledQuery, type Expression, type Kysely, sql } from 'kysely';
import type { Database } from './schema.ts';

/** The row is written only while there are fewer. */
export interface Cap {
  readonly count: Expression<unknown>;
  readonly most: number;
}
type Cell = string | number | null;

/** Only `Engine.inTurn` keeps two of them from counting at the same moment. */
export function insertWithin<T extends keyof Database>(
  db: Kysely<Database>,
  table: T,
  row: Readonly<Record<keyof Database[T] & string, Cell>>,
  caps: readonly Cap[],
  onConflict = sql``,
): CompiledQuery {
  const columns = sql.join(Object.keys(row).map((name) => sql.ref(name)));
  const cells = sql.join(Object.values<Cell>(row).map(typed));
  const within = sql.join(
    caps.map(({ count, most }) => sql`(${count}) < ${most}`),
    sql` and `,
  );
  return sql`insert into ${sql.table(table)} (${columns}) select ${cells} where ${within} ${onConflict}`.compile(db);
}

/** PostgreSQL does not guess from the column what is selected for it. */
function typed(cell: Cell) {
  if (cell === null) return sql`null`;
  return typeof cell === 'number' ? sql`cast(${cell} as bigint)` : sql`cast(${cell} as text)`;
}
