/** A disk that stalls stops nobody but those who wait for it. */
import { expect, test } from 'vitest';
import { openHouse } from './house.ts';
import { visit } from './visitor.ts';

test('whoever comes while an answer is on its way to the disk does not see it before it is there', async () => {
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
