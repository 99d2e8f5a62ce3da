/** All matches that are in memory on this node. Any match can be opened; the idle ones leave; none is owned. */
import { type AnyGame, readOptions, same, seatsProblem, type Told } from '@bridgehead/kernel';
import {
  adopt,
  type ChatLine,
  type Command,
  isAtStake,
  type Journalled,
  LINES_KEPT,
  latestBeats,
  Match,
  type MatchSetup,
  NeedsHistory,
  type Remembered,
  type Snapshot,
  withoutTextOf,
} from '@bridgehead/match';
import type { Logger } from 'pino';
import type { BotDriver } from '../bots/driver.ts';
import type { Metrics } from '../metrics.ts';
import type { Notices } from '../notices/notices.ts';
import type { JournalRow, MatchRow } from '../store/matches.ts';
import type { OutagesTable } from '../store/schema.ts';
import type { Store } from '../store/store.ts';
import { Room } from './room.ts';
import type { Loaded, Surroundings } from './surroundings.ts';

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
  /** A session has ended: what was opened with it is closed. */
  readonly endSession: (hash: string) => void;
  /** Is a page open at this seat on another node? */
  readonly isElsewhere: (match: string, seat: number) => boolean;
  /** Somebody was forgotten: their open pages are closed. */
  readonly sendAway: (person: string) => void;
  readonly notices: Notices;
}

const SWEEP = 1_000;
/** Sweeps between two looks at which hosts are here. */
const ATTEND_EVERY = 15;
const DUE_LEASE = 5_000;
const DUE_AT_ONCE = 50;
/** When many are due at once, so much of each sweep is spent on them. */
const DUE_MS = 700;
/** A match that cannot be opened is tried again after so long. */
const PUT_OFF = 60_000;
/** The server counts as gone when no node was seen for so long. */
const OUTAGE = 3_000;
/** A store that has taken nothing for so long is not well. */
const UNWELL = 5_000;
/** Every so often a match that is played is put to rest as it stands, a few at a time. */
const SNAPSHOT_AFTER = 20_000;
const SNAPSHOTS_AT_ONCE = 10;
const ASK_AT_ONCE = 400;
const LAST_WAIT = 3_000;
/** Rows that are read at a time to find what each viewer was told last. */
const BEATS_READ = 200;
const BOT_LEASE = 20_000;
/** Nothing has happened for so long: the match is called off and its secret shown. */
const STALE = 60 * 86_400_000;
/** … and after so long one at which nobody ever moved. */
const UNMOVED = 7 * 86_400_000;

export class Rooms implements Surroundings {
  readonly #options: RoomsOptions;
  readonly #rooms = new Map<string, Room>();
  readonly #opening = new Map<string, Promise<Room | null>>();
  readonly #leases = new Map<string, number>();
  #sweeper: NodeJS.Timeout | null = null;
  #sweeps = 0;
  #sweeping = false;
  /** When the store last took something. */
  #taken = 0;
  /** The same by the machine's own clock, which no test puts forward. */
  #there = Date.now();
  #beating: Promise<boolean> | null = null;
  #heart: NodeJS.Timeout | null = null;

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
  get facts() {
    return this.#options.notices;
  }
  isElsewhere(match: string, seat: number): boolean {
    return this.#options.isElsewhere(match, seat);
  }
  expect(due: number): void {
    this.#options.notices.expect(due);
  }
  get size(): number {
    return this.#rooms.size;
  }

  /** Begins to listen to other nodes and to look for what is due. */
  async start(): Promise<void> {
    await this.#noteOutage();
    await this.store.matches.beat(this.#options.node, this.now());
    this.#isThere();
    await this.store.engine.listen((note) => this.#hear(note));
    this.#sweeper = setInterval(() => void this.#sweep(), SWEEP);
    this.#sweeper.unref();
    // By itself: a sweep that takes long is no outage.
    this.#heart = setInterval(() => void this.beat(), SWEEP);
    this.#heart.unref();
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
    const loaded = await this.#load(row, false);
    this.metrics.opened.observe((performance.now() - begun) / 1000);
    return this.#add(loaded);
  }
  /** A match that was just made here. */
  adopt(match: Match): Room {
    return this.#add({ match, snapshotSeq: 0, first: [] });
  }
  #add({ match, snapshotSeq, first }: Loaded): Room {
    const room = new Room(match, snapshotSeq, this);
    this.#rooms.set(room.id, room);
    this.metrics.rooms.set(this.#rooms.size);
    if (match.desk.adopted && snapshotSeq < 0) void room.saveSnapshot();
    // The first of them keeps the room busy; what follows by itself is arranged when the last is written.
    for (const command of first) void room.submit(command);
    if (first.length === 0) room.arrange();
    return room;
  }

  async load(id: string, whole: boolean): Promise<Loaded> {
    const row = await this.store.matches.row(id);
    if (row === null) throw new Error(`there is no match ${id}`);
    return this.#load(row, whole);
  }

  async #load(row: MatchRow, whole: boolean): Promise<Loaded> {
    const { id } = row;
    const setup = await this.store.matches.setupOf(row);
    const game = this.#options.games.get(setup.game);
    if (game === undefined) throw new Error(`there is no game ${setup.game} any more`);
    const snapshot = whole ? null : await this.store.matches.snapshot(id);
    const deeds = await this.store.matches.journal(id, snapshot?.seq ?? 0);
    const wakened = await this.#wake(game, setup, row, snapshot, deeds);
    if (wakened === 'needs history') return this.#load(row, true);
    const { match } = wakened;
    // Cut, but the node died before the words had left the journal.
    for (const written of match.erased.splice(0)) await this.store.matches.erase(id, written, match.snapshot());
    if (match.disowned) await this.store.matches.disown(id, match.snapshot());
    match.disowned = false;
    await this.#learn(
      match,
      match.desk.seats.flatMap(({ person, keptFor }) => person ?? keptFor ?? []),
    );
    match.recent = await this.#lately(match);
    match.chat = await this.#said(match);
    return { ...wakened, first: [...wakened.first, ...(await this.#outagesOf(match))] };
  }

  /** What was told last, as the journal keeps it. */
  async #lately(match: Match): Promise<Told[][]> {
    const rows = await this.store.matches.beats(match.setup.id, match.seq, BEATS_READ);
    return latestBeats(
      rows.map(({ told }) => JSON.parse(told ?? '[]') as Told[]),
      match.viewers,
    );
  }
  /** What everybody was told last, and what each seat was told besides. */
  async #said(match: Match): Promise<ChatLine[]> {
    const { id } = match.setup;
    const hearers = ['all' as const, ...(match.teams === null ? [] : match.desk.seats.keys())];
    const rows = await Promise.all(hearers.map((one) => this.store.matches.chat(id, match.seq, one, LINES_KEPT)));
    const bySeq = new Map(rows.flat().map((row) => [row.seq, row]));
    return [...bySeq.values()]
      .sort((a, b) => a.seq - b.seq)
      .flatMap(({ at, deed }) => (deed.do === 'chat' ? [{ at, ...deed.line, to: deed.line.to === null ? null : [...deed.line.to] }] : []));
  }

  /** The match as it was left; under other rules only if they lead to exactly what was seen; else as far as it can be shown. */
  async #wake(
    game: AnyGame,
    setup: MatchSetup,
    row: MatchRow,
    snapshot: Snapshot | null,
    deeds: readonly JournalRow[],
  ): Promise<Loaded | 'needs history'> {
    const snapshotSeq = snapshot?.seq ?? 0;
    if ((snapshot?.version ?? setup.version) === game.version) {
      try {
        return { match: Match.restore(game, setup, snapshot, deeds), snapshotSeq, first: [] };
      } catch (error) {
        if (error instanceof NeedsHistory && snapshot !== null && !snapshot.desk.adopted) return 'needs history';
        this.log.error({ err: error, match: setup.id }, 'a match could not be run again; it is frozen');
        const fresh = snapshot === null ? null : await this.store.matches.snapshot(setup.id);
        const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
        return this.#atRest(game, setup, row, fresh, deeds, { do: 'fault', what });
      }
    }
    if (row.phase === 'waiting') {
      const renewed = renewedFor(game, setup);
      if (renewed !== null) {
        await this.store.matches.renew(renewed);
        return { match: Match.restore(game, renewed, null, await this.store.matches.journal(setup.id, 0)), snapshotSeq, first: [] };
      }
    } else {
      const remembered: Remembered[] = deeds.map((deed) => ({ ...deed, told: deed.told === null ? [] : JSON.parse(deed.told) }));
      const match = adopt(game, setup, structuredClone(snapshot), remembered);
      // A snapshot under the new rules is due at once: what is played from now on is theirs.
      if (match !== null) return { match, snapshotSeq: -1, first: [] };
    }
    this.log.warn({ match: setup.id, from: snapshot?.version ?? setup.version, to: game.version }, 'a match cannot go on under new rules');
    return this.#atRest(game, setup, row, snapshot, deeds, { do: 'call-off', why: 'rules' });
  }
  /** Without its play: one that has ended stays as it ended, one that has not is about to. */
  #atRest(
    game: AnyGame,
    setup: MatchSetup,
    { phase, result }: MatchRow,
    snapshot: Snapshot | null,
    deeds: readonly JournalRow[],
    end: Command,
  ): Loaded {
    const match = Match.atRest(game, setup, snapshot, deeds);
    match.desk.phase = phase as typeof match.desk.phase;
    match.desk.result = result === null ? null : JSON.parse(result);
    return { match, snapshotSeq: snapshot?.seq ?? 0, first: match.isOver || phase === 'frozen' ? [] : [end] };
  }
  /** Clocks do not run while nobody is there to take an answer. */
  async #outagesOf(match: Match): Promise<Command[]> {
    return hasRunningClock(match) ? outagesFor(match, await this.store.matches.outagesSince(match.desk.clock.since)) : [];
  }

  async learnNames(match: Match, deeds: readonly Journalled[]): Promise<void> {
    const sat = deeds.flatMap(({ deed }) => (deed.do === 'sit' ? [deed.person] : []));
    if (sat.length > 0) await this.#learn(match, sat);
  }
  async #learn(match: Match, people: readonly string[]): Promise<void> {
    for (const [person, name] of await this.store.people.names(people)) match.names.set(person, name);
    await this.#options.notices.learn(people);
  }
  /** Somebody has another name now, or none; `here` if it was heard from nobody else. */
  renamed(person: string, name: string | null, here = true): void {
    if (here && this.store.isShared) this.store.engine.publish(`${this.#options.node} ${person} named`);
    for (const room of this.#rooms.values()) {
      if (room.match.seatsOf(person).length === 0) continue;
      if (name === null) room.match.names.delete(person);
      else room.match.names.set(person, name);
      room.refresh();
    }
  }

  /** Somebody wants to be forgotten: what they wrote leaves memory, and no open page of theirs writes it again. */
  forgotten(person: string, here = true): void {
    this.#options.sendAway(person);
    for (const { match, gallery } of this.#rooms.values()) {
      // What is kept names everybody who ever sat here.
      if (match.names.delete(person)) gallery.forget();
      match.chat = match.chat.filter((line) => line.person !== person);
      match.desk.marks = withoutTextOf(match.desk, person);
    }
    this.renamed(person, null, here);
  }
  async #heardOf(person: string): Promise<void> {
    const name = (await this.store.people.names([person])).get(person) ?? null;
    if (name === null) this.forgotten(person, false);
    else this.renamed(person, name, false);
  }

  /** Somebody sits down here: does a deed have to leave word for them? */
  meet(person: string): Promise<void> {
    return this.#options.notices.learn([person]);
  }

  // —— other nodes ——

  /** Somebody has named a place where they can be told, or no longer has one. */
  async placesChanged(person: string): Promise<void> {
    await this.#options.notices.learn([person]);
    if (this.store.isShared) this.store.engine.publish(`${this.#options.node} ${person} told`);
  }

  /** Sockets that were opened with this session are closed, on all nodes. */
  sessionEnded(hash: string): void {
    this.#options.endSession(hash);
    if (this.store.isShared) this.store.engine.publish(`${this.#options.node} ${hash} ended`);
  }
  announce(match: string, seq: number): void {
    if (this.store.isShared) this.store.engine.publish(`${this.#options.node} ${match} ${seq}`);
  }
  announcePresence(match: string, note: string): void {
    if (this.store.isShared) this.store.engine.publish(`${this.#options.node} ${match} here ${note}`);
  }

  /** Null when notes may have been missed. */
  #hear(note: string | null): void {
    if (note === null) {
      for (const room of this.#rooms.values()) room.lookForNews();
      for (const match of this.#opening.keys()) this.#whenOpen(match, (room) => room.lookForNews());
      return;
    }
    const [node, match, what, more] = note.split(' ');
    if (node === undefined || match === undefined || what === undefined || node === this.#options.node) return;
    if (what === 'told') void this.#options.notices.learn([match]).catch(() => undefined);
    else if (what === 'here') this.#options.hearPresence(node, match, more ?? '');
    else if (what === 'ended') this.#options.endSession(match);
    else if (what === 'named') void this.#heardOf(match).catch(() => undefined);
    else this.#whenOpen(match, (room) => room.heard(Number(what)));
  }
  /** A match that is being opened at this moment may have read its journal too early. One that is not here has nothing to learn. */
  #whenOpen(match: string, tell: (room: Room) => void): void {
    const room = this.#rooms.get(match);
    if (room !== undefined) tell(room);
    // The caller that opened it hears why it could not be.
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
    // One after the other: on a slow day a second one would only stand in the first one's way.
    if (this.#sweeping) return;
    this.#sweeping = true;
    this.#sweeps++;
    try {
      if (this.isLate && !(await this.beat())) return;
      await this.#askForNews();
      await this.seeToDue();
      await this.#rest();
      if (this.#sweeps % ATTEND_EVERY === 0) await this.attend();
      if (this.#sweeps % 600 === 0) {
        await this.store.people.sweep(this.now());
        await this.tidy();
      }
    } catch (error) {
      this.log.warn({ err: error }, 'a sweep failed');
    } finally {
      this.#sweeping = false;
    }
  }
  /** Shared by all who ask at the same time. */
  beat(): Promise<boolean> {
    this.#beating ??= this.#beat().finally(() => {
      this.#beating = null;
    });
    return this.#beating;
  }
  async #beat(): Promise<boolean> {
    try {
      const since = this.#taken;
      const wasLate = this.isLate;
      if (wasLate) await this.#noteOutage();
      await this.store.matches.beat(this.#options.node, this.now());
      // It stood still while it looked round: what was written just now is the last sign of life.
      if (!wasLate && this.isLate) return this.#beat();
      const outages = wasLate ? await this.store.matches.outagesSince(since) : [];
      this.#isThere();
      // What is in memory hears of it before anything else is judged.
      for (const room of this.#rooms.values()) room.putFirst(outagesFor(room.match, outages));
      return true;
    } catch (error) {
      this.log.warn({ err: error }, 'the store takes nothing');
      return false;
    }
  }
  #isThere(): void {
    this.#taken = this.now();
    this.#there = Date.now();
  }
  #noteOutage(): Promise<void> {
    return this.store.matches.noteOutage(this.now(), OUTAGE, this.now() - STALE);
  }
  get isLate(): boolean {
    return Date.now() - this.#there > OUTAGE;
  }
  /** Does the store take what is written? */
  get isWell(): boolean {
    return this.now() - this.#taken < UNWELL;
  }
  /** An announcement may be lost with the node that had to make it. Followers hear the news all the same. */
  async #askForNews(): Promise<void> {
    if (!this.store.isShared) return;
    const followed = [...this.#rooms.values()].filter((room) => !room.followers.isEmpty).map(({ id }) => id);
    for (let at = 0; at < followed.length; at += ASK_AT_ONCE)
      for (const [id, seq] of await this.store.matches.latest(followed.slice(at, at + ASK_AT_ONCE))) this.#rooms.get(id)?.heard(seq);
  }
  /** One match that cannot be opened keeps no other waiting. */
  async seeToDue(): Promise<void> {
    const enough = performance.now() + DUE_MS;
    let found: number;
    do {
      const due = await this.store.matches.due(this.now(), DUE_LEASE, DUE_AT_ONCE);
      found = due.length;
      await this.#seeTo(due);
    } while (found === DUE_AT_ONCE && performance.now() < enough);
  }
  async #seeTo(due: readonly string[]): Promise<void> {
    await Promise.all(
      due.map(async (id) => {
        try {
          const room = await this.open(id);
          room?.arrange();
          // The claim moved the row's due time; write the true one back.
          await room?.saveRow();
        } catch (error) {
          this.log.error({ err: error, match: id }, 'a match in which something is due could not be opened');
          await this.store.matches.putOff(id, this.now() + PUT_OFF);
        }
      }),
    );
  }
  async #rest(): Promise<void> {
    const now = this.now();
    let snapshots = 0;
    for (const room of [...this.#rooms.values()])
      try {
        if (room.rowIsDirty) await room.saveRow();
        const isAhead = room.match.seq > room.snapshotSeq;
        if (!room.isIdle || room.touched > now - this.#options.idle) {
          if (isAhead && room.snapshotAt < now - SNAPSHOT_AFTER && ++snapshots <= SNAPSHOTS_AT_ONCE) await room.saveSnapshot();
          continue;
        }
        if (isAhead) await room.saveSnapshot();
        if (room.isIdle && !room.rowIsDirty) room.close();
      } catch (error) {
        // Those after it come to rest all the same.
        this.log.error({ err: error, match: room.id }, 'a match could not be put to rest');
      }
  }
  /** Open tables whose host is here stand first in the list. */
  async attend(): Promise<void> {
    const open = [...this.#rooms.values()].filter(({ match }) => match.setup.listed && match.desk.phase === 'waiting');
    const attended = open.filter(({ match, followers }) => followers.has(match.setup.creator));
    await this.store.matches.attend(
      attended.map(({ id }) => id),
      this.now(),
    );
  }
  /** Calls off what nobody comes back to. */
  async tidy(): Promise<void> {
    for (const id of await this.store.matches.stale(this.now() - STALE, this.now() - UNMOVED, DUE_AT_ONCE))
      await this.#end(await this.open(id));
  }
  /** Where the match counts, somebody who has stayed away for so long has given it up. */
  async #end(room: Room | null): Promise<void> {
    if (room === null) return;
    const { match } = room;
    const away =
      match.desk.phase === 'playing' && match.count > 0 && isAtStake(match) ? match.waiting().filter((seat) => match.isPlaying(seat)) : [];
    for (const seat of away) if (!room.match.isOver) await room.submit({ do: 'concede', seat });
    if (away.length === 0) await room.submit({ do: 'call-off' });
  }

  /** Puts everything to rest before the server stops; what does not come to rest in time is in the journal. */
  async close(): Promise<void> {
    if (this.#sweeper !== null) clearInterval(this.#sweeper);
    if (this.#heart !== null) clearInterval(this.#heart);
    const enough = new Promise<void>((resolve) => setTimeout(resolve, LAST_WAIT).unref());
    const settle = async (room: Room): Promise<void> => {
      if (room.match.seq > room.snapshotSeq) await room.saveSnapshot();
      if (room.rowIsDirty) await room.saveRow();
    };
    await Promise.race([enough, Promise.allSettled([...this.#rooms.values()].map(settle))]);
    for (const room of [...this.#rooms.values()]) room.close();
    await this.beat();
  }
}

const hasRunningClock = ({ desk, setup }: Match): boolean =>
  desk.phase === 'playing' && setup.clock.kind !== 'none' && desk.clock.running.length > 0;
function outagesFor(match: Match, outages: readonly OutagesTable[]): Command[] {
  if (!hasRunningClock(match)) return [];
  return outages.map(({ begun, ended }) => ({ do: 'outage', from: begun, until: ended }));
}

/** A table at which nobody has played yet, for other rules; null if it does not fit them. */
function renewedFor(game: AnyGame, setup: MatchSetup): MatchSetup | null {
  const read = readOptions(game.options, setup.options);
  if ('problem' in read || !same(read.options, setup.options) || setup.from !== null) return null;
  return seatsProblem(game, setup.seats, read.options) === null ? { ...setup, version: game.version } : null;
}
