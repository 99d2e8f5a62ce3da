import {
  type Asked,
  because,
  hashOf,
  isRefusal,
  type Json,
  type Rules,
  Run,
  type Saved,
  SeededChance,
  seedFrom,
  type Table,
} from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { beginning, give, type Mini, mini, start } from './mini.ts';

/** Asks seat 0 and then seat 1, a number each, for ever. */
const turns = mini(function* (t) {
  const seat = t.state.log.length % 2;
  t.state.log.push(yield* t.choose(seat, 'turn', [1, 2, 3]));
});

/** Everybody picks in secret; the sum is announced. */
const secrets = mini(function* (t) {
  const before = t.state.log.length;
  const picks = yield* t.all(t.state.secret.map((_, seat) => t.choice(seat, 'pick', [1, 2, 3])));
  t.state.log.push(before, ...picks);
});

/** A team of all seats; the quicker one takes one of what is left. */
const free = mini(function* (t) {
  const left = [1, 2, 3, 4, 5, 6].filter((n) => !t.state.log.includes(n));
  if (left.length === 0) {
    t.end({ ranking: [[0, 1, 2]], reason: 'done', clause: 'MIN-1' });
    return;
  }
  const { answer } = yield* t.any(t.state.secret.map((_, seat) => t.choice(seat, 'take', left)));
  t.state.log.push(answer);
});

test('a seat out of turn, an unknown seat and a stale id are refused without effect', () => {
  const run = start(turns);
  const first = run.askOf(0)?.id ?? 0;
  expect(give(run, 0, 1)).toBeNull();
  const hash = hashOf(run);
  expect(run.answer(0, first, 1)).toMatchObject({ code: 'not-asked', clause: 'MIN-1' });
  expect(run.answer(1, 7, 1)).toMatchObject({ code: 'stale' });
  for (const seat of [-1, 2, 0.5, Number.NaN]) expect(run.answer(seat, first, 1)).toMatchObject({ code: 'malformed' });
  expect(run.answer(1, run.askOf(1)?.id ?? 0, 4)).toMatchObject({ code: 'malformed', instead: [1, 2, 3] });
  expect(hashOf(run)).toBe(hash);
  expect(run.answered).toBe(1);
});

test('an answer given twice counts once', () => {
  const run = start(turns);
  const id = run.askOf(0)?.id ?? 0;
  run.answer(0, id, 1);
  give(run, 1, 2);
  expect(run.answer(0, id, 1)).toMatchObject({ code: 'stale' });
  expect(run.state.log).toEqual([1, 2]);
});

test('`all` goes on when every answer is in, in the order of the asks', () => {
  const run = start(secrets, 3);
  give(run, 2, 3);
  expect(give(run, 2, 1)).toMatchObject({ code: 'not-asked' });
  expect(run.openAsks.map((ask) => ask.seat)).toEqual([0, 1]);
  give(run, 0, 1);
  expect(run.state.log).toEqual([]);
  give(run, 1, 2);
  expect(run.state.log).toEqual([0, 1, 2, 3]);
});

test('secret answers of others are left out of a fork for a seat', () => {
  const run = start(secrets, 3);
  give(run, 2, 3);
  give(run, 0, 1);
  const asked = (fork: Run<Mini>) => fork.openAsks.map((ask) => ask.seat);
  const chance = () => new SeededChance(seedFrom(8));
  expect(asked(run.fork(chance(), 0))).toEqual([1, 2]);
  expect(asked(run.fork(chance(), 2))).toEqual([0, 1]);
  expect(asked(run.fork(chance(), 1))).toEqual([0, 1, 2]);
  expect(asked(run.fork(chance()))).toEqual([1]);
  expect(asked(run.imagine(1, chance()))).toEqual([0, 1, 2]);
});

test('what others are offered at the same time is imagined too, not known', () => {
  const hands = mini(
    function* (t) {
      t.state.log.push(...(yield* t.all(t.state.secret.map((card, seat) => t.choice(seat, 'show', [card])))));
    },
    { setup: (t) => ({ log: [], secret: Array.from({ length: t.seats }, () => 1_000 + t.die(1_000)) }) },
  );
  const run = start(hands, 3);
  const optionsOf = (world: Run<Mini>, seat: number) => world.prompt(seat)?.options;
  for (let i = 0; i < 10; i++) {
    const world = run.imagine(0, new SeededChance(seedFrom(i)));
    expect(optionsOf(world, 0)).toEqual(optionsOf(run, 0));
    expect(optionsOf(world, 1)).toEqual([world.state.secret[1]]);
    expect(optionsOf(world, 1)).not.toEqual(optionsOf(run, 1));
  }
});

test('free play: a late answer counts if it is still offered, and is refused if not', () => {
  const run = start(free, 3);
  const [a, b, c] = [0, 1, 2].map((seat) => run.askOf(seat)?.id ?? 0) as [number, number, number];
  expect(isRefusal(run.answer(1, b, 4))).toBe(false);
  // Offered when it was asked, and gone since; of the question that is open now it would be no choice.
  expect(run.answer(0, a, 4)).toStrictEqual({ refused: true, code: 'stale', clause: null, say: { key: 'refusal.stale' } });
  expect(run.answer(0, run.askOf(0)?.id ?? 0, 4)).toMatchObject({ code: 'malformed', instead: [1, 2, 3, 5, 6] });
  expect(isRefusal(run.answer(0, a, 5))).toBe(false);
  expect(isRefusal(run.answer(2, c, 6))).toBe(false);
  expect(run.answer(1, b, 1)).toMatchObject({ code: 'stale' });
  expect(run.state.log).toEqual([4, 5, 6]);
});

test('free play: where a rule speaks to it, an answer is told why, late or not', () => {
  const taken = because('MIN-1', 'mini.taken');
  const why = (log: readonly Json[]) => (answer: Json) => (log.includes(answer) ? taken : null);
  const told = mini(function* (t) {
    const { log } = t.state;
    const left = [1, 2, 3].filter((n) => !log.includes(n));
    const { answer } = yield* t.any([0, 1].map((seat) => t.choice(seat, 'take', left, { why: why([...log]) })));
    log.push(answer);
  });
  const run = start(told, 2);
  const before = run.askOf(0)?.id ?? 0;
  give(run, 1, 2);
  const now = run.askOf(0)?.id ?? 0;
  expect(now).not.toBe(before);
  for (const id of [before, now]) expect(run.answer(0, id, 2)).toMatchObject({ code: 'rule', clause: 'MIN-1', say: taken.say });
});

test('two questions to one seat at once are a fault of the rules', () => {
  const both = mini(function* (t) {
    yield* t.all([t.choice(0, 'x', [1, 2]), t.choice(0, 'y', [1, 2])]);
  });
  expect(start(both, 1).fault).toMatch('two questions to seat 0: x and y');
});

test('numbers are counted for each seat, and a question that is as it was keeps its own', () => {
  const lists = mini(function* (t) {
    const left = [1, 2, 3, 4].filter((n) => !t.state.log.includes(n));
    const { answer } = yield* t.any<Json>([
      t.choice(0, 'take', left),
      t.choice(1, 'same', ['x', 'y']),
      t.choice(2, 'take', left),
    ] as Asked<Json>[]);
    t.state.log.push(answer);
  });
  const run = start(lists, 3);
  const numbers = () => run.openAsks.map((ask) => ask.id);
  expect(numbers()).toEqual([1, 1, 1]);
  give(run, 0, 1);
  expect(numbers()).toEqual([2, 1, 2]);
  give(run, 1, 'x');
  expect(numbers()).toEqual([2, 2, 2]);
  give(run, 0, 2);
  expect(numbers()).toEqual([3, 2, 3]);
  expect(run.undo(0)).toBeNull();
  expect(numbers()).toEqual([4, 2, 4]);
  const again = Run.resume(lists, JSON.parse(JSON.stringify(run.save())) as Saved<Mini>, beginning().chance);
  expect(again.openAsks.map((ask) => ask.id)).toEqual([4, 2, 4]);
  // The question that was answered is gone for its seat, even when another seat is quick.
  expect(run.answer(1, 1, 'y')).toMatchObject({ code: 'stale' });
});

test('side streams move no die, stand in the way of no undo, and fall the same again in a fork and after an undo', () => {
  const sided = mini(function* (t) {
    t.state.log.push(yield* t.choose(0, 'go', [1, 2]));
    t.state.log.push(t.side(`line/${t.state.log.length}`).below(1_000_000));
    t.state.log.push(yield* t.choose(0, 'again', [1, 2]));
  });
  const run = start(sided);
  give(run, 0, 1);
  const drawn = run.state.log[1];
  expect((run.table.chance as SeededChance).position).toBe(0);
  expect(run.fork(new SeededChance(seedFrom(77))).state.log).toEqual(run.state.log);
  expect(run.undo(0)).toBeNull();
  give(run, 0, 2);
  expect(run.state.log[1]).toBe(drawn);
  const other = start(sided, 2, 99);
  give(other, 0, 1);
  expect(other.state.log[1]).not.toBe(drawn);
});

test('a fork is independent and replays the dice of the step, then uses its own', () => {
  const dicey = mini(function* (t) {
    t.state.log.push(t.die(1_000_000));
    yield* t.choose(0, 'go', ['go']);
    t.state.log.push(t.die(1_000_000));
  });
  const run = start(dicey);
  const [one, two, three] = [6, 6, 7].map((n) => run.fork(new SeededChance(seedFrom(n)))) as [Run<Mini>, Run<Mini>, Run<Mini>];
  for (const fork of [one, two, three]) fork.play('go');
  expect(one.state.log[0]).toBe(run.state.log[0]);
  expect(one.state.log[1]).toBe(two.state.log[1]);
  expect(one.state.log[1]).not.toBe(three.state.log[1]);
  expect(run.state.log).toHaveLength(1);
});

test('a fork can be watched, and tells only what happens in it', () => {
  const talking = mini(function* (t) {
    t.emit({ type: 'asked' });
    t.emit({ type: 'answered', what: yield* t.choose(0, 'go', [1, 2]) });
  });
  const fork = start(talking).fork(new SeededChance(seedFrom(1)), null, { watched: true });
  expect(fork.takeEvents()).toEqual([]);
  fork.play(2);
  expect(fork.takeEvents().map((told) => told.all?.type)).toEqual(['answered', 'asked']);
});

test('saving and resuming in the middle of a step and of an `all`', () => {
  const mixed = mini(function* (t) {
    t.state.log.push(t.die(6), yield* t.choose(0, 'first', [1, 2]));
    t.state.log.push(t.die(6), ...(yield* t.all([t.choice(0, 'x', [1, 2]), t.choice(1, 'x', [1, 2])])));
  });
  const run = start(mixed);
  let moves = 0;
  const check = () => {
    const saved = JSON.parse(JSON.stringify(run.save())) as Saved<Mini>;
    const again = Run.resume(mixed, saved, new SeededChance(seedFrom(5)));
    expect(hashOf(again)).toBe(hashOf(run));
    expect(again.openAsks.map((ask) => ask.id)).toEqual(run.openAsks.map((ask) => ask.id));
    expect(again.answered).toBe(moves);
    return again;
  };
  check();
  for (const [seat, answer] of [
    [0, 2],
    [1, 1],
    [0, 2],
    [0, 1],
  ] as const) {
    give(run, seat, answer);
    moves++;
    const again = check();
    expect(again.canUndo(0) || again.canUndo(1)).toBe(false);
  }
});

test('steps that never ask are stopped', () => {
  const run = start(
    mini(function* (t) {
      yield* t.all([]);
    }),
  );
  expect(run.fault).toMatch('steps without a question');
  expect(give(run, 0, 1)).toMatchObject({ code: 'faulted' });
});

test('a rule that fails freezes its match: everything after is refused, the answer stays on record', () => {
  const fragile = mini(function* (t: Table<Mini>): Rules<void> {
    if ((yield* t.choose(0, 'go', [1, 2])) === 2) throw new Error('a bug');
    t.state.log.push(1);
  });
  const run = start(fragile);
  give(run, 0, 1);
  expect(give(run, 0, 2)).toMatchObject({ code: 'faulted' });
  expect(run.fault).toMatch('a bug');
  expect(run.openAsks).toEqual([]);
  expect(run.save().since).toEqual([{ seat: 0, answer: 2 }]);
  expect(run.concede(0)).toMatchObject({ code: 'faulted' });
  expect(run.undo(0)).toMatchObject({ code: 'no-undo' });
});

test('after the end nothing is asked and every answer is refused with the game’s own clause', () => {
  const run = start(free, 3);
  for (const n of [1, 2, 3, 4, 5, 6]) expect(give(run, n % 3, n)).toBeNull();
  expect(run.result?.reason).toBe('done');
  expect(run.asks).toEqual([]);
  expect(give(run, 0, 1)).toMatchObject({ code: 'over', clause: 'MIN-1' });
  expect(run.concede(0)).toMatchObject({ code: 'malformed' });
});

test('conceding ends the match for two, or goes on with the others', () => {
  const concedable = mini(turns.step, {
    concede: (t, seat) => {
      t.state.log.push(`${seat} left`);
      if (t.seats === 2) t.end({ ranking: [[1 - seat], [seat]], reason: 'conceded', clause: 'MIN-1' });
    },
  });
  const duel = start(concedable);
  expect(duel.concede(7)).toMatchObject({ code: 'malformed' });
  expect(duel.concede(1)).toBeNull();
  expect(duel.result?.ranking).toEqual([[0], [1]]);
  expect(duel.concede(1)).toMatchObject({ code: 'over' });
  const three = start(concedable, 3);
  expect(three.concede(2)).toBeNull();
  expect(three.result).toBeNull();
  expect(three.state.log).toEqual(['2 left']);
  const saved = three.save();
  expect(hashOf(Run.resume(concedable, saved, beginning().chance))).toBe(hashOf(three));
});
