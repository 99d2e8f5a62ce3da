/** How people began: their first choice, unless it was taken back; and never at the cost of the match. */
import { expect, test } from 'vitest';
import { Match } from '../index.ts';
import { answers, begun, did, setupOf } from './table.ts';
import { toy } from './toy.ts';

const openings = (match: Match) => match.desk.seats.map(({ opening }) => opening?.words.key ?? null);

test('the first choice counts, what follows does not, and a bot begins with nothing', () => {
  const match = begun();
  answers(match, 0, 'two');
  expect(openings(match)).toEqual(['two', null]);
  answers(match, 1, 'one');
  answers(match, 0, 'roll');
  expect(openings(match)).toEqual(['two', 'one']);
  const bots = new Match(toy, setupOf());
  did(bots, { do: 'bot', seat: 0, level: 'cadet' });
  did(bots, { do: 'sit', seat: 1, person: 'bob', word: 'b' });
  did(bots, { do: 'answer', seat: 0, prompt: bots.promptId(0), answer: 'two', by: 'bot' });
  expect(openings(bots)).toEqual([null, null]);
});

test('a player who takes the first choice back begins with the next; what the others began with stays', () => {
  const match = begun();
  answers(match, 0, 'two');
  answers(match, 1, 'roll');
  did(match, { do: 'undo', seat: 1 });
  expect(openings(match)).toEqual(['two', 'roll']);
  did(match, { do: 'consent', seat: 0, yes: true });
  expect(openings(match)).toEqual(['two', null]);
  answers(match, 1, 'wind');
  expect(openings(match)).toEqual(['two', 'wind']);
});

test('a game that has no words for an answer is played on', () => {
  const mute = {
    ...toy,
    describe: {
      ...toy.describe,
      option: () => {
        throw new Error('no words');
      },
    },
  };
  const match = new Match(mute, setupOf());
  for (const seat of [0, 1]) did(match, { do: 'sit', seat, person: `person ${seat}`, word: 'w' });
  answers(match, 0, 'two');
  expect(openings(match)).toEqual([null, null]);
  expect(match.desk.phase).toBe('playing');
});
