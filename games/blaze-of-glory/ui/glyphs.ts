/** Drawings of our own: signs of affiliations, hulls by their builders, stations, the signs of numbers. Emblems of other cards come later. */
import { type Glyph, later } from '@bridgehead/ui';
import { type Design, face } from '../cards/index.ts';

const drawn = (d: string): Glyph => ({ size: 48, d });
const lined = (d: string): Glyph => ({ size: 24, line: true, d });

/** Signs of numbers. */
export const RANGE = lined('M5 5l7 7-7 7M13 5l7 7-7 7');
export const WEAPONS: Glyph = { size: 24, d: 'M12 1l2.6 8.4L23 12l-8.4 2.6L12 23l-2.6-8.4L1 12l8.4-2.6z' };
export const SHIELDS: Glyph = { size: 24, d: 'M12 1.5L21.5 5v6.5c0 5.5-4 9-9.5 11-5.5-2-9.5-5.5-9.5-11V5z' };
export const INTEGRITY = lined('M12 3v18M6 21h12M4 7h16M4 7l-2.5 7h5zM20 7l-2.5 7h5z');
export const CUNNING = lined('M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7zM12 9a3 3 0 1 0 .01 0');
export const STRENGTH = lined('M3 9v6M6 6v12M18 6v12M21 9v6M6 12h12');
export const CREW: Glyph = { size: 24, d: 'M12 2a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM2 22c0-6 4-9 10-9s10 3 10 9z' };
export const CHAIN = lined('M9 15l6-6M8 12l-3 3a4 4 0 0 0 6 5.5l2.5-3M16 12l3-3a4 4 0 0 0-6-5.5L10.5 6.5');
export const CHECK = lined('M4 13l5 5L20 6');
export const CROSS = lined('M5 5l14 14M19 5L5 19');
/** Docked. */
export const LINK = lined('M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7l-1.700 1.700M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7l1.700-1.700');
export const LAUREL = lined('M8 3C4 6 3 12 6 16s6 5 6 5 3-1 6-5 2-10-2-13M6 8l-3-1M5 12l-3 0M7 16l-3 2M18 8l3-1M19 12h3M17 16l3 2');
export const STACK = lined('M12 3l9 5-9 5-9-5zM3 13l9 5 9-5');
export const LOCK = lined('M5 11h14v10H5zM8 11V7a4 4 0 0 1 8 0v4');
export const HIT = lined('M4 10a8 8 0 1 1 1 7M4 17v-5h5');
/** A direct hit. */
export const BURST: Glyph = {
  size: 24,
  d: 'M12 0l2.500 7 5.500-5-2 7 6 1-5 3.500 5 4.500-7-.500.500 6.500-5-4.500L8 24l-.500-6.500L1 19l4-5-5-3.500 6.500-1L4 2.500 9.500 7z',
};
export const DOWN = lined('M12 3v16M5 13l7 7 7-7');
export const HIDDEN = lined('M3 3l18 18M5 8c-2 2-3 4-3 4s4 7 10 7c2 0 4-1 5-1.5M10 5.200c6-1 12 6.800 12 6.800s-1 1.800-3 3.600');

/** Affiliations as simple shapes: ring and star, blades, wing, fan, hexagon, square, diamond, disc. */
export const SIGNS: readonly Glyph[] = [
  drawn('M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42zm0 6a15 15 0 1 0 0 30 15 15 0 0 0 0-30zm0 4l3 8 8 3-8 3-3 8-3-8-8-3 8-3z'),
  drawn('M4 4l20 16L44 4 30 24l14 20-20-16L4 44l14-20z'),
  drawn('M2 12l14 4 8-8 8 8 14-4-8 20-6-4-8 14-8-14-6 4z'),
  drawn('M24 44L4 16 13 6l8 12 3-14 3 14 8-12 9 10z'),
  drawn('M24 2l19 11v22L24 46 5 35V13zm0 9l-11 6.5v13L24 37l11-6.5v-13z'),
  drawn('M4 4h40v40H4zm8 8v24h24V12zm6 6h12v12H18z'),
  drawn('M24 2l22 22-22 22L2 24zm0 11L13 24l11 11 11-11z'),
  drawn('M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40zm0 8a12 12 0 1 0 0 24 12 12 0 0 0 0-24z'),
];

/** Hulls seen from above, bow up. */
const SAUCER = drawn(
  'M24 3c9 0 14 5 14 11s-5 10-11 10.5V30h9V20h4v23h-4V34h-9v6l-3 5-3-5v-6h-9v9H8V20h4v10h9v-5.5C15 24 10 20 10 14S15 3 24 3z',
);
const STOUT = drawn('M24 4l12 10 4 14-6 14H14L8 28l4-14zm0 8l-6 6v14h12V18z');
const BIRD = drawn('M24 2l4 10 2 6 14-6 2 18-12-6-6 4 2 10-6 8-6-8 2-10-6-4-12 6 2-18 14 6 2-6z');
const CRUISER = drawn('M24 2l6 8v10l12 6 4 14-14-6-2 8-6 4-6-4-2-8-14 6 4-14 12-6V10z');
const SHELL = drawn(
  'M24 2c8 6 20 12 22 24-4 10-10 14-16 18 4-8 4-16-6-20-10 4-10 12-6 20C12 40 6 36 2 26 4 14 16 8 24 2zm0 12c-3 2-6 4-6 6 3 1 9 1 12 0 0-2-3-4-6-6z',
);
const ARROW = drawn('M24 2l5 12 15 10-2 6-13-4-1 12 6 4v4l-10-2-10 2v-4l6-4-1-12-13 4-2-6 15-10z');
const DART = drawn('M24 2l6 14 14 18-10-2-4 12-6-6-6 6-4-12-10 2 14-18z');
const CUBE = drawn('M4 4h40v40H4zm6 6v8h8v-8zm14 0v8h14v-8zM10 24v14h14V24zm20 0v6h8v-6zm0 11v3h8v-3z');
const BALL = drawn('M24 3a21 21 0 1 1 0 42 21 21 0 0 1 0-42zm-9 9v7h7v-7zm12 0v12h8V12zM13 25v8h9v-8zm14 4v7h6v-7z');
const SMALL = drawn('M24 6l10 8 2 20-6 8H18l-6-8 2-20zm-5 12v8h10v-8z');
const CLASSES: Readonly<Record<string, Glyph>> = {
  Galaxy: SAUCER,
  Akira: SAUCER,
  Defiant: STOUT,
  Runabout: SMALL,
  Shuttlecraft: SMALL,
  "Negh'Var": CRUISER,
  "Vor'cha": CRUISER,
  "K'vort": BIRD,
  "D'deridex": SHELL,
  Keldon: ARROW,
  Galor: ARROW,
  'Attack Ship': DART,
  'Battle Cruiser': DART,
  Cube: CUBE,
  Sphere: BALL,
  Scout: CUBE,
  Mercenary: STOUT,
};
const STATION = drawn('M17 3h14l14 14v14L31 45H17L3 31V17zm2 5L8 19v10l11 11h10l11-11V19L29 8zm5 6a10 10 0 1 1 0 20 10 10 0 0 1 0-20z');
const PLANET = drawn('M24 4a20 20 0 1 1 0 40 20 20 0 0 1 0-40z');
const ANOMALY: Glyph = {
  size: 48,
  line: true,
  d: 'M24 6a18 7 0 1 1 0 36 18 7 0 1 1 0-36M6 24a18 7 0 1 1 36 0 18 7 0 1 1-36 0M24 21a3 3 0 1 1 0 6 3 3 0 0 1 0-6',
};
export const hullOf = (d: Design): Glyph => CLASSES[face(d).row.class ?? ''] ?? (face(d).id === 'DL01' ? CUBE : STATION);

const BLANK: Glyph = { size: 24, d: '' };
/** What cards show next to their numbers: emblems, and in the hand a few words. */
let cards: typeof import('./emblems.ts') | null = null;
export async function fetchEmblems(): Promise<typeof import('./emblems.ts')> {
  cards = await import('./emblems.ts');
  return cards;
}
/** Every part that shows cards calls this: the first question needs no emblems, and their place is kept until they are here. */
export const useEmblems = later(fetchEmblems);
export function emblemOf(d: Design): Glyph {
  const { kind, row, id } = face(d);
  if (kind === 'ship' || kind === 'facility' || id === 'DL01') return hullOf(d);
  if (kind === 'mission') return row.type === 'P' ? PLANET : ANOMALY;
  return cards?.emblemFor(d) ?? BLANK;
}
/** Its picture, once pictures are here. */
export const pictureOf = (d: Design): string | undefined => cards?.sourceOf(face(d).id);
export const keyLineOf = (d: Design): string | null => cards?.keyLine(d) ?? null;
