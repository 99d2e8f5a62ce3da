/** Random play of two ships in command mode, and what a clone of its state costs: `node redshirts.ts CASE SECONDS`. */
import { game } from '@bridgehead/games/redshirts';
import { type Ask, Run, randomAnswer, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { runCase } from '../work.ts';

const read = readOptions(game.options, {});
if ('problem' in read) throw new Error(read.problem);
const { options } = read;

const begin = (seed: number) => Run.begin(game, { seats: 2, options, chance: new SeededChance(seedFrom(seed, 1)) });
const policyFor = (seed: number) => new SeededChance(seedFrom(seed, 2));

/** The state in the middle of a random match. */
function middle(seed: number) {
  const run = begin(seed);
  const policy = policyFor(seed);
  for (let i = 0; i < 120 && run.result === null; i++) run.play(randomAnswer(run.asks[0] as Ask, run.state, policy));
  return run.result === null ? run.state : null;
}

await runCase({
  kernel: async () => (batch) => {
    const run = begin(batch);
    const policy = policyFor(batch);
    while (run.result === null) run.play(randomAnswer(run.asks[0] as Ask, run.state, policy));
    return run.answered;
  },
  clone: async () => {
    const states = Array.from({ length: 60 }, (_, seed) => middle(seed)).filter((state) => state !== null);
    return (batch) => {
      const state = states[batch % states.length];
      if (state === undefined) throw new Error('no match came to its middle');
      for (let i = 0; i < 1000; i++) game.clone(state);
      return 1000;
    };
  },
});
