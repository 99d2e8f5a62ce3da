/** Changes as they stand in a message: their text, without the brackets around the list. */
import type { Json } from '@bridgehead/kernel';
import { type Change, diff } from './delta.ts';

export const written = (changes: readonly Change[]): string => (changes.length === 0 ? '' : JSON.stringify(changes).slice(1, -1));
export const joined = (one: string, other: string): string => (one === '' || other === '' ? one + other : `${one},${other}`);

type Members = { readonly [key: string]: Json };
const isMembers = (value: Json): value is Members => typeof value === 'object' && value !== null && !Array.isArray(value);
const isObject = (value: Json | undefined): value is Json => typeof value === 'object' && value !== null;

/** The views of one moment. A part that several viewers saw before and see now is compared and written once. */
export class ViewsWritten {
  readonly #parts = new Map<string, { readonly before: Json; readonly after: Json; readonly text: string }>();

  changes(before: Json, after: Json): string {
    if (!isMembers(before) || !isMembers(after)) return written(diff(before, after, ['view']));
    const small: Change[] = [];
    let text = '';
    for (const key in after) {
      const old = before[key];
      const now = after[key] as Json;
      if (old === now) continue;
      if (isObject(old) && isObject(now)) text = joined(text, this.#part(key, old, now));
      else small.push([['view', key], now]);
    }
    for (const key in before) if (!Object.hasOwn(after, key)) small.push([['view', key]]);
    return joined(written(small), text);
  }

  #part(key: string, before: Json, after: Json): string {
    const known = this.#parts.get(key);
    if (known !== undefined && known.before === before && known.after === after) return known.text;
    const text = written(diff(before, after, ['view', key]));
    this.#parts.set(key, { before, after, text });
    return text;
  }
}
