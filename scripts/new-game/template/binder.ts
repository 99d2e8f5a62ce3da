/** Every card as it is printed, for the card catalogue. */
import type { Leaf } from '@bridgehead/kernel';
import { CARDS } from './state.ts';

export const binder: readonly Leaf[] = CARDS.map((card) => ({
  id: String(card),
  title: `The ${card}`,
  group: 'Cards',
  text: 'The highest card takes the trick.',
  facts: [`Value ${card}`],
  clauses: ['TPL-3'],
}));
