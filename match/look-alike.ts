/** Names that people would take for each other. */

/** Letters of other alphabets that look like Latin ones, and digits that do. */
const TWINS: Readonly<Record<string, string>> = Object.fromEntries([
  ['а', 'a'],
  ['е', 'e'],
  ['о', 'o'],
  ['р', 'p'],
  ['с', 'c'],
  ['у', 'y'],
  ['х', 'x'],
  ['і', 'i'],
  ['ј', 'j'],
  ['ѕ', 's'],
  ['һ', 'h'],
  ['к', 'k'],
  ['м', 'm'],
  ['т', 't'],
  ['в', 'b'],
  ['н', 'h'],
  ['α', 'a'],
  ['β', 'b'],
  ['ε', 'e'],
  ['ι', 'i'],
  ['κ', 'k'],
  ['ν', 'v'],
  ['ο', 'o'],
  ['ρ', 'p'],
  ['τ', 't'],
  ['υ', 'u'],
  ['χ', 'x'],
  ['ı', 'i'],
  ['0', 'o'],
  ['1', 'l'],
  ['|', 'l'],
  ['5', 's'],
]);

/** What is left of a name when case, accents, blanks and look-alikes make no difference. */
const bones = (name: string): string =>
  [...name.normalize('NFKD').toLowerCase()]
    .filter((letter) => /[\p{L}\p{N}|]/u.test(letter))
    .map((letter) => TWINS[letter] ?? letter)
    .join('')
    .replaceAll('i', 'l');

export const looksLike = (one: string, other: string): boolean => bones(one) !== '' && bones(one) === bones(other);
