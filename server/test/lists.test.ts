/** Lists and cards tell no more than a spectator of the match is shown. */
import type { MatchCard, MatchList } from '@bridgehead/match';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Room } from '../rooms/room.ts';
import { rowOf } from '../rooms/row.ts';
import { openHouse, type TestHouse } from './house.ts';
import { type Tab, type Visitor, visit } from './visitor.ts';

let house: TestHouse;
beforeAll(async () => {
  house = await openHouse({ window: '600000' });
});
afterAll(() => house.close());

interface Begun {
  readonly id: string;
  readonly tabs: readonly [Tab, Tab];
  readonly stranger: Visitor;
}
async function begun(): Promise<Begun> {
  const [ann, bob, stranger] = [await visit(house.url), await visit(house.url), await visit(house.url)];
  const clock = { kind: 'live', base: 900, increment: 0 };
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'], clock, listed: true });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  const tabs = [await ann.tab(), await bob.tab()] as const;
  await tabs[0].watch(id, 0);
  await tabs[1].watch(id, 1);
  return { id, tabs, stranger };
}
async function inAWindow(): Promise<Begun> {
  const table = await begun();
  await table.tabs[0].answer(table.id, 0, 'announce');
  return table;
}

test('during a response window nobody can read from a card whether the asked seat will pass by itself', async () => {
  const { id, tabs, stranger } = await inAWindow();
  const seen = async () => {
    const { matches } = await stranger.get<MatchList>('/matches/watchable');
    const listed = matches.find((one) => one.id === id) as MatchCard;
    expect(await stranger.get<MatchCard>(`/matches/${id}`)).toEqual(listed);
    return listed;
  };
  const before = await seen();
  const room = await house.house.rooms.open(id);
  const since = room?.match.desk.clock.since ?? 0;
  // The clock that everybody sees, with any standing preferences.
  expect(before.due).toBe(since + 900_000);
  for (const ask of ['never', 'always', 'never'] as const) {
    await tabs[1].ask({ t: 'standing', match: id, seat: 1, standing: { ask, stopFor: [], untilMyTurn: false } });
    await room?.saveRow();
    expect(await seen()).toEqual(before);
  }
  expect((await house.house.store.matches.row(id))?.due).toBe((room?.match.desk.opened[1]?.at ?? 0) + 600_000);
});

test('a card does not count answers, and what is given in secret moves no time', async () => {
  const { id, tabs, stranger } = await inAWindow();
  void tabs;
  const card = await stranger.get<MatchCard>(`/matches/${id}`);
  expect(card).not.toHaveProperty('answered');
  expect(card.moved).toBe((await house.house.rooms.open(id))?.match.desk.turned);
});

test('a row that is written while somebody moves does not bring the old turn back', async () => {
  const { id } = await begun();
  const { rooms, store } = house.house;
  const room = (await rooms.open(id)) as Room;
  const move = (seat: number) => room.submit({ do: 'answer', seat, prompt: room.match.promptId(seat), answer: 'one', by: 'person' });
  for (const seat of [0, 1, 0]) {
    await Promise.all([room.saveRow(), move(seat)]);
    const { waiting, turned, due } = rowOf(room.match);
    expect(await store.matches.row(id)).toMatchObject({ waiting, turned, due });
  }
});

test('the story that somebody who joins is told does not count what was done unseen, nor does it after the match was put to rest', async () => {
  const stories: number[] = [];
  for (const unseen of [0, 90]) {
    const { id, tabs, stranger } = await begun();
    const { rooms } = house.house;
    const room = (await rooms.open(id)) as Room;
    const standing = (passing: string) => ({ passing, untilMyTurn: false }) as never;
    for (let n = 0; n < unseen; n++) await room.submit({ do: 'standing', seat: 1, standing: standing(n % 2 === 0 ? 'always' : 'smart') });
    for (const seat of [0, 1, 0, 1]) await tabs[seat as 0 | 1].answer(id, seat, 'one');
    for (let n = 0; n < unseen; n++) await room.submit({ do: 'standing', seat: 1, standing: standing(n % 2 === 0 ? 'always' : 'smart') });
    room.close();
    const tab = await stranger.tab();
    await tab.watch(id, 'spectator');
    const { match } = (await rooms.open(id)) as Room;
    expect(match.seq).toBeGreaterThan(2 * unseen);
    stories.push(match.recent.length);
  }
  expect(stories[1]).toBe(stories[0]);
  expect(stories[0]).toBeGreaterThan(2);
});
