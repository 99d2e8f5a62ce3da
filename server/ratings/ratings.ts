/**
 * Ratings follow from how matches came out, one match after the other. Which came after which is written down once, so that the same
 * figures can be worked out again at any time.
 */
import type { Side } from '@bridgehead/match';
import type { Rating } from 'openskill';
import { type OutcomeRow, type RatingRow, type StepRow, sidesIn } from '../store/ratings.ts';
import type { Store } from '../store/store.ts';
import { ENOUGH_MATCHES, firstRating, isBot, isWon, rated } from './scale.ts';

const SWEEP = 2_000;
const AT_ONCE = 50;

interface Standing extends Rating {
  readonly matches: number;
  readonly wins: number;
}

const DAY = 86_400_000;
/** So many matches of the same two people count in a day. */
const MOST_A_DAY = 3;
/** A match with a new person moves the others so much. */
const LITTLE = 0.25;

/** Two people on different sides, whichever comes first. */
function pairsIn(sides: readonly Side[]): string[] {
  const people = sides.map(({ who }) => who.filter((one) => !isBot(one)));
  return people.flatMap((some, i) =>
    people.slice(i + 1).flatMap((others) => some.flatMap((one) => others.map((other) => [one, other].sort().join()))),
  );
}
/** `lately`: what has counted of the day before. */
function isOneTooMany(outcome: OutcomeRow, lately: readonly OutcomeRow[]): boolean {
  const before = lately.filter(({ at }) => at > outcome.at - DAY).flatMap((one) => pairsIn(sidesIn(one)));
  return pairsIn(sidesIn(outcome)).some((pair) => before.filter((one) => one === pair).length >= MOST_A_DAY);
}

/** What a match makes of the standings of those it counts for. */
function after(outcome: OutcomeRow, before: ReadonlyMap<string, Standing>, lately: readonly OutcomeRow[]): Map<string, Standing> {
  if (isOneTooMany(outcome, lately)) return new Map();
  const sides = sidesIn(outcome);
  const isNew = (one: string): boolean => !isBot(one) && (before.get(one)?.matches ?? 0) < ENOUGH_MATCHES;
  const still = new Set(sides.flatMap((side) => side.still ?? []));
  const next = [...rated(sides, before)].filter(([who]) => !still.has(who));
  return new Map(
    next.map(([who, full]) => {
      const isAgainstNew = sides.some((side) => !side.who.includes(who) && side.who.some(isNew));
      const rating = isAgainstNew ? towards(before.get(who) ?? firstRating(who), full, LITTLE) : full;
      const { matches, wins } = before.get(who) ?? { matches: 0, wins: 0 };
      const won = sides.some((side) => side.who.includes(who) && isWon(side, sides));
      return [who, { ...rating, matches: matches + 1, wins: wins + Number(won) }];
    }),
  );
}
const towards = (from: Rating, to: Rating, part: number): Rating => ({
  mu: from.mu + part * (to.mu - from.mu),
  sigma: from.sigma + part * (to.sigma - from.sigma),
});
const rowOf = (game: string, who: string, { mu, sigma, matches, wins }: Standing): RatingRow => ({ game, who, mu, sigma, matches, wins });
const stepOf = ({ game, match, at }: OutcomeRow, who: string, { mu, sigma }: Standing): StepRow => ({ game, match, at, who, mu, sigma });

export class Ratings {
  readonly #store: Store;
  #timer: NodeJS.Timeout | null = null;
  #sweeping = false;
  constructor(store: Store) {
    this.#store = store;
  }

  start(): void {
    this.#timer = setInterval(() => void this.sweep().catch(() => undefined), SWEEP);
    this.#timer.unref();
  }
  close(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  /** Counts what is over and has not been counted. What another node counts at the same moment is looked at again. */
  async sweep(): Promise<void> {
    if (this.#sweeping) return;
    this.#sweeping = true;
    try {
      for (;;) {
        const outcomes = await this.#store.ratings.pending(AT_ONCE);
        for (const outcome of outcomes) await this.#count(outcome);
        if (outcomes.length < AT_ONCE) return;
      }
    } finally {
      this.#sweeping = false;
    }
  }
  async #count(outcome: OutcomeRow): Promise<void> {
    const { game, match } = outcome;
    const number = (await this.#store.ratings.lastNumber(game)) + 1;
    const who = [...new Set(sidesIn(outcome).flatMap((side) => side.who))];
    const before = new Map((await this.#store.ratings.of(game, who)).map((row) => [row.who, row]));
    const lately = await this.#store.ratings.since(
      game,
      who.filter((one) => !isBot(one)),
      outcome.at - DAY,
    );
    const next = [...after(outcome, before, lately)];
    await this.#store.ratings.count(
      match,
      number,
      next.map(([one, standing]) => rowOf(game, one, standing)),
      next.map(([one, standing]) => stepOf(outcome, one, standing)),
    );
  }
}

export interface Compared {
  readonly game: string;
  readonly matches: number;
  readonly rated: number;
  /** Figures that are not the same as before. */
  readonly different: number;
}

/** Works everything out again and puts it in place. A person who was forgotten has played, but has no figures. */
export async function rateAgain(store: Store): Promise<Compared[]> {
  const compared: Compared[] = [];
  for (const game of await store.ratings.games()) {
    const standings = new Map<string, Standing>();
    const steps: StepRow[] = [];
    let matches = 0;
    let lately: OutcomeRow[] = [];
    for (let number = 0; ; ) {
      const page = await store.ratings.counted(game, number, 500);
      for (const outcome of page) {
        const next = after(outcome, standings, lately);
        for (const [who, standing] of next) {
          standings.set(who, standing);
          steps.push(stepOf(outcome, who, standing));
        }
        if (next.size > 0) lately = [...lately.filter(({ at }) => at > outcome.at - 2 * DAY), outcome];
      }
      matches += page.length;
      number = page.at(-1)?.number ?? number;
      if (page.length < 500) break;
    }
    const known = await store.people.names([...standings.keys()].filter((who) => !isBot(who)));
    const isKept = (who: string): boolean => isBot(who) || known.has(who);
    const rows = [...standings].filter(([who]) => isKept(who)).map(([who, standing]) => rowOf(game, who, standing));
    const before = new Map((await store.ratings.all(game)).map((row) => [row.who, row]));
    const different =
      rows.filter((row) => !isSame(row, before.get(row.who))).length + [...before.keys()].filter((who) => !standings.has(who)).length;
    if (different > 0)
      await store.ratings.replace(
        game,
        rows,
        steps.filter(({ who }) => isKept(who)),
      );
    compared.push({ game, matches, rated: rows.length, different });
  }
  return compared;
}
const isSame = (row: RatingRow, before: RatingRow | undefined): boolean => {
  const { mu, sigma } = before ?? firstRating(row.who);
  return row.mu === mu && row.sigma === sigma && row.matches === before?.matches && row.wins === before.wins;
};
