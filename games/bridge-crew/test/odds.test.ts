import { ruling, rulings } from '@bridgehead/testkit';
import { expect } from 'vitest';
import type { Attitude } from '../cards.ts';
import { pipsIn, varianceIn } from '../dice.ts';
import { compare, crewChance, maverickChance, saveChance, saveOdds, ways } from '../odds.ts';
import { percent } from '../table-help.ts';
import { named, poolOf } from './scene.ts';

const TYPES = [4, 6, 8, 10, 12];

/** The tables of the odds, row by row: Crew die d4 to d12, columns Alien die d4 to d12. */
const TABLES: readonly (readonly [string, boolean, readonly (readonly [Attitude, Attitude])[], string])[] = [
  [
    'Neutral v Neutral',
    false,
    [['neutral', 'neutral']],
    `50.0 30.0 21.4 16.7 13.6
     70.0 50.0 35.7 27.8 22.7
     78.6 64.3 50.0 38.9 31.8
     83.3 72.2 61.1 50.0 40.9
     86.4 77.3 68.2 59.1 50.0`,
  ],
  [
    'Friendly v Neutral',
    false,
    [['friendly', 'neutral']],
    `85.7 72.7 66.7 63.2 60.9
     90.9 81.8 73.3 68.4 65.2
     93.3 86.7 80.0 73.7 69.6
     94.7 89.5 84.2 78.9 73.9
     95.7 91.3 87.0 82.6 78.3`,
  ],
  [
    'Hostile v Neutral',
    false,
    [['hostile', 'neutral']],
    `71.4 63.6 60.0 57.9 56.5
     81.8 72.7 66.7 63.2 60.9
     86.7 80.0 73.3 68.4 65.2
     89.5 84.2 78.9 73.7 69.6
     91.3 87.0 82.6 78.3 73.9`,
  ],
  [
    'the same attitude',
    false,
    [
      ['friendly', 'friendly'],
      ['hostile', 'hostile'],
    ],
    `50.0 40.0 35.7 33.3 31.8
     60.0 50.0 42.9 38.9 36.4
     64.3 57.1 50.0 44.4 40.9
     66.7 61.1 55.6 50.0 45.5
     68.2 63.6 59.1 54.5 50.0`,
  ],
  [
    'Friendly v Hostile and the reverse',
    false,
    [
      ['friendly', 'hostile'],
      ['hostile', 'friendly'],
    ],
    `50.0 41.7 37.5 35.0 33.3
     58.3 50.0 43.8 40.0 37.5
     62.5 56.3 50.0 45.0 41.7
     65.0 60.0 55.0 50.0 45.8
     66.7 62.5 58.3 54.2 50.0`,
  ],
  [
    'trained, Neutral v Neutral',
    true,
    [['neutral', 'neutral']],
    `70.8 42.5 30.4 23.6 19.3
     89.1 69.4 49.6 38.6 31.6
     94.2 84.2 68.8 53.5 43.8
     96.4 90.2 81.0 68.3 55.9
     97.5 93.4 87.1 78.7 68.1`,
  ],
  [
    'trained, Hostile v Hostile',
    true,
    [['hostile', 'hostile']],
    `66.7 52.5 46.4 43.1 40.9
     73.4 63.9 54.0 48.5 44.9
     75.0 70.1 62.5 54.9 50.0
     75.5 72.5 67.9 61.7 55.5
     75.7 73.7 70.6 66.4 61.1`,
  ],
  [
    'trained, Friendly v Hostile',
    true,
    [['friendly', 'hostile']],
    `53.1 41.7 35.9 32.5 30.2
     63.9 54.6 46.2 41.1 37.7
     68.0 62.8 55.5 48.8 44.3
     70.0 66.7 62.0 56.0 50.4
     71.2 68.9 65.6 61.5 56.4`,
  ],
];

rulings(
  'BRC-33, BRC-59–61, BRC-80: the chances of $name, to a tenth of a per cent',
  named(TABLES),
  ({ row: [, trained, pairs, table] }) => {
    for (const [crew, alien] of pairs) {
      const rows = TYPES.map((crewDie) =>
        TYPES.map((alienDie) => percent(crewChance({ crewDie, alienDie, trained, crew, alien, stance: 'unmoved', steady: false }))).join(
          ' ',
        ),
      );
      expect(rows).toEqual(table.split('\n').map((row) => row.trim()));
    }
  },
);

ruling('BRC-85, BRC-86: on d8 against d8 a Keen Crew has 56.25 %, an Unmoved one 50 %, a Counter one 43.75 %', () => {
  const chance = (stance: 'keen' | 'counter' | 'unmoved') =>
    crewChance({ crewDie: 8, alienDie: 8, trained: false, crew: 'neutral', alien: 'neutral', stance, steady: false });
  expect([chance('keen'), chance('unmoved'), chance('counter')]).toEqual([0.5625, 0.5, 0.4375]);
});

ruling('BRC-69: Technobabble and Alien Love succeed with 50.0, 66.7, 75.0, 80.0 and 83.3 %', () => {
  expect(TYPES.map((faces) => percent(maverickChance(faces)))).toEqual(['50.0', '66.7', '75.0', '80.0', '83.3']);
});

const VERDICTS: readonly (readonly [string, number, number, Attitude, Attitude, 'keen' | 'counter' | 'unmoved', string | null])[] = [
  ['a Friendly 5 beats a Neutral 11', 5, 11, 'friendly', 'neutral', 'unmoved', 'crew auto'],
  ['both Hostile and even: 8 beats 6', 6, 8, 'hostile', 'hostile', 'unmoved', 'alien higher'],
  ['no automatic win at all: 6 beats 5', 5, 6, 'hostile', 'friendly', 'unmoved', 'alien higher'],
  ['a Hostile 1 is nothing but a 1', 1, 2, 'hostile', 'neutral', 'keen', 'alien higher'],
  ['an automatic win beats an equal number', 4, 4, 'hostile', 'neutral', 'counter', 'crew auto'],
  ['an automatic win of the Alien', 12, 1, 'neutral', 'friendly', 'keen', 'alien auto'],
  ['equal and both automatic: again, even if Keen', 8, 8, 'hostile', 'hostile', 'keen', null],
  ['equal, none automatic, Keen', 4, 4, 'neutral', 'neutral', 'keen', 'crew keen'],
  ['equal, none automatic, Counter', 4, 4, 'neutral', 'neutral', 'counter', 'alien counter'],
  ['equal, none automatic, Unmoved', 4, 4, 'neutral', 'neutral', 'unmoved', null],
  ['equal, none automatic though both have an attitude', 3, 3, 'hostile', 'hostile', 'keen', 'crew keen'],
];
rulings('BRC-57, BRC-59–61, R22–R25: $name', named(VERDICTS), ({ row: [, x, y, crew, alien, stance, expected] }) => {
  const verdict = compare(x, y, { crew, alien, stance, steady: false });
  expect(verdict === null ? null : `${verdict.side} ${verdict.reason}`).toBe(expected);
});

const STEADY: readonly (readonly [string, number, number, Attitude, Attitude, string | null])[] = [
  ['a Neutral Crew beats a Friendly even number at any numbers', 1, 12, 'neutral', 'friendly', 'crew steady'],
  ['a Neutral Crew loses to an automatic win', 12, 1, 'neutral', 'friendly', 'alien auto'],
  ['a Neutral Alien beats a Hostile odd number', 11, 1, 'hostile', 'neutral', 'alien steady'],
  ['a Neutral Alien loses to an automatic win', 2, 12, 'hostile', 'neutral', 'crew auto'],
  ['two Neutral sides roll as ever', 3, 2, 'neutral', 'neutral', 'crew higher'],
  ['two attitudes roll as ever', 3, 2, 'friendly', 'friendly', 'crew auto'],
];
rulings('FR-2: $name', named(STEADY), ({ row: [, x, y, crew, alien, expected] }) => {
  const verdict = compare(x, y, { crew, alien, stance: 'unmoved', steady: true });
  expect(verdict === null ? null : `${verdict.side} ${verdict.reason}`).toBe(expected);
});

ruling('BRC-80: a trained die has so many ways more to show a high result', () => {
  expect(ways({ crewDie: 4, alienDie: 4, trained: true, crew: 'neutral', alien: 'neutral', stance: 'unmoved', steady: false })).toEqual({
    crew: 34,
    alien: 14,
    again: 16,
  });
});

const near = (value: number, share: string) => expect(percent(value)).toBe(share);

ruling('BRC-96–98, R34: the chances to Save the Day, by convolution of all dice, ties removed', () => {
  const own = poolOf('2×C12 C10 C8 C6');
  const pool = poolOf('4×E4 3×E6 E8');
  expect([pipsIn(own), pipsIn(pool)]).toEqual([26.5, 25]);
  const { higher, lower, equal } = saveOdds(own, pool);
  near(higher, '55.1');
  near(lower, '39.9');
  near(equal, '5.0');
  near(saveChance(own, pool), '58.0');
  near(saveChance(poolOf('C12 C10 C8'), poolOf('2×E4 2×E6')), '78.8');
  near(saveChance(poolOf('3×C6'), poolOf('3×E8')), '26.2');
  near(saveChance(poolOf('C12'), poolOf('E4')), '86.4');
});

ruling('BRC-R33: an empty Encounter pool totals nothing', () => {
  expect(saveChance(poolOf('C4'), poolOf(''))).toBe(1);
});

ruling('FR-1: each point of reputation is three more on the Alien’s total, a negative one three less', () => {
  const chance = (reputation: number) => saveChance(poolOf('C12'), poolOf('E4'), reputation);
  // d12 against d4 + 3: ties at 4 to 7 apart, W = Σ over the d4 of what lies above.
  expect(chance(1)).toBeCloseTo((8 + 7 + 6 + 5) / (48 - 4), 12);
  expect(chance(-2)).toBe(1);
  expect(chance(4)).toBe(0);
});

ruling('BRC-5: pips and variance of a full pool: 22.5 pips a seat', () => {
  expect(pipsIn(poolOf('5×E4 5×E6 5×E8 5×E10 5×E12'))).toBe(22.5 * 5);
  expect(varianceIn(poolOf('E4 E6 E8 E10 E12'))).toBeCloseTo(1.25 + 2.917 + 5.25 + 8.25 + 11.917, 2);
});
