/** The scale that ratings are told on. */
import { describe, expect, test } from 'vitest';
import { isProvisional, pointsOf, rated } from '../ratings/scale.ts';

describe('the scale', () => {
  const side = (rank: number, ...who: string[]) => ({ rank, who });
  test('in a team all move together; of more than two the first gains, the last loses, equals stay equal', () => {
    const teams = rated([side(1, 'a', 'b'), side(2, 'c', 'd')], new Map());
    expect(teams.get('a')).toEqual(teams.get('b'));
    expect(pointsOf(teams.get('a') as never)).toBeGreaterThan(pointsOf(teams.get('c') as never));
    const four = rated([side(2, 'a'), side(1, 'b'), side(2, 'c'), side(4, 'd')], new Map());
    const points = ['b', 'a', 'c', 'd'].map((who) => pointsOf(four.get(who) as never));
    expect(points[1]).toBe(points[2]);
    expect(points).toEqual(points.toSorted((x, y) => y - x));
    expect(points[0]).toBeGreaterThan(points[3] as number);
  });
  test('a bot in several seats is one', () => {
    const three = rated([side(1, 'a'), side(2, 'bot:cadet'), side(3, 'bot:cadet')], new Map());
    expect([...three.keys()]).toEqual(['a', 'bot:cadet']);
  });
  test('few matches are provisional, and so is great doubt', () => {
    expect([
      isProvisional(9, { mu: 25, sigma: 1 }),
      isProvisional(10, { mu: 25, sigma: 6 }),
      isProvisional(10, { mu: 25, sigma: 4 }),
    ]).toEqual([true, true, false]);
  });
});
