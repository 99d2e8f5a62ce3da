/** Ships, stations, planets and anomalies as pictures made once per class, size and palette. */
import { type Design, face } from '../../cards/index.ts';
import { toneOf } from '../faces.ts';
import { drawShadow, drawShip, type Pose } from './draw.ts';
import { type Palette, paletteOf } from './palettes.ts';
import { type PlanName, planOfClass } from './plans.ts';
import { seeded } from './seed.ts';
import { anomaly, planet } from './worlds.ts';

const STATIONS: Readonly<Record<string, PlanName>> = { outpost: 'outpost', station: 'depot', nor: 'nor' };

/** Every ship, station and the Borg Ship has one. */
export function planOf(d: Design): PlanName {
  const { row, id, kind, name } = face(d);
  if (id === 'DL01') return 'cube';
  if (kind === 'facility') return name.includes('Depot') ? 'depot' : (STATIONS[row.stance ?? ''] ?? 'outpost');
  return planOfClass(row.class ?? '') ?? 'runabout';
}
export const inksOf = (d: Design): Palette => paletteOf(face(d).id === 'DL01' ? 'borg' : toneOf(d));

const CARD: Pose = { heading: 62, flat: 0.55 };
const CARD_FAR: Pose = { heading: -62, flat: 0.55 };

const pictures = new Map<string, string>();
/** A picture as the address of an image, drawn when it is first asked for. */
function pictured(key: string, draw: () => string): string {
  const known = pictures.get(key);
  if (known !== undefined) return known;
  const url = `data:image/svg+xml,${encodeURIComponent(draw())}`;
  pictures.set(key, url);
  return url;
}
const svg = (w: number, h: number, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`;

/** A ship in its window: sky in the fleet's deep ink, stars, the hull, its shadow. In pixels. */
export function shipPicture(d: Design, w: number, h: number, far: boolean, grey = false): string {
  return pictured(`ship ${planOf(d)} ${toneOf(d)} ${face(d).id === 'DL01'} ${w} ${h} ${far} ${grey}`, () => {
    const inks = inksOf(d);
    const { markup, bounds } = drawShip(planOf(d), inks, far ? CARD_FAR : CARD, 'm');
    const [left, top, right, bottom] = bounds;
    const scale = Math.min((w * 0.96) / (right - left), (h * 1.02) / (bottom - top));
    const [x, y] = [w / 2 - ((left + right) / 2) * scale, h * 0.53 - ((top + bottom) / 2) * scale];
    return svg(
      w,
      h,
      `${sky(inks, w, h, planOf(d))}<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})"${grey ? ' opacity=".55"' : ''}><g fill="#000" opacity=".38">${drawShadow(planOf(d), far ? CARD_FAR : CARD)}</g>${markup}</g>`,
    );
  });
}
/** The hull alone, for the place's stage and the rail's head; `w` pixels wide. */
export function hullPicture(d: Design, w: number, h: number, pose: Pose): string {
  return pictured(`hull ${planOf(d)} ${toneOf(d)} ${face(d).id === 'DL01'} ${w} ${h} ${pose.heading} ${pose.flat}`, () => {
    const { markup, bounds } = drawShip(planOf(d), inksOf(d), pose, 'm');
    const [left, top, right, bottom] = bounds;
    const scale = Math.min((w * 0.94) / (right - left), (h * 0.9) / (bottom - top));
    const [x, y] = [w / 2 - ((left + right) / 2) * scale, h / 2 - ((top + bottom) / 2) * scale];
    return svg(w, h, `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(3)})">${markup}</g>`);
  });
}
function sky({ middle, deep, dark }: Palette, w: number, h: number, name: string): string {
  const random = seeded(`${name} ${w}`);
  let stars = '';
  for (let i = 0; i < Math.round((w * h) / 420); i++)
    stars += `<circle cx="${(random() * w).toFixed(1)}" cy="${(random() * h).toFixed(1)}" r="${(0.4 + random() * 0.7).toFixed(1)}" opacity="${(0.25 + random() * 0.6).toFixed(2)}"/>`;
  return `<defs><radialGradient id="k" cx=".78" cy=".2" r="1"><stop stop-color="${middle}" stop-opacity=".75"/><stop offset="45%" stop-color="${dark}"/><stop offset="100%" stop-color="${deep}"/></radialGradient></defs><rect width="${w}" height="${h}" fill="${deep}"/><rect width="${w}" height="${h}" fill="url(#k)"/><g fill="#fff">${stars}</g>`;
}

/** A planet or an anomaly, 96 × 96. */
export const worldPicture = (card: string, isPlanet: boolean, solved: boolean): string =>
  pictured(`world ${card} ${isPlanet} ${solved}`, () => svg(96, 96, isPlanet ? planet(card, solved) : anomaly(card, solved)));
