/**
 * A match in progress: the referee's desk and the run of the rules, moved on by deeds. No sockets, no storage, no clock of
 * its own: whoever keeps the match hands the time in, writes the deeds down and carries the news.
 *
 * `act` judges a command and, if it holds, carries it out and returns the deed for the journal. `apply` carries out a deed
 * from the journal that was judged before, here or elsewhere. The same deeds lead to the same match to the last prompt id.
 */
import {
  type AnyGame,
  type Ask,
  type Entry,
  type GameEvent,
  type Json,
  type MatchChance,
  type Prompt,
  promptOf,
  Run,
  type Saved,
  type Seat,
  SeededChance,
  type Told,
} from '@bridgehead/kernel';
import { grace, newClock, pass, rewind } from './clock.ts';
import { type By, type Deed, type Desk, freshSeat, type Happening, type Journalled, type MatchSetup, type Snapshot } from './desk.ts';
import { seedOf } from './fair.ts';
import type { ChatLine } from './protocol.ts';
import { type AnyRun, beginRun, enterOrThrow } from './rerun.ts';
import type { BotLevel } from './terms.ts';

/** Prompt ids are the number of the deed that opened the question times this, plus the question's place. */
export const IDS_A_DEED = 1024;
/** Questions closed by a team-mate's answer that can still be told apart from nonsense. */
const CLOSED_KEPT = 64;
const CHAT_KEPT = 50;
const TOLD_KEPT = 60;
/** After so many clocks run out in a row, a bot stands in. */
const MISSED_TOO_OFTEN = 2;
/** A match is played on far more often than it is forked or gone back in. */
const STRIDE = 16;
const STAND_IN: BotLevel = 'officer';

/** Going back further than what is in memory: open the match again with its whole journal. */
export class NeedsHistory extends Error {}

export class Match {
  readonly game: AnyGame;
  readonly setup: MatchSetup;
  desk: Desk;
  run: AnyRun | null = null;
  /** Number of the last deed. */
  seq = 0;
  /** What moved the run since `base`. */
  entries: Entry[] = [];
  base: { readonly saved: Saved<Json> | null; readonly count: number } = { saved: null, count: 0 };
  /** Names of people by id; kept up to date by whoever runs the match, never journalled. */
  names: Map<string, string> = new Map();
  /** The latest lines. Not part of a snapshot: what people said must be possible to forget. */
  chat: ChatLine[] = [];
  /** The latest events, for somebody who joins. */
  recent: Told[] = [];
  #told: Told[] = [];
  #asks: readonly Ask[] | null = null;
  #closed: { id: number; kernel: number }[] = [];

  constructor(game: AnyGame, setup: MatchSetup) {
    this.game = game;
    this.setup = setup;
    this.desk = {
      phase: 'waiting',
      seats: Array.from({ length: setup.seats }, freshSeat),
      clock: newClock(setup.clock, setup.seats, setup.created),
      petition: null,
      result: null,
      fault: null,
      versions: Array.from({ length: setup.seats + 1 }, () => 0),
      asked: [],
      moved: setup.created,
    };
  }

  /** Opens a match from a snapshot (or from nothing) and the deeds since. */
  static restore(game: AnyGame, setup: MatchSetup, snapshot: Snapshot | null, deeds: readonly Journalled[]): Match {
    const match = new Match(game, setup);
    if (snapshot !== null) match.#open(snapshot);
    for (const deed of deeds) match.apply(deed);
    return match;
  }

  #open({ seq, desk, saved, entries }: Snapshot): void {
    this.seq = seq;
    this.desk = desk;
    this.base = { saved, count: entries };
    if (saved === null) return;
    this.run = Run.resume(this.game, saved, this.#chance(), { watched: true, stride: STRIDE }) as AnyRun;
    this.#asks = this.run.asks;
  }

  snapshot(): Snapshot {
    return {
      seq: this.seq,
      desk: structuredClone(this.desk),
      saved: this.run?.fault === null ? this.run.save() : null,
      entries: this.count,
    };
  }

  /** How many entries led here, from the beginning. */
  get count(): number {
    return this.base.count + this.entries.length;
  }
  get words(): string[] {
    return this.desk.seats.map((seat) => seat.word ?? '');
  }
  get seed(): string {
    return seedOf(this.setup.id, this.setup.secret, this.words);
  }
  get isOver(): boolean {
    return this.desk.phase === 'over' || this.desk.phase === 'abandoned';
  }
  #chance(): MatchChance {
    return new SeededChance(this.seed);
  }

  // —— questions to the desk ——

  drives(person: string, seat: Seat): boolean {
    return this.desk.seats[seat]?.person === person;
  }
  seatsOf(person: string): Seat[] {
    return this.desk.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
  }
  nameOf(seat: Seat): string {
    const { driver, person, level } = this.desk.seats[seat] ?? freshSeat();
    if (driver === 'open') return '';
    return driver === 'bot' ? (level ?? STAND_IN) : (this.names.get(person ?? '') ?? 'Someone');
  }
  /** Seats whose answer is awaited. */
  waiting(): Seat[] {
    if (this.desk.phase !== 'playing' || this.run === null) return [];
    const open = this.run.openAsks;
    if (open.length === 1) return [(open[0] as Ask).seat];
    return [...new Set(open.map((ask) => ask.seat))].sort((a, b) => a - b);
  }
  /** What is asked of a seat, under the ids of this match. */
  prompts(seat: Seat): Prompt[] {
    const { run } = this;
    if (run === null || this.desk.phase !== 'playing') return [];
    const prompts: Prompt[] = [];
    for (const ask of run.openAsks) if (ask.seat === seat) prompts.push(promptOf(ask, run.state, this.idOf(ask)));
    return prompts;
  }
  /** The ids of what is asked of a seat. The same ids are the same prompts. */
  promptIds(seat: Seat): number[] {
    const { run } = this;
    if (run === null || this.desk.phase !== 'playing') return [];
    const ids: number[] = [];
    for (const ask of run.openAsks) if (ask.seat === seat) ids.push(this.idOf(ask));
    return ids;
  }
  idOf(ask: Ask): number {
    return this.desk.asked[(this.run as AnyRun).asks.indexOf(ask)]?.id ?? -1;
  }
  /** The kernel's number for one of our prompt ids; -1 for one that never was. */
  kernelId(id: number): number {
    const at = this.desk.asked.findIndex((asked) => asked.id === id);
    if (at >= 0) return this.run?.asks[at]?.id ?? -1;
    return this.#closed.find((closed) => closed.id === id)?.kernel ?? -1;
  }
  /** Do bots play on? Not while every person is away. */
  get isAttended(): boolean {
    let people = 0;
    for (const { driver, away } of this.desk.seats) {
      if (driver !== 'person') continue;
      if (!away) return true;
      people++;
    }
    return people === 0;
  }
  isBotDriven(seat: Seat): boolean {
    const state = this.desk.seats[seat];
    return state !== undefined && (state.driver === 'bot' || state.away);
  }
  /** Whose word a petition still waits for. */
  missingConsent(): Seat[] {
    const { petition, seats } = this.desk;
    if (petition === null) return [];
    const person = seats[petition.by]?.person;
    return seats.flatMap((seat, i) =>
      seat.driver === 'person' && !seat.away && seat.person !== person && !petition.agreed.includes(i) ? [i] : [],
    );
  }

  // —— deeds ——

  /** Carries out a deed from the journal. */
  apply({ seq, at, deed }: Journalled): Happening {
    if (seq !== this.seq + 1) throw new Error(`deed ${seq} after ${this.seq}`);
    if (deed.do === 'play') enterOrThrow(this.run as AnyRun, deed.entry);
    return this.happen(deed, at);
  }

  /** Writes a deed down and does what follows from it. For 'play' the run has moved already. */
  happen(deed: Deed, at: number): Happening {
    this.seq++;
    const { desk } = this;
    desk.moved = Math.max(desk.moved, at);
    pass(desk.clock, at);
    this.#carryOut(deed, at);
    if (deed.do === 'standing') this.#bump(deed.seat);
    else if (deed.do !== 'chat') for (let viewer = 0; viewer < desk.versions.length; viewer++) this.#bump(viewer);
    const told = this.#told;
    this.#told = [];
    if (told.length > 0) this.#remember(told);
    return { seq: this.seq, at, deed, told };
  }

  #remember(told: readonly Told[]): void {
    this.recent.push(...told);
    if (this.recent.length >= 2 * TOLD_KEPT) this.recent.splice(0, this.recent.length - TOLD_KEPT);
  }

  #carryOut(deed: Deed, at: number): void {
    const { desk } = this;
    switch (deed.do) {
      case 'sit':
        Object.assign(this.#seat(deed.seat), { driver: 'person', person: deed.person, word: deed.word, level: null });
        this.#note('match.sat', deed.seat);
        this.#beginIfReady(at);
        return;
      case 'bot':
        Object.assign(this.#seat(deed.seat), { driver: 'bot', person: null, level: deed.level, word: '' });
        this.#beginIfReady(at);
        return;
      case 'rise':
        this.#note('match.rose', deed.seat);
        desk.seats[deed.seat] = freshSeat();
        return;
      case 'word':
        for (const seat of desk.seats) if (seat.person === deed.person && seat.word === null) seat.word = deed.word;
        this.#beginIfReady(at);
        return;
      case 'play':
        this.#played(deed.entry, deed.by, at);
        return;
      case 'back':
        this.#goBack(deed.seat, deed.to);
        this.#note('match.takenBack', deed.seat);
        this.#settle(at);
        return;
      case 'ask':
        desk.petition = { kind: deed.kind, by: deed.seat, agreed: [], to: deed.to, jump: deed.jump };
        if (this.missingConsent().length > 0) this.#note(`match.asked.${deed.kind}`, deed.seat);
        this.#grantIfAgreed(at);
        return;
      case 'consent':
        if (deed.yes) desk.petition?.agreed.push(deed.seat);
        else {
          desk.petition = null;
          this.#note('match.declined', deed.seat);
        }
        this.#grantIfAgreed(at);
        return;
      case 'standing':
        this.#seat(deed.seat).standing = deed.standing;
        return;
      case 'away':
        Object.assign(this.#seat(deed.seat), { away: true, level: deed.level });
        this.#note('match.away', deed.seat);
        this.#settle(at);
        this.#grantIfAgreed(at);
        return;
      case 'return':
        Object.assign(this.#seat(deed.seat), { away: false, level: null, missed: 0 });
        grace(desk.clock, this.setup.clock, deed.seat);
        this.#note('match.returned', deed.seat);
        this.#settle(at);
        return;
      case 'chat':
        this.chat.push({ id: this.seq, at, person: deed.person, name: deed.name, seat: deed.seat, text: deed.text });
        this.chat = this.chat.slice(-CHAT_KEPT);
        return;
      case 'call-off':
        desk.phase = 'abandoned';
        this.#note('match.calledOff', null);
        this.#settle(at);
        return;
      case 'fault':
        desk.phase = 'frozen';
        desk.fault = deed.what;
        this.#note('match.frozen', null);
        this.#settle(at);
        return;
    }
  }

  #seat(seat: Seat) {
    return this.desk.seats[seat] ?? freshSeat();
  }
  #bump(viewer: number): void {
    this.desk.versions[viewer] = (this.desk.versions[viewer] ?? 0) + 1;
  }
  #note(type: string, seat: Seat | null): void {
    const event: GameEvent = seat === null ? { type } : { type, seat, name: this.nameOf(seat) };
    this.#told.push({ all: event, to: null });
  }
  #collect(): void {
    const told = (this.run as AnyRun).table.told;
    if (told.length > 0) this.#told.push(...told.splice(0));
  }

  #beginIfReady(at: number): void {
    const { desk } = this;
    if (desk.phase !== 'waiting' || desk.seats.some((seat) => seat.driver === 'open' || seat.word === null)) return;
    desk.phase = 'playing';
    this.run = this.#begin();
    this.#note('match.begun', null);
    this.#collect();
    desk.clock = newClock(this.setup.clock, this.setup.seats, at);
    this.#settle(at);
  }

  #begin(): AnyRun {
    return beginRun(this.game, { ...this.setup, seed: this.seed }, STRIDE);
  }

  #played(entry: Entry, by: By, at: number): void {
    const { desk, setup } = this;
    this.entries.push(entry);
    desk.petition = null;
    this.#collect();
    if ('seat' in entry) {
      const seat = this.#seat(entry.seat);
      rewind(desk.clock, setup.clock, entry.seat);
      if (by === 'person') seat.missed = 0;
      if (by === 'clock') {
        this.#note('match.expired', entry.seat);
        seat.missed++;
        if (seat.missed >= MISSED_TOO_OFTEN) {
          Object.assign(seat, { away: true, level: STAND_IN });
          this.#note('match.away', entry.seat);
        }
      }
    }
    this.#settle(at);
  }

  /** The questions may have changed: number the new ones, let the right clocks run, see whether it is over. */
  #settle(at: number): void {
    const { desk, run } = this;
    if (run !== null && run.asks !== this.#asks) {
      this.#close();
      desk.asked = run.asks.map((_, i) => ({ id: this.seq * IDS_A_DEED + i, at }));
      this.#asks = run.asks;
    }
    if (desk.phase === 'playing' && run !== null && run.result !== null) {
      desk.phase = 'over';
      desk.result = run.result;
    }
    desk.clock.running = [];
    if (desk.phase !== 'playing' || run === null) return;
    for (const ask of run.openAsks) {
      const seat = this.#seat(ask.seat);
      if (ask.window === null && seat.standing.untilMyTurn) seat.standing = { ...seat.standing, untilMyTurn: false };
      if (seat.driver === 'person' && !seat.away && !desk.clock.running.includes(ask.seat)) desk.clock.running.push(ask.seat);
    }
  }

  #close(): void {
    const asks = this.#asks ?? [];
    for (let i = 0; i < asks.length; i++) {
      const id = this.desk.asked[i]?.id;
      if (id !== undefined) this.#closed.push({ id, kernel: (asks[i] as Ask).id });
    }
    if (this.#closed.length > 2 * CLOSED_KEPT) this.#closed.splice(0, this.#closed.length - CLOSED_KEPT);
  }

  // —— going back ——

  #grantIfAgreed(at: number): void {
    const { petition } = this.desk;
    if (petition === null || this.missingConsent().length > 0) return;
    this.desk.petition = null;
    if (petition.kind === 'draw') {
      this.desk.phase = 'over';
      const everyone = this.desk.seats.map((_, seat) => seat);
      this.desk.result = { ranking: [everyone], reason: 'match.drawn', clause: this.game.drawByAgreement ?? '' };
      this.#note('match.drawn', null);
    } else {
      const { to, jump } = petition;
      this.#rebuild(to);
      (this.run as AnyRun).apply({ jump });
      this.entries.push({ jump });
      this.#note('match.takenBack', petition.by);
    }
    this.#settle(at);
  }

  /** A free undo of the last entry. A run that was opened again since cannot do it by itself and is built anew. */
  #goBack(seat: Seat, to: number): void {
    const run = this.run as AnyRun;
    this.desk.petition = null;
    if (to === this.count - 1 && this.entries.length > 0 && run.canUndo(seat)) {
      run.undo(seat);
      this.entries.pop();
    } else this.#rebuild(to);
  }

  #rebuild(to: number): void {
    this.run = this.runAt(to);
    this.entries.length = to - this.base.count;
  }

  /** The run as it was after `to` entries. */
  runAt(to: number): AnyRun {
    const { saved, count } = this.base;
    if (to < count) throw new NeedsHistory(`entry ${to} is before ${count}`);
    const run =
      saved === null ? this.#begin() : (Run.resume(this.game, saved, this.#chance(), { watched: true, stride: STRIDE }) as AnyRun);
    for (const entry of this.entries.slice(0, to - count)) enterOrThrow(run, entry);
    run.takeEvents();
    return run;
  }

  /** After a rule went wrong in the middle: the position before, to look at. */
  standStill(): void {
    try {
      this.run = this.runAt(this.count);
    } catch {
      this.run = null;
    }
  }
}
