/**
 * Free play: several seats act at once, each in a rule of its own over the one state. A game's step says
 * `yield* t.freely(seats, (seat) => officer(t, seat))`; `officer` asks its seat for a deed, carries it out, and asks on in the
 * deed's own function. A later question that another seat could spoil is asked with `t.askWhile(() => …)`, which works it out
 * again after every answer and gives null when it has lost its point. The rule may keep ids and numbers from before the
 * question; it reads everything else from the state. Nothing is stored for free play: the state at the start of the step and
 * the answers since then rebuild every rule, so forks, undo and saving work between any two answers.
 */
import type { Json } from './json.ts';
import type { Ask } from './prompt.ts';
import type { Seat } from './seats.ts';
import type { Asked, Rules, Table } from './table.ts';

/** One seat's rule, and the question it waits with. */
interface Dialogue {
  readonly seat: Seat;
  rule: Rules<void> | null;
  ask: Ask | null;
  /** Works the question out again, if it was asked with `askWhile`. */
  again: (() => Asked<unknown> | null) | null;
  /** Has it had an answer? */
  isBegun: boolean;
}

/** Games call it as `t.freely`, which says what it promises. */
export function* freely<S>(t: Table<S>, seats: readonly Seat[], ruleOf: (seat: Seat) => Rules<void>): Rules<boolean> {
  const dialogues = seats.map((seat): Dialogue => ({ seat, rule: null, ask: null, again: null, isBegun: false }));
  for (let wasAsked = false; ; wasAsked = true) {
    for (const one of dialogues) workOut(t, one, ruleOf);
    const asks = dialogues.flatMap(({ ask }) => ask ?? []);
    if (asks.length === 0 || t.result !== null) return wasAsked;
    t.asks = asks;
    t.askAgain = () => {
      for (const one of dialogues) if (one.isBegun) workOut(t, one, ruleOf);
      t.asks = dialogues.flatMap(({ ask }) => ask ?? []);
    };
    const given = (yield 'any') as { seat: Seat; answer: Json } | null;
    t.askAgain = null;
    // Null: somebody gave up. What that leaves without a point ends, everything else goes on.
    const acting = dialogues.find((one) => one.seat === given?.seat);
    if (given !== null && acting !== undefined) {
      acting.isBegun = true;
      resume(t, acting, given.answer);
    }
    for (let one = pointless(dialogues); one !== undefined && t.result === null; one = pointless(dialogues)) resume(t, one, null);
    if (t.result !== null || !dialogues.some((one) => one.isBegun)) return true;
  }
}

/** A rule that has had no answer is simply begun again; one in the middle keeps its place and lists its options again. */
function workOut<S>(t: Table<S>, one: Dialogue, ruleOf: (seat: Seat) => Rules<void>): void {
  if (!one.isBegun) {
    one.rule = ruleOf(one.seat);
    resume(t, one, null);
  } else if (one.again !== null) one.ask = one.again()?.ask ?? null;
  else if (one.ask !== null) one.ask = one.ask.kind === 'choose' ? { ...one.ask, id: 0, listed: null } : { ...one.ask, id: 0 };
}

function resume<S>(t: Table<S>, one: Dialogue, answer: Json): void {
  t.again = null;
  const next = (one.rule as Rules<void>).next(answer);
  if (next.done === true) {
    one.rule = one.ask = one.again = null;
    one.isBegun = false;
    return;
  }
  const [ask] = t.asks;
  if (next.value !== 'one' || ask?.seat !== one.seat) throw new Error(`free play: the rule of seat ${one.seat} asks others: ${ask?.key}`);
  one.ask = ask;
  one.again = t.again;
}

/** A dialogue whose question has lost its point by what another seat did. */
const pointless = (dialogues: readonly Dialogue[]): Dialogue | undefined =>
  dialogues.find(({ isBegun, again }) => isBegun && again !== null && again() === null);
