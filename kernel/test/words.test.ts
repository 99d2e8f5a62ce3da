import { readOptions, same, say, seenBy } from '@bridgehead/kernel';
import { expect, test } from 'vitest';

const wording = {
  hit: '{who} hits {whom} for {n}.',
  knight: 'the Knight',
  motto: 'They wrote: {text}',
  size: 'a {adjective} one',
  big: 'big',
};

test('sentences are filled in; a parameter beginning with @ is a key itself', () => {
  expect(say({ key: 'hit', params: { who: '@knight', whom: 'Ann', n: 3 } }, wording)).toBe('the Knight hits Ann for 3.');
  expect(say({ key: 'hit', params: { who: '@size', adjective: '@big', n: 0, whom: '' } }, wording)).toBe('a big one hits  for 0.');
});

test('what is missing shows itself, and the kernel’s own sentences are always there', () => {
  expect(say({ key: 'nothing' }, wording)).toBe('nothing');
  expect(say({ key: 'hit', params: { who: 'A' } }, wording)).toBe('A hits {whom} for {n}.');
  expect(say({ key: 'refusal.too-few', params: { min: 2 } }, wording)).toBe('Choose at least 2.');
});

test('what a player wrote cannot send a client round in circles', () => {
  expect(say({ key: 'motto', params: { text: '@motto' } }, wording)).toMatch(/^They wrote: /);
  expect(say({ key: '__proto__' }, wording)).toBe('__proto__');
  expect(say({ key: 'motto', params: { text: '@constructor' } }, wording)).toBe('They wrote: constructor');
});

test('an event reaches those it names as told, and all others as the rest', () => {
  const told = { all: { type: 'count' }, to: { 1: { type: 'card' }, 2: null } };
  expect([0, 1, 2, 'spectator' as const].map((viewer) => seenBy(told, viewer)?.type)).toEqual(['count', 'card', undefined, 'count']);
});

test('plain data is equal member by member', () => {
  expect(same({ a: [1, { b: null }] }, { a: [1, { b: null }] })).toBe(true);
  for (const [a, b] of [
    [[1], { 0: 1 }],
    [{ a: 1 }, { a: 1, b: 1 }],
    [{ a: 1 }, { b: 1 }],
    [null, {}],
    [[1, 2], [1]],
  ])
    expect(same(a, b)).toBe(false);
  expect(same({ constructor: 1 }, {})).toBe(false);
});

test('options are filled in and checked', () => {
  const schema = {
    help: { kind: 'choice', values: ['none', 'card'], default: 'none', title: 'Help' },
    rounds: { kind: 'number', min: 3, max: 9, default: 5, title: 'Rounds' },
    odds: { kind: 'flag', default: true, title: 'Odds' },
  } as const;
  expect(readOptions(schema, undefined)).toEqual({ options: { help: 'none', rounds: 5, odds: true } });
  expect(readOptions(schema, { rounds: 9, odds: false })).toEqual({ options: { help: 'none', rounds: 9, odds: false } });
  for (const bad of [
    { rounds: 2 },
    { rounds: 3.5 },
    { rounds: '5' },
    { help: 'x' },
    { odds: 1 },
    { extra: 1 },
    [],
    'x',
    JSON.parse('{"__proto__": 1}'),
  ])
    expect(readOptions(schema, bad)).toHaveProperty('problem');
  for (const none of [5, true, 'x', []]) expect(readOptions(schema, none)).toEqual({ problem: 'Options are a set of names and values.' });
  expect(readOptions(schema, null)).toEqual(readOptions(schema, {}));
  expect(readOptions(schema, { rounds: 2 })).toEqual({ problem: 'Option "rounds" takes a whole number from 3 to 9.' });
  expect(readOptions(schema, { help: 1 })).toEqual({ problem: 'Option "help" takes none or card.' });
  expect(readOptions(schema, { odds: 'yes' })).toEqual({ problem: 'Option "odds" takes true or false.' });
});

test.each([
  [0, 'no turn'],
  [1, '1 turn of Ann'],
  [2, '2 turns of Ann'],
  ['?', '? turns of Ann'],
])('a sentence agrees with its number: %s', (n, said) => {
  const plural = { turns: '{n, plural, =0 {no turn} one {# turn} other {# turns}}{whose}', whose: ' of {who}' };
  expect(say({ key: 'turns', params: { n, who: 'Ann', whose: n === 0 ? '' : '@whose' } }, plural)).toBe(said);
});
