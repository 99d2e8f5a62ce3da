import type { Json } from '@bridgehead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patch } from '../index.ts';

/** Plain data with few keys and values, so that two of them have something in common. */
const data = fc.letrec<{ any: Json }>((tie) => ({
  any: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, 0, 1, 'a', 'b'),
    fc.array(tie('any'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('x', 'y', 'z', 'toString', '__proto__'), tie('any'), { maxKeys: 4, noNullPrototype: true }),
  ),
})).any;

test('the changes turn the one into the other', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      expect(patch(before, JSON.parse(JSON.stringify(diff(before, after))))).toEqual(after);
    }),
    { numRuns: 2000, seed: 20261115 },
  );
});

test('a patch leaves what it started from alone', () => {
  fc.assert(
    fc.property(data, data, (before, after) => {
      const kept = JSON.stringify(before);
      patch(before, diff(before, after));
      expect(JSON.stringify(before)).toBe(kept);
    }),
    { numRuns: 500, seed: 7 },
  );
});

test.each<[string, Json, Json, Json]>([
  ['nothing', { a: [1, { b: 2 }] }, { a: [1, { b: 2 }] }, []],
  ['a member', { a: { b: 1, c: 2 } }, { a: { b: 1, c: 3 } }, [[['a', 'c'], 3]]],
  ['a member gone', { a: 1, b: 2 }, { a: 1 }, [[['b']]]],
  ['a card drawn', { hand: [1, 2] }, { hand: [1, 2, 9] }, [[['hand'], 2, 0, [9]]]],
  ['a card played from the middle', { hand: [1, 2, 3] }, { hand: [1, 3] }, [[['hand'], 1, 1, []]]],
  ['a unit moved', { units: [{ at: 'a1' }, { at: 'b1' }] }, { units: [{ at: 'a1' }, { at: 'c1' }] }, [[['units', 1, 'at'], 'c1']]],
  ['a list that is mostly new', [1, 2, 3, 4], [5, 6, 7, 4], [[[], [5, 6, 7, 4]]]],
])('%s is a short list of changes', (_name, before, after, changes) => {
  expect(diff(before, after)).toEqual(changes);
});

test('what did not change is shared, so that clients can compare by reference', () => {
  const before = { left: { deep: [1] }, right: { n: 1 } };
  const after = patch(before, diff(before, { left: { deep: [1] }, right: { n: 2 } })) as typeof before;
  expect(after.left).toBe(before.left);
  expect(after.right).not.toBe(before.right);
});
