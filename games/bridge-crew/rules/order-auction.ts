/**
 * The auction of an Order (BRC-25 to BRC-29, BRC-31, BRC-49 to BRC-52, BRC-82 to BRC-84; O4, O4x, O5a): falling, mavericks below all
 * (BRC-R8 to BRC-R14), the draft (BRC-R63), and the die that is taken (BRC-R16).
 */
import type { Question, Reason, Rules, Seat } from '@bridgehead/kernel';
import { COLOURS, type Colour, countIn, type Faces, isEmptyPool, isFaces, kindOf, typesIn } from '../dice.ts';
import type { BidAnswer } from '../events.ts';
import { eligible, isKeen, NO_BID, NOBODY, officerPool, RESPECT, tellMore, type Voyage } from '../state.ts';
import { moveDie } from './dice.ts';
import { endRound, shiftRoles } from './end.ts';
import { meetAlien } from './face-off.ts';
import { isPlan } from './plan.ts';
import { X10, X11, X12, X13, X14, X15, X16, X21 } from './reasons.ts';
import { type CrewTable, post } from './texts.ts';

/** What a bid is judged by: the state, or as much of it as a table shows. */
export type Auction = Pick<
  Voyage,
  'settings' | 'inGoodStanding' | 'commission' | 'officer' | 'bid' | 'offer' | 'isRepeat' | 'personalities' | 'themes'
>;

/** FR-3: with the marker down "With respect, sir" is illegal, except while the Commission pool is empty. */
const isOnReport = (s: Auction, seat: Seat): boolean => s.settings.regulations && !s.inGoodStanding[seat] && !isEmptyPool(s.commission);

/** Specification 6.1: truly lower, or a Keen repeat of a bid that is not itself a repeat (BRC-28, BRC-83, BRC-84). */
function isLower(s: Voyage, seat: Seat, bid: number): boolean {
  if (s.bid === NO_BID) return bid === RESPECT || bid <= s.offer; // BRC-R10: no bid may exceed the offer
  return bid < s.bid || (bid === s.bid && !s.isRepeat && isKeen(s, seat));
}
const canRespect = (s: Voyage, seat: Seat): boolean =>
  !isEmptyPool(officerPool(s, seat)) && !isOnReport(s, seat) && isLower(s, seat, RESPECT);

/** Every legal bid but No Bid, from the top of the scale. */
export function bidsOf(s: Voyage, seat: Seat): BidAnswer[] {
  const bids: BidAnswer[] = typesIn(s.commission)
    .filter((faces) => isLower(s, seat, faces))
    .toReversed();
  if (canRespect(s, seat)) bids.push('respect');
  return bids;
}

export const ORDER_BID: Question<Voyage, BidAnswer> = {
  key: 'brc.order-bid',
  list: (s, seat) => ['none', ...bidsOf(s, seat)],
  why: whyNoBid,
  params: (s, seat) => ({ order: s.order, offer: s.offer, bid: s.bid, keen: isKeen(s, seat) }),
};

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

export function openOrderAuction(t: CrewTable): void {
  const s = t.state;
  s.beat = 'order-auction';
  s.turn = NOBODY; // BRC-26: from the Captain's left, whoever spoke last about the themes
  s.out = s.out.map(() => false);
  if (t.watched) t.emit({ type: 'auction.opened', card: 'order', offer: s.offer === NO_BID ? null : s.offer });
  goOn(t);
}

export function* orderAuction(t: CrewTable): Rules<void> {
  const s = t.state;
  const seat = s.turn;
  const bid = yield* t.ask(seat, ORDER_BID);
  const value = bid === 'respect' ? RESPECT : bid;
  const repeat = value === s.bid;
  if (t.watched) t.emit({ type: 'auction.bid', seat, bid, repeat, automatic: false });
  post(t, 'bid', seat, '', [lineOf(s, bid, repeat)], { off: seat, die: `d${bid}` });
  if (value === 'none') s.out[seat] = true;
  else {
    s.bid = value;
    s.bidder = seat;
    s.isRepeat = repeat;
  }
  goOn(t);
}

function lineOf(s: Voyage, bid: BidAnswer, repeat: boolean): string {
  if (bid === 'none') return 'bid.pass';
  if (bid === 'respect') return 'bid.respect';
  if (repeat) return 'bid.match';
  return bid === s.offer ? 'bid.yes' : 'bid.lower';
}

/** The next who can bid; whoever cannot is out, silently and for good (BRC-R12, BRC-R61). */
function goOn(t: CrewTable): void {
  const s = t.state;
  const order = eligible(s);
  const at = order.indexOf(s.turn);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(at + i) % order.length] as Seat;
    if (s.out[seat] || seat === s.bidder) continue;
    if (bidsOf(s, seat).length > 0) {
      s.turn = seat;
      return;
    }
    s.out[seat] = true;
    if (t.watched) t.emit({ type: 'auction.bid', seat, bid: 'none', repeat: false, automatic: true });
  }
  settle(t);
}

function settle(t: CrewTable): void {
  const s = t.state;
  if (s.bidder === NOBODY) return s.offer === NO_BID ? nobodyTakes(t) : toDraft(t);
  s.crew = s.bidder;
  tellMore(s, { crew: s.crew });
  s.isMaverick = s.bid === RESPECT;
  if (t.watched) t.emit({ type: 'auction.won', card: 'order', seat: s.crew, bid: s.isMaverick ? 'respect' : s.bid });
  if (!s.isMaverick) return takeCommission(t);
  if (s.settings.regulations && !isEmptyPool(s.commission)) s.inGoodStanding[s.crew] = false; // FR-3
  s.beat = 'approach';
}

/** BRC-R14: the dice locker is empty and nobody goes maverick. */
function nobodyTakes(t: CrewTable): void {
  post(t, 'outcome', t.state.captain, '', ['idle']);
  shiftRoles(t, 'BRC-R14');
  endRound(t);
}

// —— O4x: draft (BRC-R13, BRC-R63) ——

export const DRAFT: Question<Voyage, Seat> = { key: 'brc.draft', list: (s) => eligible(s), params: (s) => ({ offer: s.offer }) };

function toDraft(t: CrewTable): void {
  const [only, another] = eligible(t.state);
  if (another === undefined) draftOfficer(t, only as Seat);
  else t.state.beat = 'draft';
}

export function* draft(t: CrewTable): Rules<void> {
  draftOfficer(t, yield* t.ask(t.state.captain, DRAFT));
}

function draftOfficer(t: CrewTable, seat: Seat): void {
  const s = t.state;
  s.crew = seat;
  tellMore(s, { crew: seat });
  s.bid = s.offer; // as if by "Yes Sir!"
  s.bidder = seat;
  if (t.watched) t.emit({ type: 'officer.drafted', seat, die: s.offer });
  post(t, 'bid', s.captain, '', ['bid.draft']);
  takeCommission(t);
}

// —— O5a: the die (BRC-52, BRC-R16) ——

export const COLOUR: Question<Voyage, readonly [Faces, Colour]> = {
  key: 'brc.colour',
  list: (s) => COLOURS.map((colour) => [s.bid as Faces, colour]),
  why: (_s, _seat, answer) => (isPlan(answer) ? X21() : null), // BRC-55
};

function takeCommission(t: CrewTable): void {
  const s = t.state;
  if (s.settings.regulations) s.inGoodStanding[s.crew] = true; // FR-3, drafted officers too
  const colours = COLOURS.filter((colour) => countIn(s.commission, kindOf(s.bid, colour)) > 0);
  if (colours.length > 1) s.beat = 'colour';
  else takeDie(t, colours[0] as Colour);
}

export function* colour(t: CrewTable): Rules<void> {
  const [, chosen] = yield* t.ask(t.state.crew, COLOUR);
  takeDie(t, chosen);
}

function takeDie(t: CrewTable, chosen: Colour): void {
  moveDie(t, kindOf(t.state.bid, chosen), 'commission', 'crew', 'BRC-52');
  meetAlien(t);
}
