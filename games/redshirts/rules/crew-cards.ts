/** Crew cards (3.4): when they can be played and what they do. Boarding and Short-Range Teleport are in moves.ts, Decoy in decoy.ts. */
import type { Reason } from '@bridgehead/kernel';
import {
  BOARDING,
  type Card,
  cardRow,
  DECOY,
  FIRE_BRIGADE,
  FORCE_FIELD,
  HEAL,
  INCENDIARY,
  PLASMA_CHARGE,
  PLASMA_GRENADE,
  REDSHIRT,
  REPAIR_1,
  REPAIR_3,
  REPAIR_BOT,
  REPAIR_BRIGADE,
  SKIP,
} from '../cards.ts';
import { CRITICAL, GREEN, NEXT, SERVES, type Section, SHIELD, WALKS } from '../ship.ts';
import {
  CHARGE,
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
import { packet, setLevel } from './damage.ts';
import { markUsed, spend } from './decks.ts';
import { playDecoy } from './decoy.ts';
import { board, skip, whyBoard, whySkip } from './moves.ts';
import { heal } from './people.ts';
import { NO } from './reasons.ts';
import { isFalse, isVeiled } from './seen.ts';
import { levelShown, type Red, tell, tellDeed } from './voice.ts';

const BOTCH_UP_TO = 2;
const THROW_DIE = 6;
const GRENADE_HARM = 3;
const CHARGE_COUNT = 2;
const FIRE_COUNT = 3;
const FIELD_POINTS = 2;

/** How many levels a Repair card takes off: 1, 2, 3 (RED-71 to RED-73). */
export const repairPoints = (card: Card): number => card - REPAIR_1 + 1;
export const isRepair = (card: Card): boolean => card >= REPAIR_1 && card <= REPAIR_3;
const isThrown = (card: Card): boolean => card === PLASMA_GRENADE || card === INCENDIARY || card === FORCE_FIELD;

/** `args`: what the answer names after the card. */
export function whyCrewCard(s: Match, officer: number, card: Card, args: readonly number[], eyes: number): Reason | null {
  const o = officerOf(s, officer);
  if (!o.hand.includes(card)) return NO.notHeld;
  const { kind } = cardRow(card);
  if (kind === 'auto') return NO.autoCard[card] as Reason;
  if (kind === 'held') return NO.heldCard[card] as Reason;
  if (isRepair(card)) return whyRepair(s, officer, card, args[0] ?? NONE, args[1] ?? NONE, eyes);
  if (isThrown(card)) return whyThrow(o, args[0] ?? NONE);
  switch (card) {
    case FIRE_BRIGADE:
      return o.redshirts < 2 ? NO.twoRedshirts : NO.withPhaser;
    case REPAIR_BRIGADE:
      return whyBrigade(s, o, eyes);
    case BOARDING:
      return whyBoard(s, officer, args[0] ?? NONE, args[1] ?? NONE);
    case SKIP:
      return whySkip(s, officer, args[0] ?? NONE);
    case HEAL:
      return whyHeal(s, o, args[0] ?? NONE);
    case DECOY:
      return o.cloak > 0 ? NO.cloaked : null;
    default:
      return null;
  }
}

/** `via` is a bot of the officer's, or NONE for himself (RED-R55, RED-R57). */
function whyRepair(s: Match, officer: number, card: Card, via: number, section: Section, eyes: number): Reason | null {
  const o = officerOf(s, officer);
  if (section === SHIELD) return NO.shieldRepair; // RED-36
  const bot = via === NONE ? null : s.bots[via];
  if (bot === undefined || (bot !== null && bot.owner !== officer)) return NO.noBot;
  const at = bot ?? o;
  if (section !== at.section && !(SERVES[at.section] as Section[]).includes(section)) return bot === null ? NO.notThere : NO.notBotThere;
  const ship = shipOf(s, at.ship);
  if (isFalse(ship, eyes)) return null;
  const level = levelOf(ship, section);
  if (level === GREEN) return NO.nothingToRepair;
  return card === REPAIR_1 && level === CRITICAL ? NO.tooBad : null;
}

/** RED-44, RED-R48: own or adjacent crew sections. */
function whyThrow(o: Officer, section: Section): Reason | null {
  if (section === o.section || (WALKS[o.section] as Section[]).includes(section)) return null;
  return NO.throwOne;
}

/** What Repair Brigade reaches: own section and all neighbours, critical ones and closed systems too; with how many points each at most (RED-45, RED-76, RED-R56, RED-R85). */
export function brigadeReach(s: Match, o: Officer, eyes: number): { sections: Section[]; most: number[] } {
  const ship = shipOf(s, o.ship);
  const sections: Section[] = [];
  const most: number[] = [];
  for (const section of [o.section, ...(NEXT[o.section] as Section[])].sort((a, b) => a - b)) {
    const points = isFalse(ship, eyes) ? CRITICAL : levelOf(ship, section);
    if (points === GREEN) continue;
    sections.push(section);
    most.push(points);
  }
  return { sections, most };
}
/** RED-60: redshirts are needed, not spent. */
function whyBrigade(s: Match, o: Officer, eyes: number): Reason | null {
  if (o.redshirts < 1) return NO.noRedshirts;
  return brigadeReach(s, o, eyes).sections.length > 0 ? null : NO.nothingToRepair;
}

/** RED-84, RED-R52: any team-mate, wherever. */
function whyHeal(s: Match, o: Officer, target: number): Reason | null {
  const other = s.officers[target];
  if (other === undefined || !isAlive(other) || other.team !== o.team) return NO.notTarget;
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

export function playCrewCard(t: Red, officer: number, card: Card, args: readonly number[]): void {
  const s = t.state;
  const o = officerOf(s, officer);
  if (isRepair(card)) {
    const via = args[0] as number;
    const section = args[1] as Section;
    const { ship } = via === NONE ? o : (s.bots[via] as Match['bots'][number]);
    use(t, officer, card, section);
    return mend(t, ship, section, card === REPAIR_1 && levelOf(shipOf(s, ship), section) === CRITICAL ? 0 : repairPoints(card));
  }
  switch (card) {
    // RED-42, RED-74: as many as one likes.
    case REDSHIRT:
      use(t, officer, card);
      o.redshirts++;
      return;
    case BOARDING:
      return board(t, officer, args[0] as number, args[1] as Section);
    case SKIP:
      return skip(t, officer, args[0] as Section);
    case PLASMA_GRENADE:
    case INCENDIARY:
      return throwGrenade(t, officer, card, args[0] as Section);
    case FORCE_FIELD:
      return setField(t, officer, args[0] as Section);
    case PLASMA_CHARGE:
      return setCharge(t, officer);
    case HEAL:
      use(t, officer, card, null, args[0] as number);
      return heal(t, args[0] as number, officer);
    case DECOY:
      return playDecoy(t, officer);
    case REPAIR_BOT:
      return makeBot(t, officer);
  }
}

/** Takes damage off a section; on a lying display nobody sees how much there was. */
export function mend(t: Red, ship: number, section: Section, points: number): void {
  const s = t.state;
  const one = shipOf(s, ship);
  setLevel(s, one, section, Math.max(GREEN, levelOf(one, section) - points));
  one.memory[section] = Math.max(GREEN, (one.memory[section] as number) - points);
  tell(t, (eyes) => ({ type: 'repaired', ship, section, level: levelShown(s, ship, section, eyes) }));
}

export function playBrigade(t: Red, officer: number, sections: readonly Section[], points: readonly number[]): void {
  use(t, officer, REPAIR_BRIGADE);
  sections.forEach((section, i) => {
    if ((points[i] as number) > 0) mend(t, officerOf(t.state, officer).ship, section, points[i] as number);
  });
}

/** RED-81, RED-89: on 1 or 2 the throw is botched and lands where the thrower stands. */
function throwGrenade(t: Red, officer: number, card: Card, aimed: Section): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship } = o;
  spend(s, o, card);
  if (o.cloak === 0) markUsed(s, card);
  const roll = t.die(THROW_DIE);
  const section = roll <= BOTCH_UP_TO ? o.section : aimed;
  tellDeed(t, officer, { type: 'threw', officer, card, ship, section, roll });
  // RED-R47: the card states what people take.
  if (card === PLASMA_GRENADE) return packet(t, [{ ship, section, points: 1 }], 'grenade', GRENADE_HARM);
  const unnamed = o.cloak > 0;
  s.blasts.push({ kind: FIRE, ship, section, team: o.team, count: FIRE_COUNT, by: unnamed ? officer : NONE, hidden: 0, unnamed });
  tell(t, (eyes) => ({ type: 'fireSet', ship, section, team: isVeiled(o, eyes) ? null : o.team }));
}

function setField(t: Red, officer: number, section: Section): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship } = o;
  use(t, officer, FORCE_FIELD, section);
  const unnamed = o.cloak > 0;
  s.fields.push({ ship, section, team: o.team, points: FIELD_POINTS, by: unnamed ? officer : NONE, unnamed });
  tell(t, (eyes) => ({ type: 'fieldSet', ship, section, team: isVeiled(o, eyes) ? null : o.team }));
}

/** RED-82; set under a cloak it is hidden from all others (3.5.2). */
function setCharge(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship, section, team } = o;
  use(t, officer, PLASMA_CHARGE, section);
  const hidden = o.cloak > 0 ? UNSEEN | (((1 << s.teams.length) - 1) & ~(1 << team)) : 0;
  s.blasts.push({ kind: CHARGE, ship, section, team, count: CHARGE_COUNT, by: hidden === 0 ? NONE : officer, hidden, unnamed: false });
  tellDeed(t, officer, { type: 'chargeSet', ship, section, team });
}

function makeBot(t: Red, officer: number): void {
  const s = t.state;
  const o = officerOf(s, officer);
  const { ship, section } = o;
  use(t, officer, REPAIR_BOT);
  const unnamed = o.cloak > 0;
  s.bots.push({ owner: officer, ship, section, steps: STEPS_A_TURN, by: unnamed ? officer : NONE, unnamed });
  tell(t, (eyes) => ({ type: 'botMade', owner: isVeiled(o, eyes) ? null : officer, ship, section }));
}
