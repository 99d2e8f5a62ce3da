/** Clocks at the table: no way to refill, stop or outlive them. */
import type { AnyGame } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { act, Match, nextByItself } from '../index.ts';
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

test('a take-back that the others grant takes what it earned from whoever asked, and nothing from the others', () => {
  const match = begun({ clock: { kind: 'live', base: 60, increment: 5 } });
  answers(match, 0, 'roll', 1_000);
  answers(match, 1, 'one', 2_000);
  expect(match.desk.clock.left).toEqual([64_000, 64_000]);
  did(match, { do: 'undo', seat: 0 }, 2_000);
  did(match, { do: 'consent', seat: 1, yes: true }, 2_000);
  expect(match.desk.clock.left).toEqual([59_000, 64_000]);
});

test('whoever does one thing after another is out of time all the same, and is too late to answer', () => {
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
