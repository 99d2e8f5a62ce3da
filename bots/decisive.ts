/** Which answer decided a finished match: after it the evaluation never turned back. */
import { type AnyGame, type MatchRecord, Run, resultOf, type Seat, SeededChance, type Told } from '@bridgehead/kernel';

export interface Decisive {
  /** Which entry of the record; −1 where the winners were ahead from the beginning. */
  readonly at: number;
  /** What each entry up to it told, latest last. */
  readonly told: readonly (readonly Told[])[];
  /** What everybody could expect before each entry, and what everybody got at the end. */
  readonly course: readonly (readonly number[])[];
}

/** Null while the match goes on, and where nobody lost. */
export function decisive(game: AnyGame, { seats, options, seed, entries }: MatchRecord): Decisive | null {
  const run = Run.begin(game, { seats, options, chance: new SeededChance(seed) }, { kept: true, watched: true });
  run.takeEvents();
  /** The evaluation before each entry. */
  const before: number[][] = [];
  const told: Told[][] = [];
  for (const entry of entries) {
    before.push(game.knowledge.evaluate(run.state));
    run.enter(entry);
    told.push(run.takeEvents());
  }
  const { result } = run;
  const [winners = [], ...rest] = result?.ranking ?? [];
  const losers = rest.flat();
  if (result === null || losers.length === 0) return null;
  const best = (values: readonly number[], of: readonly Seat[]) => Math.max(...of.map((seat) => values[seat] ?? 0));
  const at = before.findLastIndex((values) => best(values, winners) <= best(values, losers));
  return { at, told: told.slice(0, at + 1), course: [...before, resultOf(result, seats, game.teams?.(run.state))] };
}
