import { game } from '@bridgehead/games/storm-the-castle';
import { type Ask, Run, randomAnswer, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { honest } from '@bridgehead/testkit';
import { expect, test } from 'vitest';
import { decide } from '../decide.ts';
import { type Decision, mergeDecisions } from '../explain.ts';
import { search } from '../search.ts';
import { Node } from '../tree.ts';

const read = readOptions(game.options, {});
if ('problem' in read) throw new Error(read.problem);
const { options } = read;

/** A position some answers into a random game. */
function position(seed: number, answers: number) {
  const run = Run.begin(game, { seats: 2, options, chance: new SeededChance(seedFrom(seed, 1)) }, { kept: true });
  const policy = new SeededChance(seedFrom(seed, 2));
  while (run.answered < answers && run.result === null) run.play(randomAnswer(run.asks[0] as Ask, run.state, policy));
  return run;
}

test('the same seed and iterations give the same decision, and the run is left as it was', () => {
  const run = position(4, 80);
  const before = JSON.stringify(run.state);
  const [one, two] = [1, 2].map(() => decide(run, (run.asks[0] as Ask).seat, 'admiral', { seed: seedFrom(9), iterations: 150 }));
  expect(one?.answer).toEqual(two?.answer);
  expect(one?.considered).toEqual(two?.considered);
  expect(JSON.stringify(run.state)).toBe(before);
});

test('a decision explains itself: shares add up, intervals hold the value, the line begins with the answer', () => {
  const run = position(5, 60);
  const decision = decide(run, (run.asks[0] as Ask).seat, 'admiral', { seed: seedFrom(3), iterations: 300 });
  expect(decision.iterations).toBeLessThanOrEqual(300);
  expect(decision.considered.reduce((sum, one) => sum + one.share, 0)).toBeCloseTo(1);
  expect(decision.line[0]).toEqual({ seat: (run.asks[0] as Ask).seat, key: (run.asks[0] as Ask).key, answer: decision.answer });
  for (const { expected, low, high } of decision.considered) {
    expect(expected).toBeGreaterThanOrEqual(low as number);
    expect(expected).toBeLessThanOrEqual(high as number);
  }
});

test('with hardly any time there is still an interval, something else that was looked at, and how it would go on', () => {
  for (const answers of [0, 20, 60]) {
    const run = position(5, answers);
    const seat = (run.asks[0] as Ask).seat;
    const { answer, considered, line } = decide(run, seat, 'admiral', { seed: seedFrom(3), ms: 0 });
    expect(considered.length).toBeGreaterThan(1);
    for (const { low, high } of considered) expect(low).toBeLessThan(high as number);
    expect(line[0]?.answer).toEqual(answer);
    expect(line.length).toBeGreaterThan(1);
  }
});

test('no state is kept in the tree', () => {
  const run = position(6, 60);
  const seat = (run.asks[0] as Ask).seat;
  const root = search(run, seat, new SeededChance(seedFrom(2)), { iterations: 100 });
  const walk = (node: Node): void => {
    expect(Object.keys(node).sort()).toEqual(['bandits', 'children']);
    for (const child of node.children.values()) walk(child);
  };
  walk(root?.node ?? new Node());
});

test('every guessed world agrees with the view of the seat that thinks', () => {
  const run = position(4, 100);
  const seat = (run.asks[0] as Ask).seat;
  const chance = new SeededChance(seedFrom(8));
  for (let i = 0; i < 50; i++) expect(run.imagine(seat, chance).view(seat)).toEqual(run.view(seat));
});

test('what several workers found adds up: all visits count, and more of them leave less doubt', () => {
  const run = position(5, 60);
  const seat = (run.asks[0] as Ask).seat;
  const found = [1, 2, 3].map((n) => decide(run, seat, 'admiral', { seed: seedFrom(n), iterations: 80 }));
  const merged = mergeDecisions(found);
  expect(merged.considered.reduce((sum, one) => sum + one.visits, 0)).toBe(found.reduce((sum, one) => sum + one.iterations, 0));
  const [best] = merged.considered;
  const width = (one: { low: number | null; high: number | null } | undefined) => (one?.high ?? 0) - (one?.low ?? 0);
  for (const { considered } of found) {
    const same = considered.find(({ answer }) => JSON.stringify(answer) === JSON.stringify(best?.answer));
    if (same !== undefined) expect(width(best)).toBeLessThan(width(same));
  }
  expect(merged.answer).toEqual(best?.answer);
});

test('an answer that is no worker’s first and everybody’s second begins its line itself', () => {
  const found = (first: string): Decision => ({
    answer: first,
    considered: [
      { answer: first, visits: 60, share: 0.6, expected: 0.5, low: 0.4, high: 0.6 },
      { answer: 'both', visits: 40, share: 0.4, expected: 0.5, low: 0.4, high: 0.6 },
    ],
    expected: 0.5,
    line: [{ seat: 1, key: 'act', answer: first }],
    iterations: 100,
    ms: 1,
  });
  const merged = mergeDecisions([found('a'), found('b')]);
  expect(merged.answer).toBe('both');
  expect(merged.line).toEqual([{ seat: 1, key: 'act', answer: 'both' }]);
});

test('a bound of time is kept and an aborted search stops at once', () => {
  const run = position(5, 60);
  const seat = (run.asks[0] as Ask).seat;
  const stopped = AbortSignal.abort();
  const root = search(run, seat, new SeededChance(seedFrom(1)), { iterations: 1_000_000, signal: stopped });
  expect(root?.iterations).toBeLessThanOrEqual(16);
});

honest(game, (run, seat, chance) => decide(run, seat, 'admiral', { seed: seedFrom(chance.below(1000)), iterations: 12 }).answer, {
  seats: [2],
  games: 4,
  positions: 60,
});

test('where turns are told apart a rollout ends with the turn of the last answer that the tree gave; otherwise it goes on', () => {
  const turnOf = (s: { readonly round: number; readonly active: number; readonly first: number }) =>
    2 * s.round + Number(s.active !== s.first);
  const evaluatedAt = (knowledge: Partial<typeof game.knowledge>): number[] => {
    const seen: number[] = [];
    const watched: typeof game = {
      ...game,
      knowledge: {
        ...game.knowledge,
        ...knowledge,
        evaluate(s) {
          seen.push(turnOf(s));
          return game.knowledge.evaluate(s);
        },
      },
    };
    const run = Run.begin(watched, { seats: 2, options, chance: new SeededChance(seedFrom(7, 1)) }, { kept: true });
    search(run, run.asks[0]?.seat ?? 0, new SeededChance(seedFrom(2)), { iterations: 60 });
    return seen.map((turn) => turn - turnOf(run.state));
  };
  const cut = evaluatedAt({ turn: turnOf });
  expect([cut.length > 30, new Set(cut)]).toEqual([true, new Set([1])]);
  expect(Math.max(...evaluatedAt({}))).toBeGreaterThan(1);
});

test('an earlier version thinks with what it knew', () => {
  let asked = 0;
  const frozen: typeof game.knowledge = {
    ...game.knowledge,
    evaluate(s) {
      asked++;
      return game.knowledge.evaluate(s);
    },
  };
  const kept: typeof game = { ...game, knowledge: { ...game.knowledge, frozen } };
  const run = Run.begin(kept, { seats: 2, options, chance: new SeededChance(seedFrom(7, 1)) }, { kept: true });
  const seat = run.asks[0]?.seat ?? 0;
  search(run, seat, new SeededChance(seedFrom(2)), { iterations: 20 });
  expect(asked).toBe(0);
  search(run, seat, new SeededChance(seedFrom(2)), { iterations: 20, frozen: true });
  expect(asked).toBeGreaterThan(0);
});
