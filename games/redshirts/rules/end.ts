/** Elimination, victory, draw, the cap, concession. */
import type { Seat } from '@bridgehead/kernel';
import { CORE, CRITICAL } from '../ship.ts';
import { crewOf, eyesOf, hasCrew, isAlive, levelOf, type Match, NONE, officerOf, seatCount, teamOf } from '../state.ts';
import { settle } from './damage.ts';
import { lapse } from './offers.ts';
import { type Red, tellAll, tellTeam } from './voice.ts';

export const LAST_ROUND = 60;

/** RED-05, RED-06, RED-R63: by whatever means, a crew without a living member is out; its ships drift on in its place. */
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
    if (last !== undefined && compare(s, last[0] as number, team) === 0) last.push(team);
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
  for (let i = 0; i < one.length; i++) if (one[i] !== two[i]) return (two[i] as number) - (one[i] as number);
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

/** RED-R81: a word is enough where one head commands; where three share a ship it is a wish. */
export function concede(t: Red, seat: Seat): void {
  const s = t.state;
  const team = eyesOf(s, seat);
  if (s.mode !== 'seats') return giveUp(t, team);
  if (!isAlive(officerOf(s, seat))) return;
  s.wish[seat] = true;
  tellTeam(t, team, { type: 'wishedToGiveUp', seat });
}

/** Before every step: a crew gives up when all of it who live wish it, also when the one who did not has died or gone over. */
export function giveUpTogether(t: Red): void {
  const s = t.state;
  if (!s.wish.includes(true)) return;
  for (let team = 0; team < s.teams.length; team++)
    if (t.result === null && crewOf(s, team).every((officer) => s.wish[officer])) giveUp(t, team);
}

function giveUp(t: Red, team: number): void {
  const s = t.state;
  if (!hasCrew(s, team)) return;
  tellAll(t, { type: 'gaveUp', team });
  for (const officer of crewOf(s, team)) officerOf(s, officer).health = 0;
  settle(t, 'conceded', []);
  if (t.result === null) lapse(t); // somebody may have asked to join them
}
