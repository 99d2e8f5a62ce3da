/** What follows an action of the turn (BOG-R64), and cards that leave the hand for it. */

import type { Rules, Seat } from '@bridgehead/kernel';
import { type Design, face, isEquipment, isPersonnel, isShip } from '../cards/index.ts';
import { type Blaze, FACE_DOWN, type Place, TABLE } from '../state.ts';
import type { Target } from '../target.ts';
import { enter, forgetAgendas, fromHand, set, settle } from './changes.ts';
import { settleScores } from './end.ts';
import { checkLocks } from './locks.ts';
import { playCard } from './play.ts';
import { type BlazeTable, is } from './things.ts';
import { pause } from './windows.ts';

/** The action is carried out; then what it was opens a pause, or nothing does. */
export function* after(t: BlazeTable, what: string | null, action?: Rules<unknown>): Rules<void> {
  if (action !== undefined) yield* action;
  if (t.result !== null) return;
  settle(t);
  checkLocks(t);
  settleScores(t);
  if (what !== null) yield* pause(t, what);
}

/** BOG-B11: the normal card play is still to be had. */
export const mayPlayCard = (s: Blaze): boolean => s.stage === 'cards' && !s.cardPlayed;
/** Free reports, by their own text or at a Remote Supply Depot; everything under Red Alert!. */
export const isFreeReport = (s: Blaze, design: Design, place: Place): boolean =>
  (s.redAlert && (isPersonnel(design) || isShip(design) || isEquipment(design))) ||
  face(design).row.free === true ||
  (isEquipment(design) && place >= 0 && is(s, place, 'supply depot'));
/** BOG-B12. */
export const isFreeCard = (d: Design): boolean => face(d).kind === 'interrupt' || face(d).kind === 'doorway';

/** BOG-B11. What Energy Vortex sent back leaves the card play for another card (BOG-R53). */
export function* playFromHand(t: BlazeTable, seat: Seat, design: Design, target: Target, isFree: boolean): Rules<void> {
  const { state: s } = t;
  const spent = s.cardPlayed;
  if (!isFree) s.cardPlayed = true;
  yield* playCard(t, seat, design, target, 'hand', 'turn');
  if (s.returned.includes(design)) s.cardPlayed = spent;
}

/** BOG-R87. */
export function layFaceDown(t: BlazeTable, seat: Seat, design: Design): void {
  const { state: s } = t;
  s.cardPlayed = true;
  fromHand(s, seat, design);
  const c = enter(s, design, seat, TABLE);
  set(s, c, FACE_DOWN);
  forgetAgendas(s, seat);
  t.emit({ type: 'laidFaceDown', seat });
}
