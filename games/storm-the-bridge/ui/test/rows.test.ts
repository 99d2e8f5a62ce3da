/** Where rivals stand below each other: how many of them are drawn with all their people. */
import { expect, test } from 'vitest';
import { mostRows } from '../board.tsx';

test('an upright tablet has a row for five rivals', () => {
  expect(mostRows({ w: 50.5, h: 47 }, false)).toBe(6);
});
test('a phone has three rows, a low one a single row', () => {
  expect(mostRows({ w: 23.6, h: 28 }, false)).toBe(3);
  expect(mostRows({ w: 21.8, h: 20 }, true)).toBe(1);
});
test('a tablet with letters of 200 % counts as a phone', () => {
  expect(mostRows({ w: 25.2, h: 23.5 }, false)).toBe(3);
});
