/** A disk that stalls stops nobody but those who wait for it. */
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { visit } from './visitor.ts';

test('a person who comes while an answer is on its way to the disk does not see it before it is there', async () => {
  const house = await openHouse({ 'sync-delay': '300' });
  const ann = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'] });
  const [first, second] = [await ann.tab(), await ann.tab()];
  await first.watch(id, 0, 'w');
  await first.until(id, 0, (held) => held.shown.phase === 'playing');
  const begun = performance.now();
  const answered = first.answer(id, 0, 'one');
  await first.ask({ t: 'ping' });
  const held = await second.watch(id, 1);
  expect(held.shown.view).toMatchObject({ total: 1 });
  expect(performance.now() - begun).toBeGreaterThan(250);
  await answered;
  await house.close();
});

test('while a commit takes a second the event loop goes on: nobody else waits for the disk', async () => {
  const house = await openHouse({ 'sync-delay': '1000' });
  const ann = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'] });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  const answered = tab.answer(id, 0, 'one');
  let pings = 0;
  let settled = false;
  void answered.then(() => {
    settled = true;
  });
  while (!settled) {
    await tab.ask({ t: 'ping' });
    pings++;
    // Slower than the limit on messages.
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  expect((await answered).t).toBe('update');
  // A server that waited would have answered one, after the commit. `npm run load` measures how late the loop is.
  expect(pings).toBeGreaterThan(3);
  await house.close();
});

test('a store that calls back at once, before the news is made: everybody is told all the same', async () => {
  const house = await openHouse();
  const { engine } = house.house.store;
  const append = engine.append.bind(engine);
  engine.append = (given, hear) => {
    append(given, () => undefined);
    hear('done');
  };
  const ann = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'] });
  const tabs = [await ann.tab(), await ann.tab()] as const;
  await tabs[0].watch(id, 0, 'w');
  await tabs[1].watch(id, 1);
  await tabs[0].until(id, 0, ({ shown }) => shown.phase === 'playing');
  for (let i = 0; i < 4; i++) {
    const seat = (i % 2) as 0 | 1;
    await tabs[seat].until(id, seat, ({ shown }) => shown.prompt !== null);
    expect(await tabs[seat].answer(id, seat, 'one')).toMatchObject({ t: 'update', events: [expect.anything()] });
  }
  for (const seat of [0, 1] as const) await tabs[seat].until(id, seat, ({ shown }) => (shown.view as { total: number }).total === 4);
  await house.close();
});
