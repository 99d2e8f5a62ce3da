import { conformance, honestLevels } from '@bridgehead/testkit';
import { game } from '../index.ts';
import { conserve, odd } from './invariants.ts';

conformance(game, { seats: [2], games: 4, seed: 1, options: [{}, { hand: 6 }], conserve, odd });

honestLevels(game, { seats: [2], games: 40, positions: 30 });
