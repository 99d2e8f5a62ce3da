/** Puts the server together and takes it apart again. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { catalogue } from '@bridgehead/games';
import { type Logger, pino } from 'pino';
import { type BotDriver, WorkerBots } from './bots/driver.ts';
import type { Config } from './config.ts';
import type { GameOnShelf, House } from './house.ts';
import { makeApp } from './http/app.ts';
import { Identity } from './identity.ts';
import { Lobby } from './lobby.ts';
import { makeMetrics } from './metrics.ts';
import { Rooms } from './rooms/rooms.ts';
import { PresenceDesk } from './socket/presence.ts';
import { Sockets } from './socket/sockets.ts';
import { isPostgres, openStore } from './store/store.ts';

export { type Config, helpText, readConfig } from './config.ts';

export interface Running {
  readonly url: string;
  readonly house: House;
  /** Says goodbye, finishes what is in flight, puts matches to rest. */
  close(): Promise<void>;
}
/** What tests put in place of the real thing. */
export interface Replacements {
  readonly games?: readonly GameOnShelf[];
  readonly bots?: BotDriver;
  readonly now?: () => number;
  readonly log?: Logger;
}

const SECRETS = ['req.headers.cookie', 'req.headers.authorization', 'res.headers["set-cookie"]', '*.secret', '*.token'];

export async function startServer(config: Config, { games, bots, now = Date.now, log }: Replacements = {}): Promise<Running> {
  const logger = log ?? pino({ level: config.logLevel, redact: SECRETS });
  if (!isPostgres(config.database)) mkdirSync(path.dirname(path.resolve(config.database)), { recursive: true });
  const { syncDelay, databaseConnections: connections } = config;
  const store = await openStore({ database: config.database, syncDelay, connections });
  const metrics = makeMetrics();
  const shelf = new Map((games ?? (await loadShelf())).map((one) => [one.game.id, one]));
  const driver = bots ?? new WorkerBots(metrics, { threads: Math.max(1, config.botThreads), ms: config.botMs, pause: config.botPause });
  const presence: PresenceDesk = new PresenceDesk(() => rooms);
  const rooms = new Rooms({
    store,
    games: new Map([...shelf].map(([id, { game }]) => [id, game])),
    bots: driver,
    log: logger,
    metrics,
    node: config.node,
    now,
    idle: config.idle,
    hearPresence: (node, match, note) => presence.hear(node, match, note),
  });
  const lobby = new Lobby(config, store, rooms, shelf, now);
  const house: House = { config, store, games: shelf, rooms, lobby, identity: new Identity(store, now), metrics, log: logger, now };
  await rooms.start();
  const app = await makeApp(house);
  await app.ready();
  const sockets = new Sockets(house, presence, app.server);
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  let closing: Promise<void> | null = null;
  const shutDown = async () => {
    sockets.close();
    await app.close();
    await rooms.close();
    await driver.close();
    await store.close();
  };
  return {
    url: `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`,
    house,
    close: () => {
      closing ??= shutDown();
      return closing;
    },
  };
}

async function loadShelf(): Promise<GameOnShelf[]> {
  return Promise.all(catalogue.map(async ({ load, tagline, minutes }) => ({ game: await load(), tagline, minutes })));
}
