/** A web worker of the lab: one variant for its whole life, shards as they come. */
import { type AnyGame, type Laboratory, setVariant, unusedPatches } from '@bridgehead/kernel';
import { type Experiment, laboratoryOf, playShard, type Tally } from '@bridgehead/lab';
import { expose } from 'comlink';
import { loadGame } from '../games.ts';

let loaded: Promise<{ game: AnyGame; laboratory: Laboratory<unknown> | null }> | null = null;

/** Patches must be set before the game's tables are read. */
async function load(experiment: Experiment): Promise<{ game: AnyGame; laboratory: Laboratory<unknown> | null }> {
  setVariant(experiment.patches);
  const game = await loadGame(experiment.game);
  const laboratory = await laboratoryOf(game);
  const [problem] = unusedPatches();
  if (problem !== undefined) throw new Error(problem);
  return { game, laboratory };
}

const bench = {
  async play(experiment: Experiment, from: number, to: number): Promise<Tally> {
    loaded ??= load(experiment);
    const { game, laboratory } = await loaded;
    return playShard(game, laboratory, experiment, from, to);
  },
};
export type LabBench = typeof bench;
expose(bench);
