/**
 * Somebody who plays through everything: answers, remembers what was acknowledged, loses the connection, comes back with the
 * version they hold, and goes on. A player who was not told that an answer counts looks at the match before answering again.
 */
import { randomInt } from 'node:crypto';
import type { Json } from '@bridgehead/kernel';
import { Tab, type Visitor } from '../../server/test/visitor.ts';
import { guessAnswer } from './guess.ts';

export interface Given {
  readonly match: string;
  readonly seat: number;
  readonly answer: Json;
}

/** Every answer that was sent, and those that the server said were done; what players did not hear, and what they saw twice. */
export interface Book {
  readonly given: Given[];
  readonly acknowledged: Given[];
  /** Something everybody sees was acknowledged to one seat of a match, at that time. */
  readonly public: { readonly match: string; readonly seat: number; readonly at: number }[];
  /** When each player was told something last: by match and seat. */
  readonly heard: Map<string, number[]>;
  stale: number;
}
export const newBook = (): Book => ({ given: [], acknowledged: [], public: [], heard: new Map(), stale: 0 });

export interface Place {
  readonly urls: readonly string[];
  readonly stopped: boolean;
}

export class Player {
  readonly #visitor: Visitor;
  readonly #place: Place;
  readonly #book: Book;
  readonly match: string;
  readonly seat: number;
  #isOver = false;
  /** A player who does not get through at one node tries the next. */
  #attempts: number;
  /** The number of the last question whose answer was acknowledged. It must never be asked again. */
  #done = 0;
  /** What went wrong last. */
  #trouble = '';
  #seen: ReturnType<Tab['sees']>['shown'] | null = null;

  constructor(visitor: Visitor, match: string, seat: number, place: Place, book: Book) {
    this.#visitor = visitor;
    this.match = match;
    this.seat = seat;
    this.#attempts = seat;
    this.#place = place;
    this.#book = book;
  }

  async play(): Promise<void> {
    while (!this.#place.stopped && !this.#isOver)
      await this.#sitting().catch((error: Error) => {
        this.#trouble = error.message;
        return new Promise((resolve) => setTimeout(resolve, 30));
      });
  }

  /** Where this player is, for the report on why nothing moves. */
  get situation(): string {
    const { phase = 'unseen', prompt = null, waiting = [] } = this.#seen ?? {};
    return `seat ${this.seat}: ${phase}, asked ${prompt?.key ?? 'nothing'}, waiting for ${JSON.stringify(waiting)}; ${this.#trouble}`;
  }

  /** From one lost connection to the next. */
  async #sitting(): Promise<void> {
    const { urls } = this.#place;
    const tab = await Tab.open(urls[this.#attempts++ % urls.length] as string, { cookie: this.#visitor.cookie });
    const heard: number[] = this.#book.heard.get(`${this.match} ${this.seat}`) ?? [];
    this.#book.heard.set(`${this.match} ${this.seat}`, heard);
    // News of the match; that somebody came or spoke says nothing about it.
    tab.socket.on('message', (data: Buffer) => /^\{"t":"(update|full)"/.test(data.toString()) && heard.push(performance.now()));
    try {
      await within(tab.watch(this.match, this.seat));
      if (randomInt(4) === 0) tab.socket.send(JSON.stringify({ t: 'chat', n: 0, match: this.match, text: 'here again' }));
      while (!this.#place.stopped) {
        const { shown } = await within(
          tab.until(this.match, this.seat, (held) => held.shown.phase !== 'playing' || held.shown.prompt !== null),
          PATIENCE,
        );
        this.#seen = shown;
        if (shown.phase === 'frozen') throw new Error(`match ${this.match} is frozen: ${shown.fault}`);
        if (shown.phase !== 'playing') {
          this.#isOver = true;
          return;
        }
        await this.#answer(tab);
      }
    } finally {
      tab.close();
    }
  }

  async #answer(tab: Tab): Promise<void> {
    const { shown, version } = tab.sees(this.match, this.seat);
    const { prompt, waiting } = shown;
    if (prompt === null) return;
    // Nobody answers while their stand-in plays.
    if (shown.seats[this.seat]?.away === true) {
      await within(tab.ask({ t: 'handover', match: this.match, seat: this.seat, level: null }));
      return;
    }
    if (prompt.id <= this.#done) this.#book.stale++;
    const answer = guessAnswer(prompt);
    const given = { match: this.match, seat: this.seat, answer };
    this.#book.given.push(given);
    const notice = await within(tab.ask({ t: 'answer', match: this.match, seat: this.seat, prompt: prompt.id, answer }));
    if (notice.t === 'refused') {
      this.#book.given.splice(this.#book.given.indexOf(given), 1);
      // What breaks a rule is tried another way; what came too late has been overtaken.
      if (notice.code !== 'rule' && notice.code !== 'malformed')
        await within(tab.until(this.match, this.seat, (held) => held.version > version));
      return;
    }
    this.#book.acknowledged.push(given);
    this.#done = prompt.id;
    const now = tab.sees(this.match, this.seat).shown.waiting;
    if (JSON.stringify(now) !== JSON.stringify(waiting))
      this.#book.public.push({ match: this.match, seat: this.seat, at: performance.now() });
  }
}

/** Longer than anybody may be left without news: a player who comes again sooner would never find out that no news comes. */
const PATIENCE = 10_000;

/** A server that was killed never answers. */
function within<T>(promise: Promise<T>, ms = 3000): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
