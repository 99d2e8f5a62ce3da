/** What holds after every answer, for the conformance suite and for fuzzing. */
import type { Json } from '@bridgehead/kernel';
import { type Castle, NONE } from '../index.ts';

/** Every card is somewhere, once. */
export const conserve = (s: Castle): number[] =>
  [...s.deck, ...s.hand, ...s.graveyard, ...s.field, s.item.filter((card) => card !== NONE)].flat().sort((a, b) => a - b);

/** Answers of the game's own shape that are worth refusing. */
export const odd = (): readonly Json[] => [
  ['draw'],
  ['unequip', 3],
  ['move', 3, 99],
  ['melee', 3, 2],
  ['equip', 40, 3],
  ['deploy', 60, 1],
  ['strengthen', 35],
  'draw',
];
