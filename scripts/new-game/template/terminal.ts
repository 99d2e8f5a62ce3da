/** The table in letters, at most 80 wide. */
import type { Viewer } from '@bridgehead/kernel';
import { type Card, kindOf } from './cards.ts';
import type { DuelView } from './view.ts';

export { tries } from './actions/index.ts';

const titles = (cards: readonly Card[]): string => (cards.length === 0 ? '–' : cards.map((card) => kindOf(card).title).join(', '));

export const board = ({ turn, deck, active, sides }: DuelView, _viewer: Viewer): string[] =>
  [
    `turn ${turn}   deck ${deck}`,
    ...sides.flatMap(({ camp, handCount, score }, seat) => [
      `${seat === active ? '>' : ' '} seat ${seat + 1}: strength ${score}, ${handCount} cards`,
      `    camp: ${titles(camp)}`,
    ]),
  ].map((line) => (line.length > 80 ? `${line.slice(0, 79)}…` : line));

/** Zones that the drawing shows already. */
export const covers = (zone: string): boolean => zone === 'deck' || zone.startsWith('camp-');
