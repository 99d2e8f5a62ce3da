/** The plots of a report, drawn with Observable Plot into any document: a browser's, or one made for the purpose. */
import * as Plot from '@observablehq/plot';
import type { Figures } from '../figures.ts';

/** How wide a drawing is on paper and on a desk; on a phone it is drawn again, so that its letters keep their size. */
export const BROAD = 640;
export const NARROW = 340;
/** Colours that people with any colour vision tell apart. */
const ORANGE = '#E69F00';
const SKY = '#0072B2';
const base = (document: Document, width: number) => ({
  document,
  width,
  marginBottom: 42,
  style: { fontSize: '13px', background: 'none' },
});
/** Room for the longest name on the left; half of a narrow drawing at most. */
const besides = (names: readonly string[], width: number) => ({
  marginLeft: Math.min(20 + 7 * Math.max(...names.map((name) => name.length)), width / 2),
});

/** Next to long names a narrow drawing has room for only a few numbers. */
const fewTicks = (width: number) => (width < 480 ? { ticks: 4 } : {});

type Drawn = SVGSVGElement | HTMLElement;

export function placesPlot(figures: Figures, document: Document, width = BROAD): Drawn {
  const rows = figures.byPlace.map(({ share, low, high }, place) => ({ place: placeName(place), share, low, high }));
  return Plot.plot({
    ...base(document, width),
    ...besides(
      rows.map((row) => row.place),
      width,
    ),
    height: 60 + 34 * rows.length,
    x: { label: 'share of the wins', ...fewTicks(width), tickFormat: '.0%', domain: [0, Math.max(0.6, ...rows.map((row) => row.high))] },
    y: { label: null, domain: rows.map((row) => row.place) },
    marks: [
      Plot.ruleX([1 / rows.length], { strokeDasharray: '4,3' }),
      Plot.barX(rows, { x: 'share', y: 'place', fill: SKY, fillOpacity: 0.65, insetTop: 4, insetBottom: 4 }),
      Plot.ruleY(rows, { x1: 'low', x2: 'high', y: 'place', strokeWidth: 2 }),
    ],
  });
}

export const placeName = (place: number): string => (place === 0 ? 'who began' : `${place + 1}. in turn order`);

export function lengthPlot(rounds: readonly number[], document: Document, width = BROAD): Drawn {
  const rows = rounds.map((n) => ({ rounds: n }));
  return Plot.plot({
    ...base(document, width),
    marginLeft: 60,
    height: 220,
    x: { label: 'rounds' },
    y: { label: 'matches', grid: true },
    marks: [Plot.rectY(rows, Plot.binX({ y: 'count' }, { x: 'rounds', fill: SKY, fillOpacity: 0.65 } as never)), Plot.ruleY([0])],
  });
}

const MOST_THINGS = 24;

export function thingsPlot(figures: Figures, use: string, document: Document, width = BROAD): Drawn | null {
  const things = figures.things.filter((one) => one.use === use).slice(0, MOST_THINGS);
  if (things.length === 0) return null;
  const rows = things.map((one) => ({
    thing: one.thing,
    from: one.slope - one.half,
    to: one.slope + one.half,
    slope: one.slope,
    significant: one.significant,
  }));
  rows.sort((a, b) => b.slope - a.slope);
  return Plot.plot({
    ...base(document, width),
    ...besides(
      rows.map((row) => row.thing),
      width,
    ),
    height: 60 + 22 * rows.length,
    x: { label: `win share for one more ${use}`, ...fewTicks(width), tickFormat: '+.0%', grid: true },
    y: { label: null, domain: rows.map((row) => row.thing) },
    marks: [
      Plot.ruleX([0]),
      Plot.ruleY(rows, {
        x1: 'from',
        x2: 'to',
        y: 'thing',
        strokeWidth: 2,
        stroke: (row: (typeof rows)[number]) => (row.significant ? ORANGE : SKY),
      }),
      Plot.dot(rows, {
        x: 'slope',
        y: 'thing',
        r: 4,
        symbol: (row: (typeof rows)[number]) => (row.significant ? 'square' : 'circle'),
        fill: (row: (typeof rows)[number]) => (row.significant ? ORANGE : SKY),
      }),
    ],
  });
}

export interface SweepPoint {
  readonly value: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly rounds: number;
}

export function sweepPlot(
  points: readonly SweepPoint[],
  label: string,
  figure: 'share' | 'rounds',
  document: Document,
  width = BROAD,
): Drawn {
  const share = figure === 'share';
  return Plot.plot({
    ...base(document, width),
    height: 240,
    marginLeft: 60,
    x: { label },
    y: share ? { label: 'share of the first player', tickFormat: '.0%', grid: true } : { label: 'median rounds', grid: true, zero: true },
    marks: [
      ...(share ? [Plot.ruleY([0.5], { strokeDasharray: '4,3' }), Plot.ruleX(points, { x: 'value', y1: 'low', y2: 'high' })] : []),
      Plot.line(points, { x: 'value', y: figure, stroke: SKY, strokeWidth: 2 }),
      Plot.dot(points, { x: 'value', y: figure, fill: SKY, r: 4 }),
    ],
  });
}
