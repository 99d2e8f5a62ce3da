/** All matches that are in memory on this node. Any match can be opened; the idle ones leave; none is owned. */
import type { AnyGame, Told } from '@bridgehead/kernel';
import { type ChatLine, type Journalled, Match, type MatchSetup, NeedsHistory } from '@bridgehead/match';
import type { Logger } from 'pino';
import type { BotDriver } from '../bots/driver.ts';
import type { Metrics } from '../metrics.ts';
import type { JournalRow } from '../store/matches.ts';
import type { Store } from '../store/store.ts';
import { Room } from './room.ts';
import type { Surroundings } from './surroundings.ts';

export interface RoomsOptions {
  readonly store: Store;
  readonly games: ReadonlyMap<string, AnyGame>;
  readonly bots: BotDriver;
  readonly log: Logger;
  readonly metrics: Metrics;
  readonly node: string;
  readonly now: () => number;
  /** Milliseconds without anybody until a match leaves memory. */
  readonly idle: number;
  /** Tells other nodes about this one's followers. */
  readonly hearPresence: (node: string, match: string, note: string) => void;
}

const SWEEP = 1_000;
const DUE_LEASE = 5_000;
const DUE_AT_ONCE = 50;
const CHAT_SHOWN = 50;
const BOT_LEASE = 20_000;
/** Nothing has happened for so long: the match is called off and its secret shown. */
const STALE = 60 * 86_400_000;

export class Rooms implements Surroundings {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<Room | null>>();
  readonly #leases = new Map<string, number>();
  #sweeper: NodeJS.Timeout | null = null;
  #sweeps = 0;

  constructor(options: RoomsOptions) {
    this.#options = options;
  }
  get store() {
    return this.#options.store;
  }
  get bots() {
    return this.#options.bots;
  }
  get log() {
    return this.#options.log;
  }
  get metrics() {
    return this.#options.metrics;
  }
  now(): number {
    return this.#options.now();
  }
  get size(): number {
    return this.#rooms.size;
  }

  /** Begins to listen to other nodes and to look for what is due. */
  async start(): Promise<void> {
    await this.store.engine.listen((note) => this.#hear(note));
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP);
    this.#sweeper.unref();
  }

  // —— opening ——

  /** The match if it is in memory here. */
  peek(id: string): Room | undefined {
    return this.#rooms.get(id);
  }
  /** The match, opened if need be; null if there is none. */
  async open(id: string): Promise<Room | null> {
    const room = this.#rooms.get(id);
    if (room !== undefined) return room;
    let opening = this.#opening.get(id);
    if (opening === undefined) {
      opening = this.#open(id).finally(() => this.#opening.delete(id));
      this.#opening.set(id, opening);
    }
    return opening;
  }

  async #open(id: string): Promise<Room | null> {
    const begun = performance.now();
    const row = await this.store.matches.row(id);
    if (row === null) return null;
    const { match, snapshotSeq } = await this.load(id, false, JSON.parse(row.setup) as MatchSetup);
    this.metrics.opened.observe((performance.now() - begun) / 1000);
    return this.#add(match, snapshotSeq);
  }
  /** A match that was just made here. */
  adopt(match: Match): Room {
    return this.#add(match, 0);
  }
  #add(match: Match, snapshotSeq: number): Room {
    const room = new Room(match, snapshotSeq, this);
    this.#rooms.set(room.id, room);
    this.metrics.rooms.set(this.#rooms.size);
    room.arrange();
    return room;
  }

  async load(id: string, whole: boolean, known?: MatchSetup): Promise<{ match: Match; snapshotSeq: number }> {
    const setup = known ?? (JSON.parse((await this.store.matches.row(id))?.setup ?? 'null') as MatchSetup | null);
    const game = setup === null ? undefined : this.#options.games.get(setup.game);
    if (setup === null || game === undefined) throw new Error(`match ${id} cannot be opened`);
    const snapshot = whole ? null : await this.store.matches.snapshot(id);
    const deeds = await this.store.matches.journal(id, snapshot?.seq ?? 0);
    try {
      const match = Match.restore(game, setup, snapshot, deeds);
      // Cut, but the node died before the words had left the journal.
      for (const written of match.erased.splice(0)) await this.store.matches.erase(id, written);
      match.recent = lately(deeds);
      match.chat = said(await this.store.matches.chat(id, CHAT_SHOWN));
      await this.#learn(
        match,
        match.desk.seats.flatMap(({ person }) => person ?? []),
      );
      return { match, snapshotSeq: snapshot?.seq ?? 0 };
    } catch (error) {
      if (error instanceof NeedsHistory && !whole) return this.load(id, true, setup);
      throw error;
    }
  }

  async learnNames(match: Match, deeds: readonly Journalled[]): Promise<void> {
    const sat = deeds.flatMap(({ deed }) => (deed.do === 'sit' ? [deed.person] : []));
    if (sat.length > 0) await this.#learn(match, sat);
  }
  async #learn(match: Match, people: readonly string[]): Promise<void> {
    for (const [person, name] of await this.store.people.names(people)) match.names.set(person, name);
  }
  /** Somebody has another name now, or none. */
  renamed(person: string, name: string | null): void {
    for (const room of this.#rooms.values()) {
      if (room.match.seatsOf(person).length === 0) continue;
      if (name === null) room.match.names.delete(person);
      else room.match.names.set(person, name);
      room.refresh();
    }
  }

  /** Somebody wants to be forgotten. */
  forgotten(person: string): void {
    for (const room of this.#rooms.values()) room.match.chat = room.match.chat.filter((line) => line.person !== person);
    this.renamed(person, null);
  }

  // —— other nodes ——

  announce(match: string, seq: number): void {
    if (this.store.isShared) this.store.engine.publish(`${this.#options.node} ${match} ${seq}`);
  }
  announcePresence(match: string, note: string): void {
    if (this.store.isShared) this.store.engine.publish(`${this.#options.node} ${match} here ${note}`);
  }

  /** Null when notes may have been missed. */
  #hear(note: string | null): void {
    if (note === null) {
      for (const room of this.#rooms.values()) void room.catchUp();
      for (const match of this.#opening.keys()) this.#whenOpen(match, (room) => void room.catchUp());
      return;
    }
    const [node, match, what, more] = note.split(' ');
    if (node === undefined || match === undefined || what === undefined || node === this.#options.node) return;
    if (what === 'here') this.#options.hearPresence(node, match, more ?? '');
    else this.#whenOpen(match, (room) => room.heard(Number(what)));
  }
  /** A match that is being opened at this moment may have read its journal too early. One that is not here has nothing to learn. */
  #whenOpen(match: string, tell: (room: Room) => void): void {
    const room = this.#rooms.get(match);
    if (room !== undefined) tell(room);
    // Whoever wanted it open hears why it could not be.
    else
      this.#opening.get(match)?.then(
        (opened) => opened !== null && tell(opened),
        () => undefined,
      );
  }

  /** One node at a time lets bots think in a match; a dead node's claim runs out by itself. */
  async mayDriveBots(match: string): Promise<boolean> {
    if (!this.store.isShared) return true;
    const now = this.now();
    if ((this.#leases.get(match) ?? 0) > now + BOT_LEASE / 2) return true;
    const until = now + BOT_LEASE;
    const mine = await this.store.matches.lockBots(match, this.#options.node, now, until);
    if (mine) this.#leases.set(match, until);
    return mine;
  }

  // —— rest ——

  gone(room: Room): void {
    if (this.#rooms.get(room.id) === room) this.#rooms.delete(room.id);
    this.#leases.delete(room.id);
    this.metrics.rooms.set(this.#rooms.size);
  }

  async #sweep(): Promise<void> {
    this.#sweeps++;
    try {
      await this.#seeToDue();
      await this.#rest();
      if (this.#sweeps % 600 === 0) {
        await this.store.people.sweep(this.now());
        await this.#callOffStale();
      }
    } catch (error) {
      this.log.warn({ err: error }, 'a sweep failed');
    }
  }
  async #seeToDue(): Promise<void> {
    for (const id of await this.store.matches.due(this.now(), DUE_LEASE, DUE_AT_ONCE)) {
      const room = await this.open(id);
      room?.arrange();
      // The claim moved the row's due time; write the true one back.
      await room?.saveRow();
    }
  }
  async #rest(): Promise<void> {
    const before = this.now() - this.#options.idle;
    for (const room of [...this.#rooms.values()]) {
      if (room.rowIsDirty) await room.saveRow();
      if (!room.isIdle || room.touched > before) continue;
      if (room.match.seq > room.snapshotSeq) await room.saveSnapshot();
      if (room.isIdle && !room.rowIsDirty) room.close();
    }
  }
  async #callOffStale(): Promise<void> {
    for (const id of await this.store.matches.stale(this.now() - STALE, DUE_AT_ONCE))
      await (await this.open(id))?.submit({ do: 'call-off' });
  }

  /** Puts everything to rest before the server stops. */
  async close(): Promise<void> {
    if (this.#sweeper !== null) clearInterval(this.#sweeper);
    for (const room of [...this.#rooms.values()]) {
      if (room.match.seq > room.snapshotSeq) await room.saveSnapshot();
      if (room.rowIsDirty) await room.saveRow();
      room.close();
    }
  }
}

function said(rows: readonly JournalRow[]): ChatLine[] {
  return rows.flatMap(({ at, deed }) =>
    deed.do === 'chat' ? [{ at, ...deed.line, to: deed.line.to === null ? null : [...deed.line.to] }] : [],
  );
}

function lately(deeds: readonly JournalRow[]): Told[] {
  return deeds.slice(-60).flatMap(({ told }) => (told === null ? [] : (JSON.parse(told) as Told[])));
}
