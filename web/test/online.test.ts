/** What the page says on its line, and when. */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { moreWords } from '../i18n.ts';
import type { Session } from '../session/session.ts';
import { another, latest, openSession, pretendPage, refusal, update } from './fake-line.ts';

let session: Session;
// As the page of an online table does before it opens.
beforeAll(moreWords);
beforeEach(async () => {
  pretendPage();
  session = await openSession();
});
afterEach(() => {
  session.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const state = () => session.store.getState();

test('an answer waits until the new line follows the match, and not for a timer of the old one', async () => {
  session.answer('a');
  session.retry?.();
  await vi.advanceTimersByTimeAsync(500);
  latest().open();
  await vi.advanceTimersByTimeAsync(1_400);
  expect(latest().all('answer')).toEqual([]);
  expect(state()).toMatchObject({ link: 'lost', busy: true });
  latest().tell({ t: 'ok', re: latest().last('watch').n });
  expect(state()).toMatchObject({ link: 'live', busy: true });
  expect(latest().all('answer')).toMatchObject([{ prompt: 1, answer: 'a' }]);
});

test('a pong does not make a line live that does not follow the match', async () => {
  const line = await another();
  await vi.advanceTimersByTimeAsync(4_000);
  const [ping] = line.all('ping');
  line.tell({ t: 'pong', re: ping?.n ?? 0, now: 0 });
  expect(state().link).toBe('lost');
});

test('a server that does not know that the match is followed is asked to watch again, and the answer given then', () => {
  session.answer('a');
  const line = latest();
  line.tell(refusal('not-watching', line.last('answer').n));
  expect(line.all('watch')).toHaveLength(2);
  expect(line.all('answer')).toHaveLength(1);
  line.tell({ t: 'ok', re: line.last('watch').n });
  expect(line.all('answer')).toHaveLength(2);
  expect(state()).toMatchObject({ busy: true, refusal: null });
});

test('an answer whose question is over after a gap is put to the server; that it was not played is said', async () => {
  session.answer('a');
  const line = await another();
  line.tell(update(2, 2));
  line.tell({ t: 'ok', re: line.last('watch').n });
  expect(line.all('answer')).toMatchObject([{ prompt: 1, answer: 'a' }]);
  line.tell(refusal('stale', line.last('answer').n));
  expect(state()).toMatchObject({ busy: false, refusal: { code: 'stale', sentence: expect.stringContaining('was not played') } });
});

test('an answer that had arrived before the gap is acknowledged without a word', async () => {
  session.answer('a');
  const line = await another();
  line.tell(update(2, 2));
  line.tell({ t: 'ok', re: line.last('watch').n });
  line.tell({ t: 'ok', re: line.last('answer').n });
  expect(state()).toMatchObject({ busy: false, refusal: null });
});

test('another question does not end an answer on its way: only its own acknowledgement does', () => {
  session.answer('a');
  const line = latest();
  line.tell(update(2, 2));
  expect(state().busy).toBe(true);
  line.tell(update(3, 3, line.last('answer').n));
  expect(state()).toMatchObject({ busy: false, shown: { prompt: { id: 3 } } });
});

test('what is said between two lines is answered at once; a hint can be asked again', async () => {
  latest().die();
  expect(await session.say?.('hello', 'all')).toBe(false);
  expect(state().refusal).toMatchObject({ sentence: expect.stringContaining('line') });
  expect(await session.hint?.()).toBeNull();
  await vi.advanceTimersByTimeAsync(2_000);
  const line = latest();
  line.open();
  expect(await session.say?.('hello', 'all')).toBe(false);
  line.tell({ t: 'ok', re: line.last('watch').n });
  const hinted = session.hint?.();
  line.tell({ t: 'hint', re: line.last('hint').n, match: 'match', prompt: 1, answer: 'a', considered: [], line: [] });
  expect(await hinted).toMatchObject({ answer: 'a' });
});

test('a line of chat counts as said when the server says so', async () => {
  const [said, turnedDown] = [session.say?.('hello', 'all'), session.say?.('again', 'all')];
  const [first, second] = latest().all('chat');
  latest().tell({ t: 'ok', re: first?.n ?? 0 });
  latest().tell(refusal('flood', second?.n));
  expect([await said, await turnedDown]).toEqual([true, false]);
});

test('a line that swallows what the page says, and nothing else, is given up for another', async () => {
  session.answer('a');
  const line = latest();
  for (let version = 2; version < 40 && latest() === line; version++) {
    line.tell(update(version, 1));
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(latest()).not.toBe(line);
  latest().open();
  latest().tell({ t: 'ok', re: latest().last('watch').n });
  expect(latest().all('answer')).toHaveLength(1);
});

test('an answer of which nothing is heard on a line that lives is sent again', async () => {
  session.answer('a');
  const line = latest();
  let pings = 0;
  for (let i = 0; i < 50; i++) {
    for (const { n } of line.all('ping').slice(pings)) line.tell({ t: 'pong', re: n, now: 0 });
    pings = line.all('ping').length;
    await vi.advanceTimersByTimeAsync(200);
  }
  expect(latest()).toBe(line);
  expect(line.all('answer')).toMatchObject([{ prompt: 1 }, { prompt: 1 }]);
  line.tell(update(2, 2, line.last('answer').n));
  expect(state().busy).toBe(false);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(line.all('answer')).toHaveLength(2);
});

test('a session that is lost says that nobody has confirmed the answer, and nothing waits any more', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ person: null }));
  session.answer('a');
  for (let tries = 0; tries < 3; tries++) {
    latest().die();
    await vi.advanceTimersByTimeAsync(4_000);
  }
  expect(state()).toMatchObject({ link: 'refused', busy: false });
  expect(state().notice).toContain('session');
  expect(state().notice).toContain('confirmed');
  session.answer('b');
  expect(state()).toMatchObject({ busy: false, refusal: { sentence: expect.stringContaining('line') } });
});

test('a table that nobody is let in to any more says so, and no more where nothing was on its way', async () => {
  const line = await another();
  line.tell(refusal('not-your-seat', line.last('watch').n));
  expect(state()).toMatchObject({ link: 'refused', busy: false, notice: 'refused: not-your-seat' });
});
