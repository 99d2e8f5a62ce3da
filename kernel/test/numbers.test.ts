/** Numbers of questions, guesses and undo where more than one seat, or more than one step, is concerned. */
import { enter, type Json, type MatchChance, type Rules, type Run, SeededChance, seedFrom, type Table } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { give, type Mini, mini, start } from './mini.ts';

const numberOf = (run: Run<Mini>, seat: number): number | undefined => run.askOf(seat)?.id;

/** Both are asked in every round; seat 1's choice tells the round. */
function* rounds(t: Table<Mini>): Rules<void> {
  const both = yield* t.all<Json>([t.choice(0, 'both', ['a', 'b']), t.choice(1, 'both', [t.state.log.length])]);
  t.state.log.push(both as Json);
}
const play = (run: Run<Mini>, many: number): Run<Mini> => {
  for (let i = 0; i < many; i++) {
    give(run, 0, 'a');
    give(run, 1, i);
  }
  return run;
};

test('a run that takes the place of another goes on with its numbers; what is asked as before keeps its own', () => {
  const [before, after] = [play(start(mini(rounds)), 1), play(start(mini(rounds)), 1)];
  give(before, 0, 'a');
  after.follows(before, 0);
  expect([numberOf(after, 0), numberOf(after, 1)]).toEqual([3, 2]);
  expect(after.answer(0, 2, 'b')).toMatchObject({ code: 'stale' });
  expect(after.answer(0, 3, 'b')).toMatchObject({ seat: 0, answer: 'b' });
});

test('what is asked otherwise in its place has a new number, and the old one is late', () => {
  const [before, after] = [play(start(mini(rounds)), 2), play(start(mini(rounds)), 1)];
  expect([numberOf(before, 1), numberOf(after, 1)]).toEqual([3, 2]);
  after.follows(before, 0);
  expect([numberOf(after, 0), numberOf(after, 1)]).toEqual([4, 4]);
  for (const late of [1, 2, 3]) expect(after.answer(1, late, 1)).toMatchObject({ code: 'stale' });
  expect(after.answer(1, 4, 1)).toMatchObject({ answer: 1 });
});

test('a seat that is asked the same again because another seat left, or was quicker, keeps the number', () => {
  const alone = mini(
    function* (t) {
      t.state.log.push(yield* t.choose(0, 'one', [1]));
    },
    { concede: () => undefined },
  );
  const left = start(alone, 3);
  expect([numberOf(left, 0), left.concede(2), numberOf(left, 0)]).toEqual([1, null, 1]);
  const free = start(
    mini(function* (t) {
      const { seat } = yield* t.any<Json>([t.choice(0, 'free', ['a']), t.choice(1, 'free', ['b'])]);
      t.state.log.push(seat);
    }),
  );
  give(free, 0, 'a');
  expect([numberOf(free, 0), numberOf(free, 1)]).toEqual([2, 1]);
});

test('a guess begins before the questions if the answers so far fit it, and otherwise after them', () => {
  const game = mini(
    function* (t) {
      t.state.log.push(yield* t.choose<Json>(1, 'own', [t.state.secret[1] as number, 'x']));
      yield* t.all<Json>([t.choice(0, 'both', [1]), t.choice(1, 'both', [t.state.secret[1] as number])]);
    },
    { setup: () => ({ log: [], secret: [7, 300] }) },
  );
  const offered = (answer: Json) => {
    const run = start(game);
    give(run, 1, answer);
    return new Set([1, 2, 3].map((i) => run.imagine(0, new SeededChance(seedFrom(i))).prompt(1)?.options[0]));
  };
  expect(offered(300)).toEqual(new Set([300]));
  expect(offered('x').has(300)).toBe(false);
  expect(offered('x').size).toBe(3);
});

test('dice that fell before the answer which is taken back fall as they did', () => {
  const run = start(
    mini(function* (t) {
      t.state.log.push(t.die(1_000_000));
      const first = yield* t.choose(0, 'first', ['a', 'b']);
      t.state.log.push(first, yield* t.choose(0, 'second', ['c']));
    }),
  );
  const { position } = run.table.chance as MatchChance;
  const before = [...run.state.log];
  give(run, 0, 'a');
  expect(run.undo(0)).toBeNull();
  expect([run.state.log, (run.table.chance as MatchChance).position]).toEqual([before, position]);
});

test('neither a concession nor a jump of the dice is passed by an undo, nor the end', () => {
  const game = mini(
    function* (t) {
      const word = yield* t.choose(0, 'more', ['a', 'end']);
      t.state.log.push(word);
      if (word === 'end') t.end({ ranking: [[0], [1, 2]], reason: 'x', clause: 'MIN-1' });
    },
    { concede: (t) => void t.state.log.push('left') },
  );
  const [left, jumped, ended] = [start(game, 3), start(game, 3), start(game, 3)];
  for (const run of [left, jumped, ended]) {
    give(run, 0, 'a');
    expect(run.canUndo(0)).toBe(true);
  }
  left.concede(2);
  enter(jumped, { jump: 50 });
  give(ended, 0, 'end');
  expect([left, jumped, ended].map((run) => run.canUndo(0))).toEqual([false, false, false]);
});

test('the view knows whether the match is over; a rule that fails says where', () => {
  const game = mini(
    function* (t) {
      yield* t.choose(0, 'one', [1]);
      if (t.state.secret[0] === 0) t.end({ ranking: [[0, 1]], reason: 'x', clause: 'MIN-1' });
      else throw new Error('broken');
    },
    { view: (_s, _viewer, over) => ({ over }) },
  );
  const run = start(game);
  expect(run.view(0)).toEqual({ over: false });
  give(run, 0, 1);
  expect(run.view(0)).toEqual({ over: true });
  const broken = start(game);
  broken.state.secret[0] = 1;
  give(broken, 0, 1);
  expect(broken.fault).toMatch(/broken[\s\S]*numbers\.test/);
});
