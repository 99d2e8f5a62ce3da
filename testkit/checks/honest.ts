/** A bot that does not peek decides the same in every world behind its view. */
import { type Game, type Json, type MatchChance, type Run, type Seat, SeededChance, seedFrom } from '@bridgehead/kernel';
import { difference, short } from '../report.ts';
import { type CheckOptions, type Problem, walkAll } from './common.ts';
import { twinOf } from './twins.ts';

/** Decides for a seat that is asked; may look at nothing of the run but what `run.imagine(seat, chance)` gives. */
export type Decide<S> = (run: Run<S>, seat: Seat, chance: MatchChance) => Json;

export interface HonestOptions<S> extends CheckOptions<S> {
  /** How many positions to compare. */
  readonly positions: number;
}

export function checkHonest<S>(game: Game<S>, decide: Decide<S>, options: HonestOptions<S>): Problem | null {
  let left = options.positions;
  const problem = walkAll('honest', game, options, ({ run, at }) => {
    if (left === 0 || at % 3 !== 0) return null;
    for (const { seat } of run.openAsks) {
      const twin = twinOf(run, seat, new SeededChance(seedFrom(at, seat, 21)));
      if (twin === null || left === 0) continue;
      left--;
      const [one, two] = [run, twin].map((world) => decide(world, seat, new SeededChance(seedFrom(at, 22))));
      if (difference(one, two) !== null)
        return `seat ${seat} decides by what it cannot know: ${short(one)} in one world, ${short(two)} in another`;
    }
    return null;
  });
  if (problem !== null) return problem;
  return left === 0
    ? null
    : { check: 'honest', what: `only ${options.positions - left} of ${options.positions} positions could be compared`, repeat: '' };
}
