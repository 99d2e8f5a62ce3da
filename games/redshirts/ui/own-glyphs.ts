/** Drawings of this table's own: what no icon says as plainly. In a box of 24. */
import type { Glyph } from '@bridgehead/ui';

const drawn = (d: string): Glyph => ({ size: 24, d });

export const flame: Glyph = drawn(
  'M12 1C13 6 18 8 18 14.500A6 7 0 0 1 6 14.500C6 11.500 7.500 10 8.500 8C9 10 10 10.500 10.500 11C11 8 10.500 4.500 12 1Z',
);
export const redshirt: Glyph = drawn(
  'M12 1.500a3.300 3.300 0 1 1 0 6.600a3.300 3.300 0 1 1 0 -6.600ZM7 9h10l2.500 7h-3l-1 -2.500V17h-1v6h-2v-5h-1v5h-2v-6h-1v-3.500L7.500 16h-3Z',
);
export const fallen: Glyph = drawn(
  'M3.500 14a3.300 3.300 0 1 1 0 6.600a3.300 3.300 0 1 1 0 -6.600ZM8 14l7 -1 7 1.500v2l-6 .5 6 1v2l-7 0 -7 -.500Z',
);
export const ram: Glyph = drawn('M2 9h9V5l7 7-7 7v-4H2ZM19.500 3h2.500v18h-2.500Z');
export const steps: Glyph = drawn(
  'M7 2c2.500 0 3.500 2.500 3.300 5S9.300 11 9 12H5C4.700 10 3.700 8.500 3.700 6.500S4.500 2 7 2ZM5 14h4c0 2-.500 3.500-2 3.500S5 16 5 14ZM17 6c2.500 0 3.300 2.500 3.300 4.500S19.300 14 19 16h-4c-.300-1-1.300-2.500-1.300-5S14.500 6 17 6ZM15 18h4c0 2-.500 3.500-2 3.500S15 20 15 18Z',
);
export const cards: Glyph = drawn('M4 6h11v15H4ZM8 2h12v15h-3V5H8Z');
