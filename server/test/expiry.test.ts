/** A clock that runs out in the middle of a declaration of Storm the Bridge. */
import { game } from '@bridgehead/games/storm-the-bridge';
import { readOptions } from '@bridgehead/kernel';
import { commitmentOf, Match, nextByItself } from '@bridgehead/match';
import { expect, test } from 'vitest';
import { did, setupOf } from '../../match/test/table.ts';

const key = (match: Match): string | undefined => match.prompt(match.waiting()[0] as number)?.key;

test('what is half declared is dropped with nothing spent, and then the actions end', () => {
  const read = readOptions(game.options, {});
  const options = 'options' in read ? read.options : {};
  const clock = { kind: 'live', base: 60, increment: 0 } as const;
  const match = new Match(game, setupOf({ game: game.id, version: game.version, options, clock, commitment: commitmentOf('m', 'x') }));
  for (const seat of [0, 1]) did(match, { do: 'sit', seat, person: `p${seat}`, word: 'w' }, 0);
  const answer = (wanted: (option: unknown) => boolean) => {
    const seat = match.waiting()[0] as number;
    const prompt = match.prompt(seat);
    const given = prompt?.kind === 'choose' ? (prompt.options.find(wanted) ?? prompt.options[0]) : prompt?.options.slice(0, prompt.min);
    did(match, { do: 'answer', seat, prompt: prompt?.id ?? 0, answer: given, by: 'person' }, 1);
  };
  while (key(match) !== 'stb.menu') answer(() => true);
  const before = JSON.stringify(match.run?.state);
  answer((option) => Array.isArray(option) && option[0] === 'recruit');
  expect(key(match)).toBe('stb.commit.recruit');
  const late = 62_000;
  expect(nextByItself(match)).toMatchObject({ command: { do: 'expire' } });
  did(match, { do: 'expire' }, late);
  expect(key(match)).toBe('stb.menu');
  expect(JSON.stringify(match.run?.state)).toBe(before);
  did(match, { do: 'expire' }, late + 500);
  expect(match.entries.at(-1)).toMatchObject({ answer: 'end' });
});
