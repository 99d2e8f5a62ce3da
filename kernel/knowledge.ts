/**
 * What a game knows about playing itself well. The frame (`bots/`) hands over a state in which everything the seat
 * cannot know has been replaced by a guess; so none of this can peek.
 */
import type { Chance } from './chance.ts';
import type { Json } from './json.ts';
import type { Ask } from './prompt.ts';

/** An answer worth a look, with how likely a good player is to choose it (any positive scale). */
export interface Candidate {
  readonly answer: Json;
  readonly prior: number;
  /** How the seat means to go on after this answer, in the game's own words (`follow`). A search judges it as a whole. */
  readonly plan?: Json;
}
/** The next answer of a plan, and what is left of the plan after it. */
export interface Followed {
  readonly answer: Json;
  readonly plan: Json;
}

export interface Knowledge<S> {
  /** The Cadet's answer: plausible, with believable mistakes. */
  cadet(s: S, ask: Ask, chance: Chance): Json;
  /** The Officer's answer: the heuristic's best. Also the rollout policy of the search, so it must be quick. */
  officer(s: S, ask: Ask, chance: Chance): Json;
  /** Expected result for each seat, 0 (lost) to 1 (won), adding up to 1. */
  evaluate(s: S): number[];
  /** The answers that a search should look at, best first; all of them if absent. */
  candidates?(s: S, ask: Ask, chance: Chance): readonly Candidate[];
  /** How a plan goes on at the seat's next question; null when it is over, or has become impossible. */
  follow?(s: S, ask: Ask, plan: Json): Followed | null;
  /**
   * What the dice just did, as far as everybody can see it, in a word: positions that differ here are different moments to a
   * search. Absent: the search does not tell outcomes apart.
   */
  outcome?(s: S): string | number;
  /** How many answers deep a rollout goes before it is cut off and evaluated. */
  readonly rolloutDepth?: number;
  /**
   * A number that changes when a turn begins: a rollout ends where it does, because a position between two turns is easiest to judge.
   * Null: not in such a match. Absent: rollouts are cut off by their depth alone.
   */
  turn?(s: S): number | null;
  /** What an earlier version knew, for comparisons of strength; the present knowledge where nothing is kept. */
  readonly frozen?: Knowledge<S>;
}
