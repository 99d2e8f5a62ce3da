/** What one face is drawn with: its tones, its own chance, and the gradients it needs. */
import { hashOf, spread } from '../pattern.ts';
import type { Tones } from './ink.ts';
import { tonesOf } from './ink.ts';

export const r1 = (n: number): string => String(Math.round(n * 10) / 10);
export type Stop = readonly [at: number, colour: string, opacity?: number];

export interface Sheet {
  readonly tones: Tones;
  /** From 0 to 1, in a fixed order: the same face on every machine. */
  readonly chance: () => number;
  readonly between: (low: number, high: number) => number;
  /** Keeps a definition and names it. */
  readonly keep: (markup: (id: string) => string) => string;
  /** A gradient over a shape, from one corner to another. */
  readonly across: (from: readonly [number, number], to: readonly [number, number], stops: readonly Stop[]) => string;
  readonly around: (x: number, y: number, r: number, stops: readonly Stop[]) => string;
  readonly defs: () => string;
}

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(([at, colour, see]) => `<stop offset="${at}" stop-color="${colour}"${see === undefined ? '' : ` stop-opacity="${see}"`}/>`)
    .join('');

/** The seed is a card's id; every random choice is drawn from it. */
export function sheet(seed: string, palette: string): Sheet {
  const prefix = `f${hashOf(seed).toString(36)}-`;
  const kept = new Map<string, string>();
  const { chance, between } = spread(seed);
  const keep = (markup: (id: string) => string): string => {
    const name = markup('');
    const known = kept.get(name);
    if (known !== undefined) return known;
    const id = `${prefix}${kept.size}`;
    kept.set(name, id);
    return id;
  };
  return {
    tones: tonesOf(palette),
    chance,
    between,
    keep,
    across: ([x1, y1], [x2, y2], stops) =>
      `url(#${keep((id) => `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`)})`,
    around: (x, y, r, stops) =>
      `url(#${keep((id) => `<radialGradient id="${id}" gradientUnits="userSpaceOnUse" cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}">${stopsOf(stops)}</radialGradient>`)})`,
    defs: () => (kept.size === 0 ? '' : `<defs>${[...kept].map(([markup, id]) => markup.replace('id=""', `id="${id}"`)).join('')}</defs>`),
  };
}

export const box = (paint: string, more = ''): string => `<rect width="120" height="120" fill="${paint}"${more}/>`;
export const path = (d: string, fill: string, see = 1): string =>
  `<path d="${d}" fill="${fill}"${see === 1 ? '' : ` fill-opacity="${see}"`}/>`;
export const disc = (x: number, y: number, r: number, fill: string, see = 1): string =>
  `<circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}" fill="${fill}"${see === 1 ? '' : ` fill-opacity="${see}"`}/>`;
export const stroke = (d: string, colour: string, width: number, see = 1): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${r1(width)}" stroke-linecap="round"${see === 1 ? '' : ` stroke-opacity="${see}"`}/>`;

/** The source of light: bright in the middle, nothing at its rim. */
export function halo(s: Sheet, x: number, y: number, r: number, colour = s.tones.glow, middle = 0.9): string {
  const stops: Stop[] = [
    [0, colour, middle],
    [0.33, colour, Math.round(middle * 45) / 100],
    [1, colour, 0],
  ];
  return disc(x, y, r, s.around(x, y, r, stops));
}
