/** Two nodes on one PostgreSQL. No node owns a match; either may die. */

import { type Following, wordOf } from '@bridgehead/match';
import { startPostgres, type TestPostgres } from '@bridgehead/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BotDriver } from '../bots/driver.ts';
import { instantBots, openHouse, type TestHouse } from './house.ts';
import { type Tab, visit } from './visitor.ts';

let postgres: TestPostgres;
let nodes: [TestHouse, TestHouse];
beforeAll(async () => {
  postgres = await startPostgres();
  const database = await postgres.fresh();
  nodes = [await openHouse({ database }), await openHouse({ database })];
});
afterAll(async () => {
  await Promise.all(nodes.map((node) => node.close()));
  await postgres.stop();
});

async function acrossNodes(more: object = {}): Promise<{ id: string; tabs: [Tab, Tab] }> {
  const [ann, bob] = [await visit(nodes[0].url), await visit(nodes[1].url)];
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'open'], ...more });
  await ann.post(`/matches/${id}/word`, { word: 'a' });
  const tabs: [Tab, Tab] = [await ann.tab(), await bob.tab()];
  await tabs[0].watch(id, 0);
  await bob.post(`/matches/${id}/join`, { word: 'b' });
  await tabs[1].watch(id, 1);
  return { id, tabs };
}

/** The toy's total as it is shown. */
const totals =
  (total: number) =>
  ({ shown }: Following): boolean =>
    (shown.view as { total?: number } | null)?.total === total;

test('seats at different nodes play a match to the end and see the same', async () => {
  const { id, tabs } = await acrossNodes({ options: { goal: 12 } });
  await tabs[0].until(id, 0, (held) => held.shown.phase === 'playing');
  for (let seat = 0; ; seat = 1 - seat) {
    const tab = tabs[seat] as Tab;
    const { shown } = await tab.until(id, seat, (held) => held.shown.prompt !== null || held.shown.phase === 'over');
    if (shown.phase === 'over') break;
    expect((await tab.answer(id, seat, 'roll')).t).toBe('update');
  }
  const [one, other] = await Promise.all(tabs.map((tab, seat) => tab.until(id, seat, (held) => held.shown.phase === 'over')));
  expect({ ...one?.shown, prompt: null, standing: null, view: null }).toEqual({
    ...other?.shown,
    prompt: null,
    standing: null,
    view: null,
  });
});

test('answers that race at two nodes: both are judged, each counts once', async () => {
  const { id, tabs } = await acrossNodes();
  await tabs[0].until(id, 0, (held) => held.shown.phase === 'playing');
  await tabs[0].answer(id, 0, 'duel');
  await tabs[1].until(id, 1, (held) => held.shown.prompt !== null);
  const answered = await Promise.all([tabs[0].answer(id, 0, 'rock'), tabs[1].answer(id, 1, 'rock')]);
  expect(answered.filter(({ t }) => t === 'refused')).toEqual([]);
  for (const [seat, tab] of tabs.entries()) {
    const { shown } = await tab.until(id, seat, totals(3));
    expect(shown.view).toMatchObject({ total: 3, active: 1 });
  }
});

test('a clock runs out once in the whole cluster', async () => {
  const { id, tabs } = await acrossNodes({ clock: { kind: 'move', seconds: 5 } });
  await tabs[0].until(id, 0, (held) => held.shown.phase === 'playing');
  // Both nodes believe that the time has come.
  const rooms = await Promise.all(nodes.map((node) => node.house.rooms.open(id)));
  for (const room of rooms) if (room !== null) room.match.desk.clock.left[0] = 0;
  await Promise.all(rooms.map((room) => room?.submit({ do: 'expire' })));
  for (const [seat, tab] of tabs.entries())
    expect((await tab.until(id, seat, (held) => held.shown.waiting[0] === 1)).shown.waiting).toEqual([1]);
  expect((await nodes[0].house.store.matches.journal(id, 0)).filter(({ deed }) => deed.do === 'play')).toHaveLength(1);
});

/** Something happens between the reading of the journal and that of the chat, in a match that the second node opens next. */
function whileOpening(what: () => Promise<void>): void {
  const { matches } = nodes[1].house.store;
  const chat = matches.chat.bind(matches);
  matches.chat = async (...args) => {
    matches.chat = chat;
    await what();
    return chat(...args);
  };
}

test('what another node writes while a match is being opened is not missed, not even if the opening fails', async () => {
  const { id: other, tabs } = await acrossNodes();
  const ann = await visit(nodes[0].url);
  const make = async (): Promise<string> => (await ann.post('/matches', { game: 'toy', seats: ['me', 'open'] })).id;
  // Announcements keep their order: when the line is heard at the second node, the word has been.
  const giveWord = async (id: string) => {
    await ann.post(`/matches/${id}/word`, { word: 'late' });
    const heard = tabs[1].next((notice) => notice.t === 'said');
    await tabs[0].ask({ t: 'chat', match: other, text: 'done' });
    await heard;
  };
  const { rooms } = nodes[1].house;
  const [one, two] = [await make(), await make()];
  whileOpening(() => giveWord(one));
  const room = await rooms.open(one);
  await expect.poll(() => room?.match.desk.seats[0]?.word).toBe(wordOf(one, 'late'));
  whileOpening(async () => {
    await giveWord(two);
    throw new Error('no database');
  });
  await expect(rooms.open(two)).rejects.toThrow('no database');
  expect((await rooms.open(two))?.match.desk.seats[0]?.word).toBe(wordOf(two, 'late'));
});

test('one node at a time lets the bots think', async () => {
  const database = await postgres.fresh();
  let thoughts = 0;
  const counting: BotDriver = {
    ...instantBots,
    decide: (...args) => {
      thoughts++;
      return instantBots.decide(...args);
    },
  };
  const [here, there] = [await openHouse({ database }, counting), await openHouse({ database }, counting)];
  const ann = await visit(here.url);
  const { id } = await ann.post('/quick', { game: 'toy' });
  const far = await ann.at(there.url).tab();
  const near = await ann.tab();
  await near.watch(id, 0, 'w');
  await far.watch(id, 0);
  await far.until(id, 0, (held) => held.shown.phase === 'playing');
  await near.answer(id, 0, 'one');
  await far.until(id, 0, totals(3));
  expect(thoughts).toBe(1);
  await Promise.all([here.close(), there.close()]);
});

test('a line said at one node is heard at the other, and presence is known at both', async () => {
  const { id, tabs } = await acrossNodes();
  const heard = tabs[1].next((notice) => notice.t === 'said');
  await tabs[0].ask({ t: 'chat', match: id, text: 'hello over there' });
  expect(await heard).toMatchObject({ lines: [{ text: 'hello over there' }] });
  const gone = tabs[1].next((notice) => notice.t === 'presence' && notice.seats[0] === false);
  tabs[0].close();
  expect(await gone).toMatchObject({ seats: [false, true] });
});
