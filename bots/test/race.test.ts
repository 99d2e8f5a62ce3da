import { SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { promise, Race } from '../race.ts';

const EVEN = [1, 1, 1, 1];

/** Runs a race to its end and says who was still in it, after how many trials. */
function raceOf(priors: readonly number[], rounds: number, result: (at: number, luck: number) => number) {
  const race = new Race(priors);
  const chance = new SeededChance(seedFrom(3));
  let trials = 0;
  for (let round = 0; round < rounds && !race.isOver; round++) {
    const luck = chance.below(1000) / 1000;
    trials += race.field.length;
    race.run((at) => result(at, luck), (round + 1) / rounds);
  }
  return { field: race.field, trials };
}

test('luck that all share does not hide a small advantage', () => {
  const { field } = raceOf(EVEN, 400, (at, luck) => 0.9 * luck + (at === 2 ? 0.05 : 0));
  expect(field).toEqual([2]);
});

test('a clear leader ends the race long before the budget does', () => {
  const { field, trials } = raceOf(EVEN, 10_000, (at, luck) => (at === 1 ? 0.8 : 0.3) + 0.1 * luck);
  expect(field).toEqual([1]);
  expect(trials).toBeLessThan(200);
});

test('answers that cannot be told apart do not use up the budget; the likelier one is taken', () => {
  const { field, trials } = raceOf([1, 0.5], 100_000, (_, luck) => luck);
  expect(field).toEqual([0]);
  expect(trials).toBeLessThan(2000);
});

test('the game’s opinion gives way to enough trials, not to a few', () => {
  const better = (trials: number) => promise(trials * 0.56, 0.2) > promise(trials * 0.5, 1);
  expect(better(5)).toBe(false);
  expect(better(50)).toBe(true);
});

test('half of the field is left out after each part of the budget', () => {
  const race = new Race([1, 1, 1, 1, 1, 1, 1, 1]);
  const chance = new SeededChance(seedFrom(5));
  const sizes: number[] = [];
  for (let round = 1; round <= 24; round++) {
    race.run(() => chance.below(2), round / 24);
    if (round % 8 === 0) sizes.push(race.field.length);
  }
  expect(sizes).toEqual([4, 2, 1]);
});
