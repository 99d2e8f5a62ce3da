/** Sentences from catalogues: keys in, words out. Used by every client; never by the rules. */
import { KERNEL_WORDING, type Phrase } from './refusal.ts';

export type Wording = Readonly<Record<string, string>>;

/** Fills a sentence in. A parameter that begins with '@' is a key itself; a missing sentence shows its key. */
export function say(phrase: Phrase, wording: Wording): string {
  return fill(phrase, wording, DEEPEST);
}

/** Keys within keys end here: what a player wrote may begin with '@' and name the very sentence that quotes it. */
const DEEPEST = 3;

function fill({ key, params = {} }: Phrase, wording: Wording, depth: number): string {
  return sentenceOf(key, wording).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return whole;
    if (typeof value === 'string' && value.startsWith('@') && depth > 0) return fill({ key: value.slice(1), params }, wording, depth - 1);
    return String(value);
  });
}

function sentenceOf(key: string, wording: Wording): string {
  const book = Object.hasOwn(wording, key) ? wording : KERNEL_WORDING;
  return (Object.hasOwn(book, key) ? book[key] : undefined) ?? key;
}
