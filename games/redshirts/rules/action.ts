/** The action phase (S8, 5.2, 5.3): who is asked what, and one answer after the other. */
import type { Asked, Chance, Json, Question, Reason, Rules, Seat } from '@bridgehead/kernel';
import { PASS, pick } from '@bridgehead/kernel';
import { BARRAGE, type Card, REPAIR_1, REPAIR_BRIGADE, SCYTHE } from '../cards.ts';
import { isTriple, type Section, STRIKABLE, TRIPLES } from '../ship.ts';
import {
  captainOf,
  count,
  crewOf,
  eyesOf,
  type Half,
  hasCrew,
  isCaptain,
  type Match,
  NONE,
  officerOf,
  seatCount,
  seatOf,
  TURN_IN,
} from '../state.ts';
import { brigadeReach, playBrigade } from './crew-cards.ts';
import { spend } from './decks.ts';
import { actDummy, hasPlan } from './decoy.ts';
import { answerPetition, type Deed, decline, isDeed, openOfficers, perform, playWhole, turnInAllowance, whyPlay } from './deeds.ts';
import { MENU } from './menu.ts';
import { acceptOffer, lapse } from './offers.ts';
import { NO, tooManyPoints, tooMuchThere } from './reasons.ts';
import { type Red, tell, tellAll, tellTeam } from './voice.ts';

export const BACK = 'back';

/** RED-R10, RED-R23: whoever answers first, in any order, one answer at a time. */
export function* act(t: Red): Rules<void> {
  const s = t.state;
  if (!hasCrew(s, s.place) || crewOf(s, s.place).every((officer) => officerOf(s, officer).ended && !officerOf(s, officer).leaving)) {
    s.step = 'end';
    return;
  }
  const asked = questions(t);
  const only = asked.length === 1 ? asked[0] : undefined;
  if (only !== undefined && only.ask.key === MENU.key) {
    const deed = yield* t.ask(only.ask.seat, MENU);
    return settleAnswer(t, only.ask.seat, deed);
  }
  const { seat, answer } = yield* t.any(asked);
  settleAnswer(t, seat, answer as Json);
}

/**
 * What a dummy has left when its officer ends, one deed at a time; then outsiders get the ended mark. Each is a
 * beat of its own that nobody has to answer: told together they would tell that he had ended early.
 */
const LEAVING: Question<Match, typeof PASS> = { key: 'red.leaving', list: () => [PASS], why: () => NO.ended, itself: true };

const leavingOf = (s: Match, seat: Seat): number => s.officers.findIndex((o, officer) => o.leaving && seatOf(s, officer) === seat);

function leave(t: Red, officer: number): void {
  const o = officerOf(t.state, officer);
  if (hasPlan(o)) return actDummy(t, officer);
  o.leaving = false;
  tellAll(t, { type: 'ended', officer });
}

/** One question per seat at most (RED-R83). */
function questions(t: Red): Asked<Json>[] {
  const s = t.state;
  const asked: Asked<Json>[] = [];
  const asker = petitionSeat(s);
  for (let seat = 0; seat < seatCount(s); seat++) {
    if (openOfficers(s, seat).length > 0) asked.push(questionOf(t, seat) as Asked<Json>);
    else if (leavingOf(s, seat) !== NONE) asked.push(t.question(seat, LEAVING));
    else if (seat === asker) asked.push(t.question(seat, PETITION));
    else if (s.offers.length > 0 && s.offers.some((one) => seatOf(s, one.to) === seat)) asked.push(t.question(seat, OFFERS));
  }
  return asked;
}
const petitionSeat = (s: Match): Seat => (s.petition === null ? NONE : seatOf(s, captainOf(s, s.petition.team)));

function questionOf(t: Red, seat: Seat): Asked<Json> | Asked<readonly Json[]> | Asked<readonly number[]> {
  const s = t.state;
  const half = s.half[seat] ?? null;
  if (half === null) return t.question(seat, MENU);
  switch (half.card) {
    case TURN_IN:
      return turnInQuestion(t, seat, half);
    case REPAIR_BRIGADE:
      return brigadeQuestion(t, seat, half);
    case SCYTHE:
      return scytheQuestion(t, seat, half);
    default:
      return t.choice<Json>(seat, 'red.missile', [...STRIKABLE, BACK], {
        fallback: BACK,
        params: { ...about(half), n: half.sections.length + 1 },
      });
  }
}
const about = (half: Half): Record<string, Json> => ({ officer: half.officer, card: half.card, ship: half.ship });

// —— offers that reach a seat without a menu ——

const offersTo = (s: Match, seat: Seat): Deed[] =>
  s.offers.flatMap((one): Deed[] =>
    seatOf(s, one.to) === seat
      ? [
          ['accept', one.to, one.from],
          ['decline', one.to, one.from],
        ]
      : [],
  );
const OFFERS: Question<Match, Deed> = {
  key: 'red.offers',
  list: offersTo,
  fallback: (s, seat) => offersTo(s, seat)[1] as Deed,
  why: (s, seat, answer) => whyNotOffered(s, seat, answer),
};
const PETITION: Question<Match, Deed> = {
  key: 'red.petition',
  list: (s) => petitionDeeds(s),
  fallback: (s) => petitionDeeds(s)[1] as Deed,
  why: (s, seat, answer) => whyNotOffered(s, seat, answer),
  params: (s) => ({ officer: s.petition?.officer ?? NONE }),
};
function petitionDeeds(s: Match): Deed[] {
  const { officer, team } = s.petition as NonNullable<Match['petition']>;
  const captain = captainOf(s, team);
  return [
    ['accept', captain, officer],
    ['decline', captain, officer],
  ];
}
function whyNotOffered(s: Match, seat: Seat, answer: Json): Reason | null {
  if (!isDeed(answer)) return null;
  const [verb, officer = NONE] = answer;
  if (s.officers[officer] === undefined || seatOf(s, officer) !== seat) return NO.notYours;
  if (verb === 'accept' || verb === 'decline') return NO.offerGone;
  return eyesOf(s, seat) === s.place ? NO.ended : NO.notYourTurn;
}

// —— half-made choices ——

/** Copies are told apart by their place among their like in the own hand. */
function cardsToTurnIn(s: Match, officer: number): [Card, number][] {
  const o = officerOf(s, officer);
  const seen = new Map<Card, number>();
  return [...o.hand, ...o.xo].map((card) => {
    const copy = seen.get(card) ?? 0;
    seen.set(card, copy + 1);
    return [card, copy];
  });
}
function turnInQuestion(t: Red, seat: Seat, half: Half): Asked<readonly Json[]> {
  const s = t.state;
  const o = officerOf(s, half.officer);
  const options = cardsToTurnIn(s, half.officer);
  const allowance = isCaptain(o) ? options.length : turnInAllowance(o);
  const free = count(o.hand, REPAIR_1);
  const counted = (picked: readonly (readonly [Card, number])[]): number => picked.filter(([card]) => card !== REPAIR_1).length;
  const why = (picked: readonly (readonly [Card, number])[]): Reason | null => (counted(picked) > allowance ? NO.twoCards : null);
  return t.selection<[Card, number]>(seat, 'red.turn-in', options, {
    min: 0,
    max: isCaptain(o) ? options.length : Math.min(options.length, allowance + free),
    check: why,
    amiss: why,
    fallback: [],
    params: { officer: half.officer, allowance },
  });
}

function brigadeQuestion(t: Red, seat: Seat, half: Half): Asked<readonly number[]> {
  const s = t.state;
  const o = officerOf(s, half.officer);
  const { sections, most } = brigadeReach(s, o, o.team);
  const points = Math.min(
    o.redshirts,
    most.reduce((sum, n) => sum + n, 0),
  );
  return t.distribution(seat, 'red.brigade', sections, {
    points,
    least: 1,
    most,
    fallback: sections.map((_, i) => (i === 0 ? 1 : 0)),
    amiss: (given) => {
      const over = given.findIndex((n, i) => n > (most[i] as number));
      if (over >= 0) return tooMuchThere(most[over] as number);
      return given.some((n) => n > 0) ? tooManyPoints(o.redshirts) : NO.onePoint;
    },
    params: about(half),
  });
}

function scytheQuestion(t: Red, seat: Seat, half: Half): Asked<readonly Json[]> {
  const why = (picked: readonly Section[]): Reason | null => (picked.length === 0 || isTriple(picked) ? null : NO.threeThatTouch);
  return t.selection<Section>(seat, 'red.scythe', STRIKABLE, {
    min: 0,
    max: 3,
    check: why,
    amiss: () => NO.threeThatTouch,
    fallback: [],
    draw: (chance: Chance) => (chance.below(8) === 0 ? [] : pick(TRIPLES, chance)),
    params: about(half),
  });
}

// —— answers ——

function settleAnswer(t: Red, seat: Seat, answer: Json): void {
  const s = t.state;
  if (answer !== PASS) s.wish[seat] = false; // a dummy's beat is nobody's answer
  const actor = carryOut(t, seat, answer);
  if (t.result !== null) return;
  if (actor !== NONE && !officerOf(s, actor).ended) actDummy(t, actor);
  goOn(t, seat, actor);
  discover(t);
  lapse(t);
  for (let one = 0; one < s.half.length; one++) if (s.half[one] !== null && !canComplete(s, s.half[one] as Half)) s.half[one] = null;
}

/** RED-R94: where one seat steers them all, a dummy that is left over goes on after answers for the others. */
function goOn(t: Red, seat: Seat, actor: number): void {
  const officer = leavingOf(t.state, seat);
  if (officer !== NONE && officer !== actor && actor !== NONE && openOfficers(t.state, seat).length > 0) leave(t, officer);
}

/** Returns the officer for whom the answer was given. */
function carryOut(t: Red, seat: Seat, answer: Json): number {
  const s = t.state;
  if (answer === PASS) {
    leave(t, leavingOf(s, seat));
    return NONE;
  }
  if (seat === petitionSeat(s) && eyesOf(s, seat) !== s.place) {
    answerPetition(t, (answer as Deed)[0] === 'accept');
    return NONE;
  }
  const half = s.half[seat] ?? null;
  if (half !== null) {
    completeHalf(t, seat, half, answer);
    return half.officer;
  }
  const deed = answer as Deed;
  if (openOfficers(s, seat).length > 0) perform(t, seat, deed);
  else if (deed[0] === 'accept') acceptOffer(t, deed[1] as number, deed[2] as number);
  else decline(t, deed[1] as number, deed[2] as number);
  return deed[1] ?? NONE;
}

function completeHalf(t: Red, seat: Seat, half: Half, answer: Json): void {
  const s = t.state;
  const { officer, card, ship } = half;
  const picked = answer as readonly Json[];
  s.half[seat] = null;
  if (answer === BACK || (card !== REPAIR_BRIGADE && picked.length === 0)) return;
  switch (card) {
    case TURN_IN:
      return turnIn(t, officer, picked as readonly (readonly [Card, number])[]);
    case REPAIR_BRIGADE: {
      const o = officerOf(s, officer);
      o.acted = true;
      return playBrigade(t, officer, brigadeReach(s, o, o.team).sections, answer as readonly number[]);
    }
    case SCYTHE:
      return playWhole(t, officer, card, [ship], answer as readonly Section[]);
    // RED-R89: all three are named before the first flies.
    default: {
      const sections = [...half.sections, answer as Section];
      if (sections.length < 3) s.half[seat] = { officer, card: BARRAGE, ship, sections };
      else playWhole(t, officer, card, [ship], sections);
    }
  }
}

/** RED-40, RED-41, RED-R28. */
function turnIn(t: Red, officer: number, picked: readonly (readonly [Card, number])[]): void {
  const s = t.state;
  const o = officerOf(s, officer);
  o.acted = true;
  const cards = picked.map(([card]) => card);
  for (const card of cards) {
    spend(s, o, card);
    if (card !== REPAIR_1) o.turnIns++;
  }
  tellTeam(t, o.team, { type: 'turnedIn', officer, cards });
}

/** RED-R84: dropped when no completion is legal any more. */
function canComplete(s: Match, half: Half): boolean {
  const o = officerOf(s, half.officer);
  if (o.health <= 0 || o.ended) return false;
  if (half.card === TURN_IN) return o.hand.length + o.xo.length > 0;
  return whyPlay(s, half.officer, half.card, half.card === REPAIR_BRIGADE ? [] : [half.ship], o.team) === null;
}

/** 3.5.2: a team whose officer or bot is in the section finds the charge. */
function discover(t: Red): void {
  const s = t.state;
  for (const blast of s.blasts) {
    if (blast.hidden === 0) continue;
    const finders = [
      ...s.officers.filter((o) => o.ship === blast.ship && o.section === blast.section).map((o) => o.team),
      ...s.bots.filter((bot) => bot.ship === blast.ship && bot.section === blast.section).map((bot) => officerOf(s, bot.owner).team),
    ];
    for (const team of finders) {
      if ((blast.hidden & (1 << team)) === 0) continue;
      blast.hidden &= ~(1 << team);
      const { ship, section } = blast;
      t.fenced = true;
      tell(t, (eyes) => (eyes === team ? { type: 'chargeFound', ship, section } : null));
    }
  }
}
