/** Choices that follow from what has happened already. They lie in the state, because somebody may give up before they are made. */
import type { Rules, Seat } from '@bridgehead/kernel';
import { type BridgeTable, discardFromHand, takeRandomCard } from './changes.ts';
import { handOf, leaderOf, ownerOf, seatsInPlay } from './questions.ts';
import { notHeldTwice, REASONS } from './reasons.ts';

export function* settleOwed(t: BridgeTable): Rules<void> {
  const { owed } = t.state;
  if (owed === null) return;
  if (owed.what === 'model') yield* modelDiscards(t, owed.seat);
  else yield* marquisTakes(t, owed.seat);
  t.state.owed = null;
}

/**
 * Nuur-7 has drawn two more and now discards two. For an absent player the two that were drawn last go: they are as good as
 * two at random, and no chance of the match is used for them.
 */
function* modelDiscards(t: BridgeTable, seat: Seat): Rules<void> {
  const hand = handOf(t.state, seat);
  const count = Math.min(2, hand.length);
  if (count === 0) return;
  t.state.priority = seat;
  const cards = yield* t.select(seat, 'stb.model', [...hand], {
    min: count,
    max: count,
    why: (answer) => (typeof answer === 'string' ? REASONS.noCardsInReset() : REASONS.notHeld()),
    amiss: notHeldTwice,
    fallback: hand.slice(-count),
  });
  discardFromHand(t, seat, cards, 'model');
}

/** The Marquis: a random card from another player's hand, your choice of player. */
function* marquisTakes(t: BridgeTable, seat: Seat): Rules<void> {
  const { state: s } = t;
  const others = seatsInPlay(s).filter((other) => other !== seat && (s.hand[other]?.length ?? 0) > 0);
  if (others.length === 0) return;
  s.priority = seat;
  const leader = yield* t.choose(
    seat,
    'stb.marquis',
    others.map((other) => leaderOf(s, other)),
  );
  takeRandomCard(t, seat, ownerOf(s, leader));
}
