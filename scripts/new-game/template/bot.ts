/** What the game knows about playing itself. It is handed a state in which all that the seat cannot know is a guess. */
import { type Ask, type Chance, type Knowledge, pick } from '@bridgehead/kernel';
import { handOf, type Tricks } from './state.ts';

/** Any card will do. */
const cadet = (s: Tricks, ask: Ask, chance: Chance): number => pick(handOf(s, ask.seat), chance);

/** Keep the best for later: the lowest card that beats what the others are guessed to play on average, else the lowest of all. */
function officer(s: Tricks, ask: Ask): number {
  const others = s.hands.flatMap((hand, seat) => (seat === ask.seat ? [] : hand));
  const average = others.reduce((sum, card) => sum + card, 0) / Math.max(1, others.length);
  const hand = handOf(s, ask.seat);
  return hand.find((card) => card > average + 2) ?? (hand[0] as number);
}

/** By tricks so far, with the strength of the hands for what is to come. */
function evaluate(s: Tricks): number[] {
  const worth = s.hands.map((hand, seat) => 1 + (s.tricks[seat] ?? 0) * 3 + hand.reduce((sum, card) => sum + card, 0) / 40);
  const all = worth.reduce((sum, own) => sum + own, 0);
  return worth.map((own) => own / all);
}

export const knowledge: Knowledge<Tricks> = { cadet, officer, evaluate };
