/**
 * Which of several answers is best, found out with few trials. All are tried in the same guessed worlds, round by round, so
 * that luck with cards and dice cancels out between them; a candidate that falls behind drops out, so that most trials go to
 * those that are hard to tell apart (sequential halving). What the game itself thinks of its answers counts like some trials.
 */

/** The game's own opinion weighs as much as this many trials. */
const OPINION = 30;
/** An answer that a good player is e times less likely to choose is taken to be this much worse, on the scale of results. */
const DOUBT = 0.01;
/** Standard errors that make a difference certain. */
const CERTAIN = 2.5;
/** A difference in the expected result that is not worth looking for. */
const TRIFLE = 0.01;
/** Even trials that all agree leave this much variance to be feared. */
const LEAST_VARIANCE = 0.002;
/** Rounds between two looks at who has fallen behind. */
const LOOK_EVERY = 8;
/** So many rounds before two answers count as equally good. */
const ENOUGH = 32;

/** How much worse than the likeliest answer one is taken to be before any trial. */
export const doubt = (prior: number, likeliest: number): number => DOUBT * Math.log(prior / likeliest);

/** Trials and opinion together; comparable between answers with the same number of trials. */
export const promise = (sum: number, prior: number): number => sum + OPINION * DOUBT * Math.log(prior);

interface Runner {
  /** Which answer. */
  readonly at: number;
  readonly prior: number;
  /** Results by round. */
  readonly results: number[];
  sum: number;
}

export class Race {
  #runners: Runner[];
  /** The field is halved after each so-many-th part of the budget. */
  readonly #heats: number;
  #heat = 1;
  round = 0;

  constructor(priors: readonly number[]) {
    this.#runners = priors.map((prior, at) => ({ at, prior, results: [], sum: 0 }));
    this.#heats = Math.ceil(Math.log2(priors.length));
  }

  get isOver(): boolean {
    return this.#runners.length <= 1;
  }
  /** The answers still in the race, best first after every look. */
  get field(): readonly number[] {
    return this.#runners.map((runner) => runner.at);
  }

  /** One trial of each answer in the field; `spent` is the part of the budget used up so far, 0 to 1. */
  run(trial: (at: number) => number, spent: number): void {
    for (const runner of this.#runners) {
      const result = trial(runner.at);
      runner.results.push(result);
      runner.sum += result;
    }
    this.round++;
    if (this.round % LOOK_EVERY !== 0) return;
    this.#runners.sort((a, b) => promise(b.sum, b.prior) - promise(a.sum, a.prior));
    const [leader] = this.#runners as [Runner];
    this.#runners = this.#runners.filter((runner) => runner === leader || this.#isOpen(leader, runner));
    if (spent < this.#heat / this.#heats) return;
    this.#heat++;
    this.#runners.length = Math.ceil(this.#runners.length / 2);
  }

  /** Neither certain to be worse than the leader nor certain to be hardly better. */
  #isOpen(leader: Runner, runner: Runner): boolean {
    let squares = 0;
    for (let i = 0; i < this.round; i++) squares += ((leader.results[i] as number) - (runner.results[i] as number)) ** 2;
    const mean = (leader.sum - runner.sum) / this.round;
    const variance = squares / this.round - mean * mean + LEAST_VARIANCE;
    const weight = OPINION + this.round;
    const lead = (promise(leader.sum, leader.prior) - promise(runner.sum, runner.prior)) / weight;
    const unsure = CERTAIN * Math.sqrt(variance / weight);
    return lead <= unsure && (this.round < ENOUGH || unsure - lead >= TRIFLE);
  }
}
