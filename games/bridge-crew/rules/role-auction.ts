/** The auctions of the Captain and the Alien card (BRC-13 to BRC-21, BRC-R5 to BRC-R7; S4 to S6): rising, no equal bids. */
import type { Question, Reason, Rules, Seat } from '@bridgehead/kernel';
import { FACES, type Faces, isFaces, KINDS, kindOf } from '../dice.ts';
import type { RoleBidAnswer } from '../events.ts';
import { NO_BID, NOBODY, placed, type RoleCard, seatsOf, type Voyage } from '../state.ts';
import { moveDie } from './dice.ts';
import { X3, X4 } from './reasons.ts';
import { ask, type CrewTable } from './texts.ts';

const HIGHEST = 12;
/** BRC-R7: what a card costs that nobody wanted. */
const BY_LOT = 4;

/** Who may bid, in the order of asking: places rising for the Captain, falling for the Alien, the Captain left out (BRC-20, BRC-R5). */
export function bidders(s: Voyage, card: RoleCard): Seat[] {
  const places = Array.from({ length: seatsOf(s) }, (_, place) => place);
  const order = card === 'captain' ? places : places.toReversed();
  return order.map((place) => placed(s, place)).filter((seat) => seat !== s.captain);
}

function open(t: CrewTable, card: RoleCard): void {
  const s = t.state;
  s.bid = NO_BID;
  s.bidder = NOBODY;
  s.out = s.out.map(() => false);
  s.turn = bidders(s, card)[0] as Seat;
  if (t.watched) t.emit({ type: 'auction.opened', card, offer: null });
}

export const ROLE_BID: Question<Voyage, RoleBidAnswer> = {
  key: 'brc.role-bid',
  list: (s) => ['none', ...FACES.filter((faces) => faces > s.bid)],
  why: (s, _seat, answer) => whyNoRoleBid(s.bid, answer),
};
export const whyNoRoleBid = (bid: number, answer: unknown): Reason | null => (!isFaces(answer) ? null : answer === bid ? X3() : X4(bid));

export function* roleAuction(t: CrewTable, card: RoleCard): Rules<void> {
  const s = t.state;
  open(t, card);
  while (s.turn !== NOBODY) {
    const seat = s.turn;
    const bid = yield* ask(t, card === 'captain' ? 'captain-auction' : 'alien-auction', seat, ROLE_BID);
    if (t.watched) t.emit({ type: 'auction.bid', seat, bid, repeat: false, automatic: false });
    if (bid === 'none')
      s.out[seat] = true; // BRC-15
    else {
      s.bid = bid;
      s.bidder = seat;
    }
    s.turn = s.bid === HIGHEST ? NOBODY : nextBidder(s, card);
  }
  settle(t, card);
}

/** Round and round among those still in, the highest bidder skipped (BRC-R6). */
function nextBidder(s: Voyage, card: RoleCard): Seat {
  const order = bidders(s, card);
  const at = order.indexOf(s.turn);
  for (let i = 1; i <= order.length; i++) {
    const seat = order[(at + i) % order.length] as Seat;
    if (!s.out[seat] && seat !== s.bidder) return seat;
  }
  return NOBODY;
}

/** BRC-18; nobody wanted it: by lot, at d4 (BRC-R7). */
function settle(t: CrewTable, card: RoleCard): void {
  const s = t.state;
  if (s.bidder === NOBODY) {
    s.bidder = t.pick(bidders(s, card));
    s.bid = BY_LOT;
    t.emit({ type: 'auction.lots', card, seat: s.bidder });
  }
  s[card] = s.bidder;
  if (t.watched) t.emit({ type: 'auction.won', card, seat: s.bidder, bid: s.bid });
  handOut(t, card, s.bidder, s.bid as Faces);
}

/** BRC-19, BRC-21: everybody else collects a die of the winning type; a pool holds enough of each. */
function handOut(t: CrewTable, card: RoleCard, winner: Seat, faces: Faces): void {
  const [pool, colour, clause] = card === 'captain' ? (['commission', 'C', 'BRC-19'] as const) : (['encounter', 'E', 'BRC-21'] as const);
  for (let seat = 0; seat < t.seats; seat++) if (seat !== winner) moveDie(t, kindOf(faces, colour), pool, seat, clause);
}

/** OPT-1: half as many dice of each type as there are seats leave each pool. */
export function trim(t: CrewTable): void {
  const s = t.state;
  const many = Math.floor(t.seats / 2);
  for (const pool of ['commission', 'encounter'] as const)
    for (let kind = 0; kind < KINDS; kind++) {
      const count = Math.min(many, s[pool][kind] as number);
      if (count > 0) moveDie(t, kind, pool, 'removed', 'OPT-1', count);
    }
}
