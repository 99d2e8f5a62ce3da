import {
  type Ask,
  allAnswers,
  because,
  defaultAnswer,
  judge,
  type Prompt,
  promptOf,
  type Rules,
  randomAnswer,
  SeededChance,
  seedFrom,
  type Table,
} from '@bridgehead/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Mini, mini, start } from './mini.ts';

type Asking = (t: Table<Mini>) => Rules<unknown>;

/** The open ask of a game whose only rule asks this. */
function asked(asking: Asking): Ask {
  const run = start(
    mini(function* (t) {
      t.state.log.push((yield* asking(t)) as number);
      t.end({ ranking: [[0, 1]], reason: 'done', clause: 'MIN-1' });
    }),
  );
  if (run.fault !== null) throw new Error(run.fault);
  return run.asks[0] as Ask;
}
const state: Mini = { log: [], secret: [0, 0] };
const even = (cards: readonly number[]) => (cards.reduce((a, b) => a + b, 0) % 2 === 0 ? null : because('MIN-1', 'mini.odd-sum'));

const KINDS: Record<string, { ask: Asking; legal: unknown[]; odd: [unknown, string][]; count: number }> = {
  choose: {
    ask: (t) =>
      t.choose(0, 'k', [1, { to: 'NK' }, ['a', 2], null], { why: (answer) => (answer === 9 ? because('MIN-1', 'mini.nine') : null) }),
    legal: [1, { to: 'NK' }, ['a', 2], null],
    odd: [
      [9, 'mini.nine'],
      ['1', 'refusal.malformed'],
      [1.5, 'refusal.malformed'],
      [{ to: 'NK', x: 1 }, 'refusal.malformed'],
      [{}, 'refusal.malformed'],
      [['a'], 'refusal.malformed'],
      [undefined, 'refusal.malformed'],
    ],
    count: 4,
  },
  select: {
    ask: (t) => t.select(0, 'k', [1, 2, 3, 4], { min: 1, max: 2, check: even }),
    legal: [[2], [4], [1, 3], [3, 1], [2, 4]],
    odd: [
      [[], 'refusal.too-few'],
      [[1, 2, 3], 'refusal.too-many'],
      [[2, 2], 'refusal.duplicate'],
      [[1], 'mini.odd-sum'],
      [[5], 'refusal.malformed'],
      [2, 'refusal.malformed'],
      [{ 0: 2, length: 1 }, 'refusal.malformed'],
    ],
    count: 4,
  },
  distribute: {
    ask: (t) =>
      t.distribute(0, 'k', ['a', 'b', 'c'], {
        points: 3,
        most: [2, 2, 1],
        check: (points) => (points[0] === 0 ? because('MIN-1', 'mini.none') : null),
      }),
    legal: [
      [2, 1, 0],
      [1, 1, 1],
    ],
    odd: [
      [[0, 2, 1], 'mini.none'],
      [[2, 0, 0], 'refusal.points'],
      [[3, 0, 0], 'refusal.malformed'],
      [[2, 1], 'refusal.malformed'],
      [[2, 1, -0], 'refusal.malformed'],
      [[1.5, 1.5, 0], 'refusal.malformed'],
      [[2, -1, 2], 'refusal.malformed'],
      [['2', 1, 0], 'refusal.malformed'],
    ],
    count: 4,
  },
  write: {
    ask: (t) => t.write(0, 'k', { min: 2, max: 4, fallback: 'none' }),
    legal: ['ab', 'four', '🏰🏰🏰🏰'],
    odd: [
      ['a', 'refusal.too-short'],
      ['fives', 'refusal.too-long'],
      [7, 'refusal.malformed'],
      ['\ud800\ud800', 'refusal.malformed'],
      ['a\0b', 'refusal.malformed'],
      ['x'.repeat(1_000_000), 'refusal.malformed'],
    ],
    count: 1,
  },
};

test.each(Object.entries(KINDS))('%s takes what is legal and refuses the rest, saying why', (_kind, { ask: asking, legal, odd }) => {
  const ask = asked(asking);
  for (const answer of legal) expect(judge(ask, state, answer)).toBeNull();
  for (const [answer, key] of odd) {
    const refusal = judge(ask, state, answer);
    expect([answer, refusal?.say.key]).toEqual([answer, key]);
    expect(refusal?.clause).toBe(key.startsWith('mini') ? 'MIN-1' : null);
    expect(refusal?.code).toBe(key.startsWith('mini') ? 'rule' : 'malformed');
  }
});

test.each(Object.entries(KINDS))('%s: default, random and listed answers are legal', (_kind, { ask: asking, count }) => {
  const ask = asked(asking);
  expect(judge(ask, state, defaultAnswer(ask, state))).toBeNull();
  const chance = new SeededChance(seedFrom(3));
  const seen = new Set<string>();
  for (let i = 0; i < 300; i++) {
    const answer = randomAnswer(ask, state, chance);
    expect(judge(ask, state, answer)).toBeNull();
    seen.add(JSON.stringify(answer));
  }
  const all = allAnswers(ask, state);
  for (const answer of all) expect(judge(ask, state, answer)).toBeNull();
  expect(all).toHaveLength(count);
  expect(seen.size).toBe(new Set(all.map((answer) => JSON.stringify(answer))).size);
  expect(allAnswers(ask, state, 1)).toHaveLength(1);
});

test('hostile data never reaches a rule', () => {
  let looked = 0;
  const ask = asked((t) =>
    t.choose(0, 'k', ['a'], {
      why: () => {
        looked++;
        return null;
      },
    }),
  );
  const hostile = [
    JSON.parse('{"__proto__": 1}'),
    [[[[1]]]],
    Number.NaN,
    Number.NEGATIVE_INFINITY,
    -0,
    'x'.repeat(30_000),
    Array(600).fill(0),
    new Date(),
    () => 1,
    1n,
  ];
  for (const answer of hostile) expect(judge(ask, state, answer)?.code).toBe('malformed');
  expect(looked).toBe(0);
  judge(ask, state, { toString: 'x' });
  expect(looked).toBe(1);
});

test.each(Object.entries(KINDS))('%s judges anything without throwing', (_kind, { ask: asking }) => {
  const ask = asked(asking);
  const anything = fc.anything({ withBigInt: true, withDate: true, withMap: true, withNullPrototype: true, withSparseArray: true });
  fc.assert(
    fc.property(anything, (answer) => {
      const refusal = judge(ask, state, answer);
      return refusal === null ? JSON.stringify(answer) !== undefined : refusal.refused;
    }),
    { seed: 11, numRuns: 400 },
  );
});

test('a prompt is plain data', () => {
  const prompt = promptOf(asked(KINDS.distribute?.ask as Asking), state);
  expect(JSON.parse(JSON.stringify(prompt))).toEqual(prompt);
  expect(prompt).toMatchObject({
    seat: 0,
    kind: 'distribute',
    key: 'k',
    options: ['a', 'b', 'c'],
    points: 3,
    most: [2, 2, 1],
  } satisfies Partial<Prompt>);
});

test('a refusal shows what would be possible, but not a book of it', () => {
  const ask = asked((t) =>
    t.choose(
      0,
      'k',
      Array.from({ length: 100 }, (_, i) => i),
    ),
  );
  expect(judge(ask, state, 'x')?.instead).toHaveLength(12);
});

test.each<[string, Asking]>([
  ['choose', (t) => t.choose(0, 'k', [])],
  ['select', (t) => t.select(0, 'k', [1], { min: 2, max: 2 })],
  ['distribute', (t) => t.distribute(0, 'k', ['a'], { points: 3, most: [2] })],
  ['any', (t) => t.any([])],
])('a question that nobody could answer (%s) freezes the match instead of hanging it', (_kind, asking) => {
  const run = start(
    mini(function* (t) {
      yield* asking(t);
    }),
  );
  expect(run.fault).not.toBeNull();
});
