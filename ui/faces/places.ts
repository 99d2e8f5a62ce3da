/** Where a picture stands: twelve places, each in the tones of its palette. A field is 120 by 120, the light comes from the upper left. */
import { mix } from './ink.ts';
import { box, disc, halo, path, r1, type Sheet, stroke } from './sheet.ts';

const sky = (s: Sheet): string =>
  box(
    s.across(
      [0, 0],
      [0, 1],
      [
        [0, s.tones.sky],
        [0.52, s.tones.haze],
        [1, s.tones.dawn],
      ],
    ),
  );
const night = (s: Sheet): string =>
  box(
    s.across(
      [0, 0],
      [0, 1],
      [
        [0, s.tones.sky],
        [0.62, mix(s.tones.sky, s.tones.haze, 0.75)],
        [1, mix(s.tones.haze, s.tones.dawn, 0.45)],
      ],
    ),
  );

function stars(s: Sheet, count: number, foot = 120): string {
  let out = '';
  for (let i = 0; i < count; i++)
    out += disc(s.between(2, 118), s.between(2, foot), s.between(0.25, 1.05), '#fff', Math.round(s.between(4, 10)) / 10);
  return out;
}

/** A planet with four bands, now and then with a ring. */
function planet(s: Sheet, x: number, y: number, r: number): string {
  const { glow, rim, far, near, dawn } = s.tones;
  const clip = s.keep((id) => `<clipPath id="${id}"><circle cx="${r1(x)}" cy="${r1(y)}" r="${r1(r)}"/></clipPath>`);
  const ball = s.around(x - r * 0.4, y - r * 0.5, r * 1.6, [
    [0, rim],
    [0.35, glow],
    [0.72, mix(dawn, far, 0.4)],
    [1, near],
  ]);
  let bands = '';
  for (let i = 0; i < 4; i++)
    bands += `<rect x="${r1(x - r)}" y="${r1(y - r + s.between(0.1, 1.8) * r)}" width="${r1(r * 2)}" height="${r1(s.between(0.06, 0.2) * r)}" fill="${i % 2 === 0 ? rim : near}" fill-opacity=".22"/>`;
  const ring = s.chance() < 0.45;
  const loop = (half: string) =>
    `<path transform="rotate(-18 ${r1(x)} ${r1(y)})" d="M${r1(x - r * 1.75)} ${r1(y)}A${r1(r * 1.75)} ${r1(r * 0.42)} 0 0 ${half} ${r1(x + r * 1.75)} ${r1(y)}" fill="none" stroke="${rim}" stroke-width="2" stroke-opacity=".75"/>`;
  return `${ring ? loop('1') : ''}${disc(x, y, r, ball)}<g clip-path="url(#${clip})"><g transform="rotate(-18 ${r1(x)} ${r1(y)})">${bands}</g></g>${ring ? loop('0') : ''}`;
}

/** The edge of a near world along the foot. */
function limb(s: Sheet, top: number): string {
  const y = top + 112;
  return `${disc(60, y, 112.7, s.tones.rim)}${disc(61.5, y + 1.8, 112, mix(s.tones.mid, s.tones.far, 0.35))}${disc(64, y + 6, 112, s.tones.mid)}`;
}

const corner = (s: Sheet) => (s.chance() < 0.5 ? s.between(16, 34) : s.between(88, 106));

export function space(s: Sheet): string {
  const [x, y] = [corner(s), s.between(18, 40)];
  return `${night(s)}${halo(s, x, y, 52, s.tones.glow, 0.5)}${stars(s, 34)}${planet(s, x, y, s.between(13, 28))}${limb(s, 104)}`;
}

function limbPlace(s: Sheet): string {
  return `${sky(s)}${halo(s, s.between(40, 80), 92, 62, s.tones.glow, 0.6)}${stars(s, 30, 66)}${limb(s, 92)}`;
}

function deep(s: Sheet): string {
  let halos = '';
  for (let i = 0; i < 3; i++)
    halos += halo(s, s.between(14, 106), s.between(14, 106), s.between(30, 60), i === 1 ? s.tones.dawn : s.tones.far, 0.55);
  return `${night(s)}${halos}${stars(s, 40)}`;
}

/** A corridor in one-point perspective. */
function hull(s: Sheet): string {
  const { far, mid, near, glow, rim } = s.tones;
  const [vx, vy] = [60 + s.between(-11, 11), 52 + s.between(-3, 3)];
  /** From the front (0) to the end wall (1). */
  const at = (x: number, y: number, deep: number): string =>
    `${r1(x + (vx + (x - 60) * 0.25 - x) * deep)} ${r1(y + (vy + (y - 60) * 0.233 - y) * deep)}`;
  const wall = (a: readonly [number, number], b: readonly [number, number], fill: string) =>
    path(`M${at(...a, 0)}L${at(...b, 0)}L${at(...b, 1)}L${at(...a, 1)}Z`, fill);
  const shade = (from: string) =>
    s.across(
      [0, 0],
      [0, 1],
      [
        [0, from],
        [1, near],
      ],
    );
  const frame = (deep: number) => `M${at(0, 0, deep)}L${at(120, 0, deep)}L${at(120, 120, deep)}L${at(0, 120, deep)}Z`;
  let ribs = '';
  for (const deep of [0.28, 0.5, 0.72]) {
    const width = 11 * (1 - deep) + 1;
    ribs += `<path d="${frame(deep)}" fill="none" stroke="${mix(mid, near, 0.5)}" stroke-width="${r1(width)}"/><path d="${frame(deep)}" fill="none" stroke="${mix(far, rim, 0.1)}" stroke-width="${r1(width * 0.4)}" stroke-opacity=".55"/>${stroke(`M${at(24, 0, deep)}L${at(96, 0, deep)}`, glow, 1.6 * (1.2 - deep), 0.6)}`;
  }
  return [
    wall([0, 0], [120, 0], mix(near, mid, 0.5)),
    wall(
      [0, 0],
      [0, 120],
      s.across(
        [0, 0],
        [1, 0],
        [
          [0, mix(mid, far, 0.5)],
          [1, mid],
        ],
      ),
    ),
    wall(
      [120, 0],
      [120, 120],
      s.across(
        [0, 0],
        [1, 0],
        [
          [0, mid],
          [1, near],
        ],
      ),
    ),
    wall([0, 120], [120, 120], shade(mix(mid, near, 0.2))),
    path(frame(1), mix(mid, far, 0.7)),
    ribs,
    stroke(`M${at(22, 120, 0)}L${at(44, 120, 1)}`, glow, 1.5, 0.75),
    stroke(`M${at(98, 120, 0)}L${at(76, 120, 1)}`, glow, 1.5, 0.75),
    halo(s, vx, vy, 44, glow, 0.6),
  ].join('');
}

/** A room with a window and a console. */
function deck(s: Sheet): string {
  const { far, mid, near, glow, rim } = s.tones;
  let lamps = '';
  for (let i = 0; i < 9; i++)
    lamps += `<rect x="${r1(6 + i * 13)}" y="${r1(74 + Math.abs(4 - i) * 0.9)}" width="${r1(s.between(3, 8))}" height="2" fill="${i % 3 === 0 ? rim : glow}" fill-opacity="${r1(s.between(0.5, 1))}"/>`;
  return [
    sky(s),
    stars(s, 22, 60),
    planet(s, corner(s), s.between(26, 40), s.between(11, 20)),
    path('M0 0H18L30 70H0ZM120 0H102L90 70H120Z', mix(mid, near, 0.25)),
    path('M18 0L30 70H33L22 0Z', mix(far, rim, 0.25)),
    path('M0 0H120V11H0Z', near),
    path('M24 4H96V7H24Z', glow, 0.85),
    path(
      'M0 70Q60 62 120 70V120H0Z',
      s.across(
        [0, 0],
        [0, 1],
        [
          [0, mix(far, mid, 0.3)],
          [0.3, mid],
          [1, near],
        ],
      ),
    ),
    stroke('M0 70Q60 62 120 70', rim, 1.2, 0.7),
    lamps,
  ].join('');
}

function towers(s: Sheet, wide: number, low: number, high: number, fill: string, lit: number): string {
  let [d, lamps] = ['', ''];
  for (let x = -4; x < 122; x += wide) {
    const top = s.between(low, high);
    d += `M${r1(x)} 120V${r1(top)}H${r1(x + wide * s.between(0.6, 1))}V120Z`;
    for (let i = 0; i < lit; i++)
      lamps += `<rect x="${r1(x + s.between(1, wide * 0.5))}" y="${r1(s.between(top + 3, 112))}" width="1.4" height="1.4" fill="${s.tones.glow}" fill-opacity=".7"/>`;
  }
  return path(d, fill) + lamps;
}
function city(s: Sheet): string {
  const { far, mid, near, glow } = s.tones;
  return `${sky(s)}${halo(s, 60, 88, 60, glow, 0.65)}${planet(s, corner(s), s.between(22, 36), s.between(10, 18))}${towers(s, 7, 58, 82, far, 0)}${towers(s, 9, 66, 94, mid, 1)}${towers(s, 12, 82, 106, near, 2)}`;
}

/** Hills by midpoint displacement: 32 steps. */
function ridge(s: Sheet, y: number, rough: number): string {
  const heights = new Array<number>(33).fill(0);
  heights[0] = s.between(-rough, rough) * 8;
  heights[32] = s.between(-rough, rough) * 8;
  for (let step = 32, size = 14; step > 1; step /= 2, size *= rough)
    for (let i = step / 2; i < 32; i += step)
      heights[i] = ((heights[i - step / 2] as number) + (heights[i + step / 2] as number)) / 2 + s.between(-size, size) * rough;
  return `M0 120${heights.map((h, i) => `L${r1(i * 3.75)} ${r1(y + h)}`).join('')}L120 120Z`;
}
const sun = (s: Sheet, x: number, y: number, r: number): string =>
  `${halo(s, x, y, r * 3.4, s.tones.glow, 0.7)}${disc(x, y, r, mix(s.tones.glow, '#ffffff', 0.45))}`;

function land(s: Sheet): string {
  const { far, mid, near } = s.tones;
  return `${sky(s)}${sun(s, corner(s), s.between(24, 40), s.between(10, 18))}${path(ridge(s, 70, 0.5), far)}${path(ridge(s, 82, 0.5), mid)}${path(ridge(s, 101, 0.5), near)}`;
}

function castle(s: Sheet): string {
  const { far, mid, near, rim, dark } = s.tones;
  const wide = s.between(18, 23);
  const x = s.chance() < 0.5 ? s.between(8, 18) : s.between(84, 94);
  const tower = (fill: string, left: number, width: number) =>
    `M${r1(left)} 100V44h${r1(width * 0.2)}v5h${r1(width * 0.2)}v-5h${r1(width * 0.2)}v5h${r1(width * 0.2)}v-5h${r1(width * 0.2)}V100Z${fill}`;
  let teeth = 'M0 120V88';
  for (let i = 0; i < 9; i++) teeth += `h6.7v-5h6.7v5`;
  return [
    sky(s),
    sun(s, 120 - x, s.between(30, 44), s.between(10, 15)),
    path(ridge(s, 78, 0.5), far),
    path(tower('', x, wide), mid),
    path(`M${r1(x + wide * 0.62)} 49V100H${r1(x + wide)}V44Z`, near, 0.6),
    stroke(`M${r1(x + wide / 2)} 44V27`, dark, 1.4),
    path(`M${r1(x + wide / 2)} 27l13 4-13 5Z`, mix(rim, '#c8322f', 0.7)),
    path(`${teeth}V120Z`, near),
    path('M0 89H120V91H0Z', rim, 0.14),
  ].join('');
}

function cave(s: Sheet): string {
  const { near, mid, haze, dawn } = s.tones;
  const r = s.between(40, 50);
  const [x, y] = [60 + s.between(-8, 8), 64];
  let rim = '';
  for (let i = 0; i < 15; i++) {
    const [angle, far] = [(i / 15) * Math.PI * 2, r * s.between(0.86, 1.14)];
    rim += `${i === 0 ? 'M' : 'L'}${r1(x + Math.cos(angle) * far)} ${r1(y + Math.sin(angle) * far * 1.08)}`;
  }
  const open = s.across(
    [0, 0],
    [0, 1],
    [
      [0, haze],
      [1, dawn],
    ],
  );
  return `${box(
    s.across(
      [0, 0],
      [1, 1],
      [
        [0, mix(mid, near, 0.35)],
        [1, near],
      ],
    ),
  )}${path(`${rim}Z`, open)}${halo(s, x, y + 6, r, s.tones.glow, 0.65)}${path('M0 120V108Q30 98 60 106T120 100V120Z', near)}`;
}

function table(s: Sheet): string {
  const { far, mid, near, rim } = s.tones;
  return `${box(
    s.across(
      [0, 0],
      [0.4, 1],
      [
        [0, s.tones.sky],
        [1, s.tones.haze],
      ],
    ),
  )}${halo(s, 40, 34, 84, s.tones.glow, 0.55)}${path(
    'M0 84L120 76V120H0Z',
    s.across(
      [0, 0],
      [0, 1],
      [
        [0, mix(far, mid, 0.3)],
        [1, near],
      ],
    ),
  )}${path('M0 84L120 76V77.6L0 85.6Z', rim, 0.5)}${stroke('M0 98L120 92M0 110L120 107', near, 0.8, 0.5)}`;
}

/** Rays of light from one point, widening outwards. */
export function beams(s: Sheet, x: number, y: number, count: number, far: number, see: number, colour = s.tones.glow): string {
  let d = '';
  const turn = s.between(0, 1);
  for (let i = 0; i < count; i++) {
    const [a, b] = [((i + turn) / count) * Math.PI * 2, ((i + turn + 0.5) / count) * Math.PI * 2];
    d += `M${r1(x)} ${r1(y)}L${r1(x + Math.cos(a) * far)} ${r1(y + Math.sin(a) * far)}L${r1(x + Math.cos(b) * far)} ${r1(y + Math.sin(b) * far)}Z`;
  }
  return path(d, colour, see);
}
function rays(s: Sheet): string {
  return `${sky(s)}${beams(s, 60, 58, 14 + Math.floor(s.chance() * 6), 110, 0.2)}${halo(s, 60, 58, 64, s.tones.glow, 0.6)}`;
}

function grid(s: Sheet): string {
  const horizon = s.between(64, 74);
  const { glow, near, sky: top, haze } = s.tones;
  let d = '';
  for (let i = -8; i <= 8; i++) d += `M${r1(60 + i * 5)} ${r1(horizon)}L${r1(60 + i * 26)} 120`;
  for (let i = 0; i < 7; i++) d += `M0 ${r1(horizon + (120 - horizon) * ((i + 0.4) / 7) ** 1.9)}H120`;
  return `${box(
    s.across(
      [0, 0],
      [0, 1],
      [
        [0, top],
        [0.58, haze],
        [0.62, near],
        [1, near],
      ],
    ),
  )}${halo(s, 60, horizon, 60, glow, 0.55)}<path d="M0 ${r1(horizon)}H120V120H0Z" fill="${near}"/>${stroke(d, glow, 0.8, 0.55)}`;
}

export const PLACES: Readonly<Record<string, (s: Sheet) => string>> = {
  space,
  limb: limbPlace,
  deep,
  hull,
  deck,
  city,
  land,
  castle,
  cave,
  table,
  rays,
  grid,
};
