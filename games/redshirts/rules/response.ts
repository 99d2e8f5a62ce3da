/** RED-R43: what an infected ship is asked to do may fail. Then nothing happened, and the option is not offered again this turn. */

import type { Card } from '../cards.ts';
import { nth } from '../lists.ts';
import { type Match, teamOf } from '../state.ts';
import { type Red, tellTeam, uncover } from './voice.ts';

const LASERS = 64;
const TELEPORTS = 1024;

/** An option as a number: the deed with its laser or card, a teleport with its target ship. */
export const muteCard = (card: Card): number => card;
export const muteLaser = (ship: number, laser: number): number => LASERS + ship * 32 + laser;
export const muteTeleport = (target: number): number => TELEPORTS + target;

export const isMute = (s: Match, team: number, option: number): boolean => teamOf(s, team).mute.includes(option);

export function noResponse(t: Red, officer: number, option: number): void {
  const s = t.state;
  const { team } = nth(s.officers, officer);
  teamOf(s, team).mute.push(option);
  uncover(t);
  tellTeam(t, team, { type: 'noResponse', officer });
}
