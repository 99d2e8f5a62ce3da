/**
 * From the events of one act to its beats, and from beats to steps with lengths. Pure: the same events give the same plan. Lengths up to
 * a verdict follow from what was announced alone, so that waiting tells nothing about what comes.
 */
import type { GameEvent, Json } from '@bridgehead/kernel';
import {
  type BeatClass,
  type Before,
  LENGTHS,
  type Lengths,
  type Phase,
  type Picture,
  type Row,
  type Rows,
  type Verdict,
} from './beats.ts';

export interface Beat {
  readonly class: BeatClass;
  /** The same before its verdict, which may have made it great. */
  readonly opened: BeatClass;
  readonly kind: string;
  readonly great: string | null;
  readonly picture: Picture;
  /** The events it is made of: from the first one on, up to this one. */
  readonly from: number;
  readonly to: number;
}
export interface Step {
  /** Which beat of the act. */
  readonly beat: number;
  readonly phase: Phase;
  readonly ms: number;
  /** So many events of the act are told from the beginning of this step on. */
  readonly told: number;
  readonly cue: string | null;
  /** From the verdict on. */
  readonly verdict: Verdict | null;
  /** The position from this step on: as it was, the newest, or as the row of this event says. */
  readonly shows: 'before' | 'newest' | { readonly by: number };
}
export interface Act {
  readonly beats: readonly Beat[];
  readonly steps: readonly Step[];
}

/** A beat in the making. */
interface Draft {
  class: BeatClass;
  readonly opened: BeatClass;
  readonly kind: string;
  great: string | null;
  readonly picture: Picture;
  readonly from: number;
  to: number;
  /** Lengths before the verdict, and from it on: what a verdict makes great does not lengthen the suspense. */
  readonly lead: Lengths;
  rest: Lengths;
  readonly isOpenedApart: boolean;
  verdict: { readonly at: number; readonly row: Row<Json> } | null;
  readonly costs: { readonly at: number; readonly row: Row<Json> }[];
  readonly row: Row<Json>;
}

const lengthsOf = (row: Row<Json>, of: BeatClass): Lengths => ({ ...LENGTHS[of], ...row.lengths });
const classOf = (row: Row<Json>, or: BeatClass): BeatClass => (row.as === 'ends' ? 'end' : (row.class ?? or));

function drafted(event: GameEvent, row: Row<Json>, at: number, of: BeatClass, isOpenedApart: boolean): Draft {
  const all = lengthsOf(row, of);
  return {
    class: of,
    opened: of,
    kind: row.kind ?? event.type,
    great: of === 'great' ? (row.great ?? row.kind ?? event.type) : null,
    picture: row.picture ?? {},
    from: at,
    to: at + 1,
    lead: all,
    rest: all,
    isOpenedApart,
    verdict: isOpenedApart ? null : { at, row },
    costs: [],
    row,
  };
}

/** Joins the open beat, or is one of its own. */
function take(drafts: Draft[], event: GameEvent, row: Row<Json>, at: number): void {
  const open = drafts.at(-1);
  switch (row.as) {
    case 'quiet':
      quietly(drafts, event, row, at);
      return;
    case 'opens':
      drafts.push(drafted(event, row, at, classOf(row, 'stroke'), true));
      return;
    case 'strikes':
    case 'ends':
      drafts.push(drafted(event, row, at, classOf(row, 'stroke'), false));
      return;
    case 'tells': {
      if (open?.verdict !== null) drafts.push(drafted(event, row, at, classOf(row, 'stroke'), false));
      else settle(open, row, at);
      return;
    }
    case 'follows':
      if (open === undefined || open.class === 'quiet' || open.class === 'end') quietly(drafts, event, row, at);
      else {
        open.costs.push({ at, row });
        open.to = at + 1;
      }
  }
}

/** What is not worth a beat is seen together with its like. */
function quietly(drafts: Draft[], event: GameEvent, row: Row<Json>, at: number): void {
  const open = drafts.at(-1);
  if (open?.class === 'quiet' && row.view === undefined) open.to = at + 1;
  else drafts.push(drafted(event, row, at, 'quiet', false));
}

function settle(open: Draft, row: Row<Json>, at: number): void {
  open.verdict = { at, row };
  open.to = at + 1;
  const of = classOf(row, open.class);
  if (of === 'great') open.great = row.great ?? open.great ?? row.kind ?? open.kind;
  open.class = of;
  if (row.class !== undefined || row.lengths !== undefined)
    open.rest = { ...(row.class === undefined ? open.rest : LENGTHS[of]), ...row.lengths };
}

export function actOf(events: readonly GameEvent[], rows: Rows, before: Omit<Before, 'after'>): Act {
  const drafts: Draft[] = [];
  events.forEach((event, at) => {
    const row = rows(event, { ...before, after: events.slice(at + 1) });
    if (row !== null) take(drafts, event, row, at);
  });
  const steps = drafts.flatMap(stepsOf);
  const from = freeFrom(drafts, steps);
  return {
    beats: drafts.map(({ class: of, opened, kind, great, picture, from, to }) => ({ class: of, opened, kind, great, picture, from, to })),
    steps: steps.map((step, i) => (i < from ? step : { ...step, shows: 'newest' })),
  };
}

/** From this step on nothing is held back any more: the whole position is shown. */
function freeFrom(drafts: readonly Draft[], steps: readonly Step[]): number {
  const end = drafts.findIndex((one) => one.class === 'end');
  if (end >= 0) return steps.findIndex(({ beat }) => beat === end);
  const last = drafts.findLastIndex((one) => one.class !== 'quiet');
  const isCost = ({ beat, phase }: Step): boolean => beat === last && phase === 'consequence';
  const partly = steps.findLastIndex((step) => isCost(step) && typeof step.shows === 'object');
  return last < 0 ? 0 : Math.max(steps.findIndex(isCost), partly + 1);
}

function stepsOf(draft: Draft, beat: number): Step[] {
  const { row, from, to, lead, rest, costs, class: of } = draft;
  const step = (phase: Phase, ms: number, by: Row<Json>, at: number, told: number): Step => ({
    beat,
    phase,
    ms,
    told,
    cue: by.cues?.[phase] ?? null,
    verdict: null,
    shows: by.view === undefined ? 'before' : { by: at },
  });
  if (of === 'quiet') return [step('consequence', rest.consequence, row, from, to)];
  const verdict = draft.verdict ?? { at: to - 1, row };
  const said = verdict.row.verdict ?? null;
  const ahead = draft.isOpenedApart ? from + 1 : from;
  const paid = costs.length === 0 ? [{ at: verdict.at, row: { as: 'follows', cues: verdict.row.cues } as Row<Json> }] : costs;
  const { view: _, ...opening } = row;
  return [
    ...(of === 'end' ? [] : [step('announce', lead.announce, opening, from, ahead), step('suspense', lead.suspense, opening, from, ahead)]),
    { ...step('verdict', rest.verdict, verdict.row, verdict.at, verdict.at + 1), verdict: said },
    ...paid.map(({ at, row: cost }) => ({
      ...step('consequence', cost.lengths?.consequence ?? rest.consequence / paid.length, cost, at, Math.max(at, verdict.at) + 1),
      verdict: cost.verdict === undefined ? said : { ...said, ...cost.verdict },
    })),
  ];
}

/** The position at a step. */
export function viewAt(
  act: Act,
  upto: number,
  events: readonly GameEvent[],
  rows: Rows,
  before: Omit<Before, 'after'>,
  newest: Json,
): Json {
  let view = before.view;
  for (const { shows } of act.steps.slice(0, upto + 1)) {
    if (shows === 'newest') return newest;
    if (shows === 'before') continue;
    const event = events[shows.by] as GameEvent;
    view = rows(event, { ...before, after: events.slice(shows.by + 1) })?.view?.(view, newest) ?? view;
  }
  return view;
}

export const totalOf = ({ steps }: Pick<Act, 'steps'>): number => steps.reduce((sum, { ms }) => sum + ms, 0);
