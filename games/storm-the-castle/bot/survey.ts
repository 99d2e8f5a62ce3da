/**
 * What stands where and what it threatens. A score is wanted for every option of a decision, so one survey
 * of the position is kept, and each option changes no more of it than it touches.
 */
import type { Seat } from '@bridgehead/kernel';
import { groundAttack, keepOf, SPACE_COUNT, type Space } from '../board.ts';
import { type Card, NONE, ownerOf } from '../cards.ts';
import { SHELTERED, STRENGTHENED } from '../constants.ts';
import type { Castle } from '../state.ts';
import { keepLoss } from '../threat.ts';
import {
  ALL_SPACES,
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
  IS_FAR,
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

// What a survey finds, in one piece of memory so that it can be put back at once.
const FIGURES = 6 * SPACE_COUNT + 12;
const figures = new Float64Array(FIGURES);
const asSurveyed = new Float64Array(FIGURES);
let taken = 0;
const part = (length: number): Float64Array => {
  taken += length;
  return figures.subarray(taken - length, taken);
};
/** By space: what its top unit is worth as a target, how well it defends; worth and advance of all who stand there. */
const prize = part(SPACE_COUNT);
const defense = part(SPACE_COUNT);
const value = part(SPACE_COUNT);
const ahead = part(SPACE_COUNT);
/** By space: what the best attack of the unit on top promises, and that of the unit under it. */
const topGain = part(SPACE_COUNT);
const underGain = part(SPACE_COUNT);
/** By seat: the set of spaces held, and of those from which somebody reaches two paths far. */
const held = part(2);
const far = part(2);
/** By seat: summed worth, advance, own castle spaces lost, and the chance that the keep falls. */
export const worth = part(2);
export const advance = part(2);
export const lost = part(2);
export const danger = part(2);

export function takeSurvey(s: Castle): void {
  const ground = groundOf(s);
  figures.fill(0);
  for (let space = 0; space < SPACE_COUNT; space++) surveySpace(s, ground, space);
  surveyAttacks(s, ground, ALL_SPACES);
  surveyKeeps(s, ground, ALL_SPACES);
  asSurveyed.set(figures);
}

/** After a small change to the position surveyed last: looks again at the set of spaces that changed and at what is near them. */
export function resurvey(s: Castle, changed: number): void {
  const ground = groundOf(s);
  let beside = 0;
  let near = 0;
  for (let left = changed; left !== 0; left &= left - 1) {
    const space = firstOf(left);
    forgetSpace(space);
    surveySpace(s, ground, space);
    beside |= ground.beside[space] ?? 0;
    near |= ground.near[space] ?? 0;
  }
  surveyAttacks(s, ground, changed | beside | (near & ((far[0] ?? 0) | (far[1] ?? 0))));
  surveyKeeps(s, ground, changed);
}

/** The survey as it was taken, before anything was looked at again. */
export function restoreSurvey(): void {
  figures.set(asSurveyed);
}

export const groundOf = (s: Castle): Ground => (s.bareBoard ? BARE_GROUND : FULL_GROUND);

/** Defense of the Regular Unit that guards the seat's keep; HELPLESS if only a Support Unit does, null if nobody does. */
export function guardDefense(seat: Seat): number | null {
  const keep = keepOf(seat);
  return ((held[seat] ?? 0) & (1 << keep)) === 0 ? null : (defense[keep] ?? 0);
}

function forgetSpace(space: Space): void {
  const bit = 1 << space;
  const owner = ((held[0] ?? 0) & bit) !== 0 ? 0 : 1;
  if (((held[owner] ?? 0) & bit) === 0) return;
  held[owner] = (held[owner] ?? 0) & ~bit;
  far[owner] = (far[owner] ?? 0) & ~bit;
  worth[owner] = (worth[owner] ?? 0) - (value[space] ?? 0);
  advance[owner] = (advance[owner] ?? 0) - (ahead[space] ?? 0);
  if (CASTLE_OF[space] === 1 - owner) lost[1 - owner] = (lost[1 - owner] ?? 0) - 1;
}

function surveySpace(s: Castle, ground: Ground, space: Space): void {
  const top = s.top[space] ?? NONE;
  if (top === NONE) return;
  const owner = ownerOf(top);
  const under = s.under[space] ?? NONE;
  const item = s.item[top] ?? NONE;
  let worthHere = VALUE[top] ?? 0;
  let aheadHere = ground.advance[top * SPACE_COUNT + space] ?? 0;
  let defended = DEFENSE[top * SPACE_COUNT + space] ?? 0;
  let isFar = IS_FAR[top] === 1;
  if (item !== NONE) {
    worthHere += ITEM_VALUE;
    defended += ITEM_DEFENSE[item] ?? 0;
    isFar ||= IS_FAR[item] === 1;
    if (ITEM_MOVE[item] !== 0) aheadHere += MOUNTED * (ground.steps[owner * SPACE_COUNT + space] ?? 0);
  }
  prize[space] = worthHere;
  if (under !== NONE) {
    worthHere += VALUE[under] ?? 0;
    aheadHere += ground.advance[under * SPACE_COUNT + space] ?? 0;
    isFar ||= IS_FAR[under] === 1;
    if (IS_CLERIC[under] === 1 && defended !== HELPLESS) defended += SHELTERED;
  }
  defense[space] = defended;
  value[space] = worthHere;
  ahead[space] = aheadHere;
  held[owner] = (held[owner] ?? 0) | (1 << space);
  if (isFar) far[owner] = (far[owner] ?? 0) | (1 << space);
  worth[owner] = (worth[owner] ?? 0) + worthHere;
  advance[owner] = (advance[owner] ?? 0) + aheadHere;
  if (CASTLE_OF[space] === 1 - owner) lost[1 - owner] = (lost[1 - owner] ?? 0) + 1;
}

/** The chance of losing each keep that has one of the set of spaces near it; nothing to reckon while no enemy is. */
function surveyKeeps(s: Castle, ground: Ground, changed: number): void {
  for (let seat = 0; seat < 2; seat++) {
    const keep = keepOf(seat);
    const near = ground.near[keep] ?? 0;
    if (((near | (1 << keep)) & changed) === 0) continue;
    danger[seat] = (near & (held[1 - seat] ?? 0)) === 0 ? 0 : keepLoss(s, seat);
  }
}

/** Chance times worth, summed over the two units of the seat with the best attack. */
export function bestTwoAttacks(seat: Seat): number {
  let best = 0;
  let second = 0;
  for (let left = held[seat] ?? 0; left !== 0; left &= left - 1) {
    const space = firstOf(left);
    const top = topGain[space] ?? 0;
    const under = underGain[space] ?? 0;
    const high = Math.max(top, under);
    if (high > best) {
      second = Math.max(best, Math.min(top, under));
      best = high;
    } else if (high > second) second = high;
  }
  return best + second;
}

/** The best attacks from each of a set of spaces. */
function surveyAttacks(s: Castle, ground: Ground, from: number): void {
  for (let seat = 0; seat < 2; seat++) {
    const enemies = held[1 - seat] ?? 0;
    for (let left = from & (held[seat] ?? 0); left !== 0; left &= left - 1) {
      const space = firstOf(left);
      const isNear = ((ground.near[space] ?? 0) & enemies) !== 0;
      const under = s.under[space] ?? NONE;
      topGain[space] = isNear ? bestAttackOf(s, s.top[space] ?? NONE, space, enemies, ground) : 0;
      underGain[space] = isNear && under !== NONE ? bestAttackOf(s, under, space, enemies, ground) : 0;
    }
  }
}

function bestAttackOf(s: Castle, unit: Card, from: Space, enemies: number, ground: Ground): number {
  if (ATTACK[unit] === 0) return 0;
  const item = s.item[unit] ?? NONE;
  const targets = targetsOf(unit, item, from, enemies, ground);
  if (targets === 0) return 0;
  const help = s.strengthened.length > 0 && s.strengthened.includes(unit) ? STRENGTHENED : 0;
  const attack = (ATTACK[unit] ?? 0) + help + (item === NONE ? 0 : (ITEM_ATTACK[item] ?? 0));
  const siege = item === NONE ? 0 : (ITEM_SIEGE[item] ?? 0);
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
export function targetsOf(unit: Card, item: Card, from: Space, enemies: number, ground: Ground): number {
  const near = (ground.near[from] ?? 0) & enemies;
  if (IS_CATAPULT[unit] === 1) return near & CASTLES;
  if (item !== NONE && ITEM_RANGE[item] !== 0) return near;
  let targets = near & (ground.beside[from] ?? 0);
  if (MOVE[unit] !== 2 && (item === NONE || ITEM_MOVE[item] === 0)) return targets;
  for (let left = near & ~targets; left !== 0; left &= left - 1) {
    const to = firstOf(left);
    if (((ground.middles[from * SPACE_COUNT + to] ?? 0) & ~enemies) !== 0) targets |= 1 << to;
  }
  return targets;
}

function expectedPrize(s: Castle, unit: Card, attack: number, to: Space): number {
  const defended = defense[to] ?? 0;
  const top = prize[to] ?? 0;
  const gain = defended === HELPLESS ? top : top * (CHANCE[attack - defended + SHIFT] ?? 0);
  if (IS_ASSASSIN[unit] === 0) return gain;
  const under = s.under[to] ?? NONE;
  return under === NONE ? gain : Math.max(gain, VALUE[under] ?? 0); // STC-64
}
