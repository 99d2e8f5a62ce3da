/** Text from people, made harmless: one form of each letter, nothing invisible, nothing that turns the line around. */

// Control characters, bidirectional overrides and isolates, zero-width characters, line and paragraph separators, tags.
const INVISIBLE =
  /[\p{Cc}\p{Cs}\p{Co}\p{Cn}\u00ad\u061c\u180e\u200b\u200e\u200f\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]|[\u{e0000}-\u{e007f}]/gu;
/** More than this many accents in a row spill over the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

export function cleanLine(text: string, most: number): string {
  const clean = text
    .slice(0, most * 8)
    .replaceAll('\ufeff', '')
    .normalize('NFC')
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE, '')
    .replace(STACKED, '$1')
    .trim();
  return [...clean].slice(0, most).join('').trim();
}
