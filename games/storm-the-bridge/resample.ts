/** §10 Determinising: what the seat cannot know is dealt anew, from its view and the given chance alone. */
import { type Chance, type Seat, shuffle } from '@bridgehead/kernel';
import { ALL_LEADERS, actionFace, type Card, NONE } from './cards/index.ts';
import type { Bridge } from './state.ts';

export function resample(s: Bridge, seat: Seat, chance: Chance): void {
  if (s.phase === 'leaders') return resampleOffers(s, seat, chance);
  const others = Array.from({ length: s.seats }, (_, other) => other).filter((other) => other !== seat);
  const sizes = others.map((other) => (s.hand[other] as Card[]).length);
  const unseen = shuffle(
    [...others.flatMap((other) => s.hand[other] as Card[]), ...s.actionStack].sort((a, b) => a - b),
    chance,
  );
  // Cards known to be in a hand first, so that another hand cannot use them up.
  const hands = others.map((other) =>
    ((s.known[seat] as string[][])[other] as string[])
      .slice()
      .sort()
      .flatMap((design) => take(unseen, design)),
  );
  for (const [i, other] of others.entries()) {
    const hand = hands[i] as Card[];
    while (hand.length < (sizes[i] as number)) hand.push(unseen.pop() as Card);
    s.hand[other] = hand.sort((a, b) => a - b);
  }
  s.actionStack = unseen;
  // What others know of each other is as secret as their hands, and no rule asks for it.
  for (const viewer of others) for (const owner of others) if (viewer !== owner) (s.known[viewer] as string[][])[owner] = [];
  const tail = s.crewStack.slice(0, s.knownTail);
  s.crewStack = [
    ...tail,
    ...shuffle(
      s.crewStack.slice(s.knownTail).sort((a, b) => a - b),
      chance,
    ),
  ];
}

function take(cards: Card[], design: string): Card[] {
  const at = cards.findIndex((card) => actionFace(card).id === design);
  return at < 0 ? [] : cards.splice(at, 1);
}

/** During a draft: what the others were offered, and what is left aside. */
function resampleOffers(s: Bridge, seat: Seat, chance: Chance): void {
  if (s.offered.every((cards) => cards.length === 0)) return;
  const own = s.offered[seat] as Card[];
  const rest = shuffle(
    ALL_LEADERS.filter((card) => !own.includes(card)),
    chance,
  );
  s.offered = s.offered.map((cards, other) => (other === seat ? cards : rest.splice(0, cards.length)));
  s.aside = rest;
  s.leader = s.leader.map(() => NONE);
}
