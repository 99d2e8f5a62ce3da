/** Every drawing that is shipped is listed with its author, and the other way round. */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GAME_ICONS, LUCIDE_ICONS } from '../icons/used.ts';

const camel = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const exported = (set: string): string[] =>
  [...readFileSync(new URL(`../icons/${set}.ts`, import.meta.url), 'utf8').matchAll(/export const (\w+)/g)]
    .map(([, name]) => name as string)
    .sort();

test.each(Object.entries(GAME_ICONS))('%s holds exactly the listed drawings', (set, icons) => {
  expect(exported(set)).toEqual(Object.keys(icons).map(camel).sort());
  for (const author of Object.values(icons)) expect(author).toMatch(/^\w+/);
});

test('the interface icons are the listed ones', () => {
  expect(exported('verbs')).toEqual(LUCIDE_ICONS.map(camel).sort());
});
