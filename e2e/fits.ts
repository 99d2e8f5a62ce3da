/**
 * `npm run fits -- GAME|all [--positions N] [--seats 2,4,6] [--sizes 1440x900,…] [--plain] [--pseudo] [--json]`: fuzzed positions in a real browser at
 * every size of the stage, in both themes; counts what is cut, covered or outside, and keeps pictures of the worst.
 */
import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@bridgehead/games';
import type { AnyGame } from '@bridgehead/kernel';
import { readFlags } from '../scripts/flags.ts';
import { launch } from './browser/browser.ts';
import { ensureBuilt } from './browser/built.ts';
import { serveFiles } from './browser/static.ts';
import { look, SIZES, type Size, sizeOf } from './fits/look.ts';
import { type Position, positionsOf } from './fits/positions.ts';

const KEPT = 4;
const OFTEN = 40;
/** How often the same kind of thing went wrong at the same size. */
const often = new Map<string, number>();

const { values, positionals } = readFlags({
  allowPositionals: true,
  options: {
    positions: { type: 'string', default: '40' },
    seats: { type: 'string' },
    sizes: { type: 'string' },
    plain: { type: 'boolean', default: false },
    pseudo: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
const [asked = 'all'] = positionals;
const shelves = catalogue.filter(({ id }) => asked === 'all' || id === asked);
if (shelves.length === 0) {
  console.error(`There is no game "${asked}". Known: ${catalogue.map(({ id }) => id).join(', ')}, all.`);
  process.exit(2);
}
const whole = /^[1-9]\d*$/;
for (const [flag, given, form, like] of [
  ['positions', values.positions, whole, '40'],
  ['seats', values.seats, whole, '2,4,6'],
  ['sizes', values.sizes, /^\d{3,}x\d{3,}(@[12])?$/, '1440x900,1280x720@2'],
] as const) {
  const wrong = given?.split(',').find((one) => !form.test(one));
  if (wrong === undefined) continue;
  console.error(`--${flag} is given like ${like}, not "${wrong}".`);
  process.exit(2);
}
const FOLDER = fileURLToPath(new URL(`../shots/fits/${asked}`, import.meta.url));
const wanted = values.seats?.split(',').map(Number) ?? null;
const sizes: readonly Size[] = values.sizes?.split(',').map(sizeOf) ?? SIZES;

ensureBuilt();
rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const [browser, files] = await Promise.all([launch(), serveFiles()]);
const totals = { positions: 0, sizes: sizes.length, cut: 0, covered: 0, outside: 0 };
const worst: { count: number; path: string; lines: string[] }[] = [];
try {
  for (const shelf of shelves) {
    const game: AnyGame = await shelf.load();
    const positions = positionsOf(game, Number(values.positions), wanted ?? (shelf.id === 'storm-the-bridge' ? [2, 4, 6] : null));
    totals.positions += positions.length;
    // Half of them by day and half by night, the other way round at the next size: letters differ.
    for (const [i, size] of sizes.entries())
      for (const dark of [false, true])
        await atSize(
          positions.filter((_, n) => ((n + i) % 2 === 1) === dark),
          size,
          dark,
        );
  }
} finally {
  await browser.close();
  await files.close();
}
worst.sort((a, b) => b.count - a.count);
if (values.json) console.log(JSON.stringify(totals));
else {
  console.log(
    `${totals.positions} positions, ${totals.sizes} sizes: ${totals.cut} cut, ${totals.covered} covered, ${totals.outside} outside`,
  );
  for (const { count, path, lines } of worst.slice(0, KEPT))
    console.log(`${count} ${path}\n${lines.map((line) => `   ${line}`).join('\n')}`);
  console.log('most often:');
  for (const [what, count] of [...often].sort((a, b) => b[1] - a[1]).slice(0, OFTEN)) console.log(`${String(count).padStart(5)} ${what}`);
}
process.exitCode = totals.cut + totals.covered + totals.outside === 0 ? 0 : 1;

async function atSize(positions: readonly Position[], size: Size, dark: boolean): Promise<void> {
  for await (const { position, findings, picture, theme } of look(browser, files.url, positions, size, {
    plain: values.plain,
    pseudo: values.pseudo,
    dark,
  })) {
    for (const { kind, what, by } of findings) {
      totals[kind]++;
      const group = `${kind} ${size.name}: ${what.replace(/ ".*/, '')} by ${by.replace(/ ".*/, '')}`;
      often.set(group, (often.get(group) ?? 0) + 1);
    }
    if (findings.length === 0) continue;
    const path = join(
      FOLDER,
      `${position.record.game}-${position.seats}-${size.name}-${theme}-${position.key}-${position.record.entries.length}.png`,
    );
    const lines = findings.slice(0, 8).map(({ kind, what, by }) => `${kind}: ${what} by ${by}`);
    worst.push({ count: findings.length, path, lines });
    if (worst.length <= 200) await picture(path);
    if (values.list) console.error(`${path}\n${lines.join('\n')}`);
  }
}
