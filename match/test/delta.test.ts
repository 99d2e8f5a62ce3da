import type { Json } from '@bridgehead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Delta, diff, patch } from '../index.ts';

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
  [
    'half of a list',
    [1, 2, 3, 4, 5, 6],
    [7, 8, 9, 4, 5, 6],
    [
      [[0], 7],
      [[1], 8],
      [[2], 9],
    ],
  ],
  [
    'two of three',
    [1, 2, 3],
    [7, 8, 3],
    [
      [[0], 7],
      [[1], 8],
    ],
  ],
  ['a list of nothings', [1, 2, 3], [null, null, null], [[[], [null, null, null]]]],
  ['lists in a list', [[1], [2], [3]], [[4], [5], [6]], [[[], [[4], [5], [6]]]]],
  ['lists in a list of which one is new', [[1], [2], [3], 4], [[1], [2], [3], 5], [[[3], 5]]],
  [
    'things in a list',
    [{ a: 1 }, { a: 2 }, { a: 3 }],
    [{ a: 4 }, { a: 5 }, { a: 6 }],
    [
      [[0, 'a'], 4],
      [[1, 'a'], 5],
      [[2, 'a'], 6],
    ],
  ],
  ['a new member', { a: { b: 1 } }, { a: { b: 1, c: [2] } }, [[['a', 'c'], [2]]]],
  ['one goes and one comes', { a: 1, b: 2 }, { a: 1, c: 2 }, [[['c'], 2], [['b']]]],
  ['a list for a thing', { a: [1] }, { a: { b: 1 } }, [[['a'], { b: 1 }]]],
  [
    'nothing for a thing, and back',
    [{ a: 1 }, null],
    [null, { a: 1 }],
    [
      [[0], null],
      [[1], { a: 1 }],
    ],
  ],
  ['a text for a number', 1, '1', [[[], '1']]],
  [
    'a thing for a number, a list for a text',
    [1, 'a'],
    [{ b: 1 }, [2]],
    [
      [[0], { b: 1 }],
      [[1], [2]],
    ],
  ],
  ['a number for a thing', [{ b: 1 }], [1], [[[0], 1]]],
  ['the same at both ends', [1, 2, 3, 4], [1, 9, 9, 9, 4], [[[], 1, 2, [9, 9, 9]]]],
  ['all gone', [1, 2], [], [[[], 0, 2, []]]],
  ['the same twice', [7], [7, 7], [[[], 1, 0, [7]]]],
  [
    'names that things are born with',
    {},
    { toString: 1, __proto__x: 2 },
    [
      [['toString'], 1],
      [['__proto__x'], 2],
    ],
  ],
])('%s is a short list of changes', (_name, before, after, changes) => {
  expect(diff(before, after)).toEqual(changes);
  expect(patch(before, changes as unknown as Delta)).toStrictEqual(after);
});

test('a key called __proto__ stays a key', () => {
  const [before, after] = [JSON.parse('{"a":{"__proto__":1}}'), JSON.parse('{"a":{"__proto__":2}}')];
  expect(diff(before, after)).toEqual([[['a', '__proto__'], 2]]);
  const patched = patch(JSON.parse('{"a":{}}'), [[['a', '__proto__'], 2]]) as { a: object };
  expect(Object.getOwnPropertyDescriptor(patched.a, '__proto__')).toEqual({
    value: 2,
    enumerable: true,
    configurable: true,
    writable: true,
  });
  expect(diff(JSON.parse('{"a":{}}'), after)).toEqual([[['a', '__proto__'], 2]]);
  expect(diff(JSON.parse('{"a":{}}'), JSON.parse('{"a":{"__proto__":{"x":1}}}'))).toEqual([[['a', '__proto__'], { x: 1 }]]);
  const [one, two] = ['{"a":{"__proto__":{"x":1,"y":1}}}', '{"a":{"__proto__":{"x":2,"y":1}}}'].map((text) => JSON.parse(text) as Json);
  expect(diff(one as Json, two as Json)).toEqual([[['a', '__proto__', 'x'], 2]]);
});

test('what did not change is shared, so that clients can compare by reference', () => {
  const before = { left: { deep: [1] }, right: { n: 1 } };
  const after = patch(before, diff(before, { left: { deep: [1] }, right: { n: 2 } })) as typeof before;
  expect(after.left).toBe(before.left);
  expect(after.right).not.toBe(before.right);
});
