/**
 * The screen: looks once at what a person has written, when it is clean and before a rule sees it. What was accepted is never
 * judged again: a record must replay under tomorrow's list of words.
 */
import { foulIn } from './foul.ts';
import type { Match } from './match.ts';
import { tabooIn } from './taboo.ts';
import { type Trouble, trouble } from './trouble.ts';

/** Taken as it is, taken with words masked, or not taken: the reason goes on after "Please rephrase:". */
export type Screening = 'allow' | { readonly mask: string } | { readonly refuse: string };
/** A match has one; its keeper may put another in its place. */
export type Screen = (text: string, table: { readonly rating: unknown; readonly taboos: readonly string[] }) => Screening;

/** The same character over and over says nothing and fills the page. */
const REPEATED = /(.)\1{19,}/su;

/** What becomes of foul words: for all ages they are turned away, at a table of teens masked; elsewhere people speak as they like. */
export const plainScreen: Screen = (text, { rating, taboos }) => {
  const taboo = tabooIn(text, taboos);
  if (taboo !== null) return { refuse: `“${taboo}” is not for tonight` };
  if (REPEATED.test(text)) return { refuse: 'the same character over and over' };
  const foul = rating === 'teen' || rating === 'allAges' ? foulIn(text) : [];
  if (foul.length === 0) return 'allow';
  return rating === 'teen' ? { mask: starred(text, foul) } : { refuse: 'a word in it does not fit the rating of this table' };
};

/** As many asterisks in the place of each word that has such a part. */
function starred(text: string, parts: readonly (readonly [first: number, last: number])[]): string {
  const words = [...text.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].map(({ index, 0: word }) => [index, index + word.length - 1] as const);
  const hidden = [...parts, ...words.filter(([from, to]) => parts.some(([first, last]) => first <= to && last >= from))];
  let at = 0;
  return [...text]
    .map((letter) => {
      const from = at;
      at += letter.length;
      return hidden.some(([first, last]) => first < at && last >= from) ? '*' : letter;
    })
    .join('');
}

/** The text as it is taken, or why it has to be put another way. */
export function screened({ screen, setup, desk }: Match, text: string, clause: string | null): string | Trouble {
  const verdict = screen(text, { rating: setup.options.rating, taboos: desk.taboos });
  if (verdict === 'allow') return text;
  return 'mask' in verdict ? verdict.mask : { ...trouble('bad-message', `Please rephrase: ${verdict.refuse}.`), clause };
}
