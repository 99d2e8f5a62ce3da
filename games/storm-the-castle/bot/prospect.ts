/**
 * Who is likely to win, and how likely. The figures come from the positions at the start of each turn in 8,000 matches between
 * Officers, some of them careless, and from who won (logistic regression). They are log-odds: 0.1 is worth about 2.5 % of an
 * even match.
 */
import type { Seat } from '@bridgehead/kernel';
import { distanceOn, keepOf } from '../board.ts';
import { CARD_COUNT, isRegular, isUnit, type KindId, kindOf, NONE } from '../cards.ts';
import { ATTACKS_A_TURN } from '../constants.ts';
import { boardOf, type Castle, deckOfSeat, fieldOf, handOf, itemOf, opponentOf, spaceOf } from '../state.ts';
import { bestTwoAttacks, danger, guardDefense, takeSurvey } from './survey.ts';
import { HELPLESS } from './tables.ts';

/** On the board. */
const WORTH: Readonly<Record<KindId, number>> = {
  'shield-bearer': 0.44,
  cavalry: 0.41,
  knight: 0.51,
  hero: 0.67,
  assassin: 0.14,
  blacksmith: 0.04,
  catapult: 0.17,
  cleric: 0.21,
  sorcerer: 0.2,
  'great-sword': 0.04,
  'tower-shield': 0.14,
  'battle-axe': 0.04,
  longbow: 0.15,
  'siege-ladder': -0.01,
  warhorse: -0.04,
};
/** For each path between a Regular Unit and the enemy keep. */
const PATH = -0.06;
/** For each point of Defense of the Regular Unit in the own keep; and for a second unit there. */
const GUARD = 0.04;
const SECOND_GUARD = 0.17;
/** For each unit in hand, and more if it is a Regular Unit; for each card left in the deck; for an empty deck. */
const UNIT_IN_HAND = 0.075;
const REGULAR_IN_HAND = 0.09;
const CARD_TO_DRAW = 0.074;
const NONE_TO_DRAW = -0.68;
/** For the chance that a keep falls, and for what the two best attacks promise: of the side that strikes next, and of the other. */
const STORM_NOW = 2.05;
const STORM_LATER = 0.39;
const ATTACKS_NOW = 0.08;
const ATTACKS_LATER = 0.03;
const TO_MOVE = 0.08;

const WORTH_OF = Float64Array.from({ length: CARD_COUNT }, (_, card) => WORTH[kindOf(card).id]);

/** The chance that the active player wins. */
export function prospectOfActive(s: Castle): number {
  takeSurvey(s);
  const other = opponentOf(s.active);
  const forces = forcesOf(s, s.active) - forcesOf(s, other);
  // The fewer attacks are left in this turn, the more it is the other side that strikes next.
  const left = s.phase === 'act' ? 1 - s.attacksUsed / ATTACKS_A_TURN : 1;
  const odds = forces + left * initiative(s.active) - (1 - left) * initiative(other);
  return 1 / (1 + Math.exp(-odds));
}

/** What it is worth to the seat to strike next. */
function initiative(seat: Seat): number {
  const other = opponentOf(seat);
  const storms = STORM_NOW * (danger[other] ?? 0) - STORM_LATER * (danger[seat] ?? 0);
  return TO_MOVE + storms + ATTACKS_NOW * bestTwoAttacks(seat) - ATTACKS_LATER * bestTwoAttacks(other);
}

function forcesOf(s: Castle, seat: Seat): number {
  const board = boardOf(s);
  const enemyKeep = keepOf(opponentOf(seat));
  let odds = guardOf(s, seat);
  for (const unit of fieldOf(s, seat)) {
    const item = itemOf(s, unit);
    odds += (WORTH_OF[unit] ?? 0) + (item === NONE ? 0 : (WORTH_OF[item] ?? 0));
    if (isRegular(unit)) odds += PATH * distanceOn(board, spaceOf(s, unit), enemyKeep);
  }
  for (const card of handOf(s, seat)) odds += (isUnit(card) ? UNIT_IN_HAND : 0) + (isRegular(card) ? REGULAR_IN_HAND : 0);
  const cards = deckOfSeat(s, seat).length;
  return odds + CARD_TO_DRAW * cards + (cards === 0 ? NONE_TO_DRAW : 0);
}

function guardOf(s: Castle, seat: Seat): number {
  const defense = guardDefense(seat);
  if (defense === null) return 0;
  return (defense === HELPLESS ? 0 : GUARD * defense) + (s.under[keepOf(seat)] === NONE ? 0 : SECOND_GUARD);
}
