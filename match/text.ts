/** Text from people, made harmless: one form of each letter, nothing invisible, nothing that turns the line around. */

// Control characters, bidirectional overrides and isolates, zero-width characters, fillers, line and paragraph separators, tags.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u115f\u1160\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\u2800\u3164\ufeff\uffa0\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
/** Joiners are part of some scripts and of some pictures, but only between two visible characters. */
const LOOSE_JOINER = /(?<![\p{L}\p{M}\p{Extended_Pictographic}])[\u200c\u200d]|[\u200c\u200d](?![\p{L}\p{Extended_Pictographic}])/gu;
/** More than this many accents in a row spill over the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu;
const ADDRESS = /\b(?:[a-z][a-z\d+.-]{0,19}:\/\/|www\.)\S+/giu;
/** Accents and the like alone show nothing. */
const SHOWN = /[\p{L}\p{N}\p{P}\p{S}]/u;

const visible = (text: string): string => {
  const clean = text.replace(INVISIBLE, '').replace(LOOSE_JOINER, '').normalize('NFC').replace(STACKED, '$1');
  return SHOWN.test(clean) ? clean : '';
};

/** One line, cut off after `most` characters: names, chat. */
export function cleanLine(text: string, most: number): string {
  const clean = visible(
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
  if (!lines) return visible(plain.replace(/\s+/gu, ' ')).replace(ADDRESS, '[link]').replace(/ {2,}/g, ' ').trim();
  return plain
    .split(/\r\n?|\n/)
    .map((line) => visible(line.replace(/\s+/gu, ' ')).trim())
    .join('\n')
    .trim();
}

/** May the referee have taken these words? Cleaned once more they only close up: where an address or a masked word gave way. */
export const isCleaned = (text: string, lines: boolean): boolean => closed(cleanText(text, lines)) === closed(text);
const closed = (text: string): string => text.replace(/[\u200c\u200d]/gu, '').replace(/ +/g, ' ');
