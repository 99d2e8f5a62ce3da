import type { Score } from '@bridgehead/ui';

/** Cues that only this game has: a laser, a shield that goes down, somebody in a red shirt. */
export const sounds: Score = {
  laser: 'w 880 220 0 160 0.18',
  shield: 't 660 330 0 180 0.3',
  yelp: 'q 620 300 0 140 0.16',
  blast: 'w 120 50 0 260 0.4',
  beam: 's 440 990 0 300 0.25',
  dead: 'q 160 150 0 120 0.15',
};
