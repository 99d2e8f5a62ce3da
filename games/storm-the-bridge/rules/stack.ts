/** The stack: what is declared may be answered by everybody, and resolves last in, first out (STB-47, STB-48). */
import { type Rules, type Seat, type StackRules, settleTop } from '@bridgehead/kernel';
import { ACTIONS, ANSWERS, type Response } from '../actions/index.ts';
import type { BridgeEvent } from '../events.ts';
import type { Bridge, Declaration } from '../state.ts';
import type { BridgeTable } from './changes.ts';
import { DECLARED } from './declare.ts';
import { settleOwed } from './owed.ts';
import { clockwise } from './questions.ts';
import { fizzle, holds, resolve } from './resolve.ts';
import { tagsFor } from './standing.ts';

/** A guard against endless turns: after so many questions in one turn everybody passes and the turn ends. */
export const MOST_QUESTIONS = 400;

const STACK: StackRules<Bridge, BridgeEvent, Declaration, Response> = {
  ...DECLARED,
  windowOf: (declaration) => `stb.${declaration.kind}`,
  key: 'stb.respond',
  order: (s, declaration) =>
    s.asked >= MOST_QUESTIONS ? [] : declaration.kind === 'end' ? clockwise(s).filter((seat) => seat !== declaration.seat) : clockwise(s),
  turnTo: (s, seat) => {
    s.priority = seat;
  },
  options: (s, seat) => ANSWERS.list(s, seat),
  tags: (s, seat, declaration) => tagsFor(s, declaration, seat),
  whyNot: (s, seat, answer) => ACTIONS.why(s, seat, answer),
  answer,
  holds,
  resolve,
  fizzle,
  afterwards: settleOwed,
};

/** What lies on top is answered by everybody, and resolves. */
export const settle = (t: BridgeTable): Rules<void> => settleTop(t, STACK);

/** STB-R20: what is declared as an answer lies above what it answers, and resolves first. */
function* answer(t: BridgeTable, _declaration: Declaration, seat: Seat, response: Response): Rules<void> {
  const { state: s } = t;
  s.asked++;
  const depth = s.stack.length;
  yield* ANSWERS.do(t, seat, response);
  if (s.stack.length > depth) yield* settle(t);
}
