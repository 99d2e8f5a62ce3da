/** One game of the ladder, played in a worker. */
import { loadGame } from '@bridgehead/games';
import { type AnyGame, type OptionValues, resultOf, seedFrom } from '@bridgehead/kernel';
import { type Player, playGame } from '../arena.ts';

export interface Pairing {
  readonly game: string;
  readonly players: readonly Player[];
  readonly options: OptionValues;
  readonly seed: number;
  /** What the Admiral's time is measured with; a wall clock if absent. */
  readonly clock?: 'processor';
}

/** Processor time of this thread, in milliseconds. */
export const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

export interface Outcome {
  /** By seat. */
  readonly values: number[];
  readonly sides: number;
  /** Processor time in milliseconds, and decisions; by seat. */
  readonly cpu: number[];
  readonly decisions: number[];
}

export default async function play(pairing: Pairing): Promise<Outcome> {
  const game = (await loadGame(pairing.game)) as AnyGame;
  const cpu = pairing.players.map(() => 0);
  const decisions = pairing.players.map(() => 0);
  let began = 0;
  const { result, run } = playGame(game, pairing.players, {
    seed: seedFrom(pairing.seed, 1),
    botSeed: seedFrom(pairing.seed, 2),
    options: pairing.options,
    ...(pairing.clock === 'processor' ? { clock: processorTime } : {}),
    watch() {
      began = processorTime();
    },
    after(_run, ask) {
      cpu[ask.seat] = (cpu[ask.seat] ?? 0) + processorTime() - began;
      decisions[ask.seat] = (decisions[ask.seat] ?? 0) + 1;
    },
  });
  const teams = game.teams?.(run.state);
  const seats = pairing.players.length;
  return { values: resultOf(result, seats, teams), sides: teams?.length ?? seats, cpu, decisions };
}
