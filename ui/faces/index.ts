/** Pictures of cards, drawn from their rows: the same on screen, in print, in shared pictures and in previews of links. Plain functions, no page needed. */
export { type Cut, cutout, face, source } from './face.ts';
export { type Gallery, pictureOf, sources } from './gallery.ts';
export { drawn } from './notation.ts';
export { bust, looksOf } from './people.ts';
export { PEOPLE } from './portraits.ts';
export type { Drawer, Kit } from './scenes.ts';
export { SHIPS } from './ships.ts';
