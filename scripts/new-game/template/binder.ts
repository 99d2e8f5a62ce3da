/** Every card as it is printed, for the card catalogue. */
import type { Leaf } from '@bridgehead/kernel';
import { KINDS } from './cards.ts';

export const binder: readonly Leaf[] = KINDS.map(({ id, title, copies, strength, text }) => ({
  id,
  title,
  group: strength === null ? 'Cards to play' : 'Fighters',
  text,
  facts: [`Copies ${copies}`, ...(strength === null ? [] : [`Strength ${strength}`])],
}));
