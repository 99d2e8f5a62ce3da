/** The pictures of all cards of this game, and its units as figures in the colour of a seat. */
import { cutout, type Drawer, drawn, face, type Gallery, source } from '@bridgehead/ui/faces';
import { SPACES, type Terrain } from '../../board.ts';
import { type Card, KINDS, type KindId, kindOf, ownerOf } from '../../cards.ts';
import * as faceIcons from '../../icons/faces.ts';
import * as tableIcons from '../../icons/table.ts';
import { FIGURES } from './figures.ts';

/** Light, base and dark by seat. */
const SEATS: readonly (readonly [string, string, string])[] = [
  ['#ffd070', '#e69f00', '#8a5a00'],
  ['#b5defa', '#56b4e9', '#1f6496'],
  ['#6fe0bb', '#009e73', '#00553e'],
  ['#fff9a0', '#f0e442', '#8f8510'],
];
const ARMY = ['#6d6470', '#4a4350', '#2c2733'] as const;
const GREY = ['#b9b6b0', '#8d8a85', '#5c5a57'] as const;

/** Light planes dark and dark planes light, for a figure that looks the other way: the light stays where it is. */
const turned = (text: string): string =>
  text
    .replace(/(^|; )L(?=[ @])/g, '$1\u0001')
    .replace(/(^|; )D(?=[ @])/g, '$1L')
    .replaceAll('\u0001', 'D')
    .replaceAll('#f4f6f8', '\u0002')
    .replaceAll('#565f69', '#f4f6f8')
    .replaceAll('\u0002', '#565f69');

const inks = ([L, B, D]: readonly [string, string, string]) => ({ L, B, D, black: '#000000' });
/** `figure KIND SEAT X FEET SCALE`, and “f” to face left. */
const figure: Drawer = (_s, [kind = '', seat = '0', x = '60', feet = '114', scale = '1', flip = '']) => {
  const tones = seat === 'army' ? ARMY : seat === 'grey' ? GREY : (SEATS[Number(seat)] ?? GREY);
  const text = FIGURES[kind] ?? '';
  const n = Number(scale);
  const mirror = flip === 'f';
  return `<g transform="translate(${x} ${feet}) scale(${mirror ? -n : n} ${n}) translate(-32 -76)">${drawn(mirror ? turned(text) : text, inks(tones))}</g>`;
};

const UNITS: Readonly<Record<string, readonly [string, string]>> = {
  'shield-bearer': ['castle', 'dawn'],
  cavalry: ['land', 'noon'],
  knight: ['castle', 'dusk'],
  hero: ['rays', 'gold'],
  assassin: ['castle', 'night'],
  blacksmith: ['cave', 'forge'],
  catapult: ['castle', 'storm'],
  cleric: ['rays', 'holy'],
  sorcerer: ['land', 'magic'],
};
const ITEMS: Readonly<Record<string, string>> = {
  'great-sword': 'table dusk|broadsword 60 58 100 -28 steel',
  'tower-shield': 'table dawn|templar-shield 60 60 92 0 steel',
  'battle-axe': 'table forge|battle-axe 60 60 96 -10 steel',
  longbow: 'table noon|bow-arrow 60 60 96 0 wood',
  'siege-ladder': 'castle storm|ladder 60 62 94 16 wood',
  warhorse: 'land dusk|horse-head 58 64 98 0 wood',
};
/** Copies of a unit differ in hour and place. */
const HOURS = ['dawn', 'noon', 'dusk', 'storm', 'night', 'gold'] as const;
const GROUNDS = ['castle', 'land'] as const;
const ALIKE: readonly string[] = ['hero', 'assassin', 'blacksmith', 'sorcerer'];

function lineOf(kind: KindId, copy: number, seat: string): string {
  const item = ITEMS[kind];
  if (item !== undefined) return item;
  const [place, hour] = UNITS[kind] ?? ['land', 'noon'];
  const own = copy === 0 || ALIKE.includes(kind);
  const ground = own
    ? `${place} ${hour}`
    : `${GROUNDS[(copy + (place === 'castle' ? 0 : 1)) % 2]} ${HOURS[(HOURS.indexOf(hour as (typeof HOURS)[number]) + 1 + copy) % HOURS.length]}`;
  const size = kind === 'cavalry' ? 1.14 : kind === 'catapult' ? 1.2 : 1.24;
  const army = ['shield-bearer', 'cavalry', 'knight'].includes(kind)
    ? [14, 34, 88, 108].map((x, i) => `|figure ${kind} army ${x} ${100 + (i % 2) * 4} .4`).join('')
    : '';
  const way = copy % 2 === 1 ? ' f' : '';
  return `${ground}${army}|figure ${kind} ${seat} ${copy % 2 === 1 ? 64 : 58} 114 ${size}${way}`;
}

/** The ground itself, for the catalogue: a picture for each kind of space. */
const SPACES_SHOW: Readonly<Record<Terrain, string>> = {
  keep: 'castle dusk|castle 60 66 88',
  tower: 'castle dawn|stone-tower 60 64 84',
  battlement: 'castle storm|stone-wall 60 66 84',
  open: 'land noon|high-grass 60 70 80',
  high: 'land dusk|hills 60 66 90',
  low: 'land storm|swamp 60 68 84',
};

const icons = { ...tableIcons, ...faceIcons };
export const GALLERY: Gallery = {
  lines: Object.fromEntries(KINDS.map(({ id }) => [id, lineOf(id, 0, '0')])),
  also: Object.fromEntries(SPACES.map(({ id, terrain }) => [id, SPACES_SHOW[terrain]])),
  kit: { icons, words: { figure } },
};

const kept = new Map<string, string>();
function once(key: string, make: () => string): string {
  const known = kept.get(key);
  if (known !== undefined) return known;
  const made = source(make());
  kept.set(key, made);
  return made;
}

/** A card with the hour and place of its copy, in the colour of its owner. */
export function sourceOf(card: Card, seat = ownerOf(card)): string {
  const { id, copies } = kindOf(card);
  const copy = card % copies;
  return once(`${id} ${copy} ${seat}`, () => face(`${id}#${copy}`, lineOf(id, copy, String(seat)), GALLERY.kit));
}
/** A unit as it stands on the board; used ones are grey. */
export function figureOf(kind: KindId, seat: number, used = false): string {
  const tone = used ? 'grey' : String(seat);
  return once(`figure ${kind} ${tone}`, () => cutout(kind, 'dawn', `figure ${kind} ${tone} 40 92 1`, GALLERY.kit, '-8 -18 104 118'));
}
