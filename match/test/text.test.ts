import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText } from '../index.ts';
import { isCleaned } from '../text.ts';

test.each([
  ['plain words stay', 'Well played, José – 好!', 'Well played, José – 好!'],
  ['control characters go', 'a\u0000b\u0007c', 'abc'],
  ['the line cannot be turned around', '\u202Eevil\u202C \u2066x\u2069', 'evil x'],
  ['invisible characters go', 'a\u200bb\ufeffc\u00add', 'abcd'],
  ['a joiner inside an emoji stays', '👩‍🚀', '👩‍🚀'],
  ['line breaks become spaces', 'a\n\nb\tc', 'a b c'],
  ['letters are written one way', 'e\u0301', 'é'],
  ['towers of accents are cut', `z${'\u0335'.repeat(60)}`, `z${'\u0335'.repeat(4)}`],
  ['a lone half of a character goes', 'a\ud800b', 'ab'],
  ['a joiner after a colour of skin stays', '👩🏽\u200d🚀', '👩🏽\u200d🚀'],
  ['a heart and a number keep their look', '\u2764\ufe0f 1\ufe0f\u20e3', '\u2764\ufe0f 1\ufe0f\u20e3'],
  ['joiners stay in scripts that need them', 'می\u200cخواهم क्\u200dष', 'می\u200cخواهم क्\u200dष'],
  ['joiners go where they show nothing', 'Lan\u200ct\u200dern', 'Lantern'],
  ['selectors and fillers between letters go', 'L\u034fa\ufe0fn\u17b4t\u180be\u{e0100}r\u{1d173}n\u{13430}', 'Lantern'],
  ['letters that are drawn as nothing are nothing', '\ufffc\u{1d159}\u2800\u3164', ''],
  ['Arabic signs that are seen stay', '\u0600\u0661', '\u0600\u0661'],
  ['markup is only text', '<b>hi</b>', '<b>hi</b>'],
])('%s', (_name, given, clean) => {
  expect(cleanLine(given, 100)).toBe(clean);
});

test('never longer than allowed, and clean text stays as it is', () => {
  const anything = fc.array(fc.integer({ min: 0, max: 0x10_ffff }), { maxLength: 300 }).map((points) => String.fromCodePoint(...points));
  fc.assert(
    fc.property(anything, (text) => {
      const clean = cleanLine(text, 40);
      expect([...clean].length).toBeLessThanOrEqual(40);
      expect(cleanLine(clean, 40)).toBe(clean);
    }),
    { seed: 11 },
  );
});

test.each<[string, string, boolean, string]>([
  ['addresses give way', 'see https://x.y/z?a=1 or www.b.c now', false, 'see [link] or [link] now'],
  ['an address with something invisible in it', 'h\u200bttps://x.y, w\u00adww.b.c', false, '[link] [link]'],
  ['an address with a joiner of letters in it', 'w\u034fww.b.c', false, '[link]'],
  ['an address of another kind', 'ftp://a.b', false, '[link]'],
  ['a colon and a slash are no address', 'and/or: //', false, 'and/or: //'],
  ['accents, selectors and joiners of letters alone are nothing', ' \u0301\ufe0f\u034f \u180b\u{e0100}', false, ''],
  ['a picture is something', '🚀', false, '🚀'],
  ['letters are written one way, no matter what stood between', 'e\u200b\u0301', false, '\u00e9'],
  ['an address between others', 'http://a  http://b', false, '[link] [link]'],
  ['blanks are one', '  a \t\n b  ', false, 'a b'],
  ['what was between invisible letters is one blank too', 'a \u200b b', false, 'a b'],
  ['lines stay where they are wanted, each cleaned', ' a  b \r\n\n c\u200b \r d\n', true, 'a b\n\nc\nd'],
  ['addresses stay in lines', 'http://a', true, 'http://a'],
  ['letters are written one way', 'e\u0301\ufeff', true, 'é'],
])('a written answer: %s', (_name, given, lines, clean) => {
  expect(cleanText(given, lines)).toBe(clean);
});

test('a line is cut after so many characters, not so many halves of characters, and ends without a blank', () => {
  expect(cleanLine('🏰'.repeat(9), 4)).toBe('🏰'.repeat(4));
  expect(cleanLine('abc d', 4)).toBe('abc');
  expect(cleanLine(`${' '.repeat(31)}a`, 4)).toBe('a');
  expect(cleanLine(`${' '.repeat(32)}a`, 4)).toBe('');
});

test('what was cleaned is known as such, no matter what gave way in it, and what nobody cleaned is not', () => {
  const odd = [
    'a',
    'é',
    '\u0301',
    ' ',
    '\n',
    '\u200b',
    '\u200d',
    '\u200c',
    '👩',
    '*',
    'www.',
    'x://',
    '\u202e',
    '\ud83d',
    '[',
    '1',
    '\u2800',
    '-',
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...odd), { maxLength: 30 }), fc.boolean(), (parts, lines) => {
      const clean = cleanText(parts.join(''), lines);
      const masked = clean.replace(/\p{L}+/u, (word) => '*'.repeat([...word].length));
      expect([isCleaned(clean, lines), isCleaned(masked, lines)]).toEqual([true, true]);
    }),
    { numRuns: 20_000 },
  );
  for (const text of ['a\u202eb', ' a', 'a\u0007', 'http://a.example', 'e\u0301']) expect(isCleaned(text, false)).toBe(false);
});
