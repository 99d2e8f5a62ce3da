/** How a match ends (BOG-B46, BOG-R62 for DW5, BOG-R63, BOG-R89, BOG-R90). */

import type { Seat } from '@bridgehead/kernel';
import { cardsOf, nth, pairOf } from '../entries.ts';
import type { Blaze } from '../state.ts';
import { type BlazeTable, faceOf, other } from './things.ts';

function finish(t: BlazeTable, ranking: readonly (readonly Seat[])[], reason: string, clause: string): void {
  if (t.result !== null) return;
  // Shown on purpose: a seat that owed a Devidian Door and loses shows that it held none (DW5).
  t.reveal({ type: 'matchEnded', winners: [...nth(ranking, 0)], reason });
  t.end({ ranking, reason, clause });
}
export const wins = (t: BlazeTable, seat: Seat, reason: string, clause: string): void => finish(t, [[seat], [other(seat)]], reason, clause);

/** BOG-B46: after a scoring effect has been carried out whole; both at once: the higher score, then the active player. */
export function settleScores(t: BlazeTable): void {
  const { state: s } = t;
  const there = [0, 1].filter((seat) => nth(s.score, seat) >= s.goal);
  if (there.length === 0 || s.playing.length > 0) return;
  const [a, b] = pairOf((seat) => nth(s.score, seat));
  const winner = there.length === 1 ? nth(there, 0) : a === b ? s.active : a > b ? 0 : 1;
  wins(t, winner, 'bog.end.goal', 'BOG-B46');
}

/** BOG-R89: the higher score, then more completed, then fewer ships lost, else drawn. */
export function compare(t: BlazeTable, reason: string, clause: string): void {
  const { state: s } = t;
  const key = (seat: Seat) => [nth(s.score, seat), nth(s.completed, seat), -nth(s.shipsLost, seat)];
  const [a, b] = [key(0), key(1)];
  for (let i = 0; i < a.length; i++) {
    if (a[i] === b[i]) continue;
    return wins(t, nth(a, i) > nth(b, i) ? 0 : 1, reason, clause);
  }
  finish(t, [[0, 1]], reason, clause);
}

/** BOG-R90: nothing is left to play with. */
export function checkElimination(t: BlazeTable): void {
  const { state: s } = t;
  const out = [0, 1].filter((seat) => isOut(s, seat));
  if (out.length === 2) compare(t, 'bog.end.eliminated', 'BOG-R90');
  else if (out.length === 1) wins(t, other(nth(out, 0)), 'bog.end.eliminated', 'BOG-R90');
}
function isOut(s: Blaze, seat: Seat): boolean {
  if (cardsOf(s.hand, seat).length > 0 || cardsOf(s.deck, seat).length > 0) return false;
  return !s.inPlay.some((c) => {
    const { kind } = faceOf(s, c);
    return (
      (s.controller[c] === seat || (kind === 'personnel' && s.owner[c] === seat)) &&
      (kind === 'personnel' || kind === 'ship' || kind === 'facility')
    );
  });
}

/** BOG-R89: after the second seat's turn. */
export function checkGuard(t: BlazeTable): void {
  const { state: s } = t;
  if (s.lastRound || s.round >= s.roundLimit) return compare(t, s.lastRound ? 'bog.end.decks' : 'bog.end.rounds', 'BOG-R89');
  if (s.deck.every((deck) => deck.length === 0)) s.lastRound = true;
}

export function concede(t: BlazeTable, seat: Seat): void {
  wins(t, other(seat), 'bog.end.conceded', 'BOG-R90');
}
