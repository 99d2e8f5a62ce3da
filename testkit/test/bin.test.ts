/** The commands as they are called: what they print, and what they end with. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const bin = (name: string) => fileURLToPath(new URL(`../bin/${name}.ts`, import.meta.url));
function call(name: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [bin(name), ...args], { encoding: 'utf8' });
  return { status, stdout, stderr };
}

test('fuzz prints one JSON object and nothing else', () => {
  const { status, stdout } = call('fuzz', 'storm-the-castle', '--games', '30', '--from', '1', '--json');
  expect(status).toBe(0);
  const report = JSON.parse(stdout);
  expect(report).toMatchObject({ game: 'storm-the-castle', games: 30, violations: 0, unfinished: 0 });
  expect(report.combinations).toBeGreaterThan(5);
  expect(report.decisions).toBeGreaterThan(1_000);
  expect(report.seconds).toBeTypeOf('number');
});

test.each([
  [['nothing', '--games', '1'], 'There is no game "nothing"'],
  [['storm-the-castle', '--games', '0'], '--games takes a whole number'],
  [['storm-the-castle', '--games', '1.5'], '--games takes a whole number'],
  [['storm-the-castle', '--games', 'many'], '--games takes a whole number'],
  [['storm-the-castle', '--seats', '9'], 'is played by 2, not 9'],
  [[], 'missing required argument'],
])('fuzz %j is a misuse', (args, words) => {
  const { status, stdout, stderr } = call('fuzz', ...args);
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch(words);
});

test('clauses tells how many clauses there are, how many are tested, named only, and not even named', () => {
  const { status, stdout } = call('clauses', 'storm-the-castle', '--json');
  const games = JSON.parse(stdout) as Record<string, { clauses: number; tested: number; named_only: string[]; untested: string[] }>;
  expect(Object.keys(games)).toEqual(['storm-the-castle']);
  const { clauses, tested, named_only, untested } = games['storm-the-castle'] as (typeof games)[string];
  expect(tested + named_only.length + untested.length).toBe(clauses);
  expect(tested).toBeGreaterThan(0);
  expect(status).toBe(untested.length === 0 ? 0 : 1);
});

test('a game that is not there and an unknown option are misuses of clauses', () => {
  expect(call('clauses', 'chess')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('There is no game "chess"') });
  expect(call('clauses', '--all')).toMatchObject({ status: 2, stdout: '', stderr: expect.stringContaining('unknown option') });
});
