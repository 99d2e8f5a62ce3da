/** Forces for an attempt: the cheapest set of cards and discards that reaches a number (§10, branching control). */
import type { Seat } from '@bridgehead/kernel';
import { actionFace, bodyOf, type Card } from '../cards/index.ts';
import { attackOf, costOf, handSize, influenceOf, needOf } from '../rules/compute.ts';
import { committable, totalWith } from '../rules/declare.ts';
import { type Bridge, type Frame, newFrame } from '../state.ts';
import { cheapestFirst, holdValue } from './values.ts';

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
export const surplusOf = (s: Bridge, seat: Seat): number => Math.max(0, (s.hand[seat] as Card[]).length - handSize(s, seat));
const priceOfDiscards = (s: Bridge, cards: readonly Card[], surplus: number): number =>
  cards.reduce((sum, card, i) => sum + (i < surplus ? PRICE_OF_SURPLUS : PRICE_OF_CARD) * holdValue(s, card), 0);

/** What Rousing Speech gives a recruit with these committed. */
export const speechPoints = (frame: Frame): number => (frame.committed.some((x) => bodyOf(x).affiliation === 'CMD') ? 4 : 3);
const HELPERS = { recruit: 'A12', attack: 'A02' } as const;

/**
 * Null if the number cannot be reached with `spare` cards kept back. Rather than throw three cards away, a plan may declare
 * short (STB-R13) and play Rousing Speech or Covering Fire from the hand in its own window.
 */
export function cheapest(s: Bridge, kind: 'recruit' | 'attack', seat: Seat, card: Card, margin: number, spare: number): Plan | null {
  const plain = planWith(s, kind, seat, card, margin, spare, null);
  if (plain !== null && plain.discards.length < 3) return plain;
  const helper = (s.hand[seat] as Card[]).find((one) => actionFace(one).id === HELPERS[kind]);
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
  const frame = newFrame(kind, seat, card);
  const help = helper === null ? 0 : 3;
  const needs = (kind === 'attack' ? needOf(s, card, null) : costOf(s, seat, card, null)) - help;
  const able = committable(s, frame);
  if (able.length === 0) return null;
  const hand = cheapestFirst(
    s,
    (s.hand[seat] as Card[]).filter((one) => one !== helper),
  );
  const most = Math.max(0, hand.length - Math.max(0, spare - (helper === null ? 0 : 1)));
  const base = totalWith(s, frame, []);
  const force = smallestForce(s, frame, able, needs + margin - base, most, hand);
  if (force === null) return null;
  // Points that depend on company (Kett, sections) are settled by counting the whole set once.
  let discards = Math.max(0, needs + margin - totalWith(s, frame, force));
  const committed = [...force];
  while (discards > most) {
    const more = able.find((x) => !committed.includes(x));
    if (more === undefined) return null;
    committed.push(more);
    discards = Math.max(0, needs + margin - totalWith(s, frame, committed));
  }
  const spent = hand.slice(0, discards);
  const cost = committed.reduce((sum, x) => sum + priceOf(x), 0) + priceOfDiscards(s, spent, surplusOf(s, seat));
  const paid = helper === null ? 0 : PRICE_OF_CARD * holdValue(s, helper);
  return {
    committed,
    discards: spent,
    cost: cost + paid,
    total: totalWith(s, frame, committed) + discards + help,
    needs: needs + help,
    help,
  };
}

/** Knapsack over points: the cheapest force that, with discards, reaches the number. */
function smallestForce(s: Bridge, frame: Frame, able: readonly Card[], wanted: number, most: number, hand: readonly Card[]): Card[] | null {
  const points = able.map((x) => (frame.kind === 'attack' ? attackOf(s, x, { ...frame, committed: [x] }) : influenceOf(s, x)));
  const goal = Math.max(1, wanted);
  const cost = new Array<number>(goal + 1).fill(Number.POSITIVE_INFINITY);
  const sets: (number[] | null)[] = new Array(goal + 1).fill(null);
  cost[0] = 0;
  sets[0] = [];
  for (let i = 0; i < able.length; i++) {
    for (let have = goal; have >= 0; have--) {
      const set = sets[have];
      if (set === null || set === undefined || set.includes(i)) continue;
      const to = Math.min(goal, have + (points[i] as number));
      const price = (cost[have] as number) + priceOf(able[i] as Card);
      if (to > have && price < (cost[to] as number)) {
        cost[to] = price;
        sets[to] = [...set, i];
      }
    }
  }
  const surplus = surplusOf(s, frame.seat);
  let best: number[] | null = null;
  let bestCost = Number.POSITIVE_INFINITY;
  for (let have = 1; have <= goal; have++) {
    const set = sets[have];
    const missing = goal - have;
    if (set === null || set === undefined || set.length === 0 || missing > most) continue;
    const price = (cost[have] as number) + priceOfDiscards(s, hand.slice(0, missing), surplus);
    if (price < bestCost) {
      best = set;
      bestCost = price;
    }
  }
  return best?.map((i) => able[i] as Card) ?? null;
}

/** Everybody who can, with nothing discarded: for attempts that cannot be reached. */
export const allIn = (s: Bridge, kind: 'recruit' | 'attack', seat: Seat, card: Card): Card[] => committable(s, newFrame(kind, seat, card));
