/** What somebody is writing, before it is posted. */
import type { AnyGame } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { arriving } from '../index.ts';
import { answers, begun, PEOPLE } from './table.ts';
import { toy } from './toy.ts';

const extras = { max: 40, fallback: '' };
const together = {
  ...toy,
  *step(t) {
    yield* t.all([0, 1].map((seat) => t.writing(seat, 'toy.name', extras)));
    yield* t.write(0, 'toy.name', extras);
  },
} as AnyGame;

test('what several write at once is secret until all have; what one writes is shown', () => {
  const match = begun({}, PEOPLE, together);
  expect(arriving(match, 0, match.promptId(0), 'Once')).toBeNull();
  answers(match, 0, 'Ann');
  answers(match, 1, 'Bob');
  expect(arriving(match, 0, match.promptId(0), 'Once')).toBe('Once');
  expect(arriving(match, 1, match.promptId(0), 'Once')).toBeNull();
});
