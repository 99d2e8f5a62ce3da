/** The table as a rule sees it: the state, the seats to ask, the dice, and the voice that says what happened. */
import { type Chance, shuffle } from './chance.ts';
import type { GameEvent, Told } from './event.ts';
import { freely } from './freely.ts';
import type { Json } from './json.ts';
import type { Ask, AskWindow, Question } from './prompt.ts';
import type { Reason } from './refusal.ts';
import type { Seat } from './seats.ts';

/**
 * A rule: it runs until it needs a decision, hands the question out, goes on with the answer, and returns T. Rules are
 * composed with `yield*`. Only the table's own methods yield.
 */
export type Rules<T> = Generator<Wait, T, Answered>;

/** What the table waits for: one answer from `one` or `any` seat, or one from each (`all`). */
export type Wait = 'one' | 'any' | 'all';
/** What comes back into a rule: for 'one' the answer, for 'any' who and what, for 'all' the answers in the order of the asks. */
export type Answered = Json | { readonly seat: Seat; readonly answer: Json } | readonly Json[];

/** How a match ended: seats best first, equals together. */
export interface Result {
  readonly ranking: readonly (readonly Seat[])[];
  /** Why, as a wording key: 'stc.end.stormed'. */
  readonly reason: string;
  readonly clause: string;
}

export interface AskExtras {
  readonly params?: Record<string, Json>;
  /** The seat's clock runs so many times slower while this is open; 1 if absent. Clocks in days ignore it. */
  readonly patience?: number;
}
export interface ChooseExtras<O extends Json> extends AskExtras {
  readonly fallback?: O;
  readonly why?: (answer: Json) => Reason | null;
}
export interface SelectExtras<O extends Json> extends AskExtras {
  readonly min: number;
  readonly max: number;
  readonly check?: (picked: readonly O[]) => Reason | null;
  readonly why?: (answer: Json) => Reason | null;
  /** Why a wrong number of picks, or the same pick twice, is refused; asked about legal picks only. */
  readonly amiss?: (picked: readonly O[]) => Reason | null;
  readonly fallback?: readonly O[];
  readonly draw?: (chance: Chance) => readonly O[];
}
export interface DistributeExtras extends AskExtras {
  readonly points: number;
  /** "Up to `points`": at least this many must be placed. Absent: all of them. */
  readonly least?: number;
  readonly most?: readonly number[];
  readonly check?: (points: readonly number[]) => Reason | null;
  /** Why too many points, too few, or too many on one target are refused; asked about whole numbers only. */
  readonly amiss?: (points: readonly number[]) => Reason | null;
  readonly fallback?: readonly number[];
}
export interface WriteExtras extends AskExtras {
  readonly min?: number;
  /** In code points. */
  readonly max: number;
  /** Line breaks are kept; otherwise all white space is a blank. */
  readonly lines?: boolean;
  /** What a text of the wrong length breaks, or one that the referee's screen turns away. */
  readonly clause?: string;
  readonly check?: (text: string) => Reason | null;
  readonly fallback: string;
  /** A text for playouts and fuzzing; the fallback if absent. */
  readonly draw?: (chance: Chance) => string;
}

/** An ask that is handed to `all` or `any`; T is the type of its answer. */
export interface Asked<T> {
  readonly ask: Ask;
  /** Never set; carries the answer's type to the rule that asked. */
  readonly answer?: T;
}

/** Chance and voice: all that set-up needs, and the ground on which the playing table stands. */
export class SetupTable<E extends GameEvent = GameEvent> {
  readonly seats: number;
  readonly options: Readonly<Record<string, Json>>;
  /** False in simulations, where nobody reads events: a rule may spare itself the making of costly ones. */
  readonly watched: boolean;
  readonly told: Told<E>[] = [];
  chance: Chance;
  /** Set when something became known that an undo could not take back. The fence looks at it after every answer. */
  fenced = false;
  /** Set when a side stream was opened: a fork must then run the step again with the match's own seed. */
  sided = false;

  constructor(seats: number, options: Readonly<Record<string, Json>>, chance: Chance, watched: boolean) {
    this.seats = seats;
    this.options = options;
    this.chance = chance;
    this.watched = watched;
  }

  /** `count` dice with `sides` sides, one by one. */
  roll(count: number, sides: number): number[] {
    this.fenced = true;
    const dice: number[] = [];
    for (let i = 0; i < count; i++) dice.push(this.die(sides));
    return dice;
  }
  die(sides: number): number {
    this.fenced = true;
    const { chance } = this;
    return 1 + (chance.die === undefined ? chance.below(sides) : chance.die(sides));
  }
  shuffle<T>(items: T[]): T[] {
    this.fenced = true;
    return shuffle(items, this.chance);
  }
  pick<T>(items: readonly T[]): T {
    this.fenced = true;
    if (items.length === 0) throw new Error('nothing to pick from');
    return items[this.chance.below(items.length)] as T;
  }
  /** Takes the top (last) card of a face-down pile; null when it is empty. The drawing seat learns something: a fence. */
  draw<T>(pile: T[]): T | null {
    this.fenced = true;
    return pile.pop() ?? null;
  }
  /**
   * Chance apart from the dice, for what must not shift them and stands in the way of no undo: keyed by the match's seed and
   * the label, always from its beginning. The same label gives the same draws again, so put a number from the state into it.
   */
  side(label: string): Chance {
    this.sided = true;
    const { chance } = this;
    if (chance.side === undefined) throw new Error('this chance has no side streams');
    return chance.side(label);
  }

  /** Tell everybody. For what the deciding seat knew anyway; use `reveal` when something hidden comes to light. */
  emit(event: E): void {
    if (this.watched) this.told.push({ all: event, to: null });
  }
  /** Tell everybody something that was hidden until now. */
  reveal(event: E): void {
    this.fenced = true;
    if (this.watched) this.told.push({ all: event, to: null, reveals: true });
  }
  /** Tell some seats one thing and all others something else, or nothing. */
  tell(seats: readonly Seat[], event: E, others: E | null): void {
    this.fenced = true;
    if (!this.watched) return;
    const to: Record<Seat, E | null> = {};
    for (const seat of seats) to[seat] = event;
    this.told.push({ all: others, to });
  }
  /**
   * Tell some seats the truth and all others a lie, or nothing. Unlike with `tell`, what the others are told may follow from
   * what is hidden from them; so it must be something that could as well be true.
   */
  deceive(seats: readonly Seat[], truth: E, lie: E | null): void {
    this.fenced = true;
    if (!this.watched) return;
    const to: Record<Seat, E | null> = {};
    for (const seat of seats) to[seat] = truth;
    this.told.push({ all: lie, to, deceives: true });
  }
  /** Tell each seat its own story; spectators get `spectator`. */
  tellEach(story: (seat: Seat) => E | null, spectator: E | null): void {
    this.fenced = true;
    if (!this.watched) return;
    const to: Record<Seat, E | null> = {};
    for (let seat = 0; seat < this.seats; seat++) to[seat] = story(seat);
    this.told.push({ all: spectator, to });
  }
}

/**
 * Hands one question out and comes back with its answer: the innermost part of every rule that asks. A generator would do,
 * but this is needed once for every decision of every playout, and one object can serve them all.
 */
class OneAnswer {
  isOut = false;
  readonly #back = { done: true as const, value: null as Answered };

  [Symbol.iterator](): this {
    return this;
  }
  next(answer: Answered): { done: boolean; value: Answered } {
    if (!this.isOut) {
      this.isOut = true;
      return HANDED_OUT;
    }
    this.#back.value = answer;
    return this.#back;
  }
}
const HANDED_OUT = { done: false, value: 'one' as Answered };

export class Table<S, E extends GameEvent = GameEvent> extends SetupTable<E> {
  state: S;
  readonly #one = new OneAnswer();
  /** The open questions, set by the rule that waits. */
  asks: Ask[] = [];
  result: Result | null = null;
  /** For this folder: in free play, works out every open question again after the state was replaced by a guess. */
  askAgain: (() => void) | null = null;
  /** For this folder: works out the question that was asked last, if it was asked with `askWhile`. */
  again: (() => Asked<unknown> | null) | null = null;

  constructor(state: S, seats: number, options: Readonly<Record<string, Json>>, chance: Chance, watched: boolean) {
    super(seats, options, chance, watched);
    this.state = state;
  }

  /** One of: a declared question, worked out from the state when somebody looks at it. */
  ask<O extends Json, A = undefined>(seat: Seat, question: Question<S, O, A>, ...about: A extends undefined ? [] : [A]): Rules<O> {
    return this.#put(null, seat, question, about[0]);
  }
  /** The same within a response window. */
  askIn<O extends Json>(window: AskWindow, seat: Seat, question: Question<S, O>): Rules<O> {
    return this.#put(window, seat, question, undefined);
  }
  #put<O extends Json, A>(window: AskWindow | null, seat: Seat, question: Question<S, O, A>, about: A | undefined): Rules<O> {
    this.asks = [{ kind: 'choose', seat, key: question.key, id: 0, params: null, patience: null, window, question, about, listed: null }];
    this.#one.isOut = false;
    return this.#one as unknown as Rules<O>;
  }
  /** One of a list. */
  *choose<O extends Json>(seat: Seat, key: string, options: readonly O[], extras: ChooseExtras<O> = {}): Rules<O> {
    this.asks = [this.choice(seat, key, options, extras).ask];
    return (yield 'one') as O;
  }
  /** A subset. */
  *select<O extends Json>(seat: Seat, key: string, options: readonly O[], extras: SelectExtras<O>): Rules<readonly O[]> {
    this.asks = [this.selection(seat, key, options, extras).ask];
    return (yield 'one') as readonly O[];
  }
  /** Points over targets; the answer has one number for each target. */
  *distribute<O extends Json>(seat: Seat, key: string, targets: readonly O[], extras: DistributeExtras): Rules<readonly number[]> {
    this.asks = [this.distribution(seat, key, targets, extras).ask];
    return (yield 'one') as readonly number[];
  }
  /** A text. */
  *write(seat: Seat, key: string, extras: WriteExtras): Rules<string> {
    this.asks = [this.writing(seat, key, extras).ask];
    return (yield 'one') as string;
  }
  /** Ask several at once and wait for all; nobody sees another's answer before every answer is in. */
  *all<T>(asked: readonly Asked<T>[]): Rules<readonly T[]> {
    if (asked.length === 0) return [];
    this.asks = oneEach(asked);
    return (yield 'all') as readonly T[];
  }
  /** Ask several at once and go on with the first answer. */
  *any<T>(asked: readonly Asked<T>[]): Rules<{ readonly seat: Seat; readonly answer: T }> {
    if (asked.length === 0) throw new Error('nobody to ask');
    this.asks = oneEach(asked);
    return (yield 'any') as { seat: Seat; answer: T & Json };
  }

  /**
   * Free play: one rule per seat, all at once over the one state. An answer resumes its seat's rule. The questions of the other
   * seats are worked out again and keep their numbers if nothing about them changed. A rule asks its own seat only and changes
   * nothing before its first question: until that is answered, it is begun again after every answer of another seat.
   *
   * Returns when no rule is left in the middle of a dialogue: true if an answer was given, false if no rule asked anything.
   * So a step holds one answer, or several dialogues that overlap, and the next step begins with the state alone. A concession
   * ends the dialogues that lose their point by it, and no others.
   */
  freely(seats: readonly Seat[], ruleOf: (seat: Seat) => Rules<void>): Rules<boolean> {
    return freely(this, seats, ruleOf);
  }
  /**
   * In free play: a later question of a dialogue, worked out again whenever another seat has answered. `work` reads the state
   * and changes nothing. Null, at once or later: the question has lost its point, and the rule goes on without an answer.
   */
  *askWhile<T>(work: () => Asked<T> | null): Rules<T | null> {
    const asked = work();
    if (asked === null) return null;
    this.asks = [asked.ask];
    this.again = work;
    return (yield 'one') as T & Json;
  }

  /** A declared question for `all` or `any`. */
  question<O extends Json, A = undefined>(seat: Seat, question: Question<S, O, A>, ...about: A extends undefined ? [] : [A]): Asked<O> {
    return {
      ask: {
        kind: 'choose',
        seat,
        key: question.key,
        id: 0,
        params: null,
        patience: null,
        window: null,
        question,
        about: about[0],
        listed: null,
      },
    };
  }
  choice<O extends Json>(seat: Seat, key: string, options: readonly O[], extras: ChooseExtras<O> = {}): Asked<O> {
    const { fallback, why } = extras;
    if (options.length === 0) throw new Error(`${key}: nothing to choose from`);
    const question: Question<S, O, unknown> = {
      key,
      list: () => options,
      ...(fallback === undefined ? {} : { fallback: () => fallback }),
      ...(why === undefined ? {} : { why: (_s: S, _seat: Seat, answer: Json) => why(answer) }),
    };
    return { ask: { kind: 'choose', seat, key, id: 0, question, about: undefined, listed: null, ...shown(extras) } };
  }
  selection<O extends Json>(seat: Seat, key: string, options: readonly O[], extras: SelectExtras<O>): Asked<readonly O[]> {
    const { min, max, check, why, amiss, fallback, draw } = extras;
    if (min > Math.min(max, options.length)) throw new Error(`${key}: at least ${min} of ${options.length}, at most ${max}`);
    return {
      ask: {
        kind: 'select',
        seat,
        key,
        id: 0,
        options,
        min,
        max: Math.min(max, options.length),
        check: (check as ((picked: readonly Json[]) => Reason | null) | undefined) ?? null,
        why: why ?? null,
        amiss: (amiss as ((picked: readonly Json[]) => Reason | null) | undefined) ?? null,
        fallback: fallback ?? null,
        draw: draw ?? null,
        ...shown(extras),
      },
    };
  }
  distribution<O extends Json>(seat: Seat, key: string, targets: readonly O[], extras: DistributeExtras): Asked<readonly number[]> {
    const { points, least = points, check, amiss, fallback } = extras;
    const most = extras.most ?? targets.map(() => points);
    if (least > points || most.reduce((sum, n) => sum + n, 0) < points) throw new Error(`${key}: ${points} points do not fit`);
    return {
      ask: {
        kind: 'distribute',
        seat,
        key,
        id: 0,
        options: targets,
        points,
        least,
        most,
        check: check ?? null,
        amiss: amiss ?? null,
        fallback: fallback ?? null,
        ...shown(extras),
      },
    };
  }
  writing(seat: Seat, key: string, extras: WriteExtras): Asked<string> {
    const { min = 0, max, lines = false, clause, check = null, fallback, draw = null } = extras;
    const clauses = clause === undefined ? {} : { clause };
    return { ask: { kind: 'write', seat, key, id: 0, min, max, lines, ...clauses, check, fallback, draw, ...shown(extras) } };
  }

  /** The match is over, from this moment: the rest of the step still runs, so return after calling it. */
  end(result: Result): void {
    this.result ??= result;
  }
}

/** One open question for each seat: offers are folded into its menu, half-made choices live in the state. */
function oneEach(asked: readonly Asked<unknown>[]): Ask[] {
  const asks = asked.map((one) => one.ask);
  for (let i = 1; i < asks.length; i++)
    for (let j = 0; j < i; j++)
      if (asks[i]?.seat === asks[j]?.seat) throw new Error(`two questions to seat ${asks[i]?.seat}: ${asks[j]?.key} and ${asks[i]?.key}`);
  return asks;
}

const shown = (extras: AskExtras) => ({ params: extras.params ?? null, patience: extras.patience ?? null, window: null });
