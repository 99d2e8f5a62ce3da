/** Answers and how much a bot likes them: the best for the Officer, the better ones for a search. */
import type { Chance } from './chance.ts';
import type { Json } from './json.ts';
import type { Candidate } from './knowledge.ts';

export interface Liked<A extends Json = Json> {
  readonly answer: A;
  readonly score: number;
}

const EQUAL = 1e-9;

/** The answer with the highest score; of equal ones each is equally likely. */
export function bestOf<A extends Json>(liked: readonly Liked<A>[], chance: Chance): A {
  let chosen = liked[0] as Liked<A>;
  let ties = 1;
  for (let i = 1; i < liked.length; i++) {
    const one = liked[i] as Liked<A>;
    if (one.score > chosen.score + EQUAL) {
      chosen = one;
      ties = 1;
    } else if (one.score > chosen.score - EQUAL && chance.below(++ties) === 0) chosen = one;
  }
  return chosen.answer;
}

/** Best first; equal ones in the order in which they came. */
export const bestFirst = <A extends Json>(liked: readonly Liked<A>[]): Liked<A>[] => liked.toSorted((a, b) => b.score - a.score);

export interface Warmth {
  /** Points that make an answer e times as likely. */
  readonly points: number;
  /** No prior is smaller than this. */
  readonly least: number;
}

/** For a search, out of a list that is sorted best first: the better an answer is liked, the more it is looked at. */
export function asCandidates(ranked: readonly Liked[], warmth: Warmth): Candidate[] {
  const top = ranked[0]?.score ?? 0;
  return ranked.map(({ answer, score }) => ({ answer, prior: Math.max(warmth.least, Math.exp((score - top) / warmth.points)) }));
}
