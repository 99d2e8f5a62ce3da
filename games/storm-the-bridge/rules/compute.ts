/** Computation. Every total is a sum of terms, each with its source. */
import { addAnyTerm, addTerm, atLeast, type Seat, type Term, type Terms } from '@bridgehead/kernel';
import {
  BRIDGE,
  bodyOf,
  type Card,
  CONDUIT_ACCESS,
  crewFace,
  FIRST_ACTION,
  FIRST_CREW,
  isAction,
  isCrew,
  leaderFace,
  NONE,
  sectionFace,
} from '../cards/index.ts';
import type { Amount, Stat, When } from '../cards/vocabulary.ts';
import type { Boost, Bridge, Declaration } from '../state.ts';
import { FROM_HOME, homeOf, type Lent, OWN, TO_ATTACKS, TO_CREW, TO_HOST, TO_PARTY, TO_RECRUITS, TO_SECTIONS } from './bonuses.ts';
import { crewCount, defends, has, hostOf, isFree, isTapped, leaderOf, ownerOf } from './questions.ts';

const NOTHING: readonly never[] = [];

/** Where points come from: a card, or a rule by its wording key. */
export type Source = Card | 'printed' | 'discards' | 'home-deck' | 'kinship' | 'clamp';
/** `of` is the leader or crew whose contribution it is, or NONE for the side as a whole. */
export type Points = Term<Source, Card>;
type PointsList = Terms<Source, Card>;
/** A declared or imagined recruit or attack, as far as its numbers go. */
export interface Attempt extends Readonly<Pick<Declaration, 'kind' | 'seat' | 'card' | 'discards'>> {
  readonly committed: readonly Card[];
  readonly boosts: readonly Boost[];
}

const DEFAULT_HAND = 5;

// —— one card ——

/** All that changes one stat of a card: itself, its owner's sections, its passives, effects of the turn. All of it adds up (STB-R22), from tapped cards too (STB-R33). */
function changesTo(s: Bridge, x: Card, stat: Stat, attack: Attempt | null, terms: PointsList): number {
  let sum = 0;
  for (const bonus of OWN[x] ?? NOTHING) {
    if (bonus.stat !== stat || !holds(s, x, bonus.when, attack)) continue;
    sum += addTerm(terms, x, x, amount(s, x, bonus.n, attack));
  }
  const owner = ownerOf(s, x);
  for (const bonus of TO_CREW[x] ?? NOTHING) {
    if (bonus.stat !== stat || owner === NONE || s.owner[bonus.source] !== owner) continue;
    sum += addTerm(terms, bonus.source, x, bonus.n);
  }
  for (const { card, host } of s.attached) {
    if (host !== x) continue;
    for (const bonus of TO_HOST[card] ?? NOTHING) {
      if (bonus.stat !== stat) continue;
      const n = bonus.on !== undefined && bonus.on.affiliation === bodyOf(x).affiliation ? bonus.on.n : (bonus.n as number);
      sum += addTerm(terms, card, x, n);
    }
  }
  for (const effect of s.effects) {
    if (effect.target !== x || effect.stat !== stat) continue;
    sum += addTerm(terms, effect.source, x, effect.n);
  }
  return sum;
}

function holds(s: Bridge, x: Card, when: When | undefined, attack: Attempt | null): boolean {
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

function amount(s: Bridge, x: Card, n: Amount, attack: Attempt | null): number {
  if (typeof n === 'number') return n;
  if (n.per === 'pair-of-crew') return Math.min(n.most, Math.floor(crewCount(s, ownerOf(s, x)) / 2));
  if (attack === null) return 0;
  let others = 0;
  for (const card of attack.committed) if (card !== x && bodyOf(card).affiliation === n.affiliation) others++;
  return Math.min(n.most, others);
}

const printed = (x: Card, base: 'combat' | 'influence', terms: PointsList): number => addTerm(terms, 'printed', x, bodyOf(x)[base]);
/** STB-R14: a contribution below 0 counts as 0; a number needed is never below 1. */
const lifted = (x: Card, sum: number, terms: PointsList): number => atLeast(0, sum, terms, 'clamp', x);
const atLeastOne = (of: Card, sum: number, terms: PointsList): number => atLeast(1, sum, terms, 'clamp', of);

/** Before clamping; may be below 0. */
export const combatOf = (s: Bridge, x: Card, terms: PointsList = null): number =>
  printed(x, 'combat', terms) + changesTo(s, x, 'combat', null, terms);
/** Attack points of one card in an attack. */
export const attackOf = (s: Bridge, x: Card, attack: Attempt | null, terms: PointsList = null): number =>
  lifted(x, combatOf(s, x, terms) + changesTo(s, x, 'attack', attack, terms), terms);
export const influenceOf = (s: Bridge, x: Card, terms: PointsList = null): number =>
  lifted(x, printed(x, 'influence', terms) + changesTo(s, x, 'influence', null, terms), terms);
/** Defense points of a leader or crew in one section; crew on their home deck have one more (STB-R31). */
export function defenseOf(s: Bridge, x: Card, section: Card, terms: PointsList = null): number {
  let sum = combatOf(s, x, terms) + changesTo(s, x, 'defense', null, terms);
  if (isAtHome(s, x, section)) sum += addTerm(terms, 'home-deck', x, 1);
  return lifted(x, sum, terms);
}
const isAtHome = (s: Bridge, x: Card, section: Card): boolean =>
  s.affiliations && section !== NONE && isCrew(x) && bodyOf(x).affiliation === bodyOf(section).affiliation;

// —— attempts ——

/** Committed, in the party, untapped, and still able to (STB-R12, STB-56). */
export function isCounting(s: Bridge, declaration: Attempt, x: Card): boolean {
  if (ownerOf(s, x) !== declaration.seat || isTapped(s, x)) return false;
  return declaration.kind !== 'attack' || !has(s, x, 'noAttack');
}
export const countingOf = (s: Bridge, declaration: Attempt): Card[] => declaration.committed.filter((x) => isCounting(s, declaration, x));

/** ATTACK: what the attacker brings (STB-4, STB-70). */
export function attackTotal(s: Bridge, f: Attempt, terms: PointsList = null): number {
  let sum = 0;
  for (const x of f.committed) if (isCounting(s, f, x)) sum += attackOf(s, x, f, terms);
  sum += sideBonuses(s, f, TO_ATTACKS, terms);
  for (const { card, host } of s.attached) {
    if (host !== f.card || homeOf(card) === host || s.owner[homeOf(card)] !== f.seat) continue;
    for (const { n } of FROM_HOME[card] ?? NOTHING) sum += addTerm(terms, card, NONE, n);
  }
  return sum + boosts(f, 'attack', terms) + discards(f, terms);
}

/** INFLUENCE: what the recruiter brings (STB-4, STB-58, STB-60). */
export function influenceTotal(s: Bridge, f: Attempt, terms: PointsList = null): number {
  let sum = 0;
  for (const x of f.committed) if (isCounting(s, f, x)) sum += influenceOf(s, x, terms);
  return sum + sideBonuses(s, f, TO_RECRUITS, terms) + boosts(f, 'influence', terms) + discards(f, terms);
}

function sideBonuses(s: Bridge, f: Attempt, bonuses: readonly Lent[], terms: PointsList): number {
  let sum = 0;
  for (const { source, n } of bonuses) if (s.owner[source] === f.seat) sum += addTerm(terms, source, NONE, n);
  return sum;
}
function boosts(f: Attempt, stat: Boost['stat'], terms: PointsList): number {
  let sum = 0;
  for (const boost of f.boosts) if (boost.stat === stat) sum += addTerm(terms, boost.card, NONE, boost.n);
  return sum;
}
const discards = (f: Attempt, terms: PointsList): number => addAnyTerm(terms, 'discards', NONE, f.discards);

/** NEED: To Take while free, the whole defense while held (STB-68, STB-69); never below 1 (STB-R14). */
export function needOf(s: Bridge, section: Card, f: Attempt | null, terms: PointsList = null): number {
  const holder = ownerOf(s, section);
  // STB-73; the Bridge's was set by the number of seats (STB-R32).
  const printed = holder === NONE ? sectionFace(section).toTake : section === BRIDGE ? s.bridgeDefense : sectionFace(section).defense;
  let sum = addTerm(terms, 'printed', section, printed);
  if (holder !== NONE) sum += defenders(s, section, holder, terms);
  for (const { card, host } of s.attached) {
    if (host !== section) continue;
    for (const { stat, n } of TO_HOST[card] ?? NOTHING) if (stat === 'need') sum += addTerm(terms, card, section, n as number);
  }
  if (f !== null) sum += boosts(f, 'need', terms);
  return atLeastOne(section, sum, terms);
}

/** The leader everywhere, crew where they are stationed, and what the leader does for sections (STB-71, STB-72, STB-76). */
function defenders(s: Bridge, section: Card, holder: Seat, terms: PointsList): number {
  const leader = leaderOf(s, holder);
  let sum = defenseOf(s, leader, section, terms);
  for (let crew = FIRST_CREW; crew < FIRST_ACTION; crew++)
    if (s.owner[crew] === holder && defends(s, crew, section)) sum += defenseOf(s, crew, section, terms);
  for (const { source, n } of TO_SECTIONS) if (s.owner[source] === holder) sum += addTerm(terms, source, section, n);
  return sum;
}

/** COST of a candidate for a seat: one less for kin (STB-R31); never below 1 (STB-R14). */
export function costOf(s: Bridge, seat: Seat, candidate: Card, f: Attempt | null, terms: PointsList = null): number {
  const face = crewFace(candidate);
  let sum = addTerm(terms, 'printed', candidate, face.toRecruit);
  if (s.affiliations && face.affiliation === leaderFace(leaderOf(s, seat)).affiliation) sum += addTerm(terms, 'kinship', candidate, -1);
  if (f !== null) sum += boosts(f, 'toRecruit', terms);
  return atLeastOne(candidate, sum, terms);
}

/** What the attempt has and what it needs. */
export const tally = (s: Bridge, f: Attempt): { has: number; needs: number } =>
  f.kind === 'attack'
    ? { has: attackTotal(s, f), needs: needOf(s, f.card, f) }
    : { has: influenceTotal(s, f), needs: costOf(s, f.seat, f.card, f) };

/** Default hand size, worked out when it is needed (STB-R27). */
export function handSize(s: Bridge, seat: Seat): number {
  let size = DEFAULT_HAND;
  for (const { source, n } of TO_PARTY) if (ownerOf(s, isAction(source) ? hostOf(s, source) : source) === seat) size += n;
  return Math.max(0, size);
}
