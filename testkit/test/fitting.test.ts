import { type AnyGame, SeededChance, seatCounts, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { drawTable, everySeatCount, usualTable } from '../index.ts';

/** Two alone, or teams of two to three: seats follow from the mode. */
const game = {
  id: 'ships',
  seats: { min: 2, max: 6, fits: ({ mode }: Record<string, unknown>) => (mode === 'alone' ? [2] : [4, 6]) },
  options: {
    mode: { kind: 'choice', values: ['alone', 'teams'], default: 'alone', title: 'Mode' },
    rounds: { kind: 'number', min: 3, max: 9, default: 5, title: 'Rounds' },
  },
} as unknown as AnyGame;

test('the usual table has the default options, with the fewest seats or as many as asked for', () => {
  expect(usualTable(game)).toEqual({ seats: 2, options: { mode: 'alone', rounds: 5 } });
  expect(usualTable(game, 6).seats).toBe(2);
});

test('every number of seats is found, with options that allow it', () => {
  expect(everySeatCount(game).map(({ seats, options }) => [seats, options.mode])).toEqual([
    [2, 'alone'],
    [4, 'teams'],
    [6, 'teams'],
  ]);
});

test('drawn tables always fit, and wanted seats are kept', () => {
  const chance = new SeededChance(seedFrom(1));
  const seen = new Set<number>();
  for (let i = 0; i < 60; i++) {
    const { seats, options } = drawTable(game, chance);
    expect(seatCounts(game, options)).toContain(seats);
    seen.add(seats);
    expect(drawTable(game, chance, 6)).toMatchObject({ seats: 6, options: { mode: 'teams' } });
  }
  expect([...seen].sort()).toEqual([2, 4, 6]);
  expect(() => drawTable(game, chance, 5)).toThrow('no options of ships allow 5 seats');
});
