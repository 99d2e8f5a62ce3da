/** Resamples what a seat cannot know: face-down cards and stacks of Reverse Flow, and a locked attitude. */
import { type Chance, type Seat, shuffle } from '@bridgehead/kernel';
import { type Attitude, CARDS, NO_CARD } from './cards.ts';
import { nth } from './lists.ts';
import { crewHolder, personalityHolder } from './rules/setup.ts';
import { mayRollTwice, placed, seatsOf, type Voyage } from './state.ts';

/** The mix in which a foe is expected to go in, in per cent: Neutral, Friendly, Hostile. */
export const FOE_MIX: readonly number[] = [20, 35, 45];

/** One trained Crew in so many is expected to roll once. */
const ONCE_IN = 8;

export function resample(s: Voyage, seat: Seat, chance: Chance): void {
  if (!s.revealed) {
    const order = Array.from({ length: seatsOf(s) }, (_, place) => placed(s, place));
    s.crewStack = guess(s.crewCards, s.crewStack, s.crewSeen, order, seat, crewHolder(s) === seat, chance);
    s.personalityStack = guess(
      s.personalities,
      s.personalityStack,
      s.personalitySeen,
      order.toReversed(),
      seat,
      personalityHolder(s) === seat,
      chance,
    );
  }
  if (s.settings.attitudes !== 'simultaneous' || !s.attitudes.includes(null)) return;
  for (const [side, holder] of [s.crew, s.alien].entries())
    if (holder !== seat && s.attitudes[side] !== null) {
      s.attitudes[side] = drawnFrom(FOE_MIX, chance);
      if (side === 0 && mayRollTwice(s)) s.rollsOnce = chance.below(ONCE_IN) === 0; // BRC-R69
    }
}

/** An attitude out of shares in per cent. */
export function drawnFrom([neutral = 0, friendly = 0]: readonly number[], chance: Chance): Attitude {
  const at = chance.below(100);
  return at < neutral ? 'neutral' : at < neutral + friendly ? 'friendly' : 'hostile';
}

/**
 * Deals the face-down cards again, in place, and returns the stack. What was missing when the stack came lies before those
 * who held it earlier; later holders chose from what was passed on. A seat that has not held it yet knows nothing.
 */
function guess(
  taken: number[],
  stack: number[],
  seen: number[],
  order: readonly Seat[],
  seat: Seat,
  isHolding: boolean,
  chance: Chance,
): number[] {
  const cards = Array.from({ length: CARDS }, (_, card) => card);
  const mask = nth(seen, seat);
  const own = nth(taken, seat);
  const missing = shuffle(
    cards.filter((card) => mask !== 0 && (mask & (1 << card)) === 0),
    chance,
  );
  const passedOn = shuffle(
    cards.filter((card) => (mask === 0 || (mask & (1 << card)) !== 0) && card !== own),
    chance,
  );
  const at = order.indexOf(seat);
  order.forEach((holder, place) => {
    if (holder === seat || taken[holder] === NO_CARD) return;
    taken[holder] = (mask !== 0 && place < at ? missing.pop() : passedOn.pop()) ?? NO_CARD;
  });
  remember(taken, seen, order);
  return isHolding ? stack : passedOn;
}

/** What each holder saw follows from what those before it took. */
function remember(taken: readonly number[], seen: number[], order: readonly Seat[]): void {
  let left = (1 << CARDS) - 1;
  for (const holder of order) {
    if (seen[holder] !== 0) seen[holder] = left;
    const card = nth(taken, holder);
    if (card !== NO_CARD) left &= ~(1 << card);
  }
}
