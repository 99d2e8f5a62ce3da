/** A disk that stalls stops nobody but those who wait for it. */
import { monitorEventLoopDelay } from 'node:perf_hooks';
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

test('while every commit takes 500 ms the event loop goes on: nobody else waits for the disk', async () => {
  const house = await openHouse({ 'sync-delay': '500' });
  const ann = await visit(house.url);
  const { id } = await ann.post('/matches', { game: 'toy', seats: ['me', 'me'] });
  const tab = await ann.tab();
  await tab.watch(id, 0, 'w');
  await tab.until(id, 0, (held) => held.shown.phase === 'playing');
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  const answered = tab.answer(id, 0, 'one');
  let pings = 0;
  let settled = false;
  void answered.then(() => {
    settled = true;
  });
  while (!settled) {
    await tab.ask({ t: 'ping' });
    pings++;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  delay.disable();
  expect((await answered).t).toBe('update');
  expect(pings).toBeGreaterThan(10);
  // Far below the stall, however busy the machine that runs this; `npm run load` measures how far.
  expect(delay.percentile(99) / 1e6).toBeLessThan(250);
  await house.close();
});
