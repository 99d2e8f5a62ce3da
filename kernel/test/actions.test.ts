/** Actions as rows: what is listed, refused, carried out and put into words is read from one record. */
import { because, type Question, type Rules, SeededChance, seedFrom, type Table, Verbs } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { give, type Mini, mini, start } from './mini.ts';

type Option = readonly ['take', number] | readonly ['swap', number, number] | readonly ['deal', number, number, number] | 'end';

const isNumber = (datum: unknown) => typeof datum === 'number';
const NUMBERS = [1, 2, 3];
const tooMuch = (n: number) => (n > 2 ? because('MIN-1', 'mini.too-much', { n }) : null);

const ACTIONS = new Verbs<Mini, { log: unknown[] }, { type: string }, Option, [least?: number]>({
  take: {
    takes: [isNumber],
    tries: (_s, _seat, least = 0) => NUMBERS.filter((n) => n >= least).map((n) => ['take', n] as const),
    why: (_s, _seat, n) => tooMuch(n),
    do(t, seat, n) {
      t.state.log.push(`${seat} takes ${n}`);
    },
    says: (view, n) => ({ key: 'mini.take', params: { n, before: view.log.length } }),
    refs: (n) => [`card:${n}`],
    meant: () => NUMBERS.map((n) => ['take', n] as const),
  },
  swap: {
    takes: [isNumber, isNumber],
    tries: () => [['swap', 1, 2]],
    why: (s, seat, a, b) => (s.secret[seat] === 0 ? null : tooMuch(a + b)),
    *do(t, seat, a, b): Rules<void> {
      const sure: string = yield* t.choose(seat, 'mini.sure', ['yes', 'no']);
      t.state.log.push(`${seat} swaps ${a} and ${b}: ${sure}`);
    },
    says: (_view, a, b) => ({ key: 'mini.swap', params: { a, b } }),
    refs: (a, b) => [`card:${a}`, `card:${b}`],
    meant: () => [['swap', 2, 3]],
  },
  deal: {
    takes: [isNumber, isNumber, isNumber],
    tries: () => [],
    why: (_s, _seat, a, b, c) => tooMuch(a + b + c),
    do(t, _seat, a, b, c) {
      t.state.log.push([a, b, c]);
    },
    says: () => ({ key: 'mini.deal' }),
    refs: () => [],
  },
  end: {
    takes: [],
    tries: () => ['end'],
    why: () => null,
    do(t) {
      t.end({ ranking: [[0], [1]], reason: 'mini.end', clause: 'MIN-1' });
    },
    says: () => ({ key: 'mini.end' }),
    refs: () => [],
  },
});

const MENU: Question<Mini, Option> = {
  key: 'mini.menu',
  list: (s, seat) => ACTIONS.list(s, seat),
  why: (s, seat, answer) => ACTIONS.why(s, seat, answer),
};

function* menu(t: Table<Mini, { type: string }>): Rules<void> {
  yield* ACTIONS.do(t, 0, yield* t.ask(0, MENU));
}

const begun = () => start(mini(menu));

test('exactly what a row tries and does not refuse is offered, verb by verb', () => {
  expect(begun().prompt(0)?.options).toEqual([['take', 1], ['take', 2], ['swap', 1, 2], 'end']);
});

test('a list may be of one place only, and may be added to', () => {
  const { state } = begun();
  expect(ACTIONS.list(state, 0, 2)).toEqual([['take', 2], ['swap', 1, 2], 'end']);
  const options: Option[] = ['end'];
  ACTIONS.addTo(options, state, 0, 3);
  expect(options).toEqual(['end', ['swap', 1, 2], 'end']);
  expect(ACTIONS.first(state, 0, 3)).toEqual(['swap', 1, 2]);
});

test('what is not offered is refused by its row, with the clause; what no row reads is no choice at all', () => {
  const run = begun();
  const refusal = (answer: unknown) => give(run, 0, answer);
  expect(refusal(['take', 3])).toMatchObject({ code: 'rule', clause: 'MIN-1', say: { key: 'mini.too-much', params: { n: 3 } } });
  run.state.secret[0] = 1;
  expect(refusal(['swap', 2, 3])).toMatchObject({ code: 'rule', say: { params: { n: 5 } } });
  for (const odd of [['take', 'three'], ['take'], ['take', 1, 2], 'take', ['steal', 1], 'toString', [], null, 7, [['take', 1]]])
    expect(refusal(odd)).toMatchObject({ code: 'malformed', clause: null });
  expect(run.state.log).toEqual([]);
});

test('an action is carried out with its data; a rule that asks goes on with the answer', () => {
  const run = begun();
  expect(give(run, 0, ['take', 2])).toBeNull();
  expect(give(run, 0, ['swap', 1, 2])).toBeNull();
  expect(run.prompt(0)?.key).toBe('mini.sure');
  expect(give(run, 0, 'no')).toBeNull();
  expect(give(run, 0, 'end')).toBeNull();
  expect(run.state.log).toEqual(['0 takes 2', '0 swaps 1 and 2: no']);
  expect(run.result?.reason).toBe('mini.end');
});

test('answers of every length reach their rule', () => {
  const { state } = begun();
  const t = { state, end() {} } as unknown as Table<Mini, { type: string }>;
  expect(ACTIONS.begin(t, 0, ['deal', 1, 2, 3])).toBeUndefined();
  expect(state.log).toEqual([[1, 2, 3]]);
  expect(ACTIONS.why(state, 0, ['deal', 1, 1, 1])?.say.params).toEqual({ n: 3 });
});

test('a random answer is legal, and every verb that can be done comes in time', () => {
  const { state } = begun();
  const chance = new SeededChance(seedFrom(2));
  const drawn = new Set(Array.from({ length: 60 }, () => JSON.stringify(ACTIONS.draw(state, 0, chance))));
  expect([...drawn].sort()).toEqual(['"end"', '["swap",1,2]', '["take",1]', '["take",2]']);
});

test('words, refs and what somebody might mean come from the rows', () => {
  const view = { log: [1, 2] };
  expect(ACTIONS.describe(view, ['swap', 2, 3])).toEqual({ key: 'mini.swap', params: { a: 2, b: 3 }, refs: ['card:2', 'card:3'] });
  expect(ACTIONS.describe(view, ['take', 1])).toEqual({ key: 'mini.take', params: { n: 1, before: 2 }, refs: ['card:1'] });
  expect(ACTIONS.describe(view, 'end')).toEqual({ key: 'mini.end', refs: [] });
  expect(ACTIONS.describe(view, 'begin')).toBeNull();
  expect(ACTIONS.meant(view, 0)).toEqual([
    ['take', 1],
    ['take', 2],
    ['take', 3],
    ['swap', 2, 3],
  ]);
});
