/** What a viewer may know, built up from nothing. */
import type { Viewer } from '@bridgehead/kernel';
import type { Card } from './cards.ts';
import { type Duel, pileOf, scoreOf } from './state.ts';

export type SideView = {
  /** The viewer's own hand; every hand once the match is over. */
  readonly hand: readonly Card[] | null;
  readonly handCount: number;
  readonly camp: readonly Card[];
  readonly trophies: readonly Card[];
  readonly score: number;
};
export type DuelView = {
  readonly active: number;
  readonly turn: number;
  readonly deck: number;
  readonly discard: readonly Card[];
  readonly sides: readonly SideView[];
  readonly strike: { readonly card: Card; readonly target: Card } | null;
};

export function view(s: Duel, viewer: Viewer, over: boolean): DuelView {
  return {
    active: s.active,
    turn: s.turn,
    deck: s.deck.length,
    discard: s.discard.slice(),
    sides: s.hands.map((hand, seat) => ({
      hand: over || seat === viewer ? hand.slice() : null,
      handCount: hand.length,
      camp: pileOf(s.camps, seat).slice(),
      trophies: pileOf(s.trophies, seat).slice(),
      score: scoreOf(s, seat),
    })),
    strike: s.strike === null ? null : { card: s.strike.card, target: s.strike.target },
  };
}
