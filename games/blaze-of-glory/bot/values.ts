/** What things are worth to a bot, in points. Everything is read from a guessed state. */
import type { Seat } from '@bridgehead/kernel';
import { D, type Design, face, meets, numberOf, progress } from '../cards/index.ts';
import { hullOf, weaponsOf } from '../rules/figures.ts';
import { costOfMove, missionOf } from '../rules/map.ts';
import { attributeTotal, teamFacts } from '../rules/people.ts';
import { isStaffed } from '../rules/staffing.ts';
import { affiliationOf, faceOf, has, isBorgThing, isPersonnelThing, isShipThing } from '../rules/things.ts';
import { type Blaze, BRAINWASHED, dilemmaDesign, dilemmaOwner, isOpen, type Location, NONE, TABLE, type Thing } from '../state.ts';

export const levelsOf = (d: Design): number => face(d).levels.reduce((sum, n) => sum + n, 0);
/** A personnel from its row alone. */
export const worthOfDesign = (d: Design): number => {
  const { row } = face(d);
  return 0.1 * ((row.integrity ?? 0) + (row.cunning ?? 0) + (row.strength ?? 0)) + 0.5 * levelsOf(d);
};

/** The first card of a stack is a wall that this team cannot pass, as far as anybody can see. */
function isWalled(s: Blaze, seat: Seat, location: Location, team: readonly Thing[]): boolean {
  const first = (s.stacks[location] as number[])[0];
  if (first === undefined || !isOpen(first) || dilemmaOwner(first) === seat) return false;
  const d = dilemmaDesign(first);
  if (d === D.DL09) return team.filter((c) => (faceOf(s, c).levels[0] as number) > 0 && attributeTotal(s, c) > 0).length < 3;
  return !meets(face(d).need, teamFacts(s, team));
}

/** What a team could score at a location: likely points, discounted by unknown dilemmas; a little for being nearly able. */
export function missionValue(s: Blaze, seat: Seat, location: Location, team: readonly Thing[]): number {
  if (team.length === 0) return 0;
  const mission = face(missionOf(s, location));
  if (mission.kind !== 'mission') return 0;
  const unknown = (s.stacks[location] as number[]).filter((card) => dilemmaOwner(card) !== seat).length;
  const odds = 0.9 ** unknown;
  if (team.some((c) => isBorgThing(s, c))) return scoutValue(s, seat, location, odds);
  if (s.solvedBy[location] !== NONE || !team.some((c) => mission.admits[affiliationOf(s, c)] === true)) return 0;
  const facts = teamFacts(s, team);
  const points = mission.row.points as number;
  if (!meets(mission.need, facts)) return 0.1 * points * progress(mission.need, facts) ** 2;
  return isWalled(s, seat, location, team) ? 0.5 : points * odds;
}
function scoutValue(s: Blaze, seat: Seat, location: Location, odds: number): number {
  const aimed = s.inPlay.some(
    (c) => (s.design[c] === D.OB4 || s.design[c] === D.OB5) && s.controller[c] === seat && s.at[c] === TABLE && s.host[c] === location,
  );
  return aimed ? 25 * odds : 0;
}
/** Can the team solve it as it stands? */
export const canSolve = (s: Blaze, seat: Seat, location: Location, team: readonly Thing[]): boolean =>
  missionValue(s, seat, location, team) > 5;

/** The best location for a crew, counting the turns to get there. */
export function bestGoal(
  s: Blaze,
  seat: Seat,
  from: Location,
  range: number,
  team: readonly Thing[],
): { location: Location; value: number } {
  let best = { location: NONE, value: 0 };
  for (let location = 0; location < s.mission.length; location++) {
    const cost = location === from ? 0 : costOfMove(s, from, location);
    if (cost === NONE) continue;
    const value = missionValue(s, seat, location, team) / (1 + cost / Math.max(1, range));
    if (value > best.value) best = { location, value };
  }
  return best;
}

const shipWorth = (s: Blaze, c: Thing): number => {
  const { row } = faceOf(s, c);
  const size = 0.6 * weaponsOf(s, c) + 0.6 * (row.shields ?? 0) + 0.3 * (row.range ?? 0);
  return (size * Math.max(0, hullOf(s, c)) * (isStaffed(s, c) ? 1 : 0.4)) / 100;
};

/** What a position is worth from one seat's side. */
function sideValue(s: Blaze, seat: Seat): number {
  let v = (s.score[seat] as number) + 0.8 * (s.hand[seat] as Design[]).length;
  const people: Thing[] = [];
  for (const c of s.inPlay) {
    if (isShipThing(s, c) && s.controller[c] === seat) v += 0.5 * shipWorth(s, c);
    if (!isPersonnelThing(s, c)) continue;
    const worth = 1 + worthOfDesign(s.design[c] as Design);
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
