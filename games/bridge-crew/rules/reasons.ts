/** Why something is refused: by the numbers of their rows. */
import { because, type Reason, type Seat } from '@bridgehead/kernel';
import type { OrderId } from '../cards.ts';
import { RESPECT } from '../state.ts';

const name = (seat: Seat): { readonly name: string } => ({ name: `@seat.${seat}` });
const bidWords = (bid: number): string => (bid === RESPECT ? '@brc.bid.respect' : `d${bid}`);

export const X2 = (): Reason => because('BRC-10', 'brc.no.card');
export const X3 = (): Reason => because('BRC-17', 'brc.no.equal');
export const X4 = (bid: number): Reason => because('BRC-16', 'brc.no.rise', { current: `d${bid}` });
export const X5 = (): Reason => because('BRC-R5', 'brc.no.captain-alien');
export const X6 = (clause: 'BRC-15' | 'BRC-51'): Reason => because(clause, 'brc.no.out');
export const X7 = (seat: Seat): Reason => because('BRC-26', 'brc.no.turn', name(seat));
export const X8 = (): Reason => because('BRC-25', 'brc.no.captain-bids');
export const X9 = (): Reason => because('BRC-27', 'brc.no.alien-bids');
export const X10 = (): Reason => because('BRC-83', 'brc.no.not-keen');
export const X11 = (): Reason => because('BRC-84', 'brc.no.matched');
export const X12 = (bid: number): Reason => because('BRC-28', 'brc.no.fall', { current: bidWords(bid) });
export const X13 = (): Reason => because('BRC-49', 'brc.no.yes');
export const X14 = (faces: number): Reason => because('BRC-R8', 'brc.no.none-left', { type: `d${faces}` });
export const X15 = (): Reason => because('BRC-R9', 'brc.no.officer-die');
export const X16 = (): Reason => because('FR-3', 'brc.no.on-report');
export const X17 = (): Reason => because('BRC-48', 'brc.no.offer');
export const X18 = (order: OrderId): Reason => because('BRC-R17', 'brc.no.themes', { order: `@brc.order.${order}` });
export const X19 = (): Reason => because('BRC-63', 'brc.no.blue');
export const X20 = (): Reason => because('BRC-66', 'brc.no.green');
export const X21 = (): Reason => because('BRC-55', 'brc.no.as-given');
export const X22 = (approach: 'technobabble' | 'love'): Reason =>
  because(approach === 'love' ? 'BRC-68' : 'BRC-65', 'brc.no.gate', { approach: `@brc.approach.${approach}` });
export const X23 = (): Reason => because('BRC-53', 'brc.no.your-die');
export const X24 = (): Reason => because('BRC-54', 'brc.no.belay');
export const X25 = (): Reason => because('BRC-32', 'brc.no.encounter-die');
export const X26 = (): Reason => because('BRC-R49', 'brc.no.attitude');
export const X27 = (): Reason => because('BRC-94', 'brc.no.captain-only');
export const X28 = (): Reason => because('BRC-R33', 'brc.no.save-dice');
export const X29 = (): Reason => because('BRC-R39', 'brc.no.final-act');
export const X30 = (): Reason => because('BRC-101', 'brc.no.penalty');
export const X31 = (seat: Seat): Reason => because('BRC-72', 'brc.no.scene', name(seat));
export const X33 = (): Reason => because('BRC-R66', 'brc.no.objection');
export const X34 = (): Reason => because('BRC-R50', 'brc.no.enough');
export const X35 = (): Reason => because('BRC-R56', 'brc.no.correct');
export const X36 = (): Reason => because('BRC-R56', 'brc.no.kudos');
export const X37 = (): Reason => because('BRC-R56', 'brc.no.cut');
export const X38 = (): Reason => because('BRC-R58', 'brc.no.given-up');
/** Training is what gives the choice. */
export const X40 = (): Reason => because('BRC-R69', 'brc.no.once');
export const X39 = (clause: string, seat: Seat): Reason => because(clause, 'brc.no.decision', name(seat));

export const OVER = (): Reason => because('BRC-99', 'brc.no.over');
/** Not in the table, but a mark must lie on something. */
export const NO_ENTRY = (): Reason => because('BRC-R56', 'brc.no.entry');
