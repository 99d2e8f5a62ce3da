import { expect, test } from 'vitest';
import { DEFAULT_KEYS } from '../keys.ts';
import { FIELDS, fieldOf, fieldPath, hashOf } from '../pattern.ts';
import { markOf } from '../pieces/seat-mark.tsx';

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

const looks = (seats: number, teams: number[][] | null) =>
  new Set(Array.from({ length: seats }, (_, seat) => JSON.stringify(markOf(seat, teams))));

test('twelve seats can be told apart, alone and in teams', () => {
  expect(looks(12, null).size).toBe(12);
  const teams = [0, 1, 2, 3].map((team) => [team, team + 4, team + 8]);
  expect(looks(12, teams).size).toBe(12);
  expect(markOf(6, teams)).toEqual({ shape: 2, colour: 'var(--seat-2)', text: '2', name: 'C2' });
  expect(markOf(3, [[0], [1], [2], [3]])).toMatchObject({ shape: 3, text: 'D' });
});
