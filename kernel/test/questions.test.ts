/** What a question may carry besides its options: reasons, checks, defaults, draws, patience, tags. */
import {
  type Ask,
  allAnswers,
  because,
  defaultAnswer,
  judge,
  patienceOf,
  promptOf,
  type Question,
  type Rules,
  randomAnswer,
  SeededChance,
  seedFrom,
  type Table,
} from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { type Mini, mini, start } from './mini.ts';

const state: Mini = { log: [], secret: [7, 0] };
function asked(asking: (t: Table<Mini>) => Rules<unknown>): Ask {
  const run = start(
    mini(function* (t) {
      yield* asking(t);
    }),
  );
  if (run.fault !== null) throw new Error(run.fault);
  return run.asks[0] as Ask;
}
const why = because('MIN-1', 'mini.why');
const random = (ask: Ask, count = 40) => {
  const chance = new SeededChance(seedFrom(4));
  return new Set(Array.from({ length: count }, () => JSON.stringify(randomAnswer(ask, state, chance))));
};

const CARD: Question<Mini, number, { readonly least: number }> = {
  key: 'card',
  list: (_s, _seat, { least }) => [1, 2, 3].filter((n) => n >= least),
  draw: (_s, _seat, _chance, { least }) => least + 1,
  fallback: (_s, _seat, { least }) => least,
  params: (s, seat) => ({ mine: s.secret[seat] ?? 0 }),
  patience: (_s, _seat, { least }) => least,
  why: (_s, _seat, answer, { least }) => (answer === least - 1 ? why : null),
};

test('a declared question works everything out from the state and what it is about', () => {
  const ask = asked((t) => t.ask(0, CARD, { least: 2 }));
  expect(promptOf(ask, state)).toMatchObject({ options: [2, 3], params: { mine: 7 }, key: 'card' });
  expect([defaultAnswer(ask, state), patienceOf(ask, state), allAnswers(ask, state)]).toEqual([2, 2, [2, 3]]);
  expect(random(ask)).toEqual(new Set(['3']));
  expect([judge(ask, state, 1), judge(ask, state, 0)]).toMatchObject([
    { code: 'rule', clause: 'MIN-1', instead: [2, 3] },
    { code: 'malformed', clause: null, instead: [2, 3] },
  ]);
});

test('one that says no more has the first option for a default, the usual patience and no parameters', () => {
  const bare: Question<Mini, number> = { key: 'bare', list: () => [5, 6] };
  const ask = asked((t) => t.ask(1, bare));
  expect([defaultAnswer(ask, state), patienceOf(ask, state), ask.seat]).toEqual([5, 1, 1]);
  expect(promptOf(ask, state)).toStrictEqual({ id: 1, seat: 1, kind: 'choose', key: 'bare', options: [5, 6] });
  expect(random(ask)).toEqual(new Set(['5', '6']));
  expect(
    patienceOf(
      asked((t) => t.choose(0, 'k', [1], { patience: 4 })),
      state,
    ),
  ).toBe(4);
  expect(
    defaultAnswer(
      asked((t) => t.choose(0, 'k', [1, 2], { fallback: 2 })),
      state,
    ),
  ).toBe(2);
});

test('a question for several at once carries the same', () => {
  const ask = asked((t) => t.all([t.question(0, CARD, { least: 1 })]));
  expect(promptOf(ask, state)).toMatchObject({ key: 'card', options: [1, 2, 3], params: { mine: 7 } });
});

test('a selection: why something is not offered, what is amiss with the number, and what the rule thinks of the whole', () => {
  const ask = asked((t) =>
    t.select(0, 'k', [1, 2, 3, 4], {
      min: 2,
      max: 3,
      why: (answer) => (answer === 9 ? why : null),
      amiss: (picked) => (picked.length === 4 || picked.length === 2 ? because('MIN-1', 'mini.amiss') : null),
      check: (picked) => (picked.includes(4) ? because('MIN-1', 'mini.four') : null),
    }),
  );
  const keys = [[1, 9], [1, 8], [1, 2, 3, 4], [1, 1], [1], [1, 4], [1, 2]].map((answer) => judge(ask, state, answer)?.say.key ?? null);
  expect(keys).toEqual(['mini.why', 'refusal.malformed', 'mini.amiss', 'mini.amiss', 'refusal.too-few', 'mini.four', null]);
  expect(judge(ask, state, [1, 9])).toMatchObject({ code: 'rule', instead: [1, 2, 3, 4] });
  expect(judge(ask, state, [1, 1, 1])).toMatchObject({ say: { key: 'refusal.duplicate' } });
  expect(judge(ask, state, 'x')).toMatchObject({ code: 'malformed', instead: [1, 2, 3, 4] });
  expect(promptOf(ask, state)).toMatchObject({ min: 2, max: 3 });
});

test('a selection without a default takes the first so many, or the first that the rule likes', () => {
  const likes = (sum: number) => (picked: readonly number[]) => (picked.reduce((a, b) => a + b, 0) === sum ? null : why);
  expect(
    defaultAnswer(
      asked((t) => t.select(0, 'k', [1, 2, 3], { min: 2, max: 3 })),
      state,
    ),
  ).toEqual([1, 2]);
  expect(
    defaultAnswer(
      asked((t) => t.select(0, 'k', [1, 2, 3], { min: 2, max: 3, check: likes(5) })),
      state,
    ),
  ).toEqual([2, 3]);
  const told = asked((t) => t.select(0, 'k', [1, 2, 3], { min: 0, max: 3, fallback: [3], draw: () => [2] }));
  expect([defaultAnswer(told, state), [...random(told)]]).toEqual([[3], ['[2]']]);
  const narrow = asked((t) => t.select(0, 'k', [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], { min: 0, max: 12, check: likes(78) }));
  expect(random(narrow, 3)).toEqual(new Set(['[1,2,3,4,5,6,7,8,9,10,11,12]']));
});

test('no more can be chosen than there are', () => {
  expect(
    promptOf(
      asked((t) => t.select(0, 'k', [1, 2], { min: 2, max: 9 })),
      state,
    ),
  ).toMatchObject({ min: 2, max: 2 });
});

test('points: what is amiss, defaults, random answers', () => {
  const amiss = (points: readonly number[]) => (points[0] === 9 || points[0] === 0 ? because('MIN-1', 'mini.amiss') : null);
  const ask = asked((t) => t.distribute(0, 'k', ['a', 'b'], { points: 3, least: 1, most: [2, 3], amiss }));
  const keys = [
    [9, 0],
    [0, 0],
    [0, 3],
    [1, 4],
    [3, 0],
    [2, 2],
    [2, 1],
    [1, 0],
  ].map((answer) => judge(ask, state, answer)?.say.key ?? null);
  expect(keys).toEqual(['mini.amiss', 'mini.amiss', null, 'refusal.malformed', 'refusal.malformed', 'refusal.points-up-to', null, null]);
  expect(defaultAnswer(ask, state)).toEqual([2, 1]);
  expect(random(ask, 300).size).toBe(allAnswers(ask, state).length);
  expect(allAnswers(ask, state)).toHaveLength(8);
  expect(promptOf(ask, state)).toMatchObject({ points: 3, least: 1, most: [2, 3] });
  const checked = asked((t) => t.distribute(0, 'k', ['a', 'b'], { points: 2, check: (points) => (points[0] === 0 ? null : why) }));
  expect([defaultAnswer(checked, state), [...random(checked, 5)]]).toEqual([[0, 2], ['[0,2]']]);
  expect(judge(checked, state, [1, 1])).toMatchObject({ code: 'rule', clause: 'MIN-1' });
  const told = asked((t) => t.distribute(0, 'k', ['a', 'b'], { points: 2, fallback: [1, 1] }));
  expect(defaultAnswer(told, state)).toEqual([1, 1]);
});

test('a target that no limit speaks of takes nothing', () => {
  const ask = asked((t) => t.distribute(0, 'k', ['a', 'b'], { points: 1, most: [1] }));
  expect([judge(ask, state, [1, 0]), judge(ask, state, [0, 1])?.code]).toEqual([null, 'malformed']);
});

test.each<[string, (t: Table<Mini>) => Rules<unknown>]>([
  ['more at least than there are', (t) => t.distribute(0, 'k', ['a'], { points: 1, least: 2 })],
  ['fewer places than points', (t) => t.distribute(0, 'k', ['a', 'b'], { points: 3, most: [1, 1] })],
  ['more at least than at most', (t) => t.select(0, 'k', [1, 2, 3], { min: 2, max: 1 })],
])('points or picks that cannot be (%s) are a fault of the rules', (_name, asking) => {
  expect(() => asked(asking)).toThrow('k: ');
});
test('points that just fit, and picks that just do, are none', () => {
  expect(
    defaultAnswer(
      asked((t) => t.distribute(0, 'k', ['a', 'b'], { points: 2, least: 2, most: [1, 1] })),
      state,
    ),
  ).toEqual([1, 1]);
  expect(
    defaultAnswer(
      asked((t) => t.select(0, 'k', [1, 2], { min: 2, max: 2 })),
      state,
    ),
  ).toEqual([1, 2]);
});

test('a text: its length, what the rule thinks of it, lines, and what is written at random', () => {
  const ask = asked((t) => t.write(0, 'k', { max: 3, fallback: 'def', check: (text) => (text === 'no' ? why : null) }));
  expect([judge(ask, state, ''), judge(ask, state, 'abc'), judge(ask, state, 'abcd')]).toMatchObject([
    null,
    null,
    { say: { key: 'refusal.too-long', params: { max: 3 } } },
  ]);
  expect(judge(ask, state, 'no')).toMatchObject({ code: 'rule', clause: 'MIN-1' });
  expect(promptOf(ask, state)).toStrictEqual({ id: 1, seat: 0, kind: 'write', key: 'k', options: [], min: 0, max: 3 });
  expect([...random(ask, 3)]).toEqual(['"def"']);
  const verse = asked((t) => t.write(0, 'k', { max: 3, lines: true, fallback: '', draw: (chance) => `${chance.below(3)}` }));
  expect(promptOf(verse, state).lines).toBe(true);
  expect(random(verse)).toEqual(new Set(['"0"', '"1"', '"2"']));
});

test('a prompt has what its kind has, and nothing else', () => {
  expect(
    promptOf(
      asked((t) => t.select(0, 'k', ['a', 'b'], { min: 0, max: 1 })),
      state,
    ),
  ).toStrictEqual({
    id: 1,
    seat: 0,
    kind: 'select',
    key: 'k',
    options: ['a', 'b'],
    min: 0,
    max: 1,
  });
  expect(
    promptOf(
      asked((t) => t.distribute(0, 'k', ['a', 'b'], { points: 1 })),
      state,
      9,
    ),
  ).toStrictEqual({
    id: 9,
    seat: 0,
    kind: 'distribute',
    key: 'k',
    options: ['a', 'b'],
    points: 1,
    most: [1, 1],
  });
});
