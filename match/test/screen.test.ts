import { expect, test } from 'vitest';
import { plainScreen } from '../index.ts';

const NO = { refuse: 'a word in it does not fit the rating of this table' };

test.each([
  ['plain foul words', 'What the fuck is that?', 'What the **** is that?'],
  ['a disguise', 'Holy sh1t, a comet', 'Holy ****, a comet'],
  ['stretched letters', 'fuuuuuck', '********'],
  ['a word with such a part as a whole, twice', 'fucking, Fucker!', '*******, ******!'],
  ['with the signs in it, and what goes on after them', 'sh!tty, a$$', '******, ***'],
  ['with what stands before', '(sonofab!tch)', '(***********)'],
  ['a letter for each of other alphabets', '🚀 ｆｕｃｋ 🚀', '🚀 **** 🚀'],
])('for all ages it asks for other words, for teens it puts as many asterisks: %s', (_name, text, mask) => {
  expect(plainScreen(text, { rating: 'allAges', taboos: [] })).toEqual(NO);
  expect(plainScreen(text, { rating: 'teen', taboos: [] })).toEqual({ mask });
  expect([...mask]).toHaveLength([...text].length);
  expect(plainScreen(text, { rating: 'mature', taboos: [] })).toBe('allow');
  expect(plainScreen(text, { rating: undefined, taboos: [] })).toBe('allow');
});

test.each(['cockpit', 'Uranus', 'Titan', 'Scunthorpe', 'analyst', 'class', 'Assess the class of that cockpit off Uranus'])(
  '%s is harmless',
  (text) => {
    for (const rating of ['teen', 'allAges']) expect(plainScreen(text, { rating, taboos: [] })).toBe('allow');
  },
);

test('nobody fills the page with one letter', () => {
  expect(plainScreen('a'.repeat(20), { rating: 'mature', taboos: [] })).toEqual({ refuse: 'the same character over and over' });
  expect(plainScreen('a'.repeat(19), { rating: 'mature', taboos: [] })).toBe('allow');
});
