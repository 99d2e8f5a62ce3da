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
  /** How many people are drawn, those who matter most first; the others lie in a stack. */
  readonly shown: number;
  /** The room of a lane that nobody is drawn in; 0: its label is enough. */
  readonly empty: number;
}

interface Lanes {
  /** For every person of each lane, how soon it gives way: those with the highest number lie in the stack first. */
  readonly lanes: readonly (readonly number[])[];
  /** The room beside the people of each lane. */
  readonly labels: readonly number[];
  /** Below them. */
  readonly foot: number;
  /** A lane that nobody is drawn in, where there is room. */
  readonly empty: number;
  readonly box: Box;
}

export function planFor(party: Lanes, from: Form): Plan {
  const count = party.lanes.reduce((sum, lane) => sum + lane.length, 0);
  const all = party.lanes.map((lane) => lane.length);
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
  for (const { form, size } of sizes) if (fits(party, all, size)) return { form, size, shown: count, empty: party.empty };
  // People before words about nobody.
  const size = SIZES.chip;
  const plan = { form: 'chip', size, empty: 0 } as const;
  if (fits({ ...party, empty: 0 }, all, size)) return { ...plan, shown: count };
  const stacked = { ...party, empty: 0, labels: [...party.labels, STACK - size.w] };
  for (let shown = count - 1; shown > 0; shown--) if (fits(stacked, [...shownOf(party.lanes, shown), 1], size)) return { ...plan, shown };
  return { ...plan, shown: 0 };
}
/** The button that stands for those who are not drawn. */
const STACK = 2.6;

/** How many of each lane are among the first so many of all. */
function shownOf(lanes: readonly (readonly number[])[], count: number): number[] {
  const order = lanes.flatMap((lane, at) => lane.map((late) => ({ at, late }))).sort((a, b) => a.late - b.late);
  return lanes.map((_, at) => order.slice(0, count).filter((one) => one.at === at).length);
}

/** How many of a lane's people stand side by side: as many as there is room for beside its label. */
export const acrossOf = (box: Box, label: number, w: number): number =>
  Math.max(1, Math.floor((box.w - label - 2 * LANE_PAD + GAP) / (w + GAP)));
/** So many side by side, with the gaps between them. */
export const widthOf = (across: number, w: number): number => across * w + (across - 1) * GAP;

/** Lanes side by side, on a new row where one does not fit any more; a lane longer than a row breaks by itself. */
export function fits({ labels, foot, empty, box }: Omit<Lanes, 'lanes'>, people: readonly number[], { w, h }: Size): boolean {
  let x = 0;
  let y = 0;
  let row = 0;
  for (const [lane, n] of people.entries()) {
    const label = labels[lane] ?? 0;
    const most = acrossOf(box, label, w);
    if (n === 0 && label + empty === 0) continue;
    if (w > box.w - label - 2 * LANE_PAD) return false;
    const laneW = label + 2 * LANE_PAD + Math.max(empty, widthOf(Math.min(n, most), w));
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
