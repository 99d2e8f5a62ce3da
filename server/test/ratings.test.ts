/** Ratings: which matches count, what follows from them, and that the same follows again. */
import type { Leaderboard, Profile } from '@bridgehead/match';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { rateAgain } from '../ratings/ratings.ts';
import { openHouse, type TestHouse } from './house.ts';
import { type Tab, type Visitor, visit } from './visitor.ts';

let house: TestHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

/** Somebody whose name a passkey keeps. */
async function known(): Promise<Visitor> {
  const person = await visit(house.url);
  const passkey = { id: `key of ${person.id}`, person: person.id, public_key: '', counter: 0, transports: '[]', created: 0 };
  await house.house.store.people.addPasskey(passkey, 1);
  return person;
}
async function table(ann: Visitor, bob: Visitor, more: object = {}): Promise<{ id: string; tabs: [Tab, Tab] }> {
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'], ...more });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  const tabs: [Tab, Tab] = [await ann.tab(), await bob.tab()];
  await tabs[0].watch(id, 0);
  await tabs[1].watch(id, 1);
  return { id, tabs };
}
/** The second of two wins. */
async function lost(ann: Visitor, bob: Visitor, more: object = {}): Promise<string> {
  const { id, tabs } = await table(ann, bob, more);
  await moves(id, tabs, 6);
  await tabs[0].ask({ t: 'concede', match: id, seat: 0 });
  for (const tab of tabs) tab.close();
  return id;
}
/** They play so many moves that giving up counts. */
async function moves(id: string, tabs: readonly [Tab, Tab], count: number): Promise<void> {
  for (let i = 0; i < count; i++) {
    const seat = (i % 2) as 0 | 1;
    await tabs[seat].until(id, seat, ({ shown }) => shown.prompt !== null);
    await tabs[seat].answer(id, seat, 'one');
  }
}
const count = () => house.house.ratings.sweep();
const board = (by: Visitor) => by.get<Leaderboard>('/ratings/toy');
/** All figures, the best first: the board leaves out people with few matches. */
const figures = async () => (await house.house.store.ratings.all('toy')).toSorted((a, b) => b.mu - a.mu);

test('a match between people who are known moves both; the same figures follow when all is worked out again', async () => {
  const [ann, bob, cyd] = [await known(), await known(), await known()];
  for (const [one, other] of [
    [ann, bob],
    [bob, cyd],
    [ann, cyd],
    [cyd, bob],
  ] as const)
    await lost(one, other);
  await count();
  const rows = await figures();
  expect(rows).toHaveLength(3);
  expect(rows.at(-1)).toMatchObject({ who: ann.id, matches: 2, wins: 0 });
  const { ratings } = house.house.store;
  const before = await ratings.all('toy');
  expect(await rateAgain(house.house.store)).toEqual([{ game: 'toy', matches: 4, rated: 3, different: 0 }]);
  // What is wrong is found and mended.
  await house.house.store.engine.db.updateTable('ratings').set({ mu: 99 }).where('who', '=', bob.id).execute();
  expect(await rateAgain(house.house.store)).toMatchObject([{ different: 1 }]);
  expect((await ratings.all('toy')).toSorted((a, b) => (a.who < b.who ? -1 : 1))).toEqual(
    before.toSorted((a, b) => (a.who < b.who ? -1 : 1)),
  );
});

test('bots are rated too, and hardly move', async () => {
  const ann = await known();
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', { bot: 'officer' }], hints: false });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  const tab = await ann.tab();
  await tab.watch(id, 0);
  for (let i = 0; i < 4; i++) {
    await tab.until(id, 0, ({ shown }) => shown.prompt !== null);
    await tab.answer(id, 0, 'one');
  }
  await tab.ask({ t: 'concede', match: id, seat: 0 });
  await count();
  const { rows } = await board(ann);
  expect(rows.map(({ bot, wins }) => [bot, wins])).toEqual([['officer', 1]]);
  expect(Math.abs((rows[0]?.points ?? 0) - 1000)).toBeLessThan(10);
  expect((await figures()).at(-1)).toMatchObject({ who: ann.id, wins: 0 });
  expect((await figures()).at(-1)?.mu).toBeLessThan(24);
});

describe('a match does not count, and the table says so beforehand,', () => {
  const unrated = async (ann: Visitor, bob: Visitor, more: object = {}) => {
    const { id, tabs } = await table(ann, bob, more);
    const { shown } = tabs[1].sees(id, 1);
    await tabs[0].ask({ t: 'concede', match: id, seat: 0 });
    await count();
    expect(await figures()).toEqual([]);
    return shown.unrated;
  };
  test('with a guest', async () => expect(await unrated(await known(), await visit(house.url))).toBe('guest'));
  test('with hints', async () => expect(await unrated(await known(), await known(), { hints: true })).toBe('hints'));
  test('with other rules', async () => expect(await unrated(await known(), await known(), { options: { goal: 12 } })).toBe('rules'));
  test('with a take-back, from then on', async () => {
    const [ann, bob] = [await known(), await known()];
    const { id, tabs } = await table(ann, bob);
    expect(tabs[0].sees(id, 0).shown.unrated).toBe(null);
    await tabs[0].answer(id, 0, 'roll');
    await tabs[0].ask({ t: 'undo', match: id, seat: 0 });
    await tabs[1].until(id, 1, ({ shown }) => shown.request !== null);
    await tabs[1].ask({ t: 'consent', match: id, seat: 1, yes: true });
    expect((await tabs[0].until(id, 0, ({ shown }) => shown.unrated !== null)).shown.unrated).toBe('taken-back');
    await tabs[0].ask({ t: 'concede', match: id, seat: 0 });
    await count();
    expect(await figures()).toEqual([]);
  });
});

describe('finding 9: nobody gains by a bot’s play, and nobody escapes by it:', () => {
  const lent = async () => {
    const [ann, bob] = [await known(), await known()];
    const { id, tabs } = await table(ann, bob);
    await moves(id, tabs, 6);
    await tabs[0].ask({ t: 'handover', match: id, seat: 0, level: 'officer' });
    await tabs[1].until(id, 1, ({ shown }) => shown.unrated === 'lent' && shown.prompt !== null);
    return { ann, bob, id, tabs };
  };
  test('a match that a bot helped to win does not count', async () => {
    const { id, tabs } = await lent();
    await tabs[0].ask({ t: 'handover', match: id, seat: 0, level: null });
    await tabs[1].ask({ t: 'concede', match: id, seat: 1 });
    await count();
    expect(await figures()).toEqual([]);
  });
  test.each([['the bot loses'], ['the bot wins']])('the one who handed over has lost, the other keeps their figures: %s', async (how) => {
    const { ann, id, tabs } = await lent();
    if (how === 'the bot loses') {
      await tabs[0].ask({ t: 'handover', match: id, seat: 0, level: null });
      await tabs[0].ask({ t: 'concede', match: id, seat: 0 });
    } else await tabs[1].ask({ t: 'concede', match: id, seat: 1 });
    await count();
    expect((await figures()).map(({ who, wins }) => [who, wins])).toEqual([[ann.id, 0]]);
    expect((await figures())[0]?.mu).toBeLessThan(25);
    expect(await rateAgain(house.house.store)).toMatchObject([{ different: 0 }]);
  });
});

test('finding 9: calling off a match that counts is giving up, once somebody has answered; afterwards the bots play on', async () => {
  const ann = await known();
  const alone = { game: 'toy', seats: ['me', { bot: 'officer' }], hints: false };
  const unbegun = await ann.post('/matches', alone);
  await ann.post(`/matches/${unbegun.id}/word`, { word: 'a' });
  expect((await ann.post(`/matches/${unbegun.id}/leave`)).phase).toBe('abandoned');
  const { id } = await ann.post('/matches', alone);
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  const tab = await ann.tab();
  await tab.watch(id, 0);
  for (let i = 0; i < 3; i++) {
    await tab.until(id, 0, ({ shown }) => shown.prompt !== null);
    await tab.answer(id, 0, 'one');
  }
  await tab.until(id, 0, ({ shown }) => shown.prompt !== null);
  expect((await ann.post(`/matches/${id}/leave`)).phase).toBe('over');
  await count();
  expect(await figures()).toMatchObject([{ wins: 1 }, { who: ann.id, wins: 0 }]);
});

test('finding 9: somebody who stays away for sixty days has given up a match that counts', async () => {
  await house.close();
  let later = 0;
  house = await openHouse({}, undefined, { now: () => Date.now() + later });
  const [ann, bob] = [await known(), await known()];
  const { id, tabs } = await table(ann, bob);
  await moves(id, tabs, 7);
  later = 61 * 86_400_000;
  await house.house.rooms.tidy();
  await count();
  expect((await figures()).map(({ who, wins }) => [who, wins])).toEqual([
    [ann.id, 1],
    [bob.id, 0],
  ]);
  expect(tabs[0].sees(id, 0).shown.phase).toBe('over');
});

test('finding 9: friends who give up at once move nobody, the same two count three times a day, and new people count little', async () => {
  const [ann, bob] = [await known(), await known()];
  const { id, tabs } = await table(ann, bob);
  await tabs[0].ask({ t: 'concede', match: id, seat: 0 });
  await count();
  expect(await figures()).toEqual([]);
  for (let i = 0; i < 5; i++) await lost(ann, bob);
  await count();
  expect(await figures()).toMatchObject([
    { who: bob.id, matches: 3, wins: 3 },
    { who: ann.id, matches: 3 },
  ]);
  // Three whole wins would be more than 30.
  expect((await figures())[0]?.mu).toBeLessThan(28);
  expect((await board(ann)).rows).toEqual([]);
  expect(await rateAgain(house.house.store)).toEqual([{ game: 'toy', matches: 5, rated: 2, different: 0 }]);
  void id;
});

test('a profile has matches, the way of the ratings and the favourite game; it is private by choice and gone with its person', async () => {
  const [ann, bob] = [await known(), await known()];
  const matches = [await lost(ann, bob), await lost(ann, bob)];
  await count();
  const profile = (by: Visitor) => by.call('GET', `/people/${bob.id}/profile`);
  const { body } = (await profile(ann)) as { body: Profile };
  expect(body).toMatchObject({ id: bob.id, private: false, rated: true, favourite: 'toy', games: [{ game: 'toy', matches: 2, wins: 2 }] });
  expect(body.games[0]?.path.map(({ match }) => match)).toEqual(matches);
  expect(body.games[0]?.path.at(-1)?.points).toBe(body.games[0]?.points);
  expect(body.matches.map(({ id }) => id).toSorted()).toEqual(matches.toSorted());
  await bob.call('PUT', '/me/profile', { private: true });
  expect([(await profile(ann)).status, (await profile(bob)).status]).toEqual([404, 200]);
  await bob.call('PUT', '/me/profile', { private: false });
  await bob.call('DELETE', '/me');
  expect((await profile(ann)).status).toBe(404);
  expect((await figures()).map(({ who }) => who)).toEqual([ann.id]);
  // The others keep their figures, now and when all is worked out again.
  expect(await rateAgain(house.house.store)).toEqual([{ game: 'toy', matches: 2, rated: 1, different: 0 }]);
});

test('a profile says what somebody begins with and how that went: the first choice of each match, not what follows', async () => {
  const [ann, bob] = [await known(), await known()];
  for (const [chosen, loser] of [
    [['one', 'one', 'one'], 1],
    [['one', 'one', 'one'], 0],
    [['two', 'one', 'one'], 0],
  ] as const) {
    const { id, tabs } = await table(ann, bob);
    for (const move of chosen) {
      await tabs[0].until(id, 0, ({ shown }) => shown.prompt !== null);
      await tabs[0].answer(id, 0, move);
      await tabs[1].until(id, 1, ({ shown }) => shown.prompt !== null);
      await tabs[1].answer(id, 1, 'one');
    }
    await tabs[loser].ask({ t: 'concede', match: id, seat: loser });
    for (const tab of tabs) tab.close();
  }
  await lost(ann, bob);
  await count();
  const begins = async ({ id }: Visitor) => (await ann.get<Profile>(`/people/${id}/profile`)).games[0]?.openings;
  expect(await begins(ann)).toEqual([
    { text: 'one', matches: 2, wins: 1 },
    { text: 'two', matches: 1, wins: 0 },
  ]);
  expect(await begins(bob)).toEqual([{ text: 'one', matches: 3, wins: 2 }]);
});
