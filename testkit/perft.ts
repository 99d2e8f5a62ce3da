/** How many answer sequences there are to depth n from a position. A changed count is a changed rule. */
import { allAnswers, type Game, type Json, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';

/** A fixed position and how deep to count from it. */
export interface PerftScene<S = unknown> {
  readonly name: string;
  readonly state: () => S;
  readonly depths: readonly number[];
  readonly seats?: number;
  readonly options?: Readonly<Record<string, Json>>;
}

/** Chance is fixed: every line rolls the same dice. A match that ends counts once, however much depth is left. */
export function perft<S, V extends Json>(game: Game<S, V>, scene: Omit<PerftScene<S>, 'depths' | 'name'>, depth: number): number {
  const read = readOptions(game.options, scene.options ?? {});
  if ('problem' in read) throw new Error(read.problem);
  const beginning = { seats: scene.seats ?? game.seats.min, options: read.options, chance: new SeededChance(seedFrom(1)) };
  return count(Run.from(game as Game<S>, game.clone(scene.state()), beginning, { kept: true }), depth);
}

function count<S>(run: Run<S>, depth: number): number {
  if (depth === 0 || run.result !== null) return 1;
  if (run.fault !== null) throw new Error(run.fault);
  const leaves = run.openAsks.map((ask) => ({ which: run.asks.indexOf(ask), answers: allAnswers(ask, run.state) }));
  if (depth === 1) return leaves.reduce((sum, { answers }) => sum + answers.length, 0);
  let sum = 0;
  for (const { which, answers } of leaves) {
    for (const answer of answers) {
      const { position } = run.table.chance as SeededChance;
      const fork = run.fork((run.table.chance as SeededChance).at(position), null, { kept: true });
      fork.play(answer, which);
      sum += count(fork, depth - 1);
    }
  }
  return sum;
}
