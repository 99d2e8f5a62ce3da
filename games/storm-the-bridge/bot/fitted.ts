/** Who is likely to win: the weights of what a seat has, added up, are its log-odds; the seats' chances add up to 1. */
import { fingerprint } from '@bridgehead/kernel';
import type { Bridge } from '../state.ts';
import { FEATURES, featuresOf, printed } from './features.ts';
import { evaluate as byHand } from './values.ts';
import fit from './weights.json' with { type: 'json' };

const table: Readonly<Record<string, number>> = fit.weights;
const WEIGHTS = Float64Array.from(FEATURES, (name) => table[name] ?? 0);
/** In the lab the cards may say something else. */
const isFitted = fit.cards === fingerprint(printed());

/** Does the fit speak of this match? It was made from matches for two. */
export const speaksOf = (s: Bridge): boolean => isFitted && s.seats === 2 && s.phase !== 'leaders';

function worthOf(s: Bridge, seat: number): number {
  let worth = 0;
  featuresOf(s, seat, (feature, value) => {
    worth += (WEIGHTS[feature] ?? 0) * value;
  });
  return worth;
}

export function evaluate(s: Bridge): number[] {
  if (!speaksOf(s) || s.gone.includes(true)) return byHand(s);
  const share = 1 / (1 + Math.exp(worthOf(s, 1) - worthOf(s, 0)));
  return [share, 1 - share];
}
