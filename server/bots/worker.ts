/** Thinks for one seat, in a thread of its own. */
import { decide } from '@bridgehead/bots';
import { loadGame } from '@bridgehead/games';
import { Run, SeededChance } from '@bridgehead/kernel';
import type { BotJob, Thought } from './driver.ts';

const MOST_CONSIDERED = 8;

export default async function think(job: BotJob): Promise<Thought> {
  const game = await loadGame(job.game);
  if (game === null) throw new Error(`no game ${job.game}`);
  const run = Run.resume(game, job.saved, new SeededChance(job.matchSeed));
  const { answer, considered } = decide(run, job.seat, job.level, { seed: job.botSeed, ms: job.ms });
  return {
    answer,
    considered: considered.slice(0, MOST_CONSIDERED).map((one) => ({ answer: one.answer, share: one.share, value: one.expected ?? 0.5 })),
  };
}
