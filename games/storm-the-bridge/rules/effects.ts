/** The interpreter of the card vocabulary: what each word does when it resolves. A new word does not compile until it is done here. */
import type { Rules, Seat } from '@bridgehead/kernel';
import { bodyOf, type Card, CONDUIT_ACCESS, NONE } from '../cards/index.ts';
import type { Word } from '../cards/vocabulary.ts';
import type { Bridge, Declaration } from '../state.ts';
import {
  attachTo,
  type BridgeTable,
  detachPassive,
  discardFromHand,
  drawCards,
  fillPool,
  joinParty,
  learn,
  sendAway,
  sendToStack,
  takeRandomCard,
  tapCards,
  untapCards,
} from './changes.ts';
import { victory } from './end.ts';
import { declarationOf, defends, handOf, hostOf, isFree, ownerOf } from './questions.ts';
import { notHeldTwice, REASONS } from './reasons.ts';
import { newHostsFor, stationsFor } from './timing.ts';

/** Everything a declaration does, in the printed order. `targets` are those that are still legal (STB-R21). */
export function* carryOut(t: BridgeTable, declaration: Declaration, words: readonly Word[], targets: readonly Card[]): Rules<void> {
  for (const word of words) {
    if (t.result !== null) return;
    yield* does(t, declaration, word, targets);
  }
}

function* does(t: BridgeTable, declaration: Declaration, word: Word, targets: readonly Card[]): Rules<void> {
  const { state: s } = t;
  const { seat } = declaration;
  switch (word.word) {
    case 'mod':
      for (const target of targets) s.effects.push({ source: declaration.card, target, stat: word.stat, n: word.n });
      return;
    case 'boost': {
      const attempt = word.stat === 'attack' || word.stat === 'need' ? declarationOf(s, 'attack') : declarationOf(s, 'recruit');
      if (attempt === null) return;
      const n = word.rider !== undefined && riderHolds(s, attempt, word.rider) ? word.n + 1 : word.n;
      attempt.boosts.push({ card: declaration.card, stat: word.stat, n });
      return;
    }
    case 'tap':
      return tapCards(t, targets);
    case 'untap':
      return untapCards(t, targets);
    case 'toStack':
      for (const crew of targets) yield* sendAway(t, crew, seat);
      return;
    case 'steal':
      for (const crew of targets) joinParty(t, crew, seat, 'stolen', false);
      return;
    case 'enlist':
      for (const crew of targets) joinParty(t, crew, seat, 'enlisted', false);
      return;
    case 'grantRecruit':
      s.recruitsLeft += word.n;
      return;
    case 'cancel':
      return cancelDeclaration(t, declaration, word.what);
    case 'redirect':
      return redirectDeclaration(t, declaration);
    case 'draw':
      return drawCards(t, seat, word.n);
    case 'discard':
      for (const leader of targets) yield* inspect(t, ownerOf(s, leader), word.n);
      return;
    case 'takeRandom':
      for (const leader of targets) takeRandomCard(t, seat, ownerOf(s, leader));
      return;
    case 'recover':
      for (const card of targets) takeBack(t, seat, card);
      return;
    case 'peek':
      for (const leader of targets) lookAt(t, seat, ownerOf(s, leader));
      return;
    case 'detach':
      for (const passive of targets) detachPassive(t, passive);
      return;
    case 'move':
      for (const passive of targets)
        if (newHostsFor(s, seat, passive).includes(declaration.choice)) attachTo(t, passive, declaration.choice);
      return;
    case 'conduit':
      for (const section of targets) if (hostOf(s, CONDUIT_ACCESS) !== section) attachTo(t, CONDUIT_ACCESS, section);
      return;
    case 'station':
      for (const crew of targets) if (stationsFor(s, crew).includes(declaration.choice)) stationAt(t, crew, declaration.choice);
      return;
    case 'reinforce':
      for (const crew of targets) reinforceWith(t, seat, crew);
      return;
    case 'forbid': {
      const section = targets[0] ?? s.stack.find((below) => below.kind === 'attack')?.card ?? NONE;
      if (section !== NONE && !s.forbidden.includes(section)) s.forbidden.push(section); // STB-R22
      return;
    }
    case 'dismiss': {
      const candidate = s.stack.find((below) => below.kind === 'recruit')?.card ?? NONE;
      if (s.pool.includes(candidate)) sendToStack(t, candidate);
      return;
    }
    case 'refreshPool':
      return word.all ? shiftChange(t) : replaceInPool(t, targets);
    case 'win':
      return victory(t, seat);
  }
}

/** "+1 if a Security card is committed", "… if an Engineering crew is stationed there", when it resolves. */
function riderHolds(s: Bridge, attempt: Declaration, rider: { affiliation: string; where: 'committed' | 'stationed' }): boolean {
  if (rider.where === 'committed') return attempt.committed.some((x) => bodyOf(x).affiliation === rider.affiliation);
  if (isFree(s, attempt.card)) return false;
  return s.owner.some((_, card) => bodyOf(card).affiliation === rider.affiliation && defends(s, card, attempt.card));
}

/** Counters hit the declaration they answered, which lies right below them; Cliffhanger and Cold Feet hit the attempt. */
function cancelDeclaration(t: BridgeTable, declaration: Declaration, what: 'card' | 'ability' | 'attack' | 'recruit'): void {
  const { state: s } = t;
  const below = s.stack[s.stack.indexOf(declaration) - 1];
  const hit = what === 'attack' || what === 'recruit' ? declarationOf(s, what) : below?.kind === what ? below : null;
  if (hit === null || hit === undefined) return;
  hit.cancelled = true;
  t.emit({ type: 'cancelled', kind: hit.kind, card: hit.card, seat: hit.seat, by: declaration.card });
}

function redirectDeclaration(t: BridgeTable, declaration: Declaration): void {
  const { state: s } = t;
  const below = s.stack[s.stack.indexOf(declaration) - 1];
  const target = declaration.targets[0];
  if (below?.kind !== 'card' || target === undefined) return;
  below.targets = [target];
  below.choice = declaration.choice;
  t.emit({ type: 'redirected', card: below.card, target });
}

/** Surprise Inspection: cards of the owner's choice, as many as there are. */
function* inspect(t: BridgeTable, owner: Seat, n: number): Rules<void> {
  const hand = handOf(t.state, owner);
  const count = Math.min(n, hand.length);
  if (count === 0) return;
  t.state.priority = owner;
  const cards = yield* t.select(owner, 'stb.inspection', [...hand], { min: count, max: count, why: REASONS.notHeld, amiss: notHeldTwice });
  discardFromHand(t, owner, cards, 'inspection');
}

function takeBack(t: BridgeTable, seat: Seat, card: Card): void {
  const { state: s } = t;
  s.discard = s.discard.filter((one) => one !== card);
  handOf(s, seat).push(card);
  for (let viewer = 0; viewer < s.seats; viewer++) learn(s, viewer, seat, card);
  t.emit({ type: 'recovered', seat, card });
}

function lookAt(t: BridgeTable, seat: Seat, owner: Seat): void {
  const { state: s } = t;
  const cards = handOf(s, owner);
  (s.known[seat] as string[][])[owner] = [];
  for (const card of cards) learn(s, seat, owner, card);
  t.tell([seat], { type: 'peeked', seat, owner, cards: [...cards] }, { type: 'peeked', seat, owner });
}

export function stationAt(t: BridgeTable, crew: Card, section: Card): void {
  t.state.station[crew] = section;
  t.emit({ type: 'stationed', crew, section });
}

function reinforceWith(t: BridgeTable, seat: Seat, crew: Card): void {
  const attack = declarationOf(t.state, 'attack');
  if (attack === null) return;
  if (attack.seat !== seat) return stationAt(t, crew, attack.card);
  attack.committed.push(crew); // STB-R11: only a card adds to those who were named
  t.emit({ type: 'committed', crew, section: attack.card });
}

/** STB-35's order of age is kept: the rest slide, as many new ones come in behind. */
function replaceInPool(t: BridgeTable, crew: readonly Card[]): void {
  const spots = t.state.pool.filter((one) => one !== NONE).length;
  for (const one of crew) sendToStack(t, one);
  fillPool(t, spots);
}

/** Everybody leaves from spot 1 on (STB-R38); two spots are refilled on the first turn of the game, else three. */
function shiftChange(t: BridgeTable): void {
  for (const crew of t.state.pool.filter((one) => one !== NONE)) sendToStack(t, crew);
  fillPool(t, t.state.turn === 1 ? 2 : 3);
}
