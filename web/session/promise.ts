/**
 * This browser's part in the fair dice: it pledges a word, gives it when everybody at the table is bound, keeps what was
 * promised, and compares it with what is revealed at the end.
 *
 * What counts is the table as it was shown just before the word left: a choice after that is made with open eyes. If the
 * table changes then, the referee makes all pledges void and there is another round, with another word. The seed has to fit
 * one of the rounds in which this browser gave its word; nothing depends on who a seat is said to belong to.
 */
import type { Viewer } from '@bridgehead/kernel';
import type { Shown } from '@bridgehead/match';
import { pledgeOf, wordOf } from '@bridgehead/match/fair';
import { brokenPromise, type Promised } from '@bridgehead/match/promised';
import type { RecordOfMatch } from '@bridgehead/match/record';
import { api, freshWord } from '../api.ts';

interface Kept extends Promised {
  /** The tables that this browser gave a word for. */
  readonly given?: readonly Promised[];
  /** The match was seen to begin. */
  readonly begun?: boolean;
  /** The one who gave the words sat at the table then. */
  readonly plays?: boolean;
}

export class PromiseKeeper {
  readonly #match: string;
  readonly #as: Viewer;
  /** What was sent, so that it is not sent twice for one state of the table. */
  readonly #done = new Set<string>();
  #hasBegun = false;
  #isChecked = false;

  constructor(match: string, as: Viewer) {
    this.#match = match;
    this.#as = as;
  }

  /** Looks at what is shown now; a sentence when a promise was broken. */
  look(shown: Shown): string | null {
    if (shown.phase === 'waiting') this.#give(shown);
    else if (shown.reveal === null) this.#begin(shown);
    else if (!this.#isChecked) return this.#check(shown.reveal);
    return null;
  }
  /** After a lost line what was sent may never have arrived. */
  again(): void {
    this.#done.clear();
  }

  /** The commitment that counts is the one that was seen first; pledges may change until the match begins. */
  #kept({ commitment }: Shown): Kept {
    const known = kept(this.#match);
    if (known !== null) return known;
    const first = { commitment, pledges: [], bots: [] };
    put(`promise.${this.#match}`, first);
    return first;
  }

  #begin(shown: Shown): void {
    if (this.#hasBegun) return;
    this.#hasBegun = true;
    const known = this.#kept(shown);
    const plays = known.plays || this.#as !== 'spectator';
    if (!known.begun || plays !== known.plays) put(`promise.${this.#match}`, { ...known, ...tableOf(shown, known), begun: true, plays });
  }

  #check(reveal: Reveal): string | null {
    this.#isChecked = true;
    const known = kept(this.#match);
    return known === null ? null : broken(this.#match, { ...known, plays: this.#as !== 'spectator' }, reveal);
  }

  #give(shown: Shown): void {
    const known = this.#kept(shown);
    const { seats } = shown;
    const mine = this.#as === 'spectator' ? undefined : seats[this.#as];
    if (mine === undefined || mine.driver !== 'person' || mine.ready) return;
    const table = tableOf(shown, known);
    const isBound = seats.every(({ driver, pledge }) => driver === 'bot' || (driver === 'person' && pledge !== null));
    const { given = [] } = known;
    const { text, pledge } = wordFor(this.#match, (own) => {
      const round = given.find(({ pledges }) => pledges.includes(own));
      // What was given for a table serves for no other, and is known to others when its pledge is void.
      return round === undefined || (mine.pledge === own && (!isBound || isAlike(round, table)));
    });
    if (mine.pledge !== pledge) {
      // In another browser the same person may pledge as well: each gives way to the other once.
      this.#once(`pledge over ${mine.pledge}`, pledge, () => api.pledge(this.#match, pledge));
      return;
    }
    this.#done.delete('pledge over null');
    if (!isBound) return;
    if (!given.some((round) => isAlike(round, table))) put(`promise.${this.#match}`, { ...known, given: [...given, table] });
    this.#once('word', pledge, () => api.word(this.#match, text));
  }

  /** Several seats of one person have one word: what is on its way from one of them need not be said from the other. */
  #once(what: string, pledge: string, send: () => Promise<unknown>): void {
    const said = `${what} ${pledge}`;
    if (this.#done.has(what === 'word' ? said : what) || onTheirWay.has(said)) return;
    this.#done.add(what === 'word' ? said : what);
    onTheirWay.add(said);
    void send().finally(() => onTheirWay.delete(said));
  }
}

const onTheirWay = new Set<string>();

type Reveal = NonNullable<Shown['reveal']>;

function broken(match: string, known: Kept, reveal: Reveal): string | null {
  const { commitment, begun, plays, given = [] } = known;
  // A match that was called off before it began has no words, and no dice.
  if (!begun && reveal.words.includes('')) return brokenPromise(match, { commitment, pledges: [], bots: [] }, reveal);
  // A person who gave a word and then left the seat is a spectator of other people's rounds.
  const rounds = given.length > 0 && plays ? given : [known];
  const problems = rounds.map((round) => brokenPromise(match, round, reveal));
  if (!problems.includes(null)) return problems.at(-1) ?? null;
  const own = get<string>(`word.${match}`);
  const isUnasked = plays && given.length === 0 && own !== null && !reveal.words.includes(wordOf(match, own));
  return isUnasked ? 'Your seat has a word that this browser did not give. Did you give it in another browser?' : null;
}

/** What this browser was promised about a match, and what is wrong with its record by that; null if nothing was kept here. */
export function heldTo({ match, seed, fair: { commitment, secret, words } }: Pick<RecordOfMatch, 'match' | 'seed' | 'fair'>) {
  const known = kept(match);
  if (known === null) return null;
  const isAnother = commitment !== known.commitment;
  const problem = isAnother ? 'It is of another commitment than the one this browser was shown.' : null;
  return { commitment: known.commitment, problem: problem ?? broken(match, known, { secret, words: [...words], seed }) };
}

const tableOf = ({ seats }: Shown, { commitment }: { readonly commitment: string }): Promised => ({
  commitment,
  pledges: seats.map(({ pledge }) => pledge),
  bots: seats.flatMap(({ driver }, seat) => (driver === 'bot' ? [seat] : [])),
});

const isAlike = (one: Promised, other: Promised): boolean => JSON.stringify(one) === JSON.stringify(other);

/** One word for each match and round, whichever tab asks: the one that is kept, or another if that is of no use any more. */
function wordFor(match: string, isOfUse: (pledge: string) => boolean) {
  const known = get<string>(`word.${match}`);
  const text = typeof known === 'string' && isOfUse(pledgeFor(match, known)) ? known : freshWord();
  if (text !== known) put(`word.${match}`, text);
  return { text, pledge: pledgeFor(match, text) };
}
const pledgeFor = (match: string, text: string): string => pledgeOf(match, wordOf(match, text));
const kept = (match: string): Kept | null => get<Kept>(`promise.${match}`);

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
