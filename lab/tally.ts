/** What many games add up to. Shards are added in the order of their games, so the sums are the same to the last digit. */
import { addSums, noSums, type Sums } from './sums.ts';

/** A thing's use against the result: x is how much more than the others a seat used it, y is the seat's result. */
export interface ThingTally {
  uses: number;
  /** Matches in which the seat used it at least once, and the results of those seats. */
  seatsWith: number;
  winsWith: number;
  line: Sums;
}

export interface OddGame {
  readonly index: number;
  readonly why: string;
  readonly figure: number;
}

export interface Tally {
  games: number;
  /** Results by seat, and by place in turn order; draws are shared. */
  wins: number[];
  winsByPlace: number[];
  draws: number;
  reasons: Record<string, number>;
  answers: number[];
  rounds: number[];
  /** Results of the seat that began, game by game, for comparing variants pair by pair. */
  firstResults: number[];
  branching: Sums;
  leadChanges: Sums;
  comebacks: number;
  values: Record<string, number[]>;
  shares: Record<string, [number, number]>;
  things: Record<string, Record<string, ThingTally>>;
  odd: OddGame[];
}

export const noTally = (seats: number): Tally => ({
  games: 0,
  wins: new Array(seats).fill(0),
  winsByPlace: new Array(seats).fill(0),
  draws: 0,
  reasons: {},
  answers: [],
  rounds: [],
  firstResults: [],
  branching: noSums(),
  leadChanges: noSums(),
  comebacks: 0,
  values: {},
  shares: {},
  things: {},
  odd: [],
});

export function thingTally(tally: Tally, use: string, thing: string): ThingTally {
  tally.things[use] ??= {};
  const things = tally.things[use];
  things[thing] ??= { uses: 0, seatsWith: 0, winsWith: 0, line: noSums() };
  return things[thing];
}

/** Adds `from`, whose games come after those of `into`. */
export function addTally(into: Tally, from: Tally): void {
  into.games += from.games;
  from.wins.forEach((wins, seat) => {
    into.wins[seat] = (into.wins[seat] ?? 0) + wins;
  });
  from.winsByPlace.forEach((wins, place) => {
    into.winsByPlace[place] = (into.winsByPlace[place] ?? 0) + wins;
  });
  into.draws += from.draws;
  for (const [reason, count] of Object.entries(from.reasons)) into.reasons[reason] = (into.reasons[reason] ?? 0) + count;
  into.answers.push(...from.answers);
  into.rounds.push(...from.rounds);
  into.firstResults.push(...from.firstResults);
  addSums(into.branching, from.branching);
  addSums(into.leadChanges, from.leadChanges);
  into.comebacks += from.comebacks;
  for (const [key, values] of Object.entries(from.values)) {
    into.values[key] ??= [];
    into.values[key].push(...values);
  }
  for (const [key, [hits, tries]] of Object.entries(from.shares)) {
    const [before, all] = into.shares[key] ?? [0, 0];
    into.shares[key] = [before + hits, all + tries];
  }
  for (const [use, things] of Object.entries(from.things))
    for (const [thing, more] of Object.entries(things)) {
      const sum = thingTally(into, use, thing);
      sum.uses += more.uses;
      sum.seatsWith += more.seatsWith;
      sum.winsWith += more.winsWith;
      addSums(sum.line, more.line);
    }
  into.odd.push(...from.odd);
}
