/** What is kept for somebody who joins follows from what they could see. */
import type { Told } from '@bridgehead/kernel';
import { expect, test } from 'vitest';
import { BEATS_KEPT, type ChatLine, LINES_KEPT, latestBeats, latestLines } from '../index.ts';

const line = (n: number, to: number[] | null): ChatLine => ({ id: `${n}`, at: n, person: 'ann', name: 'Ann', seat: 0, text: `${n}`, to });
const open = (n: number): Told[] => [{ all: { type: 'open', n }, to: null }];
const secret = (n: number): Told[] => [{ all: null, to: { 1: { type: 'secret', n } } }];
const seenBy = (beats: readonly Told[][], seat: number | null): number =>
  beats.filter((told) => told.some(({ all, to }) => all !== null || (seat !== null && to?.[seat] !== undefined))).length;

test('what a team says among itself pushes no line of others out', () => {
  const lines = [...Array.from({ length: 30 }, (_, n) => line(n, null)), ...Array.from({ length: 60 }, (_, n) => line(100 + n, [2, 3]))];
  const kept = latestLines(lines);
  expect(kept.filter(({ to }) => to === null)).toHaveLength(30);
  expect(kept.filter(({ to }) => to !== null).map(({ at }) => at)).toEqual(Array.from({ length: LINES_KEPT }, (_, n) => 110 + n));
  expect(kept.map(({ at }) => at)).toEqual(kept.map(({ at }) => at).toSorted((a, b) => a - b));
});

test('beats that somebody does not see push none out that they do', () => {
  const beats = [...Array.from({ length: 60 }, (_, n) => open(n)), ...Array.from({ length: 50 }, (_, n) => secret(n))];
  const kept = latestBeats(beats, ['spectator', 0, 1]);
  expect(seenBy(kept, null)).toBe(BEATS_KEPT);
  expect(seenBy(kept, 0)).toBe(BEATS_KEPT);
  expect(latestBeats(beats, [1])).toEqual(beats.slice(-BEATS_KEPT));
  expect(latestBeats(beats.slice(0, 10), ['spectator', 1])).toEqual(beats.slice(0, 10));
});
