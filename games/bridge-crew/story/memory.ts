/** What the ghost-writer remembers (BRC-R53). It is there from the start; the grammar, of which it counts the symbols, comes later. */

/** As many as the grammar has. */
export const SYMBOLS_IN_ALL = 131;

export interface Memory {
  readonly bags: number[];
  /** Sentences said, by number. */
  said: number[];
}
export const freshMemory = (): Memory => ({ bags: new Array(SYMBOLS_IN_ALL).fill(0), said: [] });
export const cloneMemory = ({ bags, said }: Memory): Memory => ({ bags: bags.slice(), said: said.slice() });
