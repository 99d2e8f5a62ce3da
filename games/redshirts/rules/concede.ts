/** Giving up (RED-R81). */
import type { Seat } from '@bridgehead/kernel';
import { crewOf, eyesOf, hasCrew, isAlive, officerOf } from '../state.ts';
import { settle } from './damage.ts';
import { lapse } from './offers.ts';
import { type Red, tellAll, tellTeam } from './voice.ts';

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
