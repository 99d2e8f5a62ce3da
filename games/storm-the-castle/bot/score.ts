/**
 * The score of a position from one side (specification 10.1 and 10.3). Called for every option of a decision, so it goes once
 * over the spaces, into arrays that are kept, and then only to those from which somebody can be attacked.
 */
import type { Seat } from '@bridgehead/kernel';
import { groundAttack, keepOf, SPACE_COUNT, type Space } from '../board.ts';
import { type Card, NONE, ownerOf } from '../cards.ts';
import { SHELTERED, STRENGTHENED } from '../odds.ts';
import { type Castle, opponentOf } from '../state.ts';
import { keepLoss } from '../threat.ts';
import {
  ATTACK,
  BARE_GROUND,
  CASTLE_OF,
  CASTLES,
  CHANCE,
  DEFENSE,
  FULL_GROUND,
  firstOf,
  type Ground,
  HELPLESS,
  IS_ASSASSIN,
  IS_CATAPULT,
  IS_CLERIC,
  ITEM_ATTACK,
  ITEM_DEFENSE,
  ITEM_MOVE,
  ITEM_RANGE,
  ITEM_SIEGE,
  ITEM_VALUE,
  MOUNTED,
  MOVE,
  SHIFT,
  VALUE,
} from './tables.ts';
import type { Weights } from './weights.ts';

// Filled in by `survey`. By space: what its top unit is worth as a target, and how well it defends.
const prize = new Float64Array(SPACE_COUNT);
const defense = new Float64Array(SPACE_COUNT);
/** By seat: the set of spaces held, summed worth, advance, own castle spaces lost. */
const held = new Int32Array(2);
const worth = new Float64Array(2);
const advance = new Float64Array(2);
const lost = new Float64Array(2);

export function score(s: Castle, seat: Seat, w: Weights): number {
  const ground = s.bareBoard ? BARE_GROUND : FULL_GROUND;
  survey(s, ground);
  const enemy = opponentOf(seat);
  let total = w.value * ((worth[seat] as number) - (worth[enemy] as number));
  total += w.advance * ((advance[seat] as number) - w.enemyAdvance * (advance[enemy] as number));
  total += guardOf(s, seat, w) - guardOf(s, enemy, w);
  total -= w.castle * ((lost[seat] as number) - (lost[enemy] as number));
  const loss = keepLossOf(s, seat, ground);
  total -= w.keepLoss * (loss >= 1 ? w.certain : loss);
  total += w.keepGain * keepLossOf(s, enemy, ground);
  return total - w.expectedLoss * bestTwoAttacks(s, enemy, ground) + w.expectedGain * bestTwoAttacks(s, seat, ground);
}

function survey(s: Castle, ground: Ground): void {
  held[0] = held[1] = worth[0] = worth[1] = advance[0] = advance[1] = lost[0] = lost[1] = 0;
  for (let space = 0; space < SPACE_COUNT; space++) {
    const top = s.top[space] as Card;
    if (top !== NONE) surveySpace(s, ground, space, top, ownerOf(top));
  }
}

function surveySpace(s: Castle, ground: Ground, space: Space, top: Card, owner: Seat): void {
  const under = s.under[space] as Card;
  const item = s.item[top] as Card;
  let value = VALUE[top] as number;
  let ahead = ground.advance[top * SPACE_COUNT + space] as number;
  let defended = DEFENSE[top * SPACE_COUNT + space] as number;
  if (item !== NONE) {
    value += ITEM_VALUE;
    defended += ITEM_DEFENSE[item] as number;
    if (ITEM_MOVE[item] !== 0) ahead += MOUNTED * (ground.steps[owner * SPACE_COUNT + space] as number);
  }
  prize[space] = value;
  if (under !== NONE) {
    value += VALUE[under] as number;
    ahead += ground.advance[under * SPACE_COUNT + space] as number;
    if (IS_CLERIC[under] === 1 && defended !== HELPLESS) defended += SHELTERED;
  }
  defense[space] = defended;
  held[owner] = (held[owner] as number) | (1 << space);
  worth[owner] = (worth[owner] as number) + value;
  advance[owner] = (advance[owner] as number) + ahead;
  const castle = CASTLE_OF[space] as number;
  if (castle === 1 - owner) lost[castle] = (lost[castle] as number) + 1;
}

/** Who guards the own keep, and how well. */
function guardOf(s: Castle, seat: Seat, w: Weights): number {
  const keep = keepOf(seat);
  if (((held[seat] as number) & (1 << keep)) === 0) return 0;
  const defended = (defense[keep] as number) === HELPLESS ? 0.3 : 1 + 0.25 * (defense[keep] as number);
  return w.guard * defended + (s.under[keep] === NONE ? 0 : w.secondGuard);
}

/** Nothing to reckon while no enemy is near. */
const keepLossOf = (s: Castle, seat: Seat, ground: Ground): number =>
  ((ground.near[keepOf(seat)] as number) & (held[opponentOf(seat)] as number)) === 0 ? 0 : keepLoss(s, seat);

/** Chance times worth, summed over the two units of the seat with the best attack. */
function bestTwoAttacks(s: Castle, seat: Seat, ground: Ground): number {
  const enemies = held[opponentOf(seat)] as number;
  let best = 0;
  let second = 0;
  for (let left = held[seat] as number; left !== 0; left &= left - 1) {
    const from = firstOf(left);
    if (((ground.near[from] as number) & enemies) === 0) continue;
    const top = s.top[from] as Card;
    for (let unit = top; unit !== NONE; unit = unit === top ? (s.under[from] as Card) : NONE) {
      if (ATTACK[unit] === 0) continue;
      const gain = bestAttackOf(s, unit, from, enemies, ground);
      if (gain > best) {
        second = best;
        best = gain;
      } else if (gain > second) second = gain;
    }
  }
  return best + second;
}

function bestAttackOf(s: Castle, unit: Card, from: Space, enemies: number, ground: Ground): number {
  const item = s.item[unit] as Card;
  const targets = targetsOf(unit, item, from, enemies, ground);
  if (targets === 0) return 0;
  const help = s.strengthened.length > 0 && s.strengthened.includes(unit) ? STRENGTHENED : 0;
  const attack = (ATTACK[unit] as number) + help + (item === NONE ? 0 : (ITEM_ATTACK[item] as number));
  const siege = item === NONE ? 0 : (ITEM_SIEGE[item] as number);
  let best = 0;
  for (let left = targets; left !== 0; left &= left - 1) {
    const to = firstOf(left);
    const onWalls = siege !== 0 && (CASTLES & (1 << to)) !== 0 ? siege : 0;
    const gain = expectedPrize(s, unit, attack + onWalls + groundAttack(from, to), to);
    if (gain > best) best = gain;
  }
  return best;
}

/** The enemy spaces that a unit can attack (STC-32, STC-66, STC-67, STC-R9, STC-R10). */
function targetsOf(unit: Card, item: Card, from: Space, enemies: number, ground: Ground): number {
  const near = (ground.near[from] as number) & enemies;
  if (IS_CATAPULT[unit] === 1) return near & CASTLES;
  if (item !== NONE && ITEM_RANGE[item] !== 0) return near;
  let targets = near & (ground.beside[from] as number);
  if (MOVE[unit] !== 2 && (item === NONE || ITEM_MOVE[item] === 0)) return targets;
  for (let left = near & ~targets; left !== 0; left &= left - 1) {
    const to = firstOf(left);
    if (((ground.middles[from * SPACE_COUNT + to] as number) & ~enemies) !== 0) targets |= 1 << to;
  }
  return targets;
}

function expectedPrize(s: Castle, unit: Card, attack: number, to: Space): number {
  const defended = defense[to] as number;
  const top = prize[to] as number;
  const gain = defended === HELPLESS ? top : top * (CHANCE[attack - defended + SHIFT] as number);
  if (IS_ASSASSIN[unit] === 0) return gain;
  const under = s.under[to] as Card;
  return under === NONE ? gain : Math.max(gain, VALUE[under] as number); // STC-64
}
