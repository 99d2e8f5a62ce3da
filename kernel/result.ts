/** What a result is worth to each seat. Teams win together. */
import type { Seat } from './seats.ts';
import type { Result } from './table.ts';

type Teams = readonly (readonly Seat[])[] | null | undefined;

/**
 * The winning teams share 1, and each of their seats has what its team has; everybody else has 0. Where nobody has a team-mate that is
 * the seats themselves, and it adds up to 1 over all of them.
 */
export function resultOf(result: Result, seats: number, teams?: Teams): number[] {
  const values = new Array<number>(seats).fill(0);
  const winners = result.ranking[0] ?? [];
  const share = 1 / winningTeams(winners, teams);
  for (const seat of winners) values[seat] = share;
  return values;
}

/** Did more than one team come first? */
export const isDrawn = ({ ranking }: Result, teams?: Teams): boolean => winningTeams(ranking[0] ?? [], teams) !== 1;

function winningTeams(winners: readonly Seat[], teams: Teams): number {
  if (teams === null || teams === undefined) return winners.length;
  return new Set(winners.map((seat) => teams.findIndex((team) => team.includes(seat)))).size;
}
