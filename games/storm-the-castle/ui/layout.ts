/** Where things lie, in pixels of the board's own box. The viewer's castle is always at the bottom. */
import type { Seat } from '@bridgehead/kernel';
import { NORTH, SPACES, type Space, spaceInfo } from '../board.ts';

export interface Box {
  readonly w: number;
  readonly h: number;
}
export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Sizes {
  readonly plateW: number;
  readonly plateH: number;
  readonly tokenW: number;
  readonly tokenH: number;
  readonly small: boolean;
}

const ROWS = 7;

export function sizesOf({ w, h }: Box): Sizes {
  const row = h / ROWS;
  const plateH = Math.min(104, row * 0.86);
  const tokenH = Math.min(98, Math.max(44, row * 0.84));
  const tokenW = Math.max(40, tokenH * 0.78);
  const plateW = Math.min(w * 0.235, Math.max(58, tokenW * 2 + 26));
  return { plateW, plateH, tokenW, tokenH, small: tokenH < 60 };
}

/** The board's canvas is 100 by 140; rows are spread evenly over the box. */
export function pointOf(space: Space, viewer: Seat | null, box: Box): Point {
  const { x, y } = spaceInfo(space);
  const [fx, fy] = viewer === NORTH ? [100 - x, 140 - y] : [x, y];
  const { plateW, plateH } = sizesOf(box);
  const padX = plateW / 2 + 6;
  const padY = plateH / 2 + 11;
  return { x: padX + ((fx - 10) / 80) * (box.w - 2 * padX), y: padY + ((fy - 8) / 124) * (box.h - 2 * padY) };
}

export const ALL_SPACES: readonly Space[] = SPACES.map((_, space) => space);

/** Two units of a stack stand side by side; the top one in front. */
export function tokenPoint(at: Point, place: number, count: number, { tokenW }: Sizes): Point {
  if (count < 2) return at;
  const shift = tokenW * 0.46;
  return { x: at.x + (place === 0 ? -shift : shift), y: at.y + (place === 0 ? 0 : -3) };
}
