/** What must always hold, for the conformance suite and for fuzzing. */
import type { Json } from '@bridgehead/kernel';
import type { Tricks } from '../state.ts';

/** Cards in the game never come from nowhere. */
export const conserve = (s: Tricks): number[] => [...new Set([...s.deck, ...s.hands.flat()])].filter((card) => card < 1 || card > 20);

/** Answers that are worth refusing. */
export const odd = (): readonly Json[] => [0, 21, 'ace', [3]];
