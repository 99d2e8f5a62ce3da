/**
 * The auction of an Order (BRC-25 to BRC-29, BRC-31, BRC-49 to BRC-52, BRC-82 to BRC-84; O4, O4x, O5a): falling, mavericks below all
 * (BRC-R8 to BRC-R12, BRC-R14), and the die that is taken (BRC-R16).
 */
import type { Question, Rules, Seat } from '@bridgehead/kernel';
import { PLANS } from '../actions/approach.ts';
import { COLOURS, countIn, type DieAnswer, dieAnswer, isEmptyPool, kindNamed, kindOf, typesIn } from '../dice.ts';
import type { BidAnswer } from '../events.ts';
import { nth, sole } from '../lists.ts';
import { eligible, isKeen, NO_BID, NOBODY, officerPool, RESPECT, tellMore, type Voyage } from '../state.ts';
import { isOnReport, whyNoBid } from './bids.ts';
import { moveDie } from './dice.ts';
import { post } from './post.ts';
import { X21 } from './reasons.ts';
import { ask, type CrewTable } from './texts.ts';

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

export function openOrderAuction(t: CrewTable): void {
  const s = t.state;
  s.turn = NOBODY; // BRC-26: from the Captain's left, not from the seat that spoke last about the themes
  s.out = s.out.map(() => false);
  if (t.watched) t.emit({ type: 'auction.opened', card: 'order', offer: s.offer === NO_BID ? null : s.offer });
}

/** O4 to O5a: bids in turn until no seat is left that can go lower; then the die is taken. Is there more to bid? Nobody is made to go (BRC-51). */
export function* orderAuction(t: CrewTable): Rules<boolean> {
  const s = t.state;
  if (goesOn(t)) {
    yield* bid(t, s.turn);
    return true; // a bid is a step: bots look ahead from here most often
  }
  if (s.bidder !== NOBODY) won(t);
  if (s.crew !== NOBODY && !s.isMaverick) yield* takeCommission(t);
  return false;
}

function* bid(t: CrewTable, seat: Seat): Rules<void> {
  const s = t.state;
  const bid = yield* ask(t, 'order-auction', seat, ORDER_BID);
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
}

function lineOf(s: Voyage, bid: BidAnswer, repeat: boolean): string {
  if (bid === 'none') return 'bid.pass';
  if (bid === 'respect') return 'bid.respect';
  if (repeat) return 'bid.match';
  return bid === s.offer ? 'bid.yes' : 'bid.lower';
}

/** Is there a next seat that can bid? A seat that cannot is out, silently and for good (BRC-R12, BRC-R61). */
function goesOn(t: CrewTable): boolean {
  const s = t.state;
  const order = eligible(s);
  const at = order.indexOf(s.turn);
  for (let i = 1; i <= order.length; i++) {
    const seat = nth(order, (at + i) % order.length);
    if (s.out[seat] || seat === s.bidder) continue;
    if (bidsOf(s, seat).length > 0) {
      s.turn = seat;
      return true;
    }
    s.out[seat] = true;
    if (t.watched) t.emit({ type: 'auction.bid', seat, bid: 'none', repeat: false, automatic: true });
  }
  return false;
}

function won(t: CrewTable): void {
  const s = t.state;
  s.crew = s.bidder;
  tellMore(s, { crew: s.crew });
  s.isMaverick = s.bid === RESPECT;
  if (t.watched) t.emit({ type: 'auction.won', card: 'order', seat: s.crew, bid: s.isMaverick ? 'respect' : s.bid });
  if (s.isMaverick && s.settings.regulations && !isEmptyPool(s.commission)) s.inGoodStanding[s.crew] = false; // FR-3
}

// —— O5a: the die (BRC-52, BRC-R16) ——

export const COLOUR: Question<Voyage, DieAnswer> = {
  key: 'brc.colour',
  list: (s) => COLOURS.map((colour) => dieAnswer(kindOf(s.bid, colour))),
  why: (_s, _seat, answer) => (PLANS.read(answer) !== null ? X21() : null), // BRC-55
};

function* takeCommission(t: CrewTable): Rules<void> {
  const s = t.state;
  if (s.settings.regulations) s.inGoodStanding[s.crew] = true; // FR-3
  const kinds = COLOURS.map((colour) => kindOf(s.bid, colour)).filter((kind) => countIn(s.commission, kind) > 0);
  const kind = sole(kinds) ?? kindNamed(yield* ask(t, 'colour', s.crew, COLOUR));
  moveDie(t, kind, 'commission', 'crew', 'BRC-52');
}
