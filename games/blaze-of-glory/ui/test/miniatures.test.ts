/** Ships are told apart by their outlines, and stand where there is room for them. */
import { expect, test } from 'vitest';
import { FACES } from '../../cards/index.ts';
import { berthsFor } from '../forms.ts';
import { planOf } from '../miniatures/index.ts';
import { PLAN_NAMES, type PlanName, type Point, partsOf, planOfClass } from '../miniatures/plans.ts';

const CELLS = 24;
const covers = (outline: readonly Point[], [x, y]: Point): boolean => {
  let inside = false;
  outline.forEach(([ax, ay], i) => {
    const [bx, by] = outline[(i + 1) % outline.length] as Point;
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside;
  });
  return inside;
};
function maskOf(name: PlanName): boolean[] {
  const parts = partsOf(name);
  const all = parts.flatMap(({ outline }) => outline);
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)];
  const span = Math.max(Math.max(...xs) - Math.min(...xs), Math.max(...ys) - Math.min(...ys));
  const [left, top] = [-span / 2, (Math.min(...ys) + Math.max(...ys)) / 2 - span / 2];
  return Array.from({ length: CELLS * CELLS }, (_, i) => {
    const at = (cell: number) => ((cell + 0.5) / CELLS) * span;
    return parts.some(({ outline }) => covers(outline, [left + at(i % CELLS), top + at(Math.floor(i / CELLS))]));
  });
}

test('no two classes of ships have outlines that could be taken for each other', () => {
  const masks = PLAN_NAMES.map((name) => ({ name, mask: maskOf(name) }));
  for (const [i, a] of masks.entries())
    for (const b of masks.slice(i + 1)) {
      const distance = a.mask.filter((cell, k) => cell !== b.mask[k]).length;
      expect(distance, `${a.name} and ${b.name}`).toBeGreaterThanOrEqual(60);
    }
});

test('every ship of the cards has a plan of its own class, and every facility one of its kind', () => {
  for (const { d, kind, row, name } of FACES) {
    if (kind === 'ship') expect(planOf(d), name).toBe(planOfClass(row.class ?? ''));
    if (kind === 'facility') expect(['outpost', 'depot', 'nor'], name).toContain(planOf(d));
  }
});

test('ship cards stand under their missions, move aside for each other, fan out, and give way to smaller forms', () => {
  const centres = [4, 10, 16, 22, 28];
  const lane = (...counts: number[]) =>
    berthsFor(
      centres.map((centre, i) => ({ centre, n: counts[i] ?? 0 })),
      7,
      32,
    );
  const spread = (berths: ReturnType<typeof lane>) => berths.filter((one) => one !== null).map(({ x, w }) => [x, x + w] as const);
  expect(lane(0, 1)[1]).toMatchObject({ x: 6.5, w: 7, step: 0 });
  for (const counts of [
    [1, 1, 1],
    [2, 0, 0, 1, 1],
    [0, 3, 0, 3],
    [1, 1, 1, 1],
    [0, 0, 0, 0, 2],
  ]) {
    const taken = spread(lane(...counts));
    expect(taken.length).toBe(counts.filter((n) => n > 0).length);
    for (const [i, [from, to]] of taken.entries()) {
      expect(from).toBeGreaterThanOrEqual(0);
      expect(to).toBeLessThanOrEqual(32.001);
      expect(from).toBeGreaterThanOrEqual((taken[i - 1]?.[1] ?? -1) - 0.001);
    }
  }
  expect(lane(2)[0]?.step).toBeGreaterThan(7);
  expect(lane(2, 2, 2)[0]?.step).toBe(1.5);
  expect(lane(5)[0]?.step).toBe(null);
  expect(lane(3, 3, 3, 3, 3).every((one) => one === null)).toBe(true);
});
