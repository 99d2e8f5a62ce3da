/** Rematches: the same table once more with the seats turned, one by one or as a series. */
import type { Result, Seat } from '@bridgehead/kernel';

export interface Series {
  /** More than half of so many wins decide the series; 1 for a single match. */
  readonly bestOf: number;
  /** Which match of it this is, counted from 1. */
  readonly number: number;
  /** By seat: what the person there has won before this match. */
  readonly wins: readonly number[];
  /** The match before. */
  readonly before: string | null;
}

export const firstOf = (bestOf: number, seats: number): Series => ({
  bestOf,
  number: 1,
  wins: new Array<number>(seats).fill(0),
  before: null,
});

/** A list by seat when everybody has moved on by so many places. */
export const turned = <T>(bySeat: readonly T[], by: number): T[] => bySeat.map((_, seat) => bySeat[(seat + by) % bySeat.length] as T);

/** By how many places everybody moves on: one, or as many as leave those who play together together. */
export function placesToTurn(seats: number, teams: readonly (readonly Seat[])[] | null): number {
  if (teams === null) return 1;
  const teamAt = (seat: Seat): number => teams.findIndex((team) => team.includes(seat % seats));
  for (let by = 1; by < seats; by++) {
    const staysTogether = teams.every((team) => new Set(team.map((seat) => teamAt(seat + by))).size === 1);
    const changes = teams.some((team) => teamAt((team[0] ?? 0) + by) !== teamAt(team[0] ?? 0));
    if (staysTogether && changes) return by;
  }
  return 1;
}

/** What everybody has won when this match is counted. A draw of all counts for nobody. */
export function winsWith({ wins }: Series, result: Result | null): number[] {
  const [first = [], ...rest] = result?.ranking ?? [];
  return wins.map((won, seat) => won + (rest.length > 0 && first.includes(seat) ? 1 : 0));
}

/** Nobody can be caught up with any more, or all matches are played. */
export function isDecided({ bestOf, number }: Series, wins: readonly number[]): boolean {
  return number >= bestOf || wins.some((won) => 2 * won > bestOf);
}

/** The series that the next match belongs to. A decided series begins again; single matches keep their score. */
export function nextOf(series: Series, match: string, result: Result | null, by: number, wanted = series.bestOf): Series {
  const wins = winsWith(series, result);
  // One person alone cannot end a series that is under way.
  const bestOf = series.bestOf > 1 && !isDecided(series, wins) ? series.bestOf : wanted;
  const isNew = bestOf !== series.bestOf || (bestOf > 1 && isDecided(series, wins));
  return isNew
    ? { ...firstOf(bestOf, wins.length), before: match }
    : { bestOf, number: series.number + 1, wins: turned(wins, by), before: match };
}
