/**
 * This browser's part in the fair dice: it pledges a word, gives it when everybody at the table is bound, keeps what was
 * promised, and compares it with what is revealed at the end.
 */
import type { Viewer } from '@bridgehead/kernel';
import type { Shown } from '@bridgehead/match';
import { brokenPromise, type Promised, pledgeOf, wordOf } from '@bridgehead/match/fair';
import { api, freshWord } from '../api.ts';

export class PromiseKeeper {
  readonly #match: string;
  readonly #as: Viewer;
  /** What was done last, so that it is not done twice for one state of the table. */
  #done = '';
  #isChecked = false;

  constructor(match: string, as: Viewer) {
    this.#match = match;
    this.#as = as;
  }

  /** Looks at what is shown now; a sentence when a promise was broken. */
  look(shown: Shown): string | null {
    if (shown.phase === 'waiting') {
      this.#keep(shown);
      this.#give(shown);
      return null;
    }
    if (shown.reveal === null || this.#isChecked) {
      if (kept(this.#match) === null) this.#keep(shown);
      return null;
    }
    this.#isChecked = true;
    const promised = kept(this.#match);
    return promised === null ? null : brokenPromise(this.#match, promised, shown.reveal);
  }
  /** After a lost line what was sent may never have arrived. */
  again(): void {
    this.#done = '';
  }

  #keep({ commitment, seats }: Shown): void {
    const bots = seats.flatMap(({ driver }, seat) => (driver === 'bot' ? [seat] : []));
    const first = kept(this.#match);
    // The commitment that counts is the one that was seen first.
    put(`promise.${this.#match}`, { commitment: first?.commitment ?? commitment, pledges: seats.map(({ pledge }) => pledge), bots });
  }

  #give({ seats }: Shown): void {
    const mine = this.#as === 'spectator' ? undefined : seats[this.#as];
    if (mine === undefined || mine.driver !== 'person' || mine.ready) return;
    const others = seats.filter((seat) => seat.driver !== 'bot' && seat.person !== mine.person);
    const isBound = others.every((seat) => seat.driver === 'person' && (seat.pledge !== null || seat.ready));
    const text = wordFor(this.#match);
    const pledge = pledgeOf(this.#match, wordOf(this.#match, text));
    if (isBound && (others.length === 0 || mine.pledge === pledge)) this.#once('word', () => api.word(this.#match, text));
    else if (mine.pledge !== pledge) this.#once(`pledge ${mine.pledge}`, () => api.pledge(this.#match, pledge));
  }
  #once(what: string, send: () => Promise<unknown>): void {
    if (this.#done === what) return;
    this.#done = what;
    void send();
  }
}

/** One word for each match, whichever tab asks. */
function wordFor(match: string): string {
  const known = get<string>(`word.${match}`);
  if (typeof known === 'string') return known;
  const fresh = freshWord();
  put(`word.${match}`, fresh);
  return fresh;
}
const kept = (match: string): Promised | null => get<Promised>(`promise.${match}`);

const forgetful = new Map<string, unknown>();
function get<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(`bridgehead.${key}`);
    return text === null ? ((forgetful.get(key) as T | undefined) ?? null) : (JSON.parse(text) as T);
  } catch {
    return (forgetful.get(key) as T | undefined) ?? null;
  }
}
/** A browser that keeps nothing remembers as long as the page is open. */
function put(key: string, value: unknown): void {
  forgetful.set(key, value);
  try {
    localStorage.setItem(`bridgehead.${key}`, JSON.stringify(value));
  } catch {
    // Private windows and full disks: the map above has it.
  }
}
