/** The stack: what is declared may be answered by everybody, and resolves last in, first out (STB-47, STB-48). */
import {
  askForAnswers,
  type Json,
  pushOnStack,
  type Reason,
  type Rules,
  resolveFromStack,
  type Seat,
  type StackRules,
  settleTop,
} from '@bridgehead/kernel';
import { type Card, isAction, isCard } from '../cards/index.ts';
import type { BridgeEvent } from '../events.ts';
import type { Bridge, Frame } from '../state.ts';
import type { BridgeTable } from './changes.ts';
import { addPoints } from './commit.ts';
import { settleOwed } from './owed.ts';
import { activate, playCard } from './play.ts';
import { clockwise, frameOf, topFrame } from './questions.ts';
import { REASONS } from './reasons.ts';
import { fizzle, holds, resolve } from './resolve.ts';
import { tagsFor } from './standing.ts';
import { responses, whyNotPlay, whyNotUse } from './timing.ts';

/** A guard against endless turns: after so many questions in one turn everybody passes and the turn ends. */
export const MOST_QUESTIONS = 400;

const STACK: StackRules<Bridge, BridgeEvent, Frame, Json> = {
  stackOf: (s) => s.stack,
  announce,
  windowOf: (frame) => `stb.${frame.kind}`,
  key: 'stb.respond',
  order: (s, frame) =>
    s.asked >= MOST_QUESTIONS ? [] : frame.kind === 'end' ? clockwise(s).filter((seat) => seat !== frame.seat) : clockwise(s),
  turnTo: (s, seat) => {
    s.priority = seat;
  },
  options: responses,
  tags: (s, seat, frame) => tagsFor(s, frame, seat),
  whyNot: whyNotRespond,
  answer,
  holds,
  resolve,
  fizzle,
  afterwards: settleOwed,
};

export function push(t: BridgeTable, frame: Frame): void {
  const top = topFrame(t.state);
  if (top?.kind === 'end') top.cancelled = true; // something happens, so the menu comes back
  pushOnStack(t, STACK, frame);
}
export const answers = (t: BridgeTable, frame: Frame): Rules<void> => askForAnswers(t, STACK, frame);
export const resolution = (t: BridgeTable, frame: Frame): Rules<void> => resolveFromStack(t, STACK, frame);
export const settle = (t: BridgeTable): Rules<void> => settleTop(t, STACK);

export function* declare(t: BridgeTable, frame: Frame): Rules<void> {
  push(t, frame);
  yield* answers(t, frame);
  yield* resolution(t, frame);
}

/** A fence: what has been declared before everybody is not taken back (STB-R8, STB-R43). */
function announce(t: BridgeTable, frame: Frame): void {
  t.reveal({
    type: 'declared',
    kind: frame.kind,
    seat: frame.seat,
    card: frame.card,
    targets: [...frame.targets],
    committed: [...frame.committed],
    choice: frame.choice,
  });
}

function* answer(t: BridgeTable, _frame: Frame, seat: Seat, response: Json): Rules<void> {
  t.state.asked++;
  if (response === 'discard') return yield* addPoints(t, seat);
  const [what, card] = response as ['play' | 'ability', Card];
  yield* declare(t, yield* what === 'play' ? playCard(t, seat, card) : activate(t, seat, card));
}

function whyNotRespond(s: Bridge, seat: Seat, answer: Json): Reason | null {
  const active = seat === s.active;
  if (answer === 'discard') return whyNotAddPoints(s, seat);
  if (answer === 'end') return active ? REASONS.finishFirst() : REASONS.notActiveAttack();
  if (!Array.isArray(answer) || !isCard(answer[1])) return null;
  const [what, card] = answer as [string, Card];
  switch (what) {
    case 'recruit':
    case 'clear':
      return active ? REASONS.finishFirst() : REASONS.notActiveRecruit();
    case 'attack':
      return active ? REASONS.finishFirst() : REASONS.notActiveAttack();
    case 'play':
      return isAction(card) && (s.hand[seat] as Card[]).includes(card) ? whyNotPlay(s, seat, card) : REASONS.notHeld();
    case 'ability':
      return isAction(card) ? null : whyNotUse(s, seat, card);
    case 'station':
      return REASONS.notStationed();
    case 'take-back':
      return REASONS.spent();
    default:
      return null;
  }
}

function whyNotAddPoints(s: Bridge, seat: Seat): Reason | null {
  if (seat !== s.active) return REASONS.notYourPoints();
  if (frameOf(s, 'attack') === null && frameOf(s, 'recruit') === null) return REASONS.nothingPending('attack');
  return (s.hand[seat] as Card[]).length === 0 ? REASONS.notHeld() : REASONS.finishFirst();
}
