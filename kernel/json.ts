/** Plain data: all that a state, a prompt, an answer or an event may be made of. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Are two pieces of plain data equal, member by member? Never throws, not even for what a stranger sent as `b`. */
export function same(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!same(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    if (!Object.hasOwn(b, key)) return false;
    if (!same((a as Record<string, unknown>)[key], (b as Record<string, unknown>)[key])) return false;
  }
  return true;
}

/** What was shown before if it is still the same, else a copy. For the lists of a view. */
export function listAgain<T extends null | boolean | number | string>(
  before: readonly T[] | null | undefined,
  now: readonly T[],
): readonly T[] {
  if (before === null || before === undefined || before.length !== now.length) return now.slice();
  for (let i = 0; i < now.length; i++) if (before[i] !== now[i]) return now.slice();
  return before;
}

/** Is this small plain data, fit to be looked at by a rule? Keeps oversized, deep and exotic input away from the games. */
export function isSmallData(value: unknown, depth = 3): value is Json {
  switch (typeof value) {
    case 'boolean':
      return true;
    case 'number':
      // −0 would be written as 0 and read back as another number.
      return Number.isFinite(value) && !Object.is(value, -0);
    case 'string':
      // Half a surrogate pair and NUL cannot be written by everybody who stores or hashes text.
      return value.length <= 20_000 && value.isWellFormed() && !value.includes('\0');
    case 'object': {
      if (value === null) return true;
      if (depth === 0) return false;
      if (Array.isArray(value)) return value.length <= 512 && value.every((member) => isSmallData(member, depth - 1));
      const prototype = Object.getPrototypeOf(value);
      if (prototype !== Object.prototype && prototype !== null) return false;
      const members = Object.entries(value);
      return members.length <= 64 && members.every(([key, member]) => key !== '__proto__' && isSmallData(member, depth - 1));
    }
    default:
      return false;
  }
}
