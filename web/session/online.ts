/**
 * A match on the server. The line heals itself: silence is noticed (pulse.ts), a dead line is given up for a new one; then
 * the page says what it has, gets what it missed, and repeats an answer that was never acknowledged. What became of it the
 * server says: it knows a second copy from an answer that came too late, the page does not.
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
  /** The line was lost meanwhile: it was not the player who was slow. */
  isDelayed: boolean;
  /** The number it was sent under last. */
  n: number;
}

const CHAT_KEPT = 200;
/** A server that cannot show the match yet is asked again after so long. */
const AGAIN_MS = 1_000;
/** An answer of which nothing is heard is sent again after so long, though the line is alive. */
const ANSWER_MS = 8_000;
/** What passes by itself. */
const FOR_NOW = ['busy', 'storage', 'flood'];
/** The question of an answer is over. */
const TOO_LATE = ['stale', 'not-asked', 'over'];

/** Resolves when the server has shown the match; or says why it does not. */
export function openOnline(game: AnyGame, match: string, as: Viewer, shared = false): Promise<Session | Problem> {
  const address = new URL('/api/socket', location.href);
  address.protocol = address.protocol.replace('http', 'ws');
  const socket = new ReconnectingSocket(address.href, [], {
    minReconnectionDelay: 300,
    maxReconnectionDelay: 3000,
    connectionTimeout: 4000,
    // A question asked on a lost line is asked again on the next one, if its answer is still wanted.
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
  /** Each line has its own number: what was planned for one that is gone comes to nothing. */
  #epoch = 0;
  /** The server has said that this line follows the match. Before that nothing about the match is said. */
  #isFollowing = false;

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
      silent: (isSilent) => this.#store?.setState({ link: !isSilent && this.#isFollowing ? 'live' : 'lost' }),
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
      const notice = JSON.parse(String((event as MessageEvent).data)) as Notice;
      if ('re' in notice) this.#pulse.answered();
      else this.#pulse.heard();
      this.#hear(notice);
    });
    socket.addEventListener('close', () => {
      this.#gone();
      if (++tries % 3 !== 0) return;
      if (this.#held === null) this.#give({ code: 'offline', sentence: t('problem.offline') });
      else void this.#askWho();
    });
  }

  /** The line is dead, though it looks open: another one. */
  #anew(): void {
    this.#gone();
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
  /** A request on a lost line fails; an answer waits to be repeated. */
  #gone(): void {
    this.#epoch++;
    this.#isFollowing = false;
    if (this.#pending !== null) this.#pending.isDelayed = true;
    this.#store?.setState({ link: 'lost' });
    const waiting = [...this.#waiting.values()];
    this.#waiting.clear();
    this.#promise.again();
    for (const answered of waiting) answered(unanswered());
  }
  /** On this line only. */
  #later(what: () => void, ms = AGAIN_MS): void {
    const epoch = this.#epoch;
    setTimeout(() => {
      if (epoch === this.#epoch) what();
    }, ms);
  }

  /** A line that will not open: perhaps this browser is a stranger now. */
  async #askWho(): Promise<void> {
    const me = await api.me();
    if (!me.ok || me.value.person !== null) return;
    this.#end(t('trouble.session'));
  }

  #give(found: Problem): void {
    this.#stop();
    this.#resolve(found);
  }

  /** The number it was sent under. What cannot be sent now is answered at once. */
  #send(wish: Wish, answered?: (notice: Notice) => void): number {
    const n = this.#n++;
    const isTime = this.#isFollowing || wish.t === 'watch' || wish.t === 'ping';
    if (!isTime || !this.#socket.send(JSON.stringify({ ...wish, n }))) {
      answered?.(unanswered());
      return n;
    }
    if (answered !== undefined) this.#waiting.set(n, answered);
    this.#pulse.sent();
    return n;
  }

  #watch(): void {
    const have = this.#held?.version ?? -1;
    const epoch = this.#epoch;
    this.#isFollowing = false;
    this.#send({ t: 'watch', match: this.#match, as: this.#as, ...(have < 0 ? {} : { have }) }, (notice) => {
      if (epoch !== this.#epoch) return;
      if (notice.t === 'refused') this.#turnedAway(notice);
      else {
        this.#isFollowing = true;
        this.#store?.setState({ link: 'live', notice: this.#broken });
        this.#sendAnswer();
      }
    });
  }
  /** A server that is busy, or has lost its database, is asked again; one that does not know us is not. */
  #turnedAway(notice: NoticeOf<'refused'>): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (FOR_NOW.includes(notice.code)) {
      this.#store?.setState({ link: 'lost' });
      this.#later(() => this.#watch());
    } else if (this.#held === null) this.#give(notice);
    else this.#end(notice.sentence);
  }

  /** There is no way back to the match from here. */
  #end(sentence: string): void {
    const isOpen = this.#pending !== null && !this.#pending.silent;
    this.#stop();
    this.#settle();
    this.#store?.setState({ link: 'refused', notice: isOpen ? `${sentence} ${t('link.unconfirmed')}` : sentence });
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
      case 'typing':
        this.#store?.setState(({ typing }) => ({ typing: { ...typing, [notice.seat]: notice.text } }));
        break;
      case 'presence':
        this.#store?.setState({ presence: notice.seats, spectators: notice.spectators });
        break;
      case 'closing':
        this.#store?.setState({ link: 'lost' });
        break;
      case 'refused':
        // The seat is not ours any more.
        if (notice.match === this.#match && notice.as === this.#as) this.#turnedAway(notice);
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
    if (notice.re !== undefined && notice.re === this.#pending?.n) this.#pending = null;
    const state = {
      shown: next.shown,
      log: this.#log,
      fresh: notice.t === 'full' ? [] : fresh,
      version: next.version,
      busy: this.#pending !== null,
      ...(broken === null ? {} : { notice: this.#broken }),
    };
    if (this.#store === null) this.#store = createStore<Snapshot>(() => ({ ...freshSnapshot(this.#as, next.shown, 'live'), ...state }));
    else {
      // Who is not asked any more has posted it, or left it.
      const { typing } = this.#store.getState();
      const left = Object.entries(typing).filter(([writer]) => next.shown.waiting.includes(Number(writer)));
      this.#store.setState({ ...state, typing: Object.fromEntries(left) });
    }
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

  #answer(given: Omit<Given, 'isDelayed' | 'n'>): void {
    if (this.#pending !== null) return;
    if (this.#store?.getState().link === 'refused') {
      this.#complain(unanswered());
      return;
    }
    this.#pending = { ...given, isDelayed: !this.#isFollowing, n: 0 };
    this.#store?.setState({ busy: true });
    this.#sendAnswer();
  }

  /** Sends what is on its way, if the line follows the match; if not, that is done when it does. */
  #sendAnswer(): void {
    const [pending, epoch] = [this.#pending, this.#epoch];
    if (pending === null || !this.#isFollowing || this.#as === 'spectator') return;
    const { prompt, answer } = pending;
    const n = this.#send({ t: 'answer', match: this.#match, seat: this.#as, prompt, answer }, (notice) => {
      if (pending === this.#pending && epoch === this.#epoch) this.#judged(pending, notice);
    });
    pending.n = n;
    this.#later(() => {
      if (this.#waiting.delete(n)) this.#sendAnswer();
    }, ANSWER_MS);
  }
  #judged(pending: Given, notice: Notice): void {
    if (notice.t !== 'refused') this.#settle();
    else if (notice.code === 'not-watching') this.#watch();
    else if (FOR_NOW.includes(notice.code)) this.#later(() => this.#sendAnswer());
    else {
      this.#settle();
      const isLate = pending.isDelayed && TOO_LATE.includes(notice.code);
      if (!pending.silent) this.#complain(isLate ? tooLate() : notice);
    }
  }
  #complain(notice: Notice): void {
    if (notice.t === 'refused') this.#store?.setState({ refusal: refusalOf(notice) });
  }

  #session(store: StoreApi<Snapshot>): Session {
    const [match, as] = [this.#match, this.#as];
    const seat = as === 'spectator' ? -1 : as;
    const complain = (notice: Notice) => this.#complain(notice);
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
      say: (text, to) =>
        new Promise((resolve) => {
          this.#send({ t: 'chat', match, text, ...(to === 'team' ? { to } : {}) }, (notice) => {
            complain(notice);
            resolve(notice.t !== 'refused');
          });
        }),
      consent: (yes) => this.#send({ t: 'consent', match, seat, yes }, complain),
      offerDraw: () => this.#send({ t: 'draw', match, seat }, complain),
      handover: (level) => this.#send({ t: 'handover', match, seat, level }, complain),
      ...(as === 'spectator'
        ? {}
        : {
            type: (prompt: number, text: string) => this.#send({ t: 'typing', match, seat, prompt, text }),
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

const refused = (code: 'busy' | 'stale', sentence: string): NoticeOf<'refused'> => ({ t: 'refused', code, clause: null, sentence });
const unanswered = () => refused('busy', t('link.unanswered'));
const tooLate = () => refused('stale', t('link.too-late'));

const hintOf = ({ answer, considered, line }: NoticeOf<'hint'>): Hint => ({ answer, considered, line }) as Hint;
