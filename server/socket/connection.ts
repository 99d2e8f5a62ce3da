/**
 * One tab's connection: messages are checked, counted and limited before anybody else sees them. Everything a stranger can
 * do wrong gets a code and a sentence, and changes nothing.
 */
import type { Duplex } from 'node:stream';
import type { Standing as KernelStanding, Viewer } from '@bridgehead/kernel';
import {
  answering,
  arriving,
  type Command,
  hears,
  isAnswer,
  LIMITS,
  Request,
  type RequestOf,
  type Trouble,
  trouble,
  wasGiven,
} from '@bridgehead/match';
import { nanoid } from 'nanoid';
import type { WebSocket } from 'ws';
import type { House } from '../house.ts';
import { ProblemError } from '../problem.ts';
import type { Follower } from '../rooms/followers.ts';
import type { Room } from '../rooms/room.ts';
import type { PeopleTable } from '../store/schema.ts';
import type { PresenceDesk } from './presence.ts';

/** After so many messages in a row that a limit turned away, the connection is closed. */
const PATIENCE = 100;
/** A client that does not read is cut off before it fills the memory. */
const MOST_BUFFERED = 1024 * 1024;
/** So long a connection may take to say goodbye. */
const GOODBYE_MS = 2_000;
const MOST_MUTES = 500;
/** What can be done again and again in a seat without the match going on, and is written down each time. */
const LIMITED: readonly Request['t'][] = ['hush', 'undo', 'draw', 'consent', 'standing', 'handover', 'mark'];
/** Of a message that is turned away unread only so much is looked at for its number. */
const MOST_NUMBERED = 1024;
/** A hint takes a second, and waits for its turn when there is much other work. */
const HINT_MS = 120_000;
/** Answers that a hint tells about. */
const MOST_CONSIDERED = 8;

/** People that the visitor does not want to hear, and where the visitor comes from. */
interface Visit {
  readonly muted: readonly string[];
  readonly address: string;
  /** The hash of the session it was opened with. */
  readonly session: string;
}

export class Connection implements Follower {
  readonly #house: House;
  readonly #socket: WebSocket;
  /** What the socket writes to: how much waits there tells who does not read. */
  readonly #line: Duplex;
  readonly #presence: PresenceDesk;
  readonly #who: PeopleTable;
  /** A few at most: looked through from the beginning. */
  readonly #following: { readonly match: string; readonly viewer: Viewer; readonly room: Room }[] = [];
  /** By match: its `watch` that is under way. What is said about the match meanwhile waits for it. */
  readonly #entering = new Map<string, Promise<void>>();
  readonly #muted: Set<string>;
  readonly #address: string;
  readonly session: string;
  /** A name of its own among the limits. */
  readonly #name = nanoid(8);
  #turnedAway = 0;
  #isNoted = false;
  isAlive = true;

  constructor(house: House, socket: WebSocket, line: Duplex, presence: PresenceDesk, who: PeopleTable, visit: Visit) {
    this.#house = house;
    this.#socket = socket;
    this.#line = line;
    this.#presence = presence;
    this.#who = who;
    this.#muted = new Set(visit.muted);
    this.#address = visit.address;
    this.session = visit.session;
    this.send(JSON.stringify({ t: 'welcome', now: house.now(), person: who.id, name: who.name }));
  }

  get person(): string {
    return this.#who.id;
  }
  send(text: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#line.writableLength > MOST_BUFFERED) {
      this.#socket.terminate();
      return;
    }
    this.#socket.send(text);
  }
  hear(speaker: string, text: string): void {
    if (!this.#isMuted(speaker)) this.send(text);
  }
  #isMuted(speaker: string): boolean {
    if (this.#muted.has(speaker)) return true;
    const kin = this.#house.kin.of(speaker);
    return kin !== null && [...this.#muted].some((one) => this.#house.kin.of(one) === kin);
  }

  // —— what comes in ——

  receive(data: Buffer, isBinary: boolean): void {
    if (this.#socket.readyState !== this.#socket.OPEN || !this.#mayTalk(data)) return;
    if (isBinary) {
      this.#refuse(undefined, trouble('bad-message', 'Messages are text.'));
      return;
    }
    let given: unknown;
    try {
      given = JSON.parse(data.toString());
    } catch {
      this.#refuse(undefined, trouble('bad-json'));
      return;
    }
    if (isAnswer(given)) {
      this.#handle(given);
      return;
    }
    const read = Request.safeParse(given);
    if (read.success) {
      this.#handle(read.data);
      return;
    }
    const n = (given as { n?: unknown } | null)?.n;
    const [issue] = read.error.issues;
    const where = issue?.path.join('.') || 'message';
    const sentence = `The message does not have the right form: ${where} – ${issue?.message}.`;
    this.#refuse(typeof n === 'number' ? n : undefined, trouble('bad-message', sentence));
  }

  /** So many messages a second, with bursts: of this connection, this person, this address. */
  #mayTalk(data?: Buffer): boolean {
    const [each, person, address] = this.#house.limits.messages;
    const now = this.#house.now();
    if (each.take(this.#name, now) && person.take(this.person, now) && address.take(this.#address, now)) {
      this.#turnedAway = 0;
      return true;
    }
    if (++this.#turnedAway > PATIENCE) this.end(1008, 'flood');
    else this.#refuse(data === undefined ? undefined : numberOf(data), trouble('flood'));
    return false;
  }

  #mayAct(): boolean {
    const [person, address] = this.#house.limits.deeds;
    return person.take(this.person) && address.take(this.#address);
  }

  /** A ping of the WebSocket itself. */
  pinged(data: Buffer): void {
    if (!this.#mayTalk() || this.#socket.readyState !== this.#socket.OPEN) return;
    if (this.#line.writableLength > MOST_BUFFERED) this.#socket.terminate();
    else this.#socket.pong(data);
  }

  /** An answer to a ping of ours; those that nobody asked for count like any message. */
  ponged(): void {
    this.isAlive = true;
    this.#mayTalk();
  }

  cut(): void {
    this.end(1013, 'please come again');
  }
  /** Says goodbye, and does not wait long for an answer to it. */
  end(code: number, reason: string): void {
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.closed();
    this.#socket.close(code, reason);
    setTimeout(() => this.#socket.terminate(), GOODBYE_MS).unref();
  }

  #handle(request: Request): void {
    const entering = 'match' in request ? this.#entering.get(request.match) : undefined;
    if (entering !== undefined) void entering.then(() => this.#handle(request));
    else if (request.t === 'answer') this.#answer(request);
    else this.#begin(request);
  }
  #begin(request: Exclude<Request, { t: 'answer' }>): void {
    const done = this.#other(request).catch((error: unknown) => {
      if (error instanceof ProblemError) this.#refuse(request.n, error.trouble);
      else {
        this.#house.log.error({ err: error }, 'a message went wrong');
        this.#refuse(request.n, trouble('busy'));
      }
    });
    if (request.t !== 'watch') return;
    const entered = done.then(() => {
      if (this.#entering.get(request.match) === entered) this.#entering.delete(request.match);
    });
    this.#entering.set(request.match, entered);
  }

  #answer({ match, seat, prompt, answer, n }: RequestOf<'answer'>): void {
    const following = this.#seat(match, seat);
    if ('refused' in following) this.#refuse(n, following.refused);
    else this.#do(following.room, { do: 'answer', seat, prompt, answer, by: 'person' }, n);
  }

  async #other(request: Exclude<Request, { t: 'answer' }>): Promise<void> {
    switch (request.t) {
      case 'ping':
        this.send(`{"t":"pong","re":${request.n},"now":${this.#house.now()}}`);
        break;
      case 'watch':
        await this.#watch(request);
        break;
      case 'unwatch':
        this.#leave(request.match, request.as);
        this.#ok(request.n);
        break;
      case 'mute':
        if (!(await this.#house.store.people.setMute(this.person, request.person, request.on, MOST_MUTES)))
          throw new ProblemError(trouble('too-many', `You do not hear ${MOST_MUTES} people already.`));
        if (request.on) this.#muted.add(request.person);
        else this.#muted.delete(request.person);
        this.#ok(request.n);
        break;
      case 'chat':
        await this.#chat(request);
        break;
      case 'hint':
        await this.#hint(request);
        break;
      default:
        this.#inSeat(request);
    }
  }

  #inSeat(
    request: RequestOf<'why' | 'concede' | 'hush' | 'undo' | 'draw' | 'consent' | 'standing' | 'handover' | 'mark' | 'typing'>,
  ): void {
    const { n, seat } = request;
    const following = this.#seat(request.match, seat);
    if ('refused' in following) {
      this.#refuse(n, following.refused);
      return;
    }
    const { room } = following;
    if (LIMITED.includes(request.t) && !this.#mayAct()) {
      this.#refuse(n, trouble('flood'));
      return;
    }
    switch (request.t) {
      case 'why': {
        room.whyNot(seat, request.prompt, request.answer, (refused) => (refused === null ? this.#ok(n) : this.#refuse(n, refused)));
        break;
      }
      case 'concede':
      case 'undo':
      case 'draw':
        this.#do(room, { do: request.t, seat }, n);
        break;
      case 'hush':
        this.#do(room, { do: 'hush', seat, on: request.on }, n);
        break;
      case 'consent':
        this.#do(room, { do: 'consent', seat, yes: request.yes }, n);
        break;
      case 'standing':
        this.#do(room, { do: 'standing', seat, standing: request.standing as KernelStanding }, n);
        break;
      case 'typing': {
        const [each, address] = this.#house.limits.typing;
        const mayShow = each.take(this.person) && address.take(this.#address);
        const text = mayShow ? arriving(room.match, seat, request.prompt, request.text) : null;
        if (text !== null) room.followers.share(this.person, JSON.stringify({ t: 'typing', match: request.match, seat, text }));
        this.#ok(n);
        break;
      }
      case 'mark': {
        const { what, on, text = null } = request;
        this.#do(room, { do: 'mark', seat, what, on, text }, n);
        break;
      }
      case 'handover':
        this.#do(room, request.level === null ? { do: 'return', seat } : { do: 'away', seat, level: request.level }, n);
    }
  }

  /** Only a match that is followed, and a seat of one's own. */
  #seat(match: string, seat: number): { room: Room } | { refused: Trouble } {
    const room = this.#roomOf(match);
    if (room === undefined) return { refused: trouble('not-watching') };
    if (room.match.drives(this.person, seat)) return { room };
    return { refused: trouble(room.match.seatsOf(this.person).length === 0 ? 'spectator' : 'not-your-seat') };
  }
  #roomOf(match: string): Room | undefined {
    for (const following of this.#following) if (following.match === match) return following.room;
    return undefined;
  }
  #follows(match: string, viewer: Viewer): boolean {
    return this.#following.some((one) => one.match === match && one.viewer === viewer);
  }

  #do(room: Room, command: Command, re: number): void {
    room.post({
      command,
      asker: { follower: this, re },
      settle: (settled) => {
        if (!('refused' in settled)) return;
        // Sent again after a lost connection: it had arrived.
        if (isRepeat(room, command, settled.refused)) this.#ok(re);
        else this.#refuse(re, settled.refused);
      },
    });
  }

  // —— requests ——

  async #watch(request: RequestOf<'watch'>): Promise<void> {
    const { match: id, as, word } = request;
    if (!this.#follows(id, as) && this.#following.length >= LIMITS.subscriptions) throw new ProblemError(trouble('too-many'));
    const room = await this.#house.lobby.room(id);
    await new Promise<void>((resolve, reject) => {
      room.whenSettled((open) => {
        try {
          if (!open) throw new ProblemError(trouble('busy'));
          this.#enter(room, request);
          resolve();
        } catch (error) {
          reject(error);
        }
      });
    });
    if (word !== undefined && room.match.desk.phase === 'waiting') void room.submit({ do: 'word', person: this.person, word });
  }

  #enter(room: Room, request: RequestOf<'watch'>): void {
    const { match: id, as } = request;
    const { match } = room;
    if (!match.mayFollow(this.person, as))
      throw new ProblemError(as === 'spectator' ? trouble('spectator', 'This table has no spectators.') : trouble('not-your-seat'));
    if (this.#socket.readyState !== this.#socket.OPEN) return;
    this.#leave(id, as);
    this.#following.push({ match: id, viewer: as, room });
    room.followers.add(as, this);
    this.#catchUp(room, request);
    const lines = match.chat.filter((line) => hears(line, as) && !this.#isMuted(line.person));
    if (lines.length > 0) this.send(JSON.stringify({ t: 'said', match: id, lines }));
    this.#presence.changed(room);
  }

  #catchUp(room: Room, { as, have, n }: RequestOf<'watch'>): void {
    const missed = have === undefined ? null : room.shown(({ gallery }) => gallery.since(as, have));
    if (missed === null) {
      const full = room.full(as);
      if (full === null) throw new ProblemError(trouble('not-allowed', 'A rule went wrong; this match is frozen.'));
      this.send(answering(full, n));
      return;
    }
    for (const text of missed) this.send(text);
    this.#ok(n);
  }

  async #chat({ match, text, to = 'all', n }: RequestOf<'chat'>): Promise<void> {
    const room = this.#roomOf(match);
    if (room === undefined) throw new ProblemError(trouble('not-watching'));
    const seat = room.match.seatsOf(this.person)[0] ?? null;
    const [person, address, onlookers] = this.#house.limits.chat;
    const isAllowed = person.take(this.person) && (seat !== null || onlookers.take(match)) && address.take(this.#address);
    if (!isAllowed) throw new ProblemError(trouble('flood', 'Please speak more slowly.'));
    if (seat === null) await this.#noteKin();
    this.#do(room, { do: 'chat', person: this.person, name: this.#who.name, seat, text, to }, n);
  }

  /** A guest who is muted would be back at once under another name. */
  async #noteKin(): Promise<void> {
    if (this.#isNoted) return;
    this.#isNoted = true;
    if ((await this.#house.store.people.passkeysOf(this.person)).length === 0) this.#house.kin.note(this.person, this.#address);
  }

  async #hint({ match: id, seat, prompt, n }: RequestOf<'hint'>): Promise<void> {
    const following = this.#seat(id, seat);
    if ('refused' in following) throw new ProblemError(following.refused);
    const { room } = following;
    if (!room.match.setup.hints) throw new ProblemError(trouble('no-hint', 'Hints are off at this table.'));
    const { limits, rooms } = this.#house;
    const tooMany = () => new ProblemError(trouble('flood', 'One hint at a time, please, and not too many.'));
    if (!limits.hinting.take(this.person)) throw tooMany();
    try {
      if (!limits.hints[0].take(this.person) || !limits.hints[1].take(this.#address)) throw tooMany();
      if (!(await new Promise<boolean>((resolve) => room.whenSettled(resolve)))) throw new ProblemError(trouble('busy'));
      const { match } = room;
      if (prompt === 0 || match.promptId(seat) !== prompt) throw new ProblemError(trouble('no-hint'));
      const tooLate = AbortSignal.timeout(HINT_MS);
      const thought = await rooms.bots
        .decide(match, seat, 'admiral', tooLate, { person: this.person, workers: this.#house.config.botThreads - 1 })
        .catch((error: unknown) => {
          throw tooLate.aborted
            ? new ProblemError(trouble('no-hint', 'The bots have too much to do for a hint; please ask again later.'))
            : error;
        });
      const considered = thought.considered
        .slice(0, MOST_CONSIDERED)
        .map(({ answer, share, expected, low, high }) => ({ answer, share, expected, low, high }));
      this.send(JSON.stringify({ t: 'hint', re: n, match: id, prompt, answer: thought.answer, considered, line: thought.line }));
    } finally {
      limits.hinting.give(this.person);
    }
  }

  #ok(re: number): void {
    this.send(`{"t":"ok","re":${re}}`);
  }
  #refuse(re: number | undefined, refused: Trouble): void {
    this.#house.metrics.refusals.inc({ code: refused.code });
    this.send(JSON.stringify(re === undefined ? { t: 'refused', ...refused } : { t: 'refused', re, ...refused }));
  }

  #leave(match: string, viewer: Viewer): void {
    const at = this.#following.findIndex((one) => one.match === match && one.viewer === viewer);
    if (at < 0) return;
    const [left] = this.#following.splice(at, 1);
    left?.room.followers.remove(viewer, this);
    if (left !== undefined) this.#presence.changed(left.room);
  }
  drop(match: string, viewer: Viewer): void {
    this.#leave(match, viewer);
    const sentence = viewer === 'spectator' ? 'This table has no spectators.' : 'You do not sit there any more.';
    this.send(JSON.stringify({ t: 'refused', match, as: viewer, ...trouble('not-your-seat', sentence) }));
  }
  closed(): void {
    for (const { match, viewer } of [...this.#following]) this.#leave(match, viewer);
  }
}

/** The question of an answer is over. */
const TOO_LATE: readonly string[] = ['stale', 'not-asked', 'over'];
const isRepeat = ({ match }: Room, command: Command, { code }: Trouble): boolean =>
  command.do === 'answer' && TOO_LATE.includes(code) && wasGiven(match, command.seat, command.prompt, command.answer);

/** The number of a message that is turned away, if it is small: the sender then knows what to send again. */
function numberOf(data: Buffer): number | undefined {
  if (data.length > MOST_NUMBERED) return undefined;
  try {
    const n = (JSON.parse(data.toString()) as { n?: unknown } | null)?.n;
    return typeof n === 'number' ? n : undefined;
  } catch {
    return undefined;
  }
}
