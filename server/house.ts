/** The whole server in one hand: what routes and sockets work with. */
import type { AnyGame } from '@bridgehead/kernel';
import type { Logger } from 'pino';
import type { Clerk } from './clerk/clerk.ts';
import type { Config } from './config.ts';
import type { Identity } from './identity.ts';
import type { Limits } from './limits.ts';
import type { Lobby } from './lobby.ts';
import type { Metrics } from './metrics.ts';
import type { NoticeDesk } from './notices/desk.ts';
import type { Ratings } from './ratings/ratings.ts';
import type { Rooms } from './rooms/rooms.ts';
import type { Kin } from './socket/kin.ts';
import type { Store } from './store/store.ts';

export interface GameOnShelf {
  readonly game: AnyGame;
  readonly tagline: string;
  readonly minutes: string;
}
export interface House {
  readonly config: Config;
  readonly store: Store;
  readonly games: ReadonlyMap<string, GameOnShelf>;
  readonly rooms: Rooms;
  readonly lobby: Lobby;
  readonly clerk: Clerk;
  readonly identity: Identity;
  readonly limits: Limits;
  readonly kin: Kin;
  readonly notices: NoticeDesk;
  readonly ratings: Ratings;
  readonly metrics: Metrics;
  readonly log: Logger;
  now(): number;
}
