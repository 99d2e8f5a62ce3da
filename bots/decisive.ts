/** Which answer decided a finished match: after it the evaluation never turned back. */
import { type AnyGame, type MatchRecord, Run, resultOf, type Seat, SeededChance, type Told } from '@bridgehead/kernel';

export interface Decisive {
  /** Which entry of the record; −1 where the winners were ahead from the beginning. */
  readonly at: number;
  /** What each entry up to it told, latest last. */
  readonly told: readonly (readonly Told[])[];
  /** Each seat's share of what all could expect before each entry, together 1; at the end what everybody got. */
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
  return { at, told: told.slice(0, at + 1), course: courseOf(before, resultOf(result, seats, game.teams?.(run.state))) };
}

/** The one curve that every page shows: shares that add up, however the evaluation is scaled. */
function courseOf(before: readonly (readonly number[])[], final: readonly number[]): number[][] {
  return [...before, final].map((values) => {
    const sum = values.reduce((all, one) => all + one, 0);
    return values.map((one) => (sum > 0 ? one / sum : 1 / values.length));
  });
}
