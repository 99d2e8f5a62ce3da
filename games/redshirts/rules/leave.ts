/** The end of an officer's turn (RED-54), and what his dummy still has to do (3.5.3, RED-R94). */
import { PASS, type Question, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { type Match, officerOf, seatOf } from '../state.ts';
import { actDummy, hasPlan } from './decoy.ts';
import { dropOffer, withdraw } from './offers.ts';
import { openOfficers } from './open.ts';
import { NO } from './reasons.ts';
import { type Red, tellAll } from './voice.ts';

/** His offers lapse; a dummy with plans left goes on first, deed by deed. */
export function endOfficer(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  withdraw(t, officer, 'lapsed');
  for (const one of s.offers.filter((open) => open.to === officer)) dropOffer(t, one, 'declined');
  o.ended = true;
  if (hasPlan(o)) o.leaving = true;
  else tellAll(t, { type: 'ended', officer });
}

/** One head ends the turn of all its officers. */
export function endAll(t: Red, seat: Seat): void {
  for (const officer of openOfficers(t.state, seat)) endOfficer(t, officer);
}
export const whyEndAll = (s: Match, seat: Seat): Reason | null =>
  s.mode === 'command' && openOfficers(s, seat).length > 1 ? null : NO.notYours;

/** The officer of the seat whose dummy goes on; none: null. */
export function leavingOf(s: Match, seat: Seat): number | null {
  const found = s.officers.findIndex((o, officer) => o.leaving && seatOf(s, officer) === seat);
  return found < 0 ? null : found;
}

/** One deed of what is left; after the last one, outsiders are told that he has ended. */
export function goesOn(t: Red, officer: number): void {
  const o = officerOf(t.state, officer);
  if (hasPlan(o)) return actDummy(t, officer);
  o.leaving = false;
  tellAll(t, { type: 'ended', officer });
}

/**
 * Each deed of a dummy that is left over is a beat of its own, which nobody has to answer: told together, they would tell that its
 * officer ended early.
 */
const BY_ITSELF: Question<Match, typeof PASS> = { key: 'red.leaving', list: () => [PASS], why: () => NO.ended, itself: true };
export function* dummyGoesOn(t: Red, seat: Seat, officer: number): Rules<void> {
  yield* t.ask(seat, BY_ITSELF);
  goesOn(t, officer);
}
