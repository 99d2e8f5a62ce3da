/** Captain cards and the helm (3.6, RED-17, RED-52): when they can be played and what they do. */

import { type Asked, type Chance, pick, type Reason, type Rules, type Seat } from '@bridgehead/kernel';
import {
  AIMED_SHOT,
  BARRAGE,
  CALIBRATION,
  type Card,
  cardRow,
  EMP,
  EVASIVE,
  EXECUTIVE,
  GAS_MISSILE,
  LOCK_ON,
  NANO_REPAIR,
  OVERCHARGE,
  OVERLOAD,
  RAM,
  SCYTHE,
  SHIELDS_UP,
  STRAFING,
  TORPEDO,
  VIRUS,
} from '../cards.ts';
import { nth } from '../lists.ts';
import {
  BRIDGE,
  CAPSULE,
  CORE,
  CRITICAL,
  ENG,
  ENGINE_L,
  ENGINE_R,
  GREEN,
  HULL_F,
  HULL_L,
  HULL_R,
  isTriple,
  NEXT,
  SENSOR,
  type Section,
  SHIELD,
  STRIKABLE,
  sectionRow,
  TRIPLES,
} from '../ship.ts';
import { CREW, canGoOn, hasShield, isAlive, levelOf, type Match, NONE, officerOf, type Ship, shipOf, TRUTH, teamOf } from '../state.ts';
import { answered } from './answered.ts';
import { mend } from './crew-cards.ts';
import { type Blow, packet } from './damage.ts';
import { drawCard, markUsed, spend } from './decks.ts';
import { takeHelm, whyBadSection, whyNoHelm, whyNoTarget } from './helm.ts';
import { byItself, lacks, NO, underEmp } from './reasons.ts';
import { isMute, muteCard } from './response.ts';
import { isFalse, mayBeBelow, mayWork } from './seen.ts';
import { absorb, dodges, land, rollWeapon } from './shots.ts';
import { type Red, tellAll, tellTeam } from './voice.ts';

const MISSILES = 3;
const EMP_TURNS = 3;
const VIRUS_TURNS = 2;
const GAS_TURNS = 3;

/** In the hand or next to it, and the bridge, the captain and the ship allow it (RED-17, RED-98, RED-R31, RED-R43). */
export function whyNotReady(s: Match, officer: number, card: Card, eyes: number): Reason | null {
  const o = officerOf(s, officer);
  const isXo = o.chair === CREW;
  if (!(isXo ? o.xo : o.hand).includes(card)) return isXo ? NO.captainCard : NO.notHeld;
  if (cardRow(card).kind === 'auto') return byItself(card);
  const helm = whyNoHelm(s, o, isXo, eyes);
  if (helm !== null) return helm;
  const { emp } = teamOf(s, o.team);
  if (!isXo && emp > 0) return underEmp(emp);
  if (eyes !== TRUTH && isMute(s, o.team, muteCard(card))) return NO.noResponseAgain;
  const ship = shipOf(s, o.ship);
  return whyLacking(ship, card, eyes) ?? whyInForce(ship, card, eyes);
}

/** The ship's condition, looked at when the card is played (RED-R31). */
function whyLacking(ship: Ship, card: Card, eyes: number): Reason | null {
  const { needs, clause } = cardRow(card);
  switch (needs) {
    case 'sensor':
      return mayWork(ship, SENSOR, eyes) ? null : lacks(needs, clause);
    case 'undamaged':
      return mayBeBelow(ship, SENSOR, GREEN + 1, eyes) ? null : lacks(needs, clause);
    case 'eng':
      return mayWork(ship, ENG, eyes) ? null : lacks(needs, clause);
    case 'engines':
      return mayWork(ship, ENGINE_L, eyes) && mayWork(ship, ENGINE_R, eyes) ? null : lacks(needs, clause);
    default:
      return null;
  }
}

/** RED-R30, RED-R70: second copies and repairs that would change nothing. */
function whyInForce(ship: Ship, card: Card, eyes: number): Reason | null {
  switch (card) {
    case EVASIVE:
      return ship.evasive ? NO.inForce : null;
    case OVERCHARGE:
      return ship.overcharge ? NO.inForce : null;
    case AIMED_SHOT:
      return ship.aimed ? NO.inForce : null;
    case CALIBRATION:
      return ship.calibrated ? NO.inForce : null;
    case STRAFING:
      return ship.strafing ? NO.inForce : null;
    case SHIELDS_UP:
      return mends(ship, [SHIELD], eyes) ? null : NO.changesNothing;
    case NANO_REPAIR:
      return mends(ship, CORE, eyes) ? null : NO.changesNothing;
    default:
      return null;
  }
}
/** RED-R43: a repair that changes nothing is taken all the same where the display lies, so the truth is not asked for. */
const mends = (ship: Ship, sections: readonly Section[], eyes: number): boolean =>
  ship.virus > 0 && (eyes === TRUTH || isFalse(ship, eyes)) ? true : sections.some((section) => levelOf(ship, section) > GREEN);

/** RED-103: a crew member of the own team. */
export function whyNotMate(s: Match, officer: number, mate: number): Reason | null {
  const other = s.officers[mate];
  return other !== undefined && isAlive(other) && other.team === officerOf(s, officer).team && other.chair === CREW ? null : NO.mate;
}
export function whyNotAt(s: Match, officer: number, card: Card, target: number): Reason | null {
  const at = whyNoTarget(s, officerOf(s, officer), target);
  if (at !== null) return at;
  const ship = shipOf(s, target);
  if (ship.pod && (card === EMP || card === OVERLOAD || card === VIRUS || card === GAS_MISSILE)) return NO.noEffectPod;
  return card === EMP && ship.team === NONE ? NO.noEffectDerelict : null;
}
/** RED-94: the attacker names the torpedo's section, where there is one to name. */
export const whyNotStruck = (s: Match, officer: number, card: Card, target: number, named: Section): Reason | null =>
  whyNotAt(s, officer, card, target) ?? whyBadSection(!shipOf(s, target).pod, named);

// —— changes ——

/** The card is spent and its player stays at the helm; told as the ship's, no officer named (RED-R76). */
function use(t: Red, officer: number, card: Card, target: number | null, section: Section | null): void {
  const s = t.state;
  const o = officerOf(s, officer);
  spend(s, o, card);
  markUsed(s, card);
  takeHelm(s, o);
  tellAll(t, { type: 'shipPlayed', ship: o.ship, card, target, section });
}

/** Modifiers of the turn, and repairs. */
export function playMod(t: Red, officer: number, card: Card): void {
  const { ship } = officerOf(t.state, officer);
  use(t, officer, card, null, null);
  const own = shipOf(t.state, ship);
  switch (card) {
    case LOCK_ON:
      own.lockOn++;
      return;
    case EVASIVE:
      own.evasive = true;
      return;
    case OVERCHARGE:
      own.overcharge = true;
      return;
    case AIMED_SHOT:
      own.aimed = true;
      return;
    case CALIBRATION:
      own.calibrated = true;
      return;
    case STRAFING:
      own.strafing = true;
      return;
    case SHIELDS_UP:
      return mend(t, ship, SHIELD, CRITICAL);
    case NANO_REPAIR:
      for (const section of CORE) mend(t, ship, section, CRITICAL);
  }
}

/** `sections`: the torpedo's one, the beam's three, or the missiles' three with Aimed Shot. */
export function playAt(t: Red, officer: number, card: Card, target: number, sections: readonly Section[] = []): void {
  const s = t.state;
  const { ship, team } = officerOf(s, officer);
  const named = card === TORPEDO ? (sections[0] ?? NONE) : NONE;
  use(t, officer, card, target, named === NONE ? null : named);
  const own = shipOf(s, ship);
  if (cardRow(card).weapon === 'P' && dodges(t, target, team, card)) return;
  switch (card) {
    case TORPEDO:
      return torpedo(t, ship, target, named);
    // RED-R15: no shield stops what does no damage.
    case EMP:
      teamOf(s, shipOf(s, target).team).emp = EMP_TURNS;
      return tellAll(t, { type: 'pulsed', team: shipOf(s, target).team });
    case RAM:
      return ram(t, ship, target);
    case OVERLOAD:
      return several(t, target, [ENGINE_L, ENGINE_R, ENG], [3, 3, 2], own.calibrated, 'overload');
    case VIRUS:
      return infect(t, target, team);
    case SCYTHE:
      if (shipOf(s, target).pod) return several(t, target, [CAPSULE], [1], true, 'beam');
      return several(t, target, sections.toSorted((a, b) => a - b), [1, 1, 1], own.calibrated, 'beam'); // biome-ignore format: one line
    case BARRAGE:
      return barrage(t, ship, target, sections);
    // RED-R15.
    case GAS_MISSILE:
      if (!rollWeapon(t, ship, card, target)) return;
      shipOf(s, target).gas = GAS_TURNS;
      return tellAll(t, { type: 'gassed', ship: target });
  }
}

// —— weapons that ask on ——

/** A weapon whose sections are still to be named: whether it can still be used, and using it. */
interface Unnamed {
  readonly card: Card;
  readonly ship: number;
  why(): Reason | null;
  whole(sections: readonly Section[]): void;
}
const isStill = (t: Red, officer: number, { why }: Unnamed): boolean => canGoOn(officerOf(t.state, officer)) && why() === null;

/** RED-106: three sections that touch; none is the way back (RED-R84). */
export function* nameTriple(t: Red, seat: Seat, officer: number, weapon: Unnamed): Rules<void> {
  const picked = yield* t.askWhile(() => (isStill(t, officer, weapon) ? whichTriple(t, seat, officer, weapon) : null));
  if (picked === null) return;
  if (picked.length > 0) weapon.whole(picked);
  answered(t, seat, officer);
}
function whichTriple(t: Red, seat: Seat, officer: number, { card, ship }: Unnamed): Asked<readonly Section[]> {
  const why = (picked: readonly Section[]): Reason | null => (picked.length === 0 || isTriple(picked) ? null : NO.threeThatTouch);
  return t.selection<Section>(seat, 'red.scythe', STRIKABLE, {
    min: 0,
    max: 3,
    check: why,
    amiss: () => NO.threeThatTouch,
    fallback: [],
    draw: (chance: Chance) => (chance.below(8) === 0 ? [] : pick(TRIPLES, chance)),
    params: { officer, card, ship },
  });
}

export const BACK = 'back';
/** RED-R89: with Aimed Shot all three are named before the first flies. */
export function* nameThree(t: Red, seat: Seat, officer: number, weapon: Unnamed): Rules<void> {
  const { card, ship } = weapon;
  const named: Section[] = [];
  while (named.length < MISSILES) {
    const params = { officer, card, ship, n: named.length + 1 };
    const section = yield* t.askWhile(() =>
      isStill(t, officer, weapon)
        ? t.choice<Section | typeof BACK>(seat, 'red.missile', [...STRIKABLE, BACK], { fallback: BACK, params })
        : null,
    );
    if (section === null) return;
    if (section === BACK) return answered(t, seat, officer);
    named.push(section);
    if (named.length === MISSILES) weapon.whole(named);
    answered(t, seat, officer);
  }
}

// —— what they do ——

/** A weapon that strikes several sections is one packet; the shield soaks it in the order given (RED-R38). */
function several(
  t: Red,
  target: number,
  sections: readonly Section[],
  points: readonly number[],
  bypass: boolean,
  by: 'torpedo' | 'overload' | 'beam',
): void {
  const total = points.reduce((sum, n) => sum + n, 0);
  let soaked = total - absorb(t, target, total, bypass);
  const blows: Blow[] = [];
  sections.forEach((section, i) => {
    const taken = Math.min(soaked, nth(points, i));
    soaked -= taken;
    if (nth(points, i) > taken) blows.push({ ship: target, section, points: nth(points, i) - taken });
  });
  if (blows.length > 0) packet(t, blows, by);
}

/** RED-94, RED-R34, RED-R36: it rolls; the attacker chose its section. */
function torpedo(t: Red, ship: number, target: number, named: Section): void {
  const s = t.state;
  if (!rollWeapon(t, ship, TORPEDO, target)) return;
  const bypass = shipOf(s, ship).calibrated;
  if (shipOf(s, target).pod) return several(t, target, [CAPSULE], [3], bypass, 'torpedo');
  const around = nth(NEXT, named);
  several(t, target, [named, ...around], [3, ...around.map(() => 1)], bypass, 'torpedo');
}

/** RED-107, RED-R36: one missile after the other; what is left when the ship is gone is lost (RED-R87). */
function barrage(t: Red, ship: number, target: number, sections: readonly Section[]): void {
  for (let missile = 0; missile < MISSILES; missile++) {
    if (t.result !== null || shipOf(t.state, target).gone) return;
    if (rollWeapon(t, ship, BARRAGE, target)) land(t, ship, target, 2, sections[missile] ?? NONE, 'missile');
  }
}

/** RED-100, RED-R4, RED-R39, 6.6: both ships at once, each shield by this card's own rule. */
function ram(t: Red, ship: number, target: number): void {
  const s = t.state;
  const own = shipOf(s, ship);
  const at = shipOf(s, target);
  const shielded = hasShield(at) && !own.calibrated;
  const blows: Blow[] = at.pod
    ? [{ ship: target, section: CAPSULE, points: 2 }]
    : STRIKABLE.map((section) => ({ ship: target, section, points: shielded && sectionRow(section).front ? 1 : 2 }));
  if (shielded) absorb(t, target, 2, false);
  const ahead = hasShield(own) ? 1 : 0;
  for (const [section, points] of [
    [BRIDGE, 3 - ahead],
    [HULL_F, 1 - ahead],
    [HULL_L, 1],
    [HULL_R, 1],
  ] as const)
    if (points > 0) blows.push({ ship, section, points });
  packet(t, blows, 'ram');
}

/** RED-103: the card lies next to the hand with the XO mark. */
export function executive(t: Red, officer: number, mate: number): void {
  use(t, officer, EXECUTIVE, null, null);
  const o = officerOf(t.state, mate);
  const card = drawCard(t, false);
  if (card !== null) o.xo.push(card);
  tellTeam(t, o.team, { type: 'drew', officer: mate, cards: card === null ? [] : [card] });
}

/** RED-105, RED-R42. The levels that all knew are remembered for those who have to guess. */
function infect(t: Red, target: number, team: number): void {
  const at = shipOf(t.state, target);
  if (at.virus === 0) {
    at.senders = 0;
    at.memory = at.levels.slice();
  }
  at.senders |= 1 << team;
  at.virus = VIRUS_TURNS;
  tellAll(t, { type: 'infected', ship: target });
}
