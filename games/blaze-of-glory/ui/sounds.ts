import type { Score } from '@bridgehead/ui';

/** Cues that only this game has: a hit, a direct hit, the Brig's door, a mission solved. */
export const sounds: Score = {
  shot: 'w 320 90 0 140 0.5',
  direct: 'w 320 60 0 160 0.7; w 240 50 150 200 0.6',
  brig: 'q 180 90 0 90 0.5; q 120 60 110 120 0.5',
  solved: 's 520 520 0 110 0.6; s 660 660 110 110 0.6; s 780 780 220 160 0.6',
};
