/**
 * The people's half of a game's actions: what a button says and what it leads to. One row for each verb, with the keys of the rules'
 * half (`Verbs` in the kernel); a verb without a row, or a row without a member, does not compile.
 */
import type { Answer, DataOf, GameEvent, Json, VerbOf, Verbs } from '@bridgehead/kernel';
import { verbOf } from '@bridgehead/kernel';
import type { Outcome } from './pieces/flag.tsx';
import type { TableContext, TableWords } from './table.tsx';

export interface Look<V extends Json, D extends readonly unknown[]> {
  /** What the button says; null: the words of the option. */
  readonly button: ((table: TableContext<V>, ...data: D) => string | null) | null;
  /** What the answer would lead to; null: that is plain. */
  readonly outcome: ((table: TableContext<V>, ...data: D) => Outcome | null) | null;
}

/** A row for every verb of the answers `O`. */
export type Looks<V extends Json, O> = { readonly [K in VerbOf<O>]: Look<V, DataOf<O, K>> };

// biome-ignore lint/suspicious/noExplicitAny: rows with data of different kinds; `read` has looked at them
type AnyLook<V extends Json> = Look<V, any>;

/** What a table's `act` and `outcome` read from the rows, joined to the rules' half; answers that are no action have neither. */
export function looksOf<S, V extends Json, E extends GameEvent, O extends Answer, At extends readonly unknown[]>(
  verbs: Verbs<S, V, E, O, At>,
  rows: Looks<V, O>,
): Required<Pick<TableWords<V>, 'act' | 'outcome' | 'looks'>> {
  const looks: Readonly<Record<string, AnyLook<V>>> = rows;
  const rowOf = (answer: Json) => {
    const read = verbs.read(answer);
    return read === null ? null : { row: looks[verbOf(read)], data: typeof read === 'string' ? [] : read.slice(1) };
  };
  return {
    looks: Object.keys(looks),
    act(table, answer) {
      const found = rowOf(answer);
      return found?.row?.button?.(table, ...found.data) ?? null;
    },
    outcome(table, answer) {
      const found = rowOf(answer);
      return found?.row?.outcome?.(table, ...found.data) ?? null;
    },
  };
}
