import { expect, test } from 'vitest';
import { toggled } from '../table/toggled.ts';

test('what is pressed is ticked, and pressed again it is not', () => {
  expect(toggled([], 4, 2)).toEqual([4]);
  expect(toggled([4], ['pair', 1], 2)).toEqual([4, ['pair', 1]]);
  expect(toggled([4, ['pair', 1]], ['pair', 1], 2)).toEqual([4]);
});

test('where all that may be ticked is, the first that was makes way', () => {
  expect(toggled([4, 5], 6, 2)).toEqual([5, 6]);
  expect(toggled([4], 5, 1)).toEqual([5]);
  expect(toggled([4, 5], 4, 2)).toEqual([5]);
});

test('without a bound everything can be ticked', () => {
  expect(toggled([1, 2, 3], 4)).toEqual([1, 2, 3, 4]);
});
