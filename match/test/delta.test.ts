import type { Json } from '@bridgehead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { diff, patch, Tracker } from '../index.ts';

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

test('a tracker tells the same story, however often it is asked', () => {
  fc.assert(
    fc.property(fc.array(data, { minLength: 2, maxLength: 6 }), ([first = null, ...others]) => {
      const tracker = new Tracker(first);
      let held = first;
      for (const next of others) {
        held = patch(held, JSON.parse(JSON.stringify(tracker.advance(next))));
        expect(held).toEqual(next);
        expect(tracker.advance(structuredClone(next))).toEqual([]);
      }
    }),
    { numRuns: 1500, seed: 20261115 },
  );
});

/** Freezes the value if `deep`, and about half of what is in it. */
function frost(value: Json, deep: boolean): Json {
  if (typeof value !== 'object' || value === null) return value;
  Object.values(value).forEach((member: Json, i) => {
    frost(member, deep || i % 2 === 0);
  });
  return deep ? Object.freeze(value) : value;
}

test('a tracker tells the same story of what is frozen, in part or with something loose inside', () => {
  fc.assert(
    fc.property(fc.array(data, { minLength: 2, maxLength: 6 }), ([first = null, ...others]) => {
      const tracker = new Tracker(frost(structuredClone(first), false));
      let held = first;
      for (const next of others) {
        held = patch(held, JSON.parse(JSON.stringify(tracker.advance(frost(structuredClone(next), false)))));
        expect(held).toEqual(next);
        expect(tracker.advance(structuredClone(next))).toEqual([]);
      }
    }),
    { numRuns: 1500, seed: 20261115 },
  );
  const loose = [1];
  const tracker = new Tracker(Object.freeze({ loose }));
  loose.push(2);
  expect(tracker.advance(Object.freeze({ loose }))).toEqual([[['loose'], 1, 0, [2]]]);
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
  expect(new Tracker(before).advance(after)).toEqual(changes);
});

test('what did not change is shared, so that clients can compare by reference', () => {
  const before = { left: { deep: [1] }, right: { n: 1 } };
  const after = patch(before, diff(before, { left: { deep: [1] }, right: { n: 2 } })) as typeof before;
  expect(after.left).toBe(before.left);
  expect(after.right).not.toBe(before.right);
});
