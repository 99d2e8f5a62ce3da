/** Lists that have no holes: by seat, by location, by place in a list that was just measured. */
import type { Seat } from '@bridgehead/kernel';
import type { Design } from './cards/index.ts';

export const nth = <T>(list: readonly T[], i: number): T => list[i] as T;
/** The cards of a seat in one of its piles. */
export const cardsOf = (piles: readonly Design[][], seat: Seat): Design[] => nth(piles, seat);
/** What is surely there: a rule has asked before. */
export function known<T>(value: T | null | undefined): T {
  if (value === null || value === undefined) throw new Error('it is not there');
  return value;
}
/** Two by two. */
export const pairOf = <T>(make: (seat: Seat) => T): [T, T] => [make(0), make(1)];

/** Where a word stands in a list; −1 if it does not. */
export const placeIn = (list: readonly unknown[], value: unknown): number => list.indexOf(value);
