/** A line for a few places in which people take turns: one who waits for much does not hold up one who waits for little. */
export interface Wish {
  /** Who waits: a person, or an address. */
  readonly who: string;
  /** After everybody who waits for something that is not for later. */
  readonly later?: boolean;
  /** Nobody waits for it any more. */
  readonly signal?: AbortSignal;
}

/** By who waits, whose turn is next first; for each what lets them in, oldest first. */
type Waiting = Map<string, (() => void)[]>;

export class Line {
  #free: number;
  #length = 0;
  readonly #soon: Waiting = new Map();
  readonly #later: Waiting = new Map();

  constructor(places: number) {
    this.#free = places;
  }

  /** How much waits. */
  get length(): number {
    return this.#length;
  }
  /** How much somebody waits for. */
  waitingOf(who: string): number {
    return (this.#soon.get(who)?.length ?? 0) + (this.#later.get(who)?.length ?? 0);
  }

  /** Begins the work when its turn comes. */
  async run<T>(wish: Wish, work: () => Promise<T>): Promise<T> {
    await this.#enter(wish);
    try {
      return await work();
    } finally {
      this.#next();
    }
  }

  #enter({ who, later = false, signal }: Wish): Promise<void> {
    signal?.throwIfAborted();
    if (this.#free > 0) {
      this.#free--;
      return Promise.resolve();
    }
    const waiting = later ? this.#later : this.#soon;
    this.#length++;
    return new Promise((resolve, reject) => {
      const letIn = () => {
        this.#length--;
        signal?.removeEventListener('abort', giveUp);
        resolve();
      };
      const giveUp = () => {
        this.#length--;
        const others = (waiting.get(who) ?? []).filter((one) => one !== letIn);
        if (others.length > 0) waiting.set(who, others);
        else waiting.delete(who);
        reject(signal?.reason);
      };
      waiting.set(who, [...(waiting.get(who) ?? []), letIn]);
      signal?.addEventListener('abort', giveUp, { once: true });
    });
  }

  /** A place is free: for the first who waits, who comes last from now on. */
  #next(): void {
    for (const waiting of [this.#soon, this.#later])
      for (const [who, [letIn, ...others]] of waiting) {
        waiting.delete(who);
        if (others.length > 0) waiting.set(who, others);
        letIn?.();
        return;
      }
    this.#free++;
  }
}
