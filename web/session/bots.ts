/** The one place that asks a bot. The worker starts with the first question. */
import type { Decision } from '@bridgehead/bots';
import { freshSeed, type Run, sha256Of } from '@bridgehead/kernel';
import type { BotTurn } from '@bridgehead/match';
import type { Remote } from 'comlink';
import type { BotDesk, Question } from './bot-worker.ts';

let desk: Promise<Remote<BotDesk>> | null = null;

async function wrapped(): Promise<Remote<BotDesk>> {
  const worker = new Worker(new URL('./bot-worker.ts', import.meta.url), { type: 'module' });
  const { wrap } = await import('comlink');
  return wrap<BotDesk>(worker);
}
function open(): Promise<Remote<BotDesk>> {
  desk ??= wrapped();
  return desk;
}

const THINK_MS = 1000;

export async function askBot(
  run: Run<unknown>,
  seed: string,
  seat: number,
  level: Question['level'],
  thinkSeed = freshSeed(),
): Promise<Decision> {
  const bots = await open();
  return bots.think({ game: run.game.id, saved: run.save(), seed, seat, level, thinkSeed, ms: THINK_MS, asked: Date.now() });
}

/**
 * The same match and the same answers get the same bot: a guided match can be told in advance, a bug repeated. By the seat's own question,
 * so that it does not matter who of several that are asked at once is quicker.
 */
export const thoughtOf = (seed: string, { seat, prompt }: Pick<BotTurn, 'seat' | 'prompt'>): string => sha256Of({ seed, seat, prompt });
