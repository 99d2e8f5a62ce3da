/**
 * Tables of refusals. Code that lists what is legal asks "why not?" far more often than anybody is told the answer: the same
 * words are made only once, and the first row of a table that applies is the one that is told.
 */
import { because, type Reason } from './refusal.ts';

/** A reason without parameters. */
export function always(clause: string, key: string): () => Reason {
  const reason = because(clause, key);
  return () => reason;
}

/** A reason about one thing, worded once for each. */
export function once<K>(word: (about: K) => Reason): (about: K) => Reason {
  const worded = new Map<K, Reason>();
  return (about) => {
    const known = worded.get(about);
    if (known !== undefined) return known;
    const reason = word(about);
    worded.set(about, reason);
    return reason;
  };
}

/** One row of a table of refusals: T is what somebody tried, as far as it can be read. */
export interface ReasonRow<S, T> {
  readonly clause: string;
  /** The wording key of the sentence. */
  readonly say: string;
  readonly applies: (s: S, tried: T) => boolean;
  readonly params?: (s: S, tried: T) => Record<string, string | number>;
}

/** Null: no row speaks to it. */
export function firstRow<S, T>(rows: readonly ReasonRow<S, T>[], s: S, tried: T): Reason | null {
  const row = rows.find((one) => one.applies(s, tried));
  return row === undefined ? null : because(row.clause, row.say, row.params?.(s, tried));
}
