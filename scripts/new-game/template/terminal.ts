/** The table in letters, at most 80 wide. */
import type { Viewer } from '@bridgehead/kernel';
import type { TableView } from './view.ts';

export { tries } from './tries.ts';

export const board = (view: TableView, _viewer: Viewer): string[] => [
  `last trick ${view.last.length === 0 ? '–' : view.last.join(' ')}   deck ${view.deck}`,
  ...view.counts.map((count, seat) => `player ${seat + 1}: ${view.tricks[seat]} tricks, ${count} cards`),
];

/** Zones that the drawing shows already. */
export const covers = (zone: string): boolean => zone === 'last' || zone === 'deck';
