/** Free play with dialogues: several seats in the middle of a rule at once, over one state. */
import {
  type Asked,
  hashOf,
  isRefusal,
  type MatchRecord,
  type Question,
  type Rules,
  Run,
  replay,
  type Seat,
  SeededChance,
  seedFrom,
  type Table,
} from '@bridgehead/kernel';
import { describe, expect, test } from 'vitest';
import { beginning, give, type Mini, mini, start } from './mini.ts';

const SEED = 5;
const TAKEN = 9;

/** Takes one of six numbers, or first names a colour and then two numbers; `log` holds what was taken, in order. */
function* taker(t: Table<Mini>, seat: Seat): Rules<void> {
  const { log } = t.state;
  const left = () => [1, 2, 3, 4, 5, 6].filter((n) => !log.includes(n));
  if (left().length === 0) return;
  const deed = yield* t.choose(seat, 'deed', [...left(), 'pair']);
  if (deed !== 'pair') {
    log.push(deed);
    return;
  }
  const colour = yield* t.choose(seat, 'colour', ['red', 'blue']);
  const two = (): Asked<readonly number[]> | null => (left().length < 2 ? null : t.selection(seat, 'two', left(), { min: 2, max: 2 }));
  const pair = yield* t.askWhile(two);
  log.push(`seat ${seat}`, colour, ...(pair ?? ['none']));
}
const takers = mini(function* (t) {
  const seats = [0, 1, 2].slice(0, t.seats);
  if (!(yield* t.freely(seats, (seat) => taker(t, seat)))) t.end({ ranking: [[0, 1, 2]], reason: 'done', clause: 'MIN-1' });
});
const askedOf = (run: Run<Mini>) => run.openAsks.map(({ seat, key }) => `${seat} ${key}`);
const ids = (run: Run<Mini>) => [0, 1, 2].map((seat) => run.askOf(seat)?.id);

/** Both are in the middle: seat 0 chooses a colour, seat 1 two numbers. */
function twoDialogues(stride = 0): Run<Mini> {
  const run = start(takers, 3, SEED, stride);
  give(run, 0, 'pair');
  give(run, 1, 'pair');
  give(run, 1, 'blue');
  return run;
}

describe('dialogues', () => {
  test('each seat is asked by a rule of its own, and goes on where it was', () => {
    const run = twoDialogues();
    expect(askedOf(run)).toEqual(['0 colour', '1 two', '2 deed']);
    give(run, 0, 'red');
    expect(askedOf(run)).toEqual(['0 two', '1 two', '2 deed']);
    give(run, 1, [2, 5]);
    expect(run.state.log).toEqual(['seat 1', 'blue', 2, 5]);
    expect(askedOf(run)).toEqual(['0 two', '1 deed', '2 deed']);
    give(run, 0, [1, 6]);
    expect(run.state.log).toEqual(['seat 1', 'blue', 2, 5, 'seat 0', 'red', 1, 6]);
  });

  test('what another seat did is worked into open questions, first and later ones', () => {
    const run = twoDialogues();
    give(run, 2, 3);
    expect(run.prompt(1)?.options).toEqual([1, 2, 4, 5, 6]);
    expect(run.prompt(2)?.options).toEqual([1, 2, 4, 5, 6, 'pair']);
    expect(give(run, 1, [3, 4])).toMatchObject({ code: 'malformed' });
  });

  test('a question that is as it was keeps its number; one that changed gets a new one, and a late answer to it counts if it is still offered', () => {
    const run = twoDialogues();
    const before = ids(run);
    give(run, 2, 'pair');
    expect(ids(run)).toEqual([before[0], before[1], (before[2] ?? 0) + 1]);
    give(run, 2, 'red');
    give(run, 2, [3, 4]);
    expect(ids(run)[0]).toBe(before[0]);
    expect(ids(run)[1]).toBe((before[1] ?? 0) + 1);
    expect(run.answer(1, before[1] as number, [3, 5])).toMatchObject({ code: 'stale' });
    expect(isRefusal(run.answer(1, before[1] as number, [1, 5]))).toBe(false);
  });

  test('a later question that has lost its point is withdrawn, and its rule goes on without an answer', () => {
    const run = twoDialogues();
    for (const n of [1, 2, 3, 4]) give(run, 2, n);
    expect(askedOf(run)).toEqual(['0 colour', '1 two', '2 deed']);
    give(run, 2, 5);
    expect(run.state.log).toEqual([1, 2, 3, 4, 5, 'seat 1', 'blue', 'none']);
    expect(askedOf(run)).toEqual(['0 colour', '1 deed', '2 deed']);
    give(run, 0, 'red');
    expect(run.state.log.slice(-3)).toEqual(['seat 0', 'red', 'none']);
  });

  test('a withdrawn rule may ask on, and what it changes is worked into the questions of the others', () => {
    const chain = mini(function* (t) {
      const { log } = t.state;
      yield* t.freely([0, 1, 2], function* (seat) {
        yield* t.choose(seat, 'begin', ['go', ...(log.includes(TAKEN) ? ['late'] : [])]);
        if (seat === 2) log.push('gone');
        else if ((yield* t.askWhile(() => (log.includes('gone') ? null : t.choice(seat, 'wait', [1])))) === null) {
          if (seat === 1) log.push(TAKEN);
          log.push(yield* t.choose(seat, 'after', [...log]));
        }
      });
    });
    const run = start(chain, 3);
    for (const seat of [0, 1, 2]) give(run, seat, 'go');
    expect(askedOf(run)).toEqual(['0 after', '1 after', '2 begin']);
    expect(run.prompt(2)?.options).toEqual(['go', 'late']);
  });

  test('a declared question in the middle of a dialogue lists its options again', () => {
    const LEFT: Question<Mini, number> = { key: 'left', list: (s) => [1, 2, 3].filter((n) => !s.log.includes(n)) };
    const declared = mini(function* (t) {
      yield* t.freely([0, 1], function* (seat) {
        yield* t.choose(seat, 'begin', ['go']);
        t.state.log.push(yield* t.ask(seat, LEFT));
      });
    });
    const run = start(declared, 2);
    give(run, 0, 'go');
    expect(run.prompt(0)?.options).toEqual([1, 2, 3]);
    give(run, 1, 'go');
    give(run, 1, 2);
    expect(run.prompt(0)?.options).toEqual([1, 3]);
  });

  test('a step ends when no dialogue is open, and the game is told whether anybody was asked', () => {
    const run = start(takers, 3);
    expect([run.steps, run.answeredInStep]).toEqual([1, 0]);
    give(run, 1, 4);
    expect([run.steps, run.answeredInStep]).toEqual([2, 0]);
    give(run, 0, 'pair');
    give(run, 1, 5);
    expect([run.steps, run.answeredInStep]).toEqual([2, 2]);
    give(run, 0, 'red');
    give(run, 0, [1, 2]);
    expect([run.steps, run.answeredInStep]).toEqual([3, 0]);
    give(run, 0, 3);
    give(run, 2, 6);
    expect(run.result).toMatchObject({ reason: 'done' });
  });

  test('a rule that ends the match in the middle of a dialogue ends free play', () => {
    const ending = mini(function* (t) {
      yield* t.freely([0, 1], function* (seat) {
        yield* t.choose(seat, 'begin', ['go']);
        if (seat === 1) t.end({ ranking: [[1], [0]], reason: 'ended', clause: 'MIN-1' });
        yield* t.choose(seat, 'more', ['go']);
      });
    });
    const run = start(ending, 2);
    give(run, 0, 'go');
    give(run, 1, 'go');
    expect(run.result).toMatchObject({ ranking: [[1], [0]] });
    expect(run.openAsks).toEqual([]);
  });

  test('a rule that asks another seat, or all at once, is a fault', () => {
    const others = (ask: (t: Table<Mini>, seat: Seat) => Rules<unknown>) =>
      start(
        mini(function* (t) {
          yield* t.freely([0, 1], function* (seat) {
            yield* ask(t, seat);
          });
        }),
      ).fault;
    expect(others((t, seat) => t.choose(1 - seat, 'k', [1]))).toMatch('the rule of seat 0 asks others: k');
    expect(others((t, seat) => t.all([t.choice(seat, 'k', [1])]))).toMatch('the rule of seat 0 asks others: k');
  });

  test('outside free play `askWhile` asks once, or not at all', () => {
    const once = (isAsked: boolean) =>
      start(
        mini(function* (t) {
          t.state.log.push((yield* t.askWhile(() => (isAsked ? t.choice(0, 'k', [7]) : null))) ?? 'none');
          yield* t.choose(0, 'after', [1]);
        }),
      );
    const run = once(true);
    give(run, 0, 7);
    expect([run.state.log, once(false).state.log]).toEqual([[7], ['none']]);
  });
});

describe('in the middle of two dialogues', () => {
  test.each([0, 4])('a fork stands at the same questions and goes on by itself (stride %i)', (stride) => {
    const run = twoDialogues(stride);
    give(run, 2, 3);
    const fork = run.fork(new SeededChance(seedFrom(8)));
    expect([fork.state, askedOf(fork), fork.prompt(1)?.options]).toEqual([run.state, askedOf(run), run.prompt(1)?.options]);
    give(fork, 1, [1, 2]);
    expect(fork.state.log).toEqual([3, 'seat 1', 'blue', 1, 2]);
    expect(run.state.log).toEqual([3]);
  });

  test.each([0, 4])('a saved match goes on from there, with the same numbers (stride %i)', (stride) => {
    const run = twoDialogues(stride);
    const saved = JSON.parse(JSON.stringify(run.save()));
    const back = Run.resume(takers, saved, new SeededChance(seedFrom(SEED)));
    expect([askedOf(back), ids(back), hashOf(back)]).toEqual([askedOf(run), ids(run), hashOf(run)]);
    for (const one of [run, back]) give(one, 0, 'red');
    expect(hashOf(back)).toBe(hashOf(run));
  });

  test('undo leads back into them, across an answer of the own dialogue; the others keep their numbers', () => {
    const run = twoDialogues();
    const [hash, before] = [hashOf(run), ids(run)];
    give(run, 1, [1, 2]);
    expect(run.canUndo(0)).toBe(false);
    expect(run.undo(1)).toBeNull();
    expect(hashOf(run)).toBe(hash);
    expect([ids(run)[0], askedOf(run)]).toEqual([before[0], ['0 colour', '1 two', '2 deed']]);
    expect(run.undo(1)).toBeNull();
    expect(run.undo(1)).toBeNull();
    expect(askedOf(run)).toEqual(['0 colour', '1 deed', '2 deed']);
    expect(run.undo(0)).toBeNull();
    expect([run.state.log, run.answered]).toEqual([[], 0]);
  });

  test('undo leads back from the next step into a dialogue that was closed', () => {
    const run = start(takers, 2);
    give(run, 0, 'pair');
    give(run, 0, 'red');
    const hash = hashOf(run);
    give(run, 0, [1, 2]);
    expect(run.answeredInStep).toBe(0);
    expect(run.undo(0)).toBeNull();
    expect(hashOf(run)).toBe(hash);
    expect(give(run, 0, [3, 4])).toBeNull();
    expect(run.state.log).toEqual(['seat 0', 'red', 3, 4]);
  });

  test('a record leads to the same place', () => {
    const run = twoDialogues();
    give(run, 0, 'red');
    give(run, 2, 6);
    const record: MatchRecord = { game: 'mini', version: 1, options: {}, seats: 3, seed: seedFrom(SEED), entries: [...run.since] };
    expect(replay(takers, record)).toMatchObject({ hash: hashOf(run) });
  });

  const giving = (taken: readonly number[]) => ({ ...takers, concede: (t: Table<Mini>) => void t.state.log.push(...taken) });

  test('they go on after a concession: nobody learns from them that somebody gave up', () => {
    const run = Run.begin(giving([6]), beginning(3, SEED), { kept: true });
    give(run, 0, 'pair');
    give(run, 1, 'pair');
    give(run, 1, 'blue');
    const before = ids(run);
    expect(run.concede(2)).toBeNull();
    expect(askedOf(run)).toEqual(['0 colour', '1 two', '2 deed']);
    expect([ids(run)[0], run.prompt(1)?.options]).toEqual([before[0], [1, 2, 3, 4, 5]]);
    const again = Run.resume(run.game, run.save(), new SeededChance(seedFrom(SEED)));
    expect([askedOf(again), hashOf(again)]).toEqual([askedOf(run), hashOf(run)]);
    give(run, 0, 'red');
    give(run, 0, [1, 2]);
    give(run, 1, [3, 4]);
    expect(run.state.log).toEqual([6, 'seat 0', 'red', 1, 2, 'seat 1', 'blue', 3, 4]);
  });

  test('one that loses its point by a concession ends, and where none is open the step does', () => {
    const run = Run.begin(giving([1, 2, 3, 4, 5]), beginning(3, SEED), { kept: true });
    give(run, 1, 'pair');
    give(run, 1, 'blue');
    expect(run.concede(2)).toBeNull();
    expect([askedOf(run), run.state.log.slice(5)]).toEqual([
      ['0 deed', '1 deed', '2 deed'],
      ['seat 1', 'blue', 'none'],
    ]);
    expect(run.concede(0)).toBeNull();
    expect([askedOf(run), run.since]).toEqual([['0 deed', '1 deed', '2 deed'], []]);
  });
});
