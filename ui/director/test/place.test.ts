/** Where large things stand on a board. */
import { expect, test } from 'vitest';
import { bandsOf, cellsOf, freest, overlap, type Rect } from '../scene/place.ts';

const BOX = { w: 900, h: 600 };
const SIZE = { w: 250, h: 180 };

test('an empty board has its dice in the middle', () => {
  expect(freest(cellsOf(BOX, SIZE), [], [])).toEqual({ x: 325, y: 210, ...SIZE });
});

test('dice stand where least is, and never over what is struck, however empty it is there', () => {
  const middle: Rect = { x: 400, y: 250, w: 100, h: 100 };
  const crowd = cellsOf(BOX, SIZE).filter(({ x, y }) => x !== 325 || y !== 210);
  expect(freest(cellsOf(BOX, SIZE), [middle], [])).not.toEqual({ x: 325, y: 210, ...SIZE });
  const place = freest(cellsOf(BOX, SIZE), crowd, [middle]) as Rect;
  expect(overlap(place, middle)).toBe(0);
});

test('everything stays on the board, on a small one too', () => {
  for (const box of [BOX, { w: 360, h: 300 }, { w: 200, h: 120 }])
    for (const { x, y, w, h } of [...cellsOf(box, SIZE), ...bandsOf(box, 88)]) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(x === 0 || x + w <= box.w + 1).toBe(true);
      expect(y === 0 || y + h <= box.h + 1).toBe(true);
    }
});
