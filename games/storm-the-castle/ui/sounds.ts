import { note, type Score } from '@bridgehead/ui';

/** Cues that only this game has: a natural twelve. */
export const sounds: Score = {
  triumph: [
    note('triangle', 523, 523, 0, 100, 0.4),
    note('triangle', 659, 659, 90, 100, 0.4),
    note('triangle', 1047, 1047, 180, 200, 0.45),
  ],
};
