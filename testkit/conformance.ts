/** The suite that every game passes, called in one line. */
import type { Game, Json } from '@bridgehead/kernel';
import { describe, test } from 'vitest';
import { type CheckOptions, checkAll, checkHonest, type Decide, type HonestOptions, type Problem } from './checks/index.ts';

export function conformance<S, V extends Json>(game: Game<S, V>, options: CheckOptions<S>): void {
  describe(`${game.title} conforms`, () => {
    for (const [name, check] of Object.entries(checkAll(game as Game<S>, options))) test(name, () => demand(check()));
  });
}

/** Bots decide by their seat's view alone. */
export function honest<S, V extends Json>(game: Game<S, V>, decide: Decide<S>, options: HonestOptions<S>): void {
  test(`${game.title}: decisions follow from the view alone`, () => demand(checkHonest(game as Game<S>, decide, options)));
}

/** The game's own Cadet and Officer decide by their seat's view alone. */
export function honestLevels<S, V extends Json>(game: Game<S, V>, options: HonestOptions<S>): void {
  for (const level of ['cadet', 'officer'] as const)
    honest(
      game,
      (run, seat, chance) => {
        const world = run.imagine(seat, chance);
        const ask = world.askOf(seat);
        if (ask === null) throw new Error('nobody is asked');
        return game.knowledge[level](world.state, ask, chance);
      },
      options,
    );
}

function demand(problem: Problem | null): void {
  if (problem !== null) throw new Error(`${problem.check}: ${problem.what}\n${problem.repeat}`);
}
