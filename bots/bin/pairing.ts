/** One game of the ladder, played in a worker. */
import { loadGame } from '@bridgehead/games';
import { type AnyGame, readOptions, seedFrom } from '@bridgehead/kernel';
import { type Player, playGame } from '../arena.ts';
import { resultOf } from '../search.ts';

export interface Pairing {
  readonly game: string;
  readonly players: readonly Player[];
  readonly seed: number;
}

/** The result for each seat. */
export default async function play(pairing: Pairing): Promise<number[]> {
  const game = (await loadGame(pairing.game)) as AnyGame;
  const read = readOptions(game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const { result } = playGame(game, pairing.players, {
    seed: seedFrom(pairing.seed, 1),
    botSeed: seedFrom(pairing.seed, 2),
    options: read.options,
  });
  return resultOf(result, pairing.players.length);
}
