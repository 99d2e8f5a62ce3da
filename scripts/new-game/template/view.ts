/** What a viewer may know, built up from nothing. */
import type { Viewer } from '@bridgehead/kernel';
import { type Card, handOf, type Tricks } from './state.ts';

export type TableView = {
  readonly goal: number;
  /** The viewer's own hand; every hand once the match is over. */
  readonly hands: readonly (readonly Card[] | null)[];
  readonly counts: readonly number[];
  readonly deck: number;
  readonly tricks: readonly number[];
  readonly last: readonly Card[];
};

export function view(s: Tricks, viewer: Viewer, over: boolean): TableView {
  return {
    goal: s.goal,
    hands: s.hands.map((_, seat) => (over || seat === viewer ? handOf(s, seat).slice() : null)),
    counts: s.hands.map((hand) => hand.length),
    deck: s.deck.length,
    tricks: s.tricks.slice(),
    last: s.last.slice(),
  };
}
