/** Words of a picture to share. */
import { expect, test } from 'vitest';
import { inLines } from '../table/picture.ts';

test('words are broken into as few lines as fit, and a word too long has one of its own', () => {
  const fits = (line: string) => line.length <= 12;
  expect(inLines('A Knight takes the keep', fits)).toEqual(['A Knight', 'takes the', 'keep']);
  expect(inLines('extraordinarily', fits)).toEqual(['extraordinarily']);
});
