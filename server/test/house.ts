/** A server for tests: the toy game, bots that answer at once, no limits in the way. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Ask } from '@bridgehead/kernel';
import type { Match } from '@bridgehead/match';
import { pino } from 'pino';
import { toy } from '../../match/test/toy.ts';
import type { BotDriver } from '../bots/driver.ts';
import { type Running, readConfig, startServer } from '../index.ts';

export const instantBots: BotDriver = {
  decide: async (match: Match, seat) => {
    const run = match.run as NonNullable<Match['run']>;
    return { answer: toy.knowledge.officer(run.state as never, run.askOf(seat) as Ask, { below: () => 0 }), considered: [], line: [] };
  },
  close: async () => undefined,
};

export interface TestHouse extends Running {
  readonly folder: string;
}

export async function openHouse(flags: Readonly<Record<string, string>> = {}, bots: BotDriver = instantBots): Promise<TestHouse> {
  const folder = mkdtempSync(path.join(tmpdir(), 'bridgehead-house-'));
  const all = { database: path.join(folder, 'test.db'), port: '0', window: '0', 'request-rate': '100000', ...flags };
  const config = readConfig(
    Object.entries(all).flatMap(([name, value]) => [`--${name}`, value]),
    {},
  );
  if (config === 'help') throw new Error('not here');
  const running = await startServer(config, { games: [{ game: toy, tagline: '', minutes: '1' }], bots, log: pino({ level: 'silent' }) });
  return {
    ...running,
    folder,
    close: async () => {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
