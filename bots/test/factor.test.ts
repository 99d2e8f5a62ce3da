import { judge, SeededChance, type SelectAsk, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { factored } from '../factor.ts';
import { wilson } from '../statistics.ts';

const ask = (size: number, min: number, max: number, check: SelectAsk['check'] = null): SelectAsk => ({
  kind: 'select',
  seat: 0,
  key: 'pick',
  id: 1,
  params: null,
  patience: null,
  window: null,
  options: Array.from({ length: size }, (_, i) => i),
  min,
  max,
  check,
  why: null,
  fallback: null,
  draw: null,
});

test('few subsets are all there', () => {
  expect(factored(ask(4, 1, 2), new SeededChance(seedFrom(1)), 64)).toHaveLength(10);
});

test('of many subsets some are there, all legal, and every option is in one of them', () => {
  const big = ask(30, 1, 8, (picked) => (picked.includes(3) && picked.includes(4) ? { clause: 'X-1', say: { key: 'x' } } : null));
  const found = factored(big, new SeededChance(seedFrom(1)), 64);
  expect(found.length).toBeLessThanOrEqual(64);
  for (const answer of found) expect(judge(big, null, answer)).toBeNull();
  expect(new Set(found.flat()).size).toBe(30);
});

test.each([
  [0, 0, 0, 1],
  [50, 100, 0.4038, 0.5962],
  [97, 100, 0.9155, 0.9897],
])('wilson: %i of %i lies between %f and %f', (wins, games, low, high) => {
  const share = wilson(wins, games);
  expect(share.low).toBeCloseTo(low, 3);
  expect(share.high).toBeCloseTo(high, 3);
});
