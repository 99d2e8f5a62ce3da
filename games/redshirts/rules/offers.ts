/** Swaps (RED-43, RED-R27, RED-R44, RED-R83) and petitions to defect (RED-69, RED-R62, RED-R90). */
import type { Reason } from '@bridgehead/kernel';
import { type Card, isCaptainCard, isCrewCard } from '../cards.ts';
import {
  CREW,
  captainOf,
  crewOf,
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
import { checkElimination } from './end.ts';
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

/** What stands in the way of this exchange between two officers, whoever offers it. */
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
  if (s.mode !== 'seats') return exchange(t, { from, to, mine, his });
  s.offers.push({ from, to, mine, his });
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

export const offerFrom = (s: Match, from: number, to: number): Offer | undefined =>
  s.offers.find((one) => one.from === from && one.to === to);

export function acceptOffer(t: Red, to: number, from: number): void {
  const s = t.state;
  const found = offerFrom(s, from, to) as Offer;
  s.offers = s.offers.filter((one) => one !== found);
  exchange(t, found);
}
export function dropOffer(t: Red, found: Offer, why: 'withdrawn' | 'declined' | 'lapsed'): void {
  const s = t.state;
  s.offers = s.offers.filter((one) => one !== found);
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

export function dropPetition(t: Red, why: 'withdrawn' | 'declined' | 'lapsed'): void {
  const s = t.state;
  const { officer, team } = s.petition as Petition;
  s.petition = null;
  const from = officerOf(s, officer).team;
  tell(t, (eyes) => (eyes === from || eyes === team ? { type: 'petitionGone', officer, team, why } : null));
}

/** RED-R90: he goes over with everything he has; what he left burning stays the old team's. */
export function defect(t: Red): void {
  const s = t.state;
  const { officer, team } = s.petition as Petition;
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
  for (const one of [...s.offers]) if (whyNoSwap(s, one.from, one.to, one.mine, one.his) !== null) dropOffer(t, one, 'lapsed');
  const { petition: open } = s;
  if (open === null) return;
  const from = officerOf(s, open.officer);
  if (!isAlive(from) || captainOf(s, from.team) !== NONE || captainOf(s, open.team) === NONE) dropPetition(t, 'lapsed');
}
