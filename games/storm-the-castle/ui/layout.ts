/**
 * Where things lie on the board, in its own units (a sixteenth of a rem, so that all of it grows with the letters). The viewer's
 * castle is always at the bottom; each keep rises half a row behind its wall.
 */
import type { Seat } from '@bridgehead/kernel';
import type { Box } from '@bridgehead/ui';
import { NORTH, SPACE_COUNT, SPACES, type Space } from '../board.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** tall and broad: figure, name and numbers. chip: figure and numbers alone. */
export type TokenForm = 'tall' | 'broad' | 'chip';
export interface Sizes {
  readonly plateW: number;
  readonly plateH: number;
  readonly tokenW: number;
  readonly tokenH: number;
  readonly form: TokenForm;
  /** What a figure stands on, its upper edge from the middle of the plate. */
  readonly base: { readonly w: number; readonly h: number; readonly y: number };
  /** How large figures are drawn. */
  readonly figure: number;
  /** From row to row. */
  readonly pitch: number;
  /** Is the middle between the inner columns free for dice and banner? */
  readonly freeMiddle: boolean;
}

const KEEP_SHARE = 0.47;
/** How far a keep's centre lies behind its wall: half a row, or a whole one where columns stand close. */
const behind = (box: Box): number => (isEven(box) ? 0.96 : 0.46);
const COLUMNS = { wide: [10, 31.5, 68.5, 90], narrow: [9.9, 30.1, 69.9, 90.1], even: [13, 38, 62, 87] } as const;

/** The narrowest token with a name. */
const TALL = 72;

const isEven = ({ w, h }: Box): boolean => w < h;
const edge = ({ h }: Box): number => (h < 420 ? 14 : 20);
const pitchOf = (box: Box): number => (box.h - 2 * edge(box)) / (2 * KEEP_SHARE + 4 + 2 * behind(box));
const columnsOf = (box: Box): readonly number[] => (isEven(box) ? COLUMNS.even : box.w < 700 ? COLUMNS.narrow : COLUMNS.wide);

export function sizesOf(box: Box): Sizes {
  const pitch = pitchOf(box);
  const [first = 0, second = 0, third = 0] = columnsOf(box);
  // Two pairs of units side by side: in neighbouring columns, or next to the keep that rises only half a row behind them.
  const apart = Math.min(second - first, isEven(box) ? third - second : 50 - second);
  const room = (apart / 100) * box.w - 6;
  const shared = { plateH: pitch * 0.78, plateW: Math.min(room, Math.max(box.w * 0.157, pitch * 1.66)), pitch, freeMiddle: !isEven(box) };
  const half = room / 2;
  if (pitch >= 62 && half >= TALL) {
    const form = pitch >= 88 ? 'tall' : 'broad';
    return { ...shared, form, ...standing(pitch, Math.min(form === 'tall' ? 86 : 82, half - 2), form === 'tall' ? 38 : 35) };
  }
  return { ...shared, form: 'chip', ...standing(pitch, Math.min(46, half - 2), 24) };
}

/** The base stands in the lower half of the plate; the figure has what is left up to the base behind it. */
function standing(pitch: number, w: number, h: number): Pick<Sizes, 'base' | 'figure' | 'tokenW' | 'tokenH'> {
  const y = pitch * 0.42 - h;
  const figure = Math.min(0.8, Math.max(0.42, (pitch - h + 4) / 76));
  return { base: { w, h, y }, figure, tokenW: w, tokenH: Math.min(pitch - 1, h + 62 * figure) };
}

/** The row of a space from the top, seen from the south. */
const rowOf = (space: Space): number => (space === 0 ? 0 : space === SPACE_COUNT - 1 ? 6 : Math.floor((space - 1) / 4) + 1);

export function pointOf(space: Space, viewer: Seat | null, box: Box): Point {
  const at = viewer === NORTH ? SPACE_COUNT - 1 - space : space;
  const pitch = pitchOf(box);
  const keep = KEEP_SHARE * pitch + edge(box);
  const row = rowOf(at);
  if (row === 0) return { x: box.w / 2, y: keep };
  if (row === 6) return { x: box.w / 2, y: box.h - keep };
  const column = columnsOf(box)[(at - 1) % 4] as number;
  return { x: (column / 100) * box.w, y: keep + behind(box) * pitch + (row - 1) * pitch };
}

export const ALL_SPACES: readonly Space[] = SPACES.map((_, space) => space);

/** Two units of a stack stand side by side, both in full; the upper card at the left. */
export function tokenPoint(at: Point, place: number, count: number, { tokenW }: Sizes): Point {
  if (count < 2) return at;
  const shift = tokenW / 2 + 2;
  return { x: at.x + (place === 0 ? -shift : shift), y: at.y };
}
