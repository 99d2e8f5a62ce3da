/**
 * Somebody who plays through everything: answers, remembers what was acknowledged, loses the connection, comes back with the
 * version they hold, and goes on. Whoever was not told that an answer counts looks at the match before answering again.
 */
import { randomInt } from 'node:crypto';
import type { Json } from '@bridgehead/kernel';
import { Tab, type Visitor } from '../../server/test/visitor.ts';

export interface Given {
  readonly match: string;
  readonly seat: number;
  /** The prompt names the question once and for all. */
  readonly prompt: number;
  readonly answer: Json;
}

/** Every answer that was sent, and those that the server said were done. */
export interface Book {
  readonly given: Given[];
  readonly acknowledged: Given[];
}

export class Player {
  readonly #visitor: Visitor;
  readonly #house: { readonly urls: readonly string[]; readonly stopped: boolean };
  readonly #book: Book;
  readonly match: string;
  readonly seat: number;
  #isOver = false;
  /** Whoever does not get through at one node tries the next. */
  #attempts: number;

  constructor(
    visitor: Visitor,
    match: string,
    seat: number,
    house: { readonly urls: readonly string[]; readonly stopped: boolean },
    book: Book,
  ) {
    this.#visitor = visitor;
    this.match = match;
    this.seat = seat;
    this.#attempts = seat;
    this.#house = house;
    this.#book = book;
  }

  async play(): Promise<void> {
    while (!this.#house.stopped && !this.#isOver) await this.#sitting().catch(() => new Promise((resolve) => setTimeout(resolve, 30)));
  }

  /** From one lost connection to the next. */
  async #sitting(): Promise<void> {
    const { urls } = this.#house;
    const tab = await Tab.open(urls[this.#attempts++ % urls.length] as string, { cookie: this.#visitor.cookie });
    try {
      await within(tab.watch(this.match, this.seat));
      while (!this.#house.stopped) {
        const { shown } = await within(
          tab.until(this.match, this.seat, (held) => held.shown.phase !== 'playing' || held.shown.prompt !== null),
        );
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
    const prompt = tab.sees(this.match, this.seat).shown.prompt;
    if (prompt === null) return;
    const answer = prompt.options[randomInt(prompt.options.length)] as Json;
    const { version } = tab.sees(this.match, this.seat);
    const given = { match: this.match, seat: this.seat, prompt: prompt.id, answer };
    this.#book.given.push(given);
    const notice = await within(tab.ask({ t: 'answer', match: this.match, seat: this.seat, prompt: prompt.id, answer }));
    if (notice.t === 'update') this.#book.acknowledged.push(given);
    else await within(tab.until(this.match, this.seat, (held) => held.version > version));
  }
}

/** A server that was killed never answers. */
function within<T>(promise: Promise<T>, ms = 3000): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
