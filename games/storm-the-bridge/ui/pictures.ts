/** Faces of cards and people: drawn when the table is there, so that they stand in nobody's way to the first move. */
import { later } from '@bridgehead/ui';
import type { Card } from '../cards/index.ts';

type Pictures = typeof import('./faces/gallery.ts');
let there: Pictures | null = null;
export async function loadPictures(): Promise<Pictures> {
  there ??= await import('./faces/gallery.ts');
  return there;
}
/** Redraws everything that shows faces once they are there. */
export const usePictures = later(loadPictures);

/** What an image shows; empty as long as it is not known. */
export const sourceOf = (id: string, cut?: 'whole' | 'chip'): string => there?.sourceOf(id, cut) ?? '';
export const headOf = (card: Card): string => there?.headOf(card) ?? '';
