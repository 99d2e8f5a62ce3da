/** Swaps (RED-43, RED-R27, RED-R44, RED-R83) and petitions to defect (RED-69, RED-R62, RED-R90). */
import type { Json, Reason, Rules, Seat } from '@bridgehead/kernel';
import { type Card, isCaptainCard, isCrewCard } from '../cards.ts';
import { nth } from '../lists.ts';
import {
  CREW,
  captainOf,
  crewOf,
  eyesOf,
  isAlive,
  isCaptain,
  type Match,
  NONE,
  type Offer,
  type Officer,
  officerOf,
  type Petition,
  seatOf,
  shipOf,
  teamOf,
} from '../state.ts';
import { takeCard } from './decks.ts';
import { checkElimination } from './elimination.ts';
import { endCloak } from './people.ts';
import { NO, underEmp } from './reasons.ts';
import { isFalse } from './seen.ts';
import { type Red, tell, tellAll, tellTeam, uncover } from './voice.ts';

export const MOST_OFFERS = 12;

const isXoCard = (o: Officer, card: Card): boolean => o.xo.includes(card);
const holds = (o: Officer, card: Card): boolean => o.hand.includes(card) || o.xo.includes(card);

/** Is this the free exchange between the captain and somebody with an XO card (RED-R44)? */
function isXoSwap(one: Officer, two: Officer, mine: Card, his: Card): boolean {
  return (isCaptain(two) && isXoCard(one, mine)) || (isCaptain(one) && isXoCard(two, his));
}

/** What stands in the way of this exchange between two officers, by either of them. */
export function whyNoSwap(s: Match, from: number, to: number, mine: Card, his: Card): Reason | null {
  const one = officerOf(s, from);
  const two = s.officers[to];
  if (two === undefined || to === from || !isAlive(two) || two.team !== one.team) return NO.notTarget;
  if (mine === NONE || his === NONE) return NO.exchange;
  if (!holds(one, mine) || !holds(two, his)) return NO.notHeld;
  if (isXoSwap(one, two, mine, his)) {
    // RED-R41: taking an XO card by swap is receiving it.
    const { emp } = teamOf(s, one.team);
    return emp > 0 ? underEmp(emp) : null;
  }
  if (!isCrewCard(mine) || !isCrewCard(his)) return NO.swapNoFreeXo;
  return one.ship === two.ship ? null : NO.sameShip;
}

export function whyOffer(s: Match, from: number, to: number, mine: Card, his: Card): Reason | null {
  const one = officerOf(s, from);
  const two = s.officers[to];
  if (s.offers.some((offer) => offer.from === from)) return NO.offerOpen;
  if (one.offers >= MOST_OFFERS) return NO.twelve;
  if (two?.takes === true && two.team === one.team) return NO.wholeTurnSwap;
  return whyNoSwap(s, from, to, mine, his);
}

/** In `command` one head agrees with itself: done at once. */
export function offer(t: Red, from: number, to: number, mine: Card, his: Card): void {
  const s = t.state;
  const one = officerOf(s, from);
  one.offers++;
  one.acted = true;
  if (s.mode !== 'seats') return exchange(t, { from, to, mine, his, gone: false });
  s.offers.push({ from, to, mine, his, gone: false });
  tellTeam(t, one.team, { type: 'offered', from, to, mine, his });
}

function exchange(t: Red, { from, to, mine, his }: Offer): void {
  const s = t.state;
  const one = officerOf(s, from);
  const two = officerOf(s, to);
  give(one, two, mine);
  give(two, one, his);
  one.acted = true;
  two.acted = true;
  tellTeam(t, one.team, { type: 'swapped', from, to, mine, his });
}
/** RED-R44: a captain card in crew hands carries the XO mark; with the captain it is an ordinary one. */
function give(from: Officer, to: Officer, card: Card): void {
  takeCard(from, card);
  if (isCaptainCard(card) && !isCaptain(to)) to.xo.push(card);
  else to.hand.push(card);
}

const offerFrom = (s: Match, from: number, to: number): Offer | undefined => s.offers.find((one) => one.from === from && one.to === to);

export const whyNotOffered = (s: Match, to: number, from: number): Reason | null =>
  offerFrom(s, from, to) === undefined ? NO.offerGone : null;
export function acceptOffer(t: Red, to: number, from: number): void {
  const s = t.state;
  const found = offerFrom(s, from, to);
  if (found === undefined) return;
  s.offers = s.offers.filter((one) => one !== found);
  exchange(t, found);
}
export function decline(t: Red, to: number, from: number): void {
  const found = offerFrom(t.state, from, to);
  if (found !== undefined) dropOffer(t, found, 'declined');
}
/** Nothing to withdraw: neither an offer nor a petition. */
export const whyNothingOut = (s: Match, officer: number): Reason | null =>
  s.petition?.officer === officer || s.offers.some((one) => one.from === officer) ? null : NO.offerGone;
export function withdraw(t: Red, officer: number, why: 'withdrawn' | 'lapsed'): void {
  if (t.state.petition?.officer === officer) dropPetition(t, why);
  const own = t.state.offers.find((one) => one.from === officer);
  if (own !== undefined) dropOffer(t, own, why);
}
/** RED-R83: what became of an offer must not show in who is asked. */
function voidOffer(t: Red, found: Offer): void {
  found.gone = true;
  tellTeam(t, officerOf(t.state, found.from).team, { type: 'offerGone', from: found.from, to: found.to, why: 'lapsed' });
}
export function dropOffer(t: Red, found: Offer, why: 'withdrawn' | 'declined' | 'lapsed'): void {
  const s = t.state;
  s.offers = s.offers.filter((one) => one !== found);
  if (found.gone) return;
  tellTeam(t, officerOf(s, found.from).team, { type: 'offerGone', from: found.from, to: found.to, why });
}

// —— petitions ——

/** RED-69, RED-R62. */
export function whyDefect(s: Match, officer: number, team: number): Reason | null {
  const o = officerOf(s, officer);
  if (!s.defection) return NO.noDefection;
  if (captainOf(s, o.team) !== NONE) return NO.stillCaptain;
  if (teamOf(s, o.team).petitioned) return NO.askedThisTurn;
  if (team === o.team) return NO.ownTeam;
  return captainOf(s, team) === NONE ? NO.noCaptainThere : null;
}

export function petition(t: Red, officer: number, team: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  teamOf(s, o.team).petitioned = true;
  o.acted = true;
  s.petition = { officer, team };
  tell(t, (eyes) => (eyes === o.team || eyes === team ? { type: 'petitioned', officer, team } : null));
}

function dropPetition(t: Red, why: 'withdrawn' | 'declined' | 'lapsed'): void {
  const s = t.state;
  if (s.petition === null) return;
  const { officer, team } = s.petition;
  s.petition = null;
  const from = officerOf(s, officer).team;
  tell(t, (eyes) => (eyes === from || eyes === team ? { type: 'petitionGone', officer, team, why } : null));
}

/** Two answers, in this order. */
type Reply = readonly ['accept' | 'decline', number, number];

/** The captain who is asked, in the middle of another crew's turn (RED-R62). */
export const askedCaptain = (s: Match): number => (s.petition === null ? NONE : captainOf(s, s.petition.team));
export function* answerPetition(t: Red, seat: Seat): Rules<void> {
  const { petition: open } = t.state;
  if (open === null) return;
  const captain = askedCaptain(t.state);
  const replies: Reply[] = [
    ['accept', captain, open.officer],
    ['decline', captain, open.officer],
  ];
  const [verb] = yield* t.choose<Reply>(seat, 'red.petition', replies, {
    fallback: nth(replies, 1),
    why: (answer) => whyNoReply(t.state, seat, answer),
    params: { officer: open.officer },
  });
  if (verb === 'accept') defect(t, open);
  else dropPetition(t, 'declined');
}

/** Offers that reach a seat all of whose officers have ended (RED-R83). Returns the officer who answered. */
export function* answerOffers(t: Red, seat: Seat): Rules<number> {
  const s = t.state;
  const open = s.offers.filter(({ to }) => seatOf(s, to) === seat);
  const replies = open.flatMap(({ from, to, gone }): Reply[] =>
    gone
      ? [['decline', to, from]]
      : [
          ['accept', to, from],
          ['decline', to, from],
        ],
  );
  const [verb, officer, from] = yield* t.choose<Reply>(seat, 'red.offers', replies, {
    fallback: replies.find(([verb]) => verb === 'decline') ?? nth(replies, 0),
    why: (answer) => whyNoReply(s, seat, answer),
  });
  if (verb === 'accept') acceptOffer(t, officer, from);
  else decline(t, officer, from);
  return officer;
}
function whyNoReply(s: Match, seat: Seat, answer: Json): Reason | null {
  if (!Array.isArray(answer)) return null;
  const [verb, officer] = answer;
  if (typeof verb !== 'string' || typeof officer !== 'number') return null;
  if (s.officers[officer] === undefined || seatOf(s, officer) !== seat) return NO.notYours;
  if (verb === 'accept' || verb === 'decline') return NO.offerGone;
  return eyesOf(s, seat) === s.place ? NO.ended : NO.notYourTurn;
}

/** RED-R90: he goes over with everything he has; what he left burning stays the old team's. */
function defect(t: Red, { officer, team }: Petition): void {
  const s = t.state;
  s.petition = null;
  const o = officerOf(s, officer);
  endCloak(t, officer);
  for (const one of s.offers.filter((open) => open.from === officer || open.to === officer)) dropOffer(t, one, 'lapsed');
  o.team = team;
  o.chair = CREW;
  s.wish[seatOf(s, officer)] = false; // it was for his old crew
  s.arrivals++;
  o.order = 2 + s.arrivals;
  o.ended = true;
  o.steps = 0;
  const ship = shipOf(s, o.ship);
  if (ship.pod) {
    ship.team = team;
    ship.place = team;
    ship.fresh.fill(false); // the new crew's turns are whole ones (RED-R20)
  }
  tellAll(t, { type: 'defected', officer, team });
  brief(t, officer, team);
  checkElimination(t);
}

/** A defector and his new crew see each other's hands, and what each ship really looks like to them. */
function brief(t: Red, officer: number, team: number): void {
  const s = t.state;
  uncover(t);
  tellTeam(t, team, {
    type: 'briefed',
    officer,
    crew: crewOf(s, team).map((mate) => {
      const { ship, section, health, redshirts, hand, xo } = officerOf(s, mate);
      return [mate, ship, section, health, redshirts, ...hand, ...xo];
    }),
    ships: s.ships.map((ship) => (isFalse(ship, team) ? [] : ship.levels.slice())),
  });
}

/** Offers and the petition stand only while both sides are there, hold what they named and may do it. */
export function lapse(t: Red): void {
  const s = t.state;
  for (const one of [...s.offers]) {
    if (one.gone || whyNoSwap(s, one.from, one.to, one.mine, one.his) === null) continue;
    if (officerOf(s, one.to).ended && isAlive(officerOf(s, one.to)) && isAlive(officerOf(s, one.from))) voidOffer(t, one);
    else dropOffer(t, one, 'lapsed');
  }
  const { petition: open } = s;
  if (open === null) return;
  const from = officerOf(s, open.officer);
  if (!isAlive(from) || captainOf(s, from.team) !== NONE || captainOf(s, open.team) === NONE) dropPetition(t, 'lapsed');
}
