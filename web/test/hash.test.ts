import { expect, test } from 'vitest';
import { plainly } from '../hash.ts';

test('what stands behind the # is read plainly, and a lone % is no reason to stop', () => {
  expect(['STC-1', 'a%20b', '%', '%E0%A4'].map(plainly)).toEqual(['STC-1', 'a b', '%', '%E0%A4']);
});
