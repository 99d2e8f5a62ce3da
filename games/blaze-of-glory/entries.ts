/** Lists that have no holes: by seat, by location, by place in a list that was just measured. */
import type { Seat } from '@bridgehead/kernel';
import type { Design } from './cards/index.ts';

export const nth = <T>(list: readonly T[], i: number): T => list[i] as T;
/** The cards of a seat in one of its piles. */
export const cardsOf = (piles: readonly Design[][], seat: Seat): Design[] => piles[seat] as Design[];
