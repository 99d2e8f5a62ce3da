/** How large ships are drawn where there are several: the largest form in which all fit, then chips with a count. Lengths in rem. */

import type { Box } from '@bridgehead/ui';
import { nth } from '../entries.ts';
import { isEmptyMouth, MOUTH, type Spot } from './position.ts';

/** card: window, name, numbers; it overhangs its column. tile: hull, name, numbers. plate: two lines. strip: name and HULL. chip: hull and SHIELDS. */
export const FORMS = ['tile', 'plate', 'strip', 'chip'] as const;
export type Form = (typeof FORMS)[number] | 'card' | 'hull';
const SIZES: Readonly<Record<(typeof FORMS)[number], Box>> = {
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

/** A ship card, in rem. */
export const CARDS = { full: { w: 7, h: 8 }, short: { w: 6.25, h: 6.75 } } as const;
/** From one card of a fan to the next. */
const FAN = 1.5;
const BETWEEN = 0.4;
/** More than these at a place lie as plates. */
const MOST_CARDS = 3;

/** A lane's ships at one place: where their cards begin and how far they lie apart; null: smaller forms in the column itself. */
export interface Berth {
  readonly x: number;
  readonly w: number;
  /** From card to card; null where the forms of `planFor` share the berth. */
  readonly step: number | null;
}
interface Block {
  readonly centre: number;
  readonly w: number;
  readonly step: number | null;
}
/** Cards stand under their missions and overhang quiet columns; where there are many they move aside, fan out, or become plates. */
export function berthsFor(
  places: readonly { readonly centre: number; readonly n: number }[],
  card: number,
  width: number,
): (Berth | null)[] {
  const wide = (n: number, step: number) => card + step * (n - 1);
  const plates = 2 * SIZES.plate.w + GAP;
  const laid = (fans: boolean): (Block | null)[] =>
    places.map(({ centre, n }) => {
      if (n === 0) return null;
      if (n > MOST_CARDS) return { centre, w: plates, step: null };
      const step = n === 1 ? 0 : fans || n === MOST_CARDS ? FAN : card + BETWEEN;
      return { centre, w: wide(n, step), step };
    });
  for (const blocks of [laid(false), laid(true)]) {
    const taken = blocks.reduce((sum, one) => sum + (one === null ? 0 : one.w + BETWEEN), -BETWEEN);
    if (taken <= width) return settle(blocks, width);
  }
  return places.map(() => null);
}
/** As near to its wish as each can be without lying on another: neighbours that would overlap move as one. */
function settle(blocks: readonly (Block | null)[], width: number): (Berth | null)[] {
  const real = blocks.filter((one) => one !== null);
  const groups: { sum: number; n: number }[] = [];
  const starts: number[] = [];
  let before = 0;
  for (const { centre, w } of real) {
    starts.push(before);
    groups.push({ sum: centre - w / 2 - before, n: 1 });
    before += w + BETWEEN;
    for (let last = groups.length - 1; last > 0; last--) {
      const [a, b] = [nth(groups, last - 1), nth(groups, last)];
      if (a.sum / a.n <= b.sum / b.n) break;
      groups.splice(last - 1, 2, { sum: a.sum + b.sum, n: a.n + b.n });
    }
  }
  const most = width - (before - BETWEEN);
  const shifts = groups.flatMap(({ sum, n }) => new Array<number>(n).fill(Math.max(0, Math.min(most, sum / n))));
  let i = 0;
  return blocks.map((one) => {
    if (one === null) return null;
    const berth = { x: nth(shifts, i) + nth(starts, i), w: one.w, step: one.step };
    i++;
    return berth;
  });
}

/** All missions alike; an empty mouth of the wormhole takes less. */
export function columnsFor(spots: readonly Spot[], width: number, gap: number): number[] {
  const mouths = spots.filter(isEmptyMouth).length;
  const room = width - gap * Math.max(0, spots.length - 1) - mouths * MOUTH;
  return spots.map((spot) => (isEmptyMouth(spot) ? MOUTH : room / Math.max(1, spots.length - mouths)));
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
