import { expect, test } from 'vitest';
import { firstOf, isDecided, nextOf, placesToTurn, turned, winsWith } from '../series.ts';

const won = (seat: number, seats = 2) => ({
  ranking: [[seat], Array.from({ length: seats }, (_, i) => i).filter((i) => i !== seat)],
  reason: 'x',
  clause: 'X-1',
});
const drawn = { ranking: [[0, 1]], reason: 'x', clause: 'X-1' };

test('everybody moves on one place, and what they have won moves with them', () => {
  expect(turned(['a', 'b', 'c'], 1)).toEqual(['b', 'c', 'a']);
  const next = nextOf(firstOf(1, 3), 'm1', won(0, 3), 1);
  expect(next).toEqual({ bestOf: 1, number: 2, wins: [0, 0, 1], before: 'm1' });
});

test.each([
  ['everybody for themselves', 4, null, 1],
  [
    'neighbours together',
    4,
    [
      [0, 1],
      [2, 3],
    ],
    2,
  ],
  [
    'every other seat together',
    4,
    [
      [0, 2],
      [1, 3],
    ],
    1,
  ],
  [
    'three teams of two',
    6,
    [
      [0, 1],
      [2, 3],
      [4, 5],
    ],
    2,
  ],
  ['teams of unlike size', 3, [[0], [1, 2]], 1],
  ['two opposite each other, who change with nobody', 4, [[0, 2], [1], [3]], 2],
])('%s: %i seats turn', (_, seats, teams, by) => {
  expect(placesToTurn(seats, teams)).toBe(by);
});

test('a draw counts for nobody, a win for all who share the first place', () => {
  expect(winsWith(firstOf(3, 2), drawn)).toEqual([0, 0]);
  expect(
    winsWith(firstOf(3, 4), {
      ranking: [
        [0, 2],
        [1, 3],
      ],
      reason: '',
      clause: '',
    }),
  ).toEqual([1, 0, 1, 0]);
  expect(winsWith(firstOf(3, 2), null)).toEqual([0, 0]);
});

test('best of three: two wins decide it, one does not, and after three it is over', () => {
  const first = firstOf(3, 2);
  expect(isDecided(first, [1, 0])).toBe(false);
  const second = nextOf(first, 'm1', won(0), 1);
  expect(second).toEqual({ bestOf: 3, number: 2, wins: [0, 1], before: 'm1' });
  expect(isDecided(second, [0, 2])).toBe(true);
  expect(isDecided(second, [1, 1])).toBe(false);
  const third = nextOf(second, 'm2', won(0), 1);
  expect(third).toEqual({ bestOf: 3, number: 3, wins: [1, 1], before: 'm2' });
  expect(isDecided(third, [1, 1])).toBe(true);
});

test('best of five: three wins decide it; best of two is over after two', () => {
  const series = { bestOf: 5, number: 3, wins: [0, 0], before: null };
  expect([isDecided(series, [3, 0]), isDecided(series, [2, 2]), isDecided({ ...series, number: 5 }, [2, 2])]).toEqual([true, false, true]);
  expect(nextOf(firstOf(1, 2), 'm1', won(0), 1, 5)).toEqual({ bestOf: 5, number: 1, wins: [0, 0], before: 'm1' });
  expect(isDecided({ bestOf: 2, number: 1, wins: [0, 0], before: null }, [1, 0])).toBe(false);
  expect(nextOf({ bestOf: 2, number: 2, wins: [1, 0], before: 'm1' }, 'm2', won(1), 1)).toEqual({
    bestOf: 2,
    number: 1,
    wins: [0, 0],
    before: 'm2',
  });
});

test('after a decided series the next begins at nothing, and so does a series out of single matches', () => {
  const decided = { bestOf: 3, number: 2, wins: [0, 1], before: 'm1' };
  expect(nextOf(decided, 'm2', won(1), 1)).toEqual({ bestOf: 3, number: 1, wins: [0, 0], before: 'm2' });
  expect(nextOf({ bestOf: 1, number: 4, wins: [2, 1], before: 'm3' }, 'm4', won(0), 1, 3)).toEqual({
    bestOf: 3,
    number: 1,
    wins: [0, 0],
    before: 'm4',
  });
});
