/** What happens to officers: instances of damage (RED-R17), death, the end of a cloak. */
import { DIVE, ENERGY_SHIELD, GAS_MASK } from '../cards.ts';
import type { DamageKind } from '../events.ts';
import { CREW, type Match, NONE, officerOf, shipOf } from '../state.ts';
import { discard, markUsed, spend } from './decks.ts';
import { isVeiled } from './seen.ts';
import { type Red, tell, tellAll, tellDeed, uncover } from './voice.ts';

/** One hit on one officer. An officer at 0 health is buried later, with all who fell in the same packet. */
export function hurt(t: Red, officer: number, points: number, by: DamageKind): void {
  const s = t.state;
  const o = officerOf(s, officer);
  uncover(t); // what he holds shows in what he takes
  if (by === 'gas' && o.hand.includes(GAS_MASK)) return; // RED-88
  const canDive = o.redshirts >= 1 && o.hand.includes(DIVE);
  if (by === 'charge') {
    if (canDive) return dive(t, officer);
    o.health = 0; // RED-R50: neither redshirts nor Energy Shield help
    return;
  }
  const isShielded = o.hand.includes(ENERGY_SHIELD);
  const n = isShielded ? points - 1 : points; // RED-86; a second one adds nothing (RED-R30)
  if (o.cloak === 0) o.shielded = isShielded;
  if (n <= 0) return tellDeed(t, officer, { type: 'unharmed', officer, by });
  if (n >= 2 && canDive) return dive(t, officer);
  // RED-59, RED-R18: redshirts soak every kind of damage, point for point.
  const fallen = Math.min(n, o.redshirts);
  o.redshirts -= fallen;
  o.health = Math.max(0, o.health - (n - fallen));
  lose(s, officer, fallen);
  tellDeed(t, officer, { type: 'hurt', officer, points: n, fallen, redshirts: o.redshirts, health: o.health, by });
}

/** RED-77: the card is spent, one redshirt falls, and that is all. */
function dive(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  spend(s, o, DIVE);
  if (o.cloak === 0) markUsed(s, DIVE);
  o.redshirts--;
  lose(s, officer, 1);
  tellDeed(t, officer, { type: 'dove', officer });
}

/** RED-70, RED-R76: the table counts them; what falls under a cloak is counted in public when the cloak ends. */
function lose(s: Match, officer: number, redshirts: number): void {
  const o = officerOf(s, officer);
  if (o.cloak > 0) o.lost += redshirts;
  else s.fallen += redshirts;
}

/** 5.4 step 7, for all who are at 0 health: everything they had is gone. */
export function buryTheDead(t: Red, by: DamageKind): void {
  const s = t.state;
  for (let officer = 0; officer < s.officers.length; officer++) {
    const o = officerOf(s, officer);
    if (o.health > 0 || o.ship === NONE) continue;
    if (o.cloak > 0) endCloak(t, officer);
    const { redshirts } = o;
    s.fallen += redshirts; // RED-70
    o.redshirts = 0;
    for (const card of o.hand) discard(s, card);
    for (const card of o.xo) discard(s, card);
    o.hand = [];
    o.xo = [];
    o.chair = CREW;
    o.ship = NONE;
    o.section = NONE;
    s.bots = s.bots.filter((bot) => bot.owner !== officer); // RED-R55
    o.leaving = false;
    tellAll(t, { type: 'died', officer, by, redshirts });
  }
}

/** 3.5.5: the dummy goes, and all that was hidden about him is shown. */
export function endCloak(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  if (o.cloak === 0) return;
  o.cloak = 0;
  o.dummy = null;
  o.suspect = false;
  const { lost } = o;
  s.fallen += lost;
  o.lost = 0;
  const traces = show(s, officer);
  uncover(t);
  const { ship, section, health, redshirts } = o;
  tellAll(t, { type: 'unveiled', officer, ship, section, health, redshirts, lost, traces });
}

/** All that he set under the cloak is known to be his; how much that is. */
function show(s: Match, officer: number): number {
  let traces = 0;
  for (const blast of s.blasts) {
    if (blast.by !== officer) continue;
    blast.by = NONE;
    blast.hidden = 0;
    blast.unnamed = false;
    traces++;
  }
  for (const token of [...s.fields, ...s.bots]) {
    if (token.by !== officer) continue;
    token.by = NONE;
    token.unnamed = false;
    traces++;
  }
  return traces;
}

/** 3.5.4: outsiders learn that it was a dummy; the cloak goes on. */
export function loseDummy(t: Red, officer: number): void {
  const o = officerOf(t.state, officer);
  if (o.dummy === null) return;
  o.dummy = null;
  uncover(t);
  tellAll(t, { type: 'dummyLost', officer });
}

/** RED-84; a team-mate's Heal on somebody cloaked is shown without its target (RED-R76), what the cloaked do for themselves not at all. */
export function heal(t: Red, officer: number, by: number): void {
  const o = officerOf(t.state, officer);
  const healer = officerOf(t.state, by);
  o.health++;
  tell(t, (eyes) => {
    if (!isVeiled(o, eyes)) return { type: 'healed', officer, health: o.health };
    return isVeiled(healer, eyes) ? null : { type: 'healed', officer: null, health: null };
  });
}

/** RED-R58: a pod vanishes at once when it is empty. */
export function closeEmptyPods(t: Red): void {
  const s = t.state;
  for (let ship = s.teams.length; ship < s.ships.length; ship++) {
    const pod = shipOf(s, ship);
    if (pod.gone || s.officers.some((o) => o.ship === ship)) continue;
    pod.gone = true;
    tellAll(t, { type: 'podLeft', ship });
    clearShip(t, ship);
  }
}

/** Tokens and dummies aboard vanish with the ship. */
export function clearShip(t: Red, ship: number): void {
  const s = t.state;
  s.fields = s.fields.filter((one) => one.ship !== ship);
  s.blasts = s.blasts.filter((one) => one.ship !== ship);
  s.bots = s.bots.filter((one) => one.ship !== ship);
  for (let officer = 0; officer < s.officers.length; officer++) if (officerOf(s, officer).dummy?.ship === ship) loseDummy(t, officer);
}
