/** Puts the server together and takes it apart again. */
import { mkdirSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { catalogue } from '@bridgehead/games';
import type { Logger } from 'pino';
import webPush from 'web-push';
import { type BotDriver, WorkerBots } from './bots/driver.ts';
import { type Clerk, WorkerClerk } from './clerk/clerk.ts';
import type { Config } from './config.ts';
import type { GameOnShelf, House } from './house.ts';
import { makeApp, type Patience } from './http/app.ts';
import { Identity } from './identity.ts';
import { makeLimits } from './limits.ts';
import { Lobby } from './lobby.ts';
import { makeLog } from './log.ts';
import { makeMetrics } from './metrics.ts';
import { NoticeDesk } from './notices/desk.ts';
import { Notices } from './notices/notices.ts';
import { makePost } from './notices/post.ts';
import { makeWays, type PushKeys } from './notices/ways.ts';
import { Ratings } from './ratings/ratings.ts';
import { Rooms } from './rooms/rooms.ts';
import { Kin } from './socket/kin.ts';
import { PresenceDesk } from './socket/presence.ts';
import { Sockets } from './socket/sockets.ts';
import { sealFrom } from './store/seal.ts';
import { claimSqlite } from './store/sqlite.ts';
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
  readonly clerk?: Clerk;
  readonly now?: () => number;
  readonly log?: Logger;
  readonly patience?: Patience;
}

/**
 * The engine guesses from the first moves that views live long and makes all later ones among the old objects, where they keep
 * what they refer to alive until the next large collection.
 */
const NO_GUESSES = '--no-allocation-site-pretenuring';

export async function startServer(
  config: Config,
  { games, bots, clerk, now = Date.now, log, patience }: Replacements = {},
): Promise<Running> {
  setFlagsFromString(NO_GUESSES);
  const logger = log ?? makeLog(config.logLevel);
  if (!isPostgres(config.database)) mkdirSync(path.dirname(path.resolve(config.database)), { recursive: true });
  const { syncDelay, databaseConnections: connections } = config;
  const claim = isPostgres(config.database) ? null : claimSqlite(config.database);
  const store = await openStore({ database: config.database, seal: sealFrom(config.keyFile), syncDelay, connections });
  await store.checkKey();
  const metrics = makeMetrics();
  const shelf = new Map((games ?? (await loadShelf())).map((one) => [one.game.id, one]));
  const driver = bots ?? new WorkerBots(metrics, { threads: Math.max(1, config.botThreads), ms: config.botMs, pause: config.botPause });
  let sockets: Sockets | null = null;
  let url = '';
  const base = () => config.origins[0] ?? url;
  const post = makePost(config.privateHooks);
  const keys = JSON.parse(await store.notices.keys(() => JSON.stringify(webPush.generateVAPIDKeys()))) as PushKeys;
  const ways = makeWays({ post, keys, smtpUrl: config.smtpUrl, mailFrom: config.mailFrom, base, now });
  const notices = new Notices({
    store,
    ways,
    log: logger,
    metrics,
    now,
    pause: config.noticePause,
    mailEvery: config.mailEvery,
    base,
    card: (match, person) => lobby.listed(match, person),
    game: (id) => {
      const game = shelf.get(id)?.game;
      return game === undefined ? null : { title: game.title, teams: game.teams !== undefined };
    },
  });
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
    isElsewhere: (match, seat) => presence.isElsewhere(match, seat),
    endSession: (hash) => sockets?.endSession(hash),
    sendAway: (person) => sockets?.sendAway(person),
    notices,
  });
  const lobby: Lobby = new Lobby(config, store, rooms, shelf, now);
  const house: House = {
    config,
    store,
    games: shelf,
    rooms,
    lobby,
    clerk: clerk ?? new WorkerClerk(),
    identity: new Identity(store, now),
    limits: makeLimits(config.messageRate, now),
    kin: new Kin(),
    ratings: new Ratings(store),
    notices: new NoticeDesk({ store, post, ways, pushKey: keys.publicKey, now, changed: (person) => rooms.placesChanged(person) }),
    metrics,
    log: logger,
    now,
  };
  await rooms.start();
  const app = await makeApp(house, patience);
  await app.ready();
  const doors = new Sockets(house, presence, app.server);
  sockets = doors;
  await app.listen({ port: config.port, host: config.host });
  const { port } = app.server.address() as AddressInfo;
  url = `http://${config.host.includes(':') ? `[${config.host}]` : config.host}:${port}`;
  notices.start();
  house.ratings.start();
  let closing: Promise<void> | null = null;
  const shutDown = async () => {
    doors.close();
    // A request that never ends must not keep the matches from coming to rest.
    app.server.close();
    await rooms.close();
    await notices.close();
    house.ratings.close();
    await app.close();
    await driver.close();
    await house.clerk.close();
    await store.close();
    claim?.release();
  };
  return {
    url,
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
