/** One measurement in a process of its own: `node castle.ts CASE SECONDS` prints units of work and CPU seconds as JSON. */
import { game } from '@bridgehead/games/storm-the-castle';
import { type Ask, type Entry, type MatchRecord, Run, randomAnswer, readOptions, replay, SeededChance, seedFrom } from '@bridgehead/kernel';
import { type BoardgameIo, part } from '../boardgame-io/library.ts';
import { runCase, type Work } from '../work.ts';

const read = readOptions(game.options, {});
if ('problem' in read) throw new Error(read.problem);
const { options } = read;

const begin = (seed: number, kept = false) => Run.begin(game, { seats: 2, options, chance: new SeededChance(seedFrom(seed, 1)) }, { kept });
const policyFor = (seed: number) => new SeededChance(seedFrom(seed, 2));

/** A position in the middle of a random game. */
function middle(seed: number) {
  const run = begin(seed, true);
  const policy = policyFor(seed);
  for (let i = 0; i < 150 && run.result === null; i++) run.play(randomAnswer(run.asks[0] as Ask, run.state, policy));
  return run.result === null ? run : null;
}
const middles = () => Array.from({ length: 60 }, (_, seed) => middle(seed)).filter((run) => run !== null);

/** Each case does a batch of work for a number and says how many units it was. */
const CASES: Record<string, () => Promise<Work>> = {
  kernel: async () => (batch) => {
    const run = begin(batch);
    const policy = policyFor(batch);
    while (run.result === null) run.play(randomAnswer(run.asks[0] as Ask, run.state, policy));
    return run.answered;
  },
  plain: async () => {
    const { PlainCastle } = await import('../plain/castle.ts');
    const castle = new PlainCastle();
    return (batch) => {
      castle.play(new SeededChance(seedFrom(batch, 1)), policyFor(batch));
      return castle.decisions;
    };
  },
  'boardgame-io': async () => {
    const { CreateGameReducer, InitializeGame } = part<BoardgameIo>('boardgame.io/dist/cjs/internal.js');
    const { askIn, castleForBoardgameIo } = await import('../boardgame-io/castle-game.ts');
    return (batch) => {
      const bgio = { ...castleForBoardgameIo, seed: `seed ${batch}` };
      const reducer = CreateGameReducer({ game: bgio });
      let state = InitializeGame({ game: bgio, numPlayers: 2 });
      const policy = policyFor(batch);
      let moves = 0;
      // Its reducer is slow: the first moves of many games say as much as many moves of a few.
      for (; state.ctx.gameover === undefined && moves < 300; moves++) {
        const ask = askIn(state.G);
        const args = [randomAnswer(ask, state.G, policy)];
        state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'answer', args, playerID: String(ask.seat) } });
      }
      return moves;
    };
  },
  clone: async () => {
    const runs = middles();
    return (batch) => {
      const { state } = runs[batch % runs.length] as Run<never>;
      for (let i = 0; i < 200; i++) game.clone(state);
      return 200;
    };
  },
  fork: async () => {
    const runs = middles();
    const chance = policyFor(0);
    return (batch) => {
      const run = runs[batch % runs.length] as (typeof runs)[number];
      for (let i = 0; i < 100; i++) run.fork(chance);
      return 100;
    };
  },
  replay: async () => {
    const records = Array.from({ length: 20 }, (_, seed) => recordOf(seed));
    return (batch) => {
      const again = replay(game, records[batch % records.length] as MatchRecord);
      if ('problem' in again) throw new Error(again.problem);
      return 1;
    };
  },
};

function recordOf(seed: number): MatchRecord {
  const run = begin(seed, false);
  const policy = policyFor(seed);
  const entries: Entry[] = [];
  while (run.result === null) {
    const ask = run.asks[0] as Ask;
    const answer = randomAnswer(ask, run.state, policy);
    entries.push({ seat: ask.seat, answer });
    run.play(answer);
  }
  return { game: game.id, version: game.version, options, seats: 2, seed: seedFrom(seed, 1), entries };
}

await runCase(CASES);
