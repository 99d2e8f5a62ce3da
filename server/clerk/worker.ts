/** Runs records again, in a thread of its own. */
import { loadGame } from '@bridgehead/games';
import { ProblemError } from '../problem.ts';
import { carryOut, type Outcome, type Work } from './clerk.ts';

export default async function clerk(work: Work): Promise<Outcome> {
  try {
    return { done: await carryOut(loadGame, work) };
  } catch (error) {
    if (error instanceof ProblemError) return { refused: error.trouble };
    throw error;
  }
}
