/**
 * A stack of declarations. What is declared is pushed and everybody may answer it; an answer is itself declared on top. Once all
 * have passed, what lies on top resolves, or fizzles if it was cancelled or has nothing left to act on. Last in, first out.
 */
import type { GameEvent } from './event.ts';
import type { Json } from './json.ts';
import type { Reason } from './refusal.ts';
import type { Seat } from './seats.ts';
import type { Rules, Table } from './table.ts';
import { respond } from './window.ts';

/** Something declared that has not resolved yet. Plain data, kept in the state, so that nothing is lost when somebody leaves. */
export interface Declaration {
  readonly seat: Seat;
  /** It will fizzle; its window closes at once. */
  cancelled: boolean;
}

/** How a game plays its stack. D: what lies there. R: what a seat may answer, passing apart. */
export interface StackRules<S, E extends GameEvent, D extends Declaration, R extends Json> {
  /** Where it lies in the state, bottom first. */
  stackOf(s: S): D[];
  /** Says what was declared. */
  announce(t: Table<S, E>, declared: D): void;
  /** What kind of window, for standing preferences: 'stb.attack'. */
  windowOf(declared: D): string;
  /** The wording key of the question. */
  readonly key: string;
  /** Who may answer, in the order of asking; public knowledge only. */
  order(s: S, declared: D): readonly Seat[];
  /** It is the seat's turn to answer or pass: for a state that says whose it is. */
  turnTo?(s: S, seat: Seat): void;
  options(s: S, seat: Seat, declared: D): readonly R[];
  tags?(s: S, seat: Seat, declared: D): readonly string[];
  /** What the question says besides its key. */
  params?(s: S, seat: Seat, declared: D): Record<string, Json>;
  whyNot?(s: S, seat: Seat, answer: Json, declared: D): Reason | null;
  /** Carries an answer out; one that can be answered itself is pushed on top. */
  answer(t: Table<S, E>, declared: D, seat: Seat, response: R): Rules<void>;
  /** Is it still to happen? Asked when all have passed; of cancelled ones it is not asked. */
  holds(s: S, declared: D): boolean;
  resolve(t: Table<S, E>, declared: D): Rules<void>;
  /** What becomes of one that does not happen. */
  fizzle(t: Table<S, E>, declared: D): void;
  /** What follows once it lies there no more. */
  afterwards?(t: Table<S, E>): Rules<void>;
}

/** It is declared before everybody. */
export function pushOnStack<S, E extends GameEvent, D extends Declaration, R extends Json>(
  t: Table<S, E>,
  rules: Pick<StackRules<S, E, D, R>, 'stackOf' | 'announce'>,
  declared: D,
): void {
  rules.stackOf(t.state).push(declared);
  rules.announce(t, declared);
}

/** Everybody may answer what lies on top, until all have passed in a row. */
export function* askForAnswers<S, E extends GameEvent, D extends Declaration, R extends Json>(
  t: Table<S, E>,
  rules: StackRules<S, E, D, R>,
  declared: D,
): Rules<void> {
  const s = t.state;
  yield* respond<S, R>(t, {
    kind: rules.windowOf(declared),
    depth: rules.stackOf(s).length - 1,
    key: rules.key,
    order: () => rules.order(s, declared),
    turnTo: (seat) => rules.turnTo?.(s, seat),
    options: (seat) => rules.options(s, seat, declared),
    tags: (seat) => rules.tags?.(s, seat, declared) ?? [],
    why: (seat, answer) => rules.whyNot?.(s, seat, answer, declared) ?? null,
    ...(rules.params === undefined ? {} : { params: (seat: Seat) => rules.params?.(s, seat, declared) ?? {} }),
    isOpen: () => !declared.cancelled,
    // Not a generator function made for this window: such were seen to outlive it, and with them all that the window knows, which is a
    // whole guessed world whenever a bot thinks.
    play: (seat, response) => rules.answer(t, declared, seat, response),
  });
}

/** It happens, or fizzles, and is taken off the stack. After the end of the match nothing happens any more. */
export function* resolveFromStack<S, E extends GameEvent, D extends Declaration, R extends Json>(
  t: Table<S, E>,
  rules: StackRules<S, E, D, R>,
  declared: D,
): Rules<void> {
  if (t.result !== null) return;
  if (!declared.cancelled && rules.holds(t.state, declared)) yield* rules.resolve(t, declared);
  else rules.fizzle(t, declared);
  takeOff(rules.stackOf(t.state), declared);
  if (rules.afterwards !== undefined) yield* rules.afterwards(t);
}

/** Where play goes on when somebody has left in between: what lies on top is answered and resolved. */
export function* settleTop<S, E extends GameEvent, D extends Declaration, R extends Json>(
  t: Table<S, E>,
  rules: StackRules<S, E, D, R>,
): Rules<void> {
  const declared = rules.stackOf(t.state).at(-1);
  if (declared === undefined) return;
  yield* askForAnswers(t, rules, declared);
  yield* resolveFromStack(t, rules, declared);
}

function takeOff<D>(stack: D[], declared: D): void {
  const at = stack.indexOf(declared);
  if (at >= 0) stack.splice(at, 1);
}
