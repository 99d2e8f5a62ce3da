import { expect, test } from 'vitest';
import { clausesOn, fact, type Leaf, type Rulebook } from '../index.ts';

const book: Rulebook = {
  source: '',
  chapters: [
    {
      title: 'All',
      clauses: [
        { id: 'X-1', text: 'A Knight strikes twice.' },
        { id: 'X-2', text: 'Nobody moves.', about: ['knight'] },
        { id: 'X-3', text: 'Two Knights may stand together.' },
        { id: 'X-4', text: 'A Knighthood costs 3.' },
        { id: 'X-5', text: 'In the dark knight comes.', why: 'It is a word like any other.' },
        { id: 'X-6', text: 'Q is asked.' },
        { id: 'X-7', text: 'Nothing at all.', why: 'Because of the Knight.' },
        { id: 'X-8', text: 'Wet.' },
      ],
    },
  ],
};
const leaf = (more: Partial<Leaf>): Leaf => ({ id: 'knight', title: 'Knight', group: 'Units', text: '', facts: [], ...more });
const idsOn = (one: Leaf): string[] => clausesOn(book, one).map(({ id }) => id);

test('clauses that are filed under a card come first, then those that name it as a whole word', () => {
  expect(idsOn(leaf({}))).toEqual(['X-2', 'X-1', 'X-3', 'X-7']);
  expect(idsOn(leaf({ clauses: ['X-8'] }))).toEqual(['X-2', 'X-8', 'X-1', 'X-3', 'X-7']);
});

test('a title of a letter or two is not looked for, and one with signs in it is taken as it stands', () => {
  expect(idsOn(leaf({ id: 'q', title: 'Q' }))).toEqual([]);
  expect(idsOn(leaf({ id: 'x', title: 'Kn.ght' }))).toEqual([]);
});

test('a fact without a value is no fact', () => {
  expect([fact('Cost', 3), fact('Cost', 0), fact('Cost', null), fact('Cost', ''), fact('Cost', undefined)]).toEqual([
    ['Cost 3'],
    ['Cost 0'],
    [],
    [],
    [],
  ]);
});
