/**
 * The deeds of 5.2: what an answer names, whether it is allowed, and carrying it out. Legality is asked in one place only:
 * lists, random answers and refusals are all made of `whyDeed`, which looks through the eyes of the seat's team.
 */
import type { Json, Reason, Seat } from '@bridgehead/kernel';
import {
  BARRAGE,
  BOARDING,
  type Card,
  DESIGNS,
  EXECUTIVE,
  FORCE_FIELD,
  HEAL,
  INCENDIARY,
  isCrewCard,
  PLASMA_GRENADE,
  REPAIR_1,
  REPAIR_2,
  REPAIR_3,
  REPAIR_BRIGADE,
  SCYTHE,
  SKIP,
  TORPEDO,
} from '../cards.ts';
import { BRIDGE } from '../ship.ts';
import {
  CHARGE,
  captainOf,
  count,
  isAlive,
  isCaptain,
  type Match,
  NONE,
  type Offer,
  type Officer,
  officerOf,
  seatOf,
  shipOf,
  TRUTH,
  TURN_IN,
} from '../state.ts';
import { needsTarget, playCaptainCard, takeHelm, whyCaptainCard, whyFire } from './captain-cards.ts';
import { playCrewCard, whyCrewCard } from './crew-cards.ts';
import { hasPlan } from './decoy.ts';
import { step, stepBot, teleport, whyBotStep, whyStep, whyTeleport } from './moves.ts';
import { acceptOffer, defect, dropOffer, dropPetition, offer, offerFrom, petition, whyDefect, whyOffer } from './offers.ts';
import { AIMS, type Aim, firePhaser, whyPhaser } from './phaser.ts';
import { NO } from './reasons.ts';
import { muteCard, muteLaser, noResponse } from './response.ts';
import { isVeiled, knowsOf } from './seen.ts';
import { fireLaser } from './shots.ts';
import { takeCommand } from './turn.ts';
import { type Red, tell, tellAll } from './voice.ts';

export const VERBS = [
  'step',
  'bot',
  'phaser',
  'play',
  'fire',
  'teleport',
  'disarm',
  'take-over',
  'swap',
  'withdraw',
  'accept',
  'decline',
  'turn-in',
  'command',
  'defect',
  'end',
  'end-all',
] as const;
export type Verb = (typeof VERBS)[number];
/** Verb, officer, and what the verb needs. A phaser's aim is its number in AIMS; a section that is not named is left out. */
export type Deed = readonly [Verb, ...number[]];

const DISARM_DIE = 6;
const CREW_ALLOWANCE = 2;

/** Plain numbers after a known verb; anything else is no deed at all. */
export function isDeed(answer: unknown): answer is Deed {
  if (!Array.isArray(answer) || answer.length > 6) return false;
  const [verb, ...rest] = answer as readonly Json[];
  return (VERBS as readonly Json[]).includes(verb as Json) && rest.every((n) => Number.isInteger(n));
}

/** Null when the seat may do this now. */
export function whyDeed(s: Match, seat: Seat, deed: Deed): Reason | null {
  const [verb, officer = NONE] = deed;
  if (verb === 'end-all') return deed.length === 1 && s.mode === 'command' && openOfficers(s, seat).length > 1 ? null : NO.notYours;
  const o = s.officers[officer];
  if (o === undefined || seatOf(s, officer) !== seat) return NO.notYours;
  if (!isAlive(o)) return NO.dead;
  if (o.team !== s.place) return NO.notYourTurn;
  if (o.ended) return NO.ended; // RED-55
  if (s.petition?.officer === officer && verb !== 'withdraw' && verb !== 'end') return NO.petitionOpen;
  return whyVerb(s, deed, officer, o);
}

/** How many numbers follow verb and officer, at least and at most. */
const ARITY: Readonly<Record<Verb, readonly [number, number]>> = {
  step: [1, 1],
  bot: [2, 2],
  phaser: [3, 3],
  play: [1, 3],
  fire: [2, 3],
  teleport: [1, 1],
  disarm: [1, 1],
  'take-over': [0, 0],
  swap: [1, 3],
  withdraw: [0, 0],
  accept: [1, 1],
  decline: [1, 1],
  'turn-in': [0, 0],
  command: [0, 0],
  defect: [1, 1],
  end: [0, 0],
  'end-all': [0, 0],
};

function whyVerb(s: Match, deed: Deed, officer: number, o: Officer): Reason | null {
  const [verb, , a = NONE, b = NONE, c = NONE] = deed;
  const [least, most] = ARITY[verb];
  if (deed.length - 2 < least || deed.length - 2 > most) return NO.notTarget;
  const eyes = o.team;
  switch (verb) {
    case 'step':
      return whyStep(s, officer, a);
    case 'bot':
      return whyBotStep(s, officer, a, b);
    case 'phaser':
      return AIMS[a] === undefined || (c !== 0 && c !== 1) ? NO.notTarget : whyPhaser(s, officer, AIMS[a], b, c === 1);
    case 'play':
      return whyPlay(s, officer, a, deed.slice(3) as number[], eyes);
    case 'fire':
      return whyFire(s, officer, a, b, c, eyes);
    case 'teleport':
      return whyTeleport(s, officer, a, eyes);
    case 'disarm':
      return whyDisarm(s, o, a);
    case 'take-over':
      return whyTakeOver(s, o);
    case 'swap':
      return whyOffer(s, officer, a, b, c);
    case 'withdraw':
      return s.petition?.officer === officer || s.offers.some((one) => one.from === officer) ? null : NO.offerGone;
    case 'accept':
    case 'decline':
      return offerFrom(s, a, officer) === undefined ? NO.offerGone : null;
    case 'turn-in':
      return whyTurnIn(o);
    case 'command':
      return captainOf(s, o.team) === NONE && s.mode !== 'duel' ? null : NO.chairTaken;
    case 'defect':
      return whyDefect(s, officer, a);
    default:
      return null;
  }
}

export function whyPlay(s: Match, officer: number, card: Card, args: readonly number[], eyes: number): Reason | null {
  if (card >= DESIGNS) return NO.notHeld;
  const why = (isCrewCard(card) ? whyCrewCard : whyCaptainCard)(s, officer, card, args, eyes);
  return why ?? (args.length === argsOf(s, card, args) ? null : NO.notTarget);
}
/** The number of targets that this card takes here. */
function argsOf(s: Match, card: Card, args: readonly number[]): number {
  if (isCrewCard(card)) return CREW_ARGS[card] ?? 0;
  if (card === TORPEDO) return s.ships[args[0] ?? NONE]?.pod === true ? 1 : 2;
  return needsTarget(card) || card === EXECUTIVE ? 1 : 0;
}
/** Repair cards name the bot and the section, Boarding ship and section, others a section or an officer; the rest nothing. */
const CREW_ARGS: Readonly<Record<Card, number>> = {
  [REPAIR_1]: 2,
  [REPAIR_2]: 2,
  [REPAIR_3]: 2,
  [BOARDING]: 2,
  [PLASMA_GRENADE]: 1,
  [FORCE_FIELD]: 1,
  [HEAL]: 1,
  [SKIP]: 1,
  [INCENDIARY]: 1,
};

/** Charges that the officer's team knows of in his section, oldest first. */
export const chargesHere = (s: Match, o: Officer): Match['blasts'] =>
  s.blasts.filter((one) => one.kind === CHARGE && one.ship === o.ship && one.section === o.section && knowsOf(one, o.team));

function whyDisarm(s: Match, o: Officer, which: number): Reason | null {
  if (shipOf(s, o.ship).team !== o.team) return NO.crewOnly;
  if (o.tried) return NO.triedThisTurn;
  return chargesHere(s, o)[which] === undefined ? NO.noCharge : null;
}

/** RED-64, RED-R60: whoever has done nothing yet is still where he began the turn. */
function whyTakeOver(s: Match, o: Officer): Reason | null {
  if (!isCaptain(o)) return NO.onlyCaptain;
  const ship = shipOf(s, o.ship);
  if (o.section !== BRIDGE || ship.team === o.team) return NO.onEnemyBridge;
  return o.acted ? NO.wholeTurn : null;
}

/** How many of his cards an officer may still turn in, Repair Lvl 1 apart. */
export const turnInAllowance = (o: Officer): number => (isCaptain(o) ? o.hand.length : CREW_ALLOWANCE - o.turnIns);

function whyTurnIn(o: Officer): Reason | null {
  const cards = o.hand.length + o.xo.length;
  if (cards === 0) return NO.notHeld;
  return turnInAllowance(o) > 0 || count(o.hand, REPAIR_1) > 0 ? null : NO.twoCards;
}

/** The seat's officers who can still act this turn. */
export function openOfficers(s: Match, seat: Seat): number[] {
  const found: number[] = [];
  for (let officer = 0; officer < s.officers.length; officer++) {
    const o = officerOf(s, officer);
    if (o.team === s.place && !o.ended && o.health > 0 && seatOf(s, officer) === seat) found.push(officer);
  }
  return found;
}

// —— carrying out ——

/** Does the card go on to ask for points or sections (last column of 5.2)? */
export function asksFurther(s: Match, officer: number, card: Card, target: number): boolean {
  if (card === REPAIR_BRIGADE) return true;
  if (card !== SCYTHE && card !== BARRAGE) return false;
  if (shipOf(s, target).pod) return false;
  return card === SCYTHE || shipOf(s, officerOf(s, officer).ship).aimed;
}

/** One deed of a turn; RED-54 is a turn of many. */
export function perform(t: Red, seat: Seat, deed: Deed): void {
  const s = t.state;
  const [verb, officer = NONE, a = NONE, b = NONE, c = NONE] = deed;
  if (verb === 'end-all') {
    for (const one of openOfficers(s, seat)) endOfficer(t, one);
    return;
  }
  const o = officerOf(s, officer);
  switch (verb) {
    case 'step':
      o.acted = true;
      return step(t, officer, a);
    case 'bot':
      o.acted = true;
      return stepBot(t, officer, a, b);
    case 'phaser':
      o.acted = true;
      return firePhaser(t, officer, AIMS[a] as Aim, b, c === 1);
    case 'play':
      return play(t, seat, officer, a, deed.slice(3) as number[]);
    case 'fire':
      return fire(t, officer, a, b, c);
    case 'teleport':
      return teleport(t, officer, a);
    case 'disarm':
      return disarm(t, officer, a);
    case 'take-over':
      o.takes = true;
      return endOfficer(t, officer);
    case 'swap':
      return offer(t, officer, a, b, c);
    case 'withdraw':
      return withdraw(t, officer, 'withdrawn');
    case 'accept':
      return acceptOffer(t, officer, a);
    case 'decline':
      return decline(t, officer, a);
    case 'turn-in':
      s.half[seat] = { officer, card: TURN_IN, ship: NONE, sections: [] };
      return;
    case 'command':
      o.acted = true;
      return takeCommand(t, officer);
    case 'defect':
      return petition(t, officer, a);
    case 'end':
      return endOfficer(t, officer);
  }
}

function play(t: Red, seat: Seat, officer: number, card: Card, args: readonly number[]): void {
  const s = t.state;
  if (asksFurther(s, officer, card, args[0] ?? NONE)) {
    s.half[seat] = { officer, card, ship: args[0] ?? NONE, sections: [] };
    return;
  }
  playWhole(t, officer, card, args);
}
/** A card with everything named. On a lying display the truth decides now (RED-R43). */
export function playWhole(t: Red, officer: number, card: Card, args: readonly number[], sections: readonly number[] = []): void {
  const s = t.state;
  const o = officerOf(s, officer);
  if (isCrewCard(card)) {
    o.acted = true;
    return playCrewCard(t, officer, card, args);
  }
  if (whyCaptainCard(s, officer, card, args, TRUTH) !== null) return noResponse(t, officer, muteCard(card));
  o.acted = true;
  playCaptainCard(t, officer, card, args, sections);
}

function fire(t: Red, officer: number, laser: number, target: number, named: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  if (whyFire(s, officer, laser, target, named, TRUTH) !== null) return noResponse(t, officer, muteLaser(o.ship, laser));
  o.acted = true;
  takeHelm(s, o);
  fireLaser(t, o.ship, laser, target, named);
}

/** RED-82b, 6.7: above 3, a captain above 2. */
function disarm(t: Red, officer: number, which: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const charge = chargesHere(s, o)[which] as Match['blasts'][number];
  o.tried = true;
  const roll = t.die(DISARM_DIE);
  const success = roll > (isCaptain(o) ? 2 : 3);
  if (success) s.blasts = s.blasts.filter((one) => one !== charge);
  const { ship, section } = o;
  tell(t, (eyes) => {
    if (!knowsOf(charge, eyes)) return null;
    if (isVeiled(o, eyes)) return success ? { type: 'disarmed', officer: null, ship, section, roll: null, success } : null;
    return { type: 'disarmed', officer, ship, section, roll, success };
  });
}

export function decline(t: Red, officer: number, from: number): void {
  dropOffer(t, offerFrom(t.state, from, officer) as Offer, 'declined');
}
function withdraw(t: Red, officer: number, why: 'withdrawn' | 'lapsed'): void {
  const s = t.state;
  if (s.petition?.officer === officer) dropPetition(t, why);
  const own = s.offers.find((one) => one.from === officer);
  if (own !== undefined) dropOffer(t, own, why);
}

/** The answer of the asked captain (RED-R62). */
export function answerPetition(t: Red, accepted: boolean): void {
  if (accepted) defect(t);
  else dropPetition(t, 'declined');
}

/** The officer's turn ends: his offers lapse; a dummy with plans left goes on first, deed by deed (3.5.3). */
export function endOfficer(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  withdraw(t, officer, 'lapsed');
  for (const one of s.offers.filter((open) => open.to === officer)) dropOffer(t, one, 'declined');
  o.ended = true;
  if (hasPlan(o)) o.leaving = true;
  else tellAll(t, { type: 'ended', officer });
}
