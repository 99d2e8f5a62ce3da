import { expect, test } from 'vitest';
import { sample } from '../mutants/campaign.ts';
import { cited, isReadable, mutantsOf, mutated } from '../mutants/operators.ts';

const changed = (source: string): string[] => mutantsOf('a.ts', source).map((one) => mutated(source, one));

test.each([
  ['a condition is dropped, or never holds', 'if (a) b();', ['if (true) b();', 'if (false) b();', 'if (a) ;']],
  ['either half of a condition is dropped', 'x = a && b;', [';', 'x = (a);', 'x = (b);']],
  ['a comparison is turned', 'x = a <= b;', [';', 'x = a < b;']],
  ['a constant is changed by one', 'const a = 2;', ['const a = (2 + 1);']],
  ['a counter is never reset', 's.used = 0;', [';', 's.used = (0 + 1);']],
  ['a card’s number is changed', "card({ id: 'x', cost: 3 });", [';', "card({ id: 'x', cost: (3 + 1) });"]],
  [
    'a clause is never given',
    "const a = { clause: 'ABC-R12', name: 'ABC-R12 and more' };",
    ["const a = { clause: '', name: 'ABC-R12 and more' };"],
  ],
  ['a row is left out', 'const rows = [{ a }, { b }];', ['const rows = [...[], { b }];', 'const rows = [{ a }, ...[]];']],
  ['types, imports and texts are left alone', "import a from 'a';\ntype B = 1 | 2;\nconst c: B = `a`;", []],
  ['texts are not reckoned with', "const a = b + 'c';", []],
])('%s', (_, source, wrong) => {
  expect(changed(source).sort()).toEqual([...wrong].sort());
  for (const text of wrong) expect(isReadable('a.ts', text)).toBe(true);
});

test('a mutant knows the clauses cited nearest to it, on what it is part of, and at the head of the file', () => {
  const source = `/** The turn (ABC-1). */\nimport 'x';\n\n/** ABC-2. */\nfunction f() {\n  a = 1; // ABC-3\n  b = 2;\n}\n/** ABC-4 */\nconst c = 3;\n`;
  const clauses = (code: string) => mutantsOf('a.ts', source).find(({ start, end }) => source.slice(start, end) === code)?.clauses;
  expect(clauses('1')).toEqual(['ABC-3', 'ABC-2', 'ABC-1']);
  expect(clauses('2')).toEqual(expect.not.arrayContaining(['ABC-4']));
  expect(clauses('3')).toEqual(['ABC-4', 'ABC-1']);
});

test('ranges of clauses are all of them', () => {
  expect(cited('ABC-1 to ABC-3, ABC-R7–9 and ABC-P2')).toEqual(['ABC-1', 'ABC-2', 'ABC-3', 'ABC-R7', 'ABC-R8', 'ABC-R9', 'ABC-P2']);
});

test('a sample is always the same, without repetition, and no larger than all there is', () => {
  expect(sample(1000, 10)).toEqual(sample(1000, 10));
  expect(new Set(sample(1000, 10)).size).toBe(10);
  expect(sample(5, 10)).toEqual([0, 1, 2, 3, 4]);
});
test('another seed leads to another sample, always the same for that seed', () => {
  expect(sample(1000, 10, 1)).toEqual(sample(1000, 10, 1));
  expect(sample(1000, 10, 1)).not.toEqual(sample(1000, 10));
  expect(new Set(sample(1000, 10, 1)).size).toBe(10);
});
