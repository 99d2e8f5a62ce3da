/** Telling each team its own story. What differs from team to team must be told here, no matter who is cloaked at the moment. */

import type { Table } from '@bridgehead/kernel';
import type { RedEvent } from '../events.ts';
import { nth } from '../lists.ts';
import { eyesOf, type Match, OUTSIDE, officerOf } from '../state.ts';
import { isFalse, isVeiled } from './seen.ts';

export type Red = Table<Match, RedEvent>;

/** Each sees the event through their own eyes, or nothing. Lifts no secret by itself: it does not stand in the way of undo. */
export function tell(t: Red, story: (eyes: number) => RedEvent | null): void {
  if (!t.watched) return;
  const { fenced } = t;
  t.tellEach((seat) => story(eyesOf(t.state, seat)), story(OUTSIDE));
  t.fenced = fenced;
}
/** All are told the same. */
export const tellAll = (t: Red, event: RedEvent): void => tell(t, () => event);
/** The team is told, others are not. */
export const tellTeam = (t: Red, team: number, event: RedEvent): void => tell(t, (eyes) => (eyes === team ? event : null));
/** What an officer does, in the open or under the cloak; `nameless` is what outsiders are shown of a cloaked one. */
export function tellDeed(t: Red, officer: number, event: RedEvent, nameless: RedEvent | null = null): void {
  if (!t.watched) return;
  const o = officerOf(t.state, officer);
  tell(t, (eyes) => (isVeiled(o, eyes) ? nameless : event));
}
/** The true level, or null for those whose display lies. */
export const levelShown = (s: Match, ship: number, section: number, eyes: number): number | null => {
  const one = nth(s.ships, ship);
  return isFalse(one, eyes) ? null : nth(one.levels, section);
};
/** Something hidden came to light: nothing before it can be taken back freely. */
export const uncover = (t: Red): void => {
  t.fenced = true;
};
