/** Whoever runs records again: for replays, checks and going on. A whole match is too much work for the event loop. */
import type { AnyGame, Entry, Viewer } from '@bridgehead/kernel';
import {
  type BeginningOfMatch,
  cutFor,
  framesOf,
  type Played,
  type RecordOfMatch,
  type ReplayFile,
  type Verdict,
  verify,
} from '@bridgehead/match';
import { Piscina } from 'piscina';
import { Line } from '../line.ts';
import { problem } from '../problem.ts';

export interface Frames {
  readonly do: 'frames';
  readonly beginning: BeginningOfMatch;
  readonly played: Pick<Played, 'entries' | 'at'>;
  readonly viewer: Viewer | 'all';
  readonly begun: number;
  readonly running: boolean;
}
export interface Check {
  readonly do: 'check';
  readonly record: RecordOfMatch;
}
export interface Cut {
  readonly do: 'cut';
  readonly beginning: BeginningOfMatch;
  readonly entries: readonly Entry[];
  readonly upTo: number;
}
export type Work = Frames | Check | Cut;
export interface Done {
  readonly frames: ReplayFile['frames'];
  readonly check: Verdict;
  readonly cut: number;
}

export interface Clerk {
  /** `who` asks for it: a person, or an address. */
  run<W extends Work>(game: string, work: W, who: string): Promise<Done[W['do']]>;
  close(): Promise<void>;
}

export function carryOut(game: AnyGame, work: Work): Done[Work['do']] {
  switch (work.do) {
    case 'frames':
      return framesOf(game, work.beginning, work.played, work.viewer, { begun: work.begun, running: work.running });
    case 'check':
      return verify(game, work.record);
    case 'cut':
      return cutFor(game, work.beginning, work.entries, work.upTo);
  }
}

/** Nothing takes longer, from the moment it begins. */
const MOST_MS = 20_000;
/** No more waits, for everybody together and for each. */
const MOST_WAITING = 60;
const MOST_EACH = 4;

type Thread = Pick<Piscina<{ game: string; work: Work }, Done[Work['do']]>, 'run' | 'destroy'>;
const makeThread = (): Thread =>
  new Piscina({ filename: new URL('./worker.ts', import.meta.url).href, minThreads: 0, maxThreads: 1, idleTimeout: 60_000 });

/** One thread, which those who ask get by turns. */
export class WorkerClerk implements Clerk {
  readonly #line = new Line(1);
  readonly #thread: Thread;

  constructor(thread = makeThread()) {
    this.#thread = thread;
  }

  async run<W extends Work>(game: string, work: W, who: string): Promise<Done[W['do']]> {
    if (this.#line.waitingOf(who) >= MOST_EACH)
      throw problem('too-many', `${MOST_EACH} records that you asked for are waiting already; please try again when they are done.`);
    if (this.#line.length >= MOST_WAITING) throw problem('busy', 'Many records are being looked at; please try again in a moment.');
    return this.#line.run({ who }, async () => {
      try {
        return (await this.#thread.run({ game, work }, { signal: AbortSignal.timeout(MOST_MS) })) as Done[W['do']];
      } catch (error) {
        if (error instanceof Error && error.name === 'AbortError') throw problem('too-large', 'That takes too long to be run again here.');
        throw error;
      }
    });
  }
  async close(): Promise<void> {
    await this.#thread.destroy();
  }
}
