/** Two variants side by side, game by game on the same seeds. */
import { spreadOf } from './figures.ts';
import type { Tally } from './tally.ts';

export interface Difference {
  readonly what: 'first-share' | 'rounds' | 'answers';
  readonly a: number;
  readonly b: number;
  /** b − a with its 95 % interval from the pairs. */
  readonly difference: number;
  readonly half: number;
}

export function compare(a: Tally, b: Tally): Difference[] {
  return [
    pairs('first-share', a.firstResults, b.firstResults),
    pairs('rounds', a.rounds, b.rounds),
    pairs('answers', a.answers, b.answers),
  ];
}

function pairs(what: Difference['what'], a: readonly number[], b: readonly number[]): Difference {
  const n = Math.min(a.length, b.length);
  const spread = spreadOf(Array.from({ length: n }, (_, i) => (b[i] as number) - (a[i] as number)));
  const mean = (values: readonly number[]) => values.slice(0, n).reduce((x, y) => x + y, 0) / n;
  return { what, a: mean(a), b: mean(b), difference: spread.mean, half: spread.half };
}
