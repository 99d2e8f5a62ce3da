/** Before a match begins: a seat whose page is not there, and whose person has never pledged a word, becomes free by itself. */
import type { Seat } from '@bridgehead/kernel';
import type { Match } from '@bridgehead/match';

const ABSENT_MS = 60_000;

export class Absence {
  readonly #match: () => Match;
  readonly #now: () => number;
  readonly #isHere: (seat: Seat) => boolean;
  readonly #free: (seat: Seat) => void;
  #timer: NodeJS.Timeout | null = null;

  constructor(match: () => Match, now: () => number, isHere: (seat: Seat) => boolean, free: (seat: Seat) => void) {
    this.#match = match;
    this.#now = now;
    this.#isHere = isHere;
    this.#free = free;
  }

  /** While somebody is waited for the match stays in memory. */
  get isWatching(): boolean {
    return this.#timer !== null;
  }
  /** Looks when the first of them has sat for long enough; those who are there are looked at again later. */
  arrange(soonest = 0): void {
    this.close();
    const since = this.#unbound().map(({ sat }) => sat);
    if (since.length === 0) return;
    const wait = Math.max(soonest, Math.min(...since) + ABSENT_MS - this.#now());
    this.#timer = setTimeout(() => this.#look(), wait);
    this.#timer.unref();
  }
  #look(): void {
    for (const { seat, sat } of this.#unbound()) if (sat + ABSENT_MS <= this.#now() && !this.#isHere(seat)) this.#free(seat);
    this.arrange(ABSENT_MS);
  }
  #unbound(): { seat: Seat; sat: number }[] {
    const { desk, setup } = this.#match();
    if (desk.phase !== 'waiting') return [];
    return desk.seats.flatMap(({ sat, person }, seat) => (sat === undefined || person === setup.creator ? [] : [{ seat, sat }]));
  }
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }
}
