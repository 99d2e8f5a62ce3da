/** What the players may agree on before a match. Seats, bots and clocks belong to the table. */
import type { OptionSchema, OptionValues } from '@bridgehead/kernel';

export const options = {
  crewing: {
    kind: 'choice',
    values: ['by-seats', 'duel'],
    names: { 'by-seats': 'By the number of seats' },
    default: 'by-seats',
    title: 'Crews',
    note: '2–4 players command a whole ship each; with 6, 9 or 12, three share one. A duel is captain against captain.',
  },
  firstShip: {
    kind: 'choice',
    values: ['random', 'as-listed'],
    names: { 'as-listed': 'In the order listed' },
    default: 'random',
    title: 'Who begins',
    note: 'A random ship, or always the first.',
  },
  opening: {
    kind: 'choice',
    values: ['seed', 'balanced'],
    names: { seed: 'By chance' },
    default: 'balanced',
    rated: ['balanced'],
    title: 'Opening',
    note: 'Balanced: the first captain draws only two captain cards on the very first turn. As printed: as many as any other. Rated matches are balanced.',
  },
  loss: {
    kind: 'choice',
    values: ['crew', 'ship'],
    default: 'crew',
    rated: ['crew'],
    title: 'A crew is out',
    note: 'When its last officer dies, or at once with its last ship (RED-R97).',
  },
  storm: {
    kind: 'choice',
    values: ['by-mode', '12', '20', '30', 'off'],
    names: { 'by-mode': 'As usual for this size' },
    default: 'by-mode',
    title: 'Ion storm from round',
    note: 'Default: round 20 (12 in a duel).',
  },
  defection: {
    kind: 'choice',
    values: ['by-mode', 'on', 'off'],
    names: { 'by-mode': 'As usual for this size' },
    default: 'by-mode',
    title: 'Defection',
    note: 'By mode: only where three people share a ship. A duel has none.',
  },
} as const satisfies OptionSchema;

export const MODES = ['command', 'duel', 'seats'] as const;
export type Mode = (typeof MODES)[number];

/** RED-R78: the number of seats decides. */
export const modeOf = (seats: number, given: OptionValues): Mode => (given.crewing === 'duel' ? 'duel' : seats <= 4 ? 'command' : 'seats');

export const fits = (given: OptionValues): readonly number[] => (given.crewing === 'duel' ? [2] : [2, 3, 4, 6, 9, 12]);

/** The round in which the storm begins; 0: never. */
export function stormRound(mode: Mode, given: OptionValues): number {
  if (given.storm === 'off') return 0;
  if (given.storm === 'by-mode') return mode === 'duel' ? 12 : 20;
  return Number(given.storm);
}

export const allowsDefection = (mode: Mode, given: OptionValues): boolean =>
  mode !== 'duel' && (given.defection === 'by-mode' ? mode === 'seats' : given.defection === 'on');
