/** Draws a plan seen at an angle: every shape turned, flattened and lifted, walls below their tops, light from the upper left of the screen. */
import type { Palette } from './palettes.ts';
import { type Part, type PlanName, type Point, partsOf } from './plans.ts';
import { seeded } from './seed.ts';

export interface Pose {
  /** Degrees; 0 is bow up. */
  readonly heading: number;
  /** How flat it lies: 1 seen from above. */
  readonly flat: number;
}
/** Units of height from one copy of a wall to the next. */
const STEP = 1.6;
const round = (n: number): string => n.toFixed(1).replace(/\.0$/, '');

class Eye {
  readonly #cos: number;
  readonly #sin: number;
  readonly #flat: number;
  readonly #lift: number;
  constructor({ heading, flat }: Pose) {
    const angle = (heading * Math.PI) / 180;
    this.#cos = Math.cos(angle);
    this.#sin = Math.sin(angle);
    this.#flat = flat;
    this.#lift = Math.sqrt(1 - flat * flat) * 1.05;
  }
  lift(z: number): number {
    return z * this.#lift;
  }
  see([x, y]: Point, z = 0): Point {
    return [x * this.#cos - y * this.#sin, (x * this.#sin + y * this.#cos) * this.#flat - this.lift(z)];
  }
}

/** An outline with its corners cut round. */
function outlinePath(points: readonly Point[], radius: number): string {
  const n = points.length;
  let d = '';
  for (let i = 0; i < n; i++) {
    const [x, y] = points[i] as Point;
    const [bx, by] = points[(i + n - 1) % n] as Point;
    const [ax, ay] = points[(i + 1) % n] as Point;
    const before = Math.min(0.45, radius / Math.max(1, Math.hypot(bx - x, by - y)));
    const after = Math.min(0.45, radius / Math.max(1, Math.hypot(ax - x, ay - y)));
    d += `${i === 0 ? 'M' : 'L'}${round(x + (bx - x) * before)} ${round(y + (by - y) * before)}Q${round(x)} ${round(y)} ${round(x + (ax - x) * after)} ${round(y + (ay - y) * after)}`;
  }
  return `${d}Z`;
}

export interface Drawn {
  readonly markup: string;
  /** Left, top, right, bottom of what is drawn. */
  readonly bounds: readonly [number, number, number, number];
  /** Where the beams leave: the bow. */
  readonly bow: Point;
}

export function drawShip(name: PlanName, palette: Palette, pose: Pose, id: string): Drawn {
  const eye = new Eye(pose);
  const parts = partsOf(name);
  const random = seeded(name);
  const seen = parts.flatMap((part) => part.outline.flatMap((point) => [eye.see(point, part.low), eye.see(point, part.high)]));
  const bounds = [
    Math.min(...seen.map(([x]) => x)),
    Math.min(...seen.map(([, y]) => y)),
    Math.max(...seen.map(([x]) => x)),
    Math.max(...seen.map(([, y]) => y)),
  ] as const;
  const engines = enginesOf(parts);
  const shapes = parts.map((part) => drawPart(part, eye, palette, id)).join('');
  const lights = parts.map((part) => detailsOf(part, eye, palette, random)).join('');
  const [bow] = parts.flatMap(({ outline, high }) => outline.map((point) => ({ point, high }))).sort((a, b) => a.point[1] - b.point[1]);
  return {
    markup: `${inks(palette, id)}${engines.map((engine) => glowAt(engine, eye, palette, id, 0.9)).join('')}${shapes}${lights}${engines
      .map((engine) => glowAt(engine, eye, palette, id, 0.55))
      .join('')}`,
    bounds,
    bow: bow === undefined ? [0, 0] : eye.see([0, bow.point[1]], bow.high),
  };
}

/** The shadow that the ship throws on what lies below. */
export function drawShadow(name: PlanName, pose: Pose): string {
  const eye = new Eye(pose);
  return partsOf(name)
    .filter(({ low }) => low < 12)
    .map(({ outline, radius }) => {
      const points = outline.map((point): Point => {
        const [x, y] = eye.see(point);
        return [x, y + 38];
      });
      return `<path d="${outlinePath(points, radius)}"/>`;
    })
    .join('');
}

function inks({ top, middle, dark, deep, glow }: Palette, id: string): string {
  const ramp = (name: string, x: string, stops: readonly string[]) =>
    `<linearGradient id="${id}${name}" ${x}>${stops.map((ink, i) => `<stop offset="${round((i / (stops.length - 1)) * 100)}%" stop-color="${ink}"/>`).join('')}</linearGradient>`;
  const along = 'x1=".14" y1="0" x2=".86" y2="1"';
  return `<defs>${ramp('t', along, [top, middle, dark])}${ramp('d', along, [top, top, middle])}${ramp('w', along, [dark, deep])}<radialGradient id="${id}g"><stop stop-color="#fff"/><stop offset="28%" stop-color="${glow}" stop-opacity=".9"/><stop offset="100%" stop-color="${glow}" stop-opacity="0"/></radialGradient></defs>`;
}

function drawPart({ kind, low, high, radius, outline }: Part, eye: Eye, { deep, middle }: Palette, id: string): string {
  const path = outlinePath(
    outline.map((point) => eye.see(point, low)),
    radius,
  );
  const copies = Math.max(1, Math.ceil((high - low) / STEP));
  const lift = eye.lift(high - low);
  let walls = '';
  for (let i = 0; i < copies; i++) walls += `<use href="#%" y="${round((-lift * i) / copies)}"/>`;
  const ink = kind === 'hull' || kind === 'pod' || kind === 'gun' ? `${id}t` : `${id}d`;
  const name = `${id}${round(low)}${kind[0]}${round(outline[0]?.[0] ?? 0)}${round(outline[0]?.[1] ?? 0)}`.replace(/[.-]/g, '_');
  const roof = `<path d="${path}" transform="translate(0 ${round(-lift)})" fill="url(#${ink})" stroke="${deep}" stroke-width=".8"/>`;
  const rim = `<path d="${path}" transform="translate(0 ${round(-lift + 0.9)})" fill="none" stroke="${middle}" stroke-width=".7" opacity=".7"/>`;
  return `<defs><path id="${name}" d="${path}"/></defs><g fill="url(#${id}w)">${walls.replaceAll('%', name)}</g>${rim}${roof}`;
}

/** Seams, a stripe in the fleet's accent on each shoulder, windows along the decks. */
function detailsOf({ kind, high, outline }: Part, eye: Eye, { accent, deep, glow }: Palette, random: () => number): string {
  const n = outline.length;
  const cx = outline.reduce((sum, [x]) => sum + x, 0) / n;
  const cy = outline.reduce((sum, [, y]) => sum + y, 0) / n;
  const inward = ([x, y]: Point, by: number): Point => [cx + (x - cx) * by, cy + (y - cy) * by];
  const at = (point: Point, by: number) => {
    const [x, y] = eye.see(inward(point, by), high);
    return `${round(x)} ${round(y)}`;
  };
  const wide = Math.max(...outline.map(([x]) => x)) - Math.min(...outline.map(([x]) => x));
  const marks: string[] = [];
  if (kind === 'hull' && wide > 60) {
    const seams = outline.map((point) => `M${at(point, 0.93)}L${at(point, 0.62)}`).join('');
    marks.push(`<path d="${seams}" stroke="${deep}" stroke-width="1.4" opacity=".5" fill="none"/>`);
    const [a, b] = [1, 2].map((i) => outline[i] as Point);
    const [c, d] = [n - 1, n - 2].map((i) => outline[i] as Point);
    for (const [one, two] of [
      [a, b],
      [c, d],
    ] as const)
      if (one !== undefined && two !== undefined)
        marks.push(`<path d="M${at(one, 0.86)}L${at(two, 0.86)}L${at(two, 0.74)}L${at(one, 0.74)}Z" fill="${accent}" opacity=".85"/>`);
  }
  if (kind === 'deck' || kind === 'head' || (kind === 'hull' && wide > 60)) {
    let dots = '';
    for (let i = 0; i < n; i++) {
      const [x, y] = outline[i] as Point;
      const [ax, ay] = outline[(i + 1) % n] as Point;
      const count = Math.floor(Math.hypot(ax - x, ay - y) / 13);
      for (let k = 1; k < count; k++) {
        if (random() < 0.42) continue;
        const [px, py] = eye.see(inward([x + ((ax - x) * k) / count, y + ((ay - y) * k) / count], 0.84), high);
        dots += `M${round(px)} ${round(py)}h0`;
      }
    }
    marks.push(
      `<path d="${dots}" stroke="${glow}" stroke-width="6" stroke-linecap="round" opacity=".22"/><path d="${dots}" stroke="#fffdf2" stroke-width="2.4" stroke-linecap="round"/>`,
    );
  }
  if (kind === 'dome')
    marks.push(
      `<path d="${outline.map((point, i) => `${i === 0 ? 'M' : 'L'}${at(point, 0.6)}`).join('')}Z" fill="${glow}" opacity=".28"/>`,
    );
  return marks.join('');
}

interface Engine {
  readonly at: Point;
  readonly z: number;
  readonly radius: number;
}
/** At the stern of the pods, or of the lowest hull. */
function enginesOf(parts: readonly Part[]): Engine[] {
  const pods = parts.filter(({ kind, outline }) => kind === 'pod' && outline.length < 8);
  const behind =
    pods.length > 0
      ? pods
      : parts.filter(({ kind, outline }) => kind === 'hull' && sternOf(outline) > 60 && outline.length > 8).slice(0, 1);
  return behind.flatMap(({ outline, low, high }) => {
    const stern = sternOf(outline);
    const rear = outline.filter(([, y]) => y > stern - 26);
    const x = rear.reduce((sum, [one]) => sum + one, 0) / Math.max(1, rear.length);
    const z = (low + high) / 2;
    if (pods.length > 0) return [{ at: [x, stern - 3] as Point, z, radius: 9 }];
    return [-1, 1].map((side) => ({ at: [side * 22, stern - 6] as Point, z, radius: 8 }));
  });
}
const sternOf = (outline: readonly Point[]): number => Math.max(...outline.map(([, y]) => y));
function glowAt({ at, z, radius }: Engine, eye: Eye, _palette: Palette, id: string, strength: number): string {
  const [x, y] = eye.see(at, z);
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius * 2.6)}" fill="url(#${id}g)" opacity="${strength}"/>`;
}
