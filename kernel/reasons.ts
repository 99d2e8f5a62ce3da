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
