/** Plays some games of an experiment and tallies them. Runs in worker threads, in web workers and in tests alike. */
import { type Played, playGame } from '@bridgehead/bots';
import {
  type AnyGame,
  type Ask,
  type GameEvent,
  isDrawn,
  type Laboratory,
  type MatchRecord,
  optionsOf,
  type Probe,
  type Run,
  resultOf,
  type Sample,
  seedFrom,
} from '@bridgehead/kernel';
import type { Experiment } from './experiment.ts';
import { addPoint } from './sums.ts';
import { noTally, type Tally, thingTally } from './tally.ts';

/** Options are counted and the position is judged once in so many decisions. */
const LOOK_EVERY = 8;
/** The winner was once expected to win with less than this. */
const COMEBACK = 0.25;
/** A lead is a lead only beyond this. */
const LEAD = 0.05;

export async function laboratoryOf(game: AnyGame): Promise<Laboratory<unknown> | null> {
  return game.laboratory === undefined ? null : await game.laboratory();
}

export function playShard(game: AnyGame, laboratory: Laboratory<unknown> | null, experiment: Experiment, from: number, to: number): Tally {
  const tally = noTally(experiment.players.length);
  for (let index = from; index < to; index++) playOne(game, laboratory, experiment, index, tally);
  return tally;
}

const seedsOf = ({ seed }: Experiment, index: number) => ({ seed: seedFrom(seed, index, 1), botSeed: seedFrom(seed, index, 2) });

/** One game of the experiment again, as a record that anyone can open. */
export function recordOf(game: AnyGame, experiment: Experiment, index: number): MatchRecord {
  const entries: MatchRecord['entries'][number][] = [];
  playGame(game, experiment.players, {
    ...seedsOf(experiment, index),
    options: experiment.options,
    after: (_run, ask, answer) => entries.push({ seat: ask.seat, answer }),
  });
  const { seed } = seedsOf(experiment, index);
  return { game: game.id, version: game.version, options: experiment.options, seats: experiment.players.length, seed, entries };
}

function playOne(game: AnyGame, laboratory: Laboratory<unknown> | null, experiment: Experiment, index: number, tally: Tally): void {
  const seats = experiment.players.length;
  const probe = laboratory?.probe(seats) ?? null;
  const look = new Look(game, tally);
  const played = playGame(game, experiment.players, {
    ...seedsOf(experiment, index),
    options: experiment.options,
    watched: probe !== null,
    watch: (run, ask) => {
      tellProbe(run, probe);
      look.at(run, ask);
    },
    after: (run, ask, answer) => probe?.decision?.(run.state, ask, answer),
  });
  tellProbe(played.run, probe);
  const sample = probe?.end(played.run.state, played.result) ?? plainSample(played);
  enter(tally, index, played, sample, look);
}

function tellProbe(run: Run<unknown>, probe: Probe<unknown> | null): void {
  if (probe === null) return;
  for (const told of run.takeEvents()) {
    // The truth is what those saw who were told most; for everybody else it may be less, or a lie.
    const truth = [told.all, ...Object.values(told.to ?? {})].reduce((a, b) => (facts(b) > facts(a) ? b : a));
    if (truth !== null) probe.event(truth, run.state);
  }
}

const facts = (event: GameEvent | null): number => (event === null ? -1 : Object.values(event).filter((one) => one !== null).length);

const plainSample = ({ answers }: Played): Sample => ({ first: 0, rounds: answers, values: {}, shares: {}, things: {} });

/** How the expected result went to and fro. */
class Look {
  readonly #game: AnyGame;
  readonly #tally: Tally;
  #seen = 0;
  #leader = -1;
  changes = 0;
  lowest: number[] = [];

  constructor(game: AnyGame, tally: Tally) {
    this.#game = game;
    this.#tally = tally;
  }

  at(run: Run<unknown>, ask: Ask): void {
    if (this.#seen++ % LOOK_EVERY !== 0) return;
    if (ask.kind === 'choose') addPoint(this.#tally.branching, optionsOf(ask, run.state).length, 0);
    const expected = this.#game.knowledge.evaluate(run.state);
    let leader = 0;
    expected.forEach((value, seat) => {
      this.lowest[seat] = Math.min(this.lowest[seat] ?? 1, value);
      if (value > (expected[leader] as number)) leader = seat;
    });
    const second = Math.max(...expected.filter((_, seat) => seat !== leader));
    if ((expected[leader] as number) - second < LEAD || leader === this.#leader) return;
    if (this.#leader >= 0) this.changes++;
    this.#leader = leader;
  }
}

function enter(tally: Tally, index: number, { result, answers, run }: Played, sample: Sample, look: Look): void {
  const seats = tally.wins.length;
  const teams = run.game.teams?.(run.state);
  const isDraw = isDrawn(result, teams);
  const results = resultOf(result, seats, teams);
  tally.games++;
  results.forEach((value, seat) => {
    tally.wins[seat] = (tally.wins[seat] as number) + value;
    const place = (seat - sample.first + seats) % seats;
    tally.winsByPlace[place] = (tally.winsByPlace[place] as number) + value;
  });
  if (isDraw) tally.draws++;
  tally.reasons[result.reason] = (tally.reasons[result.reason] ?? 0) + 1;
  tally.answers.push(answers);
  tally.rounds.push(sample.rounds);
  tally.firstResults.push(results[sample.first] as number);
  addPoint(tally.leadChanges, look.changes, 0);
  const winner = result.ranking[0]?.[0] ?? 0;
  const lowest = look.lowest[winner] ?? 1;
  if (!isDraw && lowest < COMEBACK) tally.comebacks++;
  for (const [key, value] of Object.entries(sample.values)) {
    tally.values[key] ??= [];
    tally.values[key].push(value);
  }
  for (const [key, [hits, tries]] of Object.entries(sample.shares)) {
    const [before, all] = tally.shares[key] ?? [0, 0];
    tally.shares[key] = [before + hits, all + tries];
  }
  enterThings(tally, sample, results);
  tally.odd.push({ index, why: 'answers', figure: answers });
  if (!isDraw && lowest < COMEBACK) tally.odd.push({ index, why: 'comeback', figure: lowest });
  keepOddest(tally);
}

/** For every seat: how much more of the thing it had than the others on average, against its result. */
function enterThings(tally: Tally, sample: Sample, results: readonly number[]): void {
  const seats = results.length;
  for (const [use, things] of Object.entries(sample.things))
    for (const [thing, bySeat] of Object.entries(things)) {
      const sum = thingTally(tally, use, thing);
      const all = bySeat.reduce((a, b) => a + b, 0);
      bySeat.forEach((count, seat) => {
        const value = results[seat] as number;
        sum.uses += count;
        if (count > 0) {
          sum.seatsWith++;
          sum.winsWith += value;
        }
        addPoint(sum.line, count - (all - count) / (seats - 1), value);
      });
    }
}

const KEPT = 3;
/** Longest, shortest and most surprising games, a few of each. */
function keepOddest(tally: Tally): void {
  if (tally.odd.length < 64) return;
  tally.odd = oddest(tally.odd);
}
export function oddest(odd: Tally['odd']): Tally['odd'] {
  const by = (why: string) => odd.filter((one) => one.why === why).sort((a, b) => a.figure - b.figure || a.index - b.index);
  const lengths = by('answers');
  const kept = [...lengths.slice(0, KEPT), ...lengths.slice(-KEPT), ...by('comeback').slice(0, KEPT)];
  return kept.filter((one, i) => kept.indexOf(one) === i);
}
