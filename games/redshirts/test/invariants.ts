/** What holds after every answer, for the conformance suite and for fuzzing. */
import type { Json } from '@bridgehead/kernel';
import type { Match } from '../state.ts';

/** Every card is somewhere: in a deck, a discard or a hand. */
export function conserve(s: Match): number[] {
  const hands = s.officers.flatMap((o) => [...o.hand, ...o.xo]);
  return [...s.crewDeck, ...s.crewDiscard, ...s.captainDeck, ...s.captainDiscard, ...hands].sort((a, b) => a - b);
}

/** A cloaked officer, or a display that lies. */
export const delicate = (s: Match): boolean =>
  s.officers.some(({ cloak }) => cloak > 0) || s.ships.some(({ virus, gone }) => virus > 0 && !gone);

/** Answers of the game's own shape that are worth refusing. */
export const odd = (): readonly Json[] => [
  ['step', 0, 99],
  ['step', 0, 15],
  ['step', 99, 1],
  ['step'],
  ['bot', 0, 7, 1],
  ['phaser', 0, 'nothing', 1, false],
  ['phaser', 0, 'officer', 0, false],
  ['phaser', 0, 'section', 15, 2],
  ['play', 0, 99],
  ['play', 0, -1],
  ['play', 0, 3, 1],
  ['play-there', 0, 7, 1, 15],
  ['play', 3, 23, 0],
  ['fire', 0, 10, 0],
  ['fire-at', 3, 10, 0, 15],
  ['fire', 0, 12, 1],
  ['teleport', 1, 99],
  ['disarm', 0, 5],
  ['take-over', 1],
  ['swap', 0, 0, 3, 3],
  ['swap', 0, 1, 3, -1],
  ['withdraw', 0],
  ['accept', 0, 1],
  ['command', 1],
  ['defect', 1, 0],
  ['end'],
  ['end-all', 0],
  ['fly', 0],
  'back',
  [[3, 0]],
  [16],
  -1,
];
