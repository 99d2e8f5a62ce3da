/** Thinks for one seat, in a thread of its own. */
import os from 'node:os';
import type { Decision } from '@bridgehead/bots';
import type { BotJob } from './driver.ts';
import { faultOf } from './fault.ts';

// People come first: where cores are few a bot thinks with little more than what is left. Not with that alone: people wait for bots, too,
// and on a machine that others keep busy nothing is left. On Linux this is the thread's own priority; elsewhere it would be the whole
// process's. Even loading the games is work, so they come after.
if (process.platform === 'linux') os.setPriority(os.constants.priority.PRIORITY_BELOW_NORMAL);
const { decide } = await import('@bridgehead/bots');
const { loadGame } = await import('@bridgehead/games');
const { Run, SeededChance } = await import('@bridgehead/kernel');

/** What was thought, or what went wrong in the game over it. */
export default async function think(job: BotJob): Promise<Decision | { readonly fault: string }> {
  const game = await loadGame(job.game);
  if (game === null) throw new Error(`no game ${job.game}`);
  try {
    const run = Run.resume(game, job.saved, new SeededChance(job.matchSeed));
    return decide(run, job.seat, job.level, { seed: job.botSeed, ms: job.ms });
  } catch (error) {
    return { fault: faultOf(error) };
  }
}
