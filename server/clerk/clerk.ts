/** Runs records again, for replays, checks and going on. A whole match is too much work for the event loop. */
import type { AnyGame, Entry, Json, Viewer } from '@bridgehead/kernel';
import {
  type BeginningOfMatch,
  cutFor,
  framesOf,
  type Played,
  type RecordOfMatch,
  type ReplayFile,
  type SeatChoice,
  type Trouble,
  type Verdict,
  verify,
} from '@bridgehead/match';
import { Piscina } from 'piscina';
import { Line } from '../line.ts';
import { ProblemError, problem } from '../problem.ts';
import { readContinue, readRecord } from './given.ts';

export interface Frames {
  readonly do: 'frames';
  readonly game: string;
  readonly beginning: BeginningOfMatch;
  readonly played: Pick<Played, 'entries' | 'at'>;
  readonly viewer: Viewer | 'all';
  readonly begun: number;
  readonly running: boolean;
}
/** The body of a request, as it came: it is parsed in the thread. */
export interface Given {
  readonly do: 'check' | 'continue';
  readonly bytes: Uint8Array;
}
export type Work = Frames | (Given & { readonly do: 'check' }) | (Given & { readonly do: 'continue' });
/** What a table that goes on from a record begins with. */
export interface GoingOn {
  readonly game: string;
  readonly options: Readonly<Record<string, Json>>;
  readonly seats: readonly SeatChoice[];
  readonly from: { readonly seed: string; readonly entries: readonly Entry[] };
}
export interface Done {
  readonly frames: ReplayFile['frames'];
  readonly check: Verdict;
  readonly continue: GoingOn;
}

export interface Clerk {
  /** `who` asks for it: an address, because people cost nothing. */
  run<W extends Work>(work: W, who: string): Promise<Done[W['do']]>;
  close(): Promise<void>;
}
type FindGame = (id: string) => Promise<AnyGame | null>;

/** Refuses with a `ProblemError`. */
export async function carryOut(find: FindGame, work: Work): Promise<Done[Work['do']]> {
  switch (work.do) {
    case 'frames':
      return framesOf(await gameOf(find, work.game), work.beginning, work.played, work.viewer, {
        begun: work.begun,
        running: work.running,
      });
    case 'check':
      return check(find, readRecord(work.bytes));
    case 'continue':
      return goOn(find, readContinue(work.bytes));
  }
}

async function gameOf(find: FindGame, id: string): Promise<AnyGame> {
  const game = await find(id);
  if (game === null) throw problem('unknown-game');
  return game;
}

/** Entries that are run again for take-backs; the command line does more. */
const MOST_AGAIN = 50_000;
/** The JSON of what a table goes on from. */
const MOST_PAST = 256 * 1024;
/** A sentence may quote what was given. */
const LONGEST_SENTENCE = 500;

async function check(find: FindGame, record: RecordOfMatch): Promise<Verdict> {
  const verdict = verify(await gameOf(find, record.game), record, { mostAgain: MOST_AGAIN });
  return { ...verdict, problem: verdict.problem?.slice(0, LONGEST_SENTENCE) ?? null };
}

async function goOn(find: FindGame, { record, upTo, seats }: ReturnType<typeof readContinue>): Promise<GoingOn> {
  const { game, options, seed, entries } = record;
  if (seats.length !== record.seats) throw problem('bad-options', `The record has ${record.seats} seats.`);
  const verdict = await check(find, record);
  if (!verdict.genuine) throw problem('bad-message', `The record does not hold: ${verdict.problem}`);
  if (record.from !== null) throw problem('not-allowed', 'A match that was itself continued cannot be continued again.');
  const beginning = { options, seats: record.seats, seed, from: null };
  const cut = cutFor(await gameOf(find, game), beginning, entries, upTo);
  const from = { seed, entries: entries.slice(0, cut).map(withoutUndone) };
  if (JSON.stringify(from).length > MOST_PAST) throw problem('too-large', 'That is too much to go on from.');
  return { game, options, seats, from };
}

/** Only the jump leads anywhere: what was taken back is not played again. */
const withoutUndone = (entry: Entry): Entry => ('jump' in entry ? { jump: entry.jump } : entry);

/** Nothing takes longer, from the moment it begins. */
const MOST_MS = { frames: 20_000, check: 8_000, continue: 8_000 };
/** The thread ends when it needs more, and only its work is lost. */
const MOST_MEMORY = { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 };
/** No more waits, for everybody together and for each; checks leave room for replays, and let them go first. */
const MOST_WAITING = 60;
const MOST_CHECKS = 30;
const MOST_EACH = 4;

/** What comes back from the thread: an error of ours would lose its class on the way. */
export type Outcome = { readonly done: Done[Work['do']] } | { readonly refused: Trouble };
type Thread = Pick<Piscina<Work, Outcome>, 'run' | 'destroy'>;
function makeThread(): Thread {
  const filename = new URL('./worker.ts', import.meta.url).href;
  return new Piscina({ filename, minThreads: 0, maxThreads: 1, idleTimeout: 60_000, resourceLimits: MOST_MEMORY });
}

/** One thread, which those who ask get by turns. */
export class WorkerClerk implements Clerk {
  readonly #line = new Line(1);
  readonly #thread: Thread;
  #checks = 0;

  constructor(thread = makeThread()) {
    this.#thread = thread;
  }

  async run<W extends Work>(work: W, who: string): Promise<Done[W['do']]> {
    if (this.#line.waitingOf(who) >= MOST_EACH)
      throw problem('too-many', `${MOST_EACH} records that you asked for are waiting already; please try again when they are done.`);
    const isCheck = work.do !== 'frames';
    if (this.#line.length >= MOST_WAITING || (isCheck && this.#checks >= MOST_CHECKS))
      throw problem('busy', 'Many records are being looked at; please try again in a moment.');
    this.#checks += Number(isCheck);
    const outcome = await this.#line
      .run({ who, later: isCheck }, () => this.#inThread(work))
      .finally(() => {
        this.#checks -= Number(isCheck);
      });
    if ('refused' in outcome) throw new ProblemError(outcome.refused);
    return outcome.done as Done[W['do']];
  }
  async #inThread(work: Work): Promise<Outcome> {
    try {
      return await this.#thread.run(work, { signal: AbortSignal.timeout(MOST_MS[work.do]) });
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw problem('too-large', 'That takes too long to be run again here.');
      if (isOutOfMemory(error)) throw problem('too-large', 'That takes too much memory to be run again here.');
      throw error;
    }
  }
  async close(): Promise<void> {
    await this.#thread.destroy();
  }
}

const isOutOfMemory = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
