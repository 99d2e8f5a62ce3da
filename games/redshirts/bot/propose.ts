/** Deeds that somebody would like to do, with how much; only legal ones count. */
import type { Deed } from '../actions/deed.ts';

export type Propose = (deed: Deed, score: number) => void;
export interface Liked {
  readonly deed: Deed;
  readonly score: number;
}
