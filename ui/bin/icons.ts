/** Makes the drawings of the house and of every game out of the icon packages: only what each `used.ts` names, as bare path data. */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { type Authors, drawingName } from '../icons/authors.ts';
import { HALL, LUCIDE_ICONS } from '../icons/used.ts';

interface IconSet {
  icons: Record<string, { body: string; parent?: string }>;
  aliases?: Record<string, { parent: string }>;
}
const require = createRequire(import.meta.url);
const read = (name: string): IconSet => JSON.parse(readFileSync(require.resolve(`${name}/icons.json`), 'utf8'));

const bodyOf = (set: IconSet, name: string): string => {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (icon === undefined) throw new Error(`there is no icon ${name}`);
  return icon.body;
};

/** Every shape of an icon as one path. Lucide draws with circles, lines and rounded rectangles too. */
function pathOf(body: string): string {
  const parts: string[] = [];
  for (const [, tag, attributes = ''] of body.matchAll(/<(path|circle|rect|line|polyline|polygon|ellipse)\b([^>]*)>/g)) {
    const of = (name: string) => attributes.match(new RegExp(`(?:^|\\s)${name}="([^"]*)"`))?.[1];
    const n = (name: string) => Number(of(name) ?? 0);
    switch (tag) {
      case 'path':
        // A path of its own begins at the corner, wherever the one before it ended.
        parts.push(
          (of('d') ?? '').replace(/^m(-?[\d.]+[ ,]?-?[\d.]+)\s*(?=(-?[\d.])?)/, (_, to, more) => `M${to}${more === undefined ? '' : 'l'}`),
        );
        break;
      case 'circle':
      case 'ellipse': {
        const rx = tag === 'circle' ? n('r') : n('rx');
        const ry = tag === 'circle' ? n('r') : n('ry');
        parts.push(`M${n('cx') - rx} ${n('cy')}a${rx} ${ry} 0 1 0 ${rx * 2} 0a${rx} ${ry} 0 1 0 ${-rx * 2} 0`);
        break;
      }
      case 'line':
        parts.push(`M${n('x1')} ${n('y1')}L${n('x2')} ${n('y2')}`);
        break;
      case 'rect': {
        const r = n('rx') || n('ry');
        const [w, h] = [n('width') - 2 * r, n('height') - 2 * r];
        const turn = (x: number, y: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${x} ${y}`);
        parts.push(`M${n('x') + r} ${n('y')}h${w}${turn(r, r)}v${h}${turn(-r, r)}h${-w}${turn(-r, -r)}v${-h}${turn(r, -r)}z`);
        break;
      }
      default:
        parts.push(`M${of('points')}${tag === 'polygon' ? 'z' : ''}`);
    }
  }
  return parts.join('');
}

const NUMBERS_OF: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/** Whole numbers: on a grid of 512 nobody sees the rest, and it is half of the bytes. Each point is rounded where it lies, so that errors do not add up. */
export function rounded(path: string): string {
  let [x, y, atX, atY, startX, startY] = [0, 0, 0, 0, 0, 0];
  const out: string[] = [];
  for (const [, letter = '', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const kind = letter.toLowerCase();
    const numbers = numbersIn(rest, kind);
    const count = NUMBERS_OF[kind] ?? 0;
    for (let i = 0; i === 0 || i < numbers.length; i += count || 1) {
      const part = numbers.slice(i, i + count);
      const isRelative = letter === kind;
      const place = (n: number, vertical: boolean) => n + (isRelative ? (vertical ? y : x) : 0);
      if (kind === 'z') {
        [x, y, atX, atY] = [startX, startY, Math.round(startX), Math.round(startY)];
        out.push('z');
        continue;
      }
      // The last numbers are the end; those before it are points too, but for arcs, which begin with their radii.
      const whole = part.map((n, k) => {
        if (kind === 'a' && k < 5) return k < 2 ? Math.round(n) : n;
        const vertical = kind === 'v' || (kind !== 'h' && (kind === 'a' ? k === 6 : k % 2 === 1));
        return Math.round(place(n, vertical)) - (vertical ? atY : atX);
      });
      const [endX, endY] = endOf(kind, part, place, [x, y]);
      [x, y, atX, atY] = [endX, endY, Math.round(endX), Math.round(endY)];
      if (kind === 'm' && i === 0) [startX, startY] = [x, y];
      out.push(`${kind === 'm' && i > 0 ? 'l' : kind}${whole.map((n, k) => (k > 0 && n >= 0 ? ` ${n}` : `${n}`)).join('')}`);
    }
  }
  // A letter that repeats itself can be left out.
  return out
    .reduce(
      (path, part) =>
        path + (part[0] !== 'z' && part[0] === lastLetter(path) ? (part[1] === '-' ? part.slice(1) : ` ${part.slice(1)}`) : part),
      '',
    )
    .replace(/^m/, 'M');
}
const lastLetter = (path: string): string => path.match(/[a-z](?=[^a-z]*$)/)?.[0] ?? '';

function endOf(
  kind: string,
  part: readonly number[],
  place: (n: number, vertical: boolean) => number,
  [x, y]: readonly [number, number],
): [number, number] {
  if (kind === 'h') return [place(part[0] ?? 0, false), y];
  if (kind === 'v') return [x, place(part[0] ?? 0, true)];
  return [place(part.at(-2) ?? 0, false), place(part.at(-1) ?? 0, true)];
}

/** The flags of an arc may stand without a gap. */
function numbersIn(text: string, kind: string): number[] {
  const number = /[+-]?(?:\d*\.\d+|\d+\.?)(?:e[+-]?\d+)?/y;
  const flag = /[01]/y;
  const found: number[] = [];
  for (let at = 0; at < text.length; ) {
    if (/[\s,]/.test(text[at] as string)) {
      at++;
      continue;
    }
    const part = kind === 'a' && (found.length % 7 === 3 || found.length % 7 === 4) ? flag : number;
    part.lastIndex = at;
    const hit = part.exec(text);
    if (hit === null) throw new Error(`not a path: ${text}`);
    found.push(Number(hit[0]));
    at = part.lastIndex;
  }
  return found;
}

const HEAD = '/** Made by `npm run icons -w ui`; change `used.ts` instead. */\n';
const ROOT = fileURLToPath(new URL('../../', import.meta.url));

interface Drawn {
  readonly names: readonly string[];
  readonly set: IconSet;
  readonly size: 24 | 512;
}

function write(file: string, { names, set, size }: Drawn): void {
  const line = size === 24 ? ', line: true' : '';
  const rows = names.map(
    (name) =>
      `export const ${drawingName(name)}: Glyph = { size: ${size}${line}, d: '${size === 24 ? pathOf(bodyOf(set, name)) : rounded(pathOf(bodyOf(set, name)))}' };`,
  );
  const glyph = file.startsWith('ui/') ? '../pieces/glyph.tsx' : '@bridgehead/ui';
  writeFileSync(`${ROOT}${file}`, `${HEAD}import type { Glyph } from '${glyph}';\n\n${rows.join('\n')}\n`);
}

const pictures = read('@iconify-json/game-icons');
const draw = (file: string, icons: Authors) => write(file, { names: Object.keys(icons), set: pictures, size: 512 });

write('ui/icons/verbs.ts', { names: LUCIDE_ICONS, set: read('@iconify-json/lucide'), size: 24 });
draw('ui/icons/hall.ts', HALL);
for (const used of globSync('games/*/icons/used.ts', { cwd: ROOT })) {
  const { EMBLEM, TABLE, SOON, LATER, FACES } = (await import(`${ROOT}${used}`)) as Record<'EMBLEM', Authors> &
    Partial<Record<'TABLE' | 'SOON' | 'LATER' | 'FACES', Authors>>;
  draw(used.replace('used.ts', 'emblem.ts'), EMBLEM);
  // A game without a drawn table has its emblem only.
  if (TABLE !== undefined) draw(used.replace('used.ts', 'table.ts'), TABLE);
  // What a table can do without for a moment, or until it is played.
  if (SOON !== undefined) draw(used.replace('used.ts', 'soon.ts'), SOON);
  if (LATER !== undefined) draw(used.replace('used.ts', 'later.ts'), LATER);
  // What only the pictures of its cards show.
  if (FACES !== undefined) draw(used.replace('used.ts', 'faces.ts'), FACES);
}
