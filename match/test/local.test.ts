import { seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import type { Happening } from '../index.ts';
import { LocalMatch } from '../local.ts';
import { toy } from './toy.ts';

const plan = (bots: readonly ('cadet' | null)[], more = {}) => ({
  id: 'l1',
  game: toy,
  options: { goal: 20 },
  seed: seedFrom(4),
  bots,
  ...more,
});

test('a match on one device begins at once, and tells everything once', () => {
  const heard: Happening[] = [];
  const local = new LocalMatch(plan([null, 'cadet']), { now: () => 7, hear: (done) => heard.push(done) });
  expect(local.match.desk.phase).toBe('playing');
  expect(local.people).toEqual([0]);
  expect(heard.map(({ deed }) => deed.do)).toEqual(['sit', 'bot']);
  expect(local.match.setup).toMatchObject({ listed: false, spectators: false, hints: true, window: 0, created: 7 });
  expect(local.answer(0, 'one')).toBeNull();
  expect(heard.at(-1)?.told.map(({ all }) => all?.type)).toEqual(['moved']);
  expect(heard.length).toBe(3);
  expect(local.dueBot()).toMatchObject({ seat: 1, level: 'cadet' });
  expect(local.answer(1, 'two')).toBeNull();
  expect(heard.slice(-2).map(({ deed }) => deed.do === 'play' && deed.by)).toEqual(['person', 'bot']);
  expect(local.dueBot()).toBeNull();
});

test('what is refused changes nothing and is told why', () => {
  const local = new LocalMatch(plan([null, 'cadet']), { now: () => 0 });
  const before = JSON.stringify(local.match.snapshot());
  expect(local.answer(0, 'three')?.code).toBe('malformed');
  expect(local.answer(0, 'one', 99)?.code).toBe('stale');
  expect(local.answer(1, 'one')?.code).toBe('not-asked');
  expect(JSON.stringify(local.match.snapshot())).toBe(before);
});

test('a saved match goes on where it was, with the same dice', () => {
  const local = new LocalMatch(plan([null, null]), { now: () => 0 });
  local.answer(0, 'roll');
  local.answer(1, 'roll');
  const { entries, seed, game, seats, version } = local.record();
  expect({ seed, game, seats, version, count: entries.length }).toEqual({ seed: seedFrom(4), game: 'toy', seats: 2, version: 1, count: 2 });
  const again = new LocalMatch(plan([null, null], { entries }), { now: () => 0 });
  expect(again.match.run?.state).toEqual(local.match.run?.state);
  for (const one of [local, again]) one.answer(0, 'roll');
  expect(again.match.run?.state).toEqual(local.match.run?.state);
});

test('a standing pass is due when its moment has come', () => {
  let now = 100;
  const local = new LocalMatch(plan(['cadet', null]), { now: () => now });
  local.submit({ do: 'standing', seat: 1, standing: { ask: 'never', stopFor: [], untilMyTurn: false } });
  expect(local.duePass()).toBeNull();
  local.answer(0, 'announce');
  expect(local.duePass()).toMatchObject({ do: 'answer', seat: 1, answer: 'pass', by: 'standing' });
  now = 99;
  expect(local.duePass()).toBeNull();
  // A clock that went back: the pass is held, and nothing happens.
  const { seq } = local.match;
  expect([local.answer(1, 'pass'), local.match.seq]).toEqual([null, seq]);
});
