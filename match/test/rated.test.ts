/** Which matches count for ratings, and how they came out. */
import type { AnyGame, Seat } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { countedSides, type Desk, Match, type MatchSetup, sidesOf, type Unrated, whyUnrated } from '../index.ts';
import { answers, did, PEOPLE, setupOf } from './table.ts';
import { toy } from './toy.ts';

const together = (...teams: Seat[][]): AnyGame => ({ ...toy, teams: () => teams });

/** Known people at a table as everybody finds it. */
function counted(more: Partial<MatchSetup> = {}, game: AnyGame = toy): Match {
  const match = new Match(game, setupOf({ hints: false, ...more }));
  match.desk.seats.forEach((_, seat) => {
    did(match, { do: 'sit', seat, person: PEOPLE[seat] as string, word: 'w', known: true });
  });
  return match;
}

test('a match between known people with the game’s own options counts, bots or not', () => {
  expect(whyUnrated(counted())).toBeNull();
  const match = new Match(toy, setupOf({ hints: false }));
  did(match, { do: 'bot', seat: 1, level: 'cadet' });
  did(match, { do: 'sit', seat: 0, person: 'ann', word: 'w', known: true });
  expect(whyUnrated(match)).toBeNull();
});

test.each<[Unrated, Partial<MatchSetup>]>([
  ['local', { seed: 'ab'.repeat(32) }],
  ['hints', { hints: true }],
  ['rules', { options: { goal: 21 } }],
  ['continued', { from: { seed: 'ab'.repeat(32), entries: [] } }],
])('a match does not count: %s', (why, more) => {
  expect(whyUnrated(counted(more))).toBe(why);
});

test('a game may say with which options a match counts', () => {
  const goal = { ...toy.options.goal, rated: [21, 34] } as never;
  const game: AnyGame = { ...toy, options: { ...toy.options, goal } };
  expect([13, 21, 34].map((n) => whyUnrated(counted({ options: { goal: n } }, game)))).toEqual(['rules', null, null]);
});

test.each<[Unrated, (desk: Desk) => void]>([
  ['continued', (desk) => (desk.adopted = true)],
  ['shared', (desk) => Object.assign(desk.seats[1] ?? {}, { person: 'ann' })],
  ['guest', (desk) => Object.assign(desk.seats[1] ?? {}, { known: false })],
  ['taken-back', (desk) => (desk.takenBack = true)],
  ['lent', (desk) => (desk.lent = [1])],
])('a match no longer counts: %s', (why, change) => {
  const match = counted();
  change(match.desk);
  expect(whyUnrated(match)).toBe(why);
});

test('what was taken back with the others’ consent does not count, what was taken back freely does', () => {
  const match = counted();
  answers(match, 0, 'one');
  did(match, { do: 'undo', seat: 0 });
  expect(whyUnrated(match)).toBeNull();
  answers(match, 0, 'roll');
  did(match, { do: 'undo', seat: 0 });
  did(match, { do: 'consent', seat: 1, yes: true });
  expect(whyUnrated(match)).toBe('taken-back');
});

test('all on one side is no match', () => {
  expect(whyUnrated(counted({}, together([0, 1])))).toBe('alone');
  expect(whyUnrated(counted({}, together([0], [1])))).toBeNull();
});

const over = (match: Match, ranking: readonly (readonly Seat[])[]): Match => {
  Object.assign(match.desk, { phase: 'over', result: { ranking, reason: 'x', clause: 'TOY-1' } });
  return match;
};

test('places follow the ranking, equals share one', () => {
  expect(sidesOf(over(counted({ seats: 3 }), [[2], [0, 1]]))).toMatchObject([
    { who: ['ann'], rank: 2 },
    { who: ['bob'], rank: 2 },
    { who: ['cid'], rank: 1 },
  ]);
});

test('teams come in together, bots by their level; those who are not ranked are last', () => {
  const match = counted({ seats: 3 }, together([0, 1], [2]));
  Object.assign(match.desk.seats[1] ?? {}, { driver: 'bot', person: null, level: 'admiral' });
  Object.assign(match.desk.seats[2] ?? {}, { driver: 'bot', person: null, level: null });
  expect(sidesOf(over(match, [[1], [2]]))).toMatchObject([
    { who: ['ann', 'bot:admiral'], rank: 1 },
    { who: ['bot:officer'], rank: 2 },
  ]);
  expect(sidesOf(over(match, [[2]])).map(({ rank }) => rank)).toEqual([2, 1]);
  expect(sidesOf(counted({ seats: 3 })).map(({ rank }) => rank)).toEqual([3, 3, 3]);
});

test('a player who leaves the seat to a bot comes in last, no matter what the bot achieves; a team only if all have left', () => {
  const leave = (match: Match, ...seats: Seat[]) => {
    for (const seat of seats) Object.assign(match.desk.seats[seat] ?? {}, { away: true, level: 'admiral' });
    return sidesOf(over(match, [[0, 1], [2]])).map(({ rank }) => rank);
  };
  const crew = () => counted({ seats: 3 }, together([0, 1], [2]));
  expect(leave(crew(), 0)).toEqual([1, 2]);
  expect(leave(crew(), 0, 1)).toEqual([2, 2]);
  expect(leave(counted({ seats: 3 }), 0)).toEqual([3, 1, 2]);
});

test('finding 9: where a bot has played for somebody only a loss of theirs counts, in a team as well', () => {
  const lent = (ranking: Seat[][], game: AnyGame = toy, seats = 2) => {
    const match = over(counted({ seats }, game), ranking);
    match.desk.lent = [0];
    return countedSides(match)?.map(({ rank, still }) => [rank, still]) ?? null;
  };
  expect(lent([[0], [1]])).toBeNull();
  expect(lent([[1], [0]])).toEqual([
    [2, []],
    [1, ['bob']],
  ]);
  expect(lent([[2], [0, 1]], together([0, 1], [2]), 3)).toEqual([
    [2, ['bob']],
    [1, ['cid']],
  ]);
});

test('finding 9: a bot’s answer for a person is noted, but not for somebody who has given up', () => {
  const match = counted();
  const bot = (seat: Seat) => did(match, { do: 'answer', seat, prompt: match.promptId(seat), answer: 'one', by: 'bot' });
  bot(0);
  expect(match.desk.lent).toEqual([0]);
  bot(1);
  Object.assign(match.desk.seats[0] ?? {}, { gaveUp: true });
  bot(0);
  expect(match.desk.lent).toEqual([0, 1]);
});

test('how people began goes with how they came in: the first real choice of a person, in the table’s words', () => {
  const match = counted({ seats: 3 });
  did(match, { do: 'answer', seat: 0, prompt: match.promptId(0), answer: 'one', by: 'bot' });
  answers(match, 1, 'announce');
  answers(match, 0, 'pass');
  answers(match, 2, 'pass');
  answers(match, 2, 'two');
  answers(match, 0, 'roll');
  answers(match, 1, 'one');
  expect(sidesOf(match).map(({ openings }) => openings)).toEqual([[{ key: 'roll' }], [{ key: 'announce' }], [{ key: 'two' }]]);
  const params = { n: 1 };
  const option = () => ({ key: 'spoken', params, refs: ['seat:0'] });
  const spoken = counted({}, { ...toy, describe: { ...toy.describe, option } });
  answers(spoken, 0, 'one');
  expect(sidesOf(spoken).map(({ openings }) => openings)).toEqual([[{ key: 'spoken', params }], [null]]);
});

test('words that were written, and what could not be otherwise, are no beginning', () => {
  const writing = counted({}, {
    ...toy,
    *step(t) {
      yield* t.write(0, 'toy.name', { max: 9, fallback: '' });
      yield* t.choose(0, 'toy.only', ['one']);
      yield* t.choose(0, 'toy.real', ['two', 'three']);
    },
  } as AnyGame);
  const openings = () => writing.desk.seats[0]?.opening ?? null;
  answers(writing, 0, 'Ann');
  answers(writing, 0, 'one');
  expect(openings()).toBeNull();
  answers(writing, 0, 'three');
  expect(openings()).toEqual({ words: { key: 'three' }, at: 2 });
});
