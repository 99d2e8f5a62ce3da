/**
 * Drawings as short text. Shapes are separated by “;”. A shape is a fill, then `~` with a stroke and its width, both optional, then
 * what is drawn: path data, `o` with centre and radii, `b` with a box and its corners, or the name of an outline. `@` is opacity.
 */
import { inkOf } from './ink.ts';

type Words = Readonly<Record<string, string>>;

const cut = (text: string): readonly [string, string] => {
  const at = text.indexOf(' ');
  return [text.slice(0, at), text.slice(at + 1)];
};
const opacity = (part: string | undefined, name = 'opacity') => (part === undefined ? '' : ` ${name}="${part}"`);

function shape(text: string, outlines: Words): string {
  const [name = '', transform] = text.split(/ ?[{}]/);
  const moved = transform === undefined ? '' : ` transform="${transform}"`;
  const n = text.slice(1).split(' ').map(Number);
  if (text[0] === 'o') return `<ellipse cx="${n[0]}" cy="${n[1]}" rx="${n[2]}" ry="${n[3] ?? n[2]}"`;
  if (text[0] === 'b') return `<rect x="${n[0]}" y="${n[1]}" width="${n[2]}" height="${n[3]}" rx="${n[4] ?? 0}"`;
  return `<path d="${outlines[name] ?? name}"${moved}`;
}

export function drawn(text: string, inks: Words, outlines: Words = {}): string {
  return text
    .split(/; ?/)
    .map((part) => one(part, inks, outlines))
    .join('');
}

function one(part: string, inks: Words, outlines: Words): string {
  let rest = part;
  let paint = ' fill="none"';
  if (rest[0] !== '~') {
    const [word, after] = cut(rest);
    const [ink = '', see] = word.split('@');
    paint = ` fill="${inkOf(ink, inks)}"${opacity(see, 'fill-opacity')}`;
    rest = after;
  }
  if (rest[0] === '~') {
    const [word, after] = cut(rest.slice(1));
    const [wide, last] = cut(after);
    const [width = '', see] = wide.split('@');
    paint += ` stroke="${inkOf(word, inks)}" stroke-width="${width}"${opacity(see, 'stroke-opacity')} stroke-linecap="round" stroke-linejoin="round"`;
    rest = last;
  }
  return `${shape(rest, outlines)}${paint}/>`;
}
