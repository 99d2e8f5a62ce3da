/** Redshirts for bots: one list of liked deeds serves the Cadet, the Officer and the search's candidates. */

import {
  type Ask,
  type Candidate,
  type Chance,
  defaultAnswer,
  type Followed,
  type Json,
  type Knowledge,
  pick,
  type Seat,
} from '@bridgehead/kernel';
import { type Deed, isDeed, manOf } from './actions/deed.ts';
import { ACTIONS } from './actions/index.ts';
import { aimAt, bestTriple, proposeHelm } from './bot/captain.ts';
import { proposeCrew, proposeWalk, spreadBrigade } from './bot/crew.ts';
import { unwanted } from './bot/hands.ts';
import { plansOf } from './bot/plans.ts';
import type { Liked, Propose } from './bot/propose.ts';
import { proposeSwaps } from './bot/swaps.ts';
import { evaluate } from './bot/values.ts';
import { type Card, isCaptainCard, REPAIR_1 } from './cards.ts';
import { nth } from './lists.ts';
import { enough } from './rules/action.ts';
import { openOfficers } from './rules/open.ts';
import { captainOf, crewOf, eyesOf, isCaptain, type Match, NONE, type Offer, officerOf, seatOf } from './state.ts';

export const knowledge: Knowledge<Match> = { cadet, officer, evaluate, candidates, follow, outcome, rolloutDepth: 30 };

/** Nobody likes a walk, a swap or new cards as much as this: with something better in hand they need not be looked for. */
const ABOVE_WALKS = 5.86;

function proposeDeeds(s: Match, officer: number, propose: Propose): void {
  proposeHelm(s, officer, propose);
  proposeCrew(s, officer, propose);
  proposeOffers(s, officer, propose);
}
function proposeWalks(s: Match, officer: number, propose: Propose): void {
  const o = officerOf(s, officer);
  proposeWalk(s, officer, propose);
  proposeSwaps(s, officer, propose);
  if (o.turnIns === 0 && unwanted(s, o).length > 0) propose(['turn-in', officer], 0.3);
}
/** Who may still act; a petitioner may only wait. */
const thinkers = (s: Match, seat: Seat): number[] => openOfficers(s, seat).filter((officer) => s.petition?.officer !== officer);

/** Legal deeds that are worth something, best first. */
function likes(s: Match, seat: Seat): Liked[] {
  const found: Liked[] = [];
  const propose: Propose = (deed, score) => {
    if (score > 0 && ACTIONS.why(s, seat, deed) === null) found.push({ deed, score });
  };
  for (const officer of thinkers(s, seat)) proposeDeeds(s, officer, propose);
  for (const officer of thinkers(s, seat)) proposeWalks(s, officer, propose);
  return found.sort((a, b) => b.score - a.score);
}

/** The first of them, found more quickly: the search asks for nothing else. */
function favourite(s: Match, seat: Seat): Liked | null {
  let best: Liked | null = null;
  let most = 0;
  const propose: Propose = (deed, score) => {
    if (score <= most || ACTIONS.why(s, seat, deed) !== null) return;
    best = { deed, score };
    most = score;
  };
  const open = thinkers(s, seat);
  for (const officer of open) proposeDeeds(s, officer, propose);
  if (most < ABOVE_WALKS) for (const officer of open) proposeWalks(s, officer, propose);
  return best;
}

/** A swap is welcome unless the card given is worth more here. */
function answerTo(s: Match, { from, to, mine, his }: Offer): Deed {
  const o = officerOf(s, to);
  const dear = (card: Card): number => (isCaptainCard(card) ? 2 : unwanted(s, { ...o, hand: [card] }).length > 0 ? 0 : 1);
  return [dear(his) > dear(mine) ? 'decline' : 'accept', to, from];
}
function proposeOffers(s: Match, officer: number, propose: Propose): void {
  for (const offer of s.offers) if (offer.to === officer) propose(answerTo(s, offer), 9);
}

function officer(s: Match, ask: Ask): Json {
  if (ask.key === 'red.menu') return favourite(s, ask.seat)?.deed ?? enough(s, ask.seat);
  return settled(s, ask);
}

/** Believable, with mistakes: any of the liked deeds, and sometimes enough is enough. */
function cadet(s: Match, ask: Ask, chance: Chance): Json {
  if (ask.key !== 'red.menu') return settled(s, ask);
  const liked = likes(s, ask.seat);
  if (liked.length === 0 || chance.below(12) === 0) return enough(s, ask.seat);
  return pick(liked, chance).deed;
}

/** Questions with one good answer. Whose second half it is, and at which ship, is said in the question. */
function settled(s: Match, ask: Ask): Json {
  const { officer = NONE, ship = NONE } = numbersOf(ask);
  switch (ask.key) {
    case 'red.turn-in':
      return turnIn(s, officer, ask.kind === 'select' ? ask.options : []);
    case 'red.brigade':
      if (ask.kind !== 'distribute') break;
      return spreadBrigade(s, officer, ask.options.filter(isNumber), ask.most, ask.points);
    case 'red.scythe':
      return bestTriple(s, officerOf(s, officer).team, ship);
    case 'red.missile':
      return aimAt(s, officerOf(s, officer).team, ship, 2);
    case 'red.succession':
      return crewOf(s, eyesOf(s, ask.seat))[0] ?? NONE;
    case 'red.offers': {
      const offer = s.offers.find(({ to }) => seatOf(s, to) === ask.seat);
      if (offer === undefined) break;
      return answerTo(s, offer);
    }
    case 'red.petition': {
      const captain = captainOf(s, eyesOf(s, ask.seat));
      return [crewOf(s, eyesOf(s, ask.seat)).length < 4 ? 'accept' : 'decline', captain, officer];
    }
  }
  return defaultAnswer(ask, s);
}
const isNumber = (datum: Json | undefined): datum is number => typeof datum === 'number';
function numbersOf({ params }: Ask): { readonly officer?: number; readonly ship?: number } {
  const { officer, ship } = params ?? {};
  return { ...(isNumber(officer) ? { officer } : {}), ...(isNumber(ship) ? { ship } : {}) };
}

function turnIn(s: Match, officer: number, options: readonly Json[]): Json {
  const o = officerOf(s, officer);
  const wanted = unwanted(s, o);
  const picked: Json[] = [];
  let counted = isCaptain(o) ? Number.NEGATIVE_INFINITY : o.turnIns;
  for (const option of options) {
    const card = Array.isArray(option) ? option[0] : NONE;
    const at = wanted.indexOf(card);
    if (at < 0 || (card !== REPAIR_1 && counted >= 2)) continue;
    if (card !== REPAIR_1) counted++;
    wanted.splice(at, 1);
    picked.push(option);
  }
  return picked;
}

/** What is plainly good, and what only sorts cards or sends bots about, is done without thinking. */
const PLAIN = 7.3;
const isPlain = ({ deed: [verb], score }: Liked): boolean => score >= PLAIN || verb === 'swap' || verb === 'turn-in' || verb === 'bot';

/** The Officer is not left for a hunch: so much less likely is any other plan. */
const OTHER_PLANS = Math.exp(-4);
const MOST_PLANS = 12;

/** One decision is what one officer does with the turn: as the Officer would, or by another plan. */
function candidates(s: Match, ask: Ask): readonly Candidate[] {
  if (ask.key !== 'red.menu') return [{ answer: settled(s, ask), prior: 1, plan: [] }];
  const liked = favourite(s, ask.seat);
  const answer = liked?.deed ?? enough(s, ask.seat);
  const own: Candidate = { answer, prior: 1, plan: [] };
  if (liked !== null && isPlain(liked)) return [own];
  const whose = liked === null ? openOfficers(s, ask.seat) : [manOf(liked.deed)];
  const others = whose.flatMap((officer) => plansOf(s, officer)).flatMap((plan) => follow(s, ask, plan) ?? []);
  const seen = new Set([JSON.stringify([own.answer, own.plan])]);
  const fresh = others.filter((one) => {
    const key = JSON.stringify([one.answer, one.plan]);
    if (seen.has(key)) return false;
    seen.add(key);
    return true;
  });
  return [own, ...fresh.slice(0, MOST_PLANS).map((one) => ({ ...one, prior: OTHER_PLANS }))];
}

/** The next answer of a plan that can be given; what cannot is left out. */
function follow(s: Match, ask: Ask, plan: Json): Followed | null {
  const left: readonly Json[] = Array.isArray(plan) ? plan : [];
  if (ask.key !== 'red.menu') {
    const [next, ...rest] = left;
    return next === undefined || isDeed(next) ? { answer: settled(s, ask), plan } : { answer: next, plan: rest };
  }
  const at = left.findIndex((next) => isDeed(next) && ACTIONS.why(s, ask.seat, next) === null);
  return at < 0 ? null : { answer: nth(left, at), plan: left.slice(at + 1) };
}

/** How the ships stand is what all see of an outcome. */
function outcome(s: Match): string {
  let sum = 0;
  for (const ship of s.ships) if (ship.virus === 0) for (const level of ship.levels) sum += level;
  return `${s.round}.${s.place}.${sum}`;
}
