/**
 * A guess keeps everything that the seat sees, loses no component, follows from the view alone, and really varies. Twin
 * runs would pass with a sampler that returns the truth; this check would not.
 */
import { type Game, type Json, type Run, type Seat, SeededChance, seedFrom, seenBy } from '@bridgehead/kernel';
import { difference } from '../report.ts';
import { asked, type CheckOptions, type Visit, type Visitor } from './common.ts';

const GUESSES = 4;

export function watchGuesses<S>(game: Game<S>, options: CheckOptions<S>): Visitor<S> {
  /** 'p>q': has seat q been told secrets that p was not, and did q's view vary in p's guesses? */
  const secrets = new Set<string>();
  const varied = new Set<string>();
  const visit = ({ run, at, told }: Visit<S>): string | null => {
    const seats = Array.from({ length: run.table.seats }, (_, seat) => seat);
    for (const one of told)
      for (const [p, q] of pairs(seats))
        if (difference(seenBy(one, p), seenBy(one, q)) !== null && seenBy(one, q) !== null) secrets.add(`${p}>${q}`);
    if (at % 5 !== 0) return null;
    for (const seat of seats) {
      const what = guesses(game, run, seat, at, options.conserve);
      if (what !== null) return `seat ${seat}: ${what}`;
      for (const other of seats) if (other !== seat && variesFor(run, seat, other, at)) varied.add(`${seat}>${other}`);
    }
    return null;
  };
  const after = (): string | null => {
    const stiff = [...secrets].find((pair) => !varied.has(pair));
    if (stiff === undefined) return null;
    const [p, q] = stiff.split('>');
    return `seat ${q} has secrets from seat ${p}, but every guess of seat ${p} shows them as they are`;
  };
  return { visit, after };
}

const pairs = (seats: readonly Seat[]): [Seat, Seat][] =>
  seats.flatMap((p) => seats.flatMap((q): [Seat, Seat][] => (p === q ? [] : [[p, q]])));

function guesses<S>(game: Game<S>, run: Run<S>, seat: Seat, at: number, conserve: ((s: S) => Json) | undefined): string | null {
  const view = run.view(seat);
  const prompts = asked(run, seat);
  for (let i = 0; i < GUESSES; i++) {
    const imagined = run.imagine(seat, new SeededChance(seedFrom(at, i, seat)));
    const apart = difference(view, imagined.view(seat)) ?? difference(prompts, asked(imagined, seat));
    if (apart !== null) return `a guess changes what the seat sees: ${apart}`;
    if (conserve !== undefined) {
      const lost = difference(conserve(run.state), conserve(imagined.state));
      if (lost !== null) return `a guess loses or makes components: ${lost}`;
    }
    const spectator = difference(run.view('spectator'), imagined.view('spectator'));
    if (spectator !== null) return `spectators see something that the seat does not know: ${spectator}`;
    const truth = game.clone(run.state);
    const other = game.clone(imagined.state);
    game.resample(truth, seat, new SeededChance(seedFrom(at, i, 99)));
    game.resample(other, seat, new SeededChance(seedFrom(at, i, 99)));
    const peeked = difference(truth, other);
    if (peeked !== null) return `two truths behind one view give two guesses: ${peeked}`;
  }
  return null;
}

function variesFor<S>(run: Run<S>, seat: Seat, other: Seat, at: number): boolean {
  const truth = JSON.stringify(run.view(other));
  return Array.from({ length: GUESSES }, (_, i) => run.imagine(seat, new SeededChance(seedFrom(at, i, seat, 5)))).some(
    (imagined) => JSON.stringify(imagined.view(other)) !== truth,
  );
}
