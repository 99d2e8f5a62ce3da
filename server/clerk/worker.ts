/** Runs records again, in a thread of its own. */
import { loadGame } from '@bridgehead/games';
import { carryOut, type Done, type Work } from './clerk.ts';

export default async function clerk({ game: id, work }: { game: string; work: Work }): Promise<Done[Work['do']]> {
  const game = await loadGame(id);
  if (game === null) throw new Error(`no game ${id}`);
  return carryOut(game, work);
}
