import { expect, test } from 'vitest';
import { DEFAULT_KEYS } from '../keys.ts';
import { FIELDS, fieldOf, fieldPath, hashOf } from '../pattern.ts';

test('the same card always gets the same ornament, and cards differ', () => {
  expect(fieldOf('knight')).toEqual(fieldOf('knight'));
  const seen = new Set(['knight', 'cavalry', 'hero', 'cleric', 'catapult', 'assassin', 'sorcerer', 'blacksmith'].map(hashOf));
  expect(seen.size).toBe(8);
  for (const field of FIELDS) expect(fieldPath(field, 100, 60, 3)).toMatch(/^M/);
});

test('no two commands share a key', () => {
  const keys = Object.values(DEFAULT_KEYS);
  expect(new Set(keys).size).toBe(keys.length);
});
