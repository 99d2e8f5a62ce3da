/** The pictures of a game: a line for every card, and the words its lines use. Each picture is drawn once. */
import { type Cut, face, source } from './face.ts';
import type { Kit } from './scenes.ts';

export interface Gallery {
  /** By the id of the card. */
  readonly lines: Readonly<Record<string, string>>;
  readonly kit: Kit;
  /** What is no card but is shown like one. */
  readonly also?: Readonly<Record<string, string>>;
}

/** Markup of its own, for print and shared pictures. */
export function pictureOf({ lines, kit, also }: Gallery, id: string, cut: Cut = 'whole'): string | null {
  const line = lines[id] ?? also?.[id];
  return line === undefined ? null : face(id, line, kit, cut);
}

/** What an image shows, kept for as long as the page lives; empty for a card without a line. */
export function sources(gallery: Gallery): (id: string, cut?: Cut) => string {
  const kept = new Map<string, string>();
  return (id, cut = 'whole') => {
    const key = `${cut} ${id}`;
    const known = kept.get(key);
    if (known !== undefined) return known;
    const markup = pictureOf(gallery, id, cut);
    const made = markup === null ? '' : source(markup);
    kept.set(key, made);
    return made;
  };
}
