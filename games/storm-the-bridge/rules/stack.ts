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
import type { Bridge, Declaration } from '../state.ts';
import { type BridgeTable, tapCards } from './changes.ts';
import { addPoints } from './commit.ts';
import { settleOwed } from './owed.ts';
import { activate, playCard } from './play.ts';
import { clockwise, declarationOf, topDeclaration } from './questions.ts';
import { REASONS } from './reasons.ts';
import { fizzle, holds, resolve } from './resolve.ts';
import { tagsFor } from './standing.ts';
import { responses, whyNotPlay, whyNotUse } from './timing.ts';

/** A guard against endless turns: after so many questions in one turn everybody passes and the turn ends. */
export const MOST_QUESTIONS = 400;

const STACK: StackRules<Bridge, BridgeEvent, Declaration, Json> = {
  stackOf: (s) => s.stack,
  announce,
  windowOf: (declaration) => `stb.${declaration.kind}`,
  key: 'stb.respond',
  order: (s, declaration) =>
    s.asked >= MOST_QUESTIONS ? [] : declaration.kind === 'end' ? clockwise(s).filter((seat) => seat !== declaration.seat) : clockwise(s),
  turnTo: (s, seat) => {
    s.priority = seat;
  },
  options: responses,
  tags: (s, seat, declaration) => tagsFor(s, declaration, seat),
  whyNot: whyNotRespond,
  answer,
  holds,
  resolve,
  fizzle,
  afterwards: settleOwed,
};

export function push(t: BridgeTable, declaration: Declaration): void {
  const top = topDeclaration(t.state);
  if (top?.kind === 'end') top.cancelled = true; // something happens, so the menu comes back
  pushOnStack(t, STACK, declaration);
  if (declaration.kind === 'ability') tapCards(t, [declaration.card]); // the price, told after what it is paid for (STB-R15)
}
export const answers = (t: BridgeTable, declaration: Declaration): Rules<void> => askForAnswers(t, STACK, declaration);
export const resolution = (t: BridgeTable, declaration: Declaration): Rules<void> => resolveFromStack(t, STACK, declaration);
export const settle = (t: BridgeTable): Rules<void> => settleTop(t, STACK);

/** STB-R20: what is declared later lies above and resolves first. */
export function* declare(t: BridgeTable, declaration: Declaration): Rules<void> {
  push(t, declaration);
  yield* answers(t, declaration);
  yield* resolution(t, declaration);
}

/** A fence: what has been declared before everybody is not taken back (STB-R8, STB-R43). */
function announce(t: BridgeTable, declaration: Declaration): void {
  t.reveal({
    type: 'declared',
    kind: declaration.kind,
    seat: declaration.seat,
    card: declaration.card,
    targets: [...declaration.targets],
    committed: [...declaration.committed],
    choice: declaration.choice,
  });
}

function* answer(t: BridgeTable, _declaration: Declaration, seat: Seat, response: Json): Rules<void> {
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
  if (declarationOf(s, 'attack') === null && declarationOf(s, 'recruit') === null) return REASONS.nothingPending('attack');
  return (s.hand[seat] as Card[]).length === 0 ? REASONS.notHeld() : REASONS.finishFirst();
}
