/** How a match ends (BOG-B46, BOG-R62 for DW5, BOG-R63, BOG-R89, BOG-R90). */
import type { Seat } from '@bridgehead/kernel';
import type { Design } from '../cards/index.ts';
import type { Blaze } from '../state.ts';
import { type BlazeTable, faceOf, other } from './things.ts';

function finish(t: BlazeTable, ranking: readonly (readonly Seat[])[], reason: string, clause: string): void {
  if (t.result !== null) return;
  // Shown on purpose: whoever owed a Devidian Door tells by losing that he held none (DW5).
  t.reveal({ type: 'matchEnded', winners: [...(ranking[0] as readonly Seat[])], reason });
  t.end({ ranking, reason, clause });
}
export const wins = (t: BlazeTable, seat: Seat, reason: string, clause: string): void => finish(t, [[seat], [other(seat)]], reason, clause);

/** BOG-B46: after a scoring effect has been carried out whole; both at once: the higher score, then the active player. */
export function settleScores(t: BlazeTable): void {
  const { state: s } = t;
  const there = [0, 1].filter((seat) => (s.score[seat] as number) >= s.goal);
  if (there.length === 0 || s.playing.length > 0) return;
  const [a, b] = s.score as [number, number];
  const winner = there.length === 1 ? (there[0] as Seat) : a === b ? s.active : a > b ? 0 : 1;
  wins(t, winner, 'bog.end.goal', 'BOG-B46');
}

/** BOG-R89: the higher score, then more completed, then fewer ships lost, else drawn. */
export function compare(t: BlazeTable, reason: string, clause: string): void {
  const { state: s } = t;
  const key = (seat: Seat) => [s.score[seat] as number, s.completed[seat] as number, -(s.shipsLost[seat] as number)];
  const [a, b] = [key(0), key(1)];
  for (let i = 0; i < a.length; i++) {
    if (a[i] === b[i]) continue;
    return wins(t, (a[i] as number) > (b[i] as number) ? 0 : 1, reason, clause);
  }
  finish(t, [[0, 1]], reason, clause);
}

/** BOG-R90: nothing is left to play with. */
export function checkElimination(t: BlazeTable): void {
  const { state: s } = t;
  const out = [0, 1].filter((seat) => isOut(s, seat));
  if (out.length === 2) compare(t, 'bog.end.eliminated', 'BOG-R90');
  else if (out.length === 1) wins(t, other(out[0] as Seat), 'bog.end.eliminated', 'BOG-R90');
}
function isOut(s: Blaze, seat: Seat): boolean {
  if ((s.hand[seat] as Design[]).length > 0 || (s.deck[seat] as Design[]).length > 0) return false;
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
