/**
 * The difference of two pieces of plain data as a short list of changes, so that an update is a few hundred bytes. Made in
 * one walk over both; what is equal costs a comparison.
 */
import { type Json, same } from '@bridgehead/kernel';

export type Path = readonly (string | number)[];
/** Remove a member; put a value; in a list, from a place on, remove so many and put these in. */
export type Change = readonly [Path] | readonly [Path, Json] | readonly [Path, number, number, readonly Json[]];
export type Delta = readonly Change[];

type Data = { readonly [key: string]: Json };

export function diff(before: Json, after: Json): Change[] {
  const changes: Change[] = [];
  compare(before, after, [], changes);
  return changes;
}
/** The same for two parts that stand at `at` in a larger whole. */
export function addChanges(before: Json, after: Json, at: Path, changes: Change[]): void {
  if (before !== after) compare(before, after, [...at], changes);
}

/** `path` is one list that grows and shrinks with the walk; it is copied only where something changed. */
function compare(before: Json, after: Json, path: (string | number)[], changes: Change[]): void {
  if (before === after) return;
  if (typeof before !== 'object' || typeof after !== 'object' || before === null || after === null) changes.push([path.slice(), after]);
  else if (Array.isArray(before) !== Array.isArray(after)) changes.push([path.slice(), after]);
  else if (Array.isArray(before)) compareLists(before, after as readonly Json[], path, changes);
  else compareObjects(before as Data, after as Data, path, changes);
}

function compareObjects(before: Data, after: Data, path: (string | number)[], changes: Change[]): void {
  let shared = 0;
  for (const key in after) {
    const now = after[key] as Json;
    let old = before[key];
    if (typeof old === 'function' || key === '__proto__') old = ownMember(before, key);
    if (old === now) shared++;
    else if (old === undefined) changes.push([[...path, key], now]);
    else {
      shared++;
      path.push(key);
      compare(old, now, path, changes);
      path.pop();
    }
  }
  for (const _ in before) shared--;
  if (shared < 0) for (const key in before) if (!Object.hasOwn(after, key)) changes.push([[...path, key]]);
}

/** Plain data has no functions: one that was found is inherited, like the key `__proto__`. Asking always would cost several times as much. */
function ownMember(data: Data, key: string): Json | undefined {
  return Object.hasOwn(data, key) ? data[key] : undefined;
}

const isObject = (value: Json | undefined): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);

/** What the two lists have in common at both ends stays; the middle is walked if it is as long as before, else replaced. */
function compareLists(before: readonly Json[], after: readonly Json[], path: (string | number)[], changes: Change[]): void {
  if (before.length === after.length) {
    const first = changes.length;
    let different = 0;
    for (let i = 0; i < after.length; i++) {
      if (before[i] === after[i]) continue;
      const known = changes.length;
      path.push(i);
      compare(before[i] as Json, after[i] as Json, path, changes);
      path.pop();
      if (changes.length > known && !isObject(after[i])) different++;
    }
    // Where most of a list of small things is different, one new list is shorter than many paths.
    if (different > 2 && different * 2 > after.length) changes.splice(first, changes.length - first, [path.slice(), after]);
    return;
  }
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head++;
  let tail = 0;
  while (tail < shorter - head && same(before[before.length - 1 - tail], after[after.length - 1 - tail])) tail++;
  changes.push([path.slice(), head, before.length - head - tail, after.slice(head, after.length - tail)]);
}

/** Makes the changes in a copy; shares everything that did not change with `before`, so that clients can compare by reference. */
export function patch(before: Json, delta: Delta): Json {
  // What was copied for an earlier change of the same patch can be written to.
  const own = new Set<Json>();
  let whole = before;
  for (const change of delta) whole = changed(whole, change, 0, own);
  return whole;
}

function changed(at: Json, change: Change, depth: number, own: Set<Json>): Json {
  const path = change[0];
  if (depth === path.length) {
    if (change.length !== 4) return change[1] as Json;
    const list = copied(at, own) as Json[];
    list.splice(change[1], change[2], ...change[3]);
    return list;
  }
  const step = path[depth] as string | number;
  const copy = copied(at, own) as Record<string | number, Json>;
  if (Array.isArray(at)) copy[step] = changed(copy[step] as Json, change, depth + 1, own);
  else if (change.length === 1 && depth === path.length - 1) delete copy[step];
  else define(copy, String(step), changed(Object.hasOwn(copy, step) ? (copy[step] as Json) : null, change, depth + 1, own));
  return copy as Json;
}

function copied(at: Json, own: Set<Json>): Json {
  if (own.has(at)) return at;
  const copy: Json = Array.isArray(at) ? [...(at as readonly Json[])] : { ...(at as Data) };
  own.add(copy);
  return copy;
}

/** `__proto__` as a key must stay a key. */
function define(target: Record<string, Json>, key: string, value: Json): void {
  if (key === '__proto__') Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
  else target[key] = value;
}
