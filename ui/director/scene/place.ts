/** Where large things stand on a board: in the emptiest of nine cells, and never over what is struck. Pure. */
import type { Box } from '../../stage.ts';

export interface Rect extends Box {
  readonly x: number;
  readonly y: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}

const CELLS = 3;
/** What covers the piece struck, a gauge or a total is worse than anything else. */
const NEVER = 1e6;

export const centreOf = ({ x, y, w, h }: Rect): Point => ({ x: x + w / 2, y: y + h / 2 });
export const overlap = (a: Rect, b: Rect): number =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) * Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Of these places the one that covers least; the first of equals. */
export function freest(places: readonly Rect[], taken: readonly Rect[], kept: readonly Rect[]): Rect | null {
  const costs = places.map(
    (place) => taken.reduce((sum, one) => sum + overlap(place, one), 0) + NEVER * kept.reduce((sum, one) => sum + overlap(place, one), 0),
  );
  return places[costs.indexOf(Math.min(...costs))] ?? null;
}

/** The centre first, then the rest: of equally empty cells the middle one. */
const ORDER = [4, 1, 7, 3, 5, 0, 2, 6, 8] as const;

/** Nine places of this size, each in the middle of its cell, all within the board. */
export const cellsOf = (box: Box, size: Box): readonly Rect[] =>
  ORDER.map((cell) => {
    const [column, row] = [cell % CELLS, Math.floor(cell / CELLS)];
    return {
      x: within(((column + 0.5) * box.w) / CELLS - size.w / 2, box.w - size.w),
      y: within(((row + 0.5) * box.h) / CELLS - size.h / 2, box.h - size.h),
      ...size,
    };
  });

/** Bands over the whole width for a line; at the edges first. */
export const bandsOf = (box: Box, height: number): readonly Rect[] =>
  [0.04, 0.96, 0.5, 0.27, 0.73].map((share) => ({ x: box.w * 0.1, w: box.w * 0.8, y: share * (box.h - height), h: height }));

const within = (n: number, most: number): number => Math.max(0, Math.min(n, Math.max(0, most)));
