import { conformance } from '@bridgehead/testkit';
import { game } from '../index.ts';
import { conserve, odd } from './invariants.ts';

conformance(game, { seats: [2, 3, 4], games: 6, seed: 1, options: [{}, { goal: 5 }], conserve, odd });
