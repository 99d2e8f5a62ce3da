/** Turning cards in (RED-40, RED-41, RED-R28). */
import type { Asked, Reason, Rules, Seat } from '@bridgehead/kernel';
import { type Card, REPAIR_1 } from '../cards.ts';
import { canGoOn, count, isCaptain, type Match, type Officer, officerOf } from '../state.ts';
import { answered } from './answered.ts';
import { spend } from './decks.ts';
import { NO } from './reasons.ts';
import { type Red, tellTeam } from './voice.ts';

const CREW_ALLOWANCE = 2;

/** A card, and which of its copies in the hand. */
type Pick = readonly [Card, number];

/** How many of his cards an officer may still turn in, Repair Lvl 1 apart. */
const allowanceOf = (o: Officer): number => (isCaptain(o) ? o.hand.length : CREW_ALLOWANCE - o.turnIns);

export function whyTurnIn(s: Match, officer: number): Reason | null {
  const o = officerOf(s, officer);
  if (o.hand.length + o.xo.length === 0) return NO.notHeld;
  return allowanceOf(o) > 0 || count(o.hand, REPAIR_1) > 0 ? null : NO.twoCards;
}

export function* turnIn(t: Red, seat: Seat, officer: number): Rules<void> {
  const picked = yield* t.askWhile(() => whichCards(t, seat, officer));
  if (picked === null) return;
  if (picked.length > 0) discardAll(t, officer, picked);
  answered(t, seat, officer);
}

function whichCards(t: Red, seat: Seat, officer: number): Asked<readonly Pick[]> | null {
  const o = officerOf(t.state, officer);
  const options = copiesIn([...o.hand, ...o.xo]);
  if (!canGoOn(o) || options.length === 0) return null;
  const allowance = isCaptain(o) ? options.length : allowanceOf(o);
  const free = count(o.hand, REPAIR_1);
  const why = (picked: readonly Pick[]): Reason | null =>
    picked.filter(([card]) => card !== REPAIR_1).length > allowance ? NO.twoCards : null;
  return t.selection<Pick>(seat, 'red.turn-in', options, {
    min: 0,
    max: isCaptain(o) ? options.length : Math.min(options.length, allowance + free),
    check: why,
    amiss: why,
    fallback: [],
    params: { officer, allowance },
  });
}
/** Copies are told apart by their place among their like. */
function copiesIn(cards: readonly Card[]): Pick[] {
  const seen = new Map<Card, number>();
  return cards.map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return [card, copy];
  });
}

function discardAll(t: Red, officer: number, picked: readonly Pick[]): void {
  const s = t.state;
  const o = officerOf(s, officer);
  o.acted = true;
  const cards = picked.map(([card]) => card);
  for (const card of cards) {
    spend(s, o, card);
    if (card !== REPAIR_1) o.turnIns++;
  }
  tellTeam(t, o.team, { type: 'turnedIn', officer, cards });
}
