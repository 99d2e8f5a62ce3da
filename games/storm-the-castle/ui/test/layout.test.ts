/** Which form the tokens have on a board of a given size. */
import { expect, test } from 'vitest';
import { SPACES } from '../../board.ts';
import { sizesOf } from '../layout.ts';
import { markShift } from '../plan.tsx';

test.each([
  ['a wide desktop', { w: 69, h: 36.4 }, 'tall'],
  ['a short window', { w: 78.7, h: 29.4 }, 'broad'],
  ['a lying tablet', { w: 62.75, h: 32.25 }, 'broad'],
  ['an upright tablet', { w: 50.5, h: 54 }, 'tall'],
  ['a phone', { w: 23.6, h: 30 }, 'chip'],
  ['a phone that lies', { w: 32.5, h: 23.6 }, 'chip'],
] as const)('%s has its form', (_where, box, form) => {
  const sizes = sizesOf({ w: box.w * 16, h: box.h * 16 });
  expect(sizes.form).toBe(form);
});
test('two tall tokens stand in half a column’s room each, and no token is higher than its row', () => {
  const box = { w: 808, h: 868 };
  const { form, tokenW, tokenH, pitch } = sizesOf(box);
  expect(form).toBe('tall');
  expect(2 * tokenW).toBeLessThanOrEqual(0.24 * box.w);
  expect(tokenH).toBeLessThan(pitch);
});

test('a mark on an empty plate stays inside it, above the middle of its name', () => {
  const sizes = sizesOf({ w: 1260, h: 470 });
  for (const [space] of SPACES.entries())
    for (const onTop of [true, false]) {
      const y = markShift(space, onTop, sizes, 15);
      expect(y - 15).toBeGreaterThanOrEqual(-sizes.plateH / 2);
      expect(y).toBeLessThan(0);
    }
});
