/** The pictures of cards, fetched while the ships are named; until they are here their place is kept. */
import { type Glyph, later } from '@bridgehead/ui';
import type { Card } from '../cards.ts';

const BLANK: Glyph = { size: 24, d: '' };
let emblems: readonly Glyph[] = [];
export async function fetchEmblems(): Promise<readonly Glyph[]> {
  emblems = (await import('./emblems.ts')).EMBLEMS;
  return emblems;
}
/** Components that show cards say so. */
export const useEmblems = later(fetchEmblems);
export const glyphOf = (card: Card): Glyph => emblems[card] ?? BLANK;
