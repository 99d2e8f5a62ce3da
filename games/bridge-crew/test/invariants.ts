/** What holds after every answer, for the conformance suite and for fuzzing. */
import type { Json } from '@bridgehead/kernel';
import { KINDS } from '../dice.ts';
import type { Voyage } from '../state.ts';

/** Every die is somewhere, once; so is every card of both stacks. */
export function conserve(s: Voyage): Json {
  const dice = Array.from({ length: KINDS }, (_, kind) =>
    [s.commission, s.encounter, s.removed, ...s.officer].reduce((sum, pool) => sum + (pool[kind] as number), 0),
  );
  for (const die of [s.crewDie, s.alienDie]) if (die >= 0) dice[die] = (dice[die] as number) + 1;
  const cards = (stack: readonly number[], taken: readonly number[]) =>
    [...stack, ...taken].filter((card) => card >= 0).sort((a, b) => a - b);
  return [dice, cards(s.crewStack, s.crewCards), cards(s.personalityStack, s.personalities)];
}

/** Answers of the game's own shape that are worth refusing. */
export const odd = (): readonly Json[] => [
  'save',
  'respect',
  'technobabble',
  'love',
  'say',
  'hostile',
  'weapons',
  'aggressive',
  ['belay', 'hail'],
  ['belay', 'nothing'],
  ['science', 'science'],
  ['science', 'parley'],
  [8, 'C'],
  [7, 'C'],
  [8, 'X'],
  [12, 'E'],
  3,
  4,
  12,
  14,
  { sentience: 'sentient', number: 'one', kind: 'living' },
  { sentience: 'inactive', number: 'one', kind: 'living', place: 'space' },
];
