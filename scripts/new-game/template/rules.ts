/** The rules in rulebook order. A rule that needs a decision asks for it where the rulebook does (`turn.ts`). */
import { because, type Reason, type Seat, type SetupTable, type Table } from '@bridgehead/kernel';
import { CARDS, type Card, isFighter, kindOf } from './cards.ts';
import type { DuelEvent } from './events.ts';
import { type Duel, opponentOf, pileOf, scoreOf } from './state.ts';

export type DuelTable = Table<Duel, DuelEvent>;

/** TPL-1. */
export function setUp(t: SetupTable<DuelEvent>): Duel {
  const deck = t.shuffle([...CARDS]);
  const hands = [0, 1].map(() => deck.splice(-Number(t.options.hand)));
  for (const [seat, cards] of hands.entries()) tellDrawn(t, seat, cards);
  return { active: 0, turn: 0, deck, hands, camps: [[], []], trophies: [[], []], discard: [], strike: null };
}

/** Its owner sees the cards, the others how many they are. */
function tellDrawn(t: SetupTable<DuelEvent>, seat: Seat, cards: readonly Card[]): void {
  const count = cards.length;
  t.tell([seat], { type: 'drew', seat, count, cards: [...cards] }, { type: 'drew', seat, count, cards: null });
}

/** TPL-2: the active seat draws a card, if one is left. */
export function begin(t: DuelTable): void {
  const s = t.state;
  s.turn++;
  const card = t.draw(s.deck);
  if (card === null) return;
  pileOf(s.hands, s.active).push(card);
  tellDrawn(t, s.active, [card]);
}

// —— what may be done in a turn (TPL-3 to TPL-5) ——

const whyNotHeld = (s: Duel, seat: Seat, card: Card): Reason | null =>
  pileOf(s.hands, seat).includes(card) ? null : because('TPL-3', 'tpl.no.card');
/** TPL-6: first the Strike is answered. */
const whyBusy = (s: Duel): Reason | null => (s.strike === null ? null : because('TPL-6', 'tpl.no.answer-first'));

export function whyNotEnlist(s: Duel, seat: Seat, card: Card): Reason | null {
  const first = whyBusy(s) ?? whyNotHeld(s, seat, card);
  return first ?? (isFighter(card) ? null : because('TPL-3', 'tpl.no.fighter', { card: kindOf(card).title }));
}
/** TPL-3. */
export function enlist(t: DuelTable, seat: Seat, card: Card): void {
  leaveHand(t.state, seat, card);
  pileOf(t.state.camps, seat).push(card);
  t.reveal({ type: 'enlisted', seat, card });
}

export function whyNotStrike(s: Duel, seat: Seat, card: Card, target: Card): Reason | null {
  const first = whyBusy(s) ?? whyNotHeld(s, seat, card);
  if (first !== null) return first;
  if (kindOf(card).id !== 'strike') return because('TPL-4', 'tpl.no.strike');
  return pileOf(s.camps, opponentOf(seat)).includes(target) ? null : because('TPL-4', 'tpl.no.target');
}
/** TPL-4: it is declared; whether it hits is known when the opponent has answered. */
export function strike(t: DuelTable, seat: Seat, card: Card, target: Card): void {
  leaveHand(t.state, seat, card);
  t.state.strike = { card, target };
  t.reveal({ type: 'struck', seat, card, target });
}

export const whyNotRest = (s: Duel): Reason | null => whyBusy(s);
/** TPL-5. */
export const rest = (t: DuelTable, seat: Seat): void => t.emit({ type: 'rested', seat });

// —— the answer to a Strike (TPL-6, TPL-7) ——

export function whyNotParry(s: Duel, seat: Seat, card: Card): Reason | null {
  if (s.strike === null) return because('TPL-6', 'tpl.no.nothing-to-parry');
  const held = whyNotHeld(s, seat, card);
  return held ?? (kindOf(card).id === 'parry' ? null : because('TPL-6', 'tpl.no.parry'));
}
/** TPL-6. */
export function parry(t: DuelTable, seat: Seat, card: Card): void {
  const s = t.state;
  leaveHand(s, seat, card);
  s.discard.push(card);
  t.reveal({ type: 'parried', seat, card });
  endStrike(s);
}
/** TPL-7: nobody has parried. */
export function hit(t: DuelTable): void {
  const s = t.state;
  if (s.strike === null) return;
  const { target } = s.strike;
  const camp = pileOf(s.camps, opponentOf(s.active));
  camp.splice(camp.indexOf(target), 1);
  pileOf(s.trophies, s.active).push(target);
  t.emit({ type: 'defeated', seat: s.active, card: target });
  endStrike(s);
}
function endStrike(s: Duel): void {
  if (s.strike !== null) s.discard.push(s.strike.card);
  s.strike = null;
}

function leaveHand(s: Duel, seat: Seat, card: Card): void {
  const hand = pileOf(s.hands, seat);
  hand.splice(hand.indexOf(card), 1);
}

// —— the end (TPL-8 to TPL-10) ——

/** TPL-8: the turn goes to the opponent, unless the deck is empty. */
export function end(t: DuelTable): void {
  const s = t.state;
  if (s.deck.length > 0) s.active = opponentOf(s.active);
  else finish(t);
}
/** TPL-9. */
function finish(t: DuelTable): void {
  const [a, b] = [scoreOf(t.state, 0), scoreOf(t.state, 1)];
  const ranking = a === b ? [[0, 1]] : a > b ? [[0], [1]] : [[1], [0]];
  t.end({ ranking, reason: 'tpl.end.strength', clause: 'TPL-9' });
}
/** TPL-10. */
export function concede(t: DuelTable, seat: Seat): void {
  t.emit({ type: 'conceded', seat });
  t.end({ ranking: [[opponentOf(seat)], [seat]], reason: 'tpl.end.conceded', clause: 'TPL-10' });
}

export const outOfTurn = (s: Duel, _seat: Seat, over: boolean): Reason =>
  over
    ? because('TPL-9', 'tpl.no.over')
    : because('TPL-2', 'tpl.no.turn', { player: `@seat.${s.strike === null ? s.active : opponentOf(s.active)}` });
