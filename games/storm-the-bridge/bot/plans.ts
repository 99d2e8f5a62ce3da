/** Forces for an attempt: the cheapest set of cards and discards that reaches a number. */
import type { Seat } from '@bridgehead/kernel';
import { bodyOf, type Card, NONE } from '../cards/index.ts';
import { committable, totalWith } from '../rules/commit.ts';
import { attackOf, costOf, handSize, influenceOf, needOf } from '../rules/compute.ts';
import { handOf } from '../rules/questions.ts';
import { type Bridge, type Declaration, newDeclaration } from '../state.ts';
import { cheapestFirst, holdValue } from './values.ts';
import { boostIn } from './words.ts';

export interface Plan {
  readonly committed: Card[];
  readonly discards: Card[];
  readonly cost: number;
  readonly total: number;
  readonly needs: number;
  /** Points that are to come from a card played once the attempt is declared. */
  readonly help: number;
}

const priceOf = (card: Card): number => 0.15 * Math.max(0, bodyOf(card).combat) + 0.2 * bodyOf(card).influence + 0.05;
const PRICE_OF_CARD = 0.85;
/** Cards above the default hand are not drawn again anyway (STB-R27): better spent now than kept. */
const PRICE_OF_SURPLUS = 0.15;
export const surplusOf = (s: Bridge, seat: Seat): number => Math.max(0, handOf(s, seat).length - handSize(s, seat));
const priceOfDiscards = (s: Bridge, cards: readonly Card[], surplus: number): number =>
  cards.reduce((sum, card, i) => sum + (i < surplus ? PRICE_OF_SURPLUS : PRICE_OF_CARD) * holdValue(s, card), 0);

/** The stat that helps the one who makes the attempt. */
export const HELPED = { recruit: 'influence', attack: 'attack' } as const;

/**
 * Null if the number cannot be reached with `spare` cards kept back. Rather than throw three cards away, a plan may declare
 * short (STB-R13) and play a card that helps the attempt from the hand in its own window.
 */
export function cheapest(s: Bridge, kind: 'recruit' | 'attack', seat: Seat, card: Card, margin: number, spare: number): Plan | null {
  const plain = planWith(s, kind, seat, card, margin, spare, null);
  if (plain !== null && plain.discards.length < 3) return plain;
  const helper = handOf(s, seat).find((one) => boostIn(one, HELPED[kind]) !== null);
  if (helper === undefined || s.short.includes(card)) return plain;
  return planWith(s, kind, seat, card, margin, spare, helper) ?? plain;
}

function planWith(
  s: Bridge,
  kind: 'recruit' | 'attack',
  seat: Seat,
  card: Card,
  margin: number,
  spare: number,
  helper: Card | null,
): Plan | null {
  const declaration = newDeclaration(kind, seat, card);
  const help = helper === null ? 0 : (boostIn(helper, HELPED[kind])?.n ?? 0);
  const needs = (kind === 'attack' ? needOf(s, card, null) : costOf(s, seat, card, null)) - help;
  const able = committable(s, declaration);
  if (able.length === 0) return null;
  const hand = cheapestFirst(
    s,
    handOf(s, seat).filter((one) => one !== helper),
  );
  const most = Math.max(0, hand.length - Math.max(0, spare - (helper === null ? 0 : 1)));
  const base = totalWith(s, declaration, []);
  const force = smallestForce(s, declaration, able, needs + margin - base, most, hand);
  if (force === null) return null;
  // Points that depend on company (Kett, sections) are settled by counting the whole set once.
  let discards = Math.max(0, needs + margin - totalWith(s, declaration, force));
  const committed = [...force];
  while (discards > most) {
    const more = able.find((x) => !committed.includes(x));
    if (more === undefined) return null;
    committed.push(more);
    discards = Math.max(0, needs + margin - totalWith(s, declaration, committed));
  }
  const spent = hand.slice(0, discards);
  const cost = committed.reduce((sum, x) => sum + priceOf(x), 0) + priceOfDiscards(s, spent, surplusOf(s, seat));
  const paid = helper === null ? 0 : PRICE_OF_CARD * holdValue(s, helper);
  return {
    committed,
    discards: spent,
    cost: cost + paid,
    total: totalWith(s, declaration, committed) + discards + help,
    needs: needs + help,
    help,
  };
}

/** Knapsack over points: the cheapest force that, with discards, reaches the number. A force is a number with a bit for each of the able. */
function smallestForce(
  s: Bridge,
  declaration: Declaration,
  able: readonly Card[],
  wanted: number,
  most: number,
  hand: readonly Card[],
): Card[] | null {
  const goal = Math.max(1, wanted);
  const cost = new Array<number>(goal + 1).fill(Number.POSITIVE_INFINITY);
  const force = new Array<number>(goal + 1).fill(0);
  cost[0] = 0;
  for (let i = 0; i < able.length; i++) {
    const x = able[i] ?? NONE;
    const points = declaration.kind === 'attack' ? attackOf(s, x, declaration) : influenceOf(s, x);
    if (points === 0) continue;
    const price = priceOf(x);
    for (let have = goal - 1; have >= 0; have--) {
      const to = Math.min(goal, have + points);
      const sum = (cost[have] ?? 0) + price;
      if (sum >= (cost[to] ?? 0)) continue;
      cost[to] = sum;
      force[to] = (force[have] ?? 0) | (1 << i);
    }
  }
  const surplus = surplusOf(s, declaration.seat);
  let best = 0;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let have = Math.max(1, goal - most); have <= goal; have++) {
    const price = (cost[have] ?? 0) + priceOfDiscards(s, hand.slice(0, goal - have), surplus);
    if (price >= bestCost) continue;
    best = have;
    bestCost = price;
  }
  return best === 0 ? null : able.filter((_, i) => ((force[best] ?? 0) & (1 << i)) !== 0);
}

/** Everybody who can, with nothing discarded: for attempts that cannot be reached. */
export const allIn = (s: Bridge, kind: 'recruit' | 'attack', seat: Seat, card: Card): Card[] =>
  committable(s, newDeclaration(kind, seat, card));
