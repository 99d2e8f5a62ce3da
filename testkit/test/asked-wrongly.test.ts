/** A command that is asked for something it cannot do says so in a sentence, at once, and tries nothing. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const run = (...args: string[]) => spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' });

test.each([
  [['e2e/faults.ts', '--kills', 'many'], '--kills takes a whole number from 0 to 100000, not "many".'],
  [['e2e/twins.ts', 'chess'], 'There is no game "chess". Known: all, storm-the-castle'],
  [['e2e/load.ts', '--tables', '3'], "error: unknown option '--tables'"],
  [['scripts/test.ts', '--fast'], "Unknown option '--fast'."],
  [['scripts/test.ts', '--shard', '9'], '--shard takes a part like 1/3, not "9".'],
])('%j', (args, sentence) => {
  const { status, stdout, stderr } = run(...args);
  expect({ status, stdout, stderr: stderr.slice(0, sentence.length) }).toEqual({ status: 2, stdout: '', stderr: sentence });
});
