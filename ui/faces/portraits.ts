/** Words for people in scenes: `bust` with the words of `people.ts`, `pair` for two, `rays` behind a leader. */
import { bust, looksOf } from './people.ts';
import { beams } from './places.ts';
import type { Drawer } from './scenes.ts';
import { r1 } from './sheet.ts';

const SIZES = [1, 1.1, 0.92];

/** In its place within the field: a little larger or smaller, moved and turned, by the card. */
export const PEOPLE: Readonly<Record<string, Drawer>> = {
  bust: (s, words) => {
    const size = SIZES[Math.floor(s.chance() * 3)] as number;
    const [shift, tilt] = [s.between(-6, 6), s.between(-2.5, 2.5)];
    return `<g transform="translate(${r1(60 + shift)} 121) rotate(${r1(tilt)}) scale(${size}) translate(-60 -121)">${bust(s, looksOf(words.join(' ')))}</g>`;
  },
  /** Nothing by chance: on a board, everybody stands straight. */
  straight: (s, words) => bust(s, looksOf(words.join(' '))),
  pair: (s, words) => {
    const [one = '', two = ''] = words.join(' ').split(' + ');
    return `<g transform="translate(-23 12) scale(.9)">${bust(s, looksOf(one))}</g><g transform="translate(31 6) scale(.94)">${bust(s, looksOf(two))}</g>`;
  },
  rays: (s) => beams(s, 60, 56, 16, 110, 0.22),
};
