/** The action phase (S8, 5.2): everybody of the team on turn acts as they like, and asks on in the deed's own rule. */
import type { Json, Question, Rules, Seat } from '@bridgehead/kernel';
import { pick } from '@bridgehead/kernel';
import { type Deed, manOf } from '../actions/deed.ts';
import { ACTIONS } from '../actions/index.ts';
import { nth } from '../lists.ts';
import { crewOf, hasCrew, type Match, NONE, officerOf, seatCount, seatOf } from '../state.ts';
import { answered, followUp } from './answered.ts';
import { dummyGoesOn, leavingOf } from './leave.ts';
import { answerOffers, answerPetition, askedCaptain } from './offers.ts';
import { openOfficers } from './open.ts';
import { NO } from './reasons.ts';
import type { Red } from './voice.ts';

/** RED-R10, RED-R23: in any order, one answer at a time. */
export function* act(t: Red): Rules<void> {
  const s = t.state;
  if (!hasCrew(s, s.place) || crewOf(s, s.place).every((officer) => officerOf(s, officer).ended && !officerOf(s, officer).leaving)) {
    s.step = 'end';
    return;
  }
  // One head for the whole crew, and no other captain is asked: nobody can come between.
  if (s.mode !== 'seats' && s.petition === null) return yield* onTurn(t, s.place);
  const seats = Array.from({ length: seatCount(s) }, (_, seat) => seat);
  yield* t.freely(seats, (seat) => onTurn(t, seat));
}

/** One question per seat at most (RED-R83): its menu, its dummy's next deed, a petition, or offers to somebody who has ended. */
function* onTurn(t: Red, seat: Seat): Rules<void> {
  const s = t.state;
  const leaving = leavingOf(s, seat);
  const captain = askedCaptain(s);
  if (openOfficers(s, seat).length > 0) yield* deed(t, seat);
  else if (leaving !== null) {
    yield* dummyGoesOn(t, seat, leaving);
    followUp(t);
  } else if (captain !== NONE && seatOf(s, captain) === seat) {
    yield* answerPetition(t, seat);
    answered(t, seat, NONE);
  } else if (s.offers.some(({ to }) => seatOf(s, to) === seat)) answered(t, seat, yield* answerOffers(t, seat));
}

/** RED-54 is a turn of many. A deed that asks on is heard before its second question, and again after each answer to it. */
function* deed(t: Red, seat: Seat): Rules<void> {
  const chosen = yield* t.ask(seat, MENU);
  const rest = ACTIONS.begin(t, seat, chosen);
  answered(t, seat, manOf(chosen));
  if (rest !== undefined && t.result === null) yield* rest;
}

/** The one question of 5.2. */
export const MENU: Question<Match, Deed> = {
  key: 'red.menu',
  list: (s, seat) => openOfficers(s, seat).flatMap((officer) => ACTIONS.list(s, seat, officer)),
  draw: (s, seat, chance) => ACTIONS.draw(s, seat, chance, pick(openOfficers(s, seat), chance)) ?? enough(s, seat),
  why: (s, seat, answer) => (isUnfinished(answer) ? NO.notTarget : ACTIONS.why(s, seat, answer)),
  fallback: (s, seat) => enough(s, seat),
};
/** A verb and an officer, and then not what the verb takes. */
const isUnfinished = (answer: Json): boolean =>
  Array.isArray(answer) &&
  ACTIONS.read(answer) === null &&
  typeof answer[0] === 'string' &&
  answer[0] in ACTIONS.rows &&
  Number.isInteger(answer[1]);
/** The end of the turn for all officers of the seat. */
export function enough(s: Match, seat: Seat): Deed {
  const open = openOfficers(s, seat);
  return open.length > 1 ? ['end-all'] : ['end', nth(open, 0)];
}
