/** A worker of the lab: one variant for its whole life, shards as they come. */
import { loadGame } from '@bridgehead/games';
import { type AnyGame, type Laboratory, type Patch, setVariant, unusedPatches } from '@bridgehead/kernel';
import type { Experiment } from './experiment.ts';
import { laboratoryOf, playShard } from './shard.ts';
import type { Tally } from './tally.ts';

export interface ShardTask {
  readonly experiment: Experiment;
  readonly from: number;
  readonly to: number;
}

let loaded: Promise<{ game: AnyGame; laboratory: Laboratory<unknown> | null }> | null = null;

/** Patches must be set before the game's tables are read. */
export async function loadVariant(
  id: string,
  patches: readonly Patch[],
): Promise<{ game: AnyGame; laboratory: Laboratory<unknown> | null }> {
  setVariant(patches);
  const game = await loadGame(id);
  if (game === null) throw new Error(`There is no game "${id}".`);
  const laboratory = await laboratoryOf(game);
  const [problem] = unusedPatches();
  if (problem !== undefined) throw new Error(problem);
  return { game, laboratory };
}

export default async function work({ experiment, from, to }: ShardTask): Promise<Tally> {
  loaded ??= loadVariant(experiment.game, experiment.patches);
  const { game, laboratory } = await loaded;
  return playShard(game, laboratory, experiment, from, to);
}
