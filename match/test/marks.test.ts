/** Marks outside the play: every condition with the case in which it does not hold. */
import { because, type GameEvent, type MarkKind, type Told } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import type { Crews } from '../../testkit/test/crews.ts';
import { erasedBy, journalWithout, Match, marksFor, needsHistory, type Row, withoutText, withoutTextOf } from '../index.ts';
import { crewTable, marks, named, unmarked } from './crew.ts';
import { answers, begun, did, setupOf } from './table.ts';

const onOf = (match: { desk: { marks: readonly { on: string }[] } }) => match.desk.marks.map(({ on }) => on);

test('only what the game declares is a mark', () => {
  expect(unmarked(named(), [0, 'hug', 'place:1'], 0).sentence).toBe('This game has no such mark.');
  expect(unmarked(named(), [0, 'toString', 'place:1'], 0).sentence).toBe('This game has no such mark.');
  expect(unmarked(begun(), [0, 'ping', 'place:1'], 0).sentence).toBe('This game has no such mark.');
});

test('only people in their seats give marks, and only once the match has begun', () => {
  const match = named();
  marks(match, [1, 'ping', 'place:1'], 3_000);
  expect(unmarked(match, [9, 'ping', 'place:1'], 3_000).code).toBe('not-your-seat');
  did(match, { do: 'away', seat: 1, level: 'cadet' }, 3_000);
  expect(unmarked(match, [1, 'ping', 'place:1'], 3_000).code).toBe('not-your-seat');
  Object.assign(match.desk.seats[2] ?? {}, { driver: 'bot' });
  expect(unmarked(match, [2, 'ping', 'place:1'], 3_000).code).toBe('not-your-seat');
  const before = named();
  before.run = null;
  expect(unmarked(before, [1, 'ping', 'place:1'], 3_000).code).toBe('not-your-seat');
});

test('after the end a mark is taken as long as its kind allows, and no moment longer', () => {
  const match = named();
  did(match, { do: 'call-off' }, 10_000);
  expect(unmarked(match, [1, 'ping', 'place:1'], 10_000).sentence).toBe('It is too late for that.');
  expect(unmarked(match, [1, 'cheer', 'seat:2', 'bravo'], 70_001).sentence).toBe('It is too late for that.');
  marks(match, [1, 'cheer', 'seat:2', 'bravo'], 70_000);
  marks(match, [1, 'cut', 'name:0'], 900_000);
  expect(match.desk.marks.map(({ what }) => what)).toEqual(['cheer', 'cut']);
});

test('so many of a kind for each seat, and any number for the person who made the table', () => {
  const match = named();
  marks(match, [1, 'ping', 'place:1'], 20_000);
  marks(match, [1, 'cheer', 'seat:0', 'one'], 30_000);
  marks(match, [1, 'cheer', 'seat:2', 'two'], 40_000);
  expect(unmarked(match, [1, 'cheer', 'seat:3', 'three'], 50_000)).toMatchObject({
    code: 'too-many',
    sentence: 'At most 2 of these in one match.',
  });
  marks(match, [2, 'cheer', 'seat:3', 'another seat'], 50_000);
  for (const [i, on] of ['seat:1', 'seat:2', 'seat:3'].entries()) marks(match, [0, 'cheer', on, `host ${i}`], 60_000);
  marks(match, [1, 'cut', 'name:0'], 61_000);
  expect(unmarked(match, [1, 'cut', 'name:1'], 62_000)).toMatchObject({ clause: 'CRW-4', say: { key: 'crews.cut-spent' } });
});

test('a correction comes within its time, counted from the very words that it corrects', () => {
  const swift: MarkKind<Crews> = {
    to: 'all',
    within: 5_000,
    why: () => null,
    wrote: ({ names }, on) => (on === 'none' ? null : on === 'other' ? { seat: 0, text: 'Gamma' } : { seat: 0, text: names[0] ?? '' }),
  };
  const match = named({}, { swift }, ['Same', 'Same']);
  expect(unmarked(match, [0, 'swift', 'none'], 2_000).sentence).toBe('It is too late for that.');
  expect(unmarked(match, [0, 'swift', 'other'], 2_000).sentence).toBe('It is too late for that.');
  // The other crew wrote the same words a second later; that is no help.
  expect(unmarked(match, [0, 'swift', 'name'], 6_001).sentence).toBe('It is too late for that.');
  marks(match, [0, 'swift', 'name'], 6_000);
  const late = because('CRW-4', 'crews.late');
  expect(unmarked(named({}, { swift: { ...swift, late } }), [0, 'swift', 'name'], 6_001)).toMatchObject({ clause: 'CRW-4' });
});

test('six marks within ten seconds are enough from one seat; others and later ones are not counted', () => {
  const match = named();
  for (let place = 0; place < 5; place++) marks(match, [1, 'ping', `place:${place}`], 20_000);
  marks(match, [1, 'ping', 'place:5'], 20_001);
  expect(unmarked(match, [1, 'ping', 'place:0'], 29_999).code).toBe('flood');
  marks(match, [0, 'ping', 'place:0'], 29_999);
  marks(match, [1, 'ping', 'place:0'], 30_000);
});

test('no match keeps more than two thousand', () => {
  const match = named();
  const old = { seat: 3, what: 'cheer', on: 'seat:0', text: 'x', at: 0 };
  match.desk.marks = Array.from({ length: 2_000 }, (_, i) => ({ ...old, on: `seat:0/${i}` }));
  expect(unmarked(match, [1, 'ping', 'place:0'], 20_000).code).toBe('too-many');
  match.desk.marks.pop();
  marks(match, [1, 'ping', 'place:0'], 20_000);
});

test('a text has something to read, at most so many characters, and fits the table', () => {
  const match = named({ options: { rating: 'allAges' } });
  expect(unmarked(match, [1, 'cheer', 'seat:0'], 20_000).sentence).toBe('It takes a text of at most 20 characters.');
  expect(unmarked(match, [1, 'cheer', 'seat:0', `${'ab'.repeat(10)}c`], 20_000).code).toBe('bad-message');
  expect(unmarked(match, [1, 'cheer', 'seat:0', 'sh1t'], 20_000).sentence).toContain('rephrase');
  marks(match, [1, 'cheer', 'seat:0', '🚀✨'.repeat(10)], 20_000);
  // Where the limit depends on what it lies on, that limit counts.
  expect(unmarked(match, [0, 'correct', 'name:0', 'thirteen long'], 3_000).sentence).toBe('It takes a text of at most 12 characters.');
  marks(match, [0, 'correct', 'name:0', 'twelve long.'], 20_000);
  marks(match, [1, 'ping', 'place:0', 'a ping has no words'], 20_000);
  expect(match.desk.marks.map(({ text }) => text)).toEqual(['🚀✨'.repeat(10), 'twelve long.', null]);
});

test('a mark takes the place of the same seat’s mark of the same kind in the same slot, and of nothing else', () => {
  const match = named();
  marks(match, [0, 'cheer', 'seat:2', 'one'], 20_000);
  marks(match, [1, 'cheer', 'seat:2', 'two'], 20_000);
  marks(match, [0, 'cheer', 'seat:3', 'three'], 20_000);
  marks(match, [0, 'cheer', 'seat:2', 'four'], 21_000);
  expect(match.desk.marks.map(({ text }) => text)).toEqual(['two', 'three', 'four']);
  const anywhere: MarkKind<Crews> = { to: 'all', why: () => null, slot: () => 'one' };
  const other = named({}, { anywhere, elsewhere: anywhere });
  marks(other, [1, 'anywhere', 'a'], 0);
  marks(other, [1, 'elsewhere', 'b'], 0);
  marks(other, [1, 'anywhere', 'c'], 0);
  expect(onOf(other)).toEqual(['b', 'c']);
});

test('what fades is gone at its moment, and not before', () => {
  const match = named();
  marks(match, [1, 'ping', 'place:1'], 20_000);
  marks(match, [1, 'ping', 'place:2'], 29_999);
  expect(onOf(match)).toEqual(['place:1', 'place:2']);
  marks(match, [1, 'cheer', 'seat:2', 'stays'], 30_000);
  expect(onOf(match)).toEqual(['place:2', 'seat:2']);
});

test('marks to the team are seen by the team, marks to all by all', () => {
  const match = named();
  expect(marksFor(match, 0)).toBe(match.desk.marks);
  marks(match, [1, 'ping', 'place:1'], 20_000);
  marks(match, [2, 'cheer', 'seat:1', 'hi'], 20_000);
  const seen = ([0, 1, 2, 3, 'spectator'] as const).map((viewer) => marksFor(match, viewer).map(({ what }) => what));
  expect(seen).toEqual([['ping', 'cheer'], ['ping', 'cheer'], ['cheer'], ['cheer'], ['cheer']]);
});

test('a cut masks the words, and what was written next to them; a correction masks nothing', () => {
  const match = named();
  marks(match, [0, 'correct', 'name:0', 'Alpine'], 3_000);
  marks(match, [2, 'correct', 'name:1', 'Bravo'], 3_000);
  expect(match.erased).toEqual([]);
  marks(match, [3, 'ping', 'place:0'], 3_000);
  const before = [0, 1].map((seat) => match.promptId(seat));
  marks(match, [3, 'cut', 'name:0'], 4_000);
  expect([0, 1].map((seat) => match.promptId(seat))).toEqual(before);
  expect(match.erased).toEqual([{ seat: 0, text: 'Alpha', on: 'name:0' }]);
  expect(match.desk.marks.map(({ text }) => text)).toEqual(['██████', 'Bravo', null, null]);
  expect(match.run?.state).toMatchObject({ names: ['█████', 'Beta'] });
  expect(match.desk.wrote.map(({ text }) => text)).toEqual(['Beta']);
  expect(JSON.stringify(match.recent)).not.toContain('Alpha');
  expect(JSON.stringify(match.recent)).toContain('Beta');
  // What is gone is not wiped out twice.
  marks(match, [1, 'cut', 'name:0'], 5_000);
  expect(match.erased).toHaveLength(1);
});

test('words from before what is in memory need the whole journal, others do not', () => {
  const match = crewTable();
  answers(match, 0, 'Alpha', 1_000);
  const { saved } = match.snapshot();
  answers(match, 2, 'Beta', 2_000);
  const cut = { do: 'mark', seat: 3, what: 'cut', on: 'name:0', text: null } as const;
  expect(needsHistory(match, cut)).toBe(false);
  match.base = { saved, count: 1 };
  match.entries.shift();
  expect(needsHistory(match, cut)).toBe(true);
  expect(needsHistory(match, { ...cut, on: 'name:1' })).toBe(false);
  expect(needsHistory(match, { ...cut, what: 'ping', on: 'place:1' })).toBe(false);
  expect(needsHistory(match, { do: 'concede', seat: 0 })).toBe(false);
  expect(() => marks(match, [3, 'cut', 'name:0'], 4_000)).toThrow('before what is in memory');
});

test('a word that is also an answer is cut where it was written, and nowhere else', () => {
  const told = (type: string, more: object): Told => ({
    all: { type, ...more } as GameEvent,
    to: { 1: null, 2: { type, ...more } as GameEvent },
  });
  const rows = [
    { deed: { do: 'play', entry: { seat: 0, answer: 'ready' }, by: 'person' }, told: null },
    { deed: { do: 'play', entry: { seat: 2, answer: 'ready' }, by: 'person' }, told: [told('named', { crew: 0, name: 'ready' })] },
    { deed: { do: 'play', entry: { seat: 0, answer: 'ready' }, by: 'person' }, told: [told('ready', { crew: 0, name: 'ready' })] },
    { deed: { do: 'mark', seat: 0, what: 'correct', on: 'name:0', text: 'early' }, told: null },
    { deed: { do: 'mark', seat: 0, what: 'correct', on: 'name:1', text: 'ready' }, told: null },
  ] as const satisfies Row[];
  const written = { seat: 0, text: 'ready', on: 'name:0', told: { event: { type: 'named', crew: 0 }, as: 'name' } };
  expect(journalWithout<Row>(rows, written)).toEqual([
    { ...rows[0], deed: { do: 'play', entry: { seat: 0, answer: '█████' }, by: 'person' } },
    { ...rows[1], told: [told('named', { crew: 0, name: '█████' })] },
    rows[2],
    { ...rows[3], deed: { ...rows[3].deed, text: '█████' } },
    rows[4],
  ]);
});

test('somebody’s marks are forgotten with what they wrote; marks without words stay', () => {
  const match = named();
  marks(match, [1, 'ping', 'place:1'], 20_000);
  marks(match, [1, 'cheer', 'seat:0', 'mine'], 20_000);
  marks(match, [2, 'cheer', 'seat:0', 'not mine'], 20_000);
  expect(withoutTextOf(match.desk, 'bob').map(({ text }) => text)).toEqual([null, 'not mine']);
});

test('before the match begins there is nothing to wipe out', () => {
  expect(erasedBy(new Match(crewTable().game, setupOf({ seats: 4 })), { what: 'cut', on: 'name:0' })).toBeNull();
});

test('words are masked wherever they stand, and nothing else is changed', () => {
  const data = { text: 'rude', n: 5, flag: true, none: null, list: ['rude', 'rude words', { deep: 'rude' }] };
  expect(withoutText(data, 'rude')).toEqual({ text: '████', n: 5, flag: true, none: null, list: ['████', 'rude words', { deep: '████' }] });
});

test('a mark moves no clock', () => {
  const match = crewTable({ clock: { kind: 'live', base: 60, increment: 0 } });
  marks(match, [0, 'ping', 'place:1'], 9_000);
  expect([match.desk.moved, match.desk.clock.since]).toEqual([0, 0]);
});
