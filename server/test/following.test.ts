/** A follower of a match hears the news, or is told that the line is gone. Nobody is shown what is not written. */
import type { Following } from '@bridgehead/match';
import { startPostgres, type TestPostgres } from '@bridgehead/testkit/postgres';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openHouse, type TestHouse } from './house.ts';
import { type Tab, type Visitor, visit } from './visitor.ts';

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

interface Across {
  readonly id: string;
  readonly people: [Visitor, Visitor];
  readonly tabs: [Tab, Tab];
}
async function across(): Promise<Across> {
  const people: [Visitor, Visitor] = [await visit(nodes[0].url), await visit(nodes[1].url)];
  const { id } = await people[0].post('/matches', { game: 'toy', seats: ['me', 'open'], options: { goal: 1000 } });
  await people[0].post(`/matches/${id}/word`, { word: 'a' });
  const tabs: [Tab, Tab] = [await people[0].tab(), await people[1].tab()];
  await tabs[0].watch(id, 0);
  await people[1].post(`/matches/${id}/join`, { word: 'b' });
  await tabs[1].watch(id, 1);
  await tabs[0].until(id, 0, (held) => held.shown.phase === 'playing');
  return { id, people, tabs };
}
const total = ({ shown }: Following): number => (shown.view as { total: number }).total;

/** The first node dies, as far as anybody hears, between the commit and the announcement. */
async function silently(work: () => Promise<void>): Promise<void> {
  const { engine } = nodes[0].house.store;
  const publish = engine.publish.bind(engine);
  engine.publish = () => undefined;
  await work().finally(() => {
    engine.publish = publish;
  });
}

test('an announcement that is lost is made good within seconds', async () => {
  const { id, tabs } = await across();
  await silently(async () => {
    await tabs[0].answer(id, 0, 'two');
    const begun = performance.now();
    await tabs[1].until(id, 1, (held) => total(held) === 2);
    expect(performance.now() - begun).toBeLessThan(5_000);
  });
});

test('a player who comes back at another node sees what was acknowledged to them, announced or not', async () => {
  const { id, people, tabs } = await across();
  await silently(async () => {
    await tabs[0].answer(id, 0, 'two');
    const there = await people[0].at(nodes[1].url).tab();
    expect(total(await there.watch(id, 0))).toBe(2);
  });
});

/** The database of the second node does not answer for a moment. */
async function withoutDatabase(work: () => Promise<void>): Promise<void> {
  const { store } = nodes[1].house;
  const { journal, row } = store.matches;
  const append = store.append.bind(store);
  const gone = async (): Promise<never> => {
    throw new Error('the connection was terminated');
  };
  store.append = (_append, hear) => void setImmediate(hear, new Error('the connection was terminated'));
  store.matches.journal = gone;
  store.matches.row = gone;
  await work().finally(() => {
    store.append = append;
    store.matches.journal = journal;
    store.matches.row = row;
  });
}

test('when the database goes away everybody is told, and comes back to a match that goes on', async () => {
  const { id, people, tabs } = await across();
  const other = await people[1].tab();
  await other.watch(id, 'spectator');
  await tabs[0].answer(id, 0, 'two');
  await tabs[1].until(id, 1, (held) => total(held) === 2);
  await withoutDatabase(async () => {
    const ends = [tabs[1], other].map((tab) => new Promise((resolve) => tab.socket.once('close', resolve)));
    expect(await tabs[1].answer(id, 1, 'two')).toMatchObject({ t: 'refused', code: 'storage' });
    expect(await Promise.all(ends)).toEqual([1013, 1013]);
  });
  const again = await people[1].tab();
  expect(total(await again.watch(id, 1))).toBe(2);
  expect((await again.answer(id, 1, 'two')).t).toBe('update');
});

test('a commit whose answer was lost counts if it is in the journal, and is not refused', async () => {
  const { id, tabs } = await across();
  const { store } = nodes[0].house;
  const append = store.append.bind(store);
  store.append = (given, hear) => {
    store.append = append;
    append(given, () => hear(new Error('the connection was terminated')));
  };
  expect(await tabs[0].answer(id, 0, 'two')).toMatchObject({ t: 'ok' });
  await tabs[1].until(id, 1, (held) => total(held) === 2);
  expect(total(tabs[0].sees(id, 0))).toBe(2);
});

test('a deed on its way is in no snapshot and is shown to nobody, though the node is told to look for news', async () => {
  const { id, tabs } = await across();
  const { rooms, store } = nodes[0].house;
  const room = await rooms.open(id);
  if (room === null) throw new Error('not there');
  const append = store.append.bind(store);
  let release: () => void = () => undefined;
  store.append = (given, hear) => {
    store.append = append;
    release = () => append(given, hear);
  };
  const answered = tabs[0].answer(id, 0, 'two');
  await expect.poll(() => room.match.run?.answered).toBe(1);
  const saved = room.saveSnapshot();
  room.lookForNews();
  const onlooker = await (await visit(nodes[0].url)).tab();
  const watching = onlooker.watch(id, 'spectator');
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(await store.matches.snapshot(id)).toBeNull();
  expect(onlooker.held.size).toBe(0);
  release();
  await answered;
  await saved;
  expect(total(await watching)).toBe(2);
  expect((await store.matches.snapshot(id))?.seq).toBe(room.match.seq);
});

test('a deed that loses its race is not met again in a snapshot', async () => {
  const { id, tabs } = await across();
  const { rooms, store } = nodes[0].house;
  const room = await rooms.open(id);
  if (room === null) throw new Error('not there');
  const append = store.append.bind(store);
  store.append = (given, hear) => {
    store.append = append;
    // Another node writes the same number first, and this one is stopped meanwhile.
    append({ ...given, deed: JSON.stringify({ do: 'play', entry: { seat: 0, answer: 'one' }, by: 'person' }), told: null }, () => {
      void room.saveSnapshot();
      append(given, hear);
    });
  };
  await tabs[0].answer(id, 0, 'two');
  await room.saveSnapshot();
  const { match } = await rooms.load(id, false);
  expect(match.run?.state).toMatchObject({ total: 1 });
});

test('another name is known at every node', async () => {
  const { id, people, tabs } = await across();
  await people[0].call('PATCH', '/me', { name: 'Heron' });
  expect((await tabs[1].until(id, 1, (held) => held.shown.seats[0]?.name === 'Heron')).shown.phase).toBe('playing');
  await tabs[0].answer(id, 0, 'two');
  await tabs[1].until(id, 1, (held) => total(held) === 2);
});
