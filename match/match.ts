/**
 * A match in progress: the referee's desk and the run of the rules, moved on by deeds. No sockets, no storage, no clock of
 * its own: its keeper hands the time in, writes the deeds down and carries the news.
 *
 * `act` (act.ts) judges a command and makes a deed of it; `apply` carries out a deed, fresh or from the journal. Nothing else
 * changes a match, so the same deeds lead to the same match to the last prompt number.
 */
import {
  type AnyGame,
  type Ask,
  afterOrder,
  type Entry,
  type GameEvent,
  type Json,
  PASS,
  type Prompt,
  type Saved,
  type Seat,
  type Told,
  type Viewer,
} from '@bridgehead/kernel';
import { erase, goBack, rebuild, runFrom, savedOf, standStill } from './back.ts';
import { grace, lend, newClock, pass, reward, settleUp, skip, takeBack } from './clock.ts';
import {
  type By,
  type Deed,
  type Desk,
  freshDesk,
  freshSeat,
  type Happening,
  type Journalled,
  type MatchSetup,
  type Snapshot,
  wholeDesk,
} from './desk.ts';
import { seedOf } from './fair.ts';
import { noteGiven } from './given.ts';
import { erasedBy, marksWith } from './marks.ts';
import type { Written } from './mask.ts';
import { withoutName } from './names.ts';
import { openingOf } from './opening.ts';
import type { ChatLine } from './protocol.ts';
import { BEATS_KEPT, latestBeats, latestLines } from './recent.ts';
import type { AnyRun } from './rerun.ts';
import { plainScreen, type Screen } from './screen.ts';
import { isReady, takeSeat } from './seating.ts';
import { seenIn } from './seen.ts';
import { settle } from './settle.ts';
import { addTaboo, disownTaboos } from './taboo.ts';
import type { BotLevel } from './terms.ts';

const WROTE_KEPT = 16;
/** After so many clocks run out in a row, a bot stands in. */
const MISSED_TOO_OFTEN = 2;
/** Deeds outside the play: they move no clock, and nobody learns from any time or number that there was one. */
const BESIDE: readonly Deed['do'][] = ['standing', 'taboo', 'chat', 'hush', 'mark', 'outage', 'rematch'];
const STAND_IN: BotLevel = 'officer';

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
  /** Names of people by id; kept up to date by the keeper of the match, never journalled. */
  names: Map<string, string> = new Map();
  /** The latest lines. Not part of a snapshot: what people said must be possible to forget. */
  chat: ChatLine[] = [];
  /** What the latest deeds told, for somebody who joins, without people's names; each deed that told anything is one beat. */
  recent: Told[][] = [];
  /** What looks at texts before they are taken; another may be put in its place. */
  screen: Screen = plainScreen;
  /** Words that were wiped out here, for the keeper of the journal to wipe out there too. */
  readonly erased: Written[] = [];
  /** Lines of the "not tonight" list name no seat any more: the keeper of the journal takes the seats out there too. */
  disowned = false;
  #told: Told[] = [];
  /** So many beats are looked through for what nobody needs. */
  #enough = 2 * BEATS_KEPT;

  constructor(game: AnyGame, setup: MatchSetup) {
    this.game = game;
    this.setup = setup;
    this.desk = freshDesk(setup);
  }

  /** Opens a match from a snapshot (or from nothing) and the deeds since. */
  static restore(game: AnyGame, setup: MatchSetup, snapshot: Snapshot | null, deeds: readonly Journalled[]): Match {
    const match = new Match(game, setup);
    if (snapshot !== null) match.#open(snapshot);
    for (const deed of deeds) match.apply(deed);
    return match;
  }

  /**
   * The match without its play: who sits there and what they gave, for a match whose play can no longer be run. Those who ask
   * for it see that it has ended or is about to.
   */
  static atRest(game: AnyGame, setup: MatchSetup, snapshot: Snapshot | null, deeds: readonly Journalled[]): Match {
    const match = new Match(game, setup);
    if (snapshot !== null) match.desk = wholeDesk(snapshot.desk, setup);
    match.seq = snapshot?.seq ?? 0;
    for (const { seq, at, deed } of deeds) {
      match.seq = seq;
      takeSeat(match.desk, setup, deed, { at, note: () => undefined });
    }
    const { desk } = match;
    desk.petition = null;
    Object.assign(desk.clock, { running: [], pace: [], lent: [] });
    return match;
  }

  /** A match that begins at a given position, everybody in their seats: scenes and checks. */
  static around(game: AnyGame, setup: MatchSetup, run: AnyRun): Match {
    const match = new Match(game, setup);
    match.desk.seats.forEach((seat, i) => {
      Object.assign(seat, { driver: 'person', person: `person ${i}`, word: '' });
    });
    match.desk.phase = 'playing';
    match.run = run;
    run.takeEvents();
    settle(match, setup.created);
    return match;
  }

  #open({ seq, desk, saved, entries }: Snapshot): void {
    this.seq = seq;
    this.desk = wholeDesk(desk, this.setup);
    this.base = { saved, count: entries };
    if (saved !== null) this.run = runFrom(this);
  }

  snapshot(): Snapshot {
    const isSound = this.run?.fault === null;
    return {
      seq: this.seq,
      desk: structuredClone(this.desk),
      saved: isSound ? savedOf(this) : null,
      entries: this.count,
      version: this.game.version,
      seen: isSound && this.desk.phase === 'playing' ? seenIn(this) : null,
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
    return this.setup.seed ?? seedOf(this.setup.id, this.setup.secret, this.words);
  }
  get isOver(): boolean {
    return this.desk.phase === 'over' || this.desk.phase === 'abandoned';
  }

  // —— questions to the desk ——

  drives(person: string, seat: Seat): boolean {
    return this.desk.seats[seat]?.person === person;
  }
  /** May this person look from there? */
  mayFollow(person: string, viewer: Viewer): boolean {
    return viewer === 'spectator' ? this.setup.spectators || this.seatsOf(person).length > 0 : this.drives(person, viewer);
  }
  seatsOf(person: string): Seat[] {
    return this.desk.seats.flatMap((seat, i) => (seat.person === person ? [i] : []));
  }
  nameOf(seat: Seat): string {
    const { driver, person, level, keptFor } = this.desk.seats[seat] ?? freshSeat();
    if (driver === 'open') return this.names.get(keptFor ?? '') ?? '';
    return driver === 'bot' ? (level ?? STAND_IN) : (this.names.get(person ?? '') ?? 'Someone');
  }
  /** Who plays together; null: everybody for themselves. */
  get teams(): readonly (readonly Seat[])[] | null {
    if (this.run === null || this.game.teams === undefined) return null;
    if (this.desk.phase !== 'frozen') return this.game.teams(this.run.state);
    try {
      return this.game.teams(this.run.state);
    } catch {
      return null;
    }
  }
  /** The seat and those who play with it. */
  teamOf(seat: Seat): readonly Seat[] {
    return this.teams?.find((team) => team.includes(seat)) ?? [seat];
  }
  /** The open questions. */
  get asks(): readonly Ask[] {
    return this.desk.phase === 'playing' && this.run !== null ? this.run.openAsks : [];
  }
  /** Seats whose answer is awaited. */
  waiting(): Seat[] {
    const seats = this.asks.map((ask) => ask.seat);
    return seats.length < 2 ? seats : seats.sort((a, b) => a - b);
  }
  /** What is asked of a seat. */
  prompt(seat: Seat): Prompt | null {
    return this.desk.phase === 'playing' ? (this.run?.prompt(seat) ?? null) : null;
  }
  /** The number of what is asked of a seat; 0 for nothing. The same number is the same prompt. */
  promptId(seat: Seat): number {
    return this.desk.phase === 'playing' ? (this.run?.askOf(seat)?.id ?? 0) : 0;
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
    return state !== undefined && (state.driver === 'bot' || state.away || this.hasLeft(seat));
  }
  /** Does a person answer for the seat? Not while a bot stands in, and not after giving up. */
  isPlaying(seat: Seat): boolean {
    return this.desk.seats[seat]?.driver === 'person' && !this.isBotDriven(seat);
  }
  /** Gave up, and is out of it: where a side gives up only as a whole, a word alone is not enough. */
  hasLeft(seat: Seat): boolean {
    return this.desk.seats[seat]?.gaveUp === true && !this.playsOn(seat);
  }
  /** Does the seat still play? Giving up may be a word that the rest of its side has to give too. */
  playsOn(seat: Seat): boolean {
    if (this.desk.phase === 'frozen' || this.run === null) return false;
    return this.game.playsOn?.(this.run.state, seat) ?? !this.#seat(seat).gaveUp;
  }
  /** The seats whose word a petition still waits for: those of all other people, also while a bot plays for them. */
  missingConsent(): Seat[] {
    const { petition, seats } = this.desk;
    if (petition === null) return [];
    const person = seats[petition.by]?.person;
    return seats.flatMap((seat, i) => (seat.driver === 'person' && seat.person !== person && !petition.agreed.includes(i) ? [i] : []));
  }

  // —— deeds ——

  /** Carries a deed out and does what follows from it. */
  apply({ seq, at, deed }: Journalled): Happening {
    if (seq !== this.seq + 1) throw new Error(`deed ${seq} after ${this.seq}`);
    this.seq = seq;
    const { desk } = this;
    if (!BESIDE.includes(deed.do)) {
      desk.moved = Math.max(desk.moved, at);
      pass(desk.clock, at);
    }
    this.#carryOut(deed, at);
    const told = this.#told;
    this.#told = [];
    if (told.length > 0) this.#remember(told);
    return { seq, at, deed, told };
  }
  /** The next deed, at its place in the journal. */
  next(deed: Deed, at: number): Journalled {
    return { seq: this.seq + 1, at, deed };
  }

  /** All who may look at it. */
  get viewers(): Viewer[] {
    return ['spectator', ...this.desk.seats.keys()];
  }

  #remember(told: readonly Told[]): void {
    this.recent.push(told.map(withoutName));
    if (this.recent.length < this.#enough) return;
    this.recent = latestBeats(this.recent, this.viewers);
    this.#enough = 2 * Math.max(BEATS_KEPT, this.recent.length);
  }

  #carryOut(deed: Deed, at: number): void {
    const { desk } = this;
    switch (deed.do) {
      case 'sit':
      case 'bot':
      case 'rise':
      case 'pledge':
      case 'word':
        takeSeat(desk, this.setup, deed, { at, note: this.#note });
        this.#beginIfReady(at);
        return;
      case 'taboo':
        addTaboo(desk, deed);
        return;
      case 'play':
        this.#play(deed.entry, deed.by, at);
        return;
      case 'back':
        goBack(this, deed.seat, deed.to);
        this.#note('match.takenBack', deed.seat);
        settle(this, at);
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
        takeSeat(desk, this.setup, deed, { at, note: this.#note });
        lend(desk.clock, deed.seat);
        this.#note('match.away', deed.seat);
        settle(this, at);
        return;
      case 'return':
        takeSeat(desk, this.setup, deed, { at, note: this.#note });
        grace(desk.clock, this.setup.clock, deed.seat);
        takeBack(desk.clock, deed.seat);
        this.#note('match.returned', deed.seat);
        settle(this, at);
        return;
      case 'chat':
        this.chat.push({ at, ...deed.line, to: deed.line.to === null ? null : [...deed.line.to] });
        this.chat = latestLines(this.chat);
        return;
      case 'mark': {
        const { seat, what, on, text } = deed;
        const erased = erasedBy(this, { what, on });
        desk.marks = marksWith(this, { seat, what, on, text, at });
        if (erased !== null) erase(this, erased);
        return;
      }
      case 'hush':
        desk.hushed = deed.on;
        return;
      case 'decline':
        this.#note('match.turnedDown', deed.seat);
        this.#seat(deed.seat).keptFor = null;
        return;
      case 'rematch':
        desk.rematch = { match: deed.match, by: deed.seat };
        desk.offered = (desk.offered ?? 0) + 1;
        this.#note('match.rematch', deed.seat);
        return;
      case 'call-off':
        desk.phase = 'abandoned';
        this.disowned = disownTaboos(desk) || this.disowned;
        this.#note(deed.why === 'rules' ? 'match.rulesChanged' : 'match.calledOff', null);
        settle(this, at);
        return;
      case 'outage':
        skip(desk.clock, deed.from, deed.until);
        return;
      case 'fault':
        this.#freeze(deed.what, at);
        return;
    }
  }

  #seat(seat: Seat) {
    return this.desk.seats[seat] ?? freshSeat();
  }
  readonly #note = (type: string, seat: Seat | null): void => {
    const event: GameEvent = seat === null ? { type } : { type, seat, name: this.nameOf(seat) };
    this.#told.push({ all: event, to: null });
  };
  #collect(): void {
    const told = (this.run as AnyRun).table.told;
    this.#told.push(...told.splice(0));
  }

  #beginIfReady(at: number): void {
    const { desk } = this;
    if (desk.phase !== 'waiting' || !desk.seats.every(isReady)) return;
    desk.phase = 'playing';
    this.disowned = disownTaboos(desk);
    this.run = runFrom(this);
    this.#note('match.begun', null);
    this.#collect();
    desk.clock = newClock(this.setup.clock, this.setup.seats, at);
    settle(this, at);
  }

  #play(entry: Entry, by: By, at: number): void {
    const { desk, setup } = this;
    const run = this.run as AnyRun;
    if ('seat' in entry && run.askOf(entry.seat)?.kind === 'write')
      desk.wrote = [...desk.wrote, { seat: entry.seat, text: entry.answer as string, at }].slice(-WROTE_KEPT);
    this.#noteOpening(run, entry, by);
    if ('seat' in entry && by === 'bot') this.#noteLent(entry.seat);
    if ('seat' in entry && by === 'person') noteGiven(this, run, entry);
    if (!run.enter(entry)) {
      const what = `${(run.fault ?? '').split('\n').slice(0, 4).join('\n')}\nafter ${JSON.stringify(entry)}`;
      standStill(this);
      this.#freeze(what, at);
      return;
    }
    this.entries.push(entry);
    if ('concede' in entry) this.#seat(entry.concede).gaveUp = true;
    // A word that only others of the side could make good is kept until the seat's next answer.
    if (this.game.playsOn !== undefined && 'seat' in entry && entry.answer !== PASS) this.#seat(entry.seat).gaveUp = false;
    desk.petition = null;
    this.#collect();
    if ('seat' in entry) {
      const seat = this.#seat(entry.seat);
      reward(desk.clock, setup.clock, entry.seat);
      settleUp(desk.clock, entry.seat);
      if (by === 'person') seat.missed = 0;
      if (by === 'standing') seat.standing = afterOrder(seat.standing, entry.answer);
      if (by === 'clock') {
        this.#note('match.expired', entry.seat);
        seat.missed++;
        if (seat.missed >= MISSED_TOO_OFTEN) {
          Object.assign(seat, { away: true, level: STAND_IN });
          this.#note('match.away', entry.seat);
        }
      }
    }
    settle(this, at);
  }

  #noteLent(seat: Seat): void {
    const { driver, gaveUp } = this.#seat(seat);
    const { lent = [] } = this.desk;
    if (driver === 'person' && !gaveUp && !lent.includes(seat)) this.desk.lent = [...lent, seat];
  }
  #noteOpening(run: AnyRun, entry: Entry, by: By): void {
    const seat = 'seat' in entry && by === 'person' ? this.#seat(entry.seat) : null;
    if (seat === null || seat.opening !== undefined) return;
    const words = openingOf(this.game, run, entry);
    if (words !== null) seat.opening = { words, at: this.count };
  }

  #freeze(what: string, at: number): void {
    this.desk.phase = 'frozen';
    this.desk.fault = what;
    this.#note('match.frozen', null);
    settle(this, at);
  }

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
      rebuild(this, to, petition.by);
      (this.run as AnyRun).enter({ jump });
      this.entries.push({ jump });
      this.desk.takenBack = true;
      this.#note('match.takenBack', petition.by);
    }
    settle(this, at);
  }
}
