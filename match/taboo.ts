/**
 * Taboos: words and topics that somebody at the table does not want to read tonight. Given before play, and nobody's: neither
 * deed nor list nor order tells whose. The screen turns texts away that have one, and clients withhold suggestions.
 */
import type { Match } from './match.ts';
import { LIMITS } from './terms.ts';
import { cleanText } from './text.ts';
import { type Trouble, trouble } from './trouble.ts';

/** Where a table has a rating people write for each other. */
export const hasTaboos = ({ options }: { readonly options: object }): boolean => Object.hasOwn(options, 'rating');

/** Accents, and what does not show. */
const BESIDE_LETTERS = /[\u0300-\u036f]|\p{Default_Ignorable_Code_Point}/gu;

/** The words of a text, as they are compared: without case and accents, a blank around each. */
const wordsOf = (text: string): string =>
  ` ${(
    text
      .normalize('NFKD')
      .replace(BESIDE_LETTERS, '')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).join(' ')} `;

/** The taboo that a text touches, if it does: as a whole word, or several in a row. */
export function tabooIn(text: string, taboos: readonly string[]): string | null {
  const words = wordsOf(text);
  return taboos.find((taboo) => words.includes(wordsOf(taboo))) ?? null;
}

/** One more, as it would be journalled, or why it is not taken. */
export function judgeTaboo({ desk, setup }: Match, person: string, text: string): string | Trouble {
  if (desk.seats.every((seat) => seat.person !== person)) return trouble('not-your-seat', 'Take a seat first.');
  if (!hasTaboos(setup)) return trouble('not-allowed', 'Nobody writes for others at this table.');
  if (desk.phase !== 'waiting') return trouble('not-allowed', 'The match has begun; the list is closed.');
  const clean = cleanText(text, false);
  const words = wordsOf(clean);
  if (words.trim() === '') return trouble('bad-message', 'There is no word to read in that.');
  if ([...clean].length > LIMITS.taboo) return trouble('bad-message', `At most ${LIMITS.taboo} characters.`);
  if (desk.taboos.some((taboo) => wordsOf(taboo) === words)) return trouble('not-allowed', 'That is on the list already.');
  if (desk.taboos.length >= LIMITS.taboos) return trouble('too-many', `The list has ${LIMITS.taboos} lines; that is all it holds.`);
  return clean;
}

/** In the order of the alphabet: nobody can tell which came when. */
export const taboosWith = (taboos: readonly string[], text: string): string[] => [...taboos, text].sort();
