import { expect, test } from 'vitest';
import { catalogue, loadGame } from '../../catalogue.ts';
import { game } from '../index.ts';

test('the game is on the shelf under its own name', async () => {
  const entry = catalogue.find((one) => one.id === game.id);
  expect([entry?.title, entry?.seats]).toEqual([game.title, { min: game.seats.min, max: game.seats.max }]);
  expect(await loadGame('storm-the-castle')).toBe(game);
});

test.each(['', 'chess', '__proto__', 'constructor', 'toString'])('there is no game "%s"', async (id) => {
  expect(await loadGame(id)).toBeNull();
});
