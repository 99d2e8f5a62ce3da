/**
 * How much anybody may ask for. Buckets of tokens by name: a person's, an address's, a match's. What a stranger costs is
 * bounded whoever they claim to be, because guests are free and addresses are not.
 */
const MOST_BUCKETS = 5_000;

interface Bucket {
  tokens: number;
  at: number;
}

export class Buckets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  readonly #buckets = new Map<string, Bucket>();

  /** `rate` a second, `burst` at once. */
  constructor(rate: number, burst: number, now: () => number) {
    this.#rate = rate;
    this.#burst = burst;
    this.#now = now;
  }

  take(name: string, now = this.#now()): boolean {
    const bucket = this.#fill(name, now);
    if (bucket.tokens < 1) return false;
    bucket.tokens--;
    return true;
  }

  #fill(name: string, now: number): Bucket {
    let bucket = this.#buckets.get(name);
    if (bucket === undefined) {
      if (this.#buckets.size >= MOST_BUCKETS) this.#forgetFull(now);
      bucket = { tokens: this.#burst, at: now };
      this.#buckets.set(name, bucket);
    }
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * this.#rate);
    bucket.at = now;
    return bucket;
  }
  /** A bucket that has filled up again is as good as none. */
  #forgetFull(now: number): void {
    for (const [name, { tokens, at }] of this.#buckets)
      if (tokens + ((now - at) / 1000) * this.#rate >= this.#burst) this.#buckets.delete(name);
  }
}

export interface Limits {
  /** Messages of one connection, one person, one address. */
  readonly messages: readonly [Buckets, Buckets, Buckets];
  /** Lines of one person, one address, and of all spectators of one match together. */
  readonly chat: readonly [Buckets, Buckets, Buckets];
  /** Hints for one person, one address. */
  readonly hints: readonly [Buckets, Buckets];
  /** Hints that are thought about, by person. */
  readonly hinting: Slots;
}

export function makeLimits(messageRate: number, now: () => number): Limits {
  const messages = (times: number) => new Buckets(messageRate * times, messageRate * 5 * times, now);
  // The lines of chat go with the messages, so that measurements can lift both.
  const chat = (rate: number, burst: number) => new Buckets((rate * messageRate) / 40, Math.max(1, (burst * messageRate) / 40), now);
  return {
    messages: [messages(1), messages(2), messages(10)],
    chat: [chat(1, 6), chat(4, 24), chat(2, 10)],
    hints: [new Buckets(1 / 6, 6, now), new Buckets(1 / 2, 20, now)],
    hinting: new Slots(1),
  };
}

/** Counts what is under way by name. */
export class Slots {
  readonly #most: number;
  readonly #taken = new Map<string, number>();
  constructor(most: number) {
    this.#most = most;
  }
  take(name: string): boolean {
    const taken = this.#taken.get(name) ?? 0;
    if (taken >= this.#most) return false;
    this.#taken.set(name, taken + 1);
    return true;
  }
  give(name: string): void {
    const left = (this.#taken.get(name) ?? 0) - 1;
    if (left > 0) this.#taken.set(name, left);
    else this.#taken.delete(name);
  }
}
