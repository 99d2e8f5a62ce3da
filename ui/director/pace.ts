/** How long an act may take: repeats, one great moment, caps, the pace that somebody has chosen, acts that wait. Pure. */
import type { Act, Beat, Step } from './acts.ts';
import { LENGTHS, type Phase } from './beats.ts';

/** still: no movement at all, and yet one thing after the other. */
export const PACES = ['relaxed', 'normal', 'fast', 'off', 'still'] as const;
export type Pace = (typeof PACES)[number];
const FACTOR: Readonly<Record<Pace, number>> = { relaxed: 1.5, normal: 1, fast: 0.5, off: 0, still: 0 };
/** Without movement a verdict stands so long before what it costs, and that before the next question. */
const STILL_MS = 200;
/** So long somebody may follow what bots do before the next one acts. */
export const BREATH_MS: Readonly<Record<Pace, number>> = { relaxed: 700, normal: 350, fast: 0, off: 0, still: 0 };

/** The first, second, third … beat of its kind in one act. */
const REPEATS = [1, 0.6, 0.45, 0.35] as const;
/** Over a cap. */
const HURRIED = 0.35;
const STILL_PICTURE_MS = 120;
/** The same great moment within this time is a stroke. */
const AGAIN_MS = 20_000;
/** From so many waiting acts on. */
const QUEUE = { quicker: 3, factor: 0.6, verdicts: 6 } as const;
/** A window's question comes at the latest so long after it is there; a moment uses no more of the window than this share. */
const WINDOW = { ms: 800, share: 0.4 } as const;
export const windowPatience = (lastsMs: number): number => Math.min(WINDOW.ms, WINDOW.share * lastsMs);

export const CAPS = { mine: 3_800, turnOfTwo: 6_000, turn: 4_000, round: 20_000 } as const;

export interface Tempo {
  readonly pace: Pace;
  /** What is left of the cap at normal pace, in milliseconds. */
  readonly left: number;
  /** Acts that wait behind this one. */
  readonly waiting: number;
  /** When each great moment was played last; none if absent. */
  readonly greats: ReadonlyMap<string, number>;
  readonly now: number;
}

/** The steps of an act with their lengths; the great moments that are played as such. */
export interface Timed {
  readonly steps: readonly Step[];
  readonly greats: readonly string[];
}

export function timed(act: Act, tempo: Tempo): Timed {
  const { pace } = tempo;
  const greats = greatsOf(act.beats, tempo);
  const played = new Set(greats.map(({ beat }) => beat));
  const seen = new Map<string, number>();
  const repeats = act.beats.map(({ kind }) => {
    const n = seen.get(kind) ?? 0;
    seen.set(kind, n + 1);
    return REPEATS[Math.min(n, REPEATS.length - 1)] as number;
  });
  const natural = act.steps.map((step) => {
    const of = act.beats[step.beat] as Beat;
    const factor =
      (repeats[step.beat] as number) *
      (of.class === 'great' && !played.has(step.beat) && (isTold(step) || of.opened === 'great') ? toStroke(act, step) : 1);
    return { ...step, ms: step.ms * factor };
  });
  const fitted = within(natural, act.beats, tempo.left);
  return {
    steps: fitted.map((step) => ({ ...step, ms: Math.round(msAt(step, act, tempo, pace)) })),
    greats: greats.map(({ name }) => name),
  };
}

function msAt(step: Step, act: Act, { waiting }: Tempo, pace: Pace): number {
  const { class: of } = act.beats[step.beat] as Beat;
  if (waiting >= QUEUE.verdicts && (step.phase !== 'verdict' || pace === 'off')) return 0;
  if (pace === 'still') return of !== 'quiet' && (step.phase === 'verdict' || isFirstCost(step, act)) ? STILL_MS : 0;
  if (pace === 'fast' && of === 'stroke' && step.phase === 'announce') return 0;
  return step.ms * FACTOR[pace] * (waiting >= QUEUE.quicker ? QUEUE.factor : 1);
}
const isFirstCost = (step: Step, { steps }: Act): boolean =>
  step.phase === 'consequence' && steps.find((one) => one.beat === step.beat && one.phase === 'consequence')?.told === step.told;

/** One in an act, and not the same one again so soon. */
function greatsOf(beats: readonly Beat[], { greats, now }: Tempo): { readonly name: string; readonly beat: number }[] {
  const all = beats.flatMap(({ great }, beat) => (great === null ? [] : [{ name: great, beat }]));
  return all.filter(({ name }) => now - (greats.get(name) ?? -AGAIN_MS) >= AGAIN_MS).slice(0, 1);
}
const isTold = ({ phase }: Step): boolean => phase === 'verdict' || phase === 'consequence';
/** By how much a great beat's phase shrinks to be a stroke. */
function toStroke({ steps }: Act, { beat, phase }: Step): number {
  const whole = steps.filter((one) => one.beat === beat && one.phase === phase).reduce((sum, { ms }) => sum + ms, 0);
  return whole === 0 ? 0 : Math.min(1, LENGTHS.stroke[phase as Phase] / whole);
}

/** The end is always played out in full; of the rest, the last beats give way first. */
function within(steps: readonly Step[], beats: readonly Beat[], left: number): readonly Step[] {
  const counts = (step: Step): boolean => beats[step.beat]?.class !== 'end';
  const sum = (all: readonly Step[]): number => all.filter(counts).reduce((ms, step) => ms + step.ms, 0);
  let fitted = steps;
  const shrink = (to: (step: Step) => number): void => {
    for (let beat = beats.length - 1; beat >= 0 && sum(fitted) > left; beat--)
      fitted = fitted.map((step) => (step.beat === beat && counts(step) ? { ...step, ms: to(step) } : step));
  };
  shrink((step) => step.ms * HURRIED);
  shrink((step) => (step.phase === 'verdict' ? Math.min(step.ms / HURRIED, STILL_PICTURE_MS) : 0));
  const most = sum(fitted);
  return most <= left ? fitted : fitted.map((step) => (counts(step) ? { ...step, ms: (step.ms * Math.max(0, left)) / most } : step));
}
