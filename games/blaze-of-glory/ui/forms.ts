/** How large ships are drawn where there are several: the largest form in which all fit, then chips with a count. Lengths in rem. */

import type { Box } from '@bridgehead/ui';
import { nth } from '../entries.ts';
import type { Spot } from './position.ts';

/** tile: hull, name, numbers. plate: two lines. strip: name and HULL. chip: hull and SHIELDS. */
export const FORMS = ['tile', 'plate', 'strip', 'chip'] as const;
export type Form = (typeof FORMS)[number];
const SIZES: Readonly<Record<Form, Box>> = {
  tile: { w: 4.6, h: 4.7 },
  plate: { w: 7.9, h: 2.85 },
  strip: { w: 6.4, h: 1.6 },
  chip: { w: 2.3, h: 2.3 },
};
const GAP = 0.2;
/** On a narrower tile the crew stands below the name and the numbers in two lines. */
const NARROW_TILE = { w: 5.8, h: 5.9 };

export interface Plan {
  readonly form: Form;
  /** How many are drawn; the others lie in a stack. */
  readonly shown: number;
  readonly columns: number;
}
export function planFor(n: number, box: Box): Plan {
  const fit = (room: number, one: number) => Math.floor((room + GAP + 0.01) / (one + GAP));
  for (const form of FORMS) {
    const { w, h } = SIZES[form];
    const columns = Math.max(form === 'tile' && n === 1 && box.w >= 4.1 ? 1 : 0, fit(box.w, w));
    const needed = n > 1 && (box.w + GAP) / n - GAP < NARROW_TILE.w ? NARROW_TILE.h : h;
    const rows = form === 'tile' ? (box.h >= needed ? 1 : 0) : fit(box.h, h);
    if (columns * rows >= n) return { form, shown: n, columns: form === 'chip' ? columns : Math.ceil(n / Math.max(1, rows)) };
  }
  const columns = Math.max(1, fit(box.w, SIZES.chip.w));
  const most = columns * Math.max(1, fit(box.h, SIZES.chip.h));
  return { form: 'chip', shown: Math.max(0, Math.min(n, most - 1)), columns };
}

const LEAST = 4.7;
const MOUTH = 3.3;
const isEmptyMouth = ({ isMouth, mine, theirs }: Spot): boolean => isMouth && mine.length + theirs.length === 0;
/** A column's wish: a quiet mission takes what its longest word needs, a crowded one more. */
export function wishOf({ mine, theirs, isMouth, teams }: Spot): number {
  const most = Math.max(mine.length, theirs.length);
  if (isMouth && most === 0) return MOUTH;
  return most >= 2 ? 9 : most === 1 ? 5.5 : teams.length > 0 ? 5.2 : LEAST;
}
/**
 * All alike as far as that fulfils the wishes, so that little moves when a ship arrives; a wish above that is fulfilled at the cost of the
 * others. Where there is not room for all wishes everybody gets the least, and what is left is shared by the wishes.
 * As long as there is room a place that was wide before (`before`, wishes by location) stays so: who leaves may come back.
 */
export function columnsFor(spots: readonly Spot[], width: number, gap: number, before: ReadonlyMap<number, number> = new Map()): number[] {
  const room = width - gap * Math.max(0, spots.length - 1);
  const asWide = spots.map((spot) => Math.max(wishOf(spot), before.get(spot.location.id) ?? 0));
  const wishes = asWide.reduce((sum, n) => sum + n, 0) <= room ? asWide : spots.map(wishOf);
  if (wishes.reduce((sum, n) => sum + n, 0) <= room) return levelled(wishes, spots.map(isEmptyMouth), room);
  const least = spots.map((spot) => (isEmptyMouth(spot) ? MOUTH : LEAST));
  const more = spots.map((spot, i) => Math.max(0, wishOf(spot) - nth(least, i)));
  const left = width - gap * Math.max(0, spots.length - 1) - least.reduce((sum, n) => sum + n, 0);
  const wished = more.reduce((sum, n) => sum + n, 0);
  const share = wished === 0 ? 0 : Math.min(1, left / wished);
  const rest = Math.max(0, left - wished) / Math.max(1, spots.length);
  return spots.map((_, i) => nth(least, i) + nth(more, i) * Math.max(0, share) + rest);
}
/** The level up to which all that are not fixed are raised, filled up like water. */
function levelled(wishes: readonly number[], fixed: readonly boolean[], room: number): number[] {
  const free = wishes.filter((_, i) => !fixed[i]).sort((a, b) => b - a);
  let left = room - wishes.reduce((sum, n, i) => sum + (fixed[i] ? n : 0), 0);
  let level = free.length === 0 ? 0 : left / free.length;
  for (let high = 0; high < free.length && nth(free, high) > level; high++) {
    left -= nth(free, high);
    level = left / Math.max(1, free.length - high - 1);
  }
  return wishes.map((wish, i) => (fixed[i] ? wish : Math.max(wish, level)));
}

/**
 * While missions are laid, to the left and to the right, the line has its last length from the beginning and the first mission stays in
 * its middle: nothing moves until one side is full. Tells how many columns there are, and how many of them are free on the left.
 */
export function laidOut(locations: readonly number[], most: number): { readonly columns: number; readonly left: number } {
  const columns = Math.max(most, locations.length);
  const wish = Math.floor((columns - 1) / 2) - Math.max(0, locations.indexOf(0));
  return { columns, left: Math.max(0, Math.min(wish, columns - locations.length)) };
}

/** The narrowest board on which all places stand in one row. */
export const rowWidth = (spots: readonly Spot[]): number =>
  spots.reduce((sum, spot) => sum + (isEmptyMouth(spot) ? MOUTH : LEAST) + 0.22, 1);
