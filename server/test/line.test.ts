/** Who waits for a thread waits by turns. */
import { expect, test } from 'vitest';
import { Line } from '../line.ts';

/** One place that is taken; what came in after it, in order, once `open` lets them. */
function line() {
  const here = new Line(1);
  const came: string[] = [];
  const { promise, resolve: open } = Promise.withResolvers<void>();
  void here.run({ who: 'first' }, () => promise);
  const wait = (who: string, more: { later?: boolean; signal?: AbortSignal } = {}) =>
    here.run({ who, ...more }, async () => void came.push(who));
  return { here, came, wait, open };
}

test('people take turns, however much one of them waits for', async () => {
  const { here, came, wait, open } = line();
  const all = [...Array.from({ length: 4 }, () => wait('ann')), wait('bob'), wait('bob'), wait('cid')];
  expect([here.waitingOf('ann'), here.waitingOf('bob'), here.waitingOf('dee'), here.length]).toEqual([4, 2, 0, 7]);
  open();
  await Promise.all(all);
  expect(came).toEqual(['ann', 'bob', 'cid', 'ann', 'bob', 'ann', 'ann']);
  expect([here.waitingOf('ann'), here.length]).toEqual([0, 0]);
});

test('what is for later waits for everybody else', async () => {
  const { here, came, wait, open } = line();
  const all = [wait('ann', { later: true }), wait('bob'), wait('bob'), wait('bob')];
  expect(here.waitingOf('ann')).toBe(1);
  open();
  await Promise.all(all);
  expect(came).toEqual(['bob', 'bob', 'bob', 'ann']);
});

test('a waiting request that gives up leaves the line, and what fails gives its place back', async () => {
  const { here, came, wait, open } = line();
  const stop = new AbortController();
  const [gone, kept] = [wait('ann', { signal: stop.signal }), wait('ann')];
  const failed = here.run({ who: 'bob' }, async () => {
    throw new Error('no');
  });
  stop.abort();
  await expect(gone).rejects.toThrow('abort');
  open();
  await expect(failed).rejects.toThrow('no');
  await kept;
  expect([came, here.length]).toEqual([['ann'], 0]);
  await expect(wait('cid', { signal: stop.signal })).rejects.toThrow('abort');
  await wait('dee');
  expect(came).toEqual(['ann', 'dee']);
});
