/** The rules in rulebook order. A rule that needs a decision asks for it where the rulebook does. */
import { because, type Json, type Question, type Reason, type Rules, type Seat, type SetupTable, type Table } from '@bridgehead/kernel';
import type { TrickEvent } from './events.ts';
import { CARDS, type Card, HAND_SIZE, handOf, type Tricks } from './state.ts';

/** TPL-1. */
export function setUp(t: SetupTable<TrickEvent>): Tricks {
  const deck = t.shuffle([...CARDS]);
  const hands = Array.from({ length: t.seats }, () => deck.splice(-HAND_SIZE).sort((a, b) => a - b));
  hands.forEach((hand, seat) => {
    t.tell([seat], { type: 'dealt', seat, count: hand.length, cards: hand }, { type: 'dealt', seat, count: hand.length, cards: null });
  });
  return { goal: t.options.goal as number, deck, hands, tricks: hands.map(() => 0), last: [] };
}

/** TPL-2. */
export const PLAY: Question<Tricks, Card> = {
  key: 'tpl.play',
  list: (s, seat) => handOf(s, seat),
  why: (_s, _seat, answer: Json) => (CARDS.includes(answer as Card) ? because('TPL-2', 'tpl.no.card') : null),
};

/** One beat of play. */
export function* trick(t: Table<Tricks, TrickEvent>): Rules<void> {
  const s = t.state;
  const seats = s.hands.map((_, seat) => seat);
  const played = yield* t.all(seats.map((seat) => t.question(seat, PLAY))); // TPL-2: nobody sees another's card before all are chosen
  s.last = [...played];
  for (const seat of seats) handOf(s, seat).splice(handOf(s, seat).indexOf(played[seat] as Card), 1); // TPL-4
  const winner = played.indexOf(Math.max(...played)); // TPL-3: no two cards are equal
  s.tricks[winner] = (s.tricks[winner] ?? 0) + 1;
  t.reveal({ type: 'trick', cards: [...played], winner, tricks: s.tricks[winner] ?? 0 });
  if (isOver(s)) finish(t);
  else for (const seat of seats) refill(t, seat);
}

/** TPL-5. */
function refill(t: Table<Tricks, TrickEvent>, seat: Seat): void {
  const card = t.draw(t.state.deck);
  if (card === null) return;
  const hand = handOf(t.state, seat);
  hand.push(card);
  hand.sort((a, b) => a - b);
  t.tell([seat], { type: 'drew', seat, card }, { type: 'drew', seat, card: null });
}

/** TPL-6, TPL-7. */
const isOver = (s: Tricks): boolean =>
  s.tricks.some((count) => count >= s.goal) || (s.deck.length === 0 && s.hands.some((hand) => hand.length === 0));

function finish(t: Table<Tricks, TrickEvent>): void {
  const { tricks } = t.state;
  const counts = [...new Set(tricks)].sort((a, b) => b - a);
  const ranking = counts.map((count) => tricks.flatMap((own, seat) => (own === count ? [seat] : [])));
  t.end({ ranking, reason: 'tpl.end.tricks', clause: 'TPL-6' });
}

/** TPL-8. */
export function concede(t: Table<Tricks, TrickEvent>, seat: Seat): void {
  const others = t.state.tricks.flatMap((_, other) => (other === seat ? [] : [other]));
  t.emit({ type: 'conceded', seat });
  t.end({ ranking: [others, [seat]], reason: 'tpl.end.conceded', clause: 'TPL-8' });
}

export const outOfTurn = (_s: Tricks, _seat: Seat, over: boolean): Reason =>
  over ? because('TPL-6', 'tpl.no.over') : because('TPL-2', 'tpl.no.played');
