/** The closed loop: at every table one move is on its way, and the next follows when the other seat has seen it. */

/** One table with a client in each seat. */
export interface LoadTable {
  /** Makes the next move; resolves by calling `seen` when the other seat has its update, with both clients ready for the next. */
  move(seen: () => void): void;
  close(): void;
}

export interface Rate {
  readonly moves_per_s: number;
  readonly p50_ms: number;
  readonly p99_ms: number;
}

/** Seconds in which what the one before left behind, files to be written for instance, is over and done with. */
const SETTLE = 1;

/** One after the other, again and again: a machine that is slow for a while is slow for all who are compared. */
export async function driveByTurns(
  sides: readonly (readonly LoadTable[])[],
  { warmUp, seconds, rounds, meters = [] }: ByTurns,
): Promise<(Rate & { cpu_us: number })[]> {
  for (const tables of sides) await timesOf(tables, warmUp, 0);
  const times: number[][] = sides.map(() => []);
  const rates: number[][] = sides.map(() => []);
  const costs: number[][] = sides.map(() => []);
  for (let round = 0; round < rounds; round++)
    for (const [i, tables] of sides.entries()) {
      const before = (await meters[i]?.()) ?? 0;
      const some = await timesOf(tables, SETTLE, seconds / rounds);
      const after = (await meters[i]?.()) ?? 0;
      times[i]?.push(...some.times);
      rates[i]?.push(some.times.length / some.took);
      costs[i]?.push((1000 * (after - before)) / some.moves);
    }
  return sides.map((_, i) => ({
    ...rateOf(times[i] as number[], median(rates[i] as number[])),
    cpu_us: round(median(costs[i] as number[])),
  }));
}
interface ByTurns {
  readonly warmUp: number;
  readonly seconds: number;
  readonly rounds: number;
  /** For each side its processor time so far, in milliseconds. */
  readonly meters?: readonly (() => Promise<number>)[];
}

export async function drive(tables: readonly LoadTable[], warmUp: number, seconds: number): Promise<Rate> {
  const { times, took } = await timesOf(tables, warmUp, seconds);
  return rateOf(times, times.length / took);
}

/** As people do: a move at every table once in so many milliseconds, however quick the server is. */
export async function driveAtPace(tables: readonly LoadTable[], { every, seconds }: { every: number; seconds: number }): Promise<Rate> {
  const times: number[] = [];
  let moving = 0;
  let stopped = false;
  const step = (table: LoadTable) => {
    if (stopped) return;
    const sent = performance.now();
    moving++;
    table.move(() => {
      moving--;
      const took = performance.now() - sent;
      times.push(took);
      setTimeout(step, Math.max(0, every - took), table);
    });
  };
  for (const [i, table] of tables.entries()) setTimeout(step, (i / tables.length) * every, table);
  await sleep(seconds * 1000);
  stopped = true;
  const perSecond = times.length / seconds;
  while (moving > 0) await sleep(20);
  return rateOf(times, perSecond);
}

function rateOf(times: readonly number[], perSecond: number): Rate {
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number => round(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0);
  return { moves_per_s: Math.round(perSecond), p50_ms: at(0.5), p99_ms: at(0.99) };
}

/** How long each move took, in milliseconds, and how long all of it, in seconds. */
async function timesOf(
  tables: readonly LoadTable[],
  warmUp: number,
  seconds: number,
): Promise<{ times: number[]; took: number; moves: number }> {
  const times: number[] = [];
  let moves = 0;
  let measuring = false;
  let stopped = false;
  let resting = 0;
  const loop = (table: LoadTable) => {
    if (stopped) {
      resting++;
      return;
    }
    const sent = performance.now();
    table.move(() => {
      moves++;
      if (measuring) times.push(performance.now() - sent);
      loop(table);
    });
  };
  for (const table of tables) loop(table);
  await sleep(warmUp * 1000);
  measuring = true;
  const begun = performance.now();
  await sleep(seconds * 1000);
  measuring = false;
  stopped = true;
  const took = (performance.now() - begun) / 1000;
  // The next measurement of the same tables must find them between two moves.
  while (resting < tables.length) await sleep(20);
  return { times, took, moves };
}

function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const half = sorted.length >> 1;
  return sorted.length % 2 === 1 ? (sorted[half] as number) : ((sorted[half - 1] as number) + (sorted[half] as number)) / 2;
}

export const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));
export const round = (n: number): number => Math.round(n * 100) / 100;

/** Moves are drawn from a small generator of their own, so that both servers meet the same kind of play. */
export function generator(seed: number): (n: number) => number {
  let state = seed >>> 0 || 1;
  return (n) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 0x1_0000_0000) * n);
  };
}
