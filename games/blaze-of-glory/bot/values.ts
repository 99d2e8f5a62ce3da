/** What things are worth to a bot, in points. Everything is read from a guessed state. */

import type { Seat } from '@bridgehead/kernel';
import { type Design, face, numberOf, progress } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import { hullOf, weaponsOf } from '../rules/figures.ts';
import { missionOf } from '../rules/map.ts';
import { teamFacts } from '../rules/people.ts';
import { isStaffed } from '../rules/staffing.ts';
import { faceOf, has, isPersonnelThing, isShipThing } from '../rules/things.ts';
import { type Blaze, BRAINWASHED, designOf, NONE, type Thing } from '../state.ts';

export const levelsOf = (d: Design): number => face(d).levels.reduce((sum, n) => sum + n, 0);
/** A personnel from its row alone. */
export const worthOfDesign = (d: Design): number => {
  const { row } = face(d);
  return 0.1 * ((row.integrity ?? 0) + (row.cunning ?? 0) + (row.strength ?? 0)) + 0.5 * levelsOf(d);
};

const shipWorth = (s: Blaze, c: Thing): number => {
  const { row } = faceOf(s, c);
  const size = 0.6 * weaponsOf(s, c) + 0.6 * (row.shields ?? 0) + 0.3 * (row.range ?? 0);
  return (size * Math.max(0, hullOf(s, c)) * (isStaffed(s, c) ? 1 : 0.4)) / 100;
};

/** What a position is worth from one seat's side. */
function sideValue(s: Blaze, seat: Seat): number {
  let v = nth(s.score, seat) + 0.8 * cardsOf(s.hand, seat).length;
  const people: Thing[] = [];
  for (const c of s.inPlay) {
    if (isShipThing(s, c) && s.controller[c] === seat) v += 0.5 * shipWorth(s, c);
    if (!isPersonnelThing(s, c)) continue;
    const worth = 1 + worthOfDesign(designOf(s, c));
    if (s.captor[c] === NONE && s.controller[c] === seat) {
      v += worth;
      people.push(c);
    } else if (s.owner[c] === seat) v += 0.2 * worth;
    else if (s.captor[c] === seat && has(s, c, BRAINWASHED)) v += 1.2 * worth;
  }
  for (let location = 0; location < s.mission.length; location++) {
    if (s.missionOwner[location] !== seat || s.solvedBy[location] !== NONE) continue;
    const { need, kind } = face(missionOf(s, location));
    if (kind === 'mission') v += 0.2 * numberOf(missionOf(s, location), 'points') * progress(need, teamFacts(s, people));
  }
  return v;
}
const SCALE = 150;
export function evaluate(s: Blaze): number[] {
  const d = Math.max(-SCALE, Math.min(SCALE, sideValue(s, 0) - sideValue(s, 1)));
  const a = 0.5 + d / (2 * SCALE);
  return [a, 1 - a];
}
