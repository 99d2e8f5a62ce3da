/** Sentences from catalogues: keys in, words out. Used by every client; never by the rules. */
import { KERNEL_WORDING, type Phrase } from './refusal.ts';

export type Wording = Readonly<Record<string, string>>;

/** Fills a sentence in. A parameter that begins with '@' is a key itself; a missing sentence shows its key. */
export function say(phrase: Phrase, wording: Wording): string {
  const sentence = wording[phrase.key] ?? KERNEL_WORDING[phrase.key] ?? phrase.key;
  return sentence.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = phrase.params?.[name];
    if (value === undefined) return whole;
    if (typeof value === 'string' && value.startsWith('@'))
      return say({ key: value.slice(1), ...(phrase.params ? { params: phrase.params } : {}) }, wording);
    return String(value);
  });
}
