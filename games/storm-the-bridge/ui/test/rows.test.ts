/** How people stand: everybody in the largest form in which all can be seen; what is left over is counted, never lost. */
import { expect, test } from 'vitest';
import { laid, UPRIGHT, WIDE } from '../decks.ts';
import { crowdIn } from '../standing-room.ts';

const ROOM = [{ w: 15, h: 6 }];
test('three people in a room of a desktop stand side by side as figures', () => {
  expect(crowdIn(ROOM, 3)).toMatchObject({ form: 'figure', counts: [3], shown: 3 });
});
test('six stand in two rows, a seventh makes them smaller', () => {
  expect(crowdIn(ROOM, 6)).toMatchObject({ form: 'figure', counts: [6] });
  expect(crowdIn(ROOM, 7).form).toBe('tag');
});
test('fourteen in a low room: heads and a count of those who are left', () => {
  const crowd = crowdIn([{ w: 9, h: 3.2 }], 14);
  expect(crowd.form).toBe('chip');
  expect(crowd.shown).toBeLessThan(14);
  expect(crowd.counts[0]).toBeGreaterThan(crowd.shown);
});
test('a second place takes those who find no room at the first', () => {
  expect(
    crowdIn(
      [
        { w: 9, h: 3 },
        { w: 5, h: 4 },
      ],
      3,
    ),
  ).toMatchObject({ form: 'figure', counts: [2, 1] });
});
test('no room at all: everybody is counted', () => {
  expect(crowdIn([{ w: 1, h: 0 }], 2).shown).toBe(0);
});
test('the plan stands upright on a phone, and is never stretched beyond its rooms', () => {
  expect(laid(23, 24).plan).toBe(UPRIGHT);
  const wide = laid(69, 14);
  expect(wide.plan).toBe(WIDE);
  expect(wide.sx / wide.sy).toBeLessThanOrEqual(1.4001);
});
