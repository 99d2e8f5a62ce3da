/** Requests on a line that says nothing. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { api } from '../api.ts';

let tooLate: AbortController;
const patience: number[] = [];
beforeEach(() => {
  tooLate = new AbortController();
  vi.stubGlobal('navigator', { onLine: true });
  vi.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => {
    patience.push(ms);
    return tooLate.signal;
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Rejects when the request is given up, and never answers. */
const never = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

test('a request that is not answered is given up, and the page says that there is no line', async () => {
  vi.stubGlobal('fetch', (_path: string, { signal }: RequestInit) => never(signal));
  const joined = api.join('match', {});
  tooLate.abort();
  expect(await joined).toMatchObject({ ok: false, code: 'offline' });
  expect(patience.at(-1)).toBeLessThanOrEqual(8_000);
});

test('an answer that is cut off in the middle is none', async () => {
  vi.stubGlobal('fetch', async (_path: string, { signal }: RequestInit) => {
    const answer = new Response('{}', { headers: { 'content-type': 'application/json' } });
    return Object.assign(answer, { json: () => never(signal) });
  });
  const mine = api.mine();
  await Promise.resolve();
  setImmediate(() => tooLate.abort());
  expect(await mine).toMatchObject({ ok: false, code: 'offline' });
});
