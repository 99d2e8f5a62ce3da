/** The pictures of cards, fetched while the ships are named; until they are here their place is kept. */
import { type Glyph, later } from '@bridgehead/ui';
import type { Card } from '../cards.ts';

const BLANK: Glyph = { size: 24, d: '' };
let emblems: readonly Glyph[] = [];
let pictures: typeof import('./faces/gallery.ts') | null = null;
export async function fetchEmblems(): Promise<readonly Glyph[]> {
  const [drawn, gallery] = await Promise.all([import('./emblems.ts'), import('./faces/gallery.ts')]);
  [emblems, pictures] = [drawn.EMBLEMS, gallery];
  return emblems;
}
/** What an image of the card shows; empty until the pictures are here. */
export const sourceOf = (id: string): string => pictures?.sourceOf(id) ?? '';
/** Components that show cards say so. */
export const useEmblems = later(fetchEmblems);
export const glyphOf = (card: Card): Glyph => emblems[card] ?? BLANK;
