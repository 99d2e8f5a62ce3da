/**
 * The test command: style, types, dead code, clauses, rules and server on both databases, then the product in a browser.
 * Stages run one after another because two cores are all we ask for. Ends with the line `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Tally {
  passed: number;
  failed: number;
}

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'bridgehead-test-'));

/** A stage that is right or wrong as a whole. */
function check(name: string, command: string, ...args: string[]): Tally {
  return run(name, command, args) === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

/** A stage of many tests, counted from Vitest's own report. */
function tests(project: string): Tally {
  const report = join(folder, `${project}.json`);
  const code = run(`tests: ${project}`, 'vitest', [
    'run',
    '--project',
    project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  try {
    const { numPassedTests, numFailedTests, numFailedTestSuites } = JSON.parse(readFileSync(report, 'utf8'));
    const failed = numFailedTests > 0 ? numFailedTests : code === 0 ? 0 : Math.max(1, numFailedTestSuites);
    return { passed: numPassedTests, failed };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function run(name: string, command: string, args: string[]): number {
  const started = performance.now();
  console.log(`\n── ${name}`);
  const { status } = spawnSync(join(root, 'node_modules/.bin', command), args, { cwd: root, stdio: 'inherit' });
  console.log(`── ${name}: ${status === 0 ? 'ok' : 'failed'} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return status ?? 1;
}

const stages: (() => Tally)[] = [
  () => check('style', 'biome', 'check', '.'),
  () => check('types', 'tsc', '--noEmit'),
  () => check('clauses', 'node', 'testkit/bin/clauses.ts'),
  () => tests('rooms'),
  () => check('web build', 'node', 'scripts/build.ts'),
  () => tests('browser'),
];

const total = { passed: 0, failed: 0 };
try {
  for (const stage of stages) {
    const { passed, failed } = stage();
    total.passed += passed;
    total.failed += failed;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
