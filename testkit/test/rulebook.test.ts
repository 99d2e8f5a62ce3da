/** Rulebooks are Markdown with a heading for each clause (games/rulebook.ts). */
import { catalogue } from '@bridgehead/games';
import { parseRulebook } from '@bridgehead/games/rulebook';
import { clausesOf } from '@bridgehead/kernel';
import { expect, test } from 'vitest';

const BOOK = `# Chess

Played since the sixth century,
in this form since the fifteenth.

> Pieces not included.

## The board

### CHS-1

Eight by eight squares.

### CHS-R1

A white square is at
your right.

- Why: somebody had to decide.
- About: \`h1\`, \`a8\`
`;

test('source, notice, chapters, clauses, reasons and what a clause is about', () => {
  expect(parseRulebook(BOOK)).toEqual({
    source: 'Played since the sixth century, in this form since the fifteenth.',
    notice: 'Pieces not included.',
    chapters: [
      {
        title: 'The board',
        clauses: [
          { id: 'CHS-1', text: 'Eight by eight squares.' },
          { id: 'CHS-R1', text: 'A white square is at your right.', why: 'somebody had to decide.', about: ['h1', 'a8'] },
        ],
      },
    ],
  });
  expect(parseRulebook(BOOK.replaceAll('\n', '\r\n'))).toEqual(parseRulebook(BOOK));
});

test.each([
  ['no title', BOOK.slice(2), /line 1: the book begins with its title/],
  ['no source', '# Chess\n## The board\n### CHS-1\nText.', /does not say where its rules come from/],
  ['a clause without a chapter', '# Chess\nOld.\n### CHS-1\nText.', /line 3: CHS-1 is in no chapter/],
  ['a clause without a number', BOOK.replace('CHS-R1', 'Colours'), /line 14: "Colours" is no number of a clause/],
  ['a number twice', BOOK.replace('CHS-R1', 'CHS-1'), /line 14: CHS-1 is there twice/],
  ['a clause without text', BOOK.replace('Eight by eight squares.', ''), /line 10: CHS-1 has no text/],
  ['text outside a clause', BOOK.replace('## The board', '## The board\n\nWood.'), /"The board" has text outside its clauses/],
  ['text behind the reason', `${BOOK}And black?`, /CHS-R1: "And black\?" is neither/],
  ['an unknown point', BOOK.replace('- Why:', '- Because:'), /CHS-R1: "- Because: somebody had to decide." is neither/],
  ['a heading too deep', `${BOOK}#### CHS-2`, /line 21: "#### CHS-2" is no heading/],
])('%s is refused with its line', (_, book, message) => {
  expect(() => parseRulebook(book)).toThrow(message);
});

test('every game has its rulebook', async () => {
  for (const shelf of catalogue) expect(clausesOf(await shelf.rulebook()).length, shelf.id).toBeGreaterThan(7);
});
