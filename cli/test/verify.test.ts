/** `bridgehead verify` as people call it. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { game } from '@bridgehead/games/storm-the-castle';
import { readOptions, SeededChance, seedFrom } from '@bridgehead/kernel';
import { act, commitmentOf, type Happening, Match, playedIn, type RecordOfMatch, recordOf } from '@bridgehead/match';
import { afterAll, expect, test } from 'vitest';
import { SECRET, setupOf } from '../../match/test/table.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-verify-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function castleRecord(): RecordOfMatch {
  const read = readOptions(game.options, { roundLimit: 30 });
  const options = 'options' in read ? read.options : {};
  const match = new Match(
    game,
    setupOf({ id: 'castle', game: game.id, version: game.version, options, commitment: commitmentOf('castle', SECRET) }),
  );
  const deeds: Happening[] = [];
  const doing = (command: Parameters<typeof act>[1]) => {
    const judged = act(match, command, 0);
    if (!('deed' in judged)) throw new Error(JSON.stringify(judged));
    deeds.push(match.apply(match.next(judged.deed, 0)));
  };
  for (const seat of [0, 1]) doing({ do: 'sit', seat, person: `p${seat}`, word: 'w' });
  const chance = new SeededChance(seedFrom(4));
  while (!match.isOver) {
    const seat = match.waiting()[0] as number;
    const prompt = match.prompt(seat) as { id: number; options: readonly unknown[] };
    doing({ do: 'answer', seat, prompt: prompt.id, answer: prompt.options[chance.below(prompt.options.length)], by: 'person' });
  }
  return recordOf(match.setup, playedIn(deeds), { desk: match.desk, words: match.words, names: ['a', 'b'] });
}

function verify(content: string, ...flags: string[]): { status: number | null; text: string } {
  const file = path.join(folder, 'record.json');
  writeFileSync(file, content);
  const { status, stdout, stderr } = spawnSync(process.execPath, [path.join(import.meta.dirname, '../main.ts'), 'verify', file, ...flags], {
    encoding: 'utf8',
  });
  return { status, text: stdout + stderr };
}

test('a genuine record is accepted, a forged one is pinned down, nonsense is refused', () => {
  const record = castleRecord();
  const genuine = JSON.stringify(record);
  expect(verify(genuine, '--json')).toEqual({
    status: 0,
    text: `${JSON.stringify({ genuine: true, checked: record.entries.length, problem: null, at: null })}\n`,
  });
  expect(verify(genuine).text).toContain('holds in itself');
  expect(verify(genuine, '--commitment', record.fair.commitment)).toMatchObject({
    status: 0,
    text: expect.stringContaining('as promised'),
  });
  const another = verify(genuine, '--commitment', 'cd'.repeat(32));
  expect(another).toMatchObject({ status: 1, text: expect.stringContaining('another commitment') });
  const place = record.told.findIndex((told) => told.length > 0 && record.told.indexOf(told) > 10);
  const told = record.told.map((some, i) => (i === place ? some.slice(1) : some));
  const forged = verify(JSON.stringify({ ...record, told }));
  expect(forged.status).toBe(1);
  expect(forged.text).toContain(`Not genuine. Entry ${place - 1}: event 0`);
  expect(verify('{"format":1}')).toMatchObject({ status: 2, text: expect.stringContaining('is not a record') });
  expect(verify('not json')).toMatchObject({ status: 2, text: expect.stringContaining('cannot be read') });
});
