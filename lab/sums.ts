/** Sums that can be added up shard by shard: for means, and for a straight line through points. */
export interface Sums {
  n: number;
  x: number;
  xx: number;
  y: number;
  yy: number;
  xy: number;
}

export const noSums = (): Sums => ({ n: 0, x: 0, xx: 0, y: 0, yy: 0, xy: 0 });

export function addPoint(sums: Sums, x: number, y: number): void {
  sums.n++;
  sums.x += x;
  sums.xx += x * x;
  sums.y += y;
  sums.yy += y * y;
  sums.xy += x * y;
}

export function addSums(into: Sums, from: Sums): void {
  into.n += from.n;
  into.x += from.x;
  into.xx += from.xx;
  into.y += from.y;
  into.yy += from.yy;
  into.xy += from.xy;
}

export const Z95 = 1.959964;

/** Mean of x with its 95 % interval. */
export function meanOf({ n, x, xx }: Sums): { mean: number; half: number } {
  if (n === 0) return { mean: Number.NaN, half: Number.NaN };
  const mean = x / n;
  const variance = n < 2 ? 0 : Math.max(0, (xx - n * mean * mean) / (n - 1));
  return { mean, half: Z95 * Math.sqrt(variance / n) };
}

/**
 * The slope of y over x, its 95 % interval and its z score; null where x does not vary. The seats of one match share one
 * win, so their points are not independent: `seats` widens the error accordingly.
 */
export function slopeOf({ n, x, xx, y, yy, xy }: Sums, seats: number): { slope: number; half: number; z: number } | null {
  const sxx = xx - (x * x) / n;
  if (n < 10 || sxx < 1e-9) return null;
  const sxy = xy - (x * y) / n;
  const syy = yy - (y * y) / n;
  const slope = sxy / sxx;
  const error = Math.sqrt(((seats / (seats - 1)) * Math.max(1e-12, (syy - slope * sxy) / (n - 2))) / sxx);
  return { slope, half: Z95 * error, z: slope / error };
}
