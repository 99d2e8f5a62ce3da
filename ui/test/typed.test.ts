/** Typed lines: what they want, which option they mean, and what is said when they mean none. */
import { type AnyGame, type Prompt, Run, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { toy } from '../../testkit/test/toy.ts';
import {
  type Asked,
  matches,
  meantBy,
  menuOf,
  nearestTo,
  offersFor,
  readAnswer,
  readCommand,
  seatWording,
  spoken,
} from '../typed/index.ts';

test.each([
  ['', { do: 'back' }],
  ['  Back ', { do: 'back' }],
  ['?', { do: 'help' }],
  ['/undo', { do: 'undo' }],
  ['rule STC-14', { do: 'rule', words: 'STC-14' }],
  ['why not move the knight', { do: 'why', words: 'move the knight' }],
  ['why nothing', { do: 'why', words: 'nothing' }],
  ['who holds bridge', { do: 'find', words: 'holds bridge' }],
  ['undo it', { do: 'undo' }],
  ['move knight to NK', { do: 'answer', words: 'move knight to NK' }],
  ['__proto__', { do: 'answer', words: '__proto__' }],
])('%j is understood', (line, wanted) => {
  expect(readCommand(line)).toEqual(wanted);
});

test('while a text is asked for, only a slash begins a command', () => {
  expect(readCommand('undo', true)).toEqual({ do: 'answer', words: 'undo' });
  expect(readCommand('/undo', true)).toEqual({ do: 'undo' });
});

test('words match in any order, without small words, never half of nothing', () => {
  expect(matches('Knight moves from South Keep to North Keep NK', 'move the knight to nk')).toBe(true);
  expect(matches('Knight moves from South Keep', 'move hero')).toBe(false);
});

const game = toy() as AnyGame;
/** The same table, asked something made up. */
function asked(prompt: Partial<Prompt>): Asked {
  const run = Run.begin(game, { seats: 2, options: { lamps: 4 }, chance: new SeededChance(seedFrom(1)) }, { kept: true });
  const described = {
    ...game,
    describe: { ...game.describe, option: (_view: unknown, _prompt: Prompt, option: unknown) => ({ key: String(option) }) },
  };
  return { game: described as AnyGame, view: run.view(0), prompt: { id: 1, seat: 0, kind: 'choose', key: 'x', options: [], ...prompt } };
}
const MOVES = ['move knight north', 'move knight south', 'move hero south', 'end'];

test('one choice: the only one that fits, or the one that reads exactly so', () => {
  const choose = asked({ options: MOVES });
  expect(readAnswer(choose, 'hero south')).toEqual({ answer: 'move hero south' });
  expect(readAnswer(choose, 'END')).toEqual({ answer: 'end' });
  expect(readAnswer(choose, 'knight')).toEqual({ several: offersFor(choose, 'knight') });
  // One word is too little to act upon by surprise.
  expect(readAnswer(choose, 'hero')).toEqual({ several: offersFor(choose, 'hero') });
  expect(readAnswer(choose, 'dance')).toBe('none');
});

test('words that fit nothing lead to what has the most of them, or else to all that is offered', () => {
  const near = (typed: string) => nearestTo(asked({ options: MOVES }), typed).map(({ answer }) => answer);
  expect(near('move hero to the moon')).toEqual(['move hero south']);
  expect(near('move catapult')).toEqual(MOVES.slice(0, 3));
  expect(near('dance')).toEqual(MOVES);
});

test.each<[Partial<Prompt>, string, unknown]>([
  [{ kind: 'select', options: MOVES, min: 0, max: 2 }, 'none', { answer: [] }],
  [{ kind: 'select', options: MOVES, min: 0, max: 2 }, '1, 3', { answer: [MOVES[0], MOVES[2]] }],
  [{ kind: 'select', options: MOVES, min: 0, max: 2 }, 'hero, end', { answer: [MOVES[2], MOVES[3]] }],
  [{ kind: 'select', options: MOVES, min: 0, max: 2 }, 'hero, dance', 'none'],
  [{ kind: 'select', options: MOVES, min: 0, max: 2 }, '9', { answer: [null] }],
  [{ kind: 'distribute', options: ['a', 'b'], points: 3, most: [3, 3] }, '1 2', { answer: [1, 2] }],
  [{ kind: 'write', min: 0, max: 9 }, 'ahoy, you', { answer: 'ahoy, you' }],
])('several: %j typed %j', (prompt, typed, wanted) => {
  expect(readAnswer(asked(prompt), typed)).toEqual(wanted);
});

test('what is meant but not offered is found among what might be tried', () => {
  const choose = asked({ options: MOVES });
  expect(meantBy(choose, () => [...MOVES, 'move hero north'], 'hero')).toEqual(['move hero north']);
  expect(meantBy(choose, null, 'hero')).toEqual([]);
});

test('a short list is flat; a filter looks through everything', () => {
  expect(menuOf(asked({ options: MOVES }), 0, null, '').map(({ text }) => text)).toEqual(MOVES);
  expect(menuOf(asked({ options: MOVES }), 0, null, 'south')).toHaveLength(2);
});

test('seats are called what the table calls them', () => {
  const named = { ...game, wording: { began: '{seat} begins.', 'seat.0': 'Seat 1' } } as AnyGame;
  const began = { key: 'began', params: { seat: '@seat.0' } };
  expect(spoken(named, began)).toBe('Seat 1 begins.');
  expect(spoken(named, began, seatWording(['Ada']))).toBe('Ada begins.');
});
