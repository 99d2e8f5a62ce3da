import { type Entry, enter, type MatchChance } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { crews } from '../../testkit/test/crews.ts';
import {
  botWordOf,
  brokenPromise,
  commitmentOf,
  type Happening,
  Match,
  playedIn,
  pledgeOf,
  type RecordOfMatch,
  recordOf,
  seedOf,
  verify,
  wordOf,
} from '../index.ts';
import { beginRun } from '../rerun.ts';
import { crewTable } from './crew.ts';
import { answers, begun, did, refused, SECRET, setupOf } from './table.ts';
import { toy } from './toy.ts';

/** A finished match with a take-back in it, and its record. */
function finished(): { match: Match; record: RecordOfMatch } {
  const match = begun();
  const deeds: Happening[] = [{ seq: 2, at: 0, deed: { do: 'rise', seat: 0 }, told: match.recent.flat() }];
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
    record: JSON.parse(JSON.stringify(recordOf(match.setup, playedIn(deeds), { desk, words, names: ['a', 'b'] }))),
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
/** A draw without the concession at the end. */
const drawnBut = (ranking: number[][]) => (record: Forgery) => {
  record.entries = record.entries.slice(0, -1);
  record.told = record.told.slice(0, -1);
  record.result = { ranking, reason: 'match.drawn', clause: 'TOY-9' };
};
/** Other words with the seed that follows from them, and nobody bound. */
function reword(record: Forgery, words: string[]): void {
  record.fair = { ...record.fair, words, pledges: words.map(() => null) };
  record.seed = seedOf('m1', record.fair.secret, words);
}
/** What set-up tells. */
const run = (record: Forgery) => beginRun(toy, record).takeEvents();
/** A roll that was taken back: its dice would fall again for a player who went on from here. */
function takenBack(record: Forgery): Entry[] {
  const past = beginRun(toy, record);
  enter(past, { seat: 0, answer: 'roll' });
  return [{ jump: (past.table.chance as MatchChance).position, undone: [{ seat: 0, answer: 'roll' }] }];
}
function goesOn(record: Forgery, entries: Entry[]): void {
  record.from = { seed: record.seed, entries };
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
  ['another set-up', (r) => (r.told = r.told.map((t, i) => (i === 0 ? [{ all: { type: 'dealt' }, to: null }] : t))), -1, 'Set-up'],
  ['nothing to check the dice by', (r) => (r.fair = null as never), -1, 'The record cannot be run: TypeError'],
  ['a jump though somebody gave up', (r) => insert(r, { jump: 500, undone: [{ concede: 1 }] }), 1, 'nothing was taken back'],
  ['words for entries', (r) => (r.entries = r.entries.map(() => 'answer,seat' as never)), 0, 'not an entry'],
  ['lists for entries', (r) => (r.entries = r.entries.map(() => [] as never)), 0, 'not an entry'],
  ['another game', (r) => (r.game = 'chess'), -1, 'chess'],
  ['other rules', (r) => (r.version = 2), -1, 'version 2'],
  ['a jump to nowhere', (r) => (r.entries = r.entries.map((e) => ('jump' in e ? { ...e, jump: -1 } : e))), 3, 'nobody left them'],
  ['a jump back', (r) => insert(r, { jump: 0, undone: [{ seat: 1, answer: 'one' }] }), 1, 'nobody left them'],
  ['a jump though nothing was taken back', (r) => insert(r, { jump: 3, undone: [] }), 1, 'nothing was taken back'],
  ['a jump ahead that nothing explains', (r) => insert(r, { jump: 500, undone: [{ seat: 1, answer: 'roll' }] }), 1, 'nobody left them'],
  [
    'a jump explained by another jump that nothing explains',
    (r) => {
      const loaded = { jump: 500, undone: [{ seat: 0, answer: 'one' }] };
      insert(r, { jump: 500, undone: [{ seat: 1, answer: 'one' }, loaded] });
    },
    1,
    'nobody left them',
  ],
  ['a jump without what was taken back', (r) => insert(r, { jump: 500 }), 1, 'not an entry'],
  [
    'an entry with more than an entry has',
    (r) => (r.entries = r.entries.map((e, i) => (i === 0 ? { ...e, luck: 1 } : e))),
    0,
    'not an entry',
  ],
  [
    'an entry after the end',
    (r) => {
      r.entries = [...r.entries, { concede: 0 }];
      r.told = [...r.told, []];
    },
    8,
    'over',
  ],
  ['a draw that nobody can agree on', (r) => (r.result = { ranking: [[0], [1]], reason: 'match.drawn', clause: 'TOY-9' }), 8, 'result'],
  ['a draw after somebody gave up', (r) => (r.result = { ranking: [[0, 1]], reason: 'match.drawn', clause: 'TOY-9' }), 8, 'result'],
  ['a pledge too few', (r) => (r.fair = { ...r.fair, pledges: [null] }), -1, 'pledges do not belong'],
  ['a draw that ranks', drawnBut([[1], [0]]), 7, 'result'],
  ['options that no table has', (r) => (r.options = {}), -1, 'options'],
  ['another pledge', (r) => (r.fair = { ...r.fair, pledges: ['ab'.repeat(32), null] }), -1, 'pledged'],
  ['a word chosen for a bot', (r) => (r.fair = { ...r.fair, bots: [1] }), -1, 'bot'],
  [
    'loaded dice in what it goes on from',
    (r) => (r.from = { seed: r.seed, entries: [{ jump: 40, undone: [{ seat: 0, answer: 'one' }] }] }),
    -1,
    'nobody left them',
  ],
  ['other options', (r) => (r.options = { goal: 1 }), -1, 'goal'],
  ['too many seats', (r) => (r.seats = 9), -1, 'seats'],
  ['another number of seats', (r) => (r.seats = 3), -1, 'seed'],
  ['nonsense', (r) => (r.entries = r.entries.map(() => null as never)), 0, 'not an entry'],
  ['another format', (r) => (r.format = 'bridgehead-record/2' as never), -1, 'format'],
  ['one more member', (r) => Object.assign(r, { luck: 1 }), -1, 'members of a record'],
  ['a member that is none', (r) => Object.defineProperty(r, '__proto__', { value: {}, enumerable: true }), -1, 'members of a record'],
  ['one more member of the dice', (r) => (r.fair = { ...r.fair, luck: 1 } as never), -1, 'belongs to the dice'],
  ['one more member of what it goes on from', (r) => (r.from = { seed: r.seed, entries: [], luck: 1 } as never), -1, 'goes on from'],
  ['no match', (r) => (r.match = ''), -1, 'names no match'],
  ['a secret that is none', (r) => (r.fair = { ...r.fair, secret: 'x', commitment: commitmentOf('m1', 'x') }), -1, 'hexadecimal'],
  ['a pledge that is none', (r) => (r.fair = { ...r.fair, pledges: ['p', null] }), -1, 'hexadecimal'],
  ['a seed that is none', (r) => (r.seed = 'AB'.repeat(32)), -1, 'hexadecimal'],
  ['words that are none', (r) => reword(r, ['', '']), -1, 'A word is not'],
  ['seats of bots in no order', (r) => (r.fair = { ...r.fair, bots: [1, 0] }), -1, 'in their order'],
  ['a bot where no seat is', (r) => (r.fair = { ...r.fair, bots: [2] }), -1, 'in their order'],
  ['a bot twice', (r) => (r.fair = { ...r.fair, bots: [1, 1] }), -1, 'in their order'],
  ['a name too many', (r) => (r.names = ['a', 'b', 'c']), -1, 'names'],
  [
    'a draw that was agreed on with a bot',
    (r) => {
      drawnBut([[0, 1]])(r);
      reword(r, [r.fair.words[0] as string, botWordOf('m1', r.fair.commitment, 1)]);
      r.fair = { ...r.fair, bots: [1] };
      Object.assign(r, { entries: [], told: [run(r)] });
    },
    0,
    'result',
  ],
  ['a match that goes on where no die may fall', (r) => goesOn(r, takenBack(r)), -1, 'no match goes on'],
  ['a match that goes on after its end', (r) => goesOn(r, [{ concede: 1 }]), -1, 'no match goes on'],
])('a forged record is found out: %s', (_name, forge, at, problem) => {
  const { record } = finished();
  forge(record);
  const verdict = verify(toy, record);
  expect(verdict).toMatchObject({ genuine: false, at, checked: Math.max(0, at) });
  expect(verdict.problem).toContain(problem);
});

test('what is taken back may hold a take-back itself', () => {
  const match = begun();
  const deeds: Happening[] = [{ seq: 2, at: 0, deed: { do: 'rise', seat: 0 }, told: match.recent.flat() }];
  deeds.push(answers(match, 0, 'one'), answers(match, 1, 'roll'));
  deeds.push(did(match, { do: 'undo', seat: 1 }), did(match, { do: 'consent', seat: 0, yes: true }));
  deeds.push(did(match, { do: 'undo', seat: 0 }), did(match, { do: 'consent', seat: 1, yes: true }));
  deeds.push(answers(match, 0, 'roll'), did(match, { do: 'concede', seat: 1 }));
  const { words, desk } = match;
  const record = recordOf(match.setup, playedIn(deeds), { desk, words, names: ['a', 'b'] });
  expect(record.entries[0]).toMatchObject({ undone: [{ seat: 0, answer: 'one' }, { undone: [{ seat: 1, answer: 'roll' }] }] });
  expect(verify(toy, record)).toMatchObject({ genuine: true, problem: null });
});

test('however often people take back, the record holds', () => {
  const match = begun();
  const deeds: Happening[] = [{ seq: 2, at: 0, deed: { do: 'rise', seat: 0 }, told: match.recent.flat() }];
  for (let i = 0; i < 201; i++) {
    deeds.push(answers(match, 0, 'one'), answers(match, 1, 'roll'));
    deeds.push(did(match, { do: 'undo', seat: 0 }), did(match, { do: 'consent', seat: 1, yes: true }));
  }
  const { words, desk } = match;
  const record = recordOf(match.setup, playedIn(deeds), { desk, words, names: ['a', 'b'] });
  expect(record.entries.filter((entry) => 'jump' in entry)).toHaveLength(201);
  expect(verify(toy, record)).toMatchObject({ genuine: true, problem: null });
});

test('finding 3: a late take-back is explained from where it led to, not from the beginning', () => {
  const match = begun({ options: { goal: 1000 } });
  const deeds: Happening[] = [{ seq: 2, at: 0, deed: { do: 'rise', seat: 0 }, told: match.recent.flat() }];
  for (let i = 0; i < 300; i++) deeds.push(answers(match, 0, 'one'), answers(match, 1, 'one'));
  for (let i = 0; i < 100; i++) {
    deeds.push(answers(match, 0, 'one'), answers(match, 1, 'roll'));
    deeds.push(did(match, { do: 'undo', seat: 0 }), did(match, { do: 'consent', seat: 1, yes: true }));
  }
  const { words, desk } = match;
  const record = recordOf(match.setup, playedIn(deeds), { desk, words, names: ['a', 'b'] });
  expect(record.entries).toHaveLength(700);
  // From the beginning it would be more than 60,000.
  expect(verify(toy, record, { mostAgain: 6_000 })).toMatchObject({ genuine: true, problem: null });
  expect(verify(toy, record, { mostAgain: 100 })).toMatchObject({ genuine: false, problem: expect.stringContaining('in any time') });
});

test('finding 4: what a match goes on from holds without what was taken back, but its dice go forward only', () => {
  const { record } = finished();
  const { seed } = record;
  const going = (jump: number) => verify(toy, { ...record, from: { seed, entries: [{ jump }, { seat: 0, answer: 'one' }] } }).problem;
  expect(going(3)).not.toContain('What it goes on from');
  for (const jump of [-1, 0.5, 1e308]) expect(going(jump)).toContain('What it goes on from does not hold');
});

test('texts are those that the referee would have taken', () => {
  const match = crewTable();
  const deeds: Happening[] = [{ seq: 4, at: 0, deed: { do: 'rise', seat: 0 }, told: match.recent.flat() }];
  deeds.push(answers(match, 0, 'Al\u202epha'), did(match, { do: 'call-off' }));
  const { words, desk } = match;
  const record = JSON.stringify(recordOf(match.setup, playedIn(deeds), { desk, words, names: [] }));
  expect(verify(crews, JSON.parse(record))).toMatchObject({ genuine: true, problem: null });
  const forged = JSON.parse(record.replaceAll('Alpha', 'Al\u202epha'));
  expect(verify(crews, forged)).toMatchObject({ genuine: false, at: 0, problem: expect.stringContaining('cleaned') });
});

test('a draw that was agreed on holds', () => {
  const { record } = finished();
  drawnBut([[0, 1]])(record as Forgery);
  expect(verify(toy, record)).toMatchObject({ genuine: true });
});

test('words are given when everybody is bound, and somebody new unbinds them', () => {
  const match = new Match(toy, setupOf());
  const bind = (person: string, text: string) => ({ do: 'pledge', person, pledge: pledgeOf('m1', wordOf('m1', text)) }) as const;
  did(match, { do: 'sit', seat: 0, person: 'ann', word: null });
  did(match, bind('ann', 'first thought'));
  did(match, bind('ann', 'heron'));
  did(match, { do: 'sit', seat: 1, person: 'bob', word: null, pledge: bind('bob', 'otter').pledge });
  expect(refused(match, { do: 'word', person: 'ann', word: 'first thought' })).toMatchObject({ code: 'bad-message' });
  did(match, { do: 'word', person: 'ann', word: 'heron' });
  expect(refused(match, bind('bob', 'a better one')).sentence).toContain('pledged');
  did(match, { do: 'rise', person: 'bob' });
  expect(match.desk.seats[0]).toMatchObject({ pledge: null, word: null });
  did(match, { do: 'sit', seat: 1, person: 'cid', word: 'at once' });
  did(match, bind('ann', 'ibis'));
  did(match, { do: 'word', person: 'ann', word: 'ibis' });
  expect(match.desk.phase).toBe('playing');
  expect(match.words).toEqual([wordOf('m1', 'ibis'), wordOf('m1', 'at once')]);
  expect(JSON.stringify(match.snapshot())).not.toContain('ibis');
});

test('a bot has no choice of a word', () => {
  const match = new Match(toy, setupOf());
  did(match, { do: 'bot', seat: 1, level: 'cadet' });
  expect(match.words[1]).toBe(botWordOf('m1', match.setup.commitment, 1));
});

test('a client that kept what was promised finds out what was not kept', () => {
  const words = [wordOf('m1', 'heron'), botWordOf('m1', commitmentOf('m1', SECRET), 1)];
  const promised = { commitment: commitmentOf('m1', SECRET), pledges: [pledgeOf('m1', words[0] as string), null], bots: [1] };
  const revealed = { secret: SECRET, words, seed: seedOf('m1', SECRET, words) };
  expect(brokenPromise('m1', promised, revealed)).toBeNull();
  const other = (change: Partial<typeof revealed>) => {
    const now = { ...revealed, ...change };
    return { ...now, seed: seedOf('m1', now.secret, now.words) };
  };
  expect(brokenPromise('m1', promised, other({ secret: 'cd'.repeat(32) }))).toContain('committed');
  expect(brokenPromise('m1', promised, other({ words: [wordOf('m1', 'otter'), words[1] as string] }))).toContain('seat 0');
  expect(brokenPromise('m1', promised, other({ words: [words[0] as string, wordOf('m1', 'chosen')] }))).toContain('seat 1');
  expect(brokenPromise('m1', promised, { ...revealed, seed: 'ef'.repeat(32) })).toContain('seed');
});
