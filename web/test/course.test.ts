/** The curve next to a result. */
import { expect, test } from 'vitest';
import { height } from '../annotate/course.tsx';

test.each([2, 3, 6])(
  'among %i it ends at the top for the winner and at the bottom for the others; an even share is half way up',
  (seats) => {
    expect(height(1, seats)).toBe(1);
    expect(height(0, seats)).toBe(0);
    expect(height(1 / seats, seats)).toBeCloseTo(0.5, 9);
  },
);
test('between two it is as high as what is expected; of six, what tells them apart is seen', () => {
  expect(height(0.3, 2)).toBeCloseTo(0.3, 9);
  expect(height(0.3, 6) - height(0.1, 6)).toBeGreaterThan(0.3);
});
