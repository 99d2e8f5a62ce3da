/** A turn: T1 start, T2 cards, T3 orders, T4 to T6 end. */

import type { Rules, Seat } from '@bridgehead/kernel';
import { BORG, D, type Design, designNumber, face, idOf, numberOf, SKILL, SKILLS } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import {
  type Blaze,
  CLOAKED,
  controllerOf,
  countOf,
  designOf,
  FACE_DOWN,
  isSpace,
  type Location,
  MOORED,
  NONE,
  ownerOf,
  type Place,
  placeOf,
  TABLE,
  type Thing,
  USED,
} from '../state.ts';
import { playsCard, useAbility } from './abilities.ts';
import { checkLocks, revealCard } from './agendas.ts';
import { attack } from './battle.ts';
import { borgShipsMove } from './borg-ship.ts';
import { commandeer, free, imprison, leaveUnattended, pickUp, takeCustody, takeOut } from './captives.ts';
import { clear, discardThing, drawCards, enter, forgetAgendas, fromHand, kill, score, set, settle, unstopAll } from './changes.ts';
import { damage, destroy } from './damage.ts';
import { checkElimination, checkGuard, settleScores, wins } from './end.ts';
import { fight, rogueFight } from './fight.ts';
import { missionOf } from './map.ts';
import { isCardOrder, isFreeCard, isFreeReport, type Order, TURN } from './menu.ts';
import { attempt } from './missions.ts';
import { meant } from './names.ts';
import { beam, cloak, decloak, dock, fetchPod, launch, move, undock, walk } from './orders.ts';
import { choosableSkills } from './people.ts';
import { downloadTo, playCard } from './play.ts';
import { isMetAboard, isSomewhereUnseen, show, tellUnmet } from './proofs.ts';
import { repairs } from './repairs.ts';
import { isDoubled } from './report.ts';
import { droneHosts } from './targets.ts';
import {
  activeAt,
  type BlazeTable,
  faceOf,
  facilitiesOf,
  handsAboard,
  hasTent,
  isActive,
  isDocked,
  isNor,
  isShipThing,
  isSiteThing,
  locationOf,
  other,
  rogueBorgAt,
  shipsOf,
  siteOf,
} from './things.ts';
import { pause } from './windows.ts';

// —— T1 ——

export function* startOfTurn(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const seat = s.active;
  t.emit({ type: 'turnBegan', seat, turn: s.turn, round: s.round });
  for (const c of s.inPlay) {
    if (isShipThing(s, c) || s.design[c] === D.EV05) s.count[c] = 0;
    if (isShipThing(s, c) && s.controller[c] === seat && isDocked(s, c)) set(s, c, MOORED);
  }
  s.stage = 'cards';
  for (const ship of s.inPlay.filter((c) => isShipThing(s, c) && rogueBorgAt(s, c).length > 0)) {
    if (t.result !== null || !s.inPlay.includes(ship)) return;
    const rogue = rogueBorgAt(s, ship)[0];
    if (rogue !== undefined) yield* rogueFight(t, ship, controllerOf(s, rogue));
  }
  yield* chooseSkills(t, seat);
  yield* pause(t, 'turn');
}
/** PF07, PB01. */
function* chooseSkills(t: BlazeTable, seat: Seat): Rules<void> {
  const { state: s } = t;
  for (const c of s.inPlay) {
    const skills = choosableSkills(designOf(s, c));
    if (skills.length === 0 || s.controller[c] !== seat || !isActive(s, c)) continue;
    const now = countOf(s, c);
    const names = skills.map((skill) => nth(SKILLS, skill));
    const chosen = yield* t.choose(seat, 'bog.skill', names, {
      params: { card: idOf(designOf(s, c)) },
      fallback: nth(SKILLS, now),
    });
    s.count[c] = SKILL[chosen as keyof typeof SKILL];
  }
}

// —— T2, T3 ——

/** One action of the active seat and what follows from it. */
export function* act(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const order = yield* t.ask(s.active, TURN);
  if (order === 'end') {
    s.stage = 'end';
    yield* pause(t, 'end');
    return;
  }
  s.actions++;
  if (!isCardOrder(order[0])) s.stage = 'orders';
  const after = yield* carryOrder(t, s.active, order);
  if (t.result !== null) return;
  settle(t);
  checkLocks(t);
  settleScores(t);
  if (after !== '') yield* pause(t, after);
}

/** What a pause would follow (BOG-R64); '' if none does. */
function* carryOrder(t: BlazeTable, seat: Seat, [verb, a, b]: Exclude<Order, 'end'>): Rules<string> {
  const { state: s } = t;
  const thing = a as Thing;
  const place = b as Place;
  switch (verb) {
    case 'report':
    case 'build':
    case 'play':
      yield* playFromHand(t, seat, verb, designNumber(a as string), b);
      return 'card';
    case 'lay':
      s.cardPlayed = true;
      layFaceDown(t, seat, designNumber(a as string));
      return 'card';
    case 'red-alert':
      s.cardPlayed = true;
      s.redAlert = true;
      return '';
    case 'ops': {
      const design = designNumber(a as string);
      s.cardPlayed = true;
      s.noDraw = true;
      yield* playCard(t, seat, design, place, 'download', 'turn');
      return 'card';
    }
    case 'reveal':
      yield* revealCard(t, seat, thing, b, 'turn', NONE);
      return 'card';
    case 'use': {
      const plays = playsCard(s, a);
      yield* useAbility(t, seat, a, b, 'turn', NONE);
      const assimilated = b === 'probe' && s.design[thing] === D.OB6 && !s.inPlay.includes(thing); // a ship (OB6)
      return plays ? 'card' : assimilated ? 'captive' : '';
    }
    case 'move':
      yield* move(t, seat, thing, b as Location);
      return 'move';
    case 'beam':
      yield* beam(t, seat, thing, place);
      return '';
    case 'walk':
      yield* walk(t, seat, thing, place);
      return '';
    case 'dock':
      dock(t, seat, thing, place);
      return '';
    case 'undock':
      undock(t, seat, thing);
      return '';
    case 'cloak':
      cloak(t, seat, thing);
      return '';
    case 'decloak':
      return (yield* decloak(t, seat, thing)) ? 'battle' : '';
    case 'attempt':
    case 'scout':
      yield* attempt(t, seat, thing, verb === 'scout');
      return 'attempt';
    case 'attack':
      yield* attack(t, seat, thing);
      return 'battle';
    case 'fight':
      yield* fight(t, seat, thing);
      return 'battle';
    case 'fetch':
      fetchPod(t, seat, thing, place);
      return '';
    case 'launch':
      yield* launch(t, seat, thing);
      return '';
    default:
      return yield* captiveOrder(t, seat, verb, a, place);
  }
}

function* captiveOrder(t: BlazeTable, seat: Seat, verb: string, a: number | string, place: Place): Rules<string> {
  const { state: s } = t;
  const prisoner = meant(
    s,
    s.inPlay.filter((c) => s.captor[c] !== NONE),
    a,
  ) as Thing;
  switch (verb) {
    case 'custody':
      takeCustody(t, seat, a as Thing, place);
      return 'captive';
    case 'imprison':
      imprison(t, seat, prisoner);
      return 'captive';
    case 'take-out':
      takeOut(t, seat, prisoner);
      return 'captive';
    case 'leave':
      leaveUnattended(t, seat, prisoner);
      return 'captive';
    case 'pick-up':
      pickUp(t, seat, prisoner);
      return 'captive';
    case 'free':
      free(t, prisoner, placeOf(s, prisoner));
      return 'captive';
    case 'commandeer': {
      const ops = siteOf(s, a as Thing, D.SI1);
      yield* commandeer(t, a as Thing, seat, activeAt(s, ops, seat));
      return 'captive';
    }
    case 'interrogate':
      yield* interrogate(t, seat, a as Thing);
      return 'captive';
    default:
      throw new Error(`no order "${verb}"`);
  }
}

/** BOG-B11. What Energy Vortex sent back leaves the card play for another card (BOG-R53). */
function* playFromHand(t: BlazeTable, seat: Seat, verb: string, design: Design, target: number | string): Rules<void> {
  const { state: s } = t;
  const spent = s.cardPlayed;
  const isFree = verb === 'report' ? isFreeReport(s, design, target as Place) : verb === 'play' && isFreeCard(design);
  if (!isFree) s.cardPlayed = true;
  yield* playCard(t, seat, design, target, 'hand', 'turn');
  if (s.returned.includes(design)) s.cardPlayed = spent;
}

function layFaceDown(t: BlazeTable, seat: Seat, design: Design): void {
  const { state: s } = t;
  fromHand(s, seat, design);
  const c = enter(s, design, seat, TABLE);
  set(s, c, FACE_DOWN);
  forgetAgendas(s, seat);
  t.emit({ type: 'laidFaceDown', seat });
}

/** EV08: the captive's owner answers; each score is one higher with Madred at the outpost (BOG-79, BOG-R46). */
function* interrogate(t: BlazeTable, seat: Seat, card: Thing): Rules<void> {
  const { state: s } = t;
  const prisoner = placeOf(s, card);
  const owner = ownerOf(s, prisoner);
  set(s, card, USED);
  const answer = yield* t.choose(owner, 'bog.lights', ['four', 'five'], { params: { card: idOf(designOf(s, prisoner)) } });
  t.emit({ type: 'interrogated', seat, card: idOf(designOf(s, prisoner)), answer });
  score(t, seat, numberOf(D.EV08, answer) + madred(t, seat, prisoner, D.EV08), 'EV08');
  if (answer === 'four') return;
  const homes = [
    ...shipsOf(s, owner).filter((c) => isSpace(placeOf(s, c))),
    ...facilitiesOf(s, owner).flatMap((c) => (isNor(s, c) ? s.inPlay.filter((x) => s.at[x] === c && isSiteThing(s, x)) : [c])),
    ...s.mission
      .map((_, location) => location)
      .filter((location) => face(nth(s.mission, location)).row.type === 'P')
      .map((location) => -11 - 2 * location),
  ];
  const home = homes.length === 0 ? placeOf(s, prisoner) : homes.length === 1 ? nth(homes, 0) : yield* t.choose(owner, 'bog.home', homes);
  free(t, prisoner, home);
}
/**
 * BOG-79, BOG-R46, BOG-R49: Madred, not Gul Madred, and the captive aboard the same outpost, not a Nor, not a ship. He is named; where he
 * might have been there unseen it is said that he was not (BOG-R70).
 */
export function madred(t: BlazeTable, seat: Seat, prisoner: Thing, card: Design): number {
  const { state: s } = t;
  const place = placeOf(s, prisoner);
  if (place < 0 || faceOf(s, place).row.stance !== 'outpost') return 0;
  const present = handsAboard(s, place, seat).filter((c) => s.design[c] === D.PN01);
  if (present.length > 0) show(t, present);
  else if (isSomewhereUnseen(s, seat, D.PN01)) tellUnmet(t, [place], seat, card);
  return present.length > 0 ? 1 : 0;
}

// —— T4 to T6 ——

export function* endOfTurn(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const seat = s.active;
  for (const part of END_PARTS) {
    const rule = part(t);
    if (rule !== null) yield* rule;
    settle(t);
    if (t.result !== null) return;
  }
  checkLocks(t);
  settleScores(t);
  if (t.result !== null) return;
  yield* draw(t, seat); // T5
  if (t.result === null) close(t); // T6
}

/** T4 in its order; some parts ask nothing. */
const END_PARTS: readonly ((t: BlazeTable) => Rules<void> | null)[] = [
  coreBreaches,
  plasmaFires,
  puzzles,
  countdowns,
  repairs,
  sentHome,
  borgShipsMove,
  devidianDebts,
];

/** EV18: at the end of its controller's next turn, unless ENGINEER is aboard; Into the Breach nullifies it (QC4). */
function* coreBreaches(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  for (const card of s.inPlay.filter((c) => s.design[c] === D.EV18)) {
    if (!s.inPlay.includes(card)) continue;
    const ship = placeOf(s, card);
    const shielded = s.inPlay.some((c) => s.design[c] === D.QC4);
    if (shielded) {
      discardThing(t, card);
      continue;
    }
    if (s.controller[ship] !== s.active) continue;
    if (s.turns[card] === s.turn) continue; // laid in this very turn
    discardThing(t, card);
    if (!isMetAboard(t, ship, s.active, D.EV18, SKILL.ENGINEER)) yield* destroy(t, ship, other(s.active), null);
  }
}

/** EV12: SECURITY puts it out, else the ship is damaged. */
function* plasmaFires(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  for (const card of s.inPlay.filter((c) => s.design[c] === D.EV12)) {
    if (!s.inPlay.includes(card)) continue;
    const ship = placeOf(s, card);
    if (s.controller[ship] !== s.active) continue;
    if (isMetAboard(t, ship, s.active, D.EV12, SKILL.SECURITY)) discardThing(t, card);
    else yield* damage(t, ship);
    if (t.result !== null) return;
  }
}
/** DL07: falls off when ENGINEER x2 is aboard. */
function puzzles(t: BlazeTable): null {
  const { state: s } = t;
  for (const card of s.inPlay.filter((c) => s.design[c] === D.DL07)) {
    const ship = placeOf(s, card);
    if (isMetAboard(t, ship, controllerOf(s, ship), D.DL07, SKILL.ENGINEER, 2)) discardThing(t, card);
  }
  return null;
}
/** BOG-B35, EV16. */
function countdowns(t: BlazeTable): null {
  const { state: s } = t;
  for (const card of s.inPlay.filter((c) => s.design[c] === D.EV16 && s.controller[c] === s.active)) {
    s.count[card] = countOf(s, card) - 1;
    if (countOf(s, card) > 0) continue;
    const prisoner = placeOf(s, card);
    const owner = ownerOf(s, prisoner);
    const loss = numberOf(D.EV16, 'loss') + madred(t, s.active, prisoner, D.EV16);
    kill(t, prisoner);
    score(t, owner, -loss, 'EV16');
  }
  return null;
}

/** QC3: the summoner may send one of the victim's ships there home to one of its facilities. */
function* sentHome(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  for (const [location, summoner] of s.sentHome.splice(0) as [Location, Seat][]) {
    const victim = other(summoner);
    const ships = shipsOf(s, victim).filter((c) => isSpace(placeOf(s, c)) && locationOf(s, c) === location);
    const homes = facilitiesOf(s, victim).filter((c) => locationOf(s, c) !== location);
    if (ships.length === 0 || homes.length === 0) continue;
    const options = ships.flatMap((ship) => homes.map((home) => `${ship} ${home}`));
    const chosen = yield* t.choose(summoner, 'bog.send-home', ['none', ...options]);
    if (chosen === 'none') continue;
    const [ship, home] = chosen.split(' ').map(Number) as [Thing, Thing];
    s.at[ship] = placeOf(s, home);
    s.host[ship] = NONE;
    if (missionOf(s, locationOf(s, home)) === D.M16) clear(s, ship, CLOAKED);
    t.emit({ type: 'moved', seat: victim, card: idOf(designOf(s, ship)), thing: ship, location: locationOf(s, home) });
  }
}

/** DW5: another Devidian Door must be shown in the turn after its use and goes out of play, else the match is lost. */
function devidianDebts(t: BlazeTable): null {
  const { state: s } = t;
  const seat = s.active;
  if (s.devidianDue[seat] !== s.turn) return null;
  s.devidianDue[seat] = 0;
  if (!fromHand(s, seat, D.DW5)) {
    wins(t, other(seat), 'bog.end.devidian', 'BOG-R62');
    return null;
  }
  t.reveal({ type: 'shown', seat, card: 'DW5' });
  cardsOf(s.outOfPlay, seat).push(D.DW5);
  return null;
}

/** T5: one card, unless a card took the draw away or it is the first turn of the match (BOG-R91); the Borg Queen may replace it. */
function* draw(t: BlazeTable, seat: Seat): Rules<void> {
  const { state: s } = t;
  if (s.noDraw || s.turn === 1) return;
  // Asked whenever she is in play, whatever she could find: the question must not tell what is in the deck.
  const queen = s.inPlay.find((c) => s.design[c] === D.PB01 && s.controller[c] === seat);
  if (queen !== undefined) {
    const drones = isActive(s, queen) ? queensDrones(s, seat) : [];
    const options = drones.flatMap((d) => droneHosts(s, seat).map((host) => `${idOf(d)} ${host}`));
    const chosen = yield* t.choose(seat, 'bog.queen', ['draw', ...options]);
    if (chosen !== 'draw') {
      const [id, host] = chosen.split(' ') as [string, string];
      downloadTo(t, seat, designNumber(id), Number(host));
      return;
    }
  }
  drawCards(t, seat, 1);
}
const queensDrones = (s: Blaze, seat: Seat): Design[] =>
  [...new Set([...cardsOf(s.hand, seat), ...cardsOf(s.deck, seat), ...(hasTent(s, seat) ? cardsOf(s.tent, seat) : [])])]
    .filter((d) => face(d).kind === 'personnel' && face(d).affiliation === BORG && d !== D.PB01 && !isDoubled(s, seat, d))
    .sort((a, b) => a - b);

/** T6. */
function close(t: BlazeTable): void {
  const { state: s } = t;
  const seat = s.active;
  unstopAll(s);
  s.attackedAt[seat] = [];
  s.returned = [];
  s.onceThisTurn = [[], []];
  s.actions = 0;
  s.cardPlayed = false;
  s.redAlert = false;
  s.noDraw = false;
  for (const c of s.inPlay) {
    if (s.design[c] !== D.PF11) continue;
    if (s.host[c] !== s.at[c]) s.turns[c] = 0;
    s.host[c] = placeOf(s, c); // where the next full turn begins
  }
  t.emit({ type: 'turnEnded', seat });
  checkElimination(t);
  if (t.result === null && seat !== s.first) checkGuard(t);
  if (t.result !== null) return;
  if (seat !== s.first) s.round++;
  s.turn++;
  s.active = other(seat);
  s.stage = 'start';
}
