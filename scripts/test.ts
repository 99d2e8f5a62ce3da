/**
 * The test command: style, types, dead code, clauses, a sample of mutants, rules and server on both databases, the product in a browser.
 * Stages run one after another because two cores are all we ask for. Ends with the line `N passed, N failed`. The steps of the Dockerfile,
 * which install everything once more, are a command of their own: `npm run image`.
 *
 *   npm test -- --changed      what the files changed since the last commit need: style, types and the tests that import them
 *   npm test -- --shard 1/3    a third of the tests, for several machines; the other stages belong to the first
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readFlags } from './flags.ts';

interface Tally {
  passed: number;
  failed: number;
}
type Stage = () => Tally;

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bridgehead-test-'));

/** A stage that is right or wrong as a whole. */
const check =
  (name: string, command: string, ...args: string[]): Stage =>
  () =>
    run(name, command, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** A stage of many tests, counted from Vitest's own report. */
const tests =
  (project: string, ...more: string[]): Stage =>
  () => {
    const report = join(folder, `${project}.json`);
    const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
    const code = run(`tests: ${project}`, 'vitest', ['run', '--project', project, ...reporters, ...more]);
    try {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
      const failed = numFailedTests > 0 ? numFailedTests : code === 0 ? 0 : Math.max(1, numFailedTestSuites);
      return { passed: numPassedTests, failed };
    } catch {
      return { passed: 0, failed: 1 };
    }
  };

function run(name: string, command: string, args: string[]): number {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'failed'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return status ?? 1;
}

const types = check('types', 'tsc', '--noEmit');

const changed = (): Stage[] => [
  check('style', 'biome', 'check', '--changed', '--since=HEAD', '--no-errors-on-unmatched'),
  types,
  tests('rooms', '--changed', '--passWithNoTests'),
];

const once = [
  check('style', 'biome', 'check', '.'),
  types,
  check('dead code', 'knip', '--no-progress'),
  check('clauses', 'node', 'testkit/bin/clauses.ts', '--kept'),
  check('mutants', 'node', 'testkit/bin/mutants.ts', 'storm-the-castle', '--sample', '8', '--bar', '25'),
];
const all = (shard: string | undefined): Stage[] => {
  const part = shard === undefined ? [] : [`--shard=${shard}`];
  const several = [tests('rooms', ...part), check('web build', 'node', 'scripts/build.ts'), tests('browser', ...part)];
  return shard === undefined || shard.startsWith('1/') ? [...once, ...several] : several;
};

const { values } = readFlags({ options: { changed: { type: 'boolean', default: false }, shard: { type: 'string' } } });
if (values.shard !== undefined && !/^\d+\/\d+$/.test(values.shard)) {
  console.error(`--shard takes a part like 1/3, not "${values.shard}".`);
  process.exit(2);
}

const total = { passed: 0, failed: 0 };
try {
  for (const stage of values.changed ? changed() : all(values.shard)) {
    const { passed, failed } = stage();
    total.passed += passed;
    total.failed += failed;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
