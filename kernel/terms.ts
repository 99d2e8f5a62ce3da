/**
 * Totals and where their points come from. A rule adds a total up and, where a list is handed in, writes every term down in
 * passing: so numbers and their sources cannot drift apart, and playouts pay for no lists.
 */

/** So many points from a source, as part of what one card (or player, or side) brings. */
export type Term<Source, Of> = {
  readonly source: Source;
  readonly of: Of;
  readonly n: number;
};
/** The list that terms are written to; null if nobody wants to know. */
export type Terms<Source, Of> = Term<Source, Of>[] | null;

/** The points, written down. */
export function addTerm<Source, Of>(terms: Terms<Source, Of>, source: Source, of: Of, n: number): number {
  if (terms !== null) terms.push({ source, of, n });
  return n;
}
/** The same for what is worth a word only if there are any. */
export function addAnyTerm<Source, Of>(terms: Terms<Source, Of>, source: Source, of: Of, n: number): number {
  if (terms !== null && n !== 0) terms.push({ source, of, n });
  return n;
}

/** The sum, lifted to `least` where it is below; what lifts it is a term of its own. */
export function atLeast<Source, Of>(least: number, sum: number, terms: Terms<Source, Of>, source: Source, of: Of): number {
  return sum >= least ? sum : sum + addTerm(terms, source, of, least - sum);
}

export const totalOf = (terms: readonly Term<unknown, unknown>[]): number => terms.reduce((sum, { n }) => sum + n, 0);
