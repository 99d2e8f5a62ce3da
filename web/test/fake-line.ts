/** The page's line without a network: a test sees what the page says and answers in the server's place. */
import { game } from '@bridgehead/games/storm-the-castle';
import type { Json } from '@bridgehead/kernel';
import type { Notice, Request, Shown } from '@bridgehead/match';
import { vi } from 'vitest';
import { openOnline } from '../session/online.ts';
import { type Session, WITHOUT_SERVER } from '../session/session.ts';

const lines: FakeSocket[] = [];
/** The lines that the page has opened, the latest last. */
export const latest = (): FakeSocket => lines.at(-1) as FakeSocket;

export class FakeSocket extends EventTarget {
  static readonly OPEN = 1;
  readyState = 0;
  readonly said: Request[] = [];
  constructor(_address: string) {
    super();
    lines.push(this);
  }
  send(text: string): void {
    this.said.push(JSON.parse(text) as Request);
  }
  close(): void {
    this.readyState = 3;
  }

  // —— the network's and the server's side ——

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }
  die(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
  tell(notice: Notice): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(notice) }));
  }
  all<T extends Request['t']>(t: T): Extract<Request, { t: T }>[] {
    return this.said.filter((one): one is Extract<Request, { t: T }> => one.t === t);
  }
  last<T extends Request['t']>(t: T): Extract<Request, { t: T }> {
    const found = this.all(t).at(-1);
    if (found === undefined) throw new Error(`no ${t} was sent`);
    return found;
  }
}

export const MATCH = 'match';
export const shownWith = (prompt: number): Shown =>
  ({
    ...WITHOUT_SERVER,
    game: game.id,
    phase: 'playing',
    view: null,
    prompt: { id: prompt, seat: 0, kind: 'choose', key: 'x', options: ['a', 'b'] },
    waiting: [0],
    seats: [],
    result: null,
  }) as unknown as Shown;

export const full = (version: number, prompt: number, re?: number): Notice =>
  ({
    t: 'full',
    match: MATCH,
    as: 0,
    version,
    shown: shownWith(prompt),
    events: [],
    beats: [],
    ...(re === undefined ? {} : { re }),
  }) as Notice;
/** Another question is asked. */
export const update = (version: number, prompt: number, re?: number): Notice =>
  ({
    t: 'update',
    match: MATCH,
    as: 0,
    version,
    delta: [[['prompt', 'id'], prompt as Json]],
    events: [],
    ...(re === undefined ? {} : { re }),
  }) as Notice;
export const refusal = (code: string, re?: number): Notice =>
  ({ t: 'refused', code, clause: null, sentence: `refused: ${code}`, ...(re === undefined ? {} : { re }) }) as Notice;

/** What a page has and Node has not; time stands still until a test moves it. */
export function pretendPage(): void {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('location', { href: 'http://page.test/' });
  vi.stubGlobal('navigator', { onLine: true });
}

/** Follows the match; question 1 is open. */
export async function openSession(): Promise<Session> {
  const opened = openOnline(game, MATCH, 0);
  await vi.advanceTimersByTimeAsync(0);
  latest().open();
  latest().tell(full(1, 1, latest().last('watch').n));
  return (await opened) as Session;
}
/** The line is lost, and there is another that follows nothing yet. */
export async function another(): Promise<FakeSocket> {
  const before = latest();
  before.die();
  while (latest() === before) await vi.advanceTimersByTimeAsync(100);
  latest().open();
  return latest();
}
