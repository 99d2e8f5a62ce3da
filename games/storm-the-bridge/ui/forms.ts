/**
 * How large the people of a party are drawn: one form for all of them, the largest in which everybody fits. Lengths in rem, so
 * that everything grows with the letters.
 */
import type { Box } from '@bridgehead/ui';

/** card: name, picture, numbers. badge: picture beside name over numbers. tag: name over both. chip: picture over numbers. */
export const FORMS = ['card', 'badge', 'tag', 'chip'] as const;
export type Form = (typeof FORMS)[number];

export interface Size {
  readonly w: number;
  readonly h: number;
}
export const SIZES: Readonly<Record<Form, Size>> = {
  card: { w: 6.1, h: 6.2 },
  badge: { w: 7, h: 2.5 },
  tag: { w: 4.3, h: 2.4 },
  chip: { w: 2.35, h: 2.85 },
};
/** A card that lies: numbers beside the picture, where the rows are low. */
const LYING_CARD: Size = { w: 7, h: 4.2 };
/** A badge where rows are high. */
const LARGE_BADGE: Size = { w: 7.8, h: 3.1 };
export const GAP = 0.3;
/** A lane's own air on both sides. */
export const LANE_PAD = 0.2;

export interface Plan {
  readonly form: Form;
  readonly size: Size;
  /** How many people are drawn; the others lie in a stack. */
  readonly shown: number;
}

interface Lanes {
  /** People in each lane. */
  readonly people: readonly number[];
  /** The room beside the people of each lane. */
  readonly labels: readonly number[];
  /** Below them. */
  readonly foot: number;
  readonly box: Box;
}

export function planFor(lanes: Lanes, from: Form): Plan {
  const count = lanes.people.reduce((sum, n) => sum + n, 0);
  const sizes = FORMS.slice(FORMS.indexOf(from)).flatMap((form): { form: Form; size: Size }[] =>
    form === 'card'
      ? [
          { form, size: SIZES.card },
          { form, size: LYING_CARD },
        ]
      : form === 'badge'
        ? [
            { form, size: LARGE_BADGE },
            { form, size: SIZES.badge },
          ]
        : [{ form, size: SIZES[form] }],
  );
  for (const { form, size } of sizes) if (fits(lanes, size)) return { form, size, shown: count };
  for (let shown = count - 1; shown > 0; shown--)
    if (fits({ ...lanes, people: firstOf(lanes.people, shown + 1) }, SIZES.chip)) return { form: 'chip', size: SIZES.chip, shown };
  return { form: 'chip', size: SIZES.chip, shown: 0 };
}

function firstOf(people: readonly number[], count: number): number[] {
  let left = count;
  return people.map((n) => {
    const taken = Math.min(n, left);
    left -= taken;
    return taken;
  });
}

/** Lanes side by side, on a new row where one does not fit any more; a lane longer than a row breaks by itself. */
export function fits({ people, labels, foot, box }: Lanes, { w, h }: Size): boolean {
  let x = 0;
  let y = 0;
  let row = 0;
  for (const [lane, n] of people.entries()) {
    const label = labels[lane] ?? 0;
    const inside = box.w - label - 2 * LANE_PAD;
    const most = Math.max(1, Math.floor((inside + GAP) / (w + GAP)));
    if (w > inside) return false;
    const across = Math.min(Math.max(1, n), most);
    const laneW = label + 2 * LANE_PAD + across * w + (across - 1) * GAP;
    const down = Math.max(1, Math.ceil(n / most));
    const laneH = down * h + (down - 1) * GAP + foot;
    if (x > 0 && x + GAP + laneW > box.w) {
      y += row + GAP;
      x = 0;
      row = 0;
    }
    x += (x > 0 ? GAP : 0) + laneW;
    row = Math.max(row, laneH);
  }
  return y + row <= box.h + 0.01;
}
