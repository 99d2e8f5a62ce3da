/** What the players may agree on before a match. Clocks and take-backs belong to the table, not to the rules. */
import type { OptionSchema } from '@bridgehead/kernel';

export const options = {
  first: {
    kind: 'choice',
    values: ['roll', 'south', 'north', 'random'],
    default: 'roll',
    title: 'Who begins',
    note: 'By dice as in the rules (STC-5), always the same side, or by lot.',
  },
  board: {
    kind: 'choice',
    values: ['two-castles', 'two-castles-bare'],
    default: 'two-castles',
    title: 'Board',
    note: 'The bare board leaves out the five paths that STC-R1 adds.',
  },
  help: {
    kind: 'choice',
    values: ['none', 'sixth-card'],
    default: 'none',
    title: 'Help for the second player',
    note: 'A sixth card in the opening hand evens out the small advantage of beginning (STC-R42).',
  },
  roundLimit: {
    kind: 'number',
    min: 30,
    max: 100,
    default: 60,
    title: 'Round limit',
    note: 'Then the positions are counted out (STC-R41).',
  },
  odds: {
    kind: 'choice',
    values: ['shown', 'hidden'],
    default: 'shown',
    title: 'Odds before an attack',
    note: 'Whether the table shows the chance before the dice are thrown. The rules stay the same.',
  },
} as const satisfies OptionSchema;

export type CastleOptions = {
  readonly first: 'roll' | 'south' | 'north' | 'random';
  readonly board: 'two-castles' | 'two-castles-bare';
  readonly help: 'none' | 'sixth-card';
  readonly roundLimit: number;
  readonly odds: 'shown' | 'hidden';
};
