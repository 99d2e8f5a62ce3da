/** A turn: draw, do one thing, let the opponent answer a Strike. A step is one turn. */
import { type Question, type Rules, respond } from '@bridgehead/kernel';
import { ACTIONS, ANSWERS, type Response, TURNS, type TurnOption } from './actions/index.ts';
import { begin, type DuelTable, end, hit } from './rules.ts';
import { type Duel, opponentOf } from './state.ts';

const TURN: Question<Duel, TurnOption> = {
  key: 'tpl.turn',
  list: (s, seat) => TURNS.list(s, seat),
  why: (s, seat, answer) => ACTIONS.why(s, seat, answer),
  fallback: () => 'rest',
};

export function* turn(t: DuelTable): Rules<void> {
  const s = t.state;
  begin(t); // TPL-2
  yield* TURNS.do(t, s.active, yield* t.ask(s.active, TURN)); // TPL-3 to TPL-5
  if (s.strike !== null) yield* answers(t);
  end(t); // TPL-8
}

/** TPL-6, TPL-7: the window opens by what all can see, whether or not the opponent holds a Parry. */
function* answers(t: DuelTable): Rules<void> {
  const s = t.state;
  yield* respond<Duel, Response>(t, {
    kind: 'tpl.strike',
    depth: 0,
    key: 'tpl.respond',
    order: () => [opponentOf(s.active)],
    options: (seat) => ANSWERS.list(s, seat),
    tags: () => ['struck'],
    why: (seat, answer) => ACTIONS.why(s, seat, answer),
    isOpen: () => s.strike !== null,
    play: (seat, response) => ANSWERS.do(t, seat, response),
  });
  hit(t);
}
