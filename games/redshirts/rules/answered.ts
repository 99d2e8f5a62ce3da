/** What follows from every answer, in dialogues too. */
import type { Seat } from '@bridgehead/kernel';
import { NONE, officerOf } from '../state.ts';
import { discover } from './charges.ts';
import { giveUpTogether } from './concede.ts';
import { actDummy } from './decoy.ts';
import { goesOn, leavingOf } from './leave.ts';
import { lapse } from './offers.ts';
import { openOfficers } from './open.ts';
import type { Red } from './voice.ts';

/** `officer`: the officer that the seat answered for; NONE where it was for nobody. */
export function answered(t: Red, seat: Seat, officer: number): void {
  const s = t.state;
  s.wish[seat] = false; // RED-R81: until the seat's next answer
  if (t.result !== null) return;
  if (officer !== NONE && !officerOf(s, officer).ended) actDummy(t, officer);
  // RED-R94: where one seat steers them all, a dummy that is left over goes on after answers for the others.
  const leaving = leavingOf(s, seat);
  if (leaving !== null && leaving !== officer && officer !== NONE && openOfficers(s, seat).length > 0) goesOn(t, leaving);
  followUp(t);
}

/** The same after what happens by itself. */
export function followUp(t: Red): void {
  if (t.result !== null) return;
  discover(t);
  lapse(t);
  giveUpTogether(t);
}
