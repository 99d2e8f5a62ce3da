import type { OptionSchema } from '@bridgehead/kernel';

/** Clocks and standing preferences belong to the match, not to the rules. */
const BY_FORMAT = { format: 'As the format says' } as const;

export const options = {
  format: {
    kind: 'choice',
    values: ['standard', 'skirmish', 'classic'],
    default: 'standard',
    title: 'Format',
    note: 'Skirmish: 3 missions each, 60 points, 15–25 minutes. Classic: no starting crew, no war prizes.',
  },
  decks: {
    kind: 'choice',
    values: ['own', 'starters', 'random', 'mixed'],
    names: { own: 'Your own or a starter', starters: 'Starters only', random: 'Random starters', mixed: 'Starters or random' },
    default: 'own',
    title: 'Decks',
    note: 'Any deck; starters only; random decks; or a coin flip between the last two.',
  },
  openLists: { kind: 'flag', default: false, title: 'Open lists', note: 'Both players can see both decks.' },
  goal: {
    kind: 'choice',
    values: ['format', '30', '40', '60', '80', '100', '120', '150'],
    names: BY_FORMAT,
    default: 'format',
    title: 'Goal',
  },
  muster: {
    kind: 'choice',
    values: ['format', 'none', '1+3', '1+4'],
    names: { ...BY_FORMAT, '1+3': '1 ship and 3 people', '1+4': '1 ship and 4 people' },
    default: 'format',
    title: 'Muster',
    note: 'The ship and crew each player starts with.',
  },
  prizes: {
    kind: 'choice',
    values: ['format', 'on', 'off'],
    names: BY_FORMAT,
    default: 'format',
    title: 'War prizes',
    note: '5 points for destroying a ship in battle, 10 for a facility.',
  },
  placing: {
    kind: 'choice',
    values: ['format', 'hand', 'automatic'],
    names: { ...BY_FORMAT, hand: 'By hand' },
    default: 'format',
    title: 'How missions are placed',
  },
  roundLimit: { kind: 'choice', values: ['format', '20', '30', '40', '60'], names: BY_FORMAT, default: 'format', title: 'Round limit' },
  firstSeat: {
    kind: 'choice',
    values: ['random', '1', '2'],
    names: { '1': 'Seat 1', '2': 'Seat 2' },
    default: 'random',
    title: 'First turn',
  },
} as const satisfies OptionSchema;
