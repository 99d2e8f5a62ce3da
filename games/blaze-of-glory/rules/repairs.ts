/** T4: who repairs a ship as a turn ends: Exocomps aboard (PF11), and the dock (BOG-40, BOG-R20 to BOG-R22). */

import type { Rules } from '@bridgehead/kernel';
import { idOf, K, numberOf } from '../cards/index.ts';
import { type Blaze, designOf, hostOf, MOORED, type Place, placeOf, ROTATED, ROTATED_TWICE, type Thing, turnsOf, WORN } from '../state.ts';
import { clear, discardThing, set } from './changes.ts';
import { repairAll } from './damage.ts';
import { isDamaged, markersOn, rotations } from './figures.ts';
import { byCopy } from './names.ts';
import { isSomewhereUnseen, show, unseenAboard } from './proofs.ts';
import { type BlazeTable, faceOf, has, is, isDisabled, isDocked, isShipThing, isSiteThing, shipsOf, vesselOf } from './things.ts';

export function* repairs(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  exocomps(t);
  for (const ship of shipsOf(s, s.active)) {
    if (whyNotRepair(s, ship) !== null) {
      if (!isDocked(s, ship) || !has(s, ship, MOORED)) s.turns[ship] = 0;
      continue;
    }
    s.turns[ship] = turnsOf(s, ship) + 1;
    yield* dockRepair(t, ship);
  }
}

/**
 * PF11. Which ship one works aboard is shown with it; where one might have been done, aboard unseen of a ship that was damaged a turn ago
 * already, it is said that none was (BOG-R70).
 */
function exocomps(t: BlazeTable): void {
  const { state: s } = t;
  const ships = shipsOf(s, s.active);
  const due = ships.filter((ship) => isDamaged(s, ship) && has(s, ship, WORN));
  for (const ship of ships) (isDamaged(s, ship) ? set : clear)(s, ship, WORN);
  for (const c of s.inPlay.filter((x) => is(s, x, 'exocomp') && s.controller[x] === s.active).sort((a, b) => byCopy(s, a, b))) {
    const ship = placeOf(s, c);
    s.turns[c] = isAtWork(s, c, ship) ? turnsOf(s, c) + 1 : 0;
    if (turnsOf(s, c) < numberOf(K.exocomp, 'turns')) continue;
    show(t, [c]);
    repairAll(t, ship, true);
    s.turns[c] = 0;
  }
  if (!isSomewhereUnseen(s, s.active, K.exocomp)) return;
  for (const ship of due)
    if (isDamaged(s, ship) && unseenAboard(s, ship, s.active).length > 0)
      t.reveal({ type: 'unrepaired', seat: s.active, card: idOf(designOf(s, ship)), thing: ship });
}
/** Since the turn began aboard a damaged ship of the seat's. */
const isAtWork = (s: Blaze, c: Thing, ship: Place): boolean =>
  ship >= 0 && isShipThing(s, ship) && s.controller[ship] === s.active && isDamaged(s, ship) && !isDisabled(s, c) && s.host[c] === ship;

/** Null if the dock may repair the ship as this turn ends; else the sentence that says why not. */
export function whyNotRepair(s: Blaze, ship: Thing): 'bog.no.full-turn' | 'bog.no.no-repair' | null {
  if (!isDocked(s, ship) || !has(s, ship, MOORED)) return 'bog.no.full-turn';
  const host = hostOf(s, ship);
  if (isSiteThing(s, host)) return is(s, host, 'pylons') ? null : 'bog.no.no-repair';
  return faceOf(s, vesselOf(s, host)).row.repairs === true ? null : 'bog.no.no-repair';
}
function* dockRepair(t: BlazeTable, ship: Thing): Rules<void> {
  const { state: s } = t;
  const markers = markersOn(s, ship);
  const turned = rotations(s, ship) > 0 && turnsOf(s, ship) >= 2;
  if (markers.length === 0 && !turned) return;
  const answer = yield* t.choose(s.active, 'bog.repair', ['yes', 'no'], { params: { thing: ship } });
  if (answer === 'no') return;
  if (markers.length > 0) discardThing(t, t.pick(markers));
  if (turned) {
    clear(s, ship, ROTATED | ROTATED_TWICE);
    s.turns[ship] = 0;
  }
  t.emit({ type: 'repaired', seat: s.active, card: idOf(designOf(s, ship)), thing: ship, n: 1 });
}
