/** A server for tests: the toy game, bots that answer at once, no limits in the way. */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AnyGame, Ask } from '@bridgehead/kernel';
import type { Match } from '@bridgehead/match';
import { type Logger, pino } from 'pino';
import { toy } from '../../match/test/toy.ts';
import type { BotDriver } from '../bots/driver.ts';
import { type Clerk, carryOut, type Done, type Work } from '../clerk/clerk.ts';
import type { Patience } from '../http/app.ts';
import { type Running, readConfig, startServer } from '../index.ts';

export const instantBots: BotDriver = {
  decide: async (match: Match, seat) => {
    const run = match.run as NonNullable<Match['run']>;
    return { answer: toy.knowledge.officer(run.state as never, run.askOf(seat) as Ask, { below: () => 0 }), considered: [], line: [] };
  },
  close: async () => undefined,
};

/** Runs a game's records again on the spot: the toy is not in the catalogue. */
const clerkFor = (game: AnyGame): Clerk => ({
  run: async <W extends Work>(work: W) => (await carryOut(async (id) => (id === game.id ? game : null), work)) as Done[W['do']],
  close: async () => undefined,
});

export interface TestHouse extends Running {
  readonly folder: string;
}

/** What a test puts in place: other rules, another time. */
export interface Instead {
  readonly game?: AnyGame;
  readonly now?: () => number;
  readonly log?: Logger;
  readonly patience?: Patience;
}

/** One key for all houses of a file: some of them share a database. */
const KEY = randomBytes(32).toString('hex');

export async function openHouse(
  flags: Readonly<Record<string, string>> = {},
  bots: BotDriver = instantBots,
  { game = toy, now = Date.now, log = pino({ level: process.env.LOG_LEVEL ?? 'silent' }), patience }: Instead = {},
): Promise<TestHouse> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-house-'));
  const key = path.join(folder, 'test.key');
  writeFileSync(key, KEY, { mode: 0o600 });
  const all = {
    database: path.join(folder, 'test.db'),
    port: '0',
    window: '0',
    'request-rate': '100000',
    'message-rate': '400',
    'key-file': key,
    ...flags,
  };
  const config = readConfig(
    Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
    {},
  );
  if (config === 'help') throw new Error('not here');
  const running = await startServer(config, {
    games: [{ game, tagline: '', minutes: '1' }],
    bots,
    clerk: clerkFor(game),
    now,
    log,
    ...(patience === undefined ? {} : { patience }),
  });
  return {
    ...running,
    folder,
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
