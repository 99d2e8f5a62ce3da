/** Search on Storm the Castle: ours and boardgame.io's MCTS bot, random rollouts of the same depth; and the Officer. */
import { quickAnswer, search } from '@bridgehead/bots';
import { game } from '@bridgehead/games/storm-the-castle';
import { type Ask, Run, randomAnswer, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { type BoardgameIo, part } from '../boardgame-io/library.ts';
import { runCase } from '../work.ts';

const DEPTH = 50;
const ITERATIONS = 50;
const read = readOptions(game.options, {});
if ('problem' in read) throw new Error(read.problem);
const { options } = read;

const positions = () =>
  Array.from({ length: 30 }, (_, seed) => {
    const run = Run.begin(game, { seats: 2, options, chance: new SeededChance(seedFrom(seed, 1)) }, { kept: true });
    const policy = new SeededChance(seedFrom(seed, 2));
    for (let i = 0; i < 80 && run.result === null; i++) run.play(randomAnswer(run.asks[0] as Ask, run.state, policy));
    return run;
  }).filter((run) => run.result === null);

await runCase({
  ours: async () => {
    const runs = positions();
    const chance = new SeededChance(seedFrom(7));
    return (batch) => {
      const run = runs[batch % runs.length] as (typeof runs)[number];
      return search(run, (run.asks[0] as Ask).seat, chance, { iterations: ITERATIONS, rollout: 'random', depth: DEPTH })?.iterations ?? 0;
    };
  },
  'boardgame-io': async () => {
    const { MCTSBot } = part<BoardgameIo>('boardgame.io/dist/cjs/ai.js');
    const { CreateGameReducer, InitializeGame } = part<BoardgameIo>('boardgame.io/dist/cjs/internal.js');
    const { askIn, castleForBoardgameIo } = await import('../boardgame-io/castle-game.ts');
    const { enumerate } = castleForBoardgameIo.ai;
    const reducer = CreateGameReducer({ game: castleForBoardgameIo });
    const states = Array.from({ length: 10 }, (_, seed) => {
      let state = InitializeGame({ game: { ...castleForBoardgameIo, seed: `seed ${seed}` }, numPlayers: 2 });
      const policy = new SeededChance(seedFrom(seed, 2));
      for (let i = 0; i < 80 && state.ctx.gameover === undefined; i++) {
        const ask = askIn(state.G);
        const args = [randomAnswer(ask, state.G, policy)];
        state = reducer(state, { type: 'MAKE_MOVE', payload: { type: 'answer', args, playerID: String(ask.seat) } });
      }
      return state;
    }).filter((state) => state.ctx.gameover === undefined);
    return async (batch) => {
      const state = states[batch % states.length];
      const bot = new MCTSBot({ game: castleForBoardgameIo, enumerate, iterations: ITERATIONS, playoutDepth: DEPTH, seed: String(batch) });
      await bot.play(state, state.ctx.currentPlayer);
      return ITERATIONS;
    };
  },
  officer: async () => {
    const runs = positions();
    const chance = new SeededChance(seedFrom(7));
    return (batch) => {
      const run = runs[batch % runs.length] as (typeof runs)[number];
      for (let i = 0; i < 20; i++) quickAnswer(run, (run.asks[0] as Ask).seat, 'officer', chance);
      return 20;
    };
  },
});
