/** Every drawing that is shipped is listed with its author, and the other way round. */
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { type Authors, drawingName } from '../icons/authors.ts';
import { HALL, LUCIDE_ICONS } from '../icons/used.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const exported = (file: string): string[] =>
  [...readFileSync(`${ROOT}${file}`, 'utf8').matchAll(/export const (\w+)/g)].map(([, name]) => name as string).sort();

test.each(globSync('games/*/icons/used.ts', { cwd: ROOT }))('%s: exactly the listed drawings', async (used) => {
  // A game without a drawn table prints its emblem alone.
  const { EMBLEM, TABLE, LATER, FACES } = (await import(`${ROOT}${used}`)) as Record<'EMBLEM', Authors> &
    Partial<Record<'TABLE' | 'LATER' | 'FACES', Authors>>;
  for (const [file, listed] of Object.entries({ emblem: EMBLEM, table: TABLE, later: LATER, faces: FACES }))
    if (listed !== undefined) expect(exported(used.replace('used.ts', `${file}.ts`))).toEqual(Object.keys(listed).map(drawingName).sort());
  for (const author of Object.values({ ...EMBLEM, ...TABLE, ...LATER, ...FACES })) expect(author).toMatch(/^\w+/);
});

test('the drawings of the house are the listed ones', () => {
  expect(exported('ui/icons/hall.ts')).toEqual(Object.keys(HALL).map(drawingName));
  expect(exported('ui/icons/verbs.ts')).toEqual(LUCIDE_ICONS.map(drawingName).sort());
});
