import type { OptionSchema } from '@bridgehead/kernel';

/** Clocks and standing preferences belong to the match, not to the rules. */
const BY_FORMAT = { format: 'As the format says' } as const;

export const options = {
  format: {
    kind: 'choice',
    values: ['standard', 'skirmish', 'classic'],
    default: 'standard',
    title: 'Format',
    note: 'Skirmish: three missions each and 60 points, 15 to 25 minutes. Classic: no muster, no war prizes.',
  },
  decks: {
    kind: 'choice',
    values: ['own', 'starters', 'random', 'mixed'],
    names: { own: 'Your own or a starter', starters: 'Starters only', random: 'Random starters', mixed: 'Starters or random' },
    default: 'own',
    title: 'Decks',
    note: 'A starter or a list of your own; starters only; dealt at random; or a coin for starters or random.',
  },
  openLists: { kind: 'flag', default: false, title: 'Open lists', note: 'Both deck lists are public once both are in.' },
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
    note: 'Ships and personnel that begin in play.',
  },
  prizes: {
    kind: 'choice',
    values: ['format', 'on', 'off'],
    names: BY_FORMAT,
    default: 'format',
    title: 'War prizes',
    note: 'Destroying an opposing ship in battle scores 5, a facility 10.',
  },
  placing: {
    kind: 'choice',
    values: ['format', 'hand', 'automatic'],
    names: { ...BY_FORMAT, hand: 'By hand' },
    default: 'format',
    title: 'Placing of missions',
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
