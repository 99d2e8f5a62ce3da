import { conformance } from '@bridgehead/testkit';
import { game } from '../index.ts';
import type { Tricks } from '../state.ts';

/** Cards in the game never come from nowhere. */
const conserve = (s: Tricks): number[] => [...new Set([...s.deck, ...s.hands.flat()])].filter((card) => card < 1 || card > 20);

conformance(game, { seats: [2, 3, 4], games: 6, seed: 1, options: [{}, { goal: 5 }], conserve, odd: () => [0, 21, 'ace', [3]] });
