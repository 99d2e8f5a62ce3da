/** Tractor locks (OB3), and what goes off line (BOG-R96). */

import { idOf, K, numberOf } from '../cards/index.ts';
import { CLOAKED, controllerOf, designOf, hostOf, placeOf, type Thing } from '../state.ts';
import { clear, discardThing } from './changes.ts';
import { asWatched, type FigureTerm, figureOf, hasWorking, isCloaked, rangeOf, shieldsOf } from './figures.ts';
import { lendersOf, show, tellUnmet, unseenAboard, unseenOf } from './proofs.ts';
import { type BlazeTable, is, locationOf } from './things.ts';

/**
 * OB3: SHIELDS against RANGE, both true. Where somebody unseen might turn what everybody can work out, those who count are named, or it is
 * said that there are none (BOG-R70), once as long as nothing changes that everybody knows.
 */
export function holds(t: BlazeTable, card: Thing, beam: Thing, aim: Thing): boolean {
  const { state: s } = t;
  const terms: FigureTerm[] = [];
  const isHolding = shieldsOf(s, beam, undefined, terms) >= figureOf(s, aim, 'range', undefined, terms);
  const known = shieldsOf(s, beam, asWatched(s, beam)) - rangeOf(s, aim, asWatched(s, aim));
  const [side, owner] = known < 0 ? [beam, controllerOf(s, beam)] : [aim, controllerOf(s, aim)];
  const unseen = unseenAboard(s, side, owner).length;
  const fast = unseenOf(s, s.inPlay).filter((c) => is(s, c, 'booster') && s.controller[c] === owner).length;
  if (known < 0 ? unseen === 0 : Math.min(unseen, fast) * numberOf(K.booster, 'lends') <= known) return isHolding;
  const lenders = unseenOf(s, lendersOf(s, terms));
  const asKnown = 1000 * known + unseen;
  if (lenders.some((c) => s.at[c] === side)) show(t, lenders);
  else if (s.turns[card] !== asKnown) tellUnmet(t, [side], owner, K['tractor lock']);
  s.turns[card] = asKnown;
  return isHolding;
}
/** BOG-R96: what goes off line lets go, or shows itself, at once. */
export function goOffLine(t: BlazeTable, vessel: Thing): void {
  const { state: s } = t;
  if (isCloaked(s, vessel) && !hasWorking(s, vessel, 'Cloaking Device')) {
    clear(s, vessel, CLOAKED);
    t.emit({ type: 'decloaked', seat: controllerOf(s, vessel), card: idOf(designOf(s, vessel)), thing: vessel });
  }
  if (!hasWorking(s, vessel, 'Tractor Beam')) dropLock(t, vessel);
}
/** OB3: discarded when its card moves, battles, or its SHIELDS fall below the target's RANGE. */
export function checkLocks(t: BlazeTable): void {
  const { state: s } = t;
  if (!s.inPlay.some((one) => is(s, one, 'tractor lock'))) return;
  for (const c of s.inPlay.filter((one) => is(s, one, 'tractor lock') && placeOf(s, one) >= 0)) {
    const beam = placeOf(s, c);
    const aim = hostOf(s, c);
    if (!s.inPlay.includes(aim) || locationOf(s, aim) !== locationOf(s, beam) || !holds(t, c, beam, aim)) discardThing(t, c);
  }
}
/** The card moved or fought: its tractor beam is off. */
export function dropLock(t: BlazeTable, vessel: Thing): void {
  const { state: s } = t;
  for (const c of s.inPlay.filter((one) => is(s, one, 'tractor lock') && s.at[one] === vessel)) discardThing(t, c);
}
