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
  return pluralsOf(sentenceOf(key, wording), params).replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(params, name) ? params[name] : undefined;
    if (value === undefined) return whole;
    if (typeof value === 'string' && value.startsWith('@') && depth > 0) return fill({ key: value.slice(1), params }, wording, depth - 1);
    return String(value);
  });
}

/** `{n, plural, one {# step} other {# steps}}`, as in ICU messages; `#` is the number, and `=0` a number of its own. */
const PLURAL = /\{(\w+), plural,((?: (?:\w+|=\d+) \{[^{}]*\})+)\}/g;
const BRANCH = / (\w+|=\d+) \{([^{}]*)\}/g;
const RULES = new Intl.PluralRules('en');

function pluralsOf(sentence: string, params: NonNullable<Phrase['params']>): string {
  if (!sentence.includes(', plural,')) return sentence;
  return sentence.replace(PLURAL, (_, name: string, branches: string) => {
    const n = params[name];
    const byForm = new Map([...branches.matchAll(BRANCH)].map(([, form = '', text = '']) => [form, text]));
    const text = byForm.get(`=${n}`) ?? byForm.get(typeof n === 'number' ? RULES.select(n) : 'other') ?? byForm.get('other') ?? '';
    return text.replaceAll('#', `{${name}}`);
  });
}

function sentenceOf(key: string, wording: Wording): string {
  const book = Object.hasOwn(wording, key) ? wording : KERNEL_WORDING;
  return (Object.hasOwn(book, key) ? book[key] : undefined) ?? key;
}
