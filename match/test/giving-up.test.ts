/** Giving up where it takes a whole side: a word, those who follow it, and what others see of it. */
import type { AnyGame } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { crews } from '../../testkit/test/crews.ts';
import { type Match, nextByItself, seatsShown } from '../index.ts';
import { answers, begun, did, PEOPLE } from './table.ts';
import { toy } from './toy.ts';

/** Seats that the game says are out; all others play on, even if they wished to give up. */
const table = (out: readonly number[] = []): Match => {
  const game: AnyGame = { ...crews, concede: () => undefined, playsOn: (_s, seat) => !out.includes(seat) };
  return begun({ game: 'crews', seats: 4, options: {} }, PEOPLE, game);
};
const gaveUp = (match: Match): boolean[] => seatsShown(match).map((seat) => seat.gaveUp);
const next = (match: Match) => nextByItself(match)?.command ?? null;

test('a bot gives up with the people of its side, once all of them have, and nobody sees it before it is done', () => {
  const match = table();
  did(match, { do: 'away', seat: 1, level: 'cadet' });
  expect(next(match)).toBeNull();
  did(match, { do: 'concede', seat: 0 });
  expect([next(match), gaveUp(match)]).toEqual([{ do: 'concede', seat: 1 }, [false, false, false, false]]);
  did(match, { do: 'concede', seat: 1 });
  expect(next(match)).toBeNull();
});

test('people follow nobody, and a bot waits for all of them', () => {
  const match = table();
  did(match, { do: 'concede', seat: 0 });
  expect(next(match)).toBeNull();
  did(match, { do: 'away', seat: 3, level: 'cadet' });
  expect(next(match)).toBeNull();
});

test('those who are out are not waited for and do not follow', () => {
  const match = table([0, 3]);
  did(match, { do: 'away', seat: 3, level: 'cadet' });
  did(match, { do: 'concede', seat: 2 });
  did(match, { do: 'concede', seat: 0 });
  expect([next(match), gaveUp(match)]).toEqual([null, [true, false, false, false]]);
});

test('a side of bots alone does not give up', () => {
  const match = table();
  did(match, { do: 'away', seat: 2, level: 'cadet' });
  did(match, { do: 'away', seat: 3, level: 'cadet' });
  expect(next(match)).toBeNull();
});

test('a word is kept until the next answer', () => {
  const match = table();
  did(match, { do: 'away', seat: 1, level: 'cadet' });
  did(match, { do: 'concede', seat: 0 });
  answers(match, 0, 'Alpha');
  expect([next(match), match.desk.seats[0]?.gaveUp]).toEqual([null, false]);
});

test('where everybody plays for themselves a word is enough', () => {
  const match = begun({ seats: 3 }, PEOPLE, { ...toy, concede: () => undefined });
  did(match, { do: 'concede', seat: 1 });
  expect([next(match), gaveUp(match)]).toEqual([null, [false, true, false]]);
});

test('when the match is over nobody follows any more, and a word that came to nothing is no giving up', () => {
  const match = table();
  did(match, { do: 'away', seat: 1, level: 'cadet' });
  did(match, { do: 'concede', seat: 0 });
  did(match, { do: 'call-off' });
  expect([next(match), gaveUp(match)]).toEqual([null, [false, false, false, false]]);
});
