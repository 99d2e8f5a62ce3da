/** Seats that are kept for somebody, rematches, and names. */
import { expect, test } from 'vitest';
import { guestName } from '../guest.ts';
import { Match, seatsShown, shownTo } from '../index.ts';
import { answers, begun, did, refused, setupOf } from './table.ts';
import { toy } from './toy.ts';

const kept = (...names: (string | null)[]): Match => new Match(toy, setupOf({ seats: names.length, kept: names }));
const sit = (person: string, seat: number | null = null) => ({ do: 'sit', seat, person, word: 'w' }) as const;
const KEPT = 'That seat is kept for somebody else.';

test('the person a seat is kept for finds it; others are given another, or none', () => {
  const match = kept(null, 'ann', 'bob');
  expect(refused(match, sit('cid', 1)).sentence).toBe(KEPT);
  expect(did(match, sit('ann')).deed).toMatchObject({ seat: 1 });
  expect(match.desk.seats[1]).toMatchObject({ person: 'ann', keptFor: null });
  expect(did(match, sit('cid')).deed).toMatchObject({ seat: 0 });
  expect(refused(match, sit('dee')).sentence).toBe(KEPT);
  expect(did(match, sit('bob', 2)).deed).toMatchObject({ seat: 2 });
  expect(refused(match, sit('dee')).code).toBe('full');
});

test('who is asked to sit down may say no; then anybody may', () => {
  const match = kept('ann', 'bob');
  match.names.set('bob', 'Bob');
  expect(seatsShown(match)).toMatchObject([
    { keptFor: 'ann', name: '', driver: 'open' },
    { keptFor: 'bob', name: 'Bob' },
  ]);
  expect(refused(match, { do: 'decline', person: 'cid' })).toMatchObject({ code: 'gone', sentence: 'No seat is kept for you here.' });
  const before = seatsShown(match);
  expect(did(match, { do: 'decline', person: 'bob' }).told).toEqual([
    { all: { type: 'match.turnedDown', seat: 1, name: 'Bob' }, to: null },
  ]);
  const after = seatsShown(match, before);
  expect([after[0] === before[0], after[1]?.keptFor]).toEqual([true, null]);
  expect(refused(match, { do: 'decline', person: 'bob' }).code).toBe('gone');
  did(match, sit('cid', 1));
  expect(did(kept('ann', 'bob'), { do: 'decline', person: 'ann' }).deed).toEqual({ do: 'decline', seat: 0 });
  match.desk.phase = 'abandoned';
  expect(refused(match, { do: 'decline', person: 'ann' }).code).toBe('gone');
});

test('a player who gives up is shown to have', () => {
  const match = begun();
  const before = seatsShown(match);
  did(match, { do: 'concede', seat: 1 });
  const after = seatsShown(match, before);
  expect([after[0] === before[0], after[1]?.gaveUp]).toEqual([true, true]);
});

test('a rematch is offered when the match is over, by a person, in place of what was offered before', () => {
  const match = new Match(toy, setupOf({ seats: 3 }));
  const offer = (seat: number, to: string, instead: string | null = null) => ({ do: 'rematch', seat, match: to, instead }) as const;
  did(match, { do: 'bot', seat: 2, level: 'cadet' });
  did(match, sit('ann', 0));
  did(match, sit('bob', 1));
  expect(refused(match, offer(0, 'm2')).sentence).toBe('The match is not over.');
  did(match, { do: 'concede', seat: 0 }, 5);
  expect(refused(match, offer(2, 'm2')).code).toBe('not-your-seat');
  expect(refused(match, offer(9, 'm2')).code).toBe('not-your-seat');
  expect(refused(match, offer(0, 'm2', 'm1')).sentence).toBe('Somebody else has offered a rematch.');
  match.names.set('bob', 'Bob');
  expect(did(match, offer(1, 'm2'), 9).told).toEqual([{ all: { type: 'match.rematch', seat: 1, name: 'Bob' }, to: null }]);
  expect(shownTo(match, 0).rematch).toEqual({ match: 'm2', by: 1 });
  expect(match.desk.moved).toBe(5);
  expect(refused(match, offer(0, 'm3')).code).toBe('gone');
  did(match, offer(0, 'm3', 'm2'));
  expect(shownTo(match, 0).rematch).toEqual({ match: 'm3', by: 0 });
});

test('a desk from before there were rematches has none', () => {
  const match = begun();
  answers(match, 0, 'one');
  const snapshot = JSON.parse(JSON.stringify(match.snapshot()));
  delete snapshot.desk.rematch;
  delete snapshot.desk.seats[0].gaveUp;
  for (const open of [Match.restore, Match.atRest]) {
    const again = open(toy, setupOf(), structuredClone(snapshot), []);
    expect([again.desk.rematch, again.desk.seats[0]?.gaveUp, again.desk.seats[0]?.person]).toEqual([null, false, 'ann']);
  }
});

test('a guest has a word and a number from 1 to 99', () => {
  expect(guestName(() => 0)).toBe('Ember 1');
  expect(guestName((n) => n - 1)).toBe('Falcon 99');
});
