/** Where bots think, so that the page never waits for one. */
import { decide, type Level } from '@bridgehead/bots';
import { type AnyGame, type Json, Run, type Saved, SeededChance } from '@bridgehead/kernel';
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
}

const games = new Map<string, AnyGame>();

async function think(question: Question): Promise<Json> {
  let game = games.get(question.game);
  if (game === undefined) {
    game = await loadGame(question.game);
    games.set(question.game, game);
  }
  const run = Run.resume(game, question.saved, new SeededChance(question.seed));
  return decide(run, question.seat, question.level, { seed: question.thinkSeed, ms: question.ms }).answer;
}

const desk = { think };
export type BotDesk = typeof desk;
expose(desk);
