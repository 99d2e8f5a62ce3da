/**
 * Remembers a piece of plain data as one flat list and tells what is different in the next one. The same changes as `diff`
 * makes, but the old data is read straight through instead of being looked for all over the memory: with many matches in
 * memory that, and not the comparing, is what a difference costs.
 *
 * The list holds the data in reading order. A list is LIST, how many places it takes with all it holds, its length, its
 * members; an object is DATA, how many places, how many members, and each member's key before its value. What is frozen
 * through and through cannot change: it is remembered as itself, in one place, and if it comes again it is not looked into.
 */
import { type Json, same } from '@bridgehead/kernel';
import { type Change, diff } from './delta.ts';

const LIST = Symbol('list');
const DATA = Symbol('data');
const HEAD = 3;
type Fixed = Json & object;
type Slot = null | boolean | number | string | typeof LIST | typeof DATA | Fixed;
type Data = { readonly [key: string]: Json };
type Path = (string | number)[];

export class Tracker {
  #known: Slot[];

  constructor(data: Json) {
    const writer = new Writer([]);
    writer.write(data);
    this.#known = writer.taken();
  }

  /** What is different in `next`, which is remembered from now on. */
  advance(next: Json): Change[] {
    const writer = new Writer(this.#known);
    writer.compare(0, next);
    this.#known = writer.taken();
    return writer.changes;
  }
}

const known = new WeakSet<object>();
function isFixed(value: Json): boolean {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return false;
  if (known.has(value)) return true;
  for (const member of Object.values(value)) if (typeof member === 'object' && member !== null && !isFixed(member)) return false;
  known.add(value);
  return true;
}

/** A copy to be written out: text is made of frozen lists in more than twice the time. */
function thawed(value: Json): Json {
  if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return value;
  if (Array.isArray(value)) return value.map(thawed);
  const copy: Record<string, Json> = { ...(value as Data) };
  for (const key in copy) copy[key] = thawed(copy[key] as Json);
  return copy;
}

/** One list to write in, used again and again: a walk never waits, so it is never used twice at once. */
const page: Slot[] = [];

class Writer {
  readonly #old: readonly Slot[];
  readonly #path: Path = [];
  readonly changes: Change[] = [];
  #end = 0;

  constructor(old: readonly Slot[]) {
    this.#old = old;
  }

  taken(): Slot[] {
    return page.slice(0, this.#end);
  }

  // —— writing ——

  write(value: Json): void {
    if (typeof value !== 'object' || value === null || isFixed(value)) page[this.#end++] = value as Slot;
    else if (Array.isArray(value)) {
      const start = this.#open(LIST);
      for (let i = 0; i < value.length; i++) this.write(value[i] as Json);
      this.#close(start, value.length);
    } else {
      const start = this.#open(DATA);
      let count = 0;
      for (const key in value) {
        page[this.#end++] = key;
        this.write((value as Data)[key] as Json);
        count++;
      }
      this.#close(start, count);
    }
  }
  #open(kind: typeof LIST | typeof DATA): number {
    const start = this.#end;
    page[start] = kind;
    this.#end = start + HEAD;
    return start;
  }
  #close(start: number, count: number): void {
    page[start + 1] = this.#end - start;
    page[start + 2] = count;
  }

  // —— comparing ——

  /** Compares what lies at `at` with `next` and writes `next` down. Where the old value ends. */
  compare(at: number, next: Json): number {
    const old = this.#old[at];
    if (old === next) {
      page[this.#end++] = old;
      return at + 1;
    }
    if (typeof next !== 'object' || next === null) {
      page[this.#end++] = next;
    } else if (typeof old === 'object' && old !== null) {
      this.write(next);
      this.#compareFixed(old, next);
      return at + 1;
    } else if (Array.isArray(next)) {
      if (old === LIST) return this.#compareLists(at, next);
      this.write(next);
    } else {
      if (old === DATA) return this.#compareData(at, next as Data);
      this.write(next);
    }
    this.changes.push([this.#path.slice(), next]);
    return this.#after(at);
  }
  #after(at: number): number {
    const slot = this.#old[at];
    return slot === LIST || slot === DATA ? at + (this.#old[at + 1] as number) : at + 1;
  }

  #compareFixed(old: Fixed, next: Json): void {
    for (const [path, ...what] of diff(old, thawed(next))) this.changes.push([[...this.#path, ...path], ...what] as unknown as Change);
  }

  /** Members nearly always come in the same order; when they do not, the rest is looked up by key. */
  #compareData(at: number, next: Data): number {
    const end = this.#after(at);
    const start = this.#open(DATA);
    let place = at + HEAD;
    let count = 0;
    let rest: Map<string, number> | null = null;
    for (const key in next) {
      count++;
      page[this.#end++] = key;
      const value = next[key] as Json;
      if (rest === null && place < end && this.#old[place] === key) {
        // Most of all there is; here without the call and the path.
        if (this.#old[place + 1] === value) {
          page[this.#end++] = value;
          place += 2;
          continue;
        }
        this.#path.push(key);
        place = this.compare(place + 1, value);
        this.#path.pop();
        continue;
      }
      rest ??= this.#membersFrom(place, end);
      const found = rest.get(key);
      if (found === undefined) {
        this.write(value);
        this.changes.push([[...this.#path, key], value]);
      } else {
        rest.delete(key);
        this.#path.push(key);
        this.compare(found, value);
        this.#path.pop();
      }
    }
    this.#close(start, count);
    if (rest === null && place < end) rest = this.#membersFrom(place, end);
    if (rest !== null) for (const key of rest.keys()) this.changes.push([[...this.#path, key]]);
    return end;
  }
  #membersFrom(place: number, end: number): Map<string, number> {
    const members = new Map<string, number>();
    for (let at = place; at < end; at = this.#after(at + 1)) members.set(this.#old[at] as string, at + 1);
    return members;
  }

  #compareLists(at: number, next: readonly Json[]): number {
    const end = this.#after(at);
    const length = this.#old[at + 2] as number;
    if (length !== next.length) {
      const start = this.#open(LIST);
      for (let i = 0; i < next.length; i++) this.write(next[i] as Json);
      this.#close(start, next.length);
      this.#splice(at, length, next);
      return end;
    }
    const first = this.changes.length;
    const start = this.#open(LIST);
    let place = at + HEAD;
    let different = 0;
    for (let i = 0; i < length; i++) {
      const value = next[i] as Json;
      if (this.#old[place] === value) {
        page[this.#end++] = value;
        place++;
        continue;
      }
      const known = this.changes.length;
      this.#path.push(i);
      place = this.compare(place, value);
      this.#path.pop();
      if (this.changes.length > known && !isObject(value)) different++;
    }
    this.#close(start, length);
    // Where most of a list of small things is different, one new list is shorter than many paths.
    if (different > 2 && different * 2 > length) this.changes.splice(first, this.changes.length - first, [this.#path.slice(), next]);
    return end;
  }

  /** What both lists have in common at both ends stays. */
  #splice(at: number, length: number, next: readonly Json[]): void {
    const places: number[] = [];
    for (let i = 0, place = at + HEAD; i < length; i++, place = this.#after(place)) places.push(place);
    const shorter = Math.min(length, next.length);
    let head = 0;
    while (head < shorter && this.#isSame(places[head] as number, next[head] as Json)) head++;
    let tail = 0;
    while (tail < shorter - head && this.#isSame(places[length - 1 - tail] as number, next[next.length - 1 - tail] as Json)) tail++;
    this.changes.push([this.#path.slice(), head, length - head - tail, next.slice(head, next.length - tail).map(thawed)]);
  }
  #isSame(at: number, value: Json): boolean {
    const old = this.#old[at];
    if (typeof value !== 'object' || value === null) return old === value;
    if (typeof old === 'object' && old !== null) return same(old, value);
    const count = this.#old[at + 2];
    let place = at + HEAD;
    if (Array.isArray(value)) {
      if (old !== LIST || count !== value.length) return false;
      for (const member of value) {
        if (!this.#isSame(place, member)) return false;
        place = this.#after(place);
      }
      return true;
    }
    if (old !== DATA) return false;
    let members = 0;
    for (const key in value) {
      if (this.#old[place] !== key || !this.#isSame(place + 1, (value as Data)[key] as Json)) return false;
      place = this.#after(place + 1);
      members++;
    }
    return members === count;
  }
}

const isObject = (value: Json | undefined): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
