import type { Score } from '@bridgehead/ui';

/** Cues that only this game has: the klaxon of an Order, a rung that clacks, a maverick, a fanfare, a trombone, a rimshot. */
export const sounds: Score = {
  'turn-over': 'n high 2000 2000 1 0 60 .15; t 330 494 0 90 .2',
  dice: 'n band 2600 2600 4 0 12 .22; n band 2600 2600 4 55 12 .2; n band 2600 2600 4 120 12 .17; n band 2600 2600 4 195 12 .14; n band 2600 2600 4 285 12 .1',
  settle: 'q 180 120 0 40 .2',
  cap: 'n band 700 1800 2 0 400 .12; t 220 140 480 70 .5',
  letter: 'n band 3800 3800 3 0 6 .05',
  ha: 't 520 520 0 40 .3; t 620 620 50 40 .3',
  gasp: 'n high 3000 3000 1 0 120 .1',
  salute: 't 392 392 0 60 .3; t 523 523 70 60 .3',
  clap: 'q 1400 900 0 20 .2',
  title: 't 262 262 0 300 0.22; t 330 330 60 300 0.22; t 392 392 120 300 0.22; t 523 523 180 300 0.22',
  klaxon: 'q 392 392 0 120 0.16; q 523 523 140 150 0.16',
  clack: 't 900 500 0 45 0.25',
  scratch: 'w 900 180 0 140 0.14',
  fanfare: 't 523 523 0 100 0.4; t 659 659 90 100 0.4; t 1047 1047 180 200 0.45',
  trombone: 'w 233 220 0 130 0.16; w 208 160 150 230 0.16',
  rimshot: 't 300 200 0 50 0.3; t 300 200 70 50 0.3; q 2400 1800 170 120 0.1',
};
