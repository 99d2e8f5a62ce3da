/**
 * Prompts. A rule asks a question of a seat; what may be answered is exactly what the question lists. Inside the kernel
 * an `Ask` holds the question and lists its options only when somebody wants to see them; `promptOf` makes plain data of it.
 */
import type { Chance } from './chance.ts';
import { pick } from './chance.ts';
import { isSmallData, type Json, same } from './json.ts';
import { type Reason, type Refusal, refuse } from './refusal.ts';
import type { Seat } from './seats.ts';

/**
 * A question with one answer out of a list, declared once, next to the rule that asks it. Everything is worked out from
 * the state and from `about`, which the rule hands over when it asks.
 */
export interface Question<S, O extends Json, A = undefined> {
  readonly key: string;
  /** Every legal answer, and nothing else. */
  list(s: S, seat: Seat, about: A): readonly O[];
  /** One legal answer at random without listing them all; every legal answer must be possible. For playouts. */
  draw?(s: S, seat: Seat, chance: Chance, about: A): O;
  /** The clause that an answer outside the list breaks; may use only what the seat may know. */
  why?(s: S, seat: Seat, answer: Json, about: A): Reason | null;
  /** What the clock answers for an absent player; the first option if absent. */
  fallback?(s: S, seat: Seat, about: A): O;
  /** What a client needs to word the question. */
  params?(s: S, seat: Seat, about: A): Record<string, Json>;
  /** The seat's clock runs so many times slower while this is open; 1 if absent. */
  patience?(s: S, seat: Seat, about: A): number;
  /** Nobody has to answer: the referee passes after a breath, as long as a bot takes. For what happens by itself, one thing at a time. */
  readonly itself?: true;
  /** In a response window: public facts that standing preferences look for. */
  tags?(s: S, seat: Seat, about: A): readonly string[];
}

/** The response window that a question is asked in: what kind, and how many windows it is nested in. */
export interface AskWindow {
  readonly kind: string;
  readonly depth: number;
}
/** The same as prompts show it. */
export interface WindowFacts extends AskWindow {
  readonly tags: readonly string[];
}

interface AskBase {
  readonly seat: Seat;
  readonly key: string;
  /** Number of the question among those to its seat; 0 until it is given one. Never used twice, not even after an undo. */
  id: number;
  readonly params: Record<string, Json> | null;
  /** How many times slower the seat's clock runs; null: as the question says. See `patienceOf`. */
  readonly patience: number | null;
  readonly window: AskWindow | null;
}
export interface ChooseAsk extends AskBase {
  readonly kind: 'choose';
  // biome-ignore lint/suspicious/noExplicitAny: the table's typed methods are the only makers of asks
  readonly question: Question<any, any, any>;
  readonly about: unknown;
  /** The options once somebody has looked at them. The state stands still while a question is open, so they stay the same. */
  listed: readonly Json[] | null;
}
export interface SelectAsk extends AskBase {
  readonly kind: 'select';
  readonly options: readonly Json[];
  readonly min: number;
  readonly max: number;
  readonly check: ((picked: readonly Json[]) => Reason | null) | null;
  readonly why: ((answer: Json) => Reason | null) | null;
  /** The clause that a wrong number of picks, or the same pick twice, breaks; the kernel has words of its own if there is none. */
  readonly amiss?: ((picked: readonly Json[]) => Reason | null) | null;
  readonly fallback: readonly Json[] | null;
  readonly draw: ((chance: Chance) => readonly Json[]) | null;
}
export interface DistributeAsk extends AskBase {
  readonly kind: 'distribute';
  readonly options: readonly Json[];
  readonly points: number;
  /** At least this many of the points must be placed. */
  readonly least: number;
  /** At most this many on each target. */
  readonly most: readonly number[];
  readonly check: ((points: readonly number[]) => Reason | null) | null;
  /** The clause that too many points, too few, or too many on one target break; the kernel has words of its own if there is none. */
  readonly amiss: ((points: readonly number[]) => Reason | null) | null;
  readonly fallback: readonly number[] | null;
}
export interface WriteAsk extends AskBase {
  readonly kind: 'write';
  readonly min: number;
  readonly max: number;
  readonly lines: boolean;
  /** What a text of the wrong length breaks, or one that the referee's screen turns away; the message is at fault if absent. */
  readonly clause?: string;
  readonly check: ((text: string) => Reason | null) | null;
  readonly fallback: string;
  readonly draw: ((chance: Chance) => string) | null;
}
export type Ask = ChooseAsk | SelectAsk | DistributeAsk | WriteAsk;
export const PROMPT_KINDS = ['choose', 'select', 'distribute', 'write'] as const;
export type PromptKind = (typeof PROMPT_KINDS)[number];

/** A prompt as data: what travels to a person, a bot or an API client. `options` is empty for `write`. */
export interface Prompt {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: PromptKind;
  readonly key: string;
  readonly params?: Readonly<Record<string, Json>>;
  readonly options: readonly Json[];
  readonly min?: number;
  readonly max?: number;
  readonly points?: number;
  /** "Up to `points`": at least so many must be placed. Absent: all of them. */
  readonly least?: number;
  readonly most?: readonly number[];
  /** A text of several lines. */
  readonly lines?: true;
  readonly window?: WindowFacts;
}

export function optionsOf<S>(ask: Ask, s: S): readonly Json[] {
  switch (ask.kind) {
    case 'choose':
      ask.listed ??= ask.question.list(s, ask.seat, ask.about);
      return ask.listed;
    case 'write':
      return [];
    default:
      return ask.options;
  }
}

export function promptOf<S>(ask: Ask, s: S, id = ask.id): Prompt {
  const params = ask.params ?? (ask.kind === 'choose' ? ask.question.params?.(s, ask.seat, ask.about) : null) ?? null;
  const prompt: { -readonly [K in keyof Prompt]: Prompt[K] } = {
    id,
    seat: ask.seat,
    kind: ask.kind,
    key: ask.key,
    options: optionsOf(ask, s),
  };
  if (params !== null) prompt.params = params;
  if (ask.window !== null) {
    const tags = (ask.kind === 'choose' ? ask.question.tags?.(s, ask.seat, ask.about) : null) ?? [];
    prompt.window = { kind: ask.window.kind, depth: ask.window.depth, tags };
  }
  if (ask.kind === 'select' || ask.kind === 'write') {
    prompt.min = ask.min;
    prompt.max = ask.max;
  }
  if (ask.kind === 'distribute') {
    prompt.points = ask.points;
    prompt.most = ask.most;
    if (ask.least < ask.points) prompt.least = ask.least;
  }
  if (ask.kind === 'write' && ask.lines) prompt.lines = true;
  return prompt;
}

/** How many times slower the asked seat's clock runs. */
export const patienceOf = <S>(ask: Ask, s: S): number =>
  ask.patience ?? (ask.kind === 'choose' ? ask.question.patience?.(s, ask.seat, ask.about) : null) ?? 1;

const INSTEAD = 12;

/** Null when the answer is legal; otherwise why not. Looks at nothing but the ask, the state and the answer; changes nothing. */
export function judge<S>(ask: Ask, s: S, answer: unknown): Refusal | null {
  if (!isSmallData(answer)) return refuse('malformed');
  switch (ask.kind) {
    case 'choose': {
      const options = optionsOf(ask, s);
      for (const option of options) if (same(option, answer)) return null;
      const reason = ask.question.why?.(s, ask.seat, answer, ask.about) ?? null;
      return refuse(reason === null ? 'malformed' : 'rule', reason, options.slice(0, INSTEAD));
    }
    case 'select': {
      if (!Array.isArray(answer)) return refuse('malformed', null, ask.options.slice(0, INSTEAD));
      const picked = answer as readonly Json[];
      for (const one of picked) {
        if (ask.options.some((option) => same(option, one))) continue;
        const reason = ask.why?.(one) ?? null;
        return refuse(reason === null ? 'malformed' : 'rule', reason, ask.options.slice(0, INSTEAD));
      }
      const twice = picked.some((one, i) => picked.findIndex((other) => same(one, other)) < i);
      if (twice || picked.length < ask.min || picked.length > ask.max) {
        const amiss = ask.amiss?.(picked) ?? null;
        if (amiss !== null) return refuse('rule', amiss);
        if (twice) return malformed('refusal.duplicate');
        return picked.length < ask.min ? malformed('refusal.too-few', { min: ask.min }) : malformed('refusal.too-many', { max: ask.max });
      }
      const reason = ask.check?.(picked) ?? null;
      return reason === null ? null : refuse('rule', reason);
    }
    case 'distribute': {
      if (!Array.isArray(answer) || answer.length !== ask.options.length) return refuse('malformed');
      let sum = 0;
      let over = false;
      for (let i = 0; i < answer.length; i++) {
        const n = answer[i] as unknown;
        if (typeof n !== 'number' || !Number.isInteger(n) || n < 0) return refuse('malformed');
        if (n > (ask.most[i] ?? 0)) over = true;
        sum += n;
      }
      const amiss = over || sum > ask.points || sum < ask.least ? (ask.amiss?.(answer as number[]) ?? null) : null;
      if (amiss !== null) return refuse('rule', amiss);
      if (over) return refuse('malformed');
      if (sum > ask.points || sum < ask.least)
        return ask.least === ask.points
          ? malformed('refusal.points', { points: ask.points })
          : malformed('refusal.points-up-to', { least: ask.least, points: ask.points });
      const reason = ask.check?.(answer as number[]) ?? null;
      return reason === null ? null : refuse('rule', reason);
    }
    case 'write': {
      if (typeof answer !== 'string') return refuse('malformed');
      const length = [...answer].length;
      const amiss =
        length < ask.min
          ? malformed('refusal.too-short', { min: ask.min })
          : length > ask.max
            ? malformed('refusal.too-long', { max: ask.max })
            : null;
      if (amiss !== null) return ask.clause === undefined ? amiss : { ...amiss, code: 'rule', clause: ask.clause };
      const reason = ask.check?.(answer) ?? null;
      return reason === null ? null : refuse('rule', reason);
    }
  }
}

const malformed = (key: string, params?: Record<string, number>): Refusal => ({
  refused: true,
  code: 'malformed',
  clause: null,
  say: params === undefined ? { key } : { key, params },
});

/** What the clock answers. Always legal. */
export function defaultAnswer<S>(ask: Ask, s: S): Json {
  switch (ask.kind) {
    case 'choose':
      return ask.question.fallback?.(s, ask.seat, ask.about) ?? ask.question.list(s, ask.seat, ask.about)[0];
    case 'select':
      return ask.fallback ?? checked(ask.options.slice(0, ask.min), ask, s);
    case 'distribute':
      return ask.fallback ?? checked(spread(ask), ask, s);
    case 'write':
      return ask.fallback;
  }
}

/** The plain answer if the rule's own check likes it, otherwise the first that it does. */
function checked<S>(plain: readonly Json[], ask: SelectAsk | DistributeAsk, s: S): Json {
  return passes(ask, plain) ? plain : (allAnswers(ask, s, 1)[0] as Json);
}
const passes = (ask: SelectAsk | DistributeAsk, answer: readonly Json[]): boolean =>
  ask.check === null || (ask.check as (answer: readonly Json[]) => Reason | null)(answer) === null;

/** As much as possible on each target in turn. */
function spread(ask: DistributeAsk): number[] {
  let left = ask.points;
  return ask.most.map((most) => {
    const here = Math.min(most, left);
    left -= here;
    return here;
  });
}

/** A legal answer at random, for fuzzing and playouts; from a chance that is not the match's own. */
export function randomAnswer<S>(ask: Ask, s: S, chance: Chance): Json {
  switch (ask.kind) {
    case 'choose': {
      const question = ask.question;
      return question.draw === undefined
        ? pick(question.list(s, ask.seat, ask.about) as Json[], chance)
        : question.draw(s, ask.seat, chance, ask.about);
    }
    case 'select': {
      if (ask.draw !== null) return ask.draw(chance);
      for (let tries = 0; tries < 30; tries++) {
        const picked = subset(ask.options, ask.min + chance.below(Math.min(ask.max, ask.options.length) - ask.min + 1), chance);
        if (passes(ask, picked)) return picked;
      }
      return defaultAnswer(ask, s);
    }
    case 'distribute': {
      for (let tries = 0; tries < 30; tries++) {
        const points = ask.most.map(() => 0);
        for (let left = ask.least + chance.below(ask.points - ask.least + 1); left > 0; left--) {
          const open = points.flatMap((n, i) => (n < (ask.most[i] ?? 0) ? [i] : []));
          const at = pick(open, chance);
          points[at] = (points[at] ?? 0) + 1;
        }
        if (passes(ask, points)) return points;
      }
      return defaultAnswer(ask, s);
    }
    case 'write':
      return ask.draw?.(chance) ?? ask.fallback;
  }
}

/** `size` members, in the given order. */
function subset(options: readonly Json[], size: number, chance: Chance): Json[] {
  const places = options.map((_, i) => i);
  for (let i = 0; i < size; i++) {
    const j = i + chance.below(places.length - i);
    const kept = places[i] as number;
    places[i] = places[j] as number;
    places[j] = kept;
  }
  return places
    .slice(0, size)
    .sort((a, b) => a - b)
    .map((i) => options[i] as Json);
}

/** Every legal answer, for exhaustive tests and small searches; stops at `limit`. Written texts count as one answer. */
export function allAnswers<S>(ask: Ask, s: S, limit = 100_000): Json[] {
  switch (ask.kind) {
    case 'choose':
      return optionsOf(ask, s).slice(0, limit);
    case 'select':
      return subsets(ask.options, ask.min, ask.max, limit, (picked) => passes(ask, picked));
    case 'distribute':
      return spreads(ask.least, ask.points, ask.most, limit, (points) => passes(ask, points));
    case 'write':
      return [ask.fallback];
  }
}

function subsets(options: readonly Json[], min: number, max: number, limit: number, legal: (picked: Json[]) => boolean): Json[][] {
  const found: Json[][] = [];
  const walk = (from: number, picked: Json[]) => {
    if (found.length >= limit) return;
    if (picked.length >= min && legal(picked)) found.push([...picked]);
    if (picked.length === max) return;
    for (let i = from; i < options.length; i++) walk(i + 1, [...picked, options[i] as Json]);
  };
  walk(0, []);
  return found;
}

function spreads(least: number, points: number, most: readonly number[], limit: number, legal: (points: number[]) => boolean): number[][] {
  const found: number[][] = [];
  const walk = (at: number, left: number, sofar: number[]) => {
    if (found.length >= limit) return;
    if (at === most.length) {
      if (points - left >= least && legal(sofar)) found.push(sofar);
      return;
    }
    for (let n = 0; n <= Math.min(left, most[at] ?? 0); n++) walk(at + 1, left - n, [...sofar, n]);
  };
  walk(0, points, []);
  return found;
}
