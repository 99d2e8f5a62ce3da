import type { OptionSchema } from '@bridgehead/kernel';

/** Clocks and standing preferences belong to the match, not to the rules. */
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
    default: 'own',
    title: 'Decks',
    note: 'A starter or a list of your own; starters only; dealt at random; or a coin for starters or random.',
  },
  openLists: { kind: 'flag', default: false, title: 'Open lists', note: 'Both deck lists are public once both are in.' },
  goal: { kind: 'choice', values: ['format', '30', '40', '60', '80', '100', '120', '150'], default: 'format', title: 'Goal' },
  muster: {
    kind: 'choice',
    values: ['format', 'none', '1+3', '1+4'],
    default: 'format',
    title: 'Muster',
    note: 'Ships and personnel that begin in play.',
  },
  prizes: {
    kind: 'choice',
    values: ['format', 'on', 'off'],
    default: 'format',
    title: 'War prizes',
    note: 'Destroying an opposing ship in battle scores 5, a facility 10.',
  },
  placing: { kind: 'choice', values: ['format', 'hand', 'automatic'], default: 'format', title: 'Placing of missions' },
  roundLimit: { kind: 'choice', values: ['format', '20', '30', '40', '60'], default: 'format', title: 'Round limit' },
  firstSeat: { kind: 'choice', values: ['random', '1', '2'], default: 'random', title: 'First turn' },
} as const satisfies OptionSchema;
