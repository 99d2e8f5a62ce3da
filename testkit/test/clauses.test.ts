import { expect, test } from 'vitest';
import { clausesIn, testNames } from '../clause-coverage.ts';

test.each([
  ['STC-21: one', ['STC-21']],
  ['STC-21, STC-R9: two', ['STC-21', 'STC-R9']],
  ['STC-40–43, R19: a range and a short form', ['STC-40', 'STC-41', 'STC-42', 'STC-43', 'STC-R19']],
  ['STC-61/62: a slash', ['STC-61', 'STC-62']],
  ['STC-R1-R3: a range of rulings', ['STC-R1', 'STC-R2', 'STC-R3']],
  ['STC-P1 and STC-P3: facts', ['STC-P1', 'STC-P3']],
  ['the rule of STC-7 is told, not STC-70', ['STC-7', 'STC-70']],
  ['12, 13: numbers alone are no clauses', []],
])('%s', (name, ids) => {
  expect(clausesIn(name).sort()).toEqual([...ids].sort());
});

test('names are found in tests only: not in comments, skipped tests, later arguments or other calls', () => {
  const source = `
    // ruling('STC-1: in a comment', () => {});
    /* test('STC-2: in another', () => {}); */
    ruling('STC-3: one', () => { other('STC-4: not a test'); });
    test.skip('STC-5: skipped', () => {});
    test.each([[1, ')'], ['x', /'"/]])('STC-6: rows %s', () => {});
    rulings("STC-7: double quotes", [], () => {});
    test(\`STC-8: template\`, () => expect('STC-9: text').toBe(1 / 2 / 3));
    run.test('STC-10: a method');
    it('it\\'s STC-11', () => {});
  `;
  expect(testNames(source)).toEqual(['STC-3: one', 'STC-6: rows %s', 'STC-7: double quotes', 'STC-8: template', "it\\'s STC-11"]);
});
