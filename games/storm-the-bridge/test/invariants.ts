/** What holds after every answer, for the conformance suite and for fuzzing. */
import type { Json } from '@bridgehead/kernel';
import { ALL_ACTIONS, ALL_CREW, NONE } from '../index.ts';
import type { Bridge } from '../state.ts';

const known = (cards: readonly number[]): number[] => cards.filter((card) => card !== NONE);

/** Every card is somewhere, once. Before the leaders are known nothing else is laid out yet. */
export function conserve(s: Bridge): number[] {
  const leaders = [...known(s.leader), ...s.offered.flat(), ...s.aside];
  if (s.phase === 'leaders') return [...leaders, ...ALL_CREW, ...ALL_ACTIONS].sort((a, b) => a - b);
  const inDeclarations = s.stack.flatMap((declaration) => [
    ...(declaration.kind === 'card' ? [declaration.card] : []),
    ...declaration.boosts.map((boost) => boost.card),
  ]);
  const actions = [...s.hand.flat(), ...s.actionStack, ...s.discard, ...s.lasting, ...s.attached.map((one) => one.card), ...inDeclarations];
  const crew = [...known(s.pool), ...s.crewStack, ...ALL_CREW.filter((card) => s.owner[card] !== NONE)];
  return [...leaders, ...crew, ...actions].sort((a, b) => a - b);
}

/** Answers of the game's own shape that are worth refusing. */
export const odd = (): readonly Json[] => [
  ['play', 14],
  ['attack', 14],
  ['recruit', 9],
  ['ability', 60],
  ['ability', 9.5],
  ['station', 20, 9],
  ['clear', 60],
  ['play', 60],
  'discard',
  'end',
  -1,
  8,
  9,
  20,
  149,
];
