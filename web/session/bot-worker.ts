/** Where bots think, so that the page never waits for one. */
import { type Decision, decide, type Level } from '@bridgehead/bots';
import { type AnyGame, Run, type Saved, SeededChance } from '@bridgehead/kernel';
import { expose } from 'comlink';
import { loadGame } from '../games.ts';

export interface Question {
  readonly game: string;
  readonly saved: Saved<unknown>;
  /** The match's own seed: dice within the step must fall again. */
  readonly seed: string;
  readonly seat: number;
  readonly level: Level;
  readonly thinkSeed: string;
  readonly ms: number;
  /** When it was asked, by the clock on the wall: a first question has waited for this worker to load. */
  readonly asked: number;
}

const games = new Map<string, AnyGame>();

async function think(question: Question): Promise<Decision> {
  let game = games.get(question.game);
  if (game === undefined) {
    game = await loadGame(question.game);
    games.set(question.game, game);
  }
  const run = Run.resume(game, question.saved, new SeededChance(question.seed));
  const ms = Math.max(question.ms / 2, question.ms - (Date.now() - question.asked));
  return decide(run, question.seat, question.level, { seed: question.thinkSeed, ms });
}

const desk = { think };
export type BotDesk = typeof desk;
expose(desk);
