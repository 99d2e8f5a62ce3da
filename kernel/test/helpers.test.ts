/** What games of cards share: mixing, refusal tables, terms, uses, likes. */
import {
  addAnyTerm,
  addTerm,
  always,
  asCandidates,
  atLeast,
  because,
  bestFirst,
  bestOf,
  EarlyDraws,
  mixed,
  once,
  SeededChance,
  seedFrom,
  type Term,
  type Tries,
  totalOf,
  tried,
  Uses,
} from '@bridgehead/kernel';
import { expect, test } from 'vitest';

const chance = (n: number) => new SeededChance(seedFrom(n));

test('mixed: the same cards in any order give the same guess, copies and large numbers included', () => {
  const cards = [7, 3, 3, 900, 0, 12, 3];
  const one = mixed([...cards], chance(1));
  expect(mixed(cards.toReversed(), chance(1))).toEqual(one);
  expect(one.toSorted((a, b) => a - b)).toEqual([0, 3, 3, 3, 7, 12, 900]);
  expect(new Set(Array.from({ length: 20 }, (_, i) => mixed([...cards], chance(i)).join())).size).toBeGreaterThan(10);
  expect(mixed([], chance(1))).toEqual([]);
  // Nothing of an earlier call is left behind.
  expect(mixed([5], chance(1))).toEqual([5]);
});

test('reasons: the same words are made once', () => {
  const no = always('X-1', 'no');
  expect(no()).toBe(no());
  const about = once((n: number) => because('X-2', 'about', { n }));
  expect(about(3)).toBe(about(3));
  expect(about(4).say.params).toEqual({ n: 4 });
});

test('terms: the total is the same with and without a list, and a lift is a term of its own', () => {
  const total = (terms: Term<string, number>[] | null) =>
    atLeast(0, addTerm(terms, 'printed', 1, 0) + addAnyTerm(terms, 'nothing', 1, 0) + addAnyTerm(terms, 'curse', 1, -2), terms, 'clamp', 1);
  const terms: Term<string, number>[] = [];
  expect([total(null), total(terms)]).toEqual([0, 0]);
  expect(terms).toEqual([
    { source: 'printed', of: 1, n: 0 },
    { source: 'curse', of: 1, n: -2 },
    { source: 'clamp', of: 1, n: 2 },
  ]);
  expect(totalOf(terms)).toBe(0);
  expect(atLeast(1, 3, terms, 'clamp', 1)).toBe(3);
  expect(terms).toHaveLength(3);
});

test('uses: by thing and seat; early draws end after so many cards of a seat', () => {
  const uses = new Uses(3);
  uses.count('knight', 2);
  uses.count('knight', 2);
  uses.count('hero', 0);
  expect(uses.bySeat).toEqual({ knight: [0, 0, 2], hero: [1, 0, 0] });
  const early = new EarlyDraws(2, 2);
  for (const card of ['a', 'b', 'c']) early.drew(card, 0);
  early.drew('c', 1);
  expect(early.uses.bySeat).toEqual({ a: [1, 0], b: [1, 0], c: [0, 1] });
  const tries: Tries = [0, 0];
  tried(tries, true);
  tried(tries, false);
  expect(tries).toEqual([1, 2]);
});

test('likes: the best, ties by chance; candidates best first with priors that fall off to a least one', () => {
  const liked = [
    { answer: 'a', score: 1 },
    { answer: 'b', score: 3 },
    { answer: 'c', score: 3 },
    { answer: 'd', score: -90 },
  ];
  expect(new Set(Array.from({ length: 40 }, (_, i) => bestOf(liked, chance(i))))).toEqual(new Set(['b', 'c']));
  const later = { below: () => 0 };
  const earlier = { below: (n: number) => n - 1 };
  expect([bestOf(liked, later), bestOf(liked, earlier)]).toEqual(['c', 'b']);
  const asked: number[] = [];
  const fair = { below: (n: number) => asked.push(n) };
  bestOf(
    [0, 0, 0, 1, 1].map((score) => ({ answer: score, score })),
    fair,
  );
  // The second of three equal ones has one chance in two, the third one in three; a better one begins again.
  expect(asked).toEqual([2, 3, 2]);
  const close = [0, 0.5, 0.25].map((score) => ({ answer: score, score }));
  expect([bestOf(close, later), bestOf(close.toReversed(), later)]).toEqual([0.5, 0.5]);
  const ranked = bestFirst(liked);
  expect(ranked.map(({ answer }) => answer)).toEqual(['b', 'c', 'a', 'd']);
  const priors = asCandidates(ranked, { points: 2, least: 0.01 }).map(({ prior }) => prior);
  expect(priors).toEqual([1, 1, Math.exp(-1), 0.01]);
});
