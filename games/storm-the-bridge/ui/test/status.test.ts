/** The line on top. */
import { expect, test } from 'vitest';
import { turnKey } from '../status.tsx';

test('it says whose turn it is, and after the end that the match is over', () => {
  expect(turnKey({ over: false, active: 2 }, 2)).toBe('stb.ui.your-turn');
  expect(turnKey({ over: false, active: 2 }, 1)).toBe('stb.ui.turn-of');
  expect(turnKey({ over: false, active: 2 }, 'spectator')).toBe('stb.ui.turn-of');
  expect(turnKey({ over: true, active: 2 }, 2)).toBe('stb.ui.over');
});
