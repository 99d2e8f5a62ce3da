/** Pages say what is there: made from the comments, and nothing refers to a document that is not in the repository. */
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], { cwd: ROOT, encoding: 'utf8' })
  .split('\n')
  .filter((file) => /\.(ts|tsx|md)$/.test(file) && existsSync(join(ROOT, file)));
const read = (file: string): string => readFileSync(join(ROOT, file), 'utf8');

test('the kernel’s page is what the comments say', () => {
  const { status, stderr } = spawnSync(process.execPath, [join(ROOT, 'scripts/pages.ts'), '--check'], { encoding: 'utf8' });
  expect(stderr).toBe('');
  expect(status).toBe(0);
});

test('no comment and no page refers to a chapter of a document that is elsewhere', () => {
  const elsewhere = /(?<!_)DESIGN(\.md)?\b|\bspecification \d|§ ?\d|(?<!RFC \d+, )\bsection \d/;
  const found = files
    .filter((file) => file !== 'scripts/test/pages.test.ts')
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((line, i) => (elsewhere.test(line) ? [`${file}:${i + 1}: ${line.trim()}`] : [])),
    );
  expect(found).toEqual([]);
});

test('every link between pages leads to a file', () => {
  const broken = files
    .filter((file) => file.endsWith('.md'))
    .flatMap((file) =>
      [...read(file).matchAll(/\]\((?!https?:|#|\/)([^)#\s]+)(?:#[^)]*)?\)/g)].flatMap(([, target = '']) => {
        const path = join(dirname(file), target);
        return existsSync(join(ROOT, path)) ? [] : [`${file} → ${target}`];
      }),
    );
  expect(broken).toEqual([]);
});
