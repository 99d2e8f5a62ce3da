/** Determinising: deals again what the seat cannot know, from its view and the given chance alone. */
import { type Chance, mixed, type Seat, shuffle } from '@bridgehead/kernel';
import { ALL_LEADERS, actionFace, type Card, NONE } from './cards/index.ts';
import { handOf } from './rules/questions.ts';
import type { Bridge } from './state.ts';

export function resample(s: Bridge, seat: Seat, chance: Chance): void {
  if (s.phase === 'leaders') return resampleOffers(s, seat, chance);
  const unseen = mixed(s.actionStack.concat(...s.hand.filter((_, other) => other !== seat)), chance);
  // Cards known to be in a hand first, so that another hand cannot use them up.
  const hands = s.hand.map((_, other) => (other === seat ? [] : knownCards(s, seat, other, unseen)));
  for (const [other, hand] of hands.entries()) {
    if (other === seat) continue;
    const size = handOf(s, other).length;
    while (hand.length < size) hand.push(unseen.pop() as Card);
    s.hand[other] = hand.sort((a, b) => a - b);
  }
  forgetOthers(s, seat);
  s.actionStack = unseen;
  s.crewStack = s.crewStack.slice(0, s.knownTail).concat(mixed(s.crewStack.slice(s.knownTail), chance));
}

/** Takes the cards that the seat knows to be in another's hand out of those it cannot see. */
function knownCards(s: Bridge, seat: Seat, other: Seat, unseen: Card[]): Card[] {
  const designs = (s.known[seat] as string[][])[other] as string[];
  return designs.toSorted().flatMap((design) => take(unseen, design));
}

/** What others know of each other is as secret as their hands, and no rule asks for it. */
function forgetOthers(s: Bridge, seat: Seat): void {
  for (let viewer = 0; viewer < s.seats; viewer++)
    for (let owner = 0; owner < s.seats; owner++)
      if (viewer !== seat && owner !== seat && viewer !== owner) (s.known[viewer] as string[][])[owner] = [];
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
