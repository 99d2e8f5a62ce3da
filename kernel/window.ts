/**
 * Response windows: after something was announced, the others may answer it before it happens. Everybody in `order` is
 * asked no matter what they hold, because whether a seat is asked must follow from what all can see; standing preferences pass
 * for people who do not want to be asked, and look like any other pass.
 */
import { type Json, same } from './json.ts';
import type { AskWindow, Prompt, Question } from './prompt.ts';
import type { Reason } from './refusal.ts';
import type { Seat } from './seats.ts';
import type { Rules, Table } from './table.ts';

export const PASS = 'pass';

export interface ResponseWindow<R extends Json> {
  /** What kind of window, for standing preferences: 'stb.attack'. */
  readonly kind: string;
  /** How many windows this one is nested in. */
  readonly depth: number;
  readonly key: string;
  /** Who may respond, in the order of asking; worked out again after every response. Public knowledge only. */
  order(): readonly Seat[];
  /** It is the seat's turn to answer or pass: for a state that says whose it is. */
  turnTo?(seat: Seat): void;
  /** What the seat could play now; worked out only when somebody looks. */
  options(seat: Seat): readonly R[];
  /** Public facts about why this window might matter to the seat: 'attacked', '!victory'. A '!' is never passed over. */
  tags?(seat: Seat): readonly string[];
  why?(seat: Seat, answer: Json): Reason | null;
  params?(seat: Seat): Record<string, Json>;
  /** Carries a response out; it opens its own window first if it can be answered itself. */
  play(seat: Seat, response: R): Rules<void>;
  /** The window closes early when what it was about is gone. */
  isOpen?(): boolean;
}

/** Asks round the table until everybody has passed in a row. Responses resolve last in, first out, because `play` nests. */
export function* respond<S, R extends Json>(t: Table<S>, window: ResponseWindow<R>): Rules<void> {
  const shown: AskWindow = { kind: window.kind, depth: window.depth };
  const question = questionIn<S, R>(window);
  let passed: Seat[] = [];
  while (t.result === null && (window.isOpen?.() ?? true)) {
    const seat = window.order().find((one) => !passed.includes(one));
    if (seat === undefined) return;
    window.turnTo?.(seat);
    const response = yield* t.askIn(shown, seat, question);
    if (response === PASS) passed.push(seat);
    else {
      yield* window.play(seat, response as R);
      passed = [];
    }
  }
}

const questionIn = <S, R extends Json>(window: ResponseWindow<R>): Question<S, R | typeof PASS> => ({
  key: window.key,
  list: (_s, seat) => [PASS, ...window.options(seat)],
  fallback: () => PASS,
  why: (_s, seat, answer) => window.why?.(seat, answer) ?? null,
  tags: (_s, seat) => window.tags?.(seat) ?? [],
  ...(window.params === undefined ? {} : { params: (_s: S, seat: Seat) => window.params?.(seat) ?? {} }),
});

/** What a player wants to be asked. Kept with the match, never shown to anybody else, never known to the rules. */
export interface Standing {
  /** 'always': whenever there is something to play. 'tagged': only if one of `stopFor` applies too. 'never': only for '!' tags. */
  readonly ask: 'always' | 'tagged' | 'never';
  readonly stopFor: readonly string[];
  /** Pass everything until the seat has a turn of its own; '!' tags still stop. */
  readonly untilMyTurn: boolean;
  /** What is played without being asked. The first that can be carried out is, and is then done with. */
  readonly orders?: readonly Order[];
}

/** "If this is so and I can play that, play it; else pass, or ask me." */
export interface Order {
  /** A fact that the window must name; null: no matter what it is about. */
  readonly tag: string | null;
  readonly play: Json;
  readonly otherwise: 'pass' | 'ask';
}

export const ASK_ALWAYS: Standing = { ask: 'always', stopFor: [], untilMyTurn: false };

/** Does the seat's standing preference answer this prompt with a pass? */
export function passesOver(prompt: Prompt, standing: Standing): boolean {
  if (prompt.window === undefined || !prompt.options.includes(PASS)) return false;
  const { tags } = prompt.window;
  if (prompt.options.length === 1) return true;
  if (tags.some((tag) => tag.startsWith('!'))) return false;
  if (standing.untilMyTurn || standing.ask === 'never') return true;
  return standing.ask === 'tagged' && !tags.some((tag) => standing.stopFor.includes(tag));
}

/** What the seat's standing wishes answer to a prompt of a window, orders first; null if the person is asked. */
export function standingAnswer(prompt: Prompt, standing: Standing): Json | null {
  if (prompt.window === undefined || !prompt.options.includes(PASS)) return null;
  const { tags } = prompt.window;
  const meant = (standing.orders ?? []).filter(({ tag }) => tag === null || tags.includes(tag));
  const order = meant.find(({ play }) => play !== null && prompt.options.some((option) => same(option, play)));
  if (order !== undefined) return order.play;
  const passes = meant.some(({ otherwise }) => otherwise === 'pass') && !tags.some((tag) => tag.startsWith('!'));
  return passes || passesOver(prompt, standing) ? PASS : null;
}

/** The wishes without the order that was carried out. */
export function afterOrder(standing: Standing, played: Json): Standing {
  const done = standing.orders?.findIndex(({ play }) => same(play, played)) ?? -1;
  return done < 0 ? standing : { ...standing, orders: (standing.orders ?? []).toSpliced(done, 1) };
}
