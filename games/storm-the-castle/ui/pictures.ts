/** Faces of cards and figures of units: drawn when the table is there, so that they stand in nobody's way to the first move. */
import { later } from '@bridgehead/ui';
import type { Card, KindId } from '../cards.ts';

type Pictures = typeof import('./faces/gallery.ts');
let there: Pictures | null = null;
export async function loadPictures(): Promise<Pictures> {
  there ??= await import('./faces/gallery.ts');
  return there;
}
/** Redraws everything that shows faces or figures once they are there. */
export const usePictures = later(loadPictures);

/** What an image shows; empty as long as it is not known. */
export const sourceOf = (card: Card): string => there?.sourceOf(card) ?? '';
export const figureOf = (kind: KindId, seat: number, used?: boolean): string => there?.figureOf(kind, seat, used) ?? '';
