/** Forks: the same position again, to try things out in. Bots think in forks in which all that they cannot know is a guess. */
import type { MatchChance } from './chance.ts';
import type { Entry, StepStart } from './history.ts';
import { same } from './json.ts';
import type { Ask } from './prompt.ts';
import { Run, type RunOptions } from './run.ts';
import type { Seat } from './seats.ts';
import { Table } from './table.ts';

interface Forking<S> {
  /** Where to begin, instead of at the start of the running step. */
  readonly state: S;
  readonly seat: Seat | null;
  readonly options: RunOptions;
  /** Is every answer looked at again, because the state is not the one it was given in? */
  readonly judged: boolean;
}

/**
 * The same position again, independent of this one, with dice of its own from here on. Secret answers of other seats that
 * wait for the rest are left out. Needs a kept run; the fork is not kept unless asked.
 */
export function fork<S>(run: Run<S>, chance: MatchChance, seat: Seat | null, options: RunOptions): Run<S> {
  const start = startOf(run);
  return forkFrom(run, start, chance, { state: run.game.clone(start.state), seat, options, judged: false });
}

/** A fork in which all that the seat cannot know, and the dice to come, are a guess. */
export function imagine<S>(run: Run<S>, seat: Seat, chance: MatchChance): Run<S> {
  const anew = run.asks.some((ask) => ask.seat !== seat) ? imagineAnew(run, seat, chance) : null;
  if (anew !== null) return anew;
  const guess = fork(run, chance, seat, {});
  run.game.resample(guess.table.state, seat, chance);
  guess.table.askAgain?.();
  return guess;
}

/**
 * Others are asked, and what they are offered tells what they hold: the guess must come before the questions. Null when the step
 * then does not lead to what the seat sees, because something was drawn or played within it.
 */
function imagineAnew<S>(run: Run<S>, seat: Seat, chance: MatchChance): Run<S> | null {
  const start = startOf(run);
  if (run.table.sided) return null;
  const state = run.game.clone(start.state);
  run.game.resample(state, seat, chance);
  try {
    const guess = forkFrom(run, start, chance, { state, seat, options: {}, judged: true });
    return !guess.table.sided && looksSame(run, guess, seat) ? guess : null;
  } catch {
    return null;
  }
}

/** Who is asked, and what spectators see, is known to every seat; only answers within the step can have changed it. */
const looksSame = <S>(run: Run<S>, guess: Run<S>, seat: Seat): boolean =>
  same(run.view(seat), guess.view(seat)) &&
  same(askedOf(run, seat), askedOf(guess, seat)) &&
  same(run.openAsks.map(seatOf), guess.openAsks.map(seatOf)) &&
  (run.since.length === 0 || same(run.view('spectator'), guess.view('spectator')));

function forkFrom<S>(run: Run<S>, start: StepStart<S>, chance: MatchChance, { state, seat, options, judged }: Forking<S>): Run<S> {
  const { game, table } = run;
  const own = table.chance as MatchChance;
  // Chance that fell within this step must fall again; if none did, the fork's own will do from the start.
  const moved = own.position !== start.chance || table.sided;
  const copy = new Table(state, table.seats, table.options, moved ? own.at(start.chance) : chance, options.watched ?? false);
  const forked = new Run(game, copy, options);
  forked.steps = start.steps;
  forked.feed(knownTo(run, seat), judged);
  copy.chance = chance;
  copy.told.length = 0;
  forked.answered = run.answered;
  return forked;
}

/** The answers since the start of the step, without secret ones of others that are not yet resolved. */
function knownTo<S>(run: Run<S>, seat: Seat | null): readonly Entry[] {
  const { since } = run;
  let given = run.wait === 'all' ? run.asks.length - run.openAsks.length : 0;
  if (seat === null || given === 0) return since;
  const known: Entry[] = [];
  for (const entry of since.toReversed()) {
    const isSecret = 'seat' in entry && given-- > 0 && entry.seat !== seat;
    if (!isSecret) known.unshift(entry);
  }
  return known;
}

function startOf<S>(run: Run<S>): StepStart<S> {
  if (run.start === null) throw new Error('only a kept run can be forked');
  return run.start;
}

const seatOf = (ask: Ask): Seat => ask.seat;

/** What a seat is asked, without its number. */
const askedOf = <S>(run: Run<S>, seat: Seat): unknown => {
  const prompt = run.prompt(seat);
  return prompt === null ? null : { ...prompt, id: 0 };
};
