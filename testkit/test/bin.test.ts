/** The commands as they are called: what they print, and what they end with. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { gameOrAll, loadGame, oneOf, wholeNumber } from '../bin/common.ts';

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

test('a misuse ends with 2 and a sentence, and nothing is played', () => {
  const { status, stdout, stderr } = call('fuzz', 'storm-the-castle', '--seats', '9');
  expect([status, stdout]).toEqual([2, '']);
  expect(stderr).toMatch('Storm the Castle is played by 2, not 9.');
});

test.each(['0', '-1', '1.5', 'many', '', '1e3', '101'])('a whole number from 1 to 100 is not "%s"', (text) => {
  expect(() => wholeNumber('--games', 1, 100)(text)).toThrow('--games takes a whole number from 1 to 100');
});
test('a whole number, one of some words, a game', async () => {
  expect([wholeNumber('--games', 1, 100)('100'), oneOf('--on', ['red', 'blue'])('red'), gameOrAll('all')]).toEqual([100, 'red', 'all']);
  expect(() => oneOf('--on', ['red', 'blue'])('green')).toThrow('--on takes one of red, blue, not "green".');
  expect(() => gameOrAll('chess')).toThrow('There is no game "chess"');
  await expect(loadGame('chess')).rejects.toThrow('There is no game "chess"');
});

test('clauses tells how many clauses there are, how many are tested, named only, and not even named', () => {
  const { status, stdout } = call('clauses', 'storm-the-castle', '--kept', '--json');
  const games = JSON.parse(stdout) as Record<string, { clauses: number; tested: number; named_only: string[]; untested: string[] }>;
  expect(Object.keys(games)).toEqual(['storm-the-castle']);
  const { clauses, tested, named_only, untested } = games['storm-the-castle'] as (typeof games)[string];
  expect(tested + named_only.length + untested.length).toBe(clauses);
  expect(tested).toBeGreaterThan(0);
  expect(status).toBe(untested.length === 0 ? 0 : 1);
});
