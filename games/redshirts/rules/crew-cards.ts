/** Crew cards (3.4): when they can be played and what they do. Boarding and Short-Range Teleport are in moves.ts, Decoy in decoy.ts. */
import type { Asked, Reason, Rules, Seat } from '@bridgehead/kernel';
import {
  BOTCH_UP_TO,
  type Card,
  FORCE_FIELD,
  HEAL,
  PLASMA_CHARGE,
  PLASMA_GRENADE,
  REDSHIRT,
  REPAIR_1,
  REPAIR_BOT,
  REPAIR_BRIGADE,
  repairPoints,
} from '../cards.ts';
import { nth } from '../lists.ts';
import { CRITICAL, GREEN, NEXT, SERVES, type Section, SHIELD, WALKS } from '../ship.ts';
import {
  CHARGE,
  canGoOn,
  FIRE,
  FULL_HEALTH,
  isAlive,
  levelOf,
  type Match,
  NONE,
  type Officer,
  officerOf,
  STEPS_A_TURN,
  shipOf,
  UNSEEN,
} from '../state.ts';
import { answered } from './answered.ts';
import { packet, setLevel } from './damage.ts';
import { markUsed, spend } from './decks.ts';
import { heal } from './people.ts';
import { NO, tooManyPoints, tooMuchThere } from './reasons.ts';
import { isFalse, isVeiled } from './seen.ts';
import { levelShown, type Red, tell, tellDeed } from './voice.ts';

const THROW_DIE = 6;
const GRENADE_HARM = 3;
const CHARGE_COUNT = 2;
const FIRE_COUNT = 3;
const FIELD_POINTS = 2;

/** `via` is a bot of the officer's, or NONE for himself (RED-R55, RED-R57). */
export function whyRepair(s: Match, officer: number, card: Card, via: number, section: Section, eyes: number): Reason | null {
  const o = officerOf(s, officer);
  if (section === SHIELD) return NO.shieldRepair; // RED-36
  const bot = via === NONE ? null : s.bots[via];
  if (bot === undefined || (bot !== null && bot.owner !== officer)) return NO.noBot;
  const at = bot ?? o;
  if (section !== at.section && !nth(SERVES, at.section).includes(section)) return bot === null ? NO.notThere : NO.notBotThere;
  const ship = shipOf(s, at.ship);
  if (isFalse(ship, eyes)) return null;
  const level = levelOf(ship, section);
  if (level === GREEN) return NO.nothingToRepair;
  return card === REPAIR_1 && level === CRITICAL ? NO.tooBad : null;
}

/** RED-44, RED-R48: own or adjacent crew sections. */
export function whyThrow(o: Officer, section: Section): Reason | null {
  if (section === o.section || nth(WALKS, o.section).includes(section)) return null;
  return NO.throwOne;
}

/** What Repair Brigade reaches: own section and all neighbours, critical ones and closed systems too; with how many points each at most (RED-45, RED-76, RED-R56, RED-R85). */
export function brigadeReach(s: Match, o: Officer, eyes: number): { sections: Section[]; most: number[] } {
  const ship = shipOf(s, o.ship);
  const sections: Section[] = [];
  const most: number[] = [];
  for (const section of [o.section, ...nth(NEXT, o.section)].sort((a, b) => a - b)) {
    const points = isFalse(ship, eyes) ? CRITICAL : levelOf(ship, section);
    if (points === GREEN) continue;
    sections.push(section);
    most.push(points);
  }
  return { sections, most };
}
/** RED-60: redshirts are needed, not spent. */
export function whyBrigade(s: Match, o: Officer, eyes: number): Reason | null {
  if (o.redshirts < 1) return NO.noRedshirts;
  return brigadeReach(s, o, eyes).sections.length > 0 ? null : NO.nothingToRepair;
}

/** RED-84, RED-R52: any team-mate, wherever. */
export function whyHeal(s: Match, officer: number, target: number): Reason | null {
  const other = s.officers[target];
  if (other === undefined || !isAlive(other) || other.team !== officerOf(s, officer).team) return NO.notTarget;
  return other.health >= FULL_HEALTH ? NO.fullHealth : null;
}

// —— changes ——

/** The card leaves the hand, and all who see its player see it played. */
function use(t: Red, officer: number, card: Card, section: Section | null = null, target: number | null = null): void {
  const s = t.state;
  const o = officerOf(s, officer);
  spend(s, o, card);
  if (o.cloak === 0) markUsed(s, card);
  tell(t, (eyes) => {
    if (isVeiled(o, eyes)) return null;
    const hidden = target !== null && isVeiled(officerOf(s, target), eyes); // RED-R76
    return { type: 'played', officer, card, section, target: hidden ? null : target };
  });
}

export function repair(t: Red, officer: number, card: Card, via: number, section: Section): void {
  const s = t.state;
  const { ship } = via === NONE ? officerOf(s, officer) : nth(s.bots, via);
  use(t, officer, card, section);
  mend(t, ship, section, card === REPAIR_1 && levelOf(shipOf(s, ship), section) === CRITICAL ? 0 : repairPoints(card));
}

/** RED-42, RED-74: as many as one likes. */
export function recruit(t: Red, officer: number): void {
  use(t, officer, REDSHIRT);
  officerOf(t.state, officer).redshirts++;
}

export function playHeal(t: Red, officer: number, mate: number): void {
  use(t, officer, HEAL, null, mate);
  heal(t, mate, officer);
}

/** Takes damage off a section; on a lying display nobody sees how much there was. */
export function mend(t: Red, ship: number, section: Section, points: number): void {
  const s = t.state;
  const one = shipOf(s, ship);
  setLevel(s, one, section, Math.max(GREEN, levelOf(one, section) - points));
  one.memory[section] = Math.max(GREEN, nth(one.memory, section) - points);
  tell(t, (eyes) => ({ type: 'repaired', ship, section, level: levelShown(s, ship, section, eyes) }));
}

/** RED-76: the points are spread when the card is played; `why` says whether it still can be. */
export function* brigade(t: Red, seat: Seat, officer: number, why: (o: Officer) => Reason | null): Rules<void> {
  const points = yield* t.askWhile(() => {
    const o = officerOf(t.state, officer);
    return canGoOn(o) && why(o) === null ? whichPoints(t, seat, officer) : null;
  });
  if (points === null) return;
  const o = officerOf(t.state, officer);
  const { sections } = brigadeReach(t.state, o, o.team);
  o.acted = true;
  use(t, officer, REPAIR_BRIGADE);
  sections.forEach((section, i) => {
    if (nth(points, i) > 0) mend(t, o.ship, section, nth(points, i));
  });
  answered(t, seat, officer);
}
/** RED-R85: up to as many points as there are redshirts, and damage to repair. */
function whichPoints(t: Red, seat: Seat, officer: number): Asked<readonly number[]> {
  const o = officerOf(t.state, officer);
  const { sections, most } = brigadeReach(t.state, o, o.team);
  const damage = most.reduce((sum, n) => sum + n, 0);
  return t.distribution(seat, 'red.brigade', sections, {
    points: Math.min(o.redshirts, damage),
    least: 1,
    most,
    fallback: sections.map((_, i) => (i === 0 ? 1 : 0)),
    amiss: (given) => {
      const over = given.findIndex((n, i) => n > nth(most, i));
      if (over >= 0) return tooMuchThere(nth(most, over));
      return given.some((n) => n > 0) ? tooManyPoints(o.redshirts) : NO.onePoint;
    },
    params: { officer, card: REPAIR_BRIGADE, ship: o.ship },
  });
}

/** RED-81, RED-89: on 1 or 2 the throw is botched and lands where the thrower stands. */
export function throwGrenade(t: Red, officer: number, card: Card, aimed: Section): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship } = o;
  spend(s, o, card);
  if (o.cloak === 0) markUsed(s, card);
  const roll = t.die(THROW_DIE);
  const section = roll <= BOTCH_UP_TO ? o.section : aimed;
  tellDeed(t, officer, { type: 'threw', officer, card, ship, section, aimed, roll });
  // RED-R47: the card states what people take.
  if (card === PLASMA_GRENADE) return packet(t, [{ ship, section, points: 1 }], 'grenade', GRENADE_HARM);
  const unnamed = o.cloak > 0;
  s.blasts.push({ kind: FIRE, ship, section, team: o.team, count: FIRE_COUNT, by: unnamed ? officer : NONE, hidden: 0, unnamed });
  tell(t, (eyes) => ({ type: 'fireSet', ship, section, team: isVeiled(o, eyes) ? null : o.team }));
}

export function setField(t: Red, officer: number, section: Section): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship } = o;
  use(t, officer, FORCE_FIELD, section);
  const unnamed = o.cloak > 0;
  s.fields.push({ ship, section, team: o.team, points: FIELD_POINTS, by: unnamed ? officer : NONE, unnamed });
  tell(t, (eyes) => ({ type: 'fieldSet', ship, section, team: isVeiled(o, eyes) ? null : o.team }));
}

/** RED-82; set under a cloak it is hidden from all others (3.5.2). */
export function setCharge(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship, section, team } = o;
  use(t, officer, PLASMA_CHARGE, section);
  const hidden = o.cloak > 0 ? UNSEEN | (((1 << s.teams.length) - 1) & ~(1 << team)) : 0;
  s.blasts.push({ kind: CHARGE, ship, section, team, count: CHARGE_COUNT, by: hidden === 0 ? NONE : officer, hidden, unnamed: false });
  tellDeed(t, officer, { type: 'chargeSet', ship, section, team });
}

export function makeBot(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship, section } = o;
  use(t, officer, REPAIR_BOT);
  const unnamed = o.cloak > 0;
  s.bots.push({ owner: officer, ship, section, steps: STEPS_A_TURN, by: unnamed ? officer : NONE, unnamed });
  tell(t, (eyes) => ({ type: 'botMade', owner: isVeiled(o, eyes) ? null : officer, ship, section }));
}
