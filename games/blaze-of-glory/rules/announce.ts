/** S1 and S3: who may fire at which target, split fire, return fire (BOG-11, BOG-12, BOG-47, BOG-81 to BOG-87). */

import { because, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import { DEF, idOf } from '../cards/index.ts';
import { nth } from '../entries.ts';
import {
  type Blaze,
  battleOf,
  controllerOf,
  designOf,
  type Engagement,
  type Location,
  locationAt,
  NONE,
  placeOf,
  type Thing,
} from '../state.ts';
import { seeAll } from './changes.ts';
import { isOpeningTurn } from './fight.ts';
import { type Asking, isCloaked, shieldsOf, weaponsOf } from './figures.ts';
import { byCopy, someOf } from './names.ts';
import { hasIcon, isLeader } from './people.ts';
import { gunners, mans, whyNotOpenFire, whyNotReturnFire } from './staffing.ts';
import {
  type BlazeTable,
  crewOf,
  faceOf,
  is,
  isBorgShip,
  isBorgThing,
  isInside,
  isShipThing,
  isVessel,
  locationOf,
  other,
  vesselLocations,
  vesselsAt,
} from './things.ts';

const TOO_EARLY = because('BOG-R48', 'bog.no.opening');
const OWN_CARD = because('BOG-11', 'bog.no.own-target');
const TARGET_CLOAKED = because('BOG-B17', 'bog.no.target-cloaked');
const NO_ONE_FIRES = because('BOG-81', 'bog.no.fire-nobody');
const ONE_TARGET = because('BOG-47', 'bog.no.multiplex');
const tooManyTargets = (n: number): Reason => because('BOG-R25', 'bog.no.targets', { n });

/** BOG-B22: cards of the seat were attacked here in the opponent's last turn. */
export const mayCounter = (s: Blaze, seat: Seat, location: Location): boolean => nth(s.attackedAt, seat).includes(location);

export function whyNotTarget(s: Blaze, seat: Seat, target: Thing): Reason | null {
  if (isOpeningTurn(s)) return TOO_EARLY;
  if (!s.inPlay.includes(target) || !isVessel(s, target) || isInside(s, target)) return OWN_CARD;
  if (s.controller[target] === seat) return OWN_CARD;
  return isCloaked(s, target) ? TARGET_CLOAKED : null;
}
/** Cards of the seat that may open fire at the target. */
export function attackers(s: Blaze, seat: Seat, target: Thing): Thing[] {
  const location = locationOf(s, target);
  const counter = mayCounter(s, seat, location);
  return vesselsAt(s, location).filter((c) => s.controller[c] === seat && whyNotOpenFire(s, c, target, counter) === null);
}
/** Why the seat cannot attack this card at all: the reason that keeps the best of its cards from firing. */
export function whyNotAttack(s: Blaze, seat: Seat, target: Thing): Reason | null {
  const why = whyNotTarget(s, seat, target);
  if (why !== null) return why;
  if (attackers(s, seat, target).length > 0) return null;
  const location = locationOf(s, target);
  const counter = mayCounter(s, seat, location);
  let best: Reason | null = null;
  for (const c of vesselsAt(s, location)) {
    if (s.controller[c] !== seat) continue;
    const reason = whyNotOpenFire(s, c, target, counter);
    if (best === null || isShipThing(s, c)) best = reason;
  }
  return best ?? NO_ONE_FIRES;
}
export function targetsFor(s: Blaze, seat: Seat): Thing[] {
  if (isOpeningTurn(s)) return [];
  const reached = vesselLocations(s, seat);
  return s.inPlay.filter(
    (c) => s.controller[c] !== seat && isVessel(s, c) && reached.includes(locationAt(placeOf(s, c))) && whyNotAttack(s, seat, c) === null,
  );
}

/** BOG-47: Borg ships with a Multiplexor Drone; two targets, or as many as there are Def Borg aboard (BOG-R25). */
function multiplex(s: Blaze, c: Thing): number {
  if (isBorgShip(s, c)) return Number.POSITIVE_INFINITY;
  if (!isShipThing(s, c) || !isBorgThing(s, c)) return 1;
  const crew = crewOf(s, c, controllerOf(s, c)).filter((x) => isBorgThing(s, x));
  return crew.some((x) => is(s, x, 'multiplexor')) ? Math.max(2, crew.filter((x) => hasIcon(s, x, DEF)).length) : 1;
}

export function* selectFiring(
  t: BlazeTable,
  seat: Seat,
  able: readonly Thing[],
  target: Thing,
  why: (c: Thing) => Reason | null,
): Rules<Thing[]> {
  return [
    ...(yield* t.select(seat, 'bog.fire', able, {
      min: 1,
      max: able.length,
      params: { thing: target },
      why: (answer) => (typeof answer === 'number' && t.state.inPlay.includes(answer) && isVessel(t.state, answer) ? why(answer) : null),
      fallback: able,
      draw: (chance) => (chance.below(2) === 0 ? able : someOf(able, chance)),
    })),
  ];
}

/** One engagement for each target; a multiplexed ship fires in all of its own, every other card in exactly one. */
export function* split(
  t: BlazeTable,
  seat: Seat,
  side: number,
  firing: readonly Thing[],
  target: Thing,
  more: readonly Thing[],
  may: (c: Thing, aim: Thing) => boolean,
): Rules<Engagement[]> {
  const { state: s } = t;
  const splitting = firing.filter((c) => multiplex(s, c) > 1);
  const x = Math.max(1, ...splitting.map((c) => multiplex(s, c)));
  const further = more.filter((aim) => splitting.some((c) => may(c, aim)));
  if (x === 1 || further.length === 0) return [{ side, firing: [...firing], target }];
  const most = Math.min(x - 1, further.length);
  const chosen = yield* t.select(seat, 'bog.targets', further, {
    min: 0,
    max: most,
    why: () => (splitting.length === 0 ? ONE_TARGET : null),
    amiss: (picked) => (picked.length > most ? tooManyTargets(x) : null),
    fallback: [],
  });
  const targets = [target, ...chosen];
  const engagements: Engagement[] = targets.map((aim, i) => ({ side, firing: splitting.filter((c) => multiplex(s, c) > i), target: aim }));
  for (const c of firing) {
    if (splitting.includes(c)) continue;
    const open = targets.filter((aim) => may(c, aim));
    const aim = open.length === 1 ? nth(open, 0) : yield* t.choose(seat, 'bog.join', open, { params: { thing: c } });
    nth(engagements, targets.indexOf(aim)).firing.push(c);
  }
  return engagements.filter((one) => one.firing.length > 0);
}

/** Lowest id first: the order in which people came tells nothing. */
const byId = (s: Blaze, people: readonly Thing[]): Thing[] =>
  [...people].sort((a, b) => designOf(s, a) - designOf(s, b) || byCopy(s, a, b));
/** S1: the one or two personnel that qualify a firing card: a leader who matches, else a leader and a matching one. */
export function qualifiers(s: Blaze, vessel: Thing, seat: Seat): Thing[] {
  const crew = byId(s, gunners(s, vessel, seat));
  const leads = (c: Thing) => isLeader(s, c) || isBorgThing(s, c);
  const both = crew.find((c) => leads(c) && mans(s, c, vessel));
  if (both !== undefined) return [both];
  return [crew.find(leads), crew.find((c) => mans(s, c, vessel))].filter((c) => c !== undefined);
}

/** It has WEAPONS, printed or added by a card that everybody sees (EV07). The crew does not matter. */
const isArmed = (s: Blaze, c: Thing, watcher: Seat): boolean =>
  (faceOf(s, c).row.weapons ?? 0) > 0 ||
  weaponsOf(s, c, { knower: watcher === NONE ? other(controllerOf(s, c)) : watcher, versus: NONE }) > 0;

/** S3: voluntary, by every card that can, at one attacker (BOG-12, BOG-R17). */
export function* returnFire(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const frame = battleOf(s);
  const { attacker, defender, location } = frame;
  const attacking = [...new Set(frame.engagements.flatMap(({ firing }) => firing))];
  if (defender === NONE) {
    const borgShip = nth(frame.engagements, 0).target;
    frame.engagements.push(...attacking.map((target) => ({ side: 1, firing: [borgShip], target })));
    return;
  }
  const armed = vesselsAt(s, location).filter((c) => s.controller[c] === defender && !isCloaked(s, c) && isArmed(s, c, attacker));
  if (armed.length === 0) return;
  const able = vesselsAt(s, location).filter((c) => s.controller[c] === defender && whyNotReturnFire(s, c) === null);
  const options: ('none' | Thing)[] = able.length === 0 ? ['none'] : [...attacking, 'none'];
  const known: Asking = { knower: defender, versus: NONE };
  const weakest = nth(
    [...attacking].sort((a, b) => shieldsOf(s, a, known) - shieldsOf(s, b, known) || a - b),
    0,
  );
  const aim = yield* t.choose(defender, 'bog.return', options, { fallback: able.length === 0 ? 'none' : weakest });
  if (aim === 'none') return t.emit({ type: 'heldFire', seat: defender });
  const firing = yield* selectFiring(t, defender, able, aim, (c) => whyNotReturnFire(s, c));
  const more = attacking.filter((c) => c !== aim && attacker !== NONE);
  const answers = yield* split(t, defender, 1, firing, aim, more, () => true);
  frame.engagements.push(...answers);
  const crew = firing.flatMap((c) =>
    byId(s, gunners(s, c, defender))
      .filter((one) => mans(s, one, c))
      .slice(0, 1),
  );
  seeAll(s, crew);
  t.reveal({
    type: 'returnFire',
    seat: defender,
    target: idOf(designOf(s, aim)),
    cards: firing.map((c) => idOf(designOf(s, c))),
    crew: crew.map((c) => idOf(designOf(s, c))),
  });
}
