/** From sums to answers: what a report says, as plain data. */
import { type Share, wilson } from '@bridgehead/bots';
import type { AnyGame, Laboratory, Measure } from '@bridgehead/kernel';
import type { Experiment } from './experiment.ts';
import { oddest } from './shard.ts';
import { meanOf, slopeOf } from './sums.ts';
import type { OddGame, Tally } from './tally.ts';

export interface Spread {
  readonly mean: number;
  readonly half: number;
  readonly p10: number;
  readonly p25: number;
  readonly median: number;
  readonly p75: number;
  readonly p90: number;
}
export interface ThingFigure {
  readonly use: string;
  readonly thing: string;
  /** Uses in a match. */
  readonly perGame: number;
  /** Share of the wins of seats that used it. */
  readonly withIt: Share;
  /** Points of win share for one more than the others, with its 95 % interval. */
  readonly slope: number;
  readonly half: number;
  readonly z: number;
  /** Chance alone decides who has it, so the slope is its worth; otherwise it may only go with winning. */
  readonly byChance: boolean;
  /** Still significant after correcting for the number of things looked at. */
  readonly significant: boolean;
}
export interface MeasureFigure {
  readonly key: string;
  readonly title: string;
  readonly value: number;
  readonly half: number;
  readonly target: readonly [number, number] | null;
  readonly onTarget: boolean | null;
}
export interface Figures {
  readonly game: string;
  readonly title: string;
  readonly experiment: Experiment;
  readonly games: number;
  readonly bySeat: readonly Share[];
  /** By place in turn order: the first seat is the one that began. */
  readonly byPlace: readonly Share[];
  readonly firstTarget: readonly [number, number] | null;
  readonly drawShare: number;
  readonly reasons: Readonly<Record<string, number>>;
  readonly answers: Spread;
  readonly rounds: Spread;
  /** Estimated, at some seconds a decision. */
  readonly minutes: number;
  readonly branching: number;
  readonly leadChanges: number;
  readonly comebackShare: number;
  readonly measures: readonly MeasureFigure[];
  readonly things: readonly ThingFigure[];
  readonly odd: readonly OddGame[];
}

const SECONDS_A_DECISION = 8;
const SIGNIFICANCE = 0.01;

export function figuresOf(game: AnyGame, laboratory: Laboratory<unknown> | null, experiment: Experiment, tally: Tally): Figures {
  const { games } = tally;
  const answers = spreadOf(tally.answers);
  return {
    game: game.id,
    title: game.title,
    experiment,
    games,
    bySeat: tally.wins.map((wins) => wilson(wins, games)),
    byPlace: tally.winsByPlace.map((wins) => wilson(wins, games)),
    firstTarget: laboratory?.firstShare?.[experiment.players.length] ?? null,
    drawShare: games === 0 ? 0 : tally.draws / games,
    reasons: Object.fromEntries(Object.entries(tally.reasons).sort(([, a], [, b]) => b - a)),
    answers,
    rounds: spreadOf(tally.rounds),
    minutes: (answers.median * SECONDS_A_DECISION) / 60,
    branching: meanOf(tally.branching).mean,
    leadChanges: meanOf(tally.leadChanges).mean,
    comebackShare: games === 0 ? 0 : tally.comebacks / games,
    measures: (laboratory?.measures ?? []).flatMap((measure) => measureOf(measure, tally)),
    things: thingsOf(tally, laboratory?.byChance ?? []),
    odd: oddest(tally.odd),
  };
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (q: number) => sorted[Math.min(sorted.length - 1, Math.floor(q * sorted.length))] ?? Number.NaN;
  const mean = sorted.reduce((a, b) => a + b, 0) / sorted.length;
  const variance = sorted.reduce((sum, value) => sum + (value - mean) ** 2, 0) / Math.max(1, sorted.length - 1);
  const half = 1.959964 * Math.sqrt(variance / sorted.length);
  return { mean, half, p10: at(0.1), p25: at(0.25), median: at(0.5), p75: at(0.75), p90: at(0.9) };
}

function measureOf(measure: Measure, tally: Tally): MeasureFigure[] {
  const { key, title, figure } = measure;
  const target = measure.target ?? null;
  const told = (value: number, half: number): MeasureFigure[] => [
    { key, title, value, half, target, onTarget: target === null ? null : value >= target[0] && value <= target[1] },
  ];
  if (figure === 'share') {
    const [hits, tries] = tally.shares[key] ?? [0, 0];
    const share = wilson(hits, tries);
    return tries === 0 ? [] : told(share.share, (share.high - share.low) / 2);
  }
  const values = tally.values[key];
  if (values === undefined || values.length === 0) return [];
  const spread = spreadOf(values);
  return told(figure === 'mean' ? spread.mean : spread.median, spread.half);
}

/** What chance decides comes first, the strongest evidence on top; Bonferroni's correction over everything that was looked at. */
function thingsOf(tally: Tally, byChance: readonly string[]): ThingFigure[] {
  const all = Object.entries(tally.things).flatMap(([use, things]) =>
    Object.entries(things).flatMap(([thing, sum]) => {
      const line = slopeOf(sum.line, tally.wins.length);
      if (line === null) return [];
      return [
        {
          use,
          thing,
          perGame: sum.uses / tally.games,
          withIt: wilson(sum.winsWith, sum.seatsWith),
          ...line,
          byChance: byChance.includes(use),
          significant: false,
        },
      ];
    }),
  );
  const limit = SIGNIFICANCE / Math.max(1, all.length);
  return all
    .map((one) => ({ ...one, significant: twoSided(one.z) < limit }))
    .sort((a, b) => Number(b.byChance) - Number(a.byChance) || Math.abs(b.z) - Math.abs(a.z));
}

/** The chance of a z score at least as far from 0 (Abramowitz and Stegun 7.1.26). */
export function twoSided(z: number): number {
  const x = Math.abs(z) / Math.SQRT2;
  const t = 1 / (1 + 0.3275911 * x);
  const poly = t * (0.254829592 + t * (-0.284496736 + t * (1.421413741 + t * (-1.453152027 + t * 1.061405429))));
  return poly * Math.exp(-x * x);
}
