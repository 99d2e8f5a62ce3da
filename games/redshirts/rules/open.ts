/** Who can act now (RED-55, RED-56, RED-R83): the first thing that every deed is asked. */
import type { Reason, Seat } from '@bridgehead/kernel';
import { isAlive, type Match, officerOf, seatOf } from '../state.ts';
import { NO } from './reasons.ts';

/** The seat's officers who can still act this turn. */
export function openOfficers(s: Match, seat: Seat): number[] {
  const found: number[] = [];
  for (let officer = 0; officer < s.officers.length; officer++) {
    const o = officerOf(s, officer);
    if (o.team === s.place && !o.ended && o.health > 0 && seatOf(s, officer) === seat) found.push(officer);
  }
  return found;
}

/** Null when the officer may act for this seat; a petitioner may only wait (`waits`). */
export function whyNotUp(s: Match, seat: Seat, officer: number, waits = false): Reason | null {
  const o = s.officers[officer];
  if (o === undefined || seatOf(s, officer) !== seat) return NO.notYours;
  if (!isAlive(o)) return NO.dead;
  if (o.team !== s.place) return NO.notYourTurn;
  if (o.ended) return NO.ended; // RED-55
  return s.petition?.officer === officer && !waits ? NO.petitionOpen : null;
}
