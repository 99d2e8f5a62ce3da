/** The page's own line to the server, through a proxy that swallows bytes: silence is noticed, and nothing is lost or done twice. */
import { game } from '@bridgehead/games/storm-the-castle';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { WebSocket } from 'ws';
import { type Visitor, visit } from '../../server/test/visitor.ts';
import { moreWords } from '../../web/i18n.ts';
import { openOnline } from '../../web/session/online.ts';
import type { Session, Snapshot } from '../../web/session/session.ts';
import { type BadLine, startProxy } from '../line/proxy.ts';
import { type OpenHouse, openHouse } from './house.ts';

let house: OpenHouse;
let proxy: BadLine;
let ann: Visitor;
const machine = new EventTarget();
// As the page of an online table does before it opens.
beforeAll(moreWords);
beforeAll(async () => {
  house = await openHouse();
  proxy = await startProxy(house.url);
  ann = await visit(house.url);
  // What a page has and Node has not.
  class CookieSocket extends WebSocket {
    constructor(url: string) {
      super(url, { headers: { cookie: ann.cookie } });
    }
  }
  const { fetch } = globalThis;
  vi.stubGlobal('WebSocket', CookieSocket);
  vi.stubGlobal('location', { href: proxy.url });
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('addEventListener', machine.addEventListener.bind(machine));
  vi.stubGlobal('removeEventListener', machine.removeEventListener.bind(machine));
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    fetch(path.startsWith('http') ? path : house.url + path, { ...init, headers: { ...init.headers, cookie: ann.cookie } }),
  );
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await proxy.close();
  await house.close();
});

async function sitDown(): Promise<{ session: Session; id: string }> {
  const { id } = await ann.post('/quick', { game: 'storm-the-castle', level: 'cadet' });
  const session = await openOnline(game, id, 0);
  if (!('store' in session)) throw new Error(session.sentence);
  await until(session, ({ shown }) => shown.phase === 'playing' && shown.prompt !== null);
  return { session, id };
}
/** How long it took by this process's own timers: a machine that is busy holds up them and the page's alike. */
const until = (session: Session, wanted: (snapshot: Snapshot) => boolean): Promise<number> => {
  const interval = 20;
  let looks = 0;
  return vi.waitFor(
    () => {
      looks += 1;
      if (!wanted(session.store.getState())) throw new Error(`still ${JSON.stringify({ ...session.store.getState(), shown: 0, log: 0 })}`);
      return looks * interval;
    },
    { timeout: 120_000, interval },
  );
};
/** Questions are numbered for each seat: how many answers it took to come from one to the other. */
const answersSince = ({ store }: Session, first: number | undefined): number => (store.getState().shown.prompt?.id ?? 0) - (first ?? 0);

test('a line that swallows everything is noticed within five seconds, and heals', async () => {
  const { session } = await sitDown();
  proxy.swallow();
  expect(await until(session, ({ link }) => link === 'lost')).toBeLessThan(5_000);
  proxy.heal();
  await until(session, ({ link }) => link === 'live');
  session.close();
});

test('an answer that was swallowed waits, says so, and is given once when the line is back', async () => {
  const { session } = await sitDown();
  const { prompt } = session.store.getState().shown;
  proxy.swallow();
  session.answer(prompt?.options[0] as never);
  expect(session.store.getState().busy).toBe(true);
  expect(await until(session, ({ link, busy }) => link === 'lost' && busy)).toBeLessThan(5_000);
  proxy.heal();
  session.retry?.();
  await until(session, ({ link, busy, shown }) => link === 'live' && !busy && shown.prompt?.id !== prompt?.id);
  await until(session, ({ shown }) => shown.prompt !== null && shown.prompt.id !== prompt?.id);
  expect(answersSince(session, prompt?.id)).toBe(1);
  session.close();
});

test('an answer whose acknowledgement was swallowed is not given twice', async () => {
  const { session } = await sitDown();
  const { prompt } = session.store.getState().shown;
  session.answer(prompt?.options[0] as never);
  // It is on its way; what comes back is not.
  await new Promise((resolve) => setImmediate(resolve));
  proxy.swallow();
  await until(session, ({ link }) => link === 'lost');
  proxy.heal();
  await until(session, ({ link, busy, shown }) => link === 'live' && !busy && shown.prompt !== null && shown.prompt.id !== prompt?.id);
  expect(session.store.getState().refusal).toBeNull();
  expect(answersSince(session, prompt?.id)).toBe(1);
  session.close();
});

test('a player who answers a question that is over is told so; a choice that the open one does not have is told why', async () => {
  const { session, id } = await sitDown();
  const tab = (await openOnline(game, id, 0)) as Session;
  const { prompt } = session.store.getState().shown;
  session.answer(prompt?.options[0] as never);
  const isNext = ({ shown }: Snapshot) => shown.prompt !== null && shown.prompt.id !== prompt?.id;
  await until(session, isNext);
  await until(tab, isNext);
  tab.answer(prompt?.options[1] as never, prompt?.id);
  await until(tab, ({ refusal, busy }) => refusal !== null && !busy);
  expect(tab.store.getState().refusal).toMatchObject({ code: 'stale', sentence: expect.stringContaining('Too late') });
  tab.clearRefusal();
  tab.answer(['draw']);
  await until(tab, ({ refusal }) => refusal !== null);
  expect(tab.store.getState().refusal).toMatchObject({ code: 'rule', clause: expect.stringMatching(/^STC-\d/) });
  for (const one of [session, tab]) one.close();
});

test('an answer whose question was settled otherwise while the line was dead: the player is told that it was not played', async () => {
  const { session, id } = await sitDown();
  const { prompt } = session.store.getState().shown;
  proxy.swallow();
  session.answer(prompt?.options[0] as never);
  await until(session, ({ link }) => link === 'lost');
  const tab = await ann.tab();
  await tab.watch(id, 0);
  expect(await tab.answer(id, 0, prompt?.options[1])).toMatchObject({ t: 'update' });
  tab.close();
  proxy.heal();
  await until(session, ({ busy, refusal }) => !busy && refusal !== null);
  expect(session.store.getState().refusal).toMatchObject({ code: 'stale', sentence: expect.stringContaining('not played') });
  session.close();
});

test('a player who asked something on a line that died is told', async () => {
  const { session } = await sitDown();
  proxy.swallow();
  const asked = session.why('nonsense');
  const hinted = session.hint?.();
  await until(session, ({ link }) => link === 'lost');
  proxy.heal();
  const told = { sentence: expect.stringContaining('line') };
  expect(await asked).toMatchObject(told);
  expect(await hinted).toBeNull();
  expect(session.store.getState().refusal).toMatchObject(told);
  session.close();
});

test('the machine’s own word counts at once', async () => {
  const { session } = await sitDown();
  machine.dispatchEvent(new Event('offline'));
  expect(session.store.getState().link).toBe('lost');
  machine.dispatchEvent(new Event('online'));
  await until(session, ({ link }) => link === 'live');
  session.close();
});

test('a server that restarts is found again', async () => {
  const { session } = await sitDown();
  await house.restart();
  await until(session, ({ link }) => link === 'live');
  const { prompt } = session.store.getState().shown;
  session.answer(prompt?.options[0] as never);
  await until(session, ({ shown, busy }) => !busy && shown.prompt?.id !== prompt?.id);
  session.close();
});
