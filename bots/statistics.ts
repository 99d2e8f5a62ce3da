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
