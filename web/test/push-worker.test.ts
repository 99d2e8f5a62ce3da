/** The service worker's part in notices: it shows what was pushed and opens the table, nothing else. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { expect, test } from 'vitest';

type Listener = (event: object) => void;

/** A worker with the script in it, and what it did. */
function worker(open: readonly { url: string; focus(): string }[] = []) {
  const listeners = new Map<string, Listener>();
  const shown: [string, { body: string; tag: string; data: { url: string } }][] = [];
  const opened: string[] = [];
  const self = {
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    registration: { showNotification: async (...one: (typeof shown)[number]) => void shown.push(one) },
    navigator: {},
    location: { origin: 'https://play.example' },
    clients: { matchAll: async () => open, openWindow: async (url: string) => void opened.push(url) },
  };
  runInContext(readFileSync(join(import.meta.dirname, '../public/push-worker.js'), 'utf8'), createContext({ self, URL }));
  const fire = (type: string, event: object) =>
    new Promise<void>((resolve) =>
      listeners.get(type)?.({ ...event, waitUntil: (work: Promise<unknown>) => void work.then(() => resolve()) }),
    );
  return { fire, shown, opened };
}

test('what was pushed is shown under its tag', async () => {
  const { fire, shown } = worker();
  const notice = { title: 'Your turn: Toy', text: 'It is your turn.', url: 'https://play.example/t/abc', tag: 'abc-turn' };
  await fire('push', { data: { json: () => notice } });
  expect(shown).toEqual([
    ['Your turn: Toy', expect.objectContaining({ body: 'It is your turn.', tag: 'abc-turn', data: { url: notice.url } })],
  ]);
  await fire('push', { data: null });
  expect(shown).toHaveLength(2);
});

test('a click opens the table here, or goes to the page where it is open already; never to another place', async () => {
  const click = (url: string) => ({ notification: { close: () => undefined, data: { url } } });
  const fresh = worker();
  await fresh.fire('notificationclick', click('https://play.example/t/abc'));
  await fresh.fire('notificationclick', click('https://elsewhere.example/t/abc'));
  expect(fresh.opened).toEqual(['https://play.example/t/abc', 'https://play.example/t/abc']);
  let focused = 0;
  const page = { url: 'https://play.example/t/abc', focus: () => String(++focused) };
  const there = worker([page]);
  await there.fire('notificationclick', click('https://play.example/t/abc'));
  expect([there.opened, focused]).toEqual([[], 1]);
});
