/**
 * One match in memory with its mailbox: commands are judged one after the other; what holds is applied, journalled,
 * committed, and only then acknowledged and shown. When another node has written the same number first, the match is opened
 * again and the command judged once more.
 */
import { type Json, type Seat, same, type Viewer } from '@bridgehead/kernel';
import {
  act,
  answering,
  type Command,
  type Deed,
  Gallery,
  type Happening,
  type Judged,
  type Match,
  NeedsHistory,
  needsHistory,
  nextByItself,
  type Snapshot,
  type Trouble,
  trouble,
  whyNot,
} from '@bridgehead/match';
import { ProblemError } from '../problem.ts';
import type { Append, Appended, RowPatch } from '../store/engine.ts';
import { Absence } from './absence.ts';
import { Appends } from './append.ts';
import { type Follower, Followers } from './followers.ts';
import { rowOf } from './row.ts';
import type { Surroundings } from './surroundings.ts';
import { Thinkers } from './thinkers.ts';

export type Settled = { readonly done: Happening } | { readonly refused: Trouble } | { readonly nothing: true };
interface Task {
  readonly command: Command;
  /** Who asked, and as which request: the update that acknowledges it carries the number. */
  readonly asker: { readonly follower: Follower; readonly re: number } | null;
  settle(settled: Settled): void;
}

const NOBODY: ReadonlyMap<Viewer, string> = new Map();
/** More than this many requests of people do not wait for one match. */
const MOST_WAITING = 256;
const SNAPSHOT_EVERY = 512;
const LONGEST_TIMER = 2_000_000_000;
/** As long as the store takes nothing no clock runs out; so soon it is looked again. */
const LOOK_AGAIN_MS = 1_000;
/** Deeds after which somebody else may sit in a seat. */
const SEATING: readonly Deed['do'][] = ['sit', 'rise', 'bot'];
const FROZEN = trouble('not-allowed', 'A rule went wrong; this match is frozen.');

/**
 * ready: between two deeds, all that is in memory is written. busy: something is under way. behind: the same, and others have
 * written meanwhile. closed: out of memory, for good.
 */
type State = 'ready' | 'busy' | 'behind' | 'closed';

export class Room {
  readonly id: string;
  readonly #around: Surroundings;
  match: Match;
  gallery: Gallery;
  /** Number of the deed the stored snapshot was taken after. */
  snapshotSeq: number;
  /** When somebody last needed this room. */
  touched: number;
  readonly followers = new Followers((person, viewer) => this.match.mayFollow(person, viewer));
  readonly #queue: Task[] = [];
  readonly #settledNext: ((open: boolean) => void)[] = [];
  readonly #thinkers: Thinkers;
  #state: State = 'ready';
  #timer: NodeJS.Timeout | null = null;
  readonly #appends: Appends;
  readonly #absence: Absence;
  /** When the stored snapshot was taken. */
  snapshotAt: number;
  /** What viewers hold is not known for sure: they are shown everything again. */
  #unsure = false;

  constructor(match: Match, snapshotSeq: number, around: Surroundings) {
    this.id = match.setup.id;
    this.match = match;
    this.gallery = new Gallery(match);
    this.snapshotSeq = snapshotSeq;
    this.#around = around;
    this.#appends = new Appends(around.facts);
    this.#thinkers = new Thinkers(
      around,
      () => this.match,
      (command) => this.submit(command),
      (error) => this.#freeze(error),
    );
    this.#absence = new Absence(
      () => this.match,
      () => around.now(),
      (seat) => this.followers.count(seat) > 0 || around.isElsewhere(this.id, seat),
      (seat) => void this.submit({ do: 'free', seat, by: 'absent' }),
    );
    this.touched = around.now();
    this.snapshotAt = this.touched;
  }

  get isIdle(): boolean {
    return this.followers.isEmpty && !this.#isBusy && this.#queue.length === 0 && this.#thinkers.isIdle && !this.#absence.isWatching;
  }
  get rowIsDirty(): boolean {
    return this.#appends.rowIsDirty;
  }
  /** Everything, for somebody who joins; null if the match cannot be shown, and stands still from now on. */
  full(viewer: Viewer): string | null {
    try {
      return this.gallery.full(viewer);
    } catch (error) {
      this.#freeze(error);
      return null;
    }
  }

  /**
   * Calls back when what is in memory is on disk too: at once, or after the commit under way and before the next deed. Nobody
   * is shown a match that is ahead of its journal. False if the match could not be kept open, and after a rule went wrong while
   * it was looked at.
   */
  whenSettled(look: (open: boolean) => void): void {
    this.touched = this.#around.now();
    if (this.#isBusy) this.#settledNext.push(look);
    else this.#letLook(look);
  }
  /** Each that looks may begin the next deed; the others wait for that one. */
  #settle(): void {
    if (this.#state === 'busy') this.#state = 'ready';
    while (!this.#isBusy) {
      const look = this.#settledNext.shift();
      if (look === undefined) return;
      this.#letLook(look);
    }
  }
  /** The one place from which a match between two deeds is looked at: a game that fails at it costs this match only. */
  #letLook(look: (open: boolean) => void): void {
    try {
      look(this.#state !== 'closed');
    } catch (error) {
      this.#freeze(error);
      look(false);
    }
  }
  /** What is made of the match as it stands. If a rule goes wrong over it, the match stands still and the one who asked is told. */
  shown<T>(make: (room: Room) => T): T {
    try {
      return make(this);
    } catch (error) {
      this.#freeze(error);
      throw new ProblemError(FROZEN);
    }
  }

  /** Something is finished: what other nodes wrote meanwhile comes first, then the next command. */
  #goOn(): void {
    const isBehind = this.#state === 'behind';
    if (isBehind) this.#state = 'busy';
    this.#settle();
    if (isBehind) this.lookForNews();
    else this.#work();
    if (!this.#isBusy) this.arrange();
  }

  /** Why an answer would not be taken, judged by what is written. */
  whyNot(seat: Seat, prompt: number, answer: unknown, hear: (refused: Trouble | null) => void): void {
    this.whenSettled((open) => {
      if (open) hear(whyNot(this.match, seat, prompt, answer));
      else hear(this.#unsure ? FROZEN : trouble('busy'));
    });
  }

  // —— the mailbox ——

  submit(command: Command, asker: Task['asker'] = null): Promise<Settled> {
    return new Promise((settle) => this.post({ command, asker, settle }));
  }
  post(task: Task): void {
    this.touched = this.#around.now();
    if (this.#state === 'closed' || (task.asker !== null && this.#queue.length >= MOST_WAITING)) {
      task.settle({ refused: trouble('busy') });
      return;
    }
    this.#queue.push(task);
    if (!this.#isBusy) this.#work();
  }

  get #isBusy(): boolean {
    return this.#state === 'busy' || this.#state === 'behind';
  }
  /** A room that has left memory does nothing more. */
  #begin(): void {
    if (this.#state === 'ready') this.#state = 'busy';
  }

  #work(): void {
    while (this.#state === 'ready') {
      const task = this.#queue.shift();
      if (task === undefined) break;
      if (this.#around.isLate && this.match.setup.clock.kind !== 'none') void this.#lookRound(task);
      else this.#judge(task);
    }
  }
  /** Nobody was there for a while: before anything is judged by its time, find out which time counts for no clock. */
  async #lookRound(task: Task): Promise<void> {
    this.#begin();
    this.#queue.unshift(task);
    const isThere = await this.#around.beat();
    const at = isThere ? -1 : this.#queue.indexOf(task);
    if (at >= 0) this.#give(this.#queue.splice(at, 1)[0] as Task);
    this.#goOn();
  }
  putFirst(commands: readonly Command[]): void {
    if (commands.length === 0) return;
    this.#queue.unshift(...commands.map((command) => ({ command, asker: null, settle: () => undefined })));
    if (!this.#isBusy) this.#work();
  }

  #judge(task: Task): void {
    const { command } = task;
    const now = this.#around.now();
    let judged: Judged;
    let done: Happening | null;
    let append: Append | null;
    try {
      if (needsHistory(this.match, command)) {
        this.#judgeWhole(task);
        return;
      }
      judged = act(this.match, command, now);
      const before = { awaited: 'deed' in judged ? this.#appends.awaited(this.match) : [], isOver: this.match.isOver };
      done = 'deed' in judged ? this.match.apply(this.match.next(judged.deed, now)) : null;
      append = done === null ? null : this.#appends.of(this.match, done, before);
    } catch (error) {
      this.#broke(task, error);
      return;
    }
    if ('refused' in judged) task.settle(judged);
    else if ('nothing' in judged) {
      task.asker?.follower.send(`{"t":"ok","re":${task.asker.re}}`);
      task.settle(judged);
    } else if ('holdUntil' in judged) setTimeout(() => this.post(task), Math.max(1, judged.holdUntil - now));
    else this.#commit(task, done as Happening, append as Append);
  }

  /** By the whole journal. A match under older rules cannot be run again from its beginning. */
  #judgeWhole(task: Task): void {
    if (this.match.setup.version === this.match.game.version && !this.match.desk.adopted) void this.#reopen(task, true);
    else task.settle({ refused: trouble('not-allowed', 'That is too long ago to be taken back.') });
  }

  /** Something of the game's own went wrong while a command was judged: nothing of it is kept, and the match stands still. */
  #broke({ command, settle }: Task, error: unknown): void {
    const what = this.#fault(error);
    settle({ refused: FROZEN });
    const isDone = command.do === 'fault' || this.match.desk.phase === 'frozen';
    void this.#reopen(isDone ? null : { command: { do: 'fault', what }, asker: null, settle: () => undefined });
  }
  #fault(error: unknown): string {
    const what = error instanceof Error ? (error.stack ?? error.message) : String(error);
    this.#around.log.error({ match: this.id, fault: what }, 'a rule went wrong; the match is frozen');
    this.#around.metrics.faults.inc();
    return what;
  }

  /**
   * The news is written while the deed is on its way to the disk, and told when it is there. Of several deeds that are judged
   * in one go, the news is written after the last of them has set out.
   */
  #commit(task: Task, done: Happening, append: Append): void {
    this.#begin();
    let news: ReadonlyMap<Viewer, string> | null = null;
    let written: Appended | Error | null = null;
    // The store may call back at once, and the news comes first all the same.
    const goOn = () => {
      if (news === null || written === null) return;
      if (written === 'done') this.#committed(task, done, news, append.facts);
      else this.#notCommitted(task, done, written);
    };
    this.#around.store.append(append, (appended) => {
      written = appended;
      goOn();
    });
    queueMicrotask(() => {
      news = this.#newsOf(done);
      goOn();
    });
  }
  #notCommitted(task: Task, done: Happening, why: 'taken' | Error): void {
    if (why === 'taken') {
      this.#around.metrics.races.inc();
      void this.#reopen(task);
    } else {
      this.#around.log.error({ err: why, match: this.id }, 'a deed could not be written');
      void this.#recover(task, done);
    }
  }

  /** A connection that broke during a commit leaves open whether the deed was written. The journal is asked as soon as it answers. */
  async #recover(task: Task, { seq, at, deed }: Happening): Promise<void> {
    let isWritten: boolean;
    try {
      const [row] = await this.#around.store.matches.journal(this.id, seq - 1);
      isWritten = row !== undefined && row.at === at && same(row.deed as unknown as Json, deed as unknown as Json);
    } catch {
      this.#give(task);
      this.#lose();
      return;
    }
    await this.#reopen(null, false, () => {
      if (!isWritten) this.#give(task);
      else {
        this.#around.announce(this.id, seq);
        task.asker?.follower.send(`{"t":"ok","re":${task.asker.re}}`);
        task.settle({ done: { seq, at, deed, told: [] } });
      }
    });
  }
  #give(task: Task): void {
    task.settle({ refused: trouble('storage') });
  }
  /** The store does not answer: everybody is told by the end of their connection, and comes again. */
  #lose(): void {
    this.close();
    this.followers.cut();
  }

  #committed(task: Task, done: Happening, news: ReadonlyMap<Viewer, string>, facts: Append['facts']): void {
    this.#around.announce(this.id, done.seq);
    for (const { due } of facts) this.#around.expect(due);
    this.#around.metrics.deeds.inc();
    this.#show(done, news, task.asker);
    task.settle({ done });
    if (this.match.erased.length > 0 || this.match.disowned) this.#erase();
    else if (done.seq - this.snapshotSeq >= SNAPSHOT_EVERY) void this.saveSnapshot();
    this.#goOn();
  }

  #newsOf(done: Happening): ReadonlyMap<Viewer, string> {
    try {
      return done.deed.do === 'chat' ? NOBODY : this.gallery.news(done.told);
    } catch (error) {
      this.#freeze(error);
      return new Map();
    }
  }

  /** The news for everybody who follows; the one who asked gets it as the answer. */
  #show(done: Happening, news: ReadonlyMap<Viewer, string>, asker: Task['asker']): void {
    if (done.deed.do === 'chat') this.#say(done);
    if (SEATING.includes(done.deed.do)) this.followers.dropStrangers(this.id);
    let answered = false;
    // Who was just shown everything must not be told of a change to what was shown before.
    const fresh = this.#unsure ? NOBODY : news;
    if (this.#unsure) this.#showAll();
    for (const [viewer, text] of fresh)
      this.followers.each(viewer, (follower) => {
        const isAsker = !answered && follower === asker?.follower;
        if (isAsker) answered = true;
        follower.send(isAsker ? answering(text, asker?.re ?? 0) : text);
      });
    if (!answered && asker !== null) asker.follower.send(`{"t":"ok","re":${asker.re}}`);
  }

  #say(done: Happening): void {
    const line = this.match.chat.at(-1);
    if (done.deed.do !== 'chat' || line === undefined || line.id !== done.deed.line.id) return;
    const text = JSON.stringify({ t: 'said', match: this.id, lines: [line] });
    this.followers.hear(line, text);
  }

  /** Something outside the journal is different, a name for instance: everybody who is shown it hears of it. */
  refresh(): void {
    this.whenSettled((open) => {
      if (!open) return;
      for (const [viewer, text] of this.gallery.news([])) this.followers.each(viewer, (follower) => follower.send(text));
    });
  }

  /** Everything again, from a new gallery. */
  #showAll(): void {
    this.#unsure = false;
    this.gallery = new Gallery(this.match);
    this.followers.dropStrangers(this.id);
    for (const viewer of this.followers.viewers()) {
      const text = this.full(viewer);
      if (text !== null) this.followers.each(viewer, (follower) => follower.send(text));
    }
  }

  /** Something that shows or asks went wrong: this match stands still, and no other. */
  #freeze(error: unknown): void {
    const what = this.#fault(error);
    this.#unsure = true;
    if (this.#state === 'closed' || this.match.desk.phase === 'frozen') return;
    this.#queue.unshift({ command: { do: 'fault', what }, asker: null, settle: () => undefined });
    queueMicrotask(() => this.#work());
  }

  // —— other nodes ——

  /** Another node has written deed `seq`. */
  heard(seq: number): void {
    if (seq > this.match.seq) this.lookForNews();
  }
  /** Others may have written something. */
  lookForNews(): void {
    if (this.#isBusy) this.#state = 'behind';
    else void this.#catchUp();
  }
  /** Resolves when what is in memory is as new as the journal was at this moment. */
  freshen(): Promise<void> {
    this.lookForNews();
    return new Promise((resolve) => this.whenSettled(() => resolve()));
  }

  /** Applies what others wrote. Never while a deed of this node is on its way: nobody is shown what is not written. */
  async #catchUp(): Promise<void> {
    this.#begin();
    this.#appends.forget();
    try {
      const rows = await this.#around.store.matches.journal(this.id, this.match.seq);
      await this.#around.learnNames(this.match, rows);
      for (const row of rows) {
        const done = this.match.apply(row);
        this.#show(done, this.#newsOf(done), null);
      }
      this.#goOn();
    } catch (error) {
      if (!(error instanceof NeedsHistory)) this.#around.log.error({ err: error, match: this.id }, 'catching up failed');
      await this.#reopen(null, true);
    }
  }

  /** Opens the match again from the store, shows everything again, and judges the task again. */
  async #reopen(task: Task | null, whole = false, then: () => void = () => undefined): Promise<void> {
    this.#begin();
    this.#appends.forget();
    try {
      const { match, snapshotSeq, first } = await this.#around.load(this.id, whole);
      if (task !== null) this.#queue.unshift(task);
      this.putFirst(first);
      this.match = match;
      this.snapshotSeq = snapshotSeq;
    } catch (error) {
      this.#around.log.error({ err: error, match: this.id }, 'a match could not be opened again');
      if (task !== null) this.#give(task);
      this.#lose();
      return;
    }
    this.#showAll();
    then();
    this.#goOn();
  }

  // —— what happens by itself ——

  /** Sets the timer for the next clock or standing pass, and lets bots think. */
  arrange(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    if (this.#state === 'closed') return;
    try {
      const next = nextByItself(this.match);
      if (next !== null) {
        const soonest = this.#around.isLate ? LOOK_AGAIN_MS : 0;
        const wait = Math.min(LONGEST_TIMER, Math.max(soonest, next.at - this.#around.now()));
        this.#timer = setTimeout(() => this.#byItself(), wait);
        this.#timer.unref();
      }
      this.#absence.arrange();
      this.#thinkers.look();
    } catch (error) {
      this.#freeze(error);
    }
  }

  /** Looked at between two deeds, when all that is in memory is written too. */
  #byItself(): void {
    this.whenSettled((open) => {
      const next = open ? nextByItself(this.match) : null;
      if (next !== null && next.at <= this.#around.now()) void this.submit(next.command);
      else if (open) this.arrange();
    });
  }

  /** Words that were cut leave the journal too, and all that was made from it. */
  #erase(): void {
    this.whenSettled((open) => {
      if (open) void this.#wipeOut(this.match.snapshot());
    });
  }
  async #wipeOut(snapshot: Snapshot): Promise<void> {
    for (const written of this.match.erased.splice(0))
      await this.#around.store.matches.erase(this.id, written, snapshot).catch((error: unknown) => {
        this.#around.log.error({ err: error, match: this.id }, 'cut words could not be wiped out yet');
      });
    if (this.match.disowned)
      await this.#around.store.matches.disown(this.id, snapshot).catch((error: unknown) => {
        this.#around.log.error({ err: error, match: this.id }, 'seats could not be taken out of lines yet');
      });
    this.match.disowned = false;
    this.snapshotSeq = snapshot.seq;
  }

  // —— rest ——

  /** Taken between two deeds: a deed that is still on its way may lose a race, and must not be met again. */
  saveSnapshot(): Promise<void> {
    return new Promise((resolve) => {
      this.whenSettled((open) => {
        // Noted in any case: a snapshot that cannot be taken is not tried over and over.
        this.snapshotAt = this.#around.now();
        if (open) void this.#writeSnapshot(this.match.snapshot()).then(resolve);
        else resolve();
      });
    });
  }
  async #writeSnapshot(snapshot: Snapshot): Promise<void> {
    this.snapshotSeq = snapshot.seq;
    await this.#around.store.matches.saveSnapshot(this.id, snapshot).catch((error: unknown) => {
      this.#around.log.warn({ err: error, match: this.id }, 'a snapshot could not be written');
    });
  }
  async saveRow(): Promise<void> {
    this.#appends.rowIsDirty = false;
    const written = await new Promise<{ row: RowPatch; seq: number } | null>((resolve) =>
      this.whenSettled((open) => resolve(open ? { row: rowOf(this.match), seq: this.match.seq } : null)),
    );
    if (written === null) return;
    await this.#around.store.matches.patch(this.id, written.row, written.seq).catch(() => {
      this.#appends.rowIsDirty = true;
    });
  }
  /** Leaves memory; nothing is lost. */
  close(): void {
    this.#state = 'closed';
    this.#settle();
    for (const task of this.#queue.splice(0)) task.settle({ refused: trouble('busy') });
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#absence.close();
    this.#thinkers.close();
    this.#around.gone(this);
  }
}
