import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { playGame } from '@bridgehead/bots';
import { game } from '@bridgehead/games/storm-the-castle';
import { type Entry, readOptions, seedFrom } from '@bridgehead/kernel';
import { expect, test } from 'vitest';

const MAIN = join(import.meta.dirname, '../main.ts');

test('a finished match is annotated; a file that is no record gets a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'bridgehead-annotate-'));
  try {
    const read = readOptions(game.options, {});
    if ('problem' in read) throw new Error(read.problem);
    const entries: Entry[] = [];
    const seed = seedFrom(12, 1);
    const after = (_run: unknown, ask: { seat: number }, answer: never) => entries.push({ seat: ask.seat, answer });
    playGame(game, [{ level: 'cadet' }, { level: 'officer' }], {
      seed,
      botSeed: seedFrom(2),
      options: read.options,
      after: after as never,
    });
    const file = join(folder, 'match.json');
    writeFileSync(file, JSON.stringify({ game: game.id, version: game.version, options: read.options, seats: 2, seed, entries }));
    const printed = JSON.parse(
      execFileSync(process.execPath, [MAIN, 'annotate', file, '--iterations', '3', '--json'], { encoding: 'utf8' }),
    );
    expect(printed.final).toHaveLength(2);
    expect(printed.notes.length).toBeGreaterThan(10);
    expect(printed.notes[0]).toMatchObject({ seat: expect.any(Number), expected: expect.any(Number), loss: expect.any(Number) });
    const wrong = join(folder, 'wrong.json');
    writeFileSync(wrong, '{"a":1}');
    const { status, stderr } = spawnSync(process.execPath, [MAIN, 'annotate', wrong], { encoding: 'utf8' });
    expect([status, stderr.trim()]).toEqual([2, `${wrong} is not a match record.`]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
