/** Why somebody cannot bid so in the auction of an Order (BRC-R8 to BRC-R11): the rules ask it, and the ladder on the table. */
import type { Reason, Seat } from '@bridgehead/kernel';
import { isEmptyPool, isFaces } from '../dice.ts';
import { isKeen, NO_BID, officerPool, type Voyage } from '../state.ts';
import { X10, X11, X12, X13, X14, X15, X16 } from './reasons.ts';

/** What a bid is judged by: the state, or as much of it as a table shows. */
export type Auction = Pick<
  Voyage,
  'settings' | 'inGoodStanding' | 'commission' | 'officer' | 'bid' | 'offer' | 'isRepeat' | 'personalities' | 'themes'
>;

/** FR-3: with the marker down "With respect, sir" is illegal, except while the Commission pool is empty. */
export const isOnReport = (s: Auction, seat: Seat): boolean =>
  s.settings.regulations && !s.inGoodStanding[seat] && !isEmptyPool(s.commission);

/** Null for what is no bid at all. */
export function whyNoBid(s: Auction, seat: Seat, answer: unknown): Reason | null {
  if (answer === 'respect') {
    if (isEmptyPool(officerPool(s, seat))) return X15();
    if (isOnReport(s, seat)) return X16();
    return isKeen(s, seat) ? X11() : X10();
  }
  if (!isFaces(answer)) return null;
  if (s.offer === NO_BID) return X14(answer);
  if (answer === s.bid) return isKeen(s, seat) ? X11() : X10();
  if (answer === s.offer) return X13();
  const current = s.bid === NO_BID ? s.offer : s.bid;
  return answer > current ? X12(current) : X14(answer);
}
