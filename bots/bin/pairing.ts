/** One game of the ladder, played in a worker. */
import { loadGame } from '@bridgehead/games';
import { type AnyGame, type OptionValues, resultOf, seedFrom } from '@bridgehead/kernel';
import { type Player, playGame } from '../arena.ts';

export interface Pairing {
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: OptionValues;
  readonly seed: number;
}

/** The result for each seat, and how many sides there were. */
export default async function play(pairing: Pairing): Promise<{ values: number[]; sides: number }> {
  const game = (await loadGame(pairing.game)) as AnyGame;
  const { result, run } = playGame(game, pairing.players, {
    seed: seedFrom(pairing.seed, 1),
    botSeed: seedFrom(pairing.seed, 2),
    options: pairing.options,
  });
  const teams = game.teams?.(run.state);
  const seats = pairing.players.length;
  return { values: resultOf(result, seats, teams), sides: teams?.length ?? seats };
}
