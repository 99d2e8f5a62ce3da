/** How likely a keep is to fall in the enemy's next turn: for bots, and for the warning at the table. */
import type { Seat } from '@bridgehead/kernel';
import { distanceOn, keepOf, middlesOn, nearOn, type Space } from './board.ts';
import { type Card, isRegular, itemKindOf, NONE, ownerOf, shelters, unitOf } from './cards.ts';
import { ALL_WAYS, attackTotal, defenseTotal, succeedingWays, topNumber } from './odds.ts';
import { boardOf, type Castle } from './state.ts';

/** Enemies of the keep, as far as the reckoning goes; more than enough for eight spaces with two units each. */
const MOST = 16;
const chance = new Float64Array(MOST);
const isMelee = new Uint8Array(MOST);
const isAttacker = new Uint8Array(MOST);
const isWalker = new Uint8Array(MOST);

/** The chance that the seat's keep falls if the enemy were to move now with all units ready; 0 to 1. */
export function keepLoss(s: Castle, seat: Seat): number {
  const keep = keepOf(seat);
  const guard = s.top[keep] ?? NONE;
  const count = gatherEnemies(s, seat, keep, guard);
  if (count === 0) return 0;
  let walkers = 0;
  for (let i = 0; i < count; i++) walkers += isWalker[i] ?? 0;
  if (guard === NONE) return walkers > 0 ? 1 : 0;
  return s.under[keep] === NONE ? lossOfOne(count, walkers) : lossOfTwo(count, walkers);
}

/** Those who can walk in or attack, with the chance against the unit on top. */
function gatherEnemies(s: Castle, seat: Seat, keep: Space, guard: Card): number {
  const board = boardOf(s);
  const defense = guard === NONE ? 0 : guardDefense(s, keep, guard);
  let count = 0;
  for (const from of nearOn(board, keep)) {
    const top = s.top[from] ?? NONE;
    if (top === NONE || ownerOf(top) === seat) continue;
    const away = distanceOn(board, from, keep);
    const isOpen = away === 1 || hasOpenMiddle(s, seat, middlesOn(board, from, keep));
    for (let unit = top; unit !== NONE; unit = unit === top ? (s.under[from] ?? NONE) : NONE) {
      const kind = unitOf(unit);
      const item = s.item[unit] ?? NONE;
      const walks = isOpen && (away === 1 || kind.move === 2 || (item !== NONE && itemKindOf(item).move === 2));
      const isCatapult = kind.bombards;
      const strikes = walks && kind.attack !== null && !isCatapult;
      const shoots = isCatapult || (item !== NONE && itemKindOf(item).range > 0);
      if (!walks && !shoots) continue;
      isWalker[count] = walks ? 1 : 0;
      isMelee[count] = strikes ? 1 : 0;
      isAttacker[count] = strikes || shoots ? 1 : 0;
      chance[count] = guard !== NONE && (strikes || shoots) ? chanceAgainst(s, unit, item, from, keep, guard, defense) : 0;
      count++;
    }
  }
  return count;
}

function hasOpenMiddle(s: Castle, seat: Seat, middles: readonly Space[]): boolean {
  for (const middle of middles) {
    const top = s.top[middle] ?? NONE;
    if (top === NONE || ownerOf(top) !== seat) return true;
  }
  return false;
}

function guardDefense(s: Castle, keep: Space, guard: Card): number {
  const under = s.under[keep] ?? NONE;
  return defenseTotal(guard, s.item[guard] ?? NONE, keep, under !== NONE && shelters(under));
}

function chanceAgainst(s: Castle, unit: Card, item: Card, from: Space, keep: Space, guard: Card, defense: number): number {
  if (!isRegular(guard)) return 1;
  return succeedingWays(topNumber(attackTotal(unit, item, from, keep, s.strengthened.includes(unit)), defense)) / ALL_WAYS;
}

/** The two best that turn a kill into entry: in melee, or by a shot with another walker at hand. */
function lossOfOne(count: number, walkers: number): number {
  let best = 0;
  let second = 0;
  for (let i = 0; i < count; i++) {
    if (!isAttacker[i] || !(isMelee[i] || walkers - (isWalker[i] ?? 0) > 0)) continue;
    const a = chance[i] ?? 0;
    if (a > best) {
      second = best;
      best = a;
    } else if (a > second) second = a;
  }
  return 1 - (1 - best) * (1 - second);
}

/** The best first blow for which a second one is at hand that enters; the lower unit is a Support Unit and falls without a roll. */
function lossOfTwo(count: number, walkers: number): number {
  let best = 0;
  for (let i = 0; i < count; i++) {
    if (!isAttacker[i] || (chance[i] ?? 0) <= best) continue;
    for (let j = 0; j < count; j++) {
      if (j === i || !isAttacker[j]) continue;
      if (!isMelee[j] && walkers - (isWalker[i] ?? 0) - (isWalker[j] ?? 0) <= 0) continue;
      best = chance[i] ?? 0;
      break;
    }
  }
  return best;
}
