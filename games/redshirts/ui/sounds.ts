import { note, type Score } from '@bridgehead/ui';

/** Cues that only this game has: a laser, a shield that goes down, somebody in a red shirt. */
export const sounds: Score = {
  laser: [note('sawtooth', 880, 220, 0, 160, 0.18)],
  shield: [note('triangle', 660, 330, 0, 180, 0.3)],
  yelp: [note('square', 620, 300, 0, 140, 0.16)],
  blast: [note('sawtooth', 120, 50, 0, 260, 0.4)],
  beam: [note('sine', 440, 990, 0, 300, 0.25)],
  dead: [note('square', 160, 150, 0, 120, 0.15)],
};
