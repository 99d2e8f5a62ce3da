/** What probes count with: who used what how often, hits of tries, and what came to a hand while chance alone decided. */
import type { BySeat, Seat } from './seats.ts';

/** How often each seat put each thing to one use. */
export class Uses {
  readonly #seats: number;
  readonly #counts = new Map<string, number[]>();

  constructor(seats: number) {
    this.#seats = seats;
  }
  count(thing: string, seat: Seat): void {
    const bySeat = this.#counts.get(thing) ?? new Array<number>(this.#seats).fill(0);
    bySeat[seat] = (bySeat[seat] as number) + 1;
    this.#counts.set(thing, bySeat);
  }
  /** As a sample's `things` wants it. */
  get bySeat(): Record<string, BySeat<number>> {
    return Object.fromEntries(this.#counts);
  }
}

/** What was among the first cards that a seat saw: later ones come to those who are ahead anyway. */
export class EarlyDraws {
  readonly uses: Uses;
  readonly #most: number;
  readonly #seen: number[];

  constructor(seats: number, most: number) {
    this.uses = new Uses(seats);
    this.#most = most;
    this.#seen = new Array(seats).fill(0);
  }
  drew(thing: string, seat: Seat): void {
    const seen = this.#seen[seat] as number;
    if (seen < this.#most) this.uses.count(thing, seat);
    this.#seen[seat] = seen + 1;
  }
}

/** Hits, and tries. */
export type Tries = [number, number];
export function tried(tries: Tries, hit: boolean): void {
  tries[1]++;
  if (hit) tries[0]++;
}
