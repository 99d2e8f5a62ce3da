/** What the cover and the picture to post have in common: inks, stars, the Alien of the title page, lines of words. */
import type { Glyph } from '@bridgehead/ui';
import type { Episode } from '../../episode/index.ts';
import { faceOf } from '../faces.ts';

/** Six flat inks each: sky, deep, paper, light, red, ground. */
const INKS = [
  ['#13233d', '#0c1830', '#fbf3e0', '#f3b53a', '#e2593a', '#2b7a86'],
  ['#2a1840', '#190d2b', '#fbf3e0', '#f2b134', '#e2593a', '#7a4f9a'],
  ['#0f2f2c', '#08201e', '#fbf3e0', '#f3b53a', '#ff7f5e', '#2f8f6b'],
  ['#3a1a1a', '#240f10', '#fbf3e0', '#f3b53a', '#e2593a', '#9a4a3a'],
] as const;

export interface Sky {
  readonly inks: (typeof INKS)[number];
  /** The Alien that the joke names, or else the last one. */
  readonly face: Glyph;
  /** From 0 to 1; the same title has the same sky. */
  readonly next: () => number;
}

export function skyOf({ title, ship, acts, joke }: Episode): Sky {
  const scenes = acts.flatMap((act) => act.scenes);
  const star = scenes.findLast(({ alien }) => joke?.text.includes(alien) ?? false) ?? scenes.at(-1);
  const next = numbers(`${title} ${ship}`);
  return { inks: INKS[Math.floor(next() * INKS.length)] ?? INKS[0], face: faceOf(star?.alien ?? ''), next };
}

function numbers(of: string): () => number {
  let seed = [...of].reduce((sum, sign) => (sum * 33 + (sign.codePointAt(0) ?? 0)) >>> 0, 5381);
  return () => {
    seed = (seed * 1_664_525 + 1_013_904_223) >>> 0;
    return seed / 2 ** 32;
  };
}

/** Lines that fit; a word that does not has a line of its own. */
export function linesOf(text: string, fits: (line: string) => boolean, between = ' '): string[] {
  const lines: string[] = [];
  for (const word of text.split(between)) {
    const longer = `${lines.at(-1)}${between}${word}`;
    if (lines.length > 0 && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
