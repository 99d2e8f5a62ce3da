/** Answers in a window: the smallest effect that turns the result, if what is at hand can turn it at all. */
import { type Chance, type Liked, PASS, type Seat } from '@bridgehead/kernel';
import { ANSWERS, type Response } from '../actions/index.ts';
import { BRIDGE, bodyOf, type Card, NONE } from '../cards/index.ts';
import { attackOf, combatOf, influenceOf, isCounting, tally } from '../rules/compute.ts';
import { declarationOf, leaderOf, ownerOf, topDeclaration } from '../rules/questions.ts';
import { abilityOf, legalTargets, targetsFor } from '../rules/timing.ts';
import type { Bridge, Declaration } from '../state.ts';
import { likes, recruitLikes } from './targets.ts';
import { holdValue } from './values.ts';
import { boostIn, cancels, modIn, passiveFace, says } from './words.ts';

export function responseLikes(s: Bridge, seat: Seat, chance: Chance): Liked[] {
  const top = topDeclaration(s) as Declaration;
  const wanted = wants(s, seat, top, chance);
  const liked: Liked[] = [{ answer: PASS, score: 0 }];
  for (const option of ANSWERS.list(s, seat)) liked.push({ answer: option, score: optionScore(s, seat, top, option, wanted) });
  return liked;
}

/** What the seat is after in this window, and by how many points the attempt misses it. */
interface Wanted {
  readonly side: 'help' | 'stop' | 'none';
  readonly gap: number;
  readonly attempt: Declaration | null;
  readonly reachable: boolean;
}

function wants(s: Bridge, seat: Seat, top: Declaration, chance: Chance): Wanted {
  const attempt = declarationOf(s, 'attack') ?? declarationOf(s, 'recruit');
  const nothing: Wanted = { side: 'none', gap: 0, attempt, reachable: false };
  if (attempt === null || top !== attempt) return nothing;
  const { has, needs } = tally(s, attempt);
  const succeeding = has >= needs;
  if (attempt.seat === seat) return succeeding ? nothing : weigh(s, seat, attempt, 'help', needs - has);
  if (!succeeding || !cares(s, seat, attempt, chance)) return nothing;
  return weigh(s, seat, attempt, 'stop', has - needs + 1);
}

/** Own sections always; the Bridge always with two seats, else half of the time; dear recruits. */
function cares(s: Bridge, seat: Seat, attempt: Declaration, chance: Chance): boolean {
  if (attempt.kind === 'recruit') return recruitLikes(s, attempt.card) >= 4 && (s.seats === 2 || chance.below(3) === 0);
  if (ownerOf(s, attempt.card) === seat) return true;
  return attempt.card === BRIDGE && (s.seats === 2 || chance.below(2) === 0);
}

function weigh(s: Bridge, seat: Seat, attempt: Declaration, side: 'help' | 'stop', gap: number): Wanted {
  const all = ANSWERS.list(s, seat).reduce<number>((sum, option) => sum + swing(s, seat, attempt, option, side), 0);
  const points = side === 'help' ? (s.hand[seat]?.length ?? 0) : 0;
  return { side, gap, attempt, reachable: all + points >= gap };
}

/** By how many points the option moves the attempt in the wanted direction. */
function swing(s: Bridge, seat: Seat, attempt: Declaration, option: Response, side: 'help' | 'stop'): number {
  if (option === 'discard') return 0;
  const [what, card] = option;
  if (side === 'help') return attempt.kind === 'attack' ? helpsAttack(s, seat, attempt, card) : boostFor(card, 'influence', attempt);
  return attempt.kind === 'attack' ? stopsAttack(s, seat, attempt, what, card) : stopsRecruit(s, attempt, card);
}

/** Points for one side of the attempt, with what those who are committed add to it. */
function boostFor(card: Card, stat: 'attack' | 'influence', attempt: Declaration): number {
  const boost = boostIn(card, stat);
  if (boost === null) return 0;
  const rider = boost.rider?.where === 'committed' ? boost.rider.affiliation : null;
  return stat === 'influence' && attempt.committed.some((x) => bodyOf(x).affiliation === rider) ? boost.n + 1 : boost.n;
}

function helpsAttack(s: Bridge, seat: Seat, attempt: Declaration, card: Card): number {
  const boost = boostFor(card, 'attack', attempt);
  if (boost > 0) return boost;
  const combat = modIn(card, 'combat');
  if (combat > 0) return attempt.committed.some((x) => ownerOf(s, x) === seat && s.tapped[x] === 0) ? combat : 0;
  if (combat < 0) return scandalPoints(s, ownerOf(s, attempt.card), -combat);
  if (says(card, 'reinforce')) return REINFORCED;
  if (says(card, 'untap')) return Math.max(0, ...attempt.committed.filter((x) => s.tapped[x] === 1).map((x) => attackOf(s, x, attempt)));
  return 0;
}

function stopsRecruit(s: Bridge, attempt: Declaration, card: Card): number {
  if (cancels(card, 'recruit')) return SURE;
  const lost = -modIn(card, 'influence');
  if (lost > 0) return leaderCounts(s, attempt) ? Math.min(lost, influenceOf(s, leaderOf(s, attempt.seat))) : 0;
  return boostIn(card, 'toRecruit')?.n ?? 0;
}

function stopsAttack(s: Bridge, seat: Seat, attempt: Declaration, what: 'play' | 'ability', card: Card): number {
  if (cancels(card, 'attack')) return SURE;
  const need = boostIn(card, 'need')?.n ?? 0;
  if (need > 0) return need;
  const combat = modIn(card, 'combat');
  if (combat < 0) return leaderCounts(s, attempt) ? Math.min(-combat, attackOf(s, leaderOf(s, attempt.seat), attempt)) : 0;
  if (combat > 0 || says(card, 'reinforce')) return ownerOf(s, attempt.card) === seat ? 2 : 0;
  if (says(card, 'tap') || says(card, 'toStack')) return bestHit(s, seat, card, what, attempt, SURE);
  return bestHit(s, seat, card, what, attempt, weighsDown(card));
}

/** What a passive takes off the attack of the crew that it is put on. */
function weighsDown(card: Card): number {
  const face = passiveFace(card);
  if (face?.keywords?.includes('noAttack') === true) return SURE;
  const bonus = face?.bonuses?.find(({ stat, n }) => stat === 'combat' && typeof n === 'number' && n < 0);
  return bonus === undefined ? 0 : -(bonus.n as number);
}

/** One more attacker, roughly. */
const REINFORCED = 3;
/** More than any number: what stops an attempt for good. */
const SURE = 99;
const leaderCounts = (s: Bridge, attempt: Declaration): boolean =>
  isCounting(s, attempt, leaderOf(s, attempt.seat)) && attempt.committed.includes(leaderOf(s, attempt.seat));
/** What a scandal takes off the defense of every section of a leader. */
const scandalPoints = (s: Bridge, holder: Seat, most: number): number =>
  holder === NONE ? 0 : Math.min(most, Math.max(0, combatOf(s, leaderOf(s, holder))));

/** The strongest attacker that the card or ability could take out of the tally. */
function bestHit(s: Bridge, seat: Seat, card: Card, what: 'play' | 'ability', attempt: Declaration, most: number): number {
  if (most === 0) return 0;
  const target = what === 'ability' ? abilityOf(card)?.target : null;
  const legal = what === 'play' ? targetsFor(s, seat, card) : target ? legalTargets(s, { seat, source: card }, target, false) : [];
  const hits = legal.filter((x) => attempt.committed.includes(x) && s.tapped[x] === 0).map((x) => Math.min(most, attackOf(s, x, attempt)));
  return Math.max(0, ...hits);
}

function optionScore(s: Bridge, seat: Seat, top: Declaration, option: Response, wanted: Wanted): number {
  if (top.seat !== seat && (top.kind === 'card' || top.kind === 'ability')) return counterScore(s, seat, top, option);
  if (option !== 'discard' && option[0] === 'play' && says(option[1], 'forbid')) return lockdownScore(s, seat, option[1]);
  if (wanted.side === 'none' || !wanted.reachable || wanted.attempt === null) return -1;
  if (option === 'discard')
    return wanted.side === 'help' && wanted.gap <= (s.hand[seat]?.length ?? 0) ? worthSpending(s, seat, wanted) : -1;
  const moved = swing(s, seat, wanted.attempt, option, wanted.side);
  if (moved === 0) return -1;
  const price = option[0] === 'play' ? holdValue(s, option[1]) : 0.2;
  return moved >= wanted.gap ? 6 - price - 0.1 * Math.min(MOST_WASTE, moved - wanted.gap) : 2 + 0.2 * moved - 0.3 * price;
}

/** A card that does far more than is needed is not the worse for it. */
const MOST_WASTE = 8;
const worthSpending = (s: Bridge, seat: Seat, wanted: Wanted): number =>
  wanted.attempt?.card === BRIDGE ? 5.5 - 0.3 * wanted.gap : (s.hand[seat]?.length ?? 0) - wanted.gap >= 2 ? 3.2 - wanted.gap : -1;

/** In somebody else's turn, before the attack comes: a section that they could take. */
function lockdownScore(s: Bridge, seat: Seat, card: Card): number {
  if (s.active === seat) return -1;
  const threatened = targetsFor(s, seat, card).some((section) => likes(s, seat, card, section) > 0);
  return threatened ? 0.5 : -1;
}

/** Victory is always cancelled; cards that hurt are rewritten. */
function counterScore(s: Bridge, seat: Seat, top: Declaration, option: Response): number {
  if (option === 'discard' || option[0] !== 'play') return -1;
  const card = option[1];
  if (cancels(card, 'ability')) return top.card === BRIDGE ? 50 : hurt(s, seat, top) - 3;
  if (cancels(card, 'card')) return defendsClaim(s, seat, top) ? 50 : hurt(s, seat, top) - holdValue(s, card) * 0.6;
  if (says(card, 'redirect')) return hurt(s, seat, top) > 0 ? hurt(s, seat, top) - 0.8 : -1;
  return -1;
}

/** The card on top is aimed at this seat's claim of Victory. */
function defendsClaim(s: Bridge, seat: Seat, top: Declaration): boolean {
  const below = s.stack[s.stack.indexOf(top) - 1];
  return (
    below !== undefined &&
    below.seat === seat &&
    top.kind === 'card' &&
    (cancels(top.card, 'card') || cancels(top.card, 'ability')) &&
    s.stack.some((declaration) => declaration.kind === 'ability' && declaration.card === BRIDGE && declaration.seat === seat)
  );
}

/** How much what is on top would cost this seat. */
function hurt(s: Bridge, seat: Seat, top: Declaration): number {
  if (top.kind !== 'card') return top.targets.some((target) => ownerOf(s, target) === seat) ? 2 : 0;
  const attempt = s.stack.find(
    (declaration) => declaration.seat === seat && (declaration.kind === 'attack' || declaration.kind === 'recruit'),
  );
  if (attempt !== undefined && isAgainstAttempts(top.card)) return attempt.card === BRIDGE ? 6 : 2.6;
  const below = s.stack[s.stack.indexOf(top) - 1];
  if ((cancels(top.card, 'card') || says(top.card, 'redirect')) && below?.seat === seat) return 1.8;
  const mine = top.targets.filter((target) => ownerOf(s, target) === seat && target !== NONE);
  if (mine.length === 0) return 0;
  return Math.max(0, ...mine.map((target) => likes(s, top.seat, top.card, target)));
}

const isAgainstAttempts = (card: Card): boolean =>
  cancels(card, 'attack') || cancels(card, 'recruit') || boostIn(card, 'need') !== null || boostIn(card, 'toRecruit') !== null;
