/** Bots of the real games think in threads of their own. */
import { game } from '@bridgehead/games/storm-the-castle';
import { readOptions } from '@bridgehead/kernel';
import { commitmentOf, Match, whyNot } from '@bridgehead/match';
import { afterAll, expect, test } from 'vitest';
import { did, setupOf } from '../../match/test/table.ts';
import { thinkingTime, WorkerBots } from '../bots/driver.ts';
import { GameFault } from '../bots/fault.ts';
import { makeMetrics } from '../metrics.ts';

const bots = new WorkerBots(makeMetrics(), { threads: 2, ms: 50, pause: 0 });
afterAll(() => bots.close());

function castle(creator = 'ann'): Match {
  const read = readOptions(game.options, {});
  const options = 'options' in read ? read.options : {};
  const match = new Match(
    game,
    setupOf({ id: 'castle', creator, game: game.id, version: game.version, options, commitment: commitmentOf('castle', 'x') }),
  );
  for (const seat of [0, 1]) did(match, { do: 'bot', seat, level: 'officer' }, 0);
  return match;
}

test.each(['cadet', 'officer', 'admiral'] as const)('a %s decides something legal', async (level) => {
  const match = castle();
  const seat = match.waiting()[0] as number;
  const { answer } = await bots.decide(match, seat, level, AbortSignal.timeout(100_000));
  expect(whyNot(match, seat, match.promptId(seat), answer)).toBeNull();
});

test('two workers together say what they looked at, how sure they are, and how it would go on', async () => {
  const match = castle();
  const hint = { person: 'ann', workers: 2 };
  const { answer, considered, line } = await bots.decide(
    match,
    match.waiting()[0] as number,
    'admiral',
    AbortSignal.timeout(100_000),
    hint,
  );
  expect(considered[0]?.answer).toEqual(answer);
  for (const { expected, low, high } of considered) {
    expect(low).toBeLessThanOrEqual(expected as number);
    expect(high).toBeGreaterThanOrEqual(expected as number);
  }
  expect(line[0]?.answer).toEqual(answer);
});

test('a thought is given up when the match moves on', async () => {
  const stop = new AbortController();
  const thinking = bots.decide(castle(), castle().waiting()[0] as number, 'admiral', stop.signal);
  stop.abort();
  await expect(thinking).rejects.toThrow();
});

test('the bots of one person’s many tables do not keep another person’s waiting, and hints wait for both', async () => {
  const slow = new WorkerBots(makeMetrics(), { threads: 1, ms: 20, pause: 0 });
  const done: string[] = [];
  const think = async (who: string, creator: string, hint?: { person: string; workers: number }) => {
    const match = castle(creator);
    await slow.decide(match, match.waiting()[0] as number, 'admiral', AbortSignal.timeout(100_000), hint);
    done.push(who);
  };
  await Promise.all([
    think('hint first', 'cid', { person: 'cid', workers: 1 }),
    think('hint', 'cid', { person: 'cid', workers: 1 }),
    ...Array.from({ length: 5 }, () => think('ann', 'ann')),
    think('bob', 'bob'),
  ]);
  expect(done).toEqual(['hint first', 'ann', 'bob', 'ann', 'ann', 'ann', 'ann', 'hint']);
  await slow.close();
});

test('a game that fails while a bot thinks is told from a thread that fails', async () => {
  const match = castle();
  const seat = match.waiting()[0] as number;
  const run = match.run as NonNullable<Match['run']>;
  const sound = run.save();
  // A state no rule of the game can work with.
  run.save = () => ({ ...sound, state: {} });
  await expect(bots.decide(match, seat, 'officer', AbortSignal.timeout(100_000))).rejects.toBeInstanceOf(GameFault);
  run.save = () => {
    throw new Error('clone is broken');
  };
  await expect(bots.decide(match, seat, 'officer', AbortSignal.timeout(100_000))).rejects.toBeInstanceOf(GameFault);
});

test('in a response window a bot thinks within the pause of those who have nothing to think about', () => {
  expect(thinkingTime(true, 1000, 500)).toBe(350);
  expect(thinkingTime(true, 100, 500)).toBe(100);
  expect(thinkingTime(false, 1000, 500)).toBe(1000);
  expect(thinkingTime(true, 1000, 0)).toBe(1000);
});
