/**
 * Taboos: words and topics that somebody at the table does not want to read tonight. Given before play. Nobody is told whose they
 * are; the referee knows until the match begins, because the lines of somebody who rises go with them. The screen turns texts away
 * that have one, and clients withhold suggestions.
 */
import type { Seat } from '@bridgehead/kernel';
import type { Desk } from './desk.ts';
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

/** "The" or "to" would turn away nearly everything; other scripts say much in few letters. */
const SHORT_WORD = /^ (?:\p{Script=Latin}|\p{N}){1,3} $/u;

/** One more, as it would be journalled, or why it is not taken. */
export function judgeTaboo({ desk, setup }: Match, person: string, text: string): { text: string; seat: Seat } | Trouble {
  const seat = desk.seats.findIndex((one) => one.person === person);
  if (seat < 0) return trouble('not-your-seat', 'Take a seat first.');
  if (!hasTaboos(setup)) return trouble('not-allowed', 'Nobody writes for others at this table.');
  if (desk.phase !== 'waiting') return trouble('not-allowed', 'The match has begun; the list is closed.');
  const clean = cleanText(text, false);
  const words = wordsOf(clean);
  if (words.trim() === '') return trouble('bad-message', 'There is no word to read in that.');
  if (SHORT_WORD.test(words)) return trouble('bad-message', 'That is one short word; write a longer one, or several.');
  if ([...clean].length > LIMITS.taboo) return trouble('bad-message', `At most ${LIMITS.taboo} characters.`);
  if (desk.taboos.some((taboo) => wordsOf(taboo) === words)) return trouble('not-allowed', 'That is on the list already.');
  if (desk.taboos.length >= LIMITS.taboos) return trouble('too-many', `The list has ${LIMITS.taboos} lines; that is all it holds.`);
  const own = (desk.taboosBy ?? []).filter((one) => one.seat === seat);
  if (own.length >= LIMITS.taboosEach)
    return trouble('too-many', `You have ${LIMITS.taboosEach} lines on the list; that is all for one seat.`);
  return { text: clean, seat };
}

/** In the order of the alphabet: nobody can tell which came when. */
export function addTaboo(desk: Desk, { text, seat }: { readonly text: string; readonly seat?: Seat }): void {
  desk.taboos = [...desk.taboos, text].sort();
  if (seat !== undefined) desk.taboosBy = [...(desk.taboosBy ?? []), { seat, text }];
}
/** The seat is empty: its lines go. */
export function dropTaboos(desk: Desk, seat: Seat): void {
  const own = new Set((desk.taboosBy ?? []).flatMap((one) => (one.seat === seat ? one.text : [])));
  if (own.size === 0) return;
  desk.taboos = desk.taboos.filter((text) => !own.has(text));
  desk.taboosBy = (desk.taboosBy ?? []).filter((one) => one.seat !== seat);
}
/** From now on no line names a seat. Did any before? */
export function disownTaboos(desk: Desk): boolean {
  const isAny = (desk.taboosBy ?? []).length > 0;
  delete desk.taboosBy;
  return isAny;
}
