/**
 * A bot decides from its seat's view, its prompt and a budget. It never touches the truth: the run is forked and everything
 * the seat cannot know is replaced by a guess before any of the game's knowledge looks at it.
 */
import { type Ask, type Json, type MatchChance, type Run, randomAnswer, SeededChance } from '@bridgehead/kernel';
import { type Considered, type Decision, explainRoot } from './explain.ts';
import type { Level } from './level.ts';
import { type SearchBudget, search } from './search.ts';

export interface DecideOptions extends SearchBudget {
  /** 64 hexadecimal digits: the same seed, view and iteration bound give the same move. */
  readonly seed: string;
}

/** The Admiral's default thinking time. */
export const ADMIRAL_MS = 1000;

/** The seat must have an open question in the run, which must be kept. */
export function decide<S>(run: Run<S>, seat: number, level: Level, options: DecideOptions): Decision {
  const chance = new SeededChance(options.seed);
  if (level !== 'admiral') return plain(quickAnswer(run, seat, level, chance));
  const found = search(
    run,
    seat,
    chance,
    options.iterations === undefined && options.ms === undefined ? { ...options, ms: ADMIRAL_MS } : options,
  );
  return found === null ? plain(quickAnswer(run, seat, 'officer', chance)) : explainRoot(found);
}

/** The heuristic levels: one guess, one look. Quick enough for the lab. */
export function quickAnswer<S>(run: Run<S>, seat: number, level: Exclude<Level, 'admiral'>, chance: MatchChance): Json {
  const guess = run.imagine(seat, chance);
  const ask = guess.askOf(seat) as Ask;
  switch (level) {
    case 'random':
      return randomAnswer(ask, guess.state, chance);
    case 'cadet':
      return run.game.knowledge.cadet(guess.state, ask, chance);
    case 'officer':
      return run.game.knowledge.officer(guess.state, ask, chance);
  }
}

const plain = (answer: Json): Decision => {
  const considered: Considered[] = [{ answer, visits: 1, share: 1, expected: null, low: null, high: null }];
  return { answer, considered, expected: null, line: [], iterations: 0, ms: 0 };
};
