import type { Score } from '@bridgehead/ui';

/** Cues that only this game has: the klaxon of an Order, a rung that clacks, a maverick, a fanfare, a trombone, a rimshot. */
export const sounds: Score = {
  klaxon: 'q 392 392 0 120 0.16; q 523 523 140 150 0.16',
  clack: 't 900 500 0 45 0.25',
  scratch: 'w 900 180 0 140 0.14',
  fanfare: 't 523 523 0 100 0.4; t 659 659 90 100 0.4; t 1047 1047 180 200 0.45',
  trombone: 'w 233 220 0 130 0.16; w 208 160 150 230 0.16',
  rimshot: 't 300 200 0 50 0.3; t 300 200 70 50 0.3; q 2400 1800 170 120 0.1',
};
