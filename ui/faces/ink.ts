/** Colours of a face: hexadecimal words, mixed and named. */
import { PALETTES } from './tones.ts';

const channels = (colour: string): number[] => {
  const hex = colour.replace('#', '');
  const long = hex.length === 3 ? [...hex].map((one) => one + one).join('') : hex;
  return [0, 2, 4].map((at) => Number.parseInt(long.slice(at, at + 2), 16));
};

/** So much of the second colour in the first. */
export function mix(colour: string, into: string, part: number): string {
  const [a, b] = [channels(colour), channels(into)];
  return `#${a
    .map((one, i) =>
      Math.round(one + ((b[i] as number) - one) * part)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
}

const NAMES = ['sky', 'haze', 'dawn', 'glow', 'far', 'mid', 'near', 'rim', 'light', 'base', 'dark', 'cloth'] as const;
export type Tones = Readonly<Record<(typeof NAMES)[number], string>>;

export function tonesOf(palette: string): Tones {
  const words = (PALETTES[palette] ?? (PALETTES.steel as string)).split(' ');
  return Object.fromEntries(NAMES.map((name, i) => [name, `#${words[i]}`])) as Tones;
}

/** A name, or a colour, with a change: `cloth+rim45%`, `hat-50%` (towards black). */
export function inkOf(word: string, inks: Readonly<Record<string, string>>): string {
  const [, name = '', way, other = '', percent] = /^(#?\w+)(?:([+-])([a-z]*)(\d+)%)?$/.exec(word) ?? [];
  const ink = inks[name] ?? name;
  if (way === undefined) return ink;
  return mix(ink, way === '-' ? '#000000' : (inks[other] ?? '#ffffff'), Number(percent) / 100);
}
