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
        parts.push(of('d') ?? '');
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
    (name) => `export const ${drawingName(name)}: Glyph = { size: ${size}${line}, d: '${pathOf(bodyOf(set, name))}' };`,
  );
  const glyph = file.startsWith('ui/') ? '../pieces/glyph.tsx' : '@bridgehead/ui';
  writeFileSync(`${ROOT}${file}`, `${HEAD}import type { Glyph } from '${glyph}';\n\n${rows.join('\n')}\n`);
}

const pictures = read('@iconify-json/game-icons');
const draw = (file: string, icons: Authors) => write(file, { names: Object.keys(icons), set: pictures, size: 512 });

write('ui/icons/verbs.ts', { names: LUCIDE_ICONS, set: read('@iconify-json/lucide'), size: 24 });
draw('ui/icons/hall.ts', HALL);
for (const used of globSync('games/*/icons/used.ts', { cwd: ROOT })) {
  const { EMBLEM, TABLE } = (await import(`${ROOT}${used}`)) as { EMBLEM: Authors; TABLE?: Authors };
  draw(used.replace('used.ts', 'emblem.ts'), EMBLEM);
  // A game without a drawn table has its emblem only.
  if (TABLE !== undefined) draw(used.replace('used.ts', 'table.ts'), TABLE);
}
