/** Elimination, victory, draw, the cap. */
import type { Seat } from '@bridgehead/kernel';
import { nth } from '../lists.ts';
import { CORE, CRITICAL } from '../ship.ts';
import { crewOf, eyesOf, hasCrew, levelOf, type Match, NONE, officerOf, seatCount, teamOf } from '../state.ts';
import { type Red, tellAll } from './voice.ts';

export const LAST_ROUND = 60;

/** RED-05, RED-06, RED-R63: by any means, a crew without a living member is out; its ships drift on in its place. */
export function checkElimination(t: Red): void {
  const s = t.state;
  let fell = false;
  for (let team = 0; team < s.teams.length; team++) {
    if (teamOf(s, team).out !== NONE || hasCrew(s, team)) continue;
    teamOf(s, team).out = s.eliminations;
    fell = true;
    for (const ship of s.ships) if (ship.team === team) ship.team = NONE;
    tellAll(t, { type: 'eliminated', team });
  }
  if (!fell) return;
  s.eliminations++;
  const left = s.teams.filter((team) => team.out === NONE).length;
  if (left > 1) return;
  const drawn = left === 0;
  t.end({
    ranking: ranking(s),
    reason: drawn ? 'red.end.draw' : 'red.end.last-crew',
    clause: drawn ? 'RED-R64' : 'RED-05',
  });
}

/** RED-R65: the round is the last one and nobody has won. */
export function endAtCap(t: Red): void {
  t.end({ ranking: ranking(t.state), reason: 'red.end.cap', clause: 'RED-R65' });
}

/** RED-R80: the living in the order of the tie-break, then the eliminated, latest first; equals together. */
export function ranking(s: Match): Seat[][] {
  const teams = s.teams.map((_, team) => team).sort((a, b) => compare(s, a, b));
  const groups: number[][] = [];
  for (const team of teams) {
    const last = groups.at(-1);
    if (last !== undefined && compare(s, nth(last, 0), team) === 0) last.push(team);
    else groups.push([team]);
  }
  const seats = Array.from({ length: seatCount(s) }, (_, seat) => seat);
  return groups.map((group) => seats.filter((seat) => group.includes(eyesOf(s, seat)))).filter((group) => group.length > 0);
}

function compare(s: Match, a: number, b: number): number {
  const [outA, outB] = [teamOf(s, a).out, teamOf(s, b).out];
  if (outA !== NONE || outB !== NONE) {
    const alive = Number.MAX_SAFE_INTEGER;
    return (outB === NONE ? alive : outB) - (outA === NONE ? alive : outA);
  }
  const [one, two] = [standing(s, a), standing(s, b)];
  for (let i = 0; i < one.length; i++) if (one[i] !== two[i]) return nth(two, i) - nth(one, i);
  return 0;
}

/** Section 8.6, most first: officers, health, redshirts, and the least core damage on the best ship. */
function standing(s: Match, team: number): number[] {
  const crew = crewOf(s, team).map((officer) => officerOf(s, officer));
  const sum = (of: (o: (typeof crew)[number]) => number): number => crew.reduce((total, o) => total + of(o), 0);
  const damages = s.ships
    .filter((ship) => ship.team === team && !ship.pod && !ship.gone)
    .map((ship) => CORE.reduce((total, section) => total + levelOf(ship, section), 0));
  return [crew.length, sum((o) => o.health), sum((o) => o.redshirts), -Math.min(CORE.length * CRITICAL, ...damages)];
}
