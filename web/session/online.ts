/**
 * A match on the server. The line heals itself: silence is noticed (pulse.ts), a dead line is given up for a new one; then
 * the page says what it has, gets what it missed, and repeats an answer that was never acknowledged. A second copy of an
 * answer is refused as stale, so nothing happens twice.
 */
import type { AnyGame, Json, MatchRecord, Standing, Viewer } from '@bridgehead/kernel';
import type { Following, Notice, NoticeOf, Request } from '@bridgehead/match';
import { follow } from '@bridgehead/match/client';
import { refusalOf } from '@bridgehead/match/trouble';
import type { LogLine } from '@bridgehead/ui';
import ReconnectingSocket from 'partysocket/ws';
import { createStore, type StoreApi } from 'zustand/vanilla';
import { api } from '../api.ts';
import { t } from '../i18n.ts';
import { PromiseKeeper } from './promise.ts';
import { Pulse } from './pulse.ts';
import { freshSnapshot, type Hint, linesOf, type Session, type Snapshot } from './session.ts';

type Wish = Request extends infer R ? (R extends Request ? Omit<R, 'n'> : never) : never;
export interface Problem {
  readonly code: string;
  readonly sentence: string;
}

/** An answer on its way. Silent: given by the page itself, and its refusal is nobody's business. */
interface Given {
  readonly prompt: number;
  readonly answer: Json;
  readonly silent: boolean;
}

const CHAT_KEPT = 200;
/** A server that cannot show the match yet is asked again after so long. */
const AGAIN_MS = 1_000;
/** What passes by itself. */
const FOR_NOW = ['busy', 'storage', 'flood'];

/** Resolves when the server has shown the match; or says why it does not. */
export function openOnline(game: AnyGame, match: string, as: Viewer, shared = false): Promise<Session | Problem> {
  const address = new URL('/api/socket', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new ReconnectingSocket(address.href, [], {
    minReconnectionDelay: 300,
    maxReconnectionDelay: 3000,
    connectionTimeout: 4000,
    // What was asked on a lost line is asked anew on the next one, by whoever still wants to know.
    maxEnqueuedMessages: 0,
  });
  const line = new Line(socket, game, match, as, shared);
  return line.opened;
}

class Line {
  readonly opened: Promise<Session | Problem>;
  readonly #socket: ReconnectingSocket;
  readonly #game: AnyGame;
  readonly #match: string;
  readonly #as: Viewer;
  readonly #shared: boolean;
  readonly #waiting = new Map<number, (notice: Notice) => void>();
  readonly #pulse: Pulse;
  readonly #promise: PromiseKeeper;
  #resolve: (found: Session | Problem) => void = () => undefined;
  #held: Following | null = null;
  #store: StoreApi<Snapshot> | null = null;
  #n = 1;
  #beat = 0;
  #log: LogLine[] = [];
  /** What was promised about the dice and not kept. */
  #broken: string | null = null;
  #stop: () => void = () => undefined;
  /** The answer that is on its way. */
  #pending: Given | null = null;

  constructor(socket: ReconnectingSocket, game: AnyGame, match: string, as: Viewer, shared: boolean) {
    this.#socket = socket;
    this.#game = game;
    this.#match = match;
    this.#as = as;
    this.#shared = shared;
    this.opened = new Promise((resolve) => {
      this.#resolve = resolve;
    });
    this.#promise = new PromiseKeeper(match, as);
    this.#pulse = new Pulse({
      isOpen: () => socket.readyState === socket.OPEN,
      ask: () => this.#send({ t: 'ping' }),
      silent: (isSilent) => this.#store?.setState({ link: isSilent ? 'lost' : 'live' }),
      giveUp: () => this.#anew(),
    });
    this.#listenToMachine();
    let tries = 0;
    socket.addEventListener('open', () => {
      tries = 0;
      this.#pulse.opened();
      this.#watch();
    });
    socket.addEventListener('message', (event) => {
      this.#pulse.heard();
      this.#hear(JSON.parse(String((event as MessageEvent).data)) as Notice);
    });
    socket.addEventListener('close', () => {
      this.#store?.setState({ link: 'lost' });
      this.#unanswered();
      if (++tries % 3 !== 0) return;
      if (this.#held === null) this.#give({ code: 'offline', sentence: t('problem.offline') });
      else void this.#askWho();
    });
  }

  /** The line is dead, though it looks open: another one. */
  #anew(): void {
    this.#store?.setState({ link: 'lost' });
    this.#unanswered();
    this.#socket.reconnect();
  }
  /** The machine knows before the line does. */
  #listenToMachine(): void {
    const offline = () => this.#pulse.offline();
    const online = () => this.#anew();
    globalThis.addEventListener?.('offline', offline);
    globalThis.addEventListener?.('online', online);
    this.#stop = () => {
      this.#pulse.stop();
      globalThis.removeEventListener?.('offline', offline);
      globalThis.removeEventListener?.('online', online);
      this.#socket.close();
    };
  }
  /** Whoever asked something on a line that is gone is told; an answer waits to be repeated. */
  #unanswered(): void {
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#promise.again();
    for (const answered of waiting) answered({ t: 'refused', code: 'busy', clause: null, sentence: t('link.unanswered') });
  }

  /** A line that will not open: perhaps this browser is a stranger now. */
  async #askWho(): Promise<void> {
    const me = await api.me();
    if (!me.ok || me.value.person !== null) return;
    this.#stop();
    this.#store?.setState({ link: 'refused', notice: t('trouble.session') });
  }

  #give(found: Problem): void {
    this.#stop();
    this.#resolve(found);
  }

  #send(wish: Wish, answered?: (notice: Notice) => void): void {
    const n = this.#n++;
    if (answered !== undefined) this.#waiting.set(n, answered);
    this.#socket.send(JSON.stringify({ ...wish, n }));
    this.#pulse.sent();
  }

  #watch(): void {
    const have = this.#held?.version;
    this.#send({ t: 'watch', match: this.#match, as: this.#as, ...(have === undefined ? {} : { have }) }, (notice) => {
      if (notice.t === 'refused') this.#turnedAway(notice);
      else {
        this.#store?.setState({ link: 'live', notice: this.#broken });
        this.#repeat();
      }
    });
  }
  /** A server that is busy, or has lost its database, is asked again; one that does not know us is not. */
  #turnedAway(notice: NoticeOf<'refused'>): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (FOR_NOW.includes(notice.code)) {
      this.#store?.setState({ link: 'lost' });
      setTimeout(() => this.#watch(), AGAIN_MS);
    } else if (this.#held === null) this.#give(notice);
    else {
      this.#stop();
      this.#store?.setState({ link: 'refused', notice: notice.sentence });
    }
  }

  /** After a gap: an answer whose question is still open was lost and is sent again. */
  #repeat(): void {
    const pending = this.#pending;
    if (pending === null) return;
    if (this.#held?.shown.prompt?.id === pending.prompt) this.#sendAnswer(pending, true);
    else this.#settle();
  }

  #settle(): void {
    this.#pending = null;
    this.#store?.setState({ busy: false });
  }

  #hear(notice: Notice): void {
    switch (notice.t) {
      case 'welcome':
      case 'pong':
        this.#store?.setState({ skew: notice.now - Date.now() });
        break;
      case 'full':
      case 'update':
        this.#follow(notice);
        break;
      case 'said':
        this.#store?.setState(({ chat }) => ({
          chat: [...chat, ...notice.lines.filter(({ id }) => !chat.some((line) => line.id === id))].slice(-CHAT_KEPT),
        }));
        break;
      case 'presence':
        this.#store?.setState({ presence: notice.seats, spectators: notice.spectators });
        break;
      case 'closing':
        this.#store?.setState({ link: 'lost' });
        break;
      default:
        break;
    }
    const re = 're' in notice ? notice.re : undefined;
    if (re === undefined) return;
    this.#waiting.get(re)?.(notice);
    this.#waiting.delete(re);
  }

  #follow(notice: NoticeOf<'full'> | NoticeOf<'update'>): void {
    const next = follow(this.#held, notice);
    if (next === 'behind') {
      this.#held = this.#held && { ...this.#held, version: -1 };
      this.#send({ t: 'watch', match: this.#match, as: this.#as });
      return;
    }
    if (next === this.#held) return;
    const first = this.#held === null;
    this.#held = next;
    const broken = this.#promise.look(next.shown);
    if (broken !== null) this.#broken = t('fair.broken', { problem: broken });
    const fresh = this.#listen(next, notice.t === 'full');
    if (this.#pending !== null && next.shown.prompt?.id !== this.#pending.prompt) this.#pending = null;
    const state = {
      shown: next.shown,
      log: this.#log,
      fresh: notice.t === 'full' ? [] : fresh,
      version: next.version,
      busy: this.#pending !== null,
      ...(broken === null ? {} : { notice: this.#broken }),
    };
    if (this.#store === null) this.#store = createStore<Snapshot>(() => ({ ...freshSnapshot(this.#as, next.shown, 'live'), ...state }));
    else this.#store.setState(state);
    if (first) this.#resolve(this.#session(this.#store));
  }

  #listen({ events, beats }: Following, whole: boolean): LogLine[] {
    let from = 0;
    const lines = beats.flatMap((length) => {
      from += length;
      return linesOf(events.slice(from - length, from), this.#beat++);
    });
    this.#log = whole ? lines : [...this.#log, ...lines];
    return lines;
  }

  #answer(given: Given): void {
    if (this.#pending !== null) return;
    this.#pending = given;
    this.#store?.setState({ busy: true });
    this.#sendAnswer(given);
  }

  /** Again: the first copy may have arrived, and that the second is too late is nobody's business. */
  #sendAnswer({ prompt, answer, silent }: Given, again = false): void {
    if (this.#as === 'spectator') return;
    this.#send({ t: 'answer', match: this.#match, seat: this.#as, prompt, answer }, (notice) => {
      if (notice.t !== 'refused') return;
      // Not sent, or not written: the answer waits until the line is back, or is tried again.
      if (FOR_NOW.includes(notice.code)) {
        this.#store?.setState({ link: 'lost' });
        if (this.#socket.readyState === this.#socket.OPEN) setTimeout(() => this.#repeat(), AGAIN_MS);
        return;
      }
      this.#settle();
      if (!silent && !(again && notice.code === 'stale')) this.#store?.setState({ refusal: refusalOf(notice) });
    });
  }

  #session(store: StoreApi<Snapshot>): Session {
    const [match, as] = [this.#match, this.#as];
    const seat = as === 'spectator' ? -1 : as;
    const complain = (notice: Notice) => {
      if (notice.t === 'refused') store.setState({ refusal: refusalOf(notice) });
    };
    const open = () => store.getState().shown.prompt;
    return {
      game: this.#game,
      store,
      local: false,
      match,
      shared: this.#shared,
      replay: `/replay/${encodeURIComponent(match)}?as=${as}`,
      async record() {
        const found = store.getState().shown.result === null ? null : await api.record(match);
        return found?.ok ? (found.value as MatchRecord) : null;
      },
      hint:
        as === 'spectator'
          ? null
          : () =>
              new Promise((resolve) => {
                const prompt = open();
                if (prompt === null) resolve(null);
                else
                  this.#send({ t: 'hint', match, seat, prompt: prompt.id }, (notice) => {
                    complain(notice);
                    resolve(notice.t === 'hint' ? hintOf(notice) : null);
                  });
              }),
      answer: (answer, prompt = open()?.id) => {
        if (prompt !== undefined) this.#answer({ prompt, answer, silent: false });
      },
      settle: (prompt, answer) => {
        if (open()?.id === prompt) this.#answer({ prompt, answer, silent: true });
      },
      why: (answer) =>
        new Promise((resolve) => {
          this.#send({ t: 'why', match, seat, prompt: open()?.id ?? 0, answer }, (notice) =>
            resolve(notice.t === 'refused' ? refusalOf(notice) : null),
          );
        }),
      undo: () => this.#send({ t: 'undo', match, seat }, complain),
      concede: () => this.#send({ t: 'concede', match, seat }, complain),
      say: (text, to) => this.#send({ t: 'chat', match, text, ...(to === 'team' ? { to } : {}) }, complain),
      consent: (yes) => this.#send({ t: 'consent', match, seat, yes }, complain),
      offerDraw: () => this.#send({ t: 'draw', match, seat }, complain),
      handover: (level) => this.#send({ t: 'handover', match, seat, level }, complain),
      ...(as === 'spectator'
        ? {}
        : {
            mark: (what: string, on: string, text?: string) =>
              this.#send({ t: 'mark', match, seat, what, on, ...(text === undefined ? {} : { text }) }, complain),
            setStanding: (standing: Standing) =>
              this.#send(
                {
                  t: 'standing',
                  match,
                  seat,
                  standing: { ...standing, stopFor: [...standing.stopFor], orders: [...(standing.orders ?? [])] },
                },
                complain,
              ),
          }),
      clearRefusal: () => store.setState({ refusal: null }),
      retry: () => this.#anew(),
      close: () => this.#stop(),
    };
  }
}

const hintOf = ({ answer, considered, line }: NoticeOf<'hint'>): Hint => ({ answer, considered, line }) as Hint;
