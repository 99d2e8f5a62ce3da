import { hashOf, type Rules, Run, SeededChance, seedFrom, type Table } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { beginning, give, type Mini, mini, start } from './mini.ts';

/** Seat 0 makes plain choices; some words do something that cannot be taken back. Steps that ask nothing lie in between. */
function* plan(t: Table<Mini>): Rules<void> {
  if (t.state.log.at(-1) === 'pause') {
    t.state.log.push('idle');
    return;
  }
  const word = yield* t.choose(0, 'plan', ['a', 'b', 'pause', 'die', 'show', 'tell', 'draw', 'ask', 'twice']);
  t.state.log.push(word);
  if (word === 'die') t.state.log.push(t.die(6));
  if (word === 'show') t.reveal({ type: 'shown' });
  if (word === 'tell') t.tell([0], { type: 'told' }, null);
  if (word === 'draw') t.draw(t.state.secret);
  if (word === 'ask') t.state.log.push(yield* t.choose(1, 'reply', ['yes']));
  if (word === 'twice') t.state.log.push(yield* t.choose(0, 'second', ['x', 'y']));
}
const game = mini(plan);

test.each([0, 2, 3, 16])(
  'several answers over several steps are taken back one by one, to the very same position (stride %i)',
  (stride) => {
    const run = start(game, 2, 5, stride);
    const hashes = [hashOf(run)];
    for (const word of ['a', 'pause', 'b', 'twice', 'x', 'a']) {
      expect(give(run, 0, word)).toBeNull();
      hashes.push(hashOf(run));
    }
    while (run.canUndo(0)) {
      hashes.pop();
      expect(run.undo(0)).toBeNull();
      expect(hashOf(run)).toBe(hashes.at(-1));
    }
    expect(hashes).toHaveLength(1);
    expect(run.answered).toBe(0);
    expect(give(run, 0, 'b')).toBeNull();
    expect(run.state.log).toEqual(['b']);
  },
);

test.each(['die', 'show', 'tell', 'draw'])('%s is a fence: neither it nor anything before can be taken back, what follows can', (word) => {
  const run = start(game);
  give(run, 0, 'a');
  give(run, 0, word);
  const hash = hashOf(run);
  expect(run.canUndo(0)).toBe(false);
  expect(run.undo(0)).toMatchObject({ code: 'no-undo' });
  expect(hashOf(run)).toBe(hash);
  give(run, 0, 'b');
  expect(run.undo(0)).toBeNull();
  expect(hashOf(run)).toBe(hash);
  expect(run.canUndo(0)).toBe(false);
});

test('another seat’s answer is a fence for the first seat', () => {
  const run = start(game);
  give(run, 0, 'ask');
  expect(run.canUndo(0)).toBe(true);
  give(run, 1, 'yes');
  expect(run.canUndo(0)).toBe(false);
  expect(run.canUndo(1)).toBe(true);
  expect(run.undo(0)).toMatchObject({ code: 'no-undo' });
});

test('a question asked again after an undo has a new id, and the old one is stale', () => {
  const run = start(game);
  const first = run.askOf(0)?.id ?? 0;
  give(run, 0, 'a');
  const second = run.askOf(0)?.id ?? 0;
  run.undo(0);
  const again = run.askOf(0)?.id ?? 0;
  expect(new Set([first, second, again]).size).toBe(3);
  expect(run.answer(0, first, 'b')).toMatchObject({ code: 'stale' });
  expect(run.answer(0, second, 'b')).toMatchObject({ code: 'stale' });
  expect(run.answer(0, again, 'b')).not.toHaveProperty('refused');
});

test('undo tells no events again', () => {
  const talking = mini(function* (t) {
    t.state.log.push(yield* t.choose(0, 'one', [1]));
    t.emit({ type: 'one' });
    t.state.log.push(yield* t.choose(0, 'two', [2]));
  });
  const run = start(talking);
  give(run, 0, 1);
  give(run, 0, 2);
  run.takeEvents();
  expect(run.undo(0)).toBeNull();
  expect(run.takeEvents()).toEqual([]);
});

test('an undo reaches back two hundred steps at most, and memory stays bounded', () => {
  const run = start(game);
  for (let i = 0; i < 300; i++) give(run, 0, 'a');
  let back = 0;
  for (; run.canUndo(0); back++) run.undo(0);
  expect(back).toBe(200);
  expect(run.state.log).toHaveLength(100);
});

test('where nobody takes anything back, earlier steps are forgotten; forks still begin where the match is', () => {
  const run = Run.begin(game, beginning(), { kept: true, undo: false });
  give(run, 0, 'a');
  give(run, 0, 'b');
  expect(run.canUndo(0)).toBe(false);
  give(run, 0, 'twice');
  expect(hashOf(run.fork(new SeededChance(seedFrom(6))))).toBe(hashOf(run));
});
