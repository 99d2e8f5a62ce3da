/** Who is committed to a recruit or an attack, and the cards discarded for it (STB-58, STB-60, STB-64, STB-66). */
import type { Chance, Json, Reason, Rules, Seat } from '@bridgehead/kernel';
import { bodyOf, type Card, isCard, isCrew, isLeader } from '../cards/index.ts';
import type { Bridge, Declaration } from '../state.ts';
import { type BridgeTable, discardFromHand } from './changes.ts';
import { type Attempt, attackOf, attackTotal, costOf, influenceOf, influenceTotal, needOf, tally } from './compute.ts';
import { declarationOf, handOf, has, isTapped, ownerOf, peopleOf, topDeclaration } from './questions.ts';
import { REASONS } from './reasons.ts';

/** STB-58, STB-64: leader and crew are named. */
export function* commit(t: BridgeTable, declaration: Declaration): Rules<void> {
  const { state: s } = t;
  const able = committable(s, declaration);
  const needs = numberNeeded(s, declaration);
  const check = (picked: readonly Card[]): Reason | null => idleAmong(s, declaration, picked) ?? whyShortAgain(s, declaration, picked);
  const committed = yield* t.select(declaration.seat, `stb.commit.${declaration.kind}`, able, {
    min: 1,
    max: able.length,
    params: { card: declaration.card, needs },
    why: (answer) => whyNotCommit(s, declaration, answer),
    amiss: (picked) => (picked.length === 0 ? REASONS.nobody() : usedTwice(picked)),
    check,
    fallback: leastForce(able, check),
    draw: (chance) => randomForce(able, check, chance),
  });
  declaration.committed = [...committed]; // STB-R11: these and no others
}

/** STB-60, STB-66: one point for each card discarded; at least what is missing after a short try (STB-R13). */
export function* discardForPoints(t: BridgeTable, declaration: Declaration): Rules<void> {
  const { state: s } = t;
  const hand = handOf(s, declaration.seat);
  const needs = numberNeeded(s, declaration);
  const base = totalWith(s, declaration, declaration.committed);
  const triedShort = s.short.includes(declaration.card);
  const least = triedShort ? Math.max(0, needs - base) : 0;
  const spent: readonly Card[] =
    hand.length === 0
      ? []
      : yield* t.select(declaration.seat, 'stb.points', [...hand], {
          min: 0,
          max: hand.length,
          params: { card: declaration.card, needs, has: base },
          why: notHeldFor(declaration),
          amiss: notHeldFor(declaration),
          check: (picked) => (picked.length < least ? REASONS.shortAgain(needs, base + picked.length) : null),
          fallback: hand.slice(0, least),
        });
  discardFromHand(t, declaration.seat, spent, 'points');
  declaration.discards = spent.length;
  if (base + spent.length < needs && !triedShort) s.short.push(declaration.card); // STB-R13
}

/** STB-R10: more points for the own attempt on top of the stack. */
export function* addPoints(t: BridgeTable, seat: Seat): Rules<void> {
  const declaration = topDeclaration(t.state) as Declaration;
  const hand = handOf(t.state, seat);
  const { has: total, needs } = tally(t.state, declaration);
  const spent = yield* t.select(seat, 'stb.points', [...hand], {
    min: 1,
    max: hand.length,
    params: { card: declaration.card, needs, has: total },
    why: notHeldFor(declaration),
    amiss: (picked) => (picked.length === 0 ? null : notHeldFor(declaration)()),
  });
  discardFromHand(t, seat, spent, 'points');
  declaration.discards += spent.length;
}

/** STB-R10: the active seat, while its own attempt is on top of the stack. */
export function whyNotAddPoints(s: Bridge, seat: Seat): Reason | null {
  if (seat !== s.active) return REASONS.notYourPoints();
  const top = topDeclaration(s);
  const isOwn = top?.seat === seat && (top.kind === 'recruit' || top.kind === 'attack');
  if (!isOwn && declarationOf(s, 'attack') === null && declarationOf(s, 'recruit') === null) return REASONS.nothingPending('attack');
  if (handOf(s, seat).length === 0) return REASONS.notHeld();
  return isOwn ? null : REASONS.finishFirst();
}

const notHeldFor = (declaration: Declaration) => (declaration.kind === 'attack' ? REASONS.notHeldForAttack : REASONS.notHeld);

/**
 * What the clock commits for somebody who left in the middle: one card that spends nothing, if the rules allow so little;
 * a failed try taps nobody (STB-85, STB-R8).
 */
const leastForce = (able: readonly Card[], check: (picked: readonly Card[]) => Reason | null): readonly Card[] => {
  const one = able.find((x) => check([x]) === null);
  return one === undefined ? able : [one];
};
/** For playouts: half of the time everybody comes along, or random play would hardly ever reach the Bridge. */
function randomForce(able: readonly Card[], check: (picked: readonly Card[]) => Reason | null, chance: Chance): readonly Card[] {
  const force = chance.below(2) === 0 ? able : able.filter(() => chance.below(2) === 0);
  return force.length === 0 || check(force) !== null ? able : force;
}
const usedTwice = (picked: readonly Card[]): Reason | null => {
  const again = picked.find((card, i) => picked.indexOf(card) < i);
  return again === undefined ? null : REASONS.usedAlready(again);
};
/** To Take, defense or cost as it stands now, before any card speaks to the attempt. */
const numberNeeded = (s: Bridge, declaration: Declaration): number =>
  declaration.kind === 'attack' ? needOf(s, declaration.card, null) : costOf(s, declaration.seat, declaration.card, null);

/** Committed like this, not even every card in hand would do; after a short try that is not allowed (STB-R13). */
function whyShortAgain(s: Bridge, declaration: Declaration, committed: readonly Card[]): Reason | null {
  if (!s.short.includes(declaration.card)) return null;
  const needs = numberNeeded(s, declaration);
  const reach = totalWith(s, declaration, committed);
  return reach + handOf(s, declaration.seat).length < needs ? REASONS.shortAgain(needs, reach) : null;
}

/** STB-R13: a short try was made already, and not even everybody with every card would do. Null if it may be tried. */
export function whyOutOfReach(s: Bridge, declaration: Declaration): Reason | null {
  if (!s.short.includes(declaration.card)) return null;
  const needs = numberNeeded(s, declaration);
  const most = totalWith(s, declaration, committable(s, declaration)) + handOf(s, declaration.seat).length;
  return most < needs ? REASONS.shortAgain(needs, most) : null;
}

/** What the attempt would bring with these committed. */
export function totalWith(s: Bridge, declaration: Declaration, committed: readonly Card[]): number {
  const tried: Attempt = { ...declaration, committed };
  return declaration.kind === 'attack' ? attackTotal(s, tried) : influenceTotal(s, tried);
}

/** Untapped cards of the party with at least one point to give (STB-R9). */
export const committable = (s: Bridge, declaration: Declaration): Card[] =>
  peopleOf(s, declaration.seat).filter((x) => whyNotCommit(s, declaration, x) === null);
export const canCommit = (s: Bridge, declaration: Declaration): boolean =>
  peopleOf(s, declaration.seat).some((x) => whyNotCommit(s, declaration, x) === null);

/** In the order of the refusals: the first row that applies is the one that is told. */
function whyNotCommit(s: Bridge, declaration: Declaration, answer: Json): Reason | null {
  if (!isCard(answer) || !(isLeader(answer) || isCrew(answer))) return null;
  if (isTapped(s, answer)) return REASONS.tapped(answer);
  if (ownerOf(s, answer) !== declaration.seat) return REASONS.notYours(answer, declaration.kind === 'attack' ? 'STB-64' : 'STB-58');
  const points = declaration.kind === 'attack' ? attackInBestCompany(s, declaration, answer) : influenceOf(s, answer);
  if (points < 1) return REASONS.nothingToGive(answer);
  return declaration.kind === 'attack' && has(s, answer, 'noAttack') ? REASONS.cannotAttack(answer) : null;
}

/** Kett's points depend on who comes along: he may be named whenever some company would give him one. */
function attackInBestCompany(s: Bridge, declaration: Declaration, x: Card): number {
  const alone = attackOf(s, x, declaration); // nobody is named yet
  if (!gainsByCompany(x)) return alone;
  const company = peopleOf(s, declaration.seat).filter(
    (y) => y !== x && !isTapped(s, y) && !has(s, y, 'noAttack') && attackOf(s, y, declaration) > 0,
  );
  return attackOf(s, x, { ...declaration, committed: [x, ...company] });
}
const gainsByCompany = (x: Card): boolean => bodyOf(x).bonuses.some(({ n }) => typeof n === 'object' && n.per === 'other-committed');

/** STB-R9: somebody in this force would give nothing. */
function idleAmong(s: Bridge, declaration: Declaration, picked: readonly Card[]): Reason | null {
  if (declaration.kind !== 'attack') return null;
  const idle = picked.find((x) => gainsByCompany(x) && attackOf(s, x, { ...declaration, committed: picked }) < 1);
  return idle === undefined ? null : REASONS.nothingToGive(idle);
}
