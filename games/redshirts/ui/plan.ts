/**
 * The ship from above, as numbers: a plane 1000 wide, nose up, shown from y 44 to 1062. Rooms, doors and armour of the left half are
 * mirrored; everything that is drawn, lit or walked through is found here.
 */
import { nth } from '../lists.ts';
import {
  BRIDGE,
  CAPSULE,
  ENG,
  ENGINE_L,
  ENGINE_R,
  HULL_F,
  HULL_L,
  HULL_R,
  LASER_L,
  LASER_R,
  POD_L,
  POD_R,
  SECTIONS,
  SENSOR,
  type Section,
  TELE,
  WALKS,
} from '../ship.ts';

export const TOP = 44;
export const WIDE = 1000;
export const HIGH = 1018;
const STRUT_L = 5;
const STRUT_R = 6;

export interface Point {
  readonly x: number;
  readonly y: number;
}
/** How a room's content lies: name on top (or outside), people in the middle, level at the bottom. */
export interface Place {
  readonly path: string;
  /** The middle, where people and tokens stand. */
  readonly mid: Point;
  readonly room: number;
  readonly level: Point;
  readonly name: Point & { readonly anchor: 'middle' | 'start' | 'end' };
}

const HEX = 111;
const hexagon = (x: number, y: number, side: number): string => {
  const [half, tall] = [side / 2, side * 0.866];
  return `M${x - side} ${y}L${x - half} ${y - tall}H${x + half}L${x + side} ${y}L${x + half} ${y + tall}H${x - half}Z`;
};
const box = (x: number, y: number, w: number, h: number, r: number): string =>
  `M${x - w / 2 + r} ${y - h / 2}h${w - 2 * r}a${r} ${r} 0 0 1 ${r} ${r}v${h - 2 * r}a${r} ${r} 0 0 1 ${-r} ${r}h${2 * r - w}a${r} ${r} 0 0 1 ${-r} ${-r}v${2 * r - h}a${r} ${r} 0 0 1 ${r} ${-r}Z`;
/** Always drawn clockwise: parts of one path that overlap must not cancel each other. */
function polygon(points: readonly (readonly [number, number])[], mirrored = false): string {
  const placed = points.map(([x, y]): readonly [number, number] => [mirrored ? WIDE - x : x, y]);
  const area = placed.reduce((sum, [x, y], i) => {
    const [nx, ny] = nth(placed, (i + 1) % placed.length);
    return sum + x * ny - nx * y;
  }, 0);
  const ordered = area > 0 ? placed : [...placed].reverse();
  return `M${ordered.map(([x, y]) => `${x} ${y}`).join('L')}Z`;
}
const dome = (grow: number): string =>
  `M${430 - grow} ${268 + grow}V${188}a${70 + grow} ${70 + grow} 0 0 1 ${140 + 2 * grow} 0V${268 + grow}Z`;
const dish = (x: number, y: number, r: number): string => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;

const STRUT: readonly (readonly [number, number])[] = [
  [205, 424],
  [368, 407],
  [402, 466],
  [338, 589],
  [272, 589],
  [205, 500],
];

const hexPlace = (x: number, y: number): Place => ({
  path: hexagon(x, y, HEX),
  mid: { x, y: y - 4 },
  room: 176,
  level: { x, y: y + 72 },
  name: { x, y: y - 66, anchor: 'middle' },
});
const side = (x: number, mirrored: boolean): number => (mirrored ? WIDE - x : x);
const strutPlace = (mirrored: boolean): Place => ({
  path: polygon(STRUT, mirrored),
  mid: { x: side(297, mirrored), y: 500 },
  room: 132,
  level: { x: side(305, mirrored), y: 563 },
  name: { x: side(297, mirrored), y: 446, anchor: 'middle' },
});
const podPlace = (mirrored: boolean): Place => ({
  path: box(side(140, mirrored), 440, 94, 170, 47),
  mid: { x: side(140, mirrored), y: 418 },
  room: 92,
  level: { x: side(140, mirrored), y: 493 },
  name: { x: side(140, mirrored), y: 572, anchor: 'middle' },
});
const system = (path: string, at: Point, name: Place['name']): Place => ({ path, mid: at, room: 60, level: at, name });

export const PLACES: readonly Place[] = [
  { path: dome(0), mid: { x: 500, y: 172 }, room: 118, level: { x: 500, y: 250 }, name: { x: 404, y: 214, anchor: 'end' } },
  hexPlace(500, 392),
  hexPlace(320, 704),
  hexPlace(680, 704),
  hexPlace(500, 600),
  strutPlace(false),
  strutPlace(true),
  podPlace(false),
  podPlace(true),
  hexPlace(500, 808),
  system(box(140, 285, 44, 86, 8), { x: 140, y: 284 }, { x: 106, y: 280, anchor: 'end' }),
  system(box(860, 285, 44, 86, 8), { x: 860, y: 284 }, { x: 894, y: 280, anchor: 'start' }),
  system(dish(652, 262, 36), { x: 652, y: 262 }, { x: 700, y: 252, anchor: 'start' }),
  system(box(372, 962, 88, 94, 14), { x: 372, y: 960 }, { x: 302, y: 962, anchor: 'end' }),
  system(box(628, 962, 88, 94, 14), { x: 628, y: 960 }, { x: 698, y: 962, anchor: 'start' }),
  system('', { x: 500, y: 80 }, { x: 500, y: 60, anchor: 'middle' }),
  {
    path: 'M500 120C620 300 720 420 720 600A220 220 0 0 1 280 600C280 420 380 300 500 120Z',
    mid: { x: 500, y: 520 },
    room: 340,
    level: { x: 500, y: 720 },
    name: { x: 500, y: 330, anchor: 'middle' },
  },
];
export const placeOf = (section: Section): Place => nth(PLACES, section);

const DOOR_ROWS: readonly (readonly [Section, Section, number, number, number])[] = [
  [BRIDGE, HULL_F, 500, 284, 0],
  [HULL_F, TELE, 500, 496, 0],
  [HULL_F, STRUT_L, 403, 432, 60],
  [HULL_F, STRUT_R, 597, 432, -60],
  [STRUT_L, POD_L, 197, 462, 90],
  [STRUT_R, POD_R, 803, 462, 90],
  [STRUT_L, HULL_L, 304, 600, 0],
  [STRUT_R, HULL_R, 696, 600, 0],
  [HULL_L, TELE, 410, 652, -60],
  [HULL_R, TELE, 590, 652, 60],
  [HULL_L, ENG, 410, 756, 60],
  [HULL_R, ENG, 590, 756, -60],
  [TELE, ENG, 500, 704, 0],
];
export const DOORS: readonly { readonly between: readonly [Section, Section]; readonly at: Point; readonly turn: number }[] = DOOR_ROWS.map(
  ([a, b, x, y, turn]) => ({ between: [a, b], at: { x, y }, turn }),
);
export const doorBetween = (a: Section, b: Section): Point | null =>
  DOORS.find(({ between: [one, other] }) => (one === a && other === b) || (one === b && other === a))?.at ?? null;

/** Everything that is armour, as one path: larger copies of the rooms, and fairings between them. */
const WING: readonly (readonly [number, number])[] = [
  [118, 372],
  [222, 392],
  [372, 366],
  [440, 420],
  [410, 520],
  [330, 640],
  [236, 606],
  [196, 540],
  [118, 520],
];
const AFT: readonly (readonly [number, number])[] = [
  [206, 700],
  [270, 856],
  [332, 926],
  [340, 1004],
  [420, 1016],
  [470, 900],
  [440, 780],
];
const NECK: readonly (readonly [number, number])[] = [
  [412, 214],
  [588, 214],
  [604, 264],
  [640, 330],
  [596, 360],
  [404, 360],
  [360, 330],
  [396, 264],
];
const TAIL: readonly (readonly [number, number])[] = [
  [426, 900],
  [574, 900],
  [578, 990],
  [540, 1024],
  [460, 1024],
  [422, 990],
];
export const ARMOUR: string = [
  dome(18),
  ...[TELE, HULL_F, HULL_L, HULL_R, ENG].map((section) => {
    const { x, y } = { x: placeOf(section).mid.x, y: placeOf(section).mid.y + 4 };
    return hexagon(x, y, 140);
  }),
  box(140, 440, 128, 208, 62),
  box(860, 440, 128, 208, 62),
  polygon(WING),
  polygon(WING, true),
  polygon(AFT),
  polygon(AFT, true),
  polygon(NECK),
  polygon(TAIL),
  box(372, 958, 110, 116, 18),
  box(628, 958, 110, 116, 18),
  box(140, 340, 60, 44, 8),
  box(860, 340, 60, 44, 8),
].join('');

/** In the crew's colour: brow, wing roots, chamber walls, aft panels. */
const LIVERY_HALF: readonly (readonly (readonly [number, number])[])[] = [
  [
    [372, 480],
    [398, 476],
    [384, 520],
    [380, 596],
    [352, 590],
  ],
  [
    [190, 398],
    [232, 402],
    [206, 414],
    [198, 442],
  ],
  [
    [244, 820],
    [268, 818],
    [330, 896],
    [322, 914],
  ],
];
export const LIVERY: string = [
  ...LIVERY_HALF.map((points) => polygon(points)),
  ...LIVERY_HALF.map((points) => polygon(points, true)),
  'M418 190a82 82 0 0 1 38 -70l8 14a66 66 0 0 0 -30 56Z',
  'M582 190a82 82 0 0 0 -38 -70l-8 14a66 66 0 0 1 30 56Z',
].join('');

/** Seams and vents: decoration, left out on small plans. */
const SEAMS_HALF = 'M150 350l48 32M236 610l-20 -26M262 860l64 -22M300 930l26 -10M226 760l30 18M420 330l-26 -14';
export const SEAMS: string = `${SEAMS_HALF}${SEAMS_HALF.replace(/M(\d+) /g, (_, x: string) => `M${WIDE - Number(x)} `).replace(/l(-?\d+) /g, (_, dx: string) => `l${-Number(dx)} `)}M470 1000v14M500 1002v14M530 1000v14`;
/** Stars: clear of the corners, where words stand, and of the names next to the rooms. */
const STARS_HALF: readonly (readonly [number, number, number])[] = [
  [236, 330, 3],
  [292, 236, 2],
  [338, 300, 2.5],
  [352, 132, 2],
  [262, 178, 2.5],
  [66, 640, 2.5],
  [112, 700, 2],
  [44, 758, 3],
  [150, 776, 2],
  [92, 830, 2],
  [178, 872, 2.5],
];
export const STARS: string = STARS_HALF.flatMap(([x, y, r], i) => [dish(x, y, r), dish(WIDE - x + (i % 3) * 9, y + (i % 2) * 17, r)]).join(
  '',
);
export const BOOM = 'M628 288L588 330';
export const MUZZLES = 'M132 214h16v30h-16ZM852 214h16v30h-16ZM126 204h28v12h-28ZM846 204h28v12h-28Z';
export const FLAMES: readonly Point[] = [
  { x: 372, y: 1016 },
  { x: 628, y: 1016 },
];

/** Three segments of 23 degrees on a circle round the chamber. */
const SHIELD_RADIUS = 520;
const onShield = (degrees: number): Point => {
  const angle = ((degrees - 90) * Math.PI) / 180;
  return { x: 500 + Math.cos(angle) * SHIELD_RADIUS, y: 600 + Math.sin(angle) * SHIELD_RADIUS };
};
export const SHIELD_ARCS: readonly string[] = [-36.5, -11.5, 13.5].map((from) => {
  const [a, b] = [onShield(from), onShield(from + 23)];
  return `M${a.x.toFixed(1)} ${a.y.toFixed(1)}A${SHIELD_RADIUS} ${SHIELD_RADIUS} 0 0 1 ${b.x.toFixed(1)} ${b.y.toFixed(1)}`;
});

/** Furniture of a room: thin lines on its floor. */
export const FURNITURE: Readonly<Partial<Record<Section, string>>> = {
  [BRIDGE]: 'M452 218h34v16h-34ZM514 218h34v16h-34ZM470 148a34 34 0 0 1 60 0',
  [TELE]: 'M430 600a70 70 0 1 0 140 0a70 70 0 1 0 -140 0M462 600a38 38 0 1 0 76 0a38 38 0 1 0 -76 0',
  [ENG]: 'M440 808a60 60 0 1 0 120 0a60 60 0 1 0 -120 0M500 748v120M440 808h120',
  [HULL_F]: 'M420 360h30M550 360h30M420 424h30M550 424h30',
  [HULL_L]: 'M240 680h30M240 728h30M372 680h28M372 728h28',
  [HULL_R]: 'M730 680h30M730 728h30M600 680h28M600 728h28',
  [POD_L]: 'M118 380h44M118 500h44',
  [POD_R]: 'M838 380h44M838 500h44',
};

/** Sections of an ordinary ship that are drawn as rooms or systems; the shield is an arc. */
export const DRAWN: readonly Section[] = SECTIONS.flatMap((_, section) =>
  section === CAPSULE || placeOf(section).path === '' ? [] : [section],
);
export const SYSTEMS: readonly Section[] = [LASER_L, LASER_R, SENSOR, ENGINE_L, ENGINE_R];

/** A way through doors as a curve: from the middle of the first room to the middle of the last. */
export function pathThrough(rooms: readonly Section[]): string {
  const points: Point[] = [];
  rooms.forEach((room, i) => {
    const before = rooms[i - 1];
    const door = before === undefined ? null : doorBetween(before, room);
    if (door !== null) points.push(door);
    if (i === 0 || i === rooms.length - 1) points.push(placeOf(room).mid);
  });
  return points.map(({ x, y }, i) => `${i === 0 ? 'M' : 'L'}${x} ${y}`).join('');
}
export const walksFrom = (section: Section): readonly Section[] => WALKS[section] ?? [];
