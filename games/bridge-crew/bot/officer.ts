/** The Officer: the heuristic's answer to every question. Texts are left to the ghost-writer. */
import { type Ask, type Chance, type Json, pick, type Seat } from '@bridgehead/kernel';
import { ORDER_IDS, type PersonalityId, stanceOf, type Theme } from '../cards.ts';
import { type DieAnswer, dieAnswer, FACES, FALLING_GREEN, facesOf, kindsIn, pipsOf, RISING } from '../dice.ts';
import type { BidAnswer } from '../events.ts';
import { nth } from '../lists.ts';
import { drawnFrom } from '../resample.ts';
import { ORDER_BID } from '../rules/order-auction.ts';
import { eligible, NO_BID, officerPool, stanceOn, type Voyage } from '../state.ts';
import { attitudeMix, bestAttitude, maverickWeight, standWith } from './attitude.ts';
import { chosenOffer, chosenOrder, chosenPair, chosenSheet, wantsToSave } from './captain.ts';
import {
  asOrdered,
  belaying,
  bestPlan,
  captainValue,
  chanceOf,
  orderUtility,
  plansOf,
  saveChanceIn,
  trainedMethod,
  trickUtility,
} from './values.ts';

export function officer(s: Voyage, ask: Ask, chance: Chance): Json {
  const { seat } = ask;
  switch (ask.key.slice('brc.'.length)) {
    case 'take-crew':
      return pick(listOf(s, ask), chance);
    case 'take-personality':
      return chosenPersonality(s, listOf(s, ask) as PersonalityId[], chance);
    case 'role-bid':
      return roleBid(s, chance);
    case 'command':
      return listOf(s, ask).includes('save') && (wantsToSave(s) || listOf(s, ask).length === 1) ? 'save' : chosenOrder(s, chance);
    case 'sheet':
      return chosenSheet(s, chance);
    case 'themes':
      return chosenPair(s, chance);
    case 'objection':
      return 'pass';
    case 'vote':
      return likesSwap(s, seat, ask.params ?? {}) ? 'agree' : 'keep';
    case 'commission':
      return chosenOffer(s);
    case 'order-bid':
      return orderBid(s, seat, chance);
    case 'colour':
      return [s.bid, 'C'];
    case 'approach':
      return chosenApproach(s, seat, chance);
    case 'consent':
      return saveChanceIn(s, s.crew) > 0.4 ? 'refuse' : 'grant';
    case 'die':
      return chosenStake(s, seat);
    case 'alien-die':
      return alienDie(s, seat);
    case 'face-off':
      return faceOff(s, seat, ask, chance);
    case 'first-die':
      return dieAnswer(nth(kindsIn(officerPool(s, s.captain), FALLING_GREEN), 0));
    case 'second-die':
      return dieAnswer(nth(kindsIn(officerPool(s, s.captain), RISING), 0));
    default:
      return ''; // every text
  }
}

export const listOf = (s: Voyage, ask: Ask): readonly Json[] =>
  ask.kind === 'choose' ? ask.question.list(s, ask.seat, ask.about) : ask.kind === 'write' ? [''] : ask.options;

/** Two Keen themes are better than one. */
function chosenPersonality(s: Voyage, stack: readonly PersonalityId[], chance: Chance): PersonalityId {
  const wanted = s.settings.botStyle === 'tactical' ? stack.filter((id) => id === 'aggressive' || id === 'defensive') : [];
  return pick(wanted.length > 0 ? wanted : stack, chance);
}

/** In per cent, to raise to d4, d6, … */
const RAISES = { captain: [25, 10, 3, 0, 0], alien: [70, 45, 20, 8, 3] } as const;
function roleBid(s: Voyage, chance: Chance): number | 'none' {
  const raises = RAISES[s.awaits === 'captain-auction' ? 'captain' : 'alien'];
  const next = FACES.findIndex((faces) => faces > s.bid);
  return chance.below(100) < nth(raises, next) ? nth(FACES, next) : 'none';
}

export function likesSwap(s: Voyage, seat: Seat, { strike, put }: Readonly<Record<string, Json>>): boolean {
  const now = stanceOn(s, seat);
  const then = stanceOf(
    nth(s.personalities, seat),
    s.themes.map((theme) => (theme === strike ? (put as Theme) : theme)),
  );
  return (then === 'keen' && now !== 'keen') || (now === 'counter' && then !== 'counter');
}

// —— bids ——

/** What staying out is worth. */
function stayValue(s: Voyage, seat: Seat, chance: Chance): number {
  if (s.settings.botStyle === 'tactical') return 0;
  const stance = stanceOn(s, seat);
  const mood = stance === 'keen' ? -1 : stance === 'counter' ? 3.5 : 1.5;
  return mood - 2 + chance.below(4001) / 1000;
}
/** Nobody has bid, and nobody else can: a No Bid would send chair and Alien on (BRC-R14). */
const isLastHope = (s: Voyage, seat: Seat): boolean =>
  s.bid === NO_BID && eligible(s).every((other) => other === seat || nth(s.out, other));
const GIVEN_UP = 3;
const considersMaverick = (s: Voyage, seat: Seat, chance: Chance): boolean =>
  s.settings.botStyle === 'tactical' || chance.below(1000) < 450 * maverickWeight(nth(s.personalities, seat));

export const bidUtility = (s: Voyage, seat: Seat, bid: BidAnswer): number =>
  bid === 'respect'
    ? (bestPlan(s, seat)?.utility ?? 0)
    : typeof bid === 'number'
      ? orderUtility(s, seat, bid, false, asOrdered(s, seat))
      : 0;

function orderBid(s: Voyage, seat: Seat, chance: Chance): BidAnswer {
  let best: BidAnswer = 'none';
  let most = stayValue(s, seat, chance) - (isLastHope(s, seat) ? GIVEN_UP : 0);
  const maverick = considersMaverick(s, seat, chance);
  for (const bid of ORDER_BID.list(s, seat, undefined)) {
    if (bid === 'none' || (bid === 'respect' && !maverick)) continue;
    const worth = bidUtility(s, seat, bid);
    if (worth > most) [best, most] = [bid, worth];
  }
  return best;
}

// —— a maverick's plan ——

function chosenApproach(s: Voyage, seat: Seat, chance: Chance): Json {
  const plans = plansOf(s, seat).filter(({ approach }) => !s.refused.includes(approach));
  const best = plans.reduce((one, other) => (other.utility > one.utility ? other : one));
  if (best.approach !== 'belay') return best.approach;
  const others = ORDER_IDS.filter((order) => order !== s.order);
  return ['belay', trainedMethod(s, seat) ?? pick(others, chance)];
}

export function stakeUtility(s: Voyage, seat: Seat, faces: number): number {
  if (s.approach === 'technobabble' || s.approach === 'love') return trickUtility(s, seat, faces);
  return orderUtility(s, seat, faces, true, s.approach === 'belay' ? belaying(s, seat, s.method) : asOrdered(s, seat));
}
function chosenStake(s: Voyage, seat: Seat): DieAnswer {
  const wanted = kindsIn(officerPool(s, seat)).filter((kind) =>
    s.approach === 'technobabble' ? kind < FACES.length : s.approach === 'love' ? kind >= FACES.length : true,
  );
  return dieAnswer(
    wanted.reduce((best, kind) => (stakeUtility(s, seat, facesOf(kind)) > stakeUtility(s, seat, facesOf(best)) ? kind : best)),
  );
}

// —— the face-off ——

const crewWay = (s: Voyage) => (s.approach === 'belay' ? belaying(s, s.crew, s.method) : asOrdered(s, s.crew));

export function alienDieValue(s: Voyage, seat: Seat, faces: number): number {
  const crew = facesOf(s.crewDie);
  const p = 1 - chanceOf(s, crew, faces, crewWay(s));
  const [i, c] = [pipsOf(faces), pipsOf(crew)];
  return p * (captainValue(s, seat, i, i) + i + c) - (1 - p) * 0.35 * (i + c);
}
function alienDie(s: Voyage, seat: Seat): DieAnswer {
  return dieAnswer(
    kindsIn(s.encounter, FALLING_GREEN).reduce((best, kind) =>
      alienDieValue(s, seat, facesOf(kind)) > alienDieValue(s, seat, facesOf(best)) ? kind : best,
    ),
  );
}

/** Speaks once, then goes in. */
function faceOff(s: Voyage, seat: Seat, ask: Ask, chance: Chance): Json {
  const side = seat === s.crew ? 0 : 1;
  if (s.spoken[side] === 0 && listOf(s, ask).includes('say')) return 'say';
  const attitude = s.settings.botStyle === 'tactical' ? bestAttitude(s, side) : drawnFrom(attitudeMix(nth(s.personalities, seat)), chance);
  return standWith(s, side, attitude);
}
