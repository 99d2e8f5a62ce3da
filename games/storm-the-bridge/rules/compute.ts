/** §6 Computation. Every total is a sum of terms; each function hands its terms to `add`, so that numbers and their sources cannot drift apart. */
import type { Seat } from '@bridgehead/kernel';
import {
  actionFace,
  BRIDGE,
  bodyOf,
  type Card,
  CONDUIT_ACCESS,
  crewFace,
  ENGINE_ROOM,
  FIRST_ACTION,
  FIRST_CREW,
  isCrew,
  isLeader,
  leaderFace,
  NONE,
  sectionFace,
} from '../cards/index.ts';
import type { Amount, Standing, Stat, When } from '../cards/vocabulary.ts';
import type { Bridge, Frame } from '../state.ts';
import { crewCount, defends, has, hostOf, isFree, isTapped, ownerOf } from './questions.ts';

/** Where points come from: a card, or a rule by its wording key. */
export type Source = Card | 'printed' | 'discards' | 'home-deck' | 'kinship' | 'clamp';
export interface Term {
  readonly source: Source;
  /** The leader or crew whose contribution it is; NONE for the side as a whole. */
  readonly of: Card;
  readonly n: number;
}
type Add = (source: Source, of: Card, n: number) => void;

const DEFAULT_HAND = 5;

/** Stats printed on or lent to one card: itself, its owner's sections, its passives, effects of the turn. */
function eachOn(s: Bridge, x: Card, stat: Stat, attack: Frame | null, add: (source: Source, n: number) => void): void {
  for (const bonus of bodyOf(x).standing) {
    if (bonus.stat === stat && bonus.who === 'self' && holds(s, x, bonus.when, attack)) add(x, amount(s, x, bonus.n, attack));
  }
  const owner = ownerOf(s, x);
  if (owner !== NONE && isCrew(x)) {
    for (let section = 9; section < FIRST_CREW; section++) {
      if (s.owner[section] !== owner) continue;
      for (const bonus of bodyOf(section).standing) {
        if (bonus.stat === stat && typeof bonus.who === 'object' && bonus.who.crew === bodyOf(x).affiliation)
          add(section, bonus.n as number);
      }
    }
  }
  for (const { card, host } of s.attached) {
    if (host !== x) continue;
    for (const bonus of standingOf(card)) if (bonus.stat === stat && bonus.who === 'host') add(card, onHost(bonus, x));
  }
  for (const effect of s.effects) if (effect.target === x && effect.stat === stat) add(effect.source, effect.n);
}

const NOTHING: readonly Standing[] = [];
function standingOf(action: Card): readonly Standing[] {
  const face = actionFace(action);
  return face.kind === 'passive' ? (face.standing ?? NOTHING) : NOTHING;
}
const onHost = (bonus: Standing, host: Card): number =>
  bonus.on !== undefined && bonus.on.affiliation === bodyOf(host).affiliation ? bonus.on.n : (bonus.n as number);

function holds(s: Bridge, x: Card, when: When | undefined, attack: Frame | null): boolean {
  if (when === undefined) return true;
  if (when.if === 'other-crew') return crewCount(s, ownerOf(s, x)) - 1 >= when.least;
  if (attack === null) return false;
  switch (when.if) {
    case 'target-bridge-or-free':
      return attack.card === BRIDGE || isFree(s, attack.card);
    case 'target-free':
      return isFree(s, attack.card);
    case 'target-held':
      return !isFree(s, attack.card);
    case 'target-has-conduit':
      return hostOf(s, CONDUIT_ACCESS) === attack.card;
  }
}

function amount(s: Bridge, x: Card, n: Amount, attack: Frame | null): number {
  if (typeof n === 'number') return n;
  if (n.per === 'pair-of-crew') return Math.min(n.most, Math.floor(crewCount(s, ownerOf(s, x)) / 2));
  if (attack === null) return 0;
  let others = 0;
  for (const card of attack.committed) if (card !== x && bodyOf(card).affiliation === 'SEC') others++;
  return Math.min(n.most, others);
}

function sumOn(s: Bridge, x: Card, stat: Stat, attack: Frame | null): number {
  let sum = 0;
  eachOn(s, x, stat, attack, (_, n) => {
    sum += n;
  });
  return sum;
}

/** Before clamping; may be below 0. */
export const combatOf = (s: Bridge, x: Card): number => bodyOf(x).combat + sumOn(s, x, 'combat', null);
/** Attack points of one card in an attack; never below 0 (STB-R14). */
export const attackOf = (s: Bridge, x: Card, attack: Frame | null): number => Math.max(0, combatOf(s, x) + sumOn(s, x, 'attack', attack));
export const influenceOf = (s: Bridge, x: Card): number => Math.max(0, bodyOf(x).influence + sumOn(s, x, 'influence', null));
/** Defense points of a leader or crew in one section; crew on their home deck have one more (STB-R31). */
export function defenseOf(s: Bridge, x: Card, section: Card): number {
  const home = isAtHome(s, x, section) ? 1 : 0;
  return Math.max(0, combatOf(s, x) + sumOn(s, x, 'defense', null) + home);
}
const isAtHome = (s: Bridge, x: Card, section: Card): boolean =>
  s.affiliations && section !== NONE && isCrew(x) && bodyOf(x).affiliation !== '–' && bodyOf(x).affiliation === bodyOf(section).affiliation;

/** Committed, in the party, untapped, and still able to (STB-R12, STB-56). */
export function isCounting(s: Bridge, frame: Frame, x: Card): boolean {
  if (ownerOf(s, x) !== frame.seat || isTapped(s, x)) return false;
  return frame.kind !== 'attack' || !has(s, x, 'noAttack');
}
export const countingOf = (s: Bridge, frame: Frame): Card[] => frame.committed.filter((x) => isCounting(s, frame, x));

/** ATTACK: what the attacker brings (STB-70). */
export function eachAttackTerm(s: Bridge, f: Frame, add: Add): void {
  for (const x of f.committed) {
    if (!isCounting(s, f, x)) continue;
    eachOfPerson(s, x, 'combat', 'attack', f, add);
  }
  for (let section = 9; section < FIRST_CREW; section++) {
    if (s.owner[section] !== f.seat) continue;
    for (const bonus of bodyOf(section).standing)
      if (bonus.stat === 'attack' && bonus.who === 'attacks') add(section, NONE, bonus.n as number);
  }
  const conduit = hostOf(s, CONDUIT_ACCESS);
  if (conduit === f.card && conduit !== ENGINE_ROOM && ownerOf(s, ENGINE_ROOM) === f.seat) {
    add(CONDUIT_ACCESS, NONE, standingOf(CONDUIT_ACCESS)[0]?.n as number);
  }
  eachBoost(f, 'attack', add);
  if (f.discards > 0) add('discards', NONE, f.discards);
}

/** NEED: To Take while free, the whole defense while held (STB-68, STB-69). */
export function eachNeedTerm(s: Bridge, section: Card, f: Frame | null, add: Add): void {
  const holder = ownerOf(s, section);
  if (holder === NONE) add('printed', section, sectionFace(section).toTake);
  else {
    const leader = s.leader[holder] as Card;
    eachOfDefender(s, leader, section, add);
    for (let crew = FIRST_CREW; crew < FIRST_ACTION; crew++) {
      if (s.owner[crew] === holder && defends(s, crew, section)) eachOfDefender(s, crew, section, add);
    }
    add('printed', section, section === BRIDGE ? s.bridgeDefense : sectionFace(section).defense);
    for (const bonus of bodyOf(leader).standing)
      if (bonus.stat === 'defense' && bonus.who === 'sections') add(leader, section, bonus.n as number);
  }
  for (const { card, host } of s.attached) {
    if (host !== section) continue;
    for (const bonus of standingOf(card)) if (bonus.stat === 'need') add(card, section, bonus.n as number);
  }
  if (f !== null) eachBoost(f, 'need', add);
}

/** INFLUENCE: what the recruiter brings (STB-58, STB-60). */
export function eachInfluenceTerm(s: Bridge, f: Frame, add: Add): void {
  for (const x of f.committed) if (isCounting(s, f, x)) eachOfPerson(s, x, 'influence', null, f, add);
  for (let section = 9; section < FIRST_CREW; section++) {
    if (s.owner[section] !== f.seat) continue;
    for (const bonus of bodyOf(section).standing)
      if (bonus.stat === 'influence' && bonus.who === 'recruits') add(section, NONE, bonus.n as number);
  }
  eachBoost(f, 'influence', add);
  if (f.discards > 0) add('discards', NONE, f.discards);
}

/** COST of a candidate for a seat: one less for kin (STB-R31). */
export function eachCostTerm(s: Bridge, seat: Seat, candidate: Card, f: Frame | null, add: Add): void {
  const face = crewFace(candidate);
  add('printed', candidate, face.toRecruit);
  if (s.affiliations && face.affiliation !== '–' && face.affiliation === leaderFace(s.leader[seat] as Card).affiliation)
    add('kinship', candidate, -1);
  if (f !== null) eachBoost(f, 'toRecruit', add);
}

function eachBoost(f: Frame, stat: 'attack' | 'need' | 'influence' | 'toRecruit', add: Add): void {
  for (const boost of f.boosts) if (boost.stat === stat) add(boost.card, NONE, boost.n);
}

/** Printed number and every change to it; a contribution below 0 is lifted to 0 (STB-R14). */
function eachOfPerson(
  s: Bridge,
  x: Card,
  base: 'combat' | 'influence',
  also: 'attack' | 'defense' | null,
  f: Frame | null,
  add: Add,
): void {
  let sum = bodyOf(x)[base];
  add('printed', x, sum);
  const on = (source: Source, n: number) => {
    sum += n;
    add(source, x, n);
  };
  eachOn(s, x, base, null, on);
  if (also !== null) eachOn(s, x, also, f, on);
  if (sum < 0) add('clamp', x, -sum);
}
function eachOfDefender(s: Bridge, x: Card, section: Card, add: Add): void {
  let sum = bodyOf(x).combat;
  add('printed', x, sum);
  const on = (source: Source, n: number) => {
    sum += n;
    add(source, x, n);
  };
  eachOn(s, x, 'combat', null, on);
  eachOn(s, x, 'defense', null, on);
  if (isAtHome(s, x, section)) on('home-deck', 1);
  if (sum < 0) add('clamp', x, -sum);
}

function total(each: (add: Add) => void): number {
  let sum = 0;
  each((_source, _of, n) => {
    sum += n;
  });
  return sum;
}
export const attackTotal = (s: Bridge, f: Frame): number => total((add) => eachAttackTerm(s, f, add));
export const needOf = (s: Bridge, section: Card, f: Frame | null): number =>
  Math.max(
    1,
    total((add) => eachNeedTerm(s, section, f, add)),
  );
export const influenceTotal = (s: Bridge, f: Frame): number => total((add) => eachInfluenceTerm(s, f, add));
export const costOf = (s: Bridge, seat: Seat, candidate: Card, f: Frame | null): number =>
  Math.max(
    1,
    total((add) => eachCostTerm(s, seat, candidate, f, add)),
  );

/** What the attempt has and what it needs. */
export const tally = (s: Bridge, f: Frame): { has: number; needs: number } =>
  f.kind === 'attack'
    ? { has: attackTotal(s, f), needs: needOf(s, f.card, f) }
    : { has: influenceTotal(s, f), needs: costOf(s, f.seat, f.card, f) };

export function termsOf(each: (add: Add) => void): Term[] {
  const terms: Term[] = [];
  each((source, of, n) => {
    terms.push({ source, of, n });
  });
  return terms;
}

/** Default hand size, worked out when it is needed (STB-R27). */
export function handSize(s: Bridge, seat: Seat): number {
  let size = DEFAULT_HAND;
  const leader = s.leader[seat] as Card;
  const count = (card: Card) => {
    for (const bonus of bodyOf(card).standing) if (bonus.stat === 'handSize') size += bonus.n as number;
  };
  count(leader);
  for (let crew = FIRST_CREW; crew < FIRST_ACTION; crew++) if (s.owner[crew] === seat) count(crew);
  for (const { card, host } of s.attached) {
    if (!isLeader(host) || ownerOf(s, host) !== seat) continue;
    for (const bonus of standingOf(card)) if (bonus.stat === 'handSize') size += bonus.n as number;
  }
  return Math.max(0, size);
}
