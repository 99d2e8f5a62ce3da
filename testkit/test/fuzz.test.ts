import type { Game } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { type FuzzOptions, fuzz } from '../fuzz.ts';
import { checkHonest, perft } from '../index.ts';
import { scene } from './scene.ts';
import { conserveCards, type Flaw, type Toy, toy } from './toy.ts';

const options = (problems: string[], more: Partial<FuzzOptions<Toy>> = {}): FuzzOptions<Toy> => ({
  games: 200,
  from: 0,
  seed: 1,
  invariants: { conserve: conserveCards },
  onProblem: (problem) => problems.push(problem),
  ...more,
});
const sick = (flaw: Flaw) => toy(flaw) as Game<Toy>;

test('sound games give no problems, the same ones each time', () => {
  const problems: string[] = [];
  const first = fuzz(sick('none'), options(problems));
  expect(problems).toEqual([]);
  expect(first).toMatchObject({ violations: 0, unfinished: 0 });
  expect(first.decisions).toBeGreaterThan(2_000);
  expect(first.combinations).toBeGreaterThan(2);
  expect(fuzz(sick('none'), options(problems))).toEqual(first);
});

test('what ought to be met and never was is told', () => {
  const invariants = { all: ['a', 'b'], met: () => ['a'] };
  expect(fuzz(sick('none'), options([], { games: 2, invariants })).unmet).toEqual(['b']);
  expect(fuzz(sick('none'), options([], { games: 2 })).unmet).toBeUndefined();
});

test.each([
  ['lost-card', /not conserved/],
  ['illegal-offer', /struck at oneself/],
  ['forgetful-clone', /clone differs/],
  ['sharing-clone', /is shared/],
] as const)('a flaw is found and can be repeated by its line: %s', (flaw, words) => {
  const problems: string[] = [];
  const report = fuzz(sick(flaw), options(problems, { games: 301 }));
  expect(report.violations).toBeGreaterThan(0);
  const problem = problems.find((one) => words.test(one)) ?? '';
  const [, seed, from] = /--seed (\d+) --from (\d+) --games 1$/.exec(problem) ?? [];
  const again: string[] = [];
  fuzz(sick(flaw), options(again, { games: 1, seed: Number(seed), from: Number(from) }));
  const withoutStack = (text: string) => text.replace(/^ +at .*\n/gm, '');
  expect(again.map(withoutStack)).toEqual([withoutStack(problem)]);
});

test('a match that does not end is unfinished, not endless', () => {
  const problems: string[] = [];
  expect(fuzz(sick('endless'), options(problems, { games: 1, from: 1 }))).toMatchObject({ unfinished: 1, violations: 0 });
  expect(problems[0]).toMatch('not over after 60000 answers');
});

test('perft counts answer sequences', () => {
  // Strike; seat 1 passes or shields with the 12; then seat 0 breaks the shield with the 10 or passes.
  const counts = [1, 2, 3].map((depth) => perft(toy(), { state: scene }, depth));
  expect(counts).toEqual([1, 2, 5]);
});

test('a bot that looks at hidden cards is found out, one that imagines is not', () => {
  const setting = { seats: [2, 3], games: 8, positions: 20 };
  expect(checkHonest(sick('none'), (run, seat) => run.state.hands[(seat + 1) % run.table.seats]?.[0] ?? null, setting)?.what).toMatch(
    'decides by what it cannot know',
  );
  expect(checkHonest(sick('none'), (run, seat, chance) => run.imagine(seat, chance).state.hands.flat(), setting)).toBeNull();
});
