/** The tests that go through every game on the shelf are green with a new game on it. They run in a copy of the tree. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const copy = mkdtempSync(join(tmpdir(), 'bridgehead-shelf-'));
const LEFT_OUT = /^(\.git|node_modules|dist|data|coverage|reports|shots)$/;

/** The tree without what is made; packages are shared, but the rooms are the copy's own. */
beforeAll(() => {
  for (const name of readdirSync(ROOT)) {
    if (LEFT_OUT.test(name)) continue;
    cpSync(join(ROOT, name), join(copy, name), { recursive: true, filter: (path) => !LEFT_OUT.test(path.split(/[\\/]/).at(-1) ?? '') });
  }
  mkdirSync(join(copy, 'node_modules/@bridgehead'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@bridgehead' && name !== '.vite') symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(ROOT, 'node_modules/@bridgehead')))
    symlinkSync(join(copy, name), join(copy, 'node_modules/@bridgehead', name));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

const call = (...args: string[]) =>
  spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', env: { ...process.env, CI: '', NO_COLOR: '1' } });

test('a new game is put on the shelf, and every test that asks all games finds it in order', () => {
  expect(call('scripts/new-game.ts', 'tiny-duel', '--prefix', 'TDL')).toMatchObject({ status: 0, stderr: '' });
  const generic = ['cards', 'catalogue', 'chunks', 'faces', 'transcript', 'actions'].map((name) => `web/test/${name}.test.ts`);
  const { status, stdout, stderr } = call(
    join(ROOT, 'node_modules/vitest/vitest.mjs'), 'run', '--project', 'rooms', '--reporter=dot',
    'games/tiny-duel', 'testkit/test/imports.test.ts', 'testkit/test/rulebook.test.ts', ...generic,
  ); // biome-ignore format: a command line
  expect(status, `${stdout}\n${stderr}`).toBe(0);
  expect(stdout).toMatch(/Test Files\s+10 passed/);
});
