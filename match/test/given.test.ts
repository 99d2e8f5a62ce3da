import { expect, test } from 'vitest';
import { wasGiven } from '../given.ts';
import { Match } from '../match.ts';
import { answers, begun, did, setupOf } from './table.ts';
import { toy } from './toy.ts';

test('the last answer of a person is known again by its question and its words', () => {
  const match = begun();
  expect(wasGiven(match, 0, 1, 'one')).toBe(false);
  const first = match.promptId(0);
  answers(match, 0, 'one');
  expect([wasGiven(match, 0, first, 'one'), wasGiven(match, 0, first, 'two'), wasGiven(match, 1, first, 'one')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([first - 1, first + 1].map((prompt) => wasGiven(match, 0, prompt, 'one'))).toEqual([false, false]);
  const again = Match.restore(toy, setupOf(), JSON.parse(JSON.stringify(match.snapshot())), []);
  expect(wasGiven(again, 0, first, 'one')).toBe(true);
});

test('what a bot, a clock or an order answered is not what the person gave', () => {
  for (const by of ['bot', 'clock', 'standing'] as const) {
    const match = begun();
    const prompt = match.promptId(0);
    did(match, { do: 'answer', seat: 0, prompt, answer: 'one', by });
    expect(wasGiven(match, 0, prompt, 'one')).toBe(false);
  }
});

test('what others answer meanwhile does not make it forgotten; that it is taken back does', () => {
  const match = begun();
  const prompt = match.promptId(0);
  answers(match, 0, 'wind');
  expect(wasGiven(match, 0, prompt, 'wind')).toBe(true);
  did(match, { do: 'undo', seat: 0 });
  expect(wasGiven(match, 0, prompt, 'wind')).toBe(false);
  const other = begun();
  const first = other.promptId(0);
  answers(other, 0, 'one');
  answers(other, 1, 'two');
  expect(wasGiven(other, 0, first, 'one')).toBe(true);
});
