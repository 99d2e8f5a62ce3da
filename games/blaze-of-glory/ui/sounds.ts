import { note, type Score } from '@bridgehead/ui';

/** Cues that only this game has: a hit, a direct hit, the Brig's door, a mission solved. */
export const sounds: Score = {
  shot: [note('sawtooth', 320, 90, 0, 140, 0.5)],
  direct: [note('sawtooth', 320, 60, 0, 160, 0.7), note('sawtooth', 240, 50, 150, 200, 0.6)],
  brig: [note('square', 180, 90, 0, 90, 0.5), note('square', 120, 60, 110, 120, 0.5)],
  solved: [note('sine', 520, 520, 0, 110, 0.6), note('sine', 660, 660, 110, 110, 0.6), note('sine', 780, 780, 220, 160, 0.6)],
};
