/** The spacelines (BOG-B2, BOG-B3). */

import { type Design, face, K, numberOf } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { type Blaze, type Location, NONE } from '../state.ts';

const WORMHOLE = K.wormhole;
export const missionOf = (s: Blaze, location: Location): Design => nth(s.mission, location);
/** False also for a location that is not there: answers may name anything. */
export const isPlanet = (s: Blaze, location: Location): boolean =>
  s.mission[location] !== undefined && face(missionOf(s, location)).row.type === 'P';
export const isMouth = (s: Blaze, location: Location): boolean => s.mission[location] === WORMHOLE;
export const spanAt = (s: Blaze, location: Location): number => numberOf(missionOf(s, location), 'span');
/** 0 Alpha, 1 Gamma. */
export const quadrantOf = (s: Blaze, location: Location): number => (nth(s.lines, 1).includes(location) ? 1 : 0);
export const lineOf = (s: Blaze, location: Location): readonly Location[] => nth(s.lines, quadrantOf(s, location));
export const allLocations = (s: Blaze): Location[] => [...nth(s.lines, 0), ...nth(s.lines, 1)];

/** BOG-B3: the spans of all locations passed or stopped at, not of the one it leaves; NONE where no way leads. */
export function costOfMove(s: Blaze, from: Location, to: Location): number {
  if (from === to) return NONE;
  if (isMouth(s, from) && isMouth(s, to)) return 0; // DW6
  const line = lineOf(s, from);
  const a = line.indexOf(from);
  const b = line.indexOf(to);
  if (b < 0) return NONE;
  let cost = 0;
  for (let i = a; i !== b; ) {
    i += a < b ? 1 : -1;
    cost += spanAt(s, nth(line, i));
  }
  return cost;
}
/** The Borg Ship's end of the line: the farther one, −1 left or 1 right; 0 for a tie (BOG-R28). */
export function fartherEnd(s: Blaze, location: Location): number {
  const line = lineOf(s, location);
  const at = line.indexOf(location);
  return Math.sign(line.length - 1 - at - at);
}
