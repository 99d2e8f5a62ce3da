import { note, type Score } from '@bridgehead/ui';

/** Cues that only this game has: the klaxon of an Order, a rung that clacks, a maverick, a fanfare, a trombone, a rimshot. */
export const sounds: Score = {
  'turn-over': [note('triangle', 330, 494, 0, 90, 0.2)],
  settle: [note('square', 180, 120, 0, 40, 0.2)],
  cap: [note('triangle', 500, 900, 0, 300, 0.08), note('triangle', 220, 140, 480, 70, 0.5)],
  title: [262, 330, 392, 523].map((hz, i) => note('triangle', hz, hz, 60 * i, 300, 0.22)),
  klaxon: [note('square', 392, 392, 0, 120, 0.16), note('square', 523, 523, 140, 150, 0.16)],
  clack: [note('triangle', 900, 500, 0, 45, 0.25)],
  scratch: [note('sawtooth', 900, 180, 0, 140, 0.14)],
  fanfare: [
    note('triangle', 523, 523, 0, 100, 0.4),
    note('triangle', 659, 659, 90, 100, 0.4),
    note('triangle', 1047, 1047, 180, 200, 0.45),
  ],
  trombone: [note('sawtooth', 233, 220, 0, 130, 0.16), note('sawtooth', 208, 160, 150, 230, 0.16)],
  rimshot: [note('triangle', 300, 200, 0, 50, 0.3), note('triangle', 300, 200, 70, 50, 0.3), note('square', 2400, 1800, 170, 120, 0.1)],
};
