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
  run<W extends Work>(game: string, work: W): Promise<Done[W['do']]>;
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

/** Nothing takes longer, or waits in a longer line. */
const MOST_MS = 20_000;
const MOST_WAITING = 60;

export class WorkerClerk implements Clerk {
  readonly #pool = new Piscina<{ game: string; work: Work }, Done[Work['do']]>({
    filename: new URL('./worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    maxQueue: MOST_WAITING,
    idleTimeout: 60_000,
  });

  async run<W extends Work>(game: string, work: W): Promise<Done[W['do']]> {
    if (this.#pool.queueSize >= MOST_WAITING) throw problem('busy', 'Many records are being looked at; please try again in a moment.');
    try {
      return (await this.#pool.run({ game, work }, { signal: AbortSignal.timeout(MOST_MS) })) as Done[W['do']];
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') throw problem('too-large', 'That takes too long to be run again here.');
      throw error;
    }
  }
  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
