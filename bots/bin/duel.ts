/**
 * `npm run ladder -- GAME --pairs N --cpu MS --against frozen|LEVEL`: the present Admiral against another bot. Every deal is played once
 * from each seat with the places exchanged, so that a good hand helps both; the interval is drawn over deals. Both think for the same
 * processor time a decision.
 */
import { type OptionValues, SeededChance, seedFrom } from '@bridgehead/kernel';
import type { Piscina } from 'piscina';
import type { Player } from '../arena.ts';
import type { Level } from '../level.ts';
import { bootstrap } from '../statistics.ts';
import type { Outcome, Pairing } from './pairing.ts';

export interface Duel {
  readonly game: string;
  readonly seats: number;
  readonly options: OptionValues;
  readonly pairs: number;
  /** Milliseconds of processor time for a decision. */
  readonly cpu: number;
  readonly against: Level | 'frozen';
  /** The time of the other one, where it differs. */
  readonly theirs?: number;
  readonly seed: number;
}
export interface DuelReport {
  readonly game: string;
  readonly seats: number;
  readonly pairs: number;
  readonly cpu: number;
  readonly against: string;
  /** Of the points; with more than two seats divided by the fair share. The interval holds 95 of 100 times. */
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** Mean processor time a decision, and ours as a part of theirs. */
  readonly ours_ms: number;
  readonly theirs_ms: number;
  readonly cpu_ratio: number;
}

export async function duel(pool: Piscina, { game, seats, options, pairs, cpu, against, theirs = cpu, seed }: Duel): Promise<DuelReport> {
  const me: Player = { level: 'admiral', ms: cpu };
  const other: Player = against === 'frozen' ? { level: 'admiral', ms: theirs, frozen: true } : { level: against, ms: theirs };
  const deals = await Promise.all(
    Array.from({ length: pairs }, async (_, deal) => {
      const games = await Promise.all(
        Array.from({ length: seats }, async (__, seat) => {
          const players = Array.from({ length: seats }, (___, at) => (at === seat ? me : other));
          const pairing: Pairing = { game, players, options, seed: seed * 1_000_003 + deal, clock: 'processor' };
          return { seat, outcome: (await pool.run(pairing)) as Outcome };
        }),
      );
      const fair = seats === 2 ? 1 : seats;
      return { share: (fair * sum(games, ({ seat, outcome }) => outcome.values[seat] ?? 0)) / seats, games };
    }),
  );
  const games = deals.flatMap((deal) => deal.games);
  const used = (isOurs: boolean, figure: (outcome: Outcome) => readonly number[]) =>
    sum(games, ({ seat, outcome }) =>
      sum(
        figure(outcome).filter((_, at) => (at === seat) === isOurs),
        (n) => n,
      ),
    );
  const perDecision = (isOurs: boolean) =>
    used(isOurs, ({ cpu: ms }) => ms) /
    Math.max(
      1,
      used(isOurs, ({ decisions }) => decisions),
    );
  const [ours_ms, theirs_ms] = [perDecision(true), perDecision(false)];
  const { mean, low, high } = bootstrap(
    deals.map(({ share }) => share),
    new SeededChance(seedFrom(seed, 41)),
  );
  return { game, seats, pairs, cpu, against, share: mean, low, high, ours_ms, theirs_ms, cpu_ratio: ours_ms / Math.max(1e-9, theirs_ms) };
}

const sum = <T>(list: readonly T[], figure: (one: T) => number): number => list.reduce((total, one) => total + figure(one), 0);
