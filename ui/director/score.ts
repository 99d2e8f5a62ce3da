/** The cues of the tables: what dice, cards, weapons and people sound like. Each belongs to a beat. */
import type { Score } from '../sound.ts';

const SEMITONE = 2 ** (1 / 12);
/** Higher by so many semitones. */
const up = (hz: number, semitones: number): number => Math.round(hz * SEMITONE ** semitones);

/** Dice knock ever more slowly and softly. */
const knocks = (n: number): string =>
  Array.from({ length: n }, (_, i) => `n band 2600 2600 4 ${Math.round(40 * i + 4 * i * i)} 12 ${(0.22 - 0.015 * i).toFixed(3)}`).join(
    '; ',
  );
/** These frequencies one after the other. */
const run = (wave: string, each: number, apart: number, level: number, ...hz: readonly number[]): string =>
  hz.map((one, i) => `${wave} ${one} ${one} ${i * apart} ${each} ${level}`).join('; ');

export const HOUSE: Score = {
  card: 'n band 1800 900 .9 0 90 .18',
  lean: 't 110 147 0 180 .2',
  dice: knocks(8),
  settle: 'q 180 120 0 40 .2',
  turnOver: 'n high 2000 2000 1 0 60 .15; t 330 494 0 90 .2',
  count: 's 660 660 0 28 .18',
  notch: `t ${up(660, 7)} ${up(660, 7)} 0 60 .2`,
  notch2: `t ${up(660, 12)} ${up(660, 12)} 0 60 .2`,
  blow: 'q 160 60 0 180 .25; n low 1200 200 1 0 140 .35',
  laser: 'w9 880 220 0 160 .16; n band 3000 700 3 0 160 .1; n high 4000 4000 1 0 30 .1',
  disruptor: 'q 240 90 0 140 .18; n band 1200 1200 2 0 90 .2',
  blast: 'n low 900 120 1 0 320 .5; s 70 38 0 300 .7',
  direct: 'w14 240 55 70 260 .35; n low 900 120 1 70 320 .5; s 70 38 70 300 .7',
  marker: 't 160 70 0 90 .6; n band 700 700 1.2 0 40 .35',
  shield: 't 660 330 0 180 .3; s 990 990 0 120 .1',
  teleport: 's 440 990 0 300 .2; s 660 1485 0 300 .1',
  hop: 's 880 880 0 24 .14',
  land: 't 523 523 0 120 .3; t 784 784 0 120 .3',
  yelp: 'q 620 300 0 140 .16',
  lampOut: 't 900 700 0 18 .16; n band 3000 3000 1 0 8 .12',
  shipLost: 'n low 500 60 1 0 380 .5; s 55 30 0 400 .7',
  cut: 'w 900 180 0 140 .14; n band 5000 5000 2 0 60 .2',
  bridgeMine: run('t', 90, 80, 0.4, 196, 294, 392),
  bridgeTheirs: run('t', 90, 80, 0.4, 196, 185, 147),
  'natural-12': `${run('t6', 120, 90, 0.4, 523, 659, 1047)}`,
  'natural-2': 'w 420 90 0 300 .2; n low 300 300 1 0 120 .3',
  cap: 'n band 700 1800 2 0 400 .12',
  letters: 'n band 3800 3800 3 0 6 .05',
  ha: 't 520 520 0 40 .3; t 620 620 60 40 .3',
  gasp: 'n high 3000 3000 1 0 120 .1',
  salute: 't 392 392 0 60 .3; t 523 523 70 60 .3',
  cutIt: 'q 1400 900 0 20 .2',
  solved: run('s', 160, 110, 0.5, 520, 660, 780),
  pearl: 's 1046 1046 0 22 .14; s 1108 1108 26 22 .14; s 1174 1174 52 22 .14; s 1244 1244 78 22 .14',
  borg: 'w10 55 55 0 380 .35; q 110 110 0 380 .1',
  title: run('t', 300, 60, 0.22, 262, 330, 392, 523),
  klaxon: 'q 392 392 0 120 .16; q 523 523 140 150 .16',
  win: run('t', 130, 130, 0.4, 392, 494, 587, 784),
  lose: run('t', 130, 130, 0.4, 392, 370, 311, 233),
};
