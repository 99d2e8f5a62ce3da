import { type Json, readOptions, seedFrom } from '@bridgehead/kernel';
import { conformance, honestLevels } from '@bridgehead/testkit';
import { game } from '../index.ts';
import { conserve, odd } from './invariants.ts';

const setting = (number: number, given: Record<string, Json>) => {
  const read = readOptions(game.options, given);
  if ('problem' in read) throw new Error(read.problem);
  return { seats: 2, options: read.options, seed: seedFrom(number, 1), answers: seedFrom(number, 2) };
};

conformance(game, {
  seats: [2],
  games: 2,
  settings: [setting(24, { format: 'skirmish', decks: 'starters' }), setting(51, { format: 'skirmish', decks: 'mixed', openLists: true })],
  conserve,
  odd,
});

honestLevels(game, { seats: [2], games: 6, positions: 120, options: [{ format: 'skirmish' }] });
