/** Ship battle, S1 to S10 (BOG-11 to BOG-28, BOG-43 to BOG-50, BOG-81 to BOG-87). */

import type { Rules, Seat } from '@bridgehead/kernel';
import { FEDERATION, idOf, K } from '../cards/index.ts';
import { nth } from '../entries.ts';
import { type Battle, type Blaze, battleOf, designOf, type Engagement, type Location, NONE, STOPPED, type Thing } from '../state.ts';
import { attackers, mayCounter, qualifiers, returnFire, selectFiring, split, whyNotTarget } from './announce.ts';
import { clear, putUnder, see, settle, stop } from './changes.ts';
import { settleScores } from './end.ts';
import { fireAndDamage, involved, reveal } from './fire.ts';
import { checkLocks, dropLock } from './locks.ts';
import { mayAttack, whyNotOpenFire } from './staffing.ts';
import { chooseTactics } from './tactics.ts';
import { affiliationOf, type BlazeTable, everybodyAboard, isBorgShip, isShipThing, locationOf, other, vesselsAt } from './things.ts';
import { openWindow } from './windows.ts';

/** The order: name who fires, further targets if a ship may split its fire, and who joins which engagement. */
export function* attack(t: BlazeTable, seat: Seat, target: Thing): Rules<void> {
  const { state: s } = t;
  const location = locationOf(s, target);
  const counter = mayCounter(s, seat, location);
  const able = attackers(s, seat, target);
  const firing = yield* selectFiring(t, seat, able, target, (c) => whyNotOpenFire(s, c, target, counter));
  const more = vesselsAt(s, location).filter((c) => c !== target && whyNotTarget(s, seat, c) === null);
  const engagements = yield* split(
    t,
    seat,
    0,
    firing,
    target,
    more,
    (c, aim) => counter || mayAttack(s, seat, affiliationOf(s, c), affiliationOf(s, aim)),
  );
  s.battle = newBattle(seat, isBorgShip(s, target) ? NONE : other(seat), location, engagements);
  for (const c of firing) for (const x of qualifiers(s, c, seat)) see(s, x);
  t.reveal({
    type: 'attacked',
    seat,
    target: idOf(designOf(s, target)),
    thing: target,
    cards: firing.map((c) => idOf(designOf(s, c))),
    crew: firing.flatMap((c) => qualifiers(s, c, seat)).map((c) => idOf(designOf(s, c))),
  });
  noteAttack(s, seat, engagements, location);
  yield* battle(t);
}

const newBattle = (attacker: Seat, defender: Seat, location: Location, engagements: Engagement[]): Battle => ({
  attacker,
  defender,
  location,
  step: 'announce',
  engagements,
  drawn: [[], []],
  turned: [[], []],
  done: [false, false],
  current: [NONE, NONE],
  limit: [0, 0],
  door: [0, 0],
  weak: [],
  suspended: [],
  cancelled: false,
  prize: [0, 0],
});

/** BOG-B22 and Wartime Conditions remember who was attacked, where, and by which affiliation. */
function noteAttack(s: Blaze, seat: Seat, engagements: readonly Engagement[], location: Location): void {
  const victim = other(seat);
  if (s.active === seat && engagements.some(({ target }) => s.controller[target] === victim)) nth(s.attackedAt, victim).push(location);
  for (const { firing, target } of engagements) {
    if (s.controller[target] !== victim || affiliationOf(s, target) !== FEDERATION) continue;
    for (const c of firing) {
      const affiliation = affiliationOf(s, c);
      const known = nth(s.wartime, victim);
      if (isShipThing(s, c) && !known.includes(affiliation)) known.push(affiliation);
    }
  }
}

/** The Borg Ship dilemma attacks all of one player's cards, one engagement each (BOG-45, BOG-R29). */
export function* dilemmaAttacks(t: BlazeTable, borgShip: Thing, victim: Seat, targets: readonly Thing[]): Rules<void> {
  const { state: s } = t;
  const engagements = targets.map((target) => ({ side: 0, firing: [borgShip], target }));
  s.battle = newBattle(NONE, victim, locationOf(s, borgShip), engagements);
  t.reveal({
    type: 'attacked',
    seat: NONE,
    target: idOf(designOf(s, nth(targets, 0))),
    thing: nth(targets, 0),
    cards: [idOf(K['Borg Ship'])],
    crew: [],
  });
  yield* battle(t);
}

function* battle(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const frame = battleOf(s);
  for (const { target } of frame.engagements) unstop(s, target); // S2
  yield* returnFire(t); // S3
  frame.step = 'start';
  const seats = [frame.attacker, frame.defender].filter((seat) => seat !== NONE);
  yield* openWindow(t, 'w2', seats, { tags: ['ships'] }); // S4
  if (t.result !== null) return;
  if (!frame.cancelled) {
    frame.step = 'tactics';
    yield* chooseTactics(t, seats); // S5
    reveal(t, seats); // S6
    frame.step = 'fire';
    yield* fireAndDamage(t); // S7 to S9
  }
  if (t.result !== null) return;
  yield* cleanUp(t); // S10
}

/** BOG-87, BOG-R18. */
function unstop(s: Blaze, target: Thing): void {
  clear(s, target, STOPPED);
  for (const c of everybodyAboard(s, target)) if (s.controller[c] === s.controller[target]) clear(s, c, STOPPED);
}

/** S10 (BOG-28, BOG-B25). */
function* cleanUp(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const frame = battleOf(s);
  for (const seat of [0, 1]) {
    const left = nth(frame.current, seat);
    if (left === NONE) continue;
    frame.current[seat] = NONE;
    putUnder(t, seat, left); // BOG-28
  }
  const cards = frame.cancelled ? frame.engagements.filter(({ side }) => side === 0).flatMap(({ firing }) => firing) : involved(s);
  for (const c of cards) {
    if (!s.inPlay.includes(c) || isBorgShip(s, c)) continue; // BOG-R28: a battle does not stop it from moving on at the end of the turn
    stop(s, [c]);
    stop(
      s,
      everybodyAboard(s, c).filter((x) => s.controller[x] === s.controller[c]),
    );
    dropLock(t, c);
  }
  checkLocks(t);
  settle(t);
  t.emit({ type: 'battleEnded', cancelled: frame.cancelled });
  settleScores(t);
  if (t.result !== null) return;
  if (!frame.cancelled) yield* openWindow(t, 'w5', [s.active, other(s.active)], { tags: ['after-battle'] }); // BOG-R58: the active player first
  s.battle = null;
  settleScores(t);
}
