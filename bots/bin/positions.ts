/** Matches between Officers, some of them careless, as positions to learn from: one at the first question of every turn. A worker. */
import { loadGame } from '@bridgehead/games';
import { type AnyGame, type Ask, Run, randomAnswer, readOptions, resultOf, SeededChance, seedFrom } from '@bridgehead/kernel';

export interface Lesson {
  readonly game: string;
  readonly seats: number;
  readonly from: number;
  readonly matches: number;
}
/** Flat lists: for every position and every seat so many features with their values; the seats' results; which match it was. */
export interface Positions {
  readonly counts: Uint16Array;
  readonly features: Uint16Array;
  readonly values: Float32Array;
  readonly results: Float32Array;
}
/** What a game offers to be fitted, in `bot/features.ts`. */
export interface Fittable {
  readonly FEATURES: readonly string[];
  featuresOf(s: unknown, seat: number, meet: (feature: number, value: number) => void): void;
  printed(): string;
  /** What of a match tells that a turn has begun. */
  turnOf(s: unknown): number | null;
}
export const fittable = async (game: string): Promise<Fittable> =>
  (await import(new URL(`../../games/${game}/bot/features.ts`, import.meta.url).href)) as Fittable;

/** In per cent: how often a seat answers at random, by lot for each match; and openings of nothing but chance. */
const SLIPS = [0, 0, 0, 4, 12];
const WILD_OPENING = 30;
const LONGEST = 5_000;

export default async function lessons({ game: id, seats, from, matches }: Lesson): Promise<Positions> {
  const game = (await loadGame(id)) as AnyGame;
  const { featuresOf, turnOf } = await fittable(id);
  const read = readOptions(game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const [counts, features, values, results]: number[][] = [[], [], [], []];
  for (let number = from; number < from + matches; number++) {
    const chance = new SeededChance(seedFrom(number, 31));
    const run = Run.begin(game, { seats, options: read.options, chance: new SeededChance(seedFrom(number, 32)) }, { undo: false });
    const slips = Array.from({ length: seats }, () => SLIPS[chance.below(SLIPS.length)] ?? 0);
    const wild = chance.below(3) === 0 ? chance.below(WILD_OPENING) : 0;
    let turn: number | null = null;
    let seen = 0;
    for (let answered = 0; run.result === null && answered < LONGEST; answered++) {
      const now = turnOf(run.state);
      if (turn !== null && now !== turn) {
        seen++;
        for (let seat = 0; seat < seats; seat++) {
          const before = features?.length ?? 0;
          featuresOf(run.state, seat, (feature, value) => {
            features?.push(feature);
            values?.push(value);
          });
          counts?.push((features?.length ?? 0) - before);
        }
      }
      turn = now;
      const slot = run.wait === 'all' ? run.asks.indexOf(run.openAsks[0] as Ask) : 0;
      const ask = run.asks[slot] as Ask;
      const careless = answered < wild || chance.below(100) < (slips[ask.seat] ?? 0);
      run.play(careless ? randomAnswer(ask, run.state, chance) : game.knowledge.officer(run.state, ask, chance), slot);
    }
    const ends = run.result === null ? Array<number>(seats).fill(1 / seats) : resultOf(run.result, seats, game.teams?.(run.state));
    for (let i = 0; i < seen; i++) results?.push(...ends);
  }
  return {
    counts: Uint16Array.from(counts ?? []),
    features: Uint16Array.from(features ?? []),
    values: Float32Array.from(values ?? []),
    results: Float32Array.from(results ?? []),
  };
}
