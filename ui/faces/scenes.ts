/**
 * A scene in one line: place and palette, then things from back to front, each a word with its numbers. An icon stands in relief,
 * with “~” before it flat behind the subject. A game adds words of its own (people, ships, figures).
 */
import { drawingName } from '../icons/authors.ts';
import type { Glyph } from '../pieces/glyph.tsx';
import { mix } from './ink.ts';
import { disc, halo, path, r1, type Sheet, stroke } from './sheet.ts';
import { SKINS } from './tones.ts';

export type Drawer = (s: Sheet, words: readonly string[]) => string;
export interface Kit {
  /** Path data on a grid of 512, by the name of the drawing. */
  readonly icons: Readonly<Record<string, Glyph>>;
  readonly words: Readonly<Record<string, Drawer>>;
}

/** Materials, for things that are not in the colours of their palette: light, base, dark. */
const MATERIALS: Readonly<Record<string, readonly [string, string, string]>> = {
  steel: ['#f4f6f8', '#aab4be', '#565f69'],
  wood: ['#e0b684', '#8a5f36', '#4d3219'],
  coin: ['#fff0c0', '#f2b134', '#8f5a08'],
};

/** One icon as a raised thing: shadow, edge, rim and body. */
function relief(s: Sheet, d: string, [x = 60, y = 60, size = 80, turn = 0]: readonly number[], extra: readonly string[]): string {
  const [light, base, dark] = MATERIALS[extra[0] ?? ''] ?? [s.tones.light, s.tones.base, s.tones.dark];
  const unit = size / 64;
  const flip = extra.includes('f');
  const id = s.keep((name) => `<path id="${name}" d="${d}"/>`);
  const turned = turn === 0 ? '' : ` gradientTransform="rotate(${-turn} .5 .5)"`;
  const body = s.keep(
    (name) =>
      `<linearGradient id="${name}" x1="${flip ? 1 : 0}" y1="0" x2="${flip ? 0.1 : 0.9}" y2="1"${turned}><stop stop-color="${light}"/><stop offset=".5" stop-color="${base}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`,
  );
  const scale = Math.round((size / 512) * 1000) / 1000;
  const at = (dx: number, dy: number, fill: string, see = 1) =>
    `<use href="#${id}" transform="translate(${r1(x + dx * unit)} ${r1(y + dy * unit)})${turn === 0 ? '' : ` rotate(${turn})`} scale(${flip ? -scale : scale} ${scale}) translate(-256 -256)" fill="${fill}"${see === 1 ? '' : ` fill-opacity="${see}"`}/>`;
  return `${at(3.2, 4.4, '#000000', 0.42)}${at(1, 1.2, mix(dark, '#000000', 0.55))}${at(-0.8, -1, s.tones.rim)}${at(0, 0, `url(#${body})`)}`;
}

function flat(s: Sheet, d: string, [x = 60, y = 60, size = 100, see = 0.3]: readonly number[]): string {
  return `<path transform="translate(${r1(x - size / 2)} ${r1(y - size / 2)}) scale(${Math.round((size / 512) * 1000) / 1000})" d="${d}" fill="${s.tones.rim}" fill-opacity="${see}"/>`;
}

/** A standing person of a height, feet at x, y. */
function standing(s: Sheet, x: number, y: number, height: number, colour: string): string {
  const skin = (SKINS[['1', '2', '3', '4'][Math.floor(s.chance() * 4)] as string] as string).split(' ').map((one) => `#${one}`);
  const hair = ['#2a1a12', '#171310', '#6b4a2a', '#8a6a3a'][Math.floor(s.chance() * 4)] as string;
  const u = height / 100;
  const X = (n: number) => r1(x + n * u);
  const Y = (n: number) => r1(y - n * u);
  const body = `M${X(-22)} ${Y(22)}C${X(-25)} ${Y(54)} ${X(-20)} ${Y(70)} ${X(-8)} ${Y(72)}H${X(8)}C${X(20)} ${Y(70)} ${X(25)} ${Y(54)} ${X(22)} ${Y(22)}Z`;
  return [
    `<ellipse cx="${X(8)}" cy="${Y(1)}" rx="${r1(28 * u)}" ry="${r1(6 * u)}" fill="#000000" fill-opacity=".4"/>`,
    path(`M${X(-16)} ${Y(24)}V${Y(0)}H${X(-2)}V${Y(20)}H${X(2)}V${Y(0)}H${X(16)}V${Y(24)}Z`, '#15131a'),
    path(
      body,
      s.across(
        [0, 0],
        [1, 0.6],
        [
          [0, mix(colour, '#ffffff', 0.22)],
          [0.45, colour],
          [1, mix(colour, '#000000', 0.5)],
        ],
      ),
    ),
    stroke(`M${X(-21)} ${Y(30)}C${X(-23)} ${Y(54)} ${X(-18)} ${Y(69)} ${X(-8)} ${Y(71)}`, s.tones.rim, 3 * u, 0.55),
    path(`M${X(-7)} ${Y(78)}H${X(7)}V${Y(70)}Q${X(0)} ${Y(64)} ${X(-7)} ${Y(70)}Z`, skin[1] as string),
    disc(x, y - 86 * u, 13.5 * u, skin[0] as string),
    path(
      `M${X(2)} ${Y(99)}A${r1(13.5 * u)} ${r1(13.5 * u)} 0 0 1 ${X(2)} ${Y(73)}C${X(8)} ${Y(82)} ${X(8)} ${Y(92)} ${X(2)} ${Y(99)}Z`,
      skin[1] as string,
    ),
    path(
      `M${X(-14)} ${Y(86)}C${X(-16)} ${Y(104)} ${X(16)} ${Y(106)} ${X(14)} ${Y(86)}C${X(10)} ${Y(94)} ${X(-6)} ${Y(95)} ${X(-14)} ${Y(86)}Z`,
      hair,
    ),
  ].join('');
}

function beam(s: Sheet, [x1 = 0, y1 = 0, x2 = 0, y2 = 0]: readonly number[]): string {
  const d = `M${x1} ${y1}L${x2} ${y2}`;
  return `${stroke(d, s.tones.glow, 5.2, 0.25)}${stroke(d, s.tones.glow, 2.3, 0.8)}${stroke(d, '#ffffff', 0.9)}`;
}

function burst(s: Sheet, [x = 60, y = 60, r = 14]: readonly number[]): string {
  const star = (size: number, inner: number) => {
    let d = '';
    for (let i = 0; i < 22; i++) {
      const [a, far] = [(i / 22) * Math.PI * 2, i % 2 === 0 ? size : size * inner];
      d += `${i === 0 ? 'M' : 'L'}${r1(x + Math.cos(a) * far)} ${r1(y + Math.sin(a) * far)}`;
    }
    return `${d}Z`;
  };
  return `${halo(s, x, y, r * 1.7, s.tones.glow, 0.8)}${path(star(r, 0.55), s.tones.glow)}${path(star(r * 0.62, 0.6), mix(s.tones.glow, '#ffffff', 0.6))}${disc(x, y, r * 0.34, '#ffffff')}`;
}

/** Two leaves with grooves, so far apart. */
function door(s: Sheet, gap: number): string {
  const { far, mid, near, rim } = s.tones;
  const leaf = (left: number, wide: number, light: number) => {
    let grooves = '';
    for (let y = 22; y < 110; y += 17)
      grooves +=
        stroke(`M${left + 3} ${y}H${left + wide - 3}`, near, 2.2, 0.8) +
        stroke(`M${left + 3} ${y + 1.8}H${left + wide - 3}`, rim, 0.7, 0.35);
    return `<rect x="${left}" y="8" width="${wide}" height="108" fill="${mix(mid, far, light)}"/>${grooves}`;
  };
  const wide = 46 - gap / 2;
  return `<rect x="10" y="4" width="100" height="116" fill="${near}"/><rect x="${60 - gap}" y="8" width="${gap * 2}" height="112" fill="${s.tones.dawn}" fill-opacity=".5"/>${leaf(14, wide, 0.8)}${leaf(60 + gap / 2, wide, 0.3)}${stroke(`M${60 - gap / 2} 8V116`, rim, 1.2, 0.7)}`;
}

const numbers = (words: readonly string[]): number[] => words.map(Number).filter((n) => !Number.isNaN(n));
const WORDS: Readonly<Record<string, Drawer>> = {
  p: (s, [x, y, height, colour]) => standing(s, Number(x), Number(y), Number(height), colour as string),
  beam: (s, words) => beam(s, numbers(words)),
  burst: (s, words) => burst(s, numbers(words)),
  halo: (s, [x, y, r]) => halo(s, Number(x), Number(y), Number(r)),
  door: (s, [gap]) => door(s, Number(gap)),
  line: (_s, [x1, y1, x2, y2, wide, colour]) => stroke(`M${x1} ${y1}L${x2} ${y2}`, colour as string, Number(wide)),
  spot: (s, [x, y]) =>
    path(`M${Number(x) - 10} -2L${Number(x) - 34} ${y}A34 8 0 0 0 ${Number(x) + 34} ${y}L${Number(x) + 10} -2Z`, s.tones.glow, 0.3) +
    `<ellipse cx="${x}" cy="${y}" rx="34" ry="8" fill="${s.tones.glow}" fill-opacity=".45"/>`,
};

/** One thing of a scene. */
export function thing(s: Sheet, text: string, kit: Kit): string {
  const [word = '', ...rest] = text.split(' ');
  const drawer = kit.words[word] ?? WORDS[word];
  if (drawer !== undefined) return drawer(s, rest);
  const icon = kit.icons[drawingName(word.replace('~', ''))]?.d;
  if (icon === undefined) throw new Error(`no picture is called ${word}`);
  return word[0] === '~'
    ? flat(s, icon, numbers(rest))
    : relief(
        s,
        icon,
        numbers(rest),
        rest.filter((one) => Number.isNaN(Number(one))),
      );
}
