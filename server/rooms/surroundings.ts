/** What a room needs of the house it is in. */
import type { Command, Journalled, Match } from '@bridgehead/match';
import type { Logger } from 'pino';
import type { BotDriver } from '../bots/driver.ts';
import type { Metrics } from '../metrics.ts';
import type { Facts } from '../notices/facts.ts';
import type { Store } from '../store/store.ts';
import type { Room } from './room.ts';

/** A match from the store, and what has to happen in it before anything else. */
export interface Loaded {
  readonly match: Match;
  readonly snapshotSeq: number;
  readonly first: readonly Command[];
}

export interface Surroundings {
  readonly store: Store;
  readonly bots: BotDriver;
  readonly log: Logger;
  readonly metrics: Metrics;
  now(): number;
  /** Has the server stood still, or the store taken nothing, for so long that clocks must not be judged before it has looked round? */
  readonly isLate: boolean;
  /** Looks round: is the store there? If so, rooms have heard of the time in which nobody was. */
  beat(): Promise<boolean>;
  /** Tells the other nodes of a new deed. */
  announce(match: string, seq: number): void;
  /** The match from the store; `whole` with every deed from the beginning. */
  load(match: string, whole: boolean): Promise<Loaded>;
  /** Looks up the names of people who sat down elsewhere. */
  learnNames(match: Match, deeds: readonly Journalled[]): Promise<void>;
  /** Is a page open at this seat on another node? */
  isElsewhere(match: string, seat: number): boolean;
  /** May this node let bots think in the match now? */
  mayDriveBots(match: string): Promise<boolean>;
  /** What deeds write into the outbox. */
  readonly facts: Facts;
  /** Facts were written that are due then. */
  expect(due: number): void;
  gone(room: Room): void;
}
