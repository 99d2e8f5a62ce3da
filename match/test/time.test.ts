/** Clocks at the table: no way to refill, stop or outlive them. */
import type { AnyGame } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { act, Match, nextByItself, shownTo } from '../index.ts';
import { answers, begun, did, PEOPLE, refused, setupOf } from './table.ts';
import { toy } from './toy.ts';

/** A move has three parts, all of which can be taken back. */
const parts: AnyGame = {
  ...toy,
  *step(t) {
    const seat = t.state.active;
    for (const part of ['a', 'b', 'c']) yield* t.choose(seat, `toy.${part}`, ['x', 'y']);
    t.state.total += 1;
    t.state.active = (seat + 1) % t.seats;
  },
};
const botAnswers = (match: Match, seat: number, answer: unknown, now: number) =>
  did(match, { do: 'answer', seat, prompt: match.promptId(seat), answer, by: 'bot' }, now);
const MOVE = { kind: 'move', seconds: 30 } as const;

test('two answers that are taken back one by one give no thinking time back', () => {
  for (const clock of [MOVE, { kind: 'days', days: 1 } as const]) {
    const match = begun({ clock }, PEOPLE, parts);
    const all = match.desk.clock.left[0] as number;
    answers(match, 0, 'x', 20_000);
    answers(match, 0, 'x', 22_000);
    did(match, { do: 'undo', seat: 0 }, 22_000);
    did(match, { do: 'undo', seat: 0 }, 22_000);
    expect(match.desk.clock.left[0]).toBe(all - 22_000);
  }
});

test('an answer that there is no time to take back stays, and is taken back after a restart as before', () => {
  const match = begun({ clock: MOVE }, PEOPLE, parts);
  answers(match, 0, 'x', 20_000);
  expect(refused(match, { do: 'undo', seat: 0 }, 30_000).sentence).toContain('too little time');
  const setup = setupOf({ clock: MOVE });
  const again = Match.restore(parts, setup, JSON.parse(JSON.stringify(match.snapshot())), []);
  expect(again.desk.clock).toEqual(match.desk.clock);
  expect('deed' in act(match, { do: 'undo', seat: 0 }, 29_999)).toBe(true);
});

test('a take-back that the others grant takes what it earned from the player who asked, and nothing from the others', () => {
  const match = begun({ clock: { kind: 'live', base: 60, increment: 5 } });
  answers(match, 0, 'roll', 1_000);
  answers(match, 1, 'one', 2_000);
  expect(match.desk.clock.left).toEqual([64_000, 64_000]);
  did(match, { do: 'undo', seat: 0 }, 2_000);
  did(match, { do: 'consent', seat: 1, yes: true }, 2_000);
  expect(match.desk.clock.left).toEqual([59_000, 64_000]);
});

test('a player who does one thing after another is out of time all the same, and is too late to answer', () => {
  const match = begun({ clock: { kind: 'live', base: 10, increment: 0 } });
  for (let at = 9_800; at <= 10_400; at += 200) {
    did(match, { do: 'draw', seat: 0 }, at);
    did(match, { do: 'consent', seat: 0, yes: false }, at + 100);
  }
  expect(nextByItself(match)).toEqual({ at: 10_500, command: { do: 'expire' } });
  const answer = { do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'two', by: 'person' } as const;
  expect('deed' in act(match, answer, 10_499)).toBe(true);
  expect(refused(match, answer, 10_500).sentence).toBe('Your time has run out.');
  expect(did(match, { do: 'expire' }, 10_500).deed).toMatchObject({ by: 'clock', entry: { answer: 'one' } });
});

test('handing over and taking back before the stand-in answers costs the time in between', () => {
  const match = begun({ clock: { kind: 'live', base: 10, increment: 0 } });
  for (let at = 1_000; at < 9_000; at += 2_000) {
    did(match, { do: 'away', seat: 0, level: 'officer' }, at);
    expect(shownTo(match, 0).clock.running).toEqual([]);
    did(match, { do: 'return', seat: 0 }, at + 1_900);
  }
  expect(match.desk.clock.left[0]).toBe(10_000 - 8_900);
  did(match, { do: 'away', seat: 0, level: 'officer' }, 9_000);
  did(match, { do: 'return', seat: 0 }, 20_000);
  expect([match.desk.clock.left[0], nextByItself(match)?.at]).toEqual([0, 20_500]);
});

test('what a stand-in thinks is its own once it has answered, and while the clock was what called it', () => {
  const handed = begun({ clock: { kind: 'live', base: 60, increment: 0 } });
  did(handed, { do: 'away', seat: 0, level: 'officer' }, 1_000);
  botAnswers(handed, 0, 'two', 5_000);
  answers(handed, 1, 'one', 6_000);
  const again = Match.restore(toy, handed.setup, JSON.parse(JSON.stringify(handed.snapshot())), []);
  did(again, { do: 'return', seat: 0 }, 8_000);
  expect(again.desk.clock.left).toEqual([57_000, 59_000]);
  const late = begun({ clock: { kind: 'live', base: 10, increment: 0 }, onExpiry: 'bot' });
  did(late, { do: 'expire' }, 10_500);
  did(late, { do: 'return', seat: 0 }, 15_000);
  expect(late.desk.clock.left[0]).toBe(10_000);
});

test('a match that everybody has left to bots stands still and costs nobody anything', () => {
  const match = begun({ clock: { kind: 'live', base: 60, increment: 0 } });
  did(match, { do: 'away', seat: 1, level: 'officer' }, 0);
  did(match, { do: 'away', seat: 0, level: 'officer' }, 1_000);
  did(match, { do: 'return', seat: 0 }, 900_000);
  expect(match.desk.clock.left).toEqual([59_000, 60_000]);
});

test('a stand-in earns no increment; what is answered on a person’s own time does, by any of their wishes', () => {
  const match = begun({ clock: { kind: 'live', base: 30, increment: 10 } });
  did(match, { do: 'away', seat: 0, level: 'officer' }, 5_000);
  botAnswers(match, 0, 'one', 6_000);
  expect(match.desk.clock.left).toEqual([25_000, 30_000]);
  answers(match, 1, 'wind', 7_000);
  did(match, { do: 'answer', seat: 1, prompt: match.promptId(1), answer: 'pass', by: 'standing' }, 8_000);
  expect(match.desk.clock.left).toEqual([25_000, 48_000]);
});

test('a stand-in’s answer ends the time for its question: the next has the whole', () => {
  const match = begun({ clock: MOVE });
  did(match, { do: 'away', seat: 0, level: 'officer' }, 20_000);
  botAnswers(match, 0, 'one', 21_000);
  expect(match.desk.clock.left[0]).toBe(30_000);
});

test('in a match with a clock a player with a stand-in does not answer: they take the seat back first', () => {
  const match = begun({ clock: { kind: 'live', base: 30, increment: 0 } });
  did(match, { do: 'away', seat: 0, level: 'officer' }, 1_000);
  const answer = { do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'one', by: 'person' } as const;
  expect(refused(match, answer, 2_000).sentence).toContain('take it back');
  did(match, { do: 'return', seat: 0 }, 3_000);
  did(match, answer, 3_000);
  expect(match.desk.clock.left[0]).toBe(27_000);
  const timeless = begun();
  did(timeless, { do: 'away', seat: 0, level: 'officer' });
  expect(answers(timeless, 0, 'one').deed).toMatchObject({ by: 'person' });
});

test('a match that an earlier release put to rest goes on with its clocks', () => {
  const match = begun({ clock: MOVE });
  answers(match, 0, 'one', 5_000);
  const old = JSON.parse(JSON.stringify(match.snapshot()));
  for (const name of ['earned', 'empty', 'owed', 'lent']) delete old.desk.clock[name];
  const again = Match.restore(toy, match.setup, old, []);
  did(again, { do: 'away', seat: 1, level: 'officer' }, 6_000);
  did(again, { do: 'return', seat: 1 }, 7_000);
  answers(again, 1, 'one', 8_000);
  expect([again.desk.clock.left, nextByItself(again)?.at]).toEqual([[30_000, 30_000], 38_500]);
  expect(did(again, { do: 'expire' }, 38_500).deed).toMatchObject({ by: 'clock' });
});
