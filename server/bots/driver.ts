/** Who thinks for the bots. The event loop never does. */
import { type Considered, type Decision, mergeDecisions } from '@bridgehead/bots';
import { freshSeed, type Json, type Saved } from '@bridgehead/kernel';
import type { BotLevel, Match } from '@bridgehead/match';
import { Piscina } from 'piscina';
import { Line } from '../line.ts';
import type { Metrics } from '../metrics.ts';
import { faultOf, GameFault } from './fault.ts';

/** An answer and what led to it. */
export type Thought = Pick<Decision, 'answer' | 'line'> & {
  readonly considered: readonly Pick<Considered, 'answer' | 'share' | 'expected' | 'low' | 'high'>[];
};
/** Thought for somebody who asks what a good player would do. `workers` at most think at the same time, each in guessed worlds of its own. */
export interface HintFor {
  readonly person: string;
  readonly workers: number;
}
export interface BotDriver {
  /** A bot's own turn, or a hint. */
  decide(match: Match, seat: number, level: BotLevel, signal: AbortSignal, hint?: HintFor): Promise<Thought>;
  close(): Promise<void>;
}

/** What a worker is handed. It holds the truth, and lets the bot see only a guess of what its seat cannot know. */
export interface BotJob {
  readonly game: string;
  readonly saved: Saved<Json>;
  /** The match's own seed: dice that fell within the step must fall again. */
  readonly matchSeed: string;
  readonly botSeed: string;
  readonly seat: number;
  readonly level: BotLevel;
  readonly ms: number;
}

function savedOf(run: NonNullable<Match['run']>): Saved<Json> {
  try {
    return run.save();
  } catch (error) {
    throw new GameFault(faultOf(error));
  }
}

/**
 * A bot that holds nothing passes a response window without a thought. One that holds something thinks no longer than both of them pause, so
 * that the time they take tells nothing.
 */
export const thinkingTime = (isWindow: boolean, ms: number, pause: number): number =>
  isWindow && pause > 0 ? Math.min(ms, Math.round(pause * 0.7)) : ms;

export class WorkerBots implements BotDriver {
  readonly #pool: Piscina<BotJob, Decision | { readonly fault: string }>;
  /** The threads go to people by turns: a bot thinks for the person who made its table. Bots come before hints. */
  readonly #line: Line;
  readonly #metrics: Metrics;
  readonly #threads: number;
  readonly #ms: number;
  readonly #pause: number;

  constructor(metrics: Metrics, { threads, ms, pause }: { threads: number; ms: number; pause: number }) {
    this.#pool = new Piscina({
      filename: new URL('./worker.ts', import.meta.url).href,
      minThreads: 0,
      maxThreads: threads,
      idleTimeout: 60_000,
    });
    this.#line = new Line(threads);
    this.#metrics = metrics;
    this.#threads = threads;
    this.#ms = ms;
    this.#pause = pause;
  }

  async decide(match: Match, seat: number, level: BotLevel, signal: AbortSignal, hint?: HintFor): Promise<Thought> {
    if (match.run === null) throw new Error('the match has not begun');
    const begun = performance.now();
    const job: Omit<BotJob, 'botSeed'> = {
      game: match.setup.game,
      saved: savedOf(match.run),
      matchSeed: match.seed,
      seat,
      level,
      ms: thinkingTime(match.run.askOf(seat)?.window != null, this.#ms, this.#pause),
    };
    const count = level === 'admiral' ? Math.max(1, Math.min(hint?.workers ?? 1, this.#threads)) : 1;
    const wish = { who: hint?.person ?? match.setup.creator, later: hint !== undefined, signal };
    const thinking = Array.from({ length: count }, () =>
      this.#line.run(wish, async () => {
        const thought = await this.#pool.run({ ...job, botSeed: freshSeed() }, { signal });
        if ('fault' in thought) throw new GameFault(thought.fault);
        return thought;
      }),
    );
    const thought = mergeDecisions(await Promise.all(thinking));
    const took = performance.now() - begun;
    this.#metrics.thought.observe(took / 1000);
    // A bot that answers before the eye has found its question is no company.
    if (took < this.#pause) await new Promise((resolve) => setTimeout(resolve, this.#pause - took));
    return thought;
  }

  async close(): Promise<void> {
    await this.#pool.destroy();
  }
}
