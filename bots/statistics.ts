import type { Chance } from '@bridgehead/kernel';

/** A share of wins with its 95 % Wilson interval. Draws count half. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

const Z = 1.959964;

export function wilson(wins: number, games: number): Share {
  if (games === 0) return { share: 0, low: 0, high: 1, games };
  const p = wins / games;
  const z2 = (Z * Z) / games;
  const centre = (p + z2 / 2) / (1 + z2);
  const half = (Z * Math.sqrt((p * (1 - p)) / games + z2 / (4 * games))) / (1 + z2);
  return { share: p, low: Math.max(0, centre - half), high: Math.min(1, centre + half), games };
}

/** The mean of some figures with its 95 % bootstrap interval: as often drawn from themselves as there are. The same figures, the same interval. */
export function bootstrap(figures: readonly number[], chance: Chance, draws = 2_000): { mean: number; low: number; high: number } {
  const meanOf = (next: (i: number) => number): number => {
    let sum = 0;
    for (let i = 0; i < figures.length; i++) sum += figures[next(i)] ?? 0;
    return figures.length === 0 ? 0 : sum / figures.length;
  };
  const means = Array.from({ length: draws }, () => meanOf(() => chance.below(figures.length))).sort((a, b) => a - b);
  return { mean: meanOf((i) => i), low: means[Math.floor(draws * 0.025)] ?? 0, high: means[Math.ceil(draws * 0.975) - 1] ?? 0 };
}
