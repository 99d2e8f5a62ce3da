/**
 * A language that nobody speaks: every sentence is 40 % longer, as translations are. It shows what would be cut in a second language
 * (`npm run fits -- all --pseudo`, or `localStorage['bridgehead.language'] = 'pseudo'`).
 */
const LANGUAGE_KEY = 'bridgehead.language';
const MORE = 0.4;

function isPseudo(): boolean {
  try {
    return localStorage.getItem(LANGUAGE_KEY) === 'pseudo';
  } catch {
    return false;
  }
}
/** In a page only: bots and tests speak as ever. */
const pseudo = typeof document === 'object' && isPseudo();

/** Words as the build leaves them: text, or its parts with what is put in between. */
type Compiled = string | readonly unknown[];

/** Parameters and plurals stay whole: letters are added at the end, in words that can wrap. */
export function longer<T extends Compiled>(message: T): T | unknown[] {
  if (typeof message !== 'string') {
    const text = message.filter((part) => typeof part === 'string').join('');
    return text === '' ? [...message] : [...message, addition(text)];
  }
  return `${message}${addition(message)}` as T;
}

function addition(message: string): string {
  const letters = message.replace(/\{[^{}]*\}/g, '').length;
  const more = Math.ceil(letters * MORE);
  if (more === 0) return '';
  const added = 'ēxtrā wörds '.repeat(Math.ceil(more / 12)).slice(0, more);
  return letters < 8 ? added.replaceAll(' ', '') : ` ${added.trim()}`;
}

type Wording = Readonly<Record<string, string>>;
/** A catalogue as it is spoken in the language that is set. */
export const spoken = <T extends Wording>(messages: T): T =>
  pseudo ? (Object.fromEntries(Object.entries(messages).map(([key, message]) => [key, longer(message)])) as T) : messages;

/** The same for everything that brings wording of its own. */
export const spokenBy = <T extends { readonly wording?: Wording }>(one: T): T =>
  pseudo && one.wording !== undefined ? { ...one, wording: spoken(one.wording) } : one;
