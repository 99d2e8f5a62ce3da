/** Wording lives in the catalogue: every key that the code asks for is there, and none is left over. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(root, `web/locales/${file}.json`), 'utf8')) as Record<string, string>;
const [atOnce, later] = [read('en'), read('en.later')];
const english = { ...atOnce, ...later };
const sources = globSync(['web/**/*.{ts,tsx}', 'ui/**/*.{ts,tsx}'], {
  cwd: root,
  exclude: ['**/node_modules/**', '**/dist/**', '**/test/**'],
});
const code = sources.map((file) => readFileSync(join(root, file), 'utf8')).join('\n');

/** t('a.b') and t(x ? 'a' : 'b'); keys put together at run time are patterns: t(`a.${b}`). */
const calls = [...code.matchAll(/\bt\(\s*((?:[^()]|\([^()]*\))*?)(?:,\s*\{|\))/g)].map(([, argument]) => argument ?? '');
const literal = calls.flatMap((argument) => [...argument.matchAll(/'([a-z][\w.-]*\.[\w.-]+)'/g)].map(([, key]) => key as string));
const patterns = calls.flatMap((argument) =>
  [...argument.matchAll(/`([^`]+)`/g)].map(
    ([, text]) => new RegExp(`^${(text ?? '').replace(/[.]/g, '\\.').replace(/\$\{[^}]*\}/g, '[\\w.-]+')}$`),
  ),
);

test('every key that is asked for exists', () => {
  expect([...new Set(literal)].filter((key) => english[key] === undefined)).toEqual([]);
  for (const pattern of patterns)
    expect(
      Object.keys(english).some((key) => pattern.test(key)),
      String(pattern),
    ).toBe(true);
});

test('no key is left over', () => {
  const listed = [...code.matchAll(/'([a-z][\w-]*(?:\.[\w-]+)+)'/g)].map(([, key]) => key);
  expect(Object.keys(english).filter((key) => !listed.includes(key) && !patterns.some((pattern) => pattern.test(key)))).toEqual([]);
});

test('nothing is worded twice', () => {
  expect(Object.keys(atOnce).filter((key) => key in later)).toEqual([]);
});

test('every message can be compiled', () => {
  for (const [key, message] of Object.entries(english)) expect(() => compileMessage(message), key).not.toThrow();
});
