/** Storm the Castle for boardgame.io: the same rule functions, run on its state and its dice. What people would use instead. */
import { type CastleEvent, game } from '@bridgehead/games/storm-the-castle';
import { type Ask, type Json, optionsOf, type Rules, readOptions, SetupTable, Table } from '@bridgehead/kernel';

// biome-ignore lint/suspicious/noExplicitAny: boardgame.io's contexts are untyped here
type Context = any;
type Castle = ReturnType<typeof game.setup>;

const read = readOptions(game.options, {});
if ('problem' in read) throw new Error(read.problem);
const { options } = read;

const chanceOf = (random: { Die(sides: number): number }) => ({ below: (n: number) => (n === 1 ? 0 : random.Die(n) - 1) });
const tableOn = (state: Castle, random: Context) => new Table<Castle, CastleEvent>(state, 2, options, chanceOf(random), false);

/** Goes on to the next question, or to the end. */
function proceed(table: Table<Castle, CastleEvent>): Rules<void> | null {
  while (table.result === null) {
    const rule = game.step(table);
    if (rule.next(null).done !== true && table.result === null) return rule;
  }
  return null;
}

/** What is asked of the active player. */
export function askIn(state: Castle): Ask {
  const table = new Table<Castle, CastleEvent>(state, 2, options, { below: () => 0 }, false);
  proceed(table);
  return table.asks[0] as Ask;
}

export const castleForBoardgameIo = {
  name: 'storm-the-castle',
  setup: ({ random }: Context): Castle => {
    const state = game.setup(new SetupTable(2, options, chanceOf(random), false));
    proceed(tableOn(state, random));
    return state;
  },
  turn: { order: { first: ({ G }: Context) => G.first, next: ({ G }: Context) => G.active } },
  moves: {
    answer: ({ G, random, events }: Context, option: Json): void => {
      const before = G.active;
      const table = tableOn(G, random);
      const rule = proceed(table);
      rule?.next(option);
      proceed(table);
      if (table.result !== null) events.endGame(table.result);
      else if (G.active !== before) events.endTurn();
    },
  },
  ai: {
    enumerate: (G: Castle) => optionsOf(askIn(G), G).map((option) => ({ move: 'answer', args: [option] })),
  },
};
