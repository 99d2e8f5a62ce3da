import { expect, test } from 'vitest';
import type { ClockChoice } from '../api.ts';
import {
  affordsUndo,
  allowance,
  forgetEarned,
  grace,
  isOut,
  newClock,
  nextExpiry,
  pass,
  reward,
  skip,
  unreward,
  wholeClock,
} from '../clock.ts';

const LIVE = { kind: 'live', base: 60, increment: 5 } as const;
const MOVE = { kind: 'move', seconds: 20 } as const;
const NONE = { kind: 'none' } as const;

test.each<[ClockChoice, number]>([
  [NONE, 0],
  [LIVE, 60_000],
  [MOVE, 20_000],
  [{ kind: 'days', days: 3 }, 259_200_000],
])('%o gives a first answer %i milliseconds', (choice, ms) => {
  expect(allowance(choice)).toBe(ms);
  expect(newClock(choice, 2, 7)).toEqual({
    left: [ms, ms],
    running: [],
    pace: [],
    since: 7,
    before: [],
    earned: [[], []],
    graced: [false, false],
    empty: [null, null],
    owed: [null, null],
    lent: [],
  });
});

test('time passes for those whose clock runs, slower where patience was asked for, and never below nothing', () => {
  const clock = { ...newClock(LIVE, 3, 0), running: [0, 2], pace: [1, 4] };
  pass(clock, 8_000);
  expect(clock.left).toEqual([52_000, 60_000, 58_000]);
  expect(clock.since).toBe(8_000);
  pass(clock, 3_000);
  expect([clock.left[0], clock.since]).toEqual([52_000, 8_000]);
  pass(clock, 100_000);
  expect(clock.left[0]).toBe(0);
});

test('a clock without a pace runs at the usual one', () => {
  const clock = { ...newClock(LIVE, 1, 0), running: [0], pace: [] };
  expect(nextExpiry(clock, LIVE)).toEqual({ seat: 0, at: 60_500 });
  pass(clock, 1_000);
  expect(clock.left).toEqual([59_000]);
});

test('an answer earns the increment, or the whole time again; taken back it earns nothing', () => {
  const live = { ...newClock(LIVE, 1, 0), left: [10_000], running: [0] };
  reward(live, LIVE, 0);
  expect(live.left).toEqual([15_000]);
  unreward(live, 0);
  expect(live.left).toEqual([10_000]);
  reward(live, LIVE, 0);
  live.left = [3_000];
  unreward(live, 0);
  expect(live.left).toEqual([0]);
  const move = { ...newClock(MOVE, 1, 0), left: [4_000] };
  reward(move, MOVE, 0);
  expect([move.left, move.earned]).toEqual([[20_000], [[16_000]]]);
  unreward(move, 0);
  expect(move.left).toEqual([4_000]);
  const none = newClock(NONE, 1, 0);
  reward(none, NONE, 0);
  expect([none.left, none.earned]).toEqual([[0], [[]]]);
});

test('several answers are taken back one by one: each loses what it had earned, and a lost one no other', () => {
  const move = { ...newClock(MOVE, 2, 0), left: [4_000, 20_000] };
  reward(move, MOVE, 0);
  move.left[0] = 15_000;
  reward(move, MOVE, 0);
  reward(move, MOVE, 1);
  unreward(move, 0);
  expect([move.left, affordsUndo(move, MOVE, 0, 0)]).toEqual([[15_000, 20_000], false]);
  unreward(move, 0);
  unreward(move, 0);
  expect([move.left, move.earned]).toEqual([
    [0, 20_000],
    [[], [0]],
  ]);
  forgetEarned(move, 1);
  forgetEarned(move, 1);
  expect([move.left, move.earned]).toEqual([
    [0, 20_000],
    [[], []],
  ]);
});

test('what an answer earned is kept for the latest 64 of a seat', () => {
  const live = { ...newClock(LIVE, 1, 0), running: [0] };
  for (let i = 0; i < 70; i++) reward(live, LIVE, 0);
  expect(live.earned[0]).toHaveLength(64);
});

test('an answer is taken back only if time is left after it', () => {
  const live = { ...newClock(LIVE, 1, 0), left: [2_000] };
  live.running = [0];
  reward(live, LIVE, 0);
  expect(affordsUndo({ ...live, running: [] }, LIVE, 0, 9_000)).toBe(true);
  expect([1_999, 2_000].map((now) => affordsUndo(live, LIVE, 0, now))).toEqual([true, false]);
  expect(live.left).toEqual([7_000]);
  expect(affordsUndo(newClock(NONE, 1, 0), NONE, 0, 9_000)).toBe(true);
});

test('a clock of an earlier release has earned nothing yet', () => {
  const { earned: _, empty: __, owed: ___, lent: ____, ...old } = newClock(LIVE, 2, 0);
  expect(wholeClock(old as ReturnType<typeof newClock>)).toEqual(newClock(LIVE, 2, 0));
});

test('a respite: once, only when nothing is left, never more than the clock gives, and only where there is one', () => {
  const clock = { ...newClock(MOVE, 2, 0), left: [0, 1] };
  grace(clock, MOVE, 1);
  expect(clock.left).toEqual([0, 1]);
  grace(clock, MOVE, 0);
  expect([clock.left, clock.graced]).toEqual([
    [20_000, 1],
    [true, false],
  ]);
  clock.left = [0, 1];
  grace(clock, MOVE, 0);
  expect(clock.left[0]).toBe(0);
  const live = { ...newClock(LIVE, 1, 0), left: [0] };
  grace(live, LIVE, 0);
  expect(live.left).toEqual([30_000]);
  const none = newClock(NONE, 1, 0);
  grace(none, NONE, 0);
  expect(none.graced).toEqual([false]);
});

test('the first of the running clocks runs out first, by its own pace, half a second late', () => {
  const clock = { ...newClock(LIVE, 3, 1_000), left: [9_000, 8_000, 3_000], running: [0, 1, 2], pace: [1, 1, 4] };
  expect(nextExpiry(clock, LIVE)).toEqual({ seat: 1, at: 9_500 });
  expect(nextExpiry({ ...clock, left: [8_000, 8_000, 3_000] }, LIVE)).toEqual({ seat: 0, at: 9_500 });
  expect(nextExpiry({ ...clock, left: [9_000, 8_000, 1_000] }, LIVE)).toEqual({ seat: 2, at: 5_500 });
  expect(nextExpiry({ ...clock, running: [] }, LIVE)).toBeNull();
  expect(nextExpiry(clock, NONE)).toBeNull();
});

test('a little is forgiven from the moment a clock came to nothing, once, however often the time is looked at', () => {
  const clock = { ...newClock(LIVE, 2, 0), running: [0], pace: [2] };
  for (let now = 119_800; now < 121_000; now += 100) pass(clock, now);
  expect([clock.empty, nextExpiry(clock, LIVE)]).toEqual([[120_000, null], { seat: 0, at: 120_500 }]);
  expect([120_499, 120_500].map((now) => isOut(clock, LIVE, 0, now))).toEqual([false, true]);
  expect([isOut(clock, LIVE, 1, 130_000), isOut(clock, NONE, 0, 130_000)]).toEqual([false, false]);
  reward(clock, LIVE, 0);
  expect([clock.empty[0], nextExpiry(clock, LIVE)?.at]).toEqual([null, 120_900 + 10_000 + 500]);
  unreward(clock, 0);
  expect(clock.empty[0]).toBe(120_900);
  grace(clock, LIVE, 0);
  expect([clock.empty[0], isOut({ ...clock, pace: [] }, LIVE, 0, 120_900 + 30_500)]).toEqual([null, true]);
});

test('time that belongs to no player is neither used nor forgiven', () => {
  const clock = { ...newClock(LIVE, 2, 0), running: [0, 1], pace: [1, 4] };
  skip(clock, 60_100, 80_000);
  expect(clock).toMatchObject({ left: [0, 44_975], since: 80_000, empty: [79_900, null] });
  skip(clock, 60_000, 70_000);
  expect(clock).toMatchObject({ since: 80_000, empty: [79_900, null] });
});
