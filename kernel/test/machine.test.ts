/** The machine that runs the rules: numbers of questions, steps, concessions, faults, and where a free undo ends. */
import { hashOf, type Json, PASS, type Rules, Run, respond, type Saved, SeededChance, seedFrom, type Table } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { beginning, give, type Mini, mini, start } from './mini.ts';

const secrets = mini(function* (t) {
  t.state.log.push(...(yield* t.all(t.state.secret.map((_, seat) => t.choice(seat, 'pick', [1, 2])))));
});
const turns = mini(
  function* (t) {
    t.state.log.push(yield* t.choose(t.state.log.length % t.seats, 'turn', [1, 2]));
  },
  {
    concede: (t, seat) => {
      t.state.log.push(`${seat} left`);
    },
  },
);
const again = (game: typeof turns, run: Run<Mini>) =>
  Run.resume(game, JSON.parse(JSON.stringify(run.save())) as Saved<Mini>, beginning().chance);

test('while others think a question keeps its number; asked again it has another', () => {
  const run = start(secrets, 3);
  const ids = () => run.openAsks.map(({ seat, id }) => [seat, id]);
  give(run, 2, 1);
  expect(ids()).toEqual([
    [0, 1],
    [1, 1],
  ]);
  give(run, 0, 1);
  give(run, 1, 1);
  expect(ids()).toEqual([
    [0, 2],
    [1, 2],
    [2, 2],
  ]);
});

test('who has answered cannot be entered once more', () => {
  const run = start(secrets, 3);
  run.enter({ seat: 2, answer: 1 });
  expect(() => run.enter({ seat: 2, answer: 2 })).toThrow('seat 2 is not asked');
  expect(() => run.enter({ seat: 9, answer: 2 })).toThrow('seat 9 is not asked');
  expect(run.fault).toBeNull();
});

test('answers are counted in a step, and again in the next', () => {
  const twice = mini(function* (t) {
    t.state.log.push(yield* t.choose(0, 'first', [1, 2]), yield* t.choose(0, 'second', [1, 2]));
  });
  const run = start(twice);
  const counts = [1, 1, 1].map((answer) => {
    give(run, 0, answer);
    return [run.answeredInStep, run.answered, run.steps];
  });
  expect(counts).toEqual([
    [1, 1, 1],
    [0, 2, 2],
    [1, 3, 2],
  ]);
});

test('a concession is kept with the answers, with and without a stride, and works in a run that keeps nothing', () => {
  for (const stride of [0, 16]) {
    const run = start(turns, 3, 5, stride);
    give(run, 0, 1);
    run.concede(2);
    give(run, 2, 2);
    expect([run.state.log, hashOf(again(turns, run)) === hashOf(run)]).toEqual([[1, '2 left', 2], true]);
    expect(run.canUndo(0)).toBe(false);
  }
  const bare = Run.begin(turns, beginning(3));
  expect([bare.concede(1), bare.state.log, bare.since]).toEqual([null, ['1 left'], []]);
});

test('where play goes on after a concession, what its step has decided stands, and only the open question is asked again', () => {
  const game = mini(
    function* (t) {
      const first = yield* t.choose(0, 'first', ['a', 'b']);
      const both = yield* t.all([t.choice(1, 'both', [1, 2]), t.choice(2, 'both', [1, 2])]);
      t.state.log.push(`${first} ${both.join()}`);
    },
    { concede: (t, seat) => void t.state.log.push(`${seat} left`), givenUp: { clause: 'MIN-1', say: { key: 'mini.over' } } },
  );
  const run = start(game, 3);
  give(run, 0, 'b');
  give(run, 1, 2);
  const [before] = run.openAsks;
  run.concede(0);
  expect(run.openAsks.map(({ seat }) => seat)).toEqual([1, 2]);
  expect(run.openAsks[1]?.id).toBe(before?.id);
  give(run, 1, 1);
  expect(hashOf(again(game, run))).toBe(hashOf(run));
  const fork = run.fork(new SeededChance(seedFrom(1)), 2);
  expect(fork.openAsks.map(({ seat }) => seat)).toEqual([1, 2]);
  give(run, 2, 2);
  expect(run.state.log).toEqual(['0 left', 'b 1,2']);
});

test('refusals after the end and out of turn have the game’s words for it', () => {
  const ending = mini(turns.step, { concede: (t) => t.end({ ranking: [[0], [1]], reason: 'over', clause: 'MIN-1' }) });
  const run = start(ending);
  expect(run.answer(1, 1, 1)).toMatchObject({ code: 'not-asked', say: { key: 'mini.turn' } });
  run.concede(0);
  expect(run.answer(1, 1, 1)).toMatchObject({ code: 'over', say: { key: 'mini.over' } });
  expect(run.concede(1)).toMatchObject({ code: 'over', say: { key: 'mini.over' } });
});

test('a step that ends the match asks nothing more', () => {
  const game = mini(function* (t) {
    t.end({ ranking: [[0], [1]], reason: 'over', clause: 'MIN-1' });
    yield* t.choose(0, 'late', [1]);
  });
  const run = start(game);
  expect([run.result?.reason, run.asks, run.openAsks]).toEqual(['over', [], []]);
  const later = mini(function* (t) {
    t.state.log.push(yield* t.choose(0, 'first', [1]));
    t.end({ ranking: [[0], [1]], reason: 'over', clause: 'MIN-1' });
    yield* t.choose(0, 'late', [1]);
  });
  const other = start(later);
  give(other, 0, 1);
  expect([other.result?.reason, other.asks]).toEqual(['over', []]);
});

test('what a rule throws is its fault', () => {
  const throwing = (what: unknown) =>
    start(
      // biome-ignore lint/correctness/useYield: it fails before it asks
      mini(function* () {
        throw what;
      }),
    );
  expect(throwing('a word').fault).toBe('a word');
  expect(throwing(new Error('a bug')).fault).toContain('Error: a bug');
});

/** Dice in the middle of a step of two answers; then steps of one. */
function* lucky(t: Table<Mini>): Rules<void> {
  if (t.state.log.length > 0) t.state.log.push(yield* t.choose(0, 'plain', ['a', 'b']));
  else {
    t.state.log.push(yield* t.choose(0, 'first', ['a']));
    t.state.log.push(t.die(6));
    t.state.log.push(yield* t.choose(0, 'second', ['a']));
  }
}

test.each([0, 3])('a free undo goes back over steps to the dice in the middle of one, and no further (stride %i)', (stride) => {
  const run = start(mini(lucky), 2, 5, stride);
  for (const word of ['a', 'a', 'a', 'b']) give(run, 0, word);
  let back = 0;
  for (; run.canUndo(0); back++) run.undo(0);
  expect([back, run.state.log.length, run.prompt(0)?.key]).toEqual([3, 2, 'second']);
});

test('with a stride the position is remembered every so many answers, without one at every step', () => {
  const sinceOf = (stride: number) => {
    const run = start(turns, 2, 5, stride);
    return [1, 1, 1, 1, 1].map((answer, i) => {
      give(run, i % 2, answer);
      return [run.start?.steps, run.since.length];
    });
  };
  expect(sinceOf(0)).toEqual([1, 2, 3, 4, 5].map((steps) => [steps, 0]));
  expect(sinceOf(3)).toEqual([
    [0, 1],
    [0, 2],
    [3, 0],
    [3, 1],
    [3, 2],
  ]);
});

test('a fork for a seat has all that was answered openly before it', () => {
  const asking = mini(function* (t) {
    const word: Json = yield* t.choose(0, 'ask', ['x', 'y']);
    t.state.log.push(word, yield* t.choose(1, 'reply', ['yes', 'no']));
  });
  const run = start(asking);
  give(run, 0, 'y');
  const fork = run.fork(new SeededChance(seedFrom(1)), 1);
  expect(fork.prompt(1)?.key).toBe('reply');
  fork.play('no');
  expect(fork.state.log).toEqual(['y', 'no']);
});

test('a fork for a seat in the middle of secret choices keeps what was open before them', () => {
  const mixed = mini(function* (t) {
    t.state.log.push(yield* t.choose(0, 'ask', ['x', 'y']));
    t.state.log.push(...(yield* t.all(t.state.secret.map((_, seat) => t.choice(seat, 'pick', [1, 2])))));
  });
  const run = start(mixed, 3);
  give(run, 0, 'y');
  give(run, 2, 1);
  const fork = run.fork(new SeededChance(seedFrom(1)), 1);
  expect([fork.state.log, fork.openAsks.map(({ seat }) => seat)]).toEqual([['y'], [0, 1, 2]]);
});

test('a pass in a window is a fence, the same word elsewhere is none', () => {
  const game = mini(function* (t) {
    t.state.log.push(yield* t.choose(0, 'plain', [PASS, 'go']));
    yield* respond<Mini, string>(t, {
      kind: 'w',
      depth: 0,
      key: 'k',
      order: () => [0],
      options: () => ['answer'],
      // biome-ignore lint/correctness/useYield: it asks nothing more
      *play() {
        t.state.log.push('answered');
      },
    });
  });
  const run = start(game);
  give(run, 0, PASS);
  expect([run.prompt(0)?.window?.kind, run.canUndo(0)]).toEqual(['w', true]);
  give(run, 0, 'answer');
  expect(run.canUndo(0)).toBe(true);
  give(run, 0, PASS);
  expect([run.prompt(0)?.key, run.canUndo(0)]).toEqual(['plain', false]);
});
