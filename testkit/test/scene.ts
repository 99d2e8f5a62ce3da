import type { Toy } from './toy.ts';

/** A strike of seat 0 about to happen; all twenty cards are there. */
export const scene = (more: Partial<Toy> = {}): Toy => ({
  beat: 'strike',
  round: 1,
  leader: 0,
  deck: [0, 1, 2, 3, 6, 7, 8, 9, 11, 13, 14, 15, 16, 17],
  hands: [
    [10, 4],
    [12, 5],
  ],
  discard: [18, 19],
  scores: [0, 0],
  lanterns: 4,
  done: [false, false],
  motto: '',
  peeked: null,
  ...more,
});
