/** What lies in a room, and where: as large as there is room for, in one row or two. */
import type { Section } from '../ship.ts';
import { NONE } from '../state.ts';
import type { BlastView, FieldView, OfficerView, RedView } from '../view.ts';
import { type Point, placeOf } from './plan.ts';
import { type Guise, PORTRAIT } from './tokens.tsx';

export type Piece =
  | { readonly kind: 'officer'; readonly officer: OfficerView; readonly guise: Guise }
  | { readonly kind: 'blast'; readonly blast: BlastView }
  | { readonly kind: 'bot'; readonly owner: number | null; readonly index: number };
export interface Laid {
  readonly piece: Piece;
  readonly at: Point;
  /** Of its largest drawing. */
  readonly scale: number;
  /** Nobody else is here: figures may march next to him. */
  readonly alone: boolean;
}

const isHere = (one: { readonly ship: number; readonly section: Section }, ship: number, section: Section): boolean =>
  one.ship === ship && one.section === section;

export function piecesIn(view: RedView, ship: number, section: Section): Piece[] {
  const pieces: Piece[] = [];
  for (const officer of view.officers) {
    if (!officer.alive) continue;
    const cloaked = officer.own !== null && officer.own.cloak > 0;
    if (officer.ship !== NONE && isHere(officer, ship, section))
      pieces.push({ kind: 'officer', officer, guise: cloaked ? 'cloaked' : 'plain' });
    const dummy = officer.own?.dummy ?? null;
    if (dummy !== null && isHere(dummy, ship, section)) pieces.push({ kind: 'officer', officer, guise: 'dummy' });
  }
  for (const blast of view.blasts) if (isHere(blast, ship, section)) pieces.push({ kind: 'blast', blast });
  view.bots.forEach((bot, index) => {
    if (isHere(bot, ship, section)) pieces.push({ kind: 'bot', owner: bot.owner, index });
  });
  return pieces;
}
export const fieldsIn = (view: RedView, ship: number, section: Section): readonly FieldView[] =>
  view.fields.filter((field) => isHere(field, ship, section));

/** In pixels, at full size. */
const SPACE = { officer: 36, blast: 36, bot: 25 } as const;
const GAP = 3;
/** Below this numbers lie on each other; a room at the ship's side then lets its pieces stand out into the sky. */
const LEAST = 0.38;

/** `u`: units of the plane in a pixel. */
export function layOut(pieces: readonly Piece[], section: Section, u: number, most: number): Laid[] {
  const { mid, room } = placeOf(section);
  const width = room / u;
  const rows = pieces.length > 2 && width < 90 ? 2 : pieces.length > 3 ? 2 : 1;
  const perRow = Math.ceil(pieces.length / rows);
  const cut = Array.from({ length: rows }, (_, row) => pieces.slice(row * perRow, (row + 1) * perRow)).filter((row) => row.length > 0);
  const widest = Math.max(0, ...cut.map((row) => row.reduce((sum, piece) => sum + SPACE[piece.kind] + GAP, -GAP)));
  const inside = Math.min(most, widest === 0 ? 1 : width / widest, rows === 2 ? 0.62 * most : 1);
  const side = mid.x < 250 ? -1 : mid.x > 750 ? 1 : 0;
  const scale = side === 0 || pieces.length < 2 ? inside : Math.max(inside, LEAST);
  const out = side * Math.max(0, (widest * scale - width) / 2) * u;
  return cut.flatMap((row, n) => {
    const total = row.reduce((sum, piece) => sum + SPACE[piece.kind] + GAP, -GAP) * scale;
    let x = mid.x + out - (total / 2) * u;
    const y = mid.y + (cut.length === 1 ? 0 : (n - 0.5) * 38 * scale * u);
    return row.map((piece) => {
      const wide = SPACE[piece.kind] * scale * u;
      const at = { x: x + wide / 2, y };
      x += wide + GAP * scale * u;
      return { piece, at, scale, alone: pieces.length === 1 };
    });
  });
}
/** The radius of an officer's token at this scale, in pixels. */
export const radiusOf = (scale: number): number => {
  const r = 17 * scale;
  return r >= PORTRAIT ? r : Math.max(7, r * 0.86);
};
