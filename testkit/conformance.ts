/** The suite that every game passes, called in one line. */
import type { Game, Json } from '@bridgehead/kernel';
import { describe, test } from 'vitest';
import { CHECKS, type CheckOptions, checkHonest, type Decide, type HonestOptions, type Problem } from './checks/index.ts';

export function conformance<S, V extends Json>(game: Game<S, V>, options: CheckOptions<S>): void {
  describe(`${game.title} conforms`, () => {
    for (const [name, check] of Object.entries(CHECKS)) test(name, { timeout: 60_000 }, () => demand(check(game as Game<S>, options)));
  });
}

/** Bots decide by their seat's view alone. */
export function honest<S, V extends Json>(game: Game<S, V>, decide: Decide<S>, options: HonestOptions<S>): void {
  test(`${game.title}: decisions follow from the view alone`, { timeout: 60_000 }, () =>
    demand(checkHonest(game as Game<S>, decide, options)),
  );
}

function demand(problem: Problem | null): void {
  if (problem !== null) throw new Error(`${problem.check}: ${problem.what}\n${problem.repeat}`);
}
