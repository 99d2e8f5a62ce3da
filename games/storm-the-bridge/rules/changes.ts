/** Single changes to the table, each named by the rulebook and each saying what happened. */
import type { Rules, Seat, Table } from '@bridgehead/kernel';
import { actionFace, type Card, NONE } from '../cards/index.ts';
import type { BridgeEvent } from '../events.ts';
import type { Bridge } from '../state.ts';
import { homeOf } from './bonuses.ts';
import { handOf, has, isTapped, ownerOf, passivesOn, peopleOf } from './questions.ts';
import { momentsOf } from './triggers.ts';

export type BridgeTable = Table<Bridge, BridgeEvent>;

export function tapCards(t: BridgeTable, cards: readonly Card[]): void {
  const fresh = cards.filter((card) => !isTapped(t.state, card));
  for (const card of fresh) t.state.tapped[card] = 1;
  if (fresh.length > 0) t.emit({ type: 'tapped', cards: fresh });
}
export function untapCards(t: BridgeTable, cards: readonly Card[]): void {
  const turned = cards.filter((card) => isTapped(t.state, card));
  for (const card of turned) t.state.tapped[card] = 0;
  if (turned.length > 0) t.emit({ type: 'untapped', cards: turned });
}

/** Crew enter a party tapped and unassigned unless a card says otherwise (STB-61, STB-R29). */
export function joinParty(t: BridgeTable, crew: Card, seat: Seat, how: 'recruited' | 'enlisted' | 'stolen', untapped: boolean): void {
  const { state: s } = t;
  const spot = s.pool.indexOf(crew);
  if (spot >= 0) s.pool[spot] = NONE; // STB-R35: open until the next Reset
  const from = ownerOf(s, crew);
  s.owner[crew] = seat;
  s.station[crew] = NONE;
  s.tapped[crew] = untapped || has(s, crew, 'entersUntapped') ? 0 : 1;
  t.emit({ type: 'joined', crew, seat, how, from, tapped: isTapped(s, crew) });
}

/** To the bottom of the Crew Stack, where everybody sees it go; its passives are discarded (STB-28, STB-R23). */
export function sendToStack(t: BridgeTable, crew: Card): void {
  const { state: s } = t;
  for (const passive of passivesOn(s, crew)) detachPassive(t, passive);
  const spot = s.pool.indexOf(crew);
  if (spot >= 0) s.pool[spot] = NONE;
  s.owner[crew] = NONE;
  s.station[crew] = NONE;
  s.tapped[crew] = 0;
  s.effects = s.effects.filter((effect) => effect.target !== crew);
  s.crewStack.unshift(crew);
  s.knownTail++;
  t.emit({ type: 'sentToStack', crew });
}

/** Another player's effect sends a crew away; Pesh may be tapped to keep it (replacement, cannot be answered). */
export function* sendAway(t: BridgeTable, crew: Card, by: Seat): Rules<void> {
  const { state: s } = t;
  const owner = ownerOf(s, crew);
  if (owner !== by) {
    if (has(s, crew, 'immovable')) return;
    const surgeons = peopleOf(s, owner).filter((pesh) => momentsOf(pesh).patchesUp && pesh !== crew && !isTapped(s, pesh));
    if (surgeons.length > 0) {
      s.priority = owner;
      const pesh = yield* t.choose<Card | 'let-go'>(owner, 'stb.patch-up', [...surgeons, 'let-go'], { params: { crew } });
      if (pesh !== 'let-go') {
        t.emit({ type: 'patchedUp', crew, by: pesh });
        tapCards(t, [pesh, crew]);
        return;
      }
    }
  }
  sendToStack(t, crew);
}

/** A passive is discarded; a bound one returns home instead (STB-R3). */
export function detachPassive(t: BridgeTable, passive: Card): void {
  const { state: s } = t;
  const home = homeOf(passive);
  if (home !== NONE) return attachTo(t, passive, home);
  s.attached = s.attached.filter((one) => one.card !== passive);
  s.discard.push(passive);
  t.emit({ type: 'detached', card: passive });
}
export function attachTo(t: BridgeTable, passive: Card, host: Card): void {
  const { state: s } = t;
  s.attached = [...s.attached.filter((one) => one.card !== passive), { card: passive, host }];
  t.emit({ type: 'attached', card: passive, host });
}

/** STB-R26: when the last card is drawn, the Discard Pile becomes the new Action Stack at once; what cannot be drawn is lost. */
export function drawCards(t: BridgeTable, seat: Seat, count: number): void {
  const { state: s } = t;
  const drawn: Card[] = [];
  for (let i = 0; i < count; i++) {
    reshuffleIfEmpty(t); // the pile, too, was empty when the last card was drawn, and has grown since
    const card = t.draw(s.actionStack);
    if (card === null) break;
    drawn.push(card);
    handOf(s, seat).push(card);
    reshuffleIfEmpty(t);
  }
  if (drawn.length > 0)
    t.tell([seat], { type: 'drew', seat, count: drawn.length, cards: drawn }, { type: 'drew', seat, count: drawn.length });
}

function reshuffleIfEmpty(t: BridgeTable): void {
  const { state: s } = t;
  if (s.actionStack.length > 0 || s.discard.length === 0) return;
  s.actionStack = t.shuffle(s.discard);
  s.discard = [];
  t.emit({ type: 'reshuffled', cards: s.actionStack.length });
}

/** Cards leave a hand face up, and stay spent (STB-R8). */
export function discardFromHand(
  t: BridgeTable,
  seat: Seat,
  cards: readonly Card[],
  why: 'points' | 'escape' | 'inspection' | 'model',
): void {
  if (cards.length === 0) return;
  for (const card of cards) leaveHand(t.state, seat, card);
  t.state.discard.push(...cards);
  t.reveal({ type: 'discarded', seat, cards: [...cards], why });
}

/** What others knew of the hand is forgotten for one card of that title. */
export function leaveHand(s: Bridge, seat: Seat, card: Card): void {
  const hand = handOf(s, seat);
  hand.splice(hand.indexOf(card), 1);
  const design = actionFace(card).id;
  for (const knows of s.known) {
    const designs = knows[seat] as string[];
    const at = designs.indexOf(design);
    if (at >= 0) designs.splice(at, 1);
  }
}
export function learn(s: Bridge, viewer: Seat, owner: Seat, card: Card): void {
  if (viewer !== owner) s.known[viewer]?.[owner]?.push(actionFace(card).id);
}

/** A random card changes hands; both see its face. */
export function takeRandomCard(t: BridgeTable, taker: Seat, loser: Seat): void {
  const { state: s } = t;
  const hand = handOf(s, loser);
  if (hand.length === 0) return;
  const card = t.pick(hand);
  // A third seat that knew the card was there cannot know any more whether it still is.
  for (const [viewer, knows] of s.known.entries()) if (viewer !== taker && viewer !== loser) knows[loser] = [];
  leaveHand(s, loser, card);
  handOf(s, taker).push(card);
  learn(s, loser, taker, card);
  t.tell([taker, loser], { type: 'took', seat: taker, from: loser, card }, { type: 'took', seat: taker, from: loser });
}

// —— the pool ——

/** Slides crew toward the stack and flips new ones into the open far spots (STB-35, STB-R6). */
export function fillPool(t: BridgeTable, spots: number): void {
  const { state: s } = t;
  const kept = s.pool.filter((crew) => crew !== NONE);
  const flipped: Card[] = [];
  while (kept.length < spots) {
    const crew = flipCrew(t);
    if (crew === null) break;
    kept.push(crew);
    flipped.push(crew);
  }
  s.pool = [0, 1, 2].map((spot) => kept[spot] ?? NONE);
  t.reveal({ type: 'poolFilled', pool: [...s.pool], flipped });
}
function flipCrew(t: BridgeTable): Card | null {
  const { state: s } = t;
  const crew = t.draw(s.crewStack);
  s.knownTail = Math.min(s.knownTail, s.crewStack.length);
  return crew;
}
