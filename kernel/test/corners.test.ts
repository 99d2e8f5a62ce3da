/** The corners of the small pieces: the case in which each condition does not hold. */
import {
  type Ask,
  isDrawn,
  judge,
  type OptionSchema,
  promptOf,
  type Result,
  type Rules,
  Run,
  readTypedOptions,
  resultOf,
  SeededChance,
  same,
  seatCounts,
  seatsProblem,
  seedFrom,
  type Table,
} from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { beginning, type Mini, mini, start } from './mini.ts';

const won = (...first: number[]): Result => ({ ranking: [first], reason: 'won', clause: 'MIN-1' });

test.each([
  ['one winner has it all', won(1), undefined, [0, 1, 0, 0]],
  ['without teams two winners share', won(0, 2), null, [0.5, 0, 0.5, 0]],
  [
    'a team that wins has 1 for each of its seats',
    won(0, 2),
    [
      [0, 2],
      [1, 3],
    ],
    [1, 0, 1, 0],
  ],
  [
    'two teams that win share',
    won(0, 1, 2, 3),
    [
      [0, 2],
      [1, 3],
    ],
    [0.5, 0.5, 0.5, 0.5],
  ],
])('%s', (_, result, teams, values) => {
  expect(resultOf(result, 4, teams)).toEqual(values);
});

test('a draw is more than one team in front', () => {
  expect([isDrawn(won(0)), isDrawn(won(0, 1)), isDrawn(won(0, 1), [[0, 1], [2]]), isDrawn(won(0, 2), [[0, 1], [2]])]).toEqual([
    false,
    true,
    false,
    true,
  ]);
});

test.each([
  [{ min: 2, max: 4 }, 4, null],
  [{ min: 2, max: 4 }, 5, 'With these options the table takes 2, 3 or 4 seats.'],
  [{ min: 2, max: 4 }, 1, 'With these options the table takes 2, 3 or 4 seats.'],
  [{ min: 2, max: 4 }, '3', 'With these options the table takes 2, 3 or 4 seats.'],
  [{ min: 2, max: 2 }, 3, 'With these options the table takes 2 seats.'],
  [{ min: 2, max: 12, fits: () => [2, 6] }, 4, 'With these options the table takes 2 or 6 seats.'],
])('%j and %s seats: %s', (seats, wanted, problem) => {
  expect(seatsProblem({ seats }, wanted, {})).toBe(problem);
});

test('without a say of the options every number between least and most fits', () => {
  expect(seatCounts({ seats: { min: 3, max: 5 } }, {})).toEqual([3, 4, 5]);
});

test.each([
  [1, 1, true],
  [1, '1', false],
  [{}, 1, false],
  [1, {}, false],
  [null, {}, false],
  [{}, null, false],
  [[], {}, false],
  [{}, [], false],
  [[1], { 0: 1, length: 1 }, false],
  [[1, 2], [1], false],
  [[1, [2]], [1, [2]], true],
  [[1, [2]], [1, [3]], false],
  [{ a: 1 }, { a: 1, b: 2 }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ a: undefined }, { b: undefined }, false],
  [{ a: { b: 1 } }, { a: { b: 1 } }, true],
])('%j and %j are the same: %s', (a, b, equal) => {
  expect(same(a, b)).toBe(equal);
});

const SCHEMA = {
  rounds: { kind: 'number', title: 'Rounds', default: 3, min: 1, max: 9 },
  quick: { kind: 'flag', title: 'Quick', default: false },
  board: { kind: 'choice', title: 'Board', default: 'small', values: ['small', '5'] },
} satisfies OptionSchema;

test.each([
  ['', { rounds: 3, quick: false, board: 'small' }],
  [' rounds = 5 , quick=true', { rounds: 5, quick: true, board: 'small' }],
  ['quick=false,board=5', { rounds: 3, quick: false, board: '5' }],
])('"%s" is read by the kinds of the options', (text, options) => {
  expect(readTypedOptions(SCHEMA, text)).toEqual({ options });
});

test.each(['rounds=', 'rounds=ten', 'rounds=10', 'rounds=0', 'quick=yes', 'board=large', 'rounds', 'speed=1'])(
  '"%s" is a problem',
  (text) => {
    expect(readTypedOptions(SCHEMA, text)).toHaveProperty('problem');
  },
);

test('a pair without a sign between says so', () => {
  expect(readTypedOptions(SCHEMA, 'rounds')).toEqual({ problem: '"rounds" is not of the form name=value.' });
});

const askedBy = (asking: (t: Table<Mini>) => Rules<unknown>): Ask =>
  start(
    mini(function* (t) {
      yield* asking(t);
    }),
  ).asks[0] as Ask;
const state: Mini = { log: [], secret: [0, 0] };

test('points that must all be spent and points of which some may be kept are asked for, and refused, in different words', () => {
  const all = askedBy((t) => t.distribute(0, 'k', ['a', 'b'], { points: 3 }));
  const upTo = askedBy((t) => t.distribute(0, 'k', ['a', 'b'], { points: 3, least: 1 }));
  expect([promptOf(all, state).least, promptOf(upTo, state).least]).toEqual([undefined, 1]);
  expect([judge(all, state, [1, 1]), judge(all, state, [1, 2]), judge(upTo, state, [1, 0]), judge(upTo, state, [0, 0])]).toMatchObject([
    { say: { key: 'refusal.points', params: { points: 3 } } },
    null,
    null,
    { say: { key: 'refusal.points-up-to', params: { least: 1, points: 3 } } },
  ]);
});

test('a prompt has parameters only if the question has', () => {
  const plain = askedBy((t) => t.choose(0, 'k', [1, 2]));
  const spoken = askedBy((t) => t.choose(0, 'k', [1, 2], { params: { n: 4 } }));
  expect(Object.hasOwn(promptOf(plain, state), 'params')).toBe(false);
  expect(promptOf(spoken, state).params).toEqual({ n: 4 });
});

test('a run that nobody watches collects no events', () => {
  const game = mini(function* (t) {
    t.emit({ type: 'seen' } as never);
    t.state.log.push(yield* t.choose(0, 'k', [1]));
  });
  expect(Run.begin(game, beginning(), { kept: true }).table.told).toEqual([]);
  expect(Run.begin(game, beginning(), { kept: true, watched: true }).table.told).toHaveLength(1);
});

test('words of one stream do not depend on where one began to read; a die of one side moves nothing more than it must', () => {
  const seed = seedFrom(3);
  const whole = new SeededChance(seed);
  const words = Array.from({ length: 600 }, () => whole.word());
  for (const at of [0, 1, 255, 256, 257, 511, 512, 599]) expect(new SeededChance(seed, at).word()).toBe(words[at]);
  const back = new SeededChance(seed, 300);
  back.word();
  expect(back.at(2).word()).toBe(words[2]);
  expect(new Set(words).size).toBe(words.length);
});

test('seeds made of different numbers differ, in every place', () => {
  const seeds = [seedFrom(), seedFrom(1), seedFrom(0, 1), seedFrom(1, 1), seedFrom(2), seedFrom(0, 0, 0, 0, 0, 0, 0, 1), seedFrom(256)];
  expect(new Set(seeds).size).toBe(seeds.length);
  expect(seeds.every((seed) => /^[0-9a-f]{64}$/.test(seed))).toBe(true);
});
