/** The answers, in words, before any plot. */
import type { Difference } from '../compare.ts';
import type { Figures, ThingFigure } from '../figures.ts';

export const percent = (n: number, digits = 1): string => `${(100 * n).toFixed(digits)} %`;
const points = (n: number): string => `${n > 0 ? '+' : n < 0 ? '−' : ''}${Math.abs(100 * n).toFixed(1)}`;

/** "The first player wins 53.1 % ± 1.0: slightly favoured." */
export function fairness(figures: Figures): string {
  const first = figures.byPlace[0];
  if (first === undefined || figures.games === 0) return 'Nothing was played.';
  const even = 1 / figures.byPlace.length;
  const half = (first.high - first.low) / 2;
  const apart = first.share - even;
  const clear = even < first.low || even > first.high;
  const verdict = !clear
    ? 'no advantage can be shown'
    : Math.abs(apart) < 0.04
      ? apart > 0
        ? 'slightly favoured'
        : 'slightly behind'
      : apart > 0
        ? 'clearly favoured'
        : 'clearly behind';
  const target = figures.firstTarget;
  const judged =
    target === null
      ? ''
      : first.share >= target[0] && first.share <= target[1]
        ? ` Within the target of ${percent(target[0], 0)} to ${percent(target[1], 0)}.`
        : ` Outside the target of ${percent(target[0], 0)} to ${percent(target[1], 0)}.`;
  return `The first player wins ${percent(first.share)} ± ${(100 * half).toFixed(1)}: ${verdict}.${judged}`;
}

/** The thing with the strongest evidence against it, if any. */
export function suspect(figures: Figures): string {
  const [top] = figures.things.filter((one) => one.byChance && one.significant && one.slope > 0);
  if (top === undefined) return 'No card or unit stands out once chance is allowed for.';
  return `Look at ${top.thing} first: one more ${top.use} than the others is worth ${points(top.slope)} points of win share (± ${(100 * top.half).toFixed(1)}).`;
}

export function length(figures: Figures): string {
  const { rounds, answers } = figures;
  return `A match takes ${rounds.median} rounds (half of them ${rounds.p25} to ${rounds.p75}) and ${answers.median} decisions, about ${Math.round(figures.minutes)} minutes for people.`;
}

export const thingLine = (one: ThingFigure): string[] => [
  one.thing,
  one.use,
  one.perGame.toFixed(2),
  `${percent(one.withIt.share)}`,
  `${points(one.slope)} ± ${(100 * one.half).toFixed(1)}`,
  one.significant ? 'stands out' : '',
];

const COMPARED: Readonly<Record<Difference['what'], string>> = {
  'first-share': 'Share of the first player',
  rounds: 'Rounds',
  answers: 'Decisions',
};
export function differenceLine({ what, a, b, difference, half }: Difference): string[] {
  const show = (n: number) => (what === 'first-share' ? percent(n) : n.toFixed(1));
  const sign = difference >= 0 ? '+' : '−';
  return [
    COMPARED[what],
    show(a),
    show(b),
    `${sign}${show(Math.abs(difference))} ± ${show(half)}`,
    Math.abs(difference) > half ? 'differs' : 'no difference shown',
  ];
}
