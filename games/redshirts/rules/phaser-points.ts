/** How many points a phaser has: the rules reckon with it, and the table shows it. */
import { type Card, RIFLE } from '../cards.ts';
import type { OfficerView } from '../view.ts';

const RIFLE_BONUS = 2;

/** RED-57, RED-60, RED-75, RED-80; a second rifle or brigade adds nothing (RED-R30). */
export const phaserPoints = (o: { readonly hand: readonly Card[]; readonly redshirts: number }, brigade: boolean): number =>
  1 + (o.hand.includes(RIFLE) ? RIFLE_BONUS : 0) + (brigade ? Math.floor(o.redshirts / 2) : 0);
/** The same as far as a viewer can tell. */
export const phaserPointsOf = (o: OfficerView | undefined, brigade: boolean): number =>
  phaserPoints({ hand: o?.own?.hand ?? [], redshirts: o?.redshirts ?? 0 }, brigade);
