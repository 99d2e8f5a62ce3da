/** A server that stood still, or could write nothing, takes nobody's time: what was sent meanwhile counts. */
import { nextByItself } from '@bridgehead/match';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Room } from '../rooms/room.ts';
import { openHouse, type TestHouse } from './house.ts';
import { type Tab, visit } from './visitor.ts';

let house: TestHouse;
beforeEach(async () => {
  house = await openHouse();
});
afterEach(() => house.close());

/** One person in both seats of a quick match. */
async function seated(): Promise<{ id: string; tab: Tab; room: Room }> {
  const ann = await visit(house.url);
  const clock = { kind: 'live', base: 10, increment: 0 };
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'], clock });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  return { id, tab, room: house.house.rooms.peek(id) as Room };
}
const deedsOf = async (id: string) => (await house.house.store.matches.journal(id, 0)).map(({ deed }) => deed);

/** The whole process waits, as if it were stopped. */
const standStill = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

test('after the server stood still for longer than a clock had left, an answer that was sent meanwhile is taken', async () => {
  const { id, tab, room } = await seated();
  const answered = tab.answer(id, 0, 'two');
  standStill(12_000);
  expect((await answered).t).toBe('update');
  expect(room.match.entries).toEqual([{ seat: 0, answer: 'two' }]);
  expect(room.match.desk.clock.left[0]).toBeGreaterThan(0);
  expect((await deedsOf(id)).filter(({ do: what }) => what === 'outage')).toHaveLength(1);
});

test('as long as the store takes nothing no clock runs out, and the time counts for no player', async () => {
  const { id, tab, room } = await seated();
  const { store } = house.house;
  const broken = [
    vi.spyOn(store.matches, 'beat').mockRejectedValue(new Error('the disk is full')),
    vi.spyOn(store, 'append').mockImplementation((_append, hear) => hear(new Error('the disk is full'))),
  ];
  const isOut = () => (nextByItself(room.match)?.at ?? 0) + 500 < Date.now();
  await expect.poll(isOut).toBe(true);
  const refused = await tab.answer(id, 0, 'two');
  expect(refused).toMatchObject({ t: 'refused', code: 'storage' });
  for (const one of broken) one.mockRestore();
  expect((await tab.answer(id, 0, 'two')).t).toBe('update');
  expect(room.match.entries).toEqual([{ seat: 0, answer: 'two' }]);
  expect(room.match.desk.clock.left[0]).toBeGreaterThan(0);
  expect((await deedsOf(id)).filter(({ do: what }) => what === 'outage')).toHaveLength(1);
});

test('a standstill in the middle of a sign of life is noticed all the same', async () => {
  const { id, tab, room } = await seated();
  const { matches } = house.house.store;
  const beat = matches.beat.bind(matches);
  vi.spyOn(matches, 'beat').mockImplementationOnce(async (node, at) => {
    await beat(node, at);
    standStill(4_000);
  });
  await expect.poll(async () => (await deedsOf(id)).filter(({ do: what }) => what === 'outage').length).toBe(1);
  await tab.answer(id, 0, 'two');
  expect(room.match.entries).toEqual([{ seat: 0, answer: 'two' }]);
});
