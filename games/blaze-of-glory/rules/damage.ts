/** Damage events, destruction and repair (BOG-25 to BOG-42, BOG-B24, BOG-B26). */

import type { Rules, Seat } from '@bridgehead/kernel';
import {
  BORG,
  DEFAULT_DIRECT,
  DEFAULT_HIT,
  type Design,
  DOMINION,
  designNumber,
  FACILITY_PRIZE,
  face,
  idOf,
  K,
  numberOf,
  SHIP_PRIZE,
  SKILL,
  type Skill,
} from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import {
  type Blaze,
  controllerOf,
  designOf,
  type Engagement,
  NONE,
  ownerOf,
  type Place,
  ROTATED,
  ROTATED_TWICE,
  SEEN,
  type Thing,
} from '../state.ts';
import { readName } from '../target.ts';
import { clear, discardThing, enter, kill, leave, recycleTactics, score, see, set, settle, toPile } from './changes.ts';
import { sourceOf } from './download.ts';
import { hullOf, markersOn, rotations } from './figures.ts';
import { goOffLine } from './locks.ts';
import { groupOf, knownCopy } from './names.ts';
import { levelOf } from './people.ts';
import { playCard } from './play.ts';
import { tellUnmet } from './proofs.ts';
import {
  affiliationOf,
  type BlazeTable,
  everybodyAboard,
  faceOf,
  has,
  hasBattleBridge,
  isActive,
  isBorgShip,
  isDisabled,
  isFacilityThing,
  isNor,
  isShipThing,
  other,
  siteOf,
  sitesOf,
} from './things.ts';
import { openWindow } from './windows.ts';

export type Result = 'miss' | 'hit' | 'direct';
/** A card that was hit, and the symbols that count for it. */
export interface Hit {
  readonly target: Thing;
  readonly result: Result;
  /** Who damages it (BOG-R12). */
  readonly by: Seat;
  /** The current tactic, or NONE for default damage (BOG-37). */
  readonly tactic: Design;
  readonly engagement: Engagement | null;
}

/** BOG-37, BOG-R12: a hit outside of fire, by a dilemma or an event. */
export function* damage(t: BlazeTable, target: Thing): Rules<void> {
  const by = other(controllerOf(t.state, target));
  yield* damageAll(t, [{ target, result: 'hit', by, tactic: NONE, engagement: null }]);
}

/** All hits of one side at the same moment: markers first, then for each card its results and its HULL (BOG-38, BOG-R11). */
export function* damageAll(t: BlazeTable, hits: readonly Hit[]): Rules<void> {
  const { state: s } = t;
  const placed = yield* place(t, hits);
  for (const [i, hit] of hits.entries()) {
    if (!s.inPlay.includes(hit.target)) continue;
    for (const marker of nth(placed, i)) if (s.inPlay.includes(hit.target)) yield* immediateResult(t, hit, marker);
    yield* checkHull(t, hit);
    if (t.result !== null) return;
  }
}
function* place(t: BlazeTable, hits: readonly Hit[]): Rules<Thing[][]> {
  const { state: s } = t;
  const placed: Thing[][] = hits.map(() => []);
  const marked: number[] = [];
  for (const [i, hit] of hits.entries())
    if (hasBattleBridge(s, hit.by)) marked.push(i);
    else rotate(t, hit);
  if (marked.length === 0) return placed;
  const first = nth(hits, nth(marked, 0));
  const dAt = marked.length > 1 && symbolsOf(s, first).startsWith('D') ? yield* chooseD(t, hits, marked) : nth(marked, 0);
  const slots: number[] = [];
  for (const i of marked) {
    const hit = nth(hits, i);
    let symbols = symbolsOf(s, hit);
    if (symbols.startsWith('D') && i !== dAt) symbols = `F${symbols.slice(1)}`; // BOG-49, BOG-R27
    if (symbols.startsWith('D')) {
      nth(placed, i).push(mark(t, hit.target, hit.tactic, hit.by));
      if (s.battle !== null) s.battle.current[hit.by] = NONE; // it lies on the target now
      symbols = symbols.slice(1);
    }
    for (let f = 0; f < symbols.length; f++) slots.push(i);
  }
  const drawn: Design[] = [];
  for (let f = 0; f < slots.length; f++) {
    const design = drawTactic(t, first.by);
    if (design !== NONE) drawn.push(design); // BOG-R7: what cannot be placed is lost
  }
  const order = marked.length > 1 ? t.shuffle([...slots.keys()]) : [...slots.keys()]; // BOG-50, BOG-R26
  drawn.forEach((design, f) => {
    const i = nth(slots, nth(order, f));
    nth(placed, i).push(mark(t, nth(hits, i).target, design, first.by));
  });
  return placed;
}

/** BOG-49: which of several hit targets gets the tactic itself. */
function* chooseD(t: BlazeTable, hits: readonly Hit[], marked: readonly number[]): Rules<number> {
  const targets = marked.map((i) => nth(hits, i).target);
  const chosen = yield* t.choose(nth(hits, nth(marked, 0)).by, 'bog.mark', targets);
  return nth(marked, targets.indexOf(chosen));
}

/** The symbols of the current tactic for this result; FF and FFFF without one (BOG-37, BOG-R1). */
export function symbolsOf(s: Blaze, { tactic, result, target, engagement }: Hit): string {
  if (tactic === NONE) return result === 'direct' ? DEFAULT_DIRECT : DEFAULT_HIT;
  const { row } = face(tactic);
  if (result === 'direct') return row.direct ?? '';
  const isWeak = row.hitIf === 'weak' && s.battle?.weak.includes(target) === true;
  const isFuture = row.hitIf === 'future' && engagement?.firing.some((c) => faceOf(s, c).tags.includes('future')) === true;
  return isWeak || isFuture ? (row.hitThen ?? '') : (row.hit ?? '');
}

function drawTactic(t: BlazeTable, seat: Seat): Design {
  recycleTactics(t, seat);
  const design = t.draw(cardsOf(t.state.tactics, seat));
  recycleTactics(t, seat);
  return design ?? NONE;
}
/** A Tactic lies on the target as a damage marker; it stays its placer's (BOG-R19). */
export function mark(t: BlazeTable, target: Thing, tactic: Design, by: Seat): Thing {
  const { state: s } = t;
  const marker = enter(s, tactic, by, target);
  t.reveal({ type: 'marked', target: idOf(designOf(s, target)), thing: target, card: idOf(tactic) });
  goOffLine(t, target);
  return marker;
}

/** BOG-B24, BOG-R13, BOG-R14. */
function rotate(t: BlazeTable, { target, result }: Hit): void {
  const { state: s } = t;
  const steps = Math.min(3, rotations(s, target) + (result === 'direct' ? 2 : 1));
  clear(s, target, ROTATED | ROTATED_TWICE);
  set(s, target, ((steps & 1) !== 0 ? ROTATED : 0) | ((steps & 2) !== 0 ? ROTATED_TWICE : 0));
  if (isShipThing(s, target)) s.turns[target] = 0; // BOG-R22 counts from here
  t.emit({ type: 'rotated', target: idOf(designOf(s, target)), thing: target });
  goOffLine(t, target);
}

// —— immediate results ——

const KILLS: Readonly<Record<string, readonly Skill[]>> = {
  sickbay: [SKILL.MEDICAL, SKILL.Exobiology],
  leak: [SKILL.ENGINEER, SKILL.Astrophysics, SKILL.Physics],
  science: [SKILL.SCIENCE, SKILL['Stellar Cartography']],
  tactical: [SKILL.SECURITY, SKILL['Computer Skill']],
  bridge: [SKILL.OFFICER, SKILL.Leadership, SKILL.Navigation],
};

function* immediateResult(t: BlazeTable, { target, by }: Hit, marker: Thing): Rules<void> {
  const { state: s } = t;
  if (!s.inPlay.includes(marker)) return;
  const { row } = faceOf(s, marker);
  const skills = KILLS[row.result ?? ''];
  if (row.result === 'casualty') yield* casualty(t, everybodyAt(s, target, yield* siteHit(t, target, by)));
  else if (skills !== undefined) {
    const room = isNor(s, target) ? siteOf(s, target, designNumber(row.site ?? '')) : target;
    const fits = (c: Thing) => (isDisabled(s, c) ? row.result === 'sickbay' : skills.some((skill) => levelOf(s, c, skill) > 0));
    const among = room === NONE ? [] : everybodyAt(s, target, room).filter(fits);
    if (room !== NONE && among.length === 0) tellUnmet(t, [room], controllerOf(s, target), designOf(s, marker)); // BOG-R70
    yield* casualty(t, among);
  } else if (row.result === 'overload') yield* overload(t, target, by);
}
/** BOG-R23: on a Nor the damaging player names a site first. */
function* siteHit(t: BlazeTable, target: Thing, by: Seat): Rules<Place> {
  if (!isNor(t.state, target)) return target;
  const sites = sitesOf(t.state, target);
  if (sites.length <= 1) return sites[0] ?? target;
  return yield* t.choose(by, 'bog.site', sites);
}
const everybodyAt = (s: Blaze, target: Thing, room: Place): Thing[] => everybodyAboard(s, target).filter((c) => s.at[c] === room);

/** BOG-R24: nobody fits, nobody dies. */
function* casualty(t: BlazeTable, among: readonly Thing[]): Rules<void> {
  const victim = yield* pickOne(t, among);
  if (victim !== NONE) kill(t, victim);
}

/** A random pick; Elim makes it his player's choice where he is present and it can only fall on opposing personnel (PC02). NONE if nobody fits. */
export function* pickOne(t: BlazeTable, among: readonly Thing[]): Rules<Thing> {
  const { state: s } = t;
  if (among.length === 0) return NONE;
  const chooser = elimFor(s, among);
  if (chooser === NONE || among.length === 1) return knownCopy(s, among, t.pick(among));
  const group = groupOf(s, among);
  const name = yield* t.choose(chooser, 'bog.pick', [...new Set(group.names.map((one) => readName(one).label))]);
  return nth(group.things, group.names.indexOf(name));
}
function elimFor(s: Blaze, among: readonly Thing[]): Seat {
  for (const c of s.inPlay) {
    if (s.design[c] !== K['picks victims'] || !isActive(s, c)) continue;
    const seat = controllerOf(s, c);
    if (among.every((x) => s.at[x] === s.at[c] && s.controller[x] === other(seat) && s.captor[x] !== seat)) {
      see(s, c);
      return seat;
    }
  }
  return NONE;
}

/** T14: the marker's owner may download Plasma Fire or Warp Core Breach onto the ship; never onto Borg or a facility. */
function* overload(t: BlazeTable, target: Thing, by: Seat): Rules<void> {
  const { state: s } = t;
  if (!isShipThing(s, target) || affiliationOf(s, target) === BORG) return;
  const found = [K.fire, K['core breach']].filter((d) => sourceOf(s, by, d) !== null);
  const chosen = yield* t.choose(by, 'bog.overload', ['none', ...found.map(idOf)], { params: { thing: target } });
  if (chosen === 'none') return;
  const design = designNumber(chosen);
  yield* playCard(t, by, design, target, 'download', 'turn');
}

// —— HULL ——

function* checkHull(t: BlazeTable, hit: Hit): Rules<void> {
  const { state: s } = t;
  const hull = hullOf(s, hit.target);
  t.emit({ type: 'hull', target: idOf(designOf(s, hit.target)), thing: hit.target, hull: Math.max(0, hull) });
  if (hull <= 0) yield* destroy(t, hit.target, hit.by, hit.engagement);
}

/** BOG-31, BOG-B26. `engagement` is what destroyed it in a ship battle; null otherwise: then nobody is paid (BOG-R83). */
export function* destroy(t: BlazeTable, vessel: Thing, by: Seat, engagement: Engagement | null): Rules<void> {
  const { state: s } = t;
  if (isShipThing(s, vessel)) yield* openWindow(t, 'w3', [controllerOf(s, vessel)], { about: vessel, tags: ['destroyed'] });
  if (t.result !== null || !s.inPlay.includes(vessel)) return;
  const design = designOf(s, vessel);
  t.emit({ type: 'destroyed', seat: controllerOf(s, vessel), card: idOf(design), thing: vessel });
  if (engagement !== null) prize(t, vessel, by, engagement);
  for (const c of everybodyAboard(s, vessel)) kill(t, c);
  sink(t, vessel);
  settle(t);
}
function sink(t: BlazeTable, vessel: Thing): void {
  const { state: s } = t;
  for (const c of s.inPlay.filter((one) => s.at[one] === vessel)) {
    const { kind } = faceOf(s, c);
    if (kind === 'ship' || kind === 'site') {
      for (const x of everybodyAboard(s, c)) kill(t, x);
      sink(t, c);
    } else {
      if (kind === 'equipment' && !has(s, c, SEEN)) t.reveal({ type: 'discarded', seat: ownerOf(s, c), card: idOf(designOf(s, c)) });
      discardThing(t, c);
    }
  }
  for (const c of s.inPlay) if (s.host[c] === vessel && isShipThing(s, c)) s.host[c] = NONE;
  if (isShipThing(s, vessel)) s.shipsLost[ownerOf(s, vessel)] = nth(s.shipsLost, ownerOf(s, vessel)) + 1;
  const design = designOf(s, vessel);
  const owner = ownerOf(s, vessel);
  leave(t, vessel);
  toPile(t, design, owner);
}
/** BOG-R29, BOG-R54, BOG-R83: once, to the seat that damaged it last; and what an Ultimatum could be given for (IN4). */
function prize(t: BlazeTable, vessel: Thing, by: Seat, engagement: Engagement): void {
  const { state: s } = t;
  const { row } = faceOf(s, vessel);
  const design = designOf(s, vessel);
  const bounty = isBorgShip(s, vessel) ? numberOf(design, 'points') : (row.bounty ?? 0);
  if (bounty > 0) score(t, by, bounty, 'bounty');
  else if (s.prizes) score(t, by, isFacilityThing(s, vessel) ? FACILITY_PRIZE : SHIP_PRIZE, 'prize');
  if (!isShipThing(s, vessel) || s.battle === null) return;
  if (engagement.firing.some((c) => isShipThing(s, c) && affiliationOf(s, c) === DOMINION && s.controller[c] === by))
    s.battle.prize[by] = Math.max(nth(s.battle.prize, by), row.range ?? 0, row.weapons ?? 0, row.shields ?? 0);
}

/** BOG-41: every marker and rotation comes off. `isShown`: that it is this card shows who is aboard. */
export function repairAll(t: BlazeTable, vessel: Thing, isShown = false): void {
  const { state: s } = t;
  const n = markersOn(s, vessel).length + rotations(s, vessel);
  if (n === 0) return;
  const repaired = {
    type: 'repaired',
    seat: controllerOf(s, vessel),
    card: idOf(designOf(s, vessel)),
    thing: vessel,
    n,
  } as const;
  if (isShown) t.reveal(repaired);
  else t.emit(repaired);
  for (const marker of markersOn(s, vessel)) discardThing(t, marker);
  clear(s, vessel, ROTATED | ROTATED_TWICE);
}

/** BOG-72, BOG-R55: Calamarain's two markers, one at a time, none that would destroy. */
export function* calamarain(t: BlazeTable, seat: Seat, ship: Thing): Rules<void> {
  const { state: s } = t;
  if (!hasBattleBridge(s, seat)) {
    if (rotations(s, ship) === 0) rotate(t, { target: ship, result: 'hit', by: seat, tactic: NONE, engagement: null });
    return;
  }
  for (let i = 0; i < DEFAULT_HIT.length; i++) {
    const design = drawTactic(t, seat);
    if (design === NONE) return;
    if (hullOf(s, ship) - numberOf(design, 'hull') <= 0) {
      t.reveal({ type: 'discarded', seat, card: idOf(design) });
      toPile(t, design, seat);
      continue;
    }
    const hit: Hit = { target: ship, result: 'hit', by: seat, tactic: NONE, engagement: null };
    yield* immediateResult(t, hit, mark(t, ship, design, seat));
  }
}
