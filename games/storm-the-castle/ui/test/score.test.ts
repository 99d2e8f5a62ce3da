/** What the end counts. */
import { expect, test } from 'vitest';
import type { CastleEvent } from '../../events.ts';
import { score } from '../score.ts';

const attack = { type: 'attacked', seat: 0 };
const told = (...events: readonly object[]) =>
  score(events.map((event, at) => ({ at, beat: at, event: event as CastleEvent }))).map(({ values }) => values);

test('turns, attacks that felled somebody of all attacks, and losses by seat', () => {
  const fallen = { type: 'died', seat: 1, cause: 'attack' };
  expect(told({ type: 'turnBegan', seat: 0 }, attack, fallen, attack, { type: 'turnBegan', seat: 1 })).toEqual([
    ['1', '1'],
    ['1/2', '0/0'],
    ['0', '1'],
  ]);
});
test('a unit that falls to its own natural 2 is lost, and no victory of the other side', () => {
  expect(told(attack, { type: 'died', seat: 0, cause: 'natural-2' }).slice(1)).toEqual([
    ['0/1', '0/0'],
    ['1', '0'],
  ]);
});
