/** Text from people, without characters that show nothing, fill a line with nothing or turn it around. */

/** Scripts in which a joiner, or a letter that keeps two apart, changes what is seen. */
const JOINING = 'Arab|Syrc|Deva|Beng|Guru|Gujr|Orya|Taml|Telu|Knda|Mlym|Sinh|Khmr'
  .split('|')
  .map((script) => `\\p{scx=${script}}`)
  .join('');
/** Parts of a picture, and joiners between two letters that join. */
const SHOWS = [
  '(?<=[\\p{Extended_Pictographic}\\p{Emoji_Modifier}]\\ufe0f?)\\u200d(?=\\p{Extended_Pictographic})',
  '(?<=\\p{Extended_Pictographic})\\ufe0f',
  '(?<=[#*0-9])\\ufe0f(?=\\u20e3)',
  `(?<=(?=[${JOINING}])[\\p{L}\\p{M}])[\\u200c\\u200d](?=(?=[${JOINING}])\\p{L})`,
  // Arabic signs that stand around numbers and verses count as format characters, but are seen.
  '[\\u0600-\\u0605\\u06dd\\u08e2]',
].join('|');
const HIDDEN = new RegExp(
  `(?!${SHOWS}|[\\t\\n])[\\p{Cc}\\p{Cf}\\p{Cs}\\p{Co}\\p{Cn}\\p{Default_Ignorable_Code_Point}\\u2028\\u2029\\u2800\\ufffc\\ufffd\\u{1d159}]`,
  'gu',
);
/** More than this many accents in a row spill over the lines around. */
const STACKED = /(\p{M}{4})\p{M}+/gu;

/** What is seen of a text, each letter written one way. Tabs and line breaks stay. */
export const visible = (text: string): string => text.normalize('NFC').replace(HIDDEN, '').normalize('NFC').replace(STACKED, '$1');
