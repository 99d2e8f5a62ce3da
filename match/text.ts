/** Text from people, made harmless: one form of each letter, nothing invisible, nothing that turns the line around. */
import { visible } from '@bridgehead/kernel';

const ADDRESS = /\b(?:[a-z][a-z\d+.-]{0,19}:\/\/|www\.)\S+/giu;
/** Accents and the like alone show nothing. */
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Nothing at all where nothing is seen. */
const shown = (text: string): string => {
  const clean = visible(text);
  return SHOWN.test(clean) ? clean : '';
};

/** One line, cut off after `most` characters: names, chat. */
export function cleanLine(text: string, most: number): string {
  const clean = shown(
    text
      .slice(0, most * 8)
      .replaceAll('\ufeff', '')
      .normalize('NFC')
      .replace(/\s+/gu, ' '),
  ).trim();
  return [...clean].slice(0, most).join('').trim();
}

/** A written answer before a rule sees it. Never cut off: what is too long is refused. Addresses give way; line breaks stay if wanted. */
export function cleanText(text: string, lines: boolean): string {
  const plain = text.replaceAll('\ufeff', '').normalize('NFC');
  // What was hidden in an address is gone before it is looked for.
  if (!lines) return shown(plain.replace(/\s+/gu, ' ')).replace(ADDRESS, '[link]').replace(/ {2,}/g, ' ').trim();
  return plain
    .split(/\r\n?|\n/)
    .map((line) => shown(line.replace(/\s+/gu, ' ')).trim())
    .join('\n')
    .trim();
}

/** May the referee have taken these words? Cleaned once more they only close up: where an address or a masked word gave way. */
export const isCleaned = (text: string, lines: boolean): boolean => closed(cleanText(text, lines)) === closed(text);
const closed = (text: string): string => text.replace(/[\u200c\u200d]/gu, '').replace(/ +/g, ' ');
