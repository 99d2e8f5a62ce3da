/** The bots of one match, thinking: one thought per seat, given up when its seat is asked no more. */
import type { Seat } from '@bridgehead/kernel';
import { type BotTurn, botTurns, type Command, type Match } from '@bridgehead/match';
import { GameFault } from '../bots/fault.ts';
import type { Surroundings } from './surroundings.ts';

/** How soon a bot's turn that nobody took is looked at again. */
const LOOK_AGAIN_MS = 1000;
/** A bot is in the same game as the rules: one that fails so often in a row over one question will not answer it any more. */
const MOST_FAILURES = 3;

export class Thinkers {
  readonly #around: Surroundings;
  /** A match may be opened again while its bots think. */
  readonly #match: () => Match;
  readonly #submit: (command: Command) => Promise<unknown>;
  /** Something of the game's own went wrong. */
  readonly #broke: (error: unknown) => void;
  /** By seat. */
  readonly #thinking = new Map<Seat, AbortController>();
  /** Of the bot that failed last: over which question, and how often in a row. */
  #failed = { seat: -1, prompt: 0, times: 0 };
  #again: NodeJS.Timeout | null = null;
  #closed = false;

  constructor(around: Surroundings, match: () => Match, submit: (command: Command) => Promise<unknown>, broke: (error: unknown) => void) {
    this.#around = around;
    this.#match = match;
    this.#submit = submit;
    this.#broke = broke;
  }

  get isIdle(): boolean {
    return this.#thinking.size === 0;
  }

  /**
   * Lets those think who are to move. A thought goes on as long as its seat is asked: in free play others act meanwhile, and the
   * answer counts if it is still offered. If it is not, the seat thinks again.
   */
  look(): void {
    try {
      this.#lookAt(this.#match());
    } catch (error) {
      this.#broke(error);
    }
  }
  #lookAt(match: Match): void {
    const turns = botTurns(match);
    for (const [seat, stop] of this.#thinking)
      if (match.promptId(seat) === 0 || !match.isBotDriven(seat)) {
        stop.abort();
        this.#thinking.delete(seat);
      }
    const isFree = match.run?.wait === 'any';
    if (isFree && this.#thinking.size > 0) return;
    for (const turn of turns) if (!this.#thinking.has(turn.seat)) void this.#think(turn);
  }

  async #think({ seat, level, prompt }: BotTurn): Promise<void> {
    const stop = new AbortController();
    const { id } = this.#match().setup;
    this.#thinking.set(seat, stop);
    try {
      if (!(await this.#around.mayDriveBots(id)) || stop.signal.aborted) return;
      const { answer } = await this.#around.bots.decide(this.#match(), seat, level, stop.signal);
      if (stop.signal.aborted) return;
      await this.#submit({ do: 'answer', seat, prompt, answer, by: 'bot' });
    } catch (error) {
      if (!stop.signal.aborted) this.#couldNot(seat, prompt, error);
    } finally {
      if (this.#thinking.get(seat) === stop) this.#thinking.delete(seat);
      // A bot that is asked one thing after the other goes on at once: while the answer was on its way nobody could begin to think.
      if (!this.#closed && this.#match().promptId(seat) !== prompt) this.look();
      else this.#lookAgain();
    }
  }

  /** What a node or its store is to blame for passes; a fault in a game does not, and people would wait for ever. */
  #couldNot(seat: Seat, prompt: number, error: unknown): void {
    this.#around.log.warn({ err: error, match: this.#match().setup.id }, 'a bot could not decide');
    if (!(error instanceof GameFault)) return;
    const isSame = this.#failed.seat === seat && this.#failed.prompt === prompt;
    this.#failed = { seat, prompt, times: isSame ? this.#failed.times + 1 : 1 };
    if (this.#failed.times >= MOST_FAILURES) this.#broke(error);
  }

  /** A bot that still has to move after its thinking ended (another node was to do it, or something went wrong) is tried again. */
  #lookAgain(): void {
    if (this.#closed || this.#again !== null || this.#match().asks.length === 0) return;
    this.#again = setTimeout(() => {
      this.#again = null;
      if (!this.#closed) this.look();
    }, LOOK_AGAIN_MS);
    this.#again.unref();
  }

  close(): void {
    this.#closed = true;
    for (const stop of this.#thinking.values()) stop.abort();
  }
}
