/** The line on top. */
import { type Result, Run, readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { game } from '../../index.ts';
import type { BridgeView } from '../../view.ts';
import { turnKey } from '../status.tsx';

const RESULT: Result = { ranking: [[0], [1]], reason: 'stb.end.victory', clause: 'STB-11' };

test('it says whose turn it is, and after the end that the match is over', () => {
  const view = { active: 2 } as BridgeView;
  expect(turnKey({ view, viewer: 2, result: null })).toBe('stb.ui.your-turn');
  expect(turnKey({ view, viewer: 1, result: null })).toBe('stb.ui.turn-of');
  expect(turnKey({ view, viewer: 'spectator', result: null })).toBe('stb.ui.turn-of');
  expect(turnKey({ view, viewer: 2, result: RESULT })).toBe('stb.ui.over');
});
test('a viewer who is shown every hand in the middle of a match is told of no end', () => {
  const read = readOptions(game.options, {});
  if ('problem' in read) throw new Error(read.problem);
  const run = Run.begin(game, { seats: 2, options: read.options, chance: new SeededChance(seedFrom(4)) });
  const view = game.view(run.state, 'spectator', true);
  expect(view.parties.every(({ hand }) => hand !== null)).toBe(true);
  expect(turnKey({ view, viewer: 'spectator', result: null })).toBe('stb.ui.turn-of');
});
