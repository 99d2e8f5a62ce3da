/** Blaze of Glory in random play, mixed decks, Standard and Skirmish in turn: `node blaze.ts CASE SECONDS`. */
import { type Blaze, game } from '@bridgehead/games/blaze-of-glory';
import { type Ask, pick, Run, randomAnswer, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { runCase, type Work } from '../work.ts';

const optionsOf = (format: string) => {
  const read = readOptions(game.options, { format, decks: 'mixed' });
  if ('problem' in read) throw new Error(read.problem);
  return read.options;
};
const TABLES = [optionsOf('standard'), optionsOf('skirmish')];

/** Plays so many answers at most; all of them by default. */
function play(batch: number, most = Number.POSITIVE_INFINITY): Run<Blaze> {
  const options = TABLES[batch % TABLES.length] as (typeof TABLES)[number];
  const run = Run.begin(game, { seats: 2, options, chance: new SeededChance(seedFrom(batch, 1)) });
  const policy = new SeededChance(seedFrom(batch, 2));
  while (run.result === null && run.answered < most) {
    const open = run.wait === 'all' ? run.openAsks : run.asks;
    const ask = (open.length === 1 ? open[0] : pick(open, policy)) as Ask;
    run.play(randomAnswer(ask, run.state, policy), run.asks.indexOf(ask));
  }
  return run;
}

const CASES: Record<string, () => Promise<Work>> = {
  decisions: async () => (batch) => play(batch).answered,
  clone: async () => {
    const states = Array.from({ length: 40 }, (_, i) => play(i, 300).state);
    return (batch) => {
      const state = states[batch % states.length] as Blaze;
      for (let i = 0; i < 100; i++) game.clone(state);
      return 100;
    };
  },
};
await runCase(CASES);
