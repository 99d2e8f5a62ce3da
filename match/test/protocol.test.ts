import { expect, test } from 'vitest';
import { Answer, isAnswer, LIMITS } from '../index.ts';

const ANSWER = { t: 'answer', n: 1, match: 'abc', seat: 0, prompt: 7, answer: 'one' };

test.each<[string, unknown]>([
  ['an answer', ANSWER],
  ['an answer that is data', { ...ANSWER, answer: { do: 'move', to: 3 } }],
  ['the largest numbers', { ...ANSWER, n: Number.MAX_SAFE_INTEGER, seat: 31, prompt: Number.MAX_SAFE_INTEGER, match: 'x'.repeat(40) }],
  ['another message', { ...ANSWER, t: 'why' }],
  ['a member too many', { ...ANSWER, more: 1 }],
  ['a number below zero', { ...ANSWER, n: -1 }],
  ['a number too large', { ...ANSWER, prompt: 2 ** 53 }],
  ['a broken number', { ...ANSWER, prompt: 1.5 }],
  ['a number as text', { ...ANSWER, seat: '0' }],
  ['a seat that no table has', { ...ANSWER, seat: 32 }],
  ['no match', { ...ANSWER, match: '' }],
  ['too long a name', { ...ANSWER, match: 'x'.repeat(41) }],
  ['nothing', null],
  ['a list', [ANSWER]],
])('%s: the quick look and the schema agree', (_name, given) => {
  expect(isAnswer(given)).toBe(Answer.safeParse(given).success);
});

test('what the quick look leaves open the schema decides', () => {
  const { answer: _, ...without } = ANSWER;
  expect(isAnswer(without)).toBe(false);
});

test('the limits that every client knows', () => {
  expect(LIMITS).toEqual({
    chat: 500,
    name: 32,
    word: 64,
    taboo: 40,
    taboos: 20,
    taboosEach: 4,
    deck: 8_000,
    subscriptions: 16,
    decks: 100,
    orders: 20,
  });
});
