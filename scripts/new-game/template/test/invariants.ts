/** What must always hold, for the conformance suite and for fuzzing. */
import type { Json } from '@bridgehead/kernel';
import type { Duel } from '../state.ts';

/** Every card is somewhere, once. */
export const conserve = (s: Duel): number[] => {
  const struck = s.strike === null ? [] : [s.strike.card];
  return [...s.deck, ...s.hands.flat(), ...s.camps.flat(), ...s.trophies.flat(), ...s.discard, ...struck].sort((a, b) => a - b);
};

/** Answers that are worth refusing. */
export const odd = (): readonly Json[] => ['parry', ['enlist', 99], ['strike', 0], ['strike', 0, 0], ['rest', 1]];
