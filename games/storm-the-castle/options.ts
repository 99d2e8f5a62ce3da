/** What the players may agree on before a match. Clocks and take-backs belong to the table, not to the rules. */
import type { OptionSchema } from '@bridgehead/kernel';

export const options = {
  first: {
    kind: 'choice',
    values: ['roll', 'south', 'north', 'random'],
    names: { roll: 'Roll for it', random: 'At random' },
    default: 'roll',
    title: 'Who goes first',
    note: 'Dice roll (the rulebook’s way), always the same side, or random.',
  },
  board: {
    kind: 'choice',
    values: ['two-castles', 'two-castles-bare'],
    names: { 'two-castles': 'Two castles', 'two-castles-bare': 'Two castles, bare ground' },
    default: 'two-castles',
    title: 'Board',
    note: 'The bare board has five paths fewer.',
  },
  help: {
    kind: 'choice',
    values: ['none', 'sixth-card'],
    names: { 'sixth-card': 'A sixth card' },
    default: 'none',
    title: 'Bonus for going second',
    note: 'A sixth opening card makes up for going second.',
  },
  roundLimit: {
    kind: 'number',
    min: 30,
    max: 100,
    default: 60,
    title: 'Round limit',
    note: 'After this round, the better position wins.',
  },
  odds: {
    kind: 'choice',
    values: ['shown', 'hidden'],
    default: 'shown',
    title: 'Show odds',
    note: 'Shows your chance before you roll. The rules stay the same.',
  },
} as const satisfies OptionSchema;

export type CastleOptions = {
  readonly first: 'roll' | 'south' | 'north' | 'random';
  readonly board: 'two-castles' | 'two-castles-bare';
  readonly help: 'none' | 'sixth-card';
  readonly roundLimit: number;
  readonly odds: 'shown' | 'hidden';
};
