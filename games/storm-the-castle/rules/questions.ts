/** The two questions of a turn. Both list what the rows of `actions/` allow, card by card and place by place. */
import type { Json, Question, Reason, Seat } from '@bridgehead/kernel';
import { ACTIONS, type ActOption, DISPATCHING, type DispatchOption, MARCHING, USING } from '../actions/index.ts';
import { castleOf } from '../board.ts';
import { type Card, isUnit, NONE } from '../cards.ts';
import { ATTACKS_A_TURN } from '../constants.ts';
import { type Castle, fieldOf, handOf, isReady, spaceOf } from '../state.ts';
import { whyNever } from './phases.ts';
import { drawAct, drawDispatch } from './quick.ts';
import { withinReach } from './reach.ts';

const why = (s: Castle, seat: Seat, answer: Json): Reason | null => ACTIONS.why(s, seat, answer) ?? whyNever(answer);

export const DISPATCH: Question<Castle, DispatchOption> = {
  key: 'stc.dispatch',
  list(s, seat) {
    const options: DispatchOption[] = [];
    for (const card of handOf(s, seat)) for (const place of placesFor(s, seat, card)) DISPATCHING.addTo(options, s, seat, card, place);
    DISPATCHING.addTo(options, s, seat, NONE, NONE);
    return options;
  },
  draw: drawDispatch,
  why,
  fallback: () => 'done',
  params: (s) => ({ points: s.points }),
};

export const ACT: Question<Castle, ActOption> = {
  key: 'stc.act',
  list(s, seat) {
    const options: ActOption[] = [];
    // STC-R38: units act one after another, in any order. STC-R40: on top of a stack or under it.
    for (const unit of fieldOf(s, seat)) {
      if (!isReady(s, unit)) continue;
      for (const space of withinReach(s, unit)) MARCHING.addTo(options, s, seat, unit, space);
      USING.addTo(options, s, seat, unit, spaceOf(s, unit));
    }
    MARCHING.addTo(options, s, seat, NONE, NONE);
    return options;
  },
  draw: drawAct,
  why,
  fallback: () => 'end',
  params: (s) => ({ attacks: ATTACKS_A_TURN - s.attacksUsed }),
};

/** Where a card of the hand might go: castle spaces for a unit, bearers for an item. */
const placesFor = (s: Castle, seat: Seat, card: Card): readonly number[] => (isUnit(card) ? castleOf(seat) : fieldOf(s, seat));
