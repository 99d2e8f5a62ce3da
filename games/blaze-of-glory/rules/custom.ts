/** Cards whose play needs a rule of its own. The card itself lies in its owner's pile already. */

import type { Rules, Seat } from '@bridgehead/kernel';
import { D, DEF, designNumber, face, idOf, K, numberOf } from '../cards/index.ts';
import { LENDS } from '../cards/standing.ts';
import { cardsOf, nth } from '../entries.ts';
import {
  type Blaze,
  BRAINWASHED,
  battleOf,
  controllerOf,
  designOf,
  IN_BRIG,
  type Location,
  locationAt,
  MARKED,
  NONE,
  ownerOf,
  placeOf,
  space,
  type Thing,
  UNATTENDED,
} from '../state.ts';
import { capture, commandeer, escortsArrive, free, hasBrig, imprison, whyNotCapture } from './captives.ts';
import {
  clear,
  discardThing,
  dropEmptyTrap,
  enterFromPile,
  fromPile,
  onTopOfDeck,
  see,
  set,
  shuffleDeck,
  stop,
  toHand,
} from './changes.ts';
import { destroy, repairAll } from './damage.ts';
import { downloadTo, sourceOf } from './download.ts';
import type { Acting } from './effects.ts';
import { rogueFight } from './fight.ts';
import { enhancersOf, type FigureTerm, shieldsOf, weaponsOf } from './figures.ts';
import { allLocations } from './map.ts';
import { groupOf, meant, pickedFrom, someOf, tidied, whyUntidy } from './names.ts';
import { playCard } from './play.ts';
import { lendersOf, show } from './proofs.ts';
import { dronesWith, outguns, rescuable, rescueTargets, shipsInBattle } from './targets.ts';
import {
  type BlazeTable,
  cardAt,
  crewOf,
  everybodyAboard,
  hasOpen,
  is,
  isCaptive,
  isPersonnelThing,
  isPost,
  isThing,
  locationOf,
  other,
  outpostsOf,
  peopleAt,
  vesselOf,
} from './things.ts';
import { facing } from './totals.ts';
import { layWormhole } from './wormhole.ts';

export function* customRule(t: BlazeTable, acting: Acting): Rules<void> {
  const { state: s } = t;
  const { seat, design, target, about } = acting;
  switch (face(design).row.keyword) {
    case 'brainwash':
      return yield* brainwash(t, acting);
    case 'cloud': {
      const location = yield* t.choose(other(seat), 'bog.calamarain', allLocations(s));
      enterFromPile(t, design, seat, space(location));
      return;
    }
    case 'regenerate':
      regenerate(t, acting);
      return;
    case 'commandeer':
      return yield* commandeerShip(t, acting);
    case 'awaken':
      yield* awaken(t, acting);
      return;
    case 'armbands':
      yield* armbands(t, acting);
      return;
    case 'pod':
      return escapePod(t, acting);
    case 'outgunned':
      return yield* outgunned(t, acting);
    case 'escort':
      yield* prisonerEscort(t, seat, about);
      return;
    case 'rescue':
      return yield* rescueCaptives(t, acting);
    case 'Rogue Borg':
      if (isThing(s, target)) yield* rogueFight(t, target, seat);
      return;
    case 'ambush':
      return yield* ambush(t, acting);
    case 'lost team':
      return thineOwnSelf(t, acting);
    case 'weak spot':
      weakSpot(s, acting);
      return;
    case 'battle bridge': {
      const battle = battleOf(s);
      if (target === 'limit') battle.limit[seat] = nth(battle.limit, seat) + numberOf(design, 'limit');
      else battle.door[seat] = nth(battle.door, seat) + numberOf(design, 'weapons');
      return;
    }
    case 'tent':
      return qsTent(t, acting);
    case 'cell door':
      return yield* holdingCellDoor(t, acting);
    case 'wormhole':
      yield* layWormhole(t, seat);
      fromPile(s, design, seat);
      cardsOf(s.outOfPlay, seat).push(design); // it lies in the lines from now on, and counts there
      return;
    default:
      throw new Error(`no rule for ${face(design).id}`);
  }
}

/** EV03: the captive becomes Brainwashed and goes to an outpost that its captor names; it may stay under Prepare the Prisoner. */
function* brainwash(t: BlazeTable, { seat, design, target }: Acting): Rules<void> {
  const { state: s } = t;
  const captive = meant(s, s.inPlay, target);
  if (captive === undefined || s.captor[captive] !== seat) return;
  const places: number[] = [
    ...(hasOpen(s, seat, 'prepare') && isPost(s, placeOf(s, captive)) ? [placeOf(s, captive)] : []),
    ...outpostsOf(s, seat),
  ];
  const choices = [...new Set(places)];
  if (choices.length === 0) return;
  const place = choices.length === 1 ? nth(choices, 0) : yield* t.choose(seat, 'bog.brainwash', choices);
  const trap = placeOf(s, captive);
  clear(s, captive, IN_BRIG | UNATTENDED | MARKED);
  set(s, captive, BRAINWASHED);
  s.controller[captive] = seat;
  s.at[captive] = place;
  see(s, captive);
  enterFromPile(t, design, seat, captive);
  t.emit({ type: 'condition', seat, card: idOf(designOf(s, captive)), condition: 'brainwashed' });
  dropEmptyTrap(t, trap);
  return;
}

/** EV14: a full repair that stops the ship and clears what reduces it, or the discard pile goes back into the deck. */
function regenerate(t: BlazeTable, { seat, design, target }: Acting): void {
  const { state: s } = t;
  if (target === 'shuffle') {
    fromPile(s, design, seat); // it is discarded afterwards
    cardsOf(s.deck, seat).push(...cardsOf(s.discard, seat));
    s.discard[seat] = [design];
    shuffleDeck(t, seat);
    return;
  }
  const vessel = typeof target === 'object' && target[0] === 'repair' ? target[1] : NONE;
  if (!isThing(s, vessel)) return;
  repairAll(t, vessel);
  for (const c of s.inPlay.filter((x) => s.at[x] === vessel && LENDS[designOf(s, x)]?.some(({ less }) => less === true)))
    discardThing(t, c);
  stop(s, [vessel]);
  if (controllerOf(s, vessel) >= 0) stop(s, crewOf(s, vessel, controllerOf(s, vessel)));
}
/** OB2: the ship changes hands, and the card stays on the one who took it. */
function* commandeerShip(t: BlazeTable, { seat, design, target }: Acting): Rules<void> {
  const { state: s } = t;
  const person = meant(s, s.inPlay, target);
  const ship = person === undefined ? NONE : placeOf(s, person);
  if (person === undefined || ship < 0 || s.controller[ship] === seat) return;
  see(s, person);
  yield* commandeer(t, ship, seat, [person]);
  const c = enterFromPile(t, design, seat, person);
  s.host[c] = ship;
  return;
}

/** IT03: in a battle that the opponent started a second Def drone. */
function* awaken(t: BlazeTable, { seat, target, moment }: Acting): Rules<void> {
  const { state: s } = t;
  if (typeof target !== 'object' || target[0] !== 'send') return;
  const [, id, place] = target;
  const drone = D[id];
  if (sourceOf(s, seat, drone) === null || !isThing(s, place)) return;
  downloadTo(t, seat, drone, place);
  const aboardFighter = moment === 'w2' && face(drone).icons.includes(DEF) && shipsInBattle(s, seat).includes(place);
  if (!aboardFighter || s.battle?.attacker !== other(seat)) return;
  const more = dronesWith(s, seat, DEF);
  const chosen = yield* t.choose(seat, 'bog.drone', [...more.map(idOf), 'none'], { params: { icon: 'Def', thing: place } });
  if (chosen !== 'none') downloadTo(t, seat, designNumber(chosen), place);
}

/** IT04: any of the seat's personnel, stopped ones too. */
function* armbands(t: BlazeTable, { seat, target }: Acting): Rules<void> {
  const { state: s } = t;
  if (typeof target !== 'object' || target[0] !== 'between') return;
  const [, from, to] = target;
  if ((from >= 0 && !isThing(s, from)) || (to >= 0 && !isThing(s, to))) return;
  const group = groupOf(s, peopleAt(s, from, seat));
  if (group.names.length === 0) return;
  const picked = yield* t.select(seat, 'bog.armbands', group.names, {
    min: 1,
    max: group.names.length,
    check: whyUntidy,
    fallback: group.names,
    draw: (chance) => tidied(someOf(group.names, chance)),
  });
  const moved = pickedFrom(group, picked);
  for (const c of moved) {
    s.at[c] = to;
    see(s, c);
  }
  t.emit({
    type: 'beamed',
    seat,
    from,
    to,
    ends: [cardAt(s, from), cardAt(s, to)],
    n: moved.length,
    cards: moved.map((c) => idOf(designOf(s, c))),
  });
}

/** IT06, BOG-R80: the crew of the ship about to be lost; nothing else is saved. */
function escapePod(t: BlazeTable, { seat, design, about }: Acting): void {
  const { state: s } = t;
  const crew = everybodyAboard(s, about).filter((c) => s.controller[c] === seat && !isCaptive(s, c));
  if (crew.length === 0) return;
  const pod = enterFromPile(t, design, seat, space(locationOf(s, about)));
  for (const c of crew) s.at[c] = pod;
  return;
}

/** IT08, BOG-R78: the battle ends after its start, the ship and its crew are taken; tested against the truth. */
function* outgunned(t: BlazeTable, { seat, design }: Acting): Rules<void> {
  const { state: s } = t;
  const battle = battleOf(s);
  const attack = battle.engagements.find((one) => one.side === 0);
  if (attack === undefined) return;
  const ship = attack.target;
  if (!outguns(s, seat, NONE)) {
    const terms: FigureTerm[] = [];
    shieldsOf(s, ship, { knower: NONE, versus: facing(s, ship, attack.firing, NONE) }, terms);
    return show(t, lendersOf(s, terms));
  }
  battle.cancelled = true;
  const captors = attack.firing.flatMap((c) => crewOf(s, c, seat));
  const terms: FigureTerm[] = [];
  for (const c of attack.firing) weaponsOf(s, c, { knower: NONE, versus: ship }, terms);
  show(t, [...captors, ...lendersOf(s, terms)]);
  const crew = everybodyAboard(s, ship).filter((c) => s.controller[c] === other(seat) && !isCaptive(s, c));
  yield* capture(t, crew, seat, design, seat);
  yield* commandeer(t, ship, seat, captors);
}

/** IT10: into a Brig at the location at once, or as soon as its escorts reach one. */
function* prisonerEscort(t: BlazeTable, seat: Seat, captive: Thing): Rules<void> {
  const { state: s } = t;
  if (s.captor[captive] !== seat) return;
  set(s, captive, MARKED);
  const location = locationOf(s, captive);
  const brigs = s.inPlay.filter((c) => hasBrig(s, c) && s.controller[vesselOf(s, c)] === seat && locationOf(s, c) === location);
  if (brigs.length === 0) return escortsArrive(t);
  const brig = brigs.length === 1 ? nth(brigs, 0) : yield* t.choose(seat, 'bog.brig', brigs);
  const trap = placeOf(s, captive);
  s.at[captive] = brig;
  dropEmptyTrap(t, trap);
  imprison(t, seat, captive);
}

/** IT11: all the seat's held or Brainwashed people to the outpost, or to hand; under Prepare the Prisoner only those at the named group. */
function* rescueCaptives(t: BlazeTable, { seat, target }: Acting): Rules<void> {
  const { state: s } = t;
  if (!hasOpen(s, other(seat), 'prepare')) {
    for (const c of rescuable(s, seat)) {
      free(t, c, typeof target === 'number' ? target : placeOf(s, c));
      if (target === 'hand') toHand(t, c);
    }
    return;
  }
  // Revealed in answer to this very card: what was named then is no group that could take them.
  const groups = rescueTargets(s, seat).filter((one) => typeof one === 'number');
  const first = groups[0];
  if (first === undefined) return;
  const place =
    typeof target === 'number' && groups.includes(target)
      ? target
      : groups.length === 1
        ? first
        : yield* t.choose(seat, 'bog.home', groups);
  const location = place >= 0 ? locationOf(s, place) : locationAt(place);
  for (const c of rescuable(s, seat)) if (locationOf(s, c) === location) free(t, c, place);
}

/** IT13: SHIELDS are tested against the truth, and those who raise them are named (BOG-R70); else one of the crew may be taken, and the rest die with the ship. */
function* ambush(t: BlazeTable, { seat, design, target }: Acting): Rules<void> {
  const { state: s } = t;
  const ship = target;
  if (!isThing(s, ship)) return;
  const terms: FigureTerm[] = [];
  if (shieldsOf(s, ship, { knower: NONE, versus: NONE }, terms) >= numberOf(design, 'below')) return show(t, lendersOf(s, terms));
  const crew = everybodyAboard(s, ship).filter((c) => whyNotCapture(s, c, seat) === null);
  if (crew.length > 0) {
    show(t, crew);
    const group = groupOf(s, crew);
    const names = group.names.filter((name) => !name.includes('#'));
    const chosen = yield* t.choose(seat, 'bog.ambush', ['none', ...names], { params: { thing: ship } });
    if (chosen !== 'none') {
      yield* capture(t, [nth(group.things, group.names.indexOf(chosen))], seat, design, seat);
    }
  }
  yield* destroy(t, ship, seat, null);
}

/** IT14: the team is lost under the mission until somebody solves it. */
function thineOwnSelf(t: BlazeTable, { seat, design, target }: Acting): void {
  const { state: s } = t;
  if (typeof target !== 'number') return;
  const place = target;
  const team = peopleAt(s, place, other(seat));
  if (team.length === 0) return;
  const card = enterFromPile(t, design, seat, place);
  for (const c of team) s.at[c] = card;
  return;
}
/** IT14: the mission was solved; its player captures the lost if he solved it, else their player gets them back. */
export function* foundAgain(t: BlazeTable, location: Location, solver: Seat): Rules<void> {
  const { state: s } = t;
  for (const card of s.inPlay.filter((c) => is(s, c, 'lost team') && locationOf(s, c) === location)) {
    const lost = s.inPlay.filter((c) => s.at[c] === card && isPersonnelThing(s, c) && !isCaptive(s, c));
    if (lost.length === 0) continue; // it holds captives as a trap already
    for (const c of lost) s.at[c] = placeOf(s, card);
    if (s.controller[card] !== solver) {
      discardThing(t, card);
      continue;
    }
    const owner = ownerOf(s, card);
    discardThing(t, card);
    yield* capture(t, lost, solver, K['lost team'], owner);
  }
}

function weakSpot(s: Blaze, { seat, target }: Acting): void {
  const battle = battleOf(s);
  if (typeof target !== 'object' || (target[0] !== 'weak' && target[0] !== 'suspend')) return;
  const vessel = target[1];
  battle.weak.push(vessel);
  if (target[0] === 'weak') {
    battle.suspended.push(NONE);
    return;
  }
  const firing = battle.engagements.find((one) => one.target === vessel)?.firing ?? [NONE];
  const lending = enhancersOf(s, vessel, 'shields', { knower: seat, versus: facing(s, vessel, firing, seat) });
  battle.suspended.push(lending.find((c) => idOf(designOf(s, c)) === target[2] && !battle.suspended.includes(c)) ?? NONE);
}

/** DW3: one of choice, or a random one, which leaves the doorway on top of the deck. */
function qsTent(t: BlazeTable, { seat, design, target }: Acting): void {
  const { state: s } = t;
  const tent = cardsOf(s.tent, seat);
  if (tent.length === 0) return;
  cardsOf(s.onceThisTurn, seat).push(design);
  const taken = typeof target === 'object' && target[0] === 'take' ? D[target[1]] : t.pick(tent);
  const at = tent.indexOf(taken);
  if (at < 0) return;
  tent.splice(at, 1);
  cardsOf(s.hand, seat).push(taken);
  cardsOf(s.knownHand, seat).push(taken);
  t.reveal({ type: 'shown', seat, card: idOf(taken) });
  if (target !== 'random') return;
  fromPile(s, design, seat);
  onTopOfDeck(s, seat, design);
  return;
}

/** DW4: a Brig, or a card fetched onto a captive in one; then it is discarded or goes on top of the deck. */
function* holdingCellDoor(t: BlazeTable, { seat, design, target }: Acting): Rules<void> {
  const { state: s } = t;
  if (typeof target !== 'object' || target[0] !== 'fetch') {
    if (!isThing(s, target)) return;
    enterFromPile(t, design, seat, target);
    return escortsArrive(t);
  }
  const [, id, captive] = target;
  if (sourceOf(s, seat, D[id]) !== null) yield* playCard(t, seat, D[id], captive, 'download', 'turn');
  const where = yield* t.choose(seat, 'bog.door', ['discard', 'top']);
  if (where === 'discard') return;
  fromPile(s, design, seat);
  onTopOfDeck(s, seat, design);
  return;
}
