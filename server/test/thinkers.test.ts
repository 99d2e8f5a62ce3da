/** The bots of one match: who is asked one thing after the other answers one after the other, without waiting for a clock. */
import type { Command } from '@bridgehead/match';
import { Match } from '@bridgehead/match';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { did, setupOf } from '../../match/test/table.ts';
import { toy } from '../../match/test/toy.ts';
import { GameFault } from '../bots/fault.ts';
import type { Surroundings } from '../rooms/surroundings.ts';
import { Thinkers } from '../rooms/thinkers.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A bot against a person; what the bot was asked, in order. `take` says what becomes of its answers. */
function table(take: (match: Match, command: Command) => void) {
  const match = new Match(toy, setupOf());
  did(match, { do: 'bot', seat: 0, level: 'officer' });
  did(match, { do: 'sit', seat: 1, person: 'bob', word: 'b' });
  const asked: string[] = [];
  const decide = async (_match: Match, seat: number) => {
    const key = match.prompt(seat)?.key ?? '';
    asked.push(key);
    return { answer: key === 'toy.move' ? 'duel' : 'rock', considered: [], line: [] };
  };
  const around = { mayDriveBots: async () => true, bots: { decide }, log: { warn: () => undefined } } as unknown as Surroundings;
  const thinkers: Thinkers = new Thinkers(
    around,
    () => match,
    async (command) => {
      take(match, command);
      // As a room does after every deed, before the player who gave the answer hears of it.
      thinkers.look();
    },
    () => undefined,
  );
  return { match, thinkers, asked };
}
const settled = async () => {
  for (let i = 0; i < 50; i++) await Promise.resolve();
};

test('a bot that is asked again thinks again at once', async () => {
  const { match, thinkers, asked } = table((one, command) => did(one, command));
  thinkers.look();
  await settled();
  expect(asked).toEqual(['toy.move', 'toy.duel']);
  expect(match.waiting()).toEqual([1]);
  expect(vi.getTimerCount()).toBe(0);
  thinkers.close();
});

test('a bot whose answer led nowhere thinks again later, not at once for ever', async () => {
  const { thinkers, asked } = table(() => undefined);
  thinkers.look();
  await settled();
  expect(asked).toEqual(['toy.move']);
  await vi.advanceTimersToNextTimerAsync();
  await settled();
  expect(asked).toEqual(['toy.move', 'toy.move']);
  thinkers.close();
  await vi.advanceTimersToNextTimerAsync();
  expect(asked).toHaveLength(2);
});

test('a match whose bots cannot be looked for is told of, and nothing more', () => {
  const told: unknown[] = [];
  const broken = () => {
    throw new Error('this game is broken');
  };
  const thinkers = new Thinkers(
    {} as Surroundings,
    broken,
    async () => undefined,
    (error) => told.push(error),
  );
  expect(() => thinkers.look()).not.toThrow();
  expect(told).toHaveLength(1);
});

/** A bot alone with a person, whose thinking fails as it is told to; how often it tried, and what was made of it. */
function failing(error: (tries: number) => Error) {
  const match = new Match(toy, setupOf());
  did(match, { do: 'bot', seat: 0, level: 'officer' });
  did(match, { do: 'sit', seat: 1, person: 'bob', word: 'b' });
  const seen = { tries: 0, told: [] as unknown[] };
  const decide = async () => {
    throw error(++seen.tries);
  };
  const around = { mayDriveBots: async () => true, bots: { decide }, log: { warn: () => undefined } } as unknown as Surroundings;
  const thinkers = new Thinkers(
    around,
    () => match,
    async () => undefined,
    (fault) => {
      seen.told.push(fault);
      did(match, { do: 'fault', what: String(fault) });
    },
  );
  return { seen, thinkers };
}
async function tryOften(thinkers: Thinkers): Promise<void> {
  thinkers.look();
  for (let i = 0; i < 10; i++) {
    await settled();
    await vi.advanceTimersByTimeAsync(1000);
  }
  thinkers.close();
}

test('a bot whose game fails over one question again and again: the match is frozen, and nobody tries for ever', async () => {
  const { seen, thinkers } = failing(() => new GameFault('resample is broken'));
  await tryOften(thinkers);
  expect(seen.tries).toBe(3);
  expect(seen.told).toEqual([new GameFault('resample is broken')]);
});

test('a thread that cannot be had freezes no match', async () => {
  const { seen, thinkers } = failing(() => new Error('no thread'));
  await tryOften(thinkers);
  expect(seen.tries).toBeGreaterThan(5);
  expect(seen.told).toEqual([]);
});
