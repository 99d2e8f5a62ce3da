/** Lists whose members are known to be there. */

export function nth<T>(list: readonly T[], i: number): T {
  const found = list[i];
  if (found === undefined) throw new Error(`nothing at ${i} in a list of ${list.length}`);
  return found;
}
export const last = <T>(list: readonly T[]): T => nth(list, list.length - 1);
/** The only member; null where there is a choice. */
export const sole = <T>(list: readonly T[]): T | null => (list.length === 1 ? nth(list, 0) : null);
export const isOneOf = <T>(list: readonly T[], value: unknown): value is T => (list as readonly unknown[]).includes(value);
/** Counts one more. */
export function addOne(counts: number[], i: number): void {
  counts[i] = nth(counts, i) + 1;
}
