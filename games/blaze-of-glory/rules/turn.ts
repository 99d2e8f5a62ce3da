/** A turn: T1 start, T2 cards, T3 orders, T4 to T6 end. */

import type { Rules, Seat } from '@bridgehead/kernel';
import { BORG, type CardId, D, type Design, face, idOf, K, numberOf, SKILL, SKILLS, type SkillName } from '../cards/index.ts';
import { cardsOf, nth } from '../entries.ts';
import { type Blaze, CLOAKED, controllerOf, countOf, designOf, isSpace, MOORED, NONE, ownerOf, placeOf, type Thing } from '../state.ts';
import { borgShipsMove } from './borg-ship.ts';
import { clear, discardThing, drawCards, fromHand, kill, score, set, settle, unstopAll } from './changes.ts';
import { damage, destroy } from './damage.ts';
import { downloadTo } from './download.ts';
import { checkElimination, checkGuard, settleScores, wins } from './end.ts';
import { rogueFight } from './fight.ts';
import { madred } from './interrogate.ts';
import { checkLocks } from './locks.ts';
import { missionOf } from './map.ts';
import { choosableSkills } from './people.ts';

import { isMetAboard } from './proofs.ts';
import { repairs } from './repairs.ts';
import { isDoubled } from './report.ts';
import { droneHosts } from './targets.ts';
import {
  type BlazeTable,
  faceOf,
  facilitiesOf,
  hasTent,
  is,
  isActive,
  isDocked,
  isShipThing,
  locationOf,
  other,
  rogueBorgAt,
  shipsOf,
} from './things.ts';
import { pause } from './windows.ts';

// —— T1 ——

export function* startOfTurn(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  const seat = s.active;
  t.emit({ type: 'turnBegan', seat, turn: s.turn, round: s.round });
  for (const c of s.inPlay) {
    if (isShipThing(s, c) || is(s, c, 'cloud')) s.count[c] = 0;
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
    const names: SkillName[] = skills.map((skill) => nth(SKILLS, skill));
    const chosen = yield* t.choose(seat, 'bog.skill', names, {
      params: { card: idOf(designOf(s, c)) },
      fallback: nth(SKILLS, now),
    });
    s.count[c] = SKILL[chosen];
  }
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
  for (const card of s.inPlay.filter((c) => is(s, c, 'core breach'))) {
    if (!s.inPlay.includes(card)) continue;
    const ship = placeOf(s, card);
    const shielded = s.inPlay.some((c) => is(s, c, 'holds the core'));
    if (shielded) {
      discardThing(t, card);
      continue;
    }
    if (s.controller[ship] !== s.active) continue;
    if (s.turns[card] === s.turn) continue; // laid in this very turn
    discardThing(t, card);
    if (!isMetAboard(t, ship, s.active, K['core breach'], SKILL.ENGINEER)) yield* destroy(t, ship, other(s.active), null);
  }
}

/** EV12: SECURITY puts it out, else the ship is damaged. */
function* plasmaFires(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  for (const card of s.inPlay.filter((c) => is(s, c, 'fire'))) {
    if (!s.inPlay.includes(card)) continue;
    const ship = placeOf(s, card);
    if (s.controller[ship] !== s.active) continue;
    if (isMetAboard(t, ship, s.active, K.fire, SKILL.SECURITY)) discardThing(t, card);
    else yield* damage(t, ship);
    if (t.result !== null) return;
  }
}
/** A dilemma that sticks to a ship falls off when its need is aboard. */
function puzzles(t: BlazeTable): null {
  const { state: s } = t;
  for (const card of s.inPlay.filter((c) => faceOf(s, c).kind === 'dilemma' && placeOf(s, c) >= 0)) {
    const { need } = faceOf(s, card);
    const ship = placeOf(s, card);
    if (need.word === 'skill' && isMetAboard(t, ship, controllerOf(s, ship), designOf(s, card), need.skill, need.levels))
      discardThing(t, card);
  }
  return null;
}
/** BOG-B35, EV16. */
function countdowns(t: BlazeTable): null {
  const { state: s } = t;
  for (const card of s.inPlay.filter((c) => is(s, c, 'torture') && s.controller[c] === s.active)) {
    s.count[card] = countOf(s, card) - 1;
    if (countOf(s, card) > 0) continue;
    const prisoner = placeOf(s, card);
    const owner = ownerOf(s, prisoner);
    const loss = numberOf(K.torture, 'loss') + madred(t, s.active, prisoner, K.torture);
    kill(t, prisoner);
    score(t, owner, -loss, idOf(designOf(s, card)));
  }
  return null;
}

/** QC3: the summoner may send one of the victim's ships there home to one of its facilities. */
function* sentHome(t: BlazeTable): Rules<void> {
  const { state: s } = t;
  for (const [location = NONE, summoner = NONE] of s.sentHome.splice(0)) {
    const victim = other(summoner);
    const ships = shipsOf(s, victim).filter((c) => isSpace(placeOf(s, c)) && locationOf(s, c) === location);
    const homes = facilitiesOf(s, victim).filter((c) => locationOf(s, c) !== location);
    if (ships.length === 0 || homes.length === 0) continue;
    const options = ships.flatMap((ship) => homes.map((home): readonly [Thing, Thing] => [ship, home]));
    const chosen = yield* t.choose<'none' | readonly [Thing, Thing]>(summoner, 'bog.send-home', ['none', ...options]);
    if (chosen === 'none') continue;
    const [ship, home] = chosen;
    s.at[ship] = placeOf(s, home);
    s.host[ship] = NONE;
    if (missionOf(s, locationOf(s, home)) === K['no hiding']) clear(s, ship, CLOAKED);
    t.emit({ type: 'moved', seat: victim, card: idOf(designOf(s, ship)), thing: ship, location: locationOf(s, home) });
  }
}

/** DW5: another Devidian Door must be shown in the turn after its use and goes out of play, else the match is lost. */
function devidianDebts(t: BlazeTable): null {
  const { state: s } = t;
  const seat = s.active;
  if (s.devidianDue[seat] !== s.turn) return null;
  s.devidianDue[seat] = 0;
  if (!fromHand(s, seat, K['Devidian door'])) {
    wins(t, other(seat), 'bog.end.devidian', 'BOG-R62');
    return null;
  }
  t.reveal({ type: 'shown', seat, card: idOf(K['Devidian door']) });
  cardsOf(s.outOfPlay, seat).push(K['Devidian door']);
  return null;
}

/** T5: one card, unless a card took the draw away or it is the first turn of the match (BOG-R91); the Borg Queen may replace it. */
function* draw(t: BlazeTable, seat: Seat): Rules<void> {
  const { state: s } = t;
  if (s.noDraw || s.turn === 1) return;
  // Asked whenever she is in play, even if she could find nothing: the question must not tell what is in the deck.
  const queen = s.inPlay.find((c) => is(s, c, 'queen') && s.controller[c] === seat);
  if (queen !== undefined) {
    const drones = isActive(s, queen) ? queensDrones(s, seat) : [];
    const options = drones.flatMap((d) => droneHosts(s, seat).map((host): readonly [CardId, Thing] => [idOf(d), host]));
    const chosen = yield* t.choose<'draw' | readonly [CardId, Thing]>(seat, 'bog.queen', ['draw', ...options]);
    if (chosen !== 'draw') {
      downloadTo(t, seat, D[chosen[0]], chosen[1]);
      return;
    }
  }
  drawCards(t, seat, 1);
}
const queensDrones = (s: Blaze, seat: Seat): Design[] =>
  [...new Set([...cardsOf(s.hand, seat), ...cardsOf(s.deck, seat), ...(hasTent(s, seat) ? cardsOf(s.tent, seat) : [])])]
    .filter((d) => face(d).kind === 'personnel' && face(d).affiliation === BORG && d !== K.queen && !isDoubled(s, seat, d))
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
    if (s.design[c] !== K.exocomp) continue;
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
