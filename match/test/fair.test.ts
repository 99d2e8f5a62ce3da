import type { Entry } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { commitmentOf, type Happening, type Match, playedIn, type RecordOfMatch, recordOf, seedOf, verify } from '../index.ts';
import { answers, begun, did, SECRET } from './table.ts';
import { toy } from './toy.ts';

/** A finished match with a take-back in it, and its record. */
function finished(): { match: Match; record: RecordOfMatch } {
  const match = begun();
  const deeds: Happening[] = [{ seq: 2, at: 0, deed: { do: 'rise', seat: 0 }, told: [...match.recent] }];
  deeds.push(answers(match, 0, 'roll'), answers(match, 1, 'duel'), answers(match, 1, 'rock'), answers(match, 0, 'paper'));
  deeds.push(did(match, { do: 'undo', seat: 0 }), did(match, { do: 'consent', seat: 1, yes: true }));
  deeds.push(
    answers(match, 0, 'rock'),
    answers(match, 0, 'one'),
    did(match, { do: 'undo', seat: 0 }),
    answers(match, 0, 'announce'),
    answers(match, 1, 'pass'),
  );
  deeds.push(did(match, { do: 'concede', seat: 1 }));
  const { words, desk } = match;
  return {
    match,
    record: JSON.parse(JSON.stringify(recordOf(match.setup, playedIn(deeds), { words, names: ['a', 'b'], result: desk.result }))),
  };
}

test('commitment and seed come from separate domains, and every word matters', () => {
  const seed = seedOf('m1', SECRET, ['a', 'b']);
  expect(new Set([commitmentOf('m1', SECRET), seed, seedOf('m1', SECRET, ['a', 'c']), seedOf('m2', SECRET, ['a', 'b'])]).size).toBe(4);
  expect(seed).toMatch(/^[0-9a-f]{64}$/);
});

test('a genuine record holds, take-backs included', () => {
  const { match, record } = finished();
  // The record also keeps what was taken back, which explains the jump.
  expect(record.entries.map((entry) => ('jump' in entry ? { jump: entry.jump } : entry))).toEqual(match.entries);
  expect(record.entries.filter((entry) => 'jump' in entry)).toMatchObject([{ undone: [{ seat: 0, answer: 'paper' }] }]);
  expect(verify(toy, record)).toEqual({ genuine: true, checked: record.entries.length, problem: null, at: null });
});

/** One more entry, with nothing told, after the first. */
function insert(record: Forgery, entry: Entry): void {
  record.entries = record.entries.toSpliced(1, 0, entry);
  record.told = record.told.toSpliced(2, 0, []);
}
type Forgery = { -readonly [K in keyof RecordOfMatch]: RecordOfMatch[K] };
test.each<[string, (record: Forgery) => void, number, string]>([
  ['another secret', (r) => (r.fair = { ...r.fair, secret: 'cd'.repeat(32) }), -1, 'commitment'],
  ['another word', (r) => (r.fair = { ...r.fair, words: ['word 0', 'word 2'] }), -1, 'seed'],
  ['another seed', (r) => (r.seed = 'ef'.repeat(32)), -1, 'seed'],
  ['another commitment', (r) => (r.fair = { ...r.fair, commitment: 'ef'.repeat(32) }), -1, 'commitment'],
  ['another answer', (r) => (r.entries = r.entries.map((e, i) => (i === 2 ? { seat: 1, answer: 'paper' } : e))), 4, 'Entry 4'],
  [
    'an answer that is not offered',
    (r) => (r.entries = r.entries.map((e, i) => (i === 1 ? { seat: 1, answer: 'cheat' } : e))),
    1,
    'malformed',
  ],
  [
    'another event',
    (r) => (r.told = r.told.map((t, i) => (i === 1 ? [{ all: { type: 'moved', seat: 0, move: 'roll', total: 6 }, to: null }, ...t] : t))),
    0,
    'Entry 0',
  ],
  ['an event left out', (r) => (r.told = r.told.map((t, i) => (i === 1 ? [] : t))), 0, 'null'],
  ['another result', (r) => (r.result = { ranking: [[1], [0]], reason: 'toy.won', clause: 'TOY-1' }), 8, 'result'],
  ['another game', (r) => (r.game = 'chess'), -1, 'chess'],
  ['other rules', (r) => (r.version = 2), -1, 'version 2'],
  ['a jump to nowhere', (r) => (r.entries = r.entries.map((e, i) => (i === 3 ? { jump: -1 } : e))), 3, 'nobody left them'],
  ['a jump back', (r) => insert(r, { jump: 0, undone: [] }), 1, 'nobody left them'],
  ['a jump ahead that nothing explains', (r) => insert(r, { jump: 500 }), 1, 'nobody left them'],
  ['other options', (r) => (r.options = { goal: 1 }), -1, 'goal'],
  ['too many seats', (r) => (r.seats = 9), -1, 'seed'],
  ['nonsense', (r) => (r.entries = r.entries.map(() => null as never)), 0, 'not an entry'],
])('a forged record is found out: %s', (_name, forge, at, problem) => {
  const { record } = finished();
  forge(record);
  const verdict = verify(toy, record);
  expect(verdict).toMatchObject({ genuine: false, at });
  expect(verdict.problem).toContain(problem);
});
