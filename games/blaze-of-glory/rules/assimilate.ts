/** BOG-B40, BOG-77, BOG-R76: Borg take people and ships for their own. */

import type { Seat } from '@bridgehead/kernel';
import { BORG, idOf } from '../cards/index.ts';
import { ASSIMILATED, BRAINWASHED, designOf, IN_BRIG, NONE, STOPPED, type Thing, UNATTENDED } from '../state.ts';
import { takeOver } from './captives.ts';
import { clear, discardThing, see, set, settle } from './changes.ts';
import type { BlazeTable } from './things.ts';

/** The card becomes a drone of the seat, and is no captive. */
export function assimilatePerson(t: BlazeTable, c: Thing, seat: Seat): void {
  const { state: s } = t;
  for (const x of s.inPlay.filter((one) => s.at[one] === c)) discardThing(t, x);
  s.controller[c] = seat;
  s.captor[c] = NONE;
  s.allegiance[c] = BORG;
  clear(s, c, BRAINWASHED | IN_BRIG | UNATTENDED | STOPPED);
  set(s, c, ASSIMILATED);
  see(s, c);
  t.emit({ type: 'assimilated', seat, card: idOf(designOf(s, c)), thing: NONE });
}

export function assimilateShip(t: BlazeTable, ship: Thing, seat: Seat): void {
  const { state: s } = t;
  takeOver(s, ship, seat);
  s.allegiance[ship] = BORG;
  set(s, ship, ASSIMILATED);
  t.emit({ type: 'assimilated', seat, card: idOf(designOf(s, ship)), thing: ship });
  settle(t);
}
