/** A face is a field of 120 by 120, drawn from one line of words and seeded by the card's id: the same on every machine, on screen and in print. */
import { PLACES } from './places.ts';
import { type Kit, thing } from './scenes.ts';
import { box, type Sheet, sheet } from './sheet.ts';

export type Cut = 'whole' | 'chip';
const BOXES: Readonly<Record<Cut, string>> = { whole: '0 0 120 120', chip: '8 6 104 104' };

const svg = (viewBox: string, s: Sheet, inside: string, size = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"${size}>${s.defs()}${inside}</svg>`;

/** `line`: place and palette, then “|” and things from back to front. */
export function face(id: string, line: string, kit: Kit, cut: Cut = 'whole'): string {
  const [ground = '', ...things] = line.split('|');
  const [place = '', palette = ''] = ground.split(' ');
  const s = sheet(id, palette);
  const inside = [
    (PLACES[place] as (s: Sheet) => string)(s),
    ...things.map((one) => thing(s, one, kit)),
    box(
      s.around(19, 7, 114, [
        [0, '#ffffff', 0.17],
        [0.5, '#ffffff', 0],
      ]),
    ),
    box(
      s.around(55, 50, 94, [
        [0.55, '#000000', 0],
        [1, '#000000', 0.5],
      ]),
    ),
  ].join('');
  return svg(BOXES[cut], s, inside, ' width="120" height="120"');
}

/** A subject alone, without ground, light and frame: people and figures on a board. */
export function cutout(id: string, palette: string, text: string, kit: Kit, viewBox: string): string {
  const s = sheet(id, palette);
  const inside = thing(s, text, kit);
  const [, , w, h] = viewBox.split(' ');
  return svg(viewBox, s, inside, ` width="${w}" height="${h}"`);
}

/** For `src`: an image of its own, whose names cannot meet another's. */
export const source = (markup: string): string =>
  `data:image/svg+xml,${markup.replace(/[#%<>"\n]/g, (c) => (c === '"' ? "'" : encodeURIComponent(c)))}`;
