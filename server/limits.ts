/**
 * How much anybody may ask for. Buckets of tokens by name: a person's, an address's, a match's. What a stranger costs is
 * bounded under any name, because guests are free and addresses are not.
 */
const MOST_BUCKETS = 10_000;

interface Bucket {
  tokens: number;
  at: number;
}

export class Buckets {
  readonly #rate: number;
  readonly #burst: number;
  readonly #now: () => number;
  /** Those that were asked for lately, and those before them, which go when there are enough of the former. */
  #young = new Map<string, Bucket>();
  #old = new Map<string, Bucket>();

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

  get size(): number {
    return this.#young.size + this.#old.size;
  }

  #fill(name: string, now: number): Bucket {
    const bucket = this.#young.get(name) ?? this.#remember(name, now);
    bucket.tokens = Math.min(this.#burst, bucket.tokens + (Math.max(0, now - bucket.at) / 1000) * this.#rate);
    bucket.at = now;
    return bucket;
  }
  /** Nothing is ever looked through, however many names come. */
  #remember(name: string, now: number): Bucket {
    const bucket = this.#old.get(name) ?? { tokens: this.#burst, at: now };
    if (this.#young.size >= MOST_BUCKETS) {
      this.#old = this.#young;
      this.#young = new Map();
    }
    this.#young.set(name, bucket);
    return bucket;
  }
}

export interface Limits {
  /** Messages of one connection, one person, one address. */
  readonly messages: readonly [Buckets, Buckets, Buckets];
  /** Lines of one person, one address, and of all spectators of one match together. */
  readonly chat: readonly [Buckets, Buckets, Buckets];
  /** What people do in their seats besides answering; each is written down: of one person, one address. */
  readonly deeds: readonly [Buckets, Buckets];
  /** Listed tables made, and seats taken at listed tables, from one address. */
  readonly listed: Buckets;
  readonly seats: Buckets;
  /** What somebody is writing, shown to everybody at the match with each letter: of one person, one address. */
  readonly typing: readonly [Buckets, Buckets];
  /** Hints for one person, one address. */
  readonly hints: readonly [Buckets, Buckets];
  /** New WebSockets, made or refused, from one address. */
  readonly upgrades: Buckets;
  /** Hints that are thought about, by person. */
  readonly hinting: Slots;
}

export function makeLimits(messageRate: number, now: () => number): Limits {
  const messages = (times: number) => new Buckets(messageRate * times, messageRate * 5 * times, now);
  // Lines of chat and deeds go with the messages, so that measurements can lift all.
  const slow = (rate: number, burst: number) => new Buckets((rate * messageRate) / 40, Math.max(1, (burst * messageRate) / 40), now);
  return {
    messages: [messages(1), messages(2), messages(10)],
    chat: [slow(1, 6), slow(4, 24), slow(2, 10)],
    deeds: [slow(2, 30), slow(8, 120)],
    typing: [slow(5, 20), slow(20, 80)],
    listed: slow(1 / 60, 6),
    seats: slow(1 / 10, 12),
    hints: [new Buckets(1 / 6, 6, now), new Buckets(1 / 2, 20, now)],
    upgrades: new Buckets(messageRate / 2, messageRate * 10, now),
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

/** Counts what weighs something by name, and for all together. */
export class Scales {
  readonly #most: number;
  readonly #mostEach: number;
  readonly #held = new Map<string, number>();
  #all = 0;
  constructor(most: number, mostEach: number) {
    this.#most = most;
    this.#mostEach = mostEach;
  }
  /** What there is no room for: this much of this name, or this much at all. */
  take(name: string, weight: number): 'each' | 'all' | null {
    const held = this.#held.get(name) ?? 0;
    if (held + weight > this.#mostEach) return 'each';
    if (this.#all + weight > this.#most) return 'all';
    this.#held.set(name, held + weight);
    this.#all += weight;
    return null;
  }
  give(name: string, weight: number): void {
    const left = (this.#held.get(name) ?? 0) - weight;
    if (left > 0) this.#held.set(name, left);
    else this.#held.delete(name);
    this.#all -= weight;
  }
}

/** One after the other, by name. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(name) ?? Promise.resolve()).then(work);
    const over = mine.catch(() => undefined);
    this.#last.set(name, over);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === over) this.#last.delete(name);
    }
  }
}
