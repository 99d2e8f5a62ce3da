/** The Cadet: brave, forgetful of its own keep, and without any use for prayers, anvils or magic. */
import { type Ask, type Chance, type Json, pick, type Seat } from '@bridgehead/kernel';
import type { ActOption, DispatchOption } from '../actions/index.ts';
import { distanceOn, keepOf } from '../board.ts';
import { type Card, costOf, isRegular } from '../cards.ts';
import { ALL_WAYS, succeedingWays, topNumber } from '../odds.ts';
import { totalAttack, totalDefense } from '../rules/attack.ts';
import { ACT, DISPATCH } from '../rules/questions.ts';
import { boardOf, type Castle, opponentOf, spaceOf } from '../state.ts';

const GOOD_ENOUGH = 0.4;

export function cadetAnswer(s: Castle, ask: Ask, chance: Chance): Json {
  return ask.key === DISPATCH.key ? cadetDispatches(s, ask.seat, chance) : cadetActs(s, ask.seat);
}

/** The dearest unit to anywhere; an item half of the time. */
function cadetDispatches(s: Castle, seat: Seat, chance: Chance): DispatchOption {
  const options = DISPATCH.list(s, seat, undefined);
  const dearest = options.reduce(
    (cost, option) => (option !== 'done' && option[0] === 'deploy' ? Math.max(cost, costOf(option[1])) : cost),
    0,
  );
  const deploys = options.filter((option) => option !== 'done' && option[0] === 'deploy' && costOf(option[1]) === dearest);
  if (deploys.length > 0) return pick(deploys, chance);
  const equips = options.filter((option) => option[0] === 'equip');
  return equips.length > 0 && chance.below(2) === 0 ? pick(equips, chance) : 'done';
}

function cadetActs(s: Castle, seat: Seat): ActOption {
  const options = ACT.list(s, seat, undefined);
  const keep = keepOf(opponentOf(seat));
  return (
    options.find((option) => option[0] === 'move' && option[2] === keep) ?? bestAttack(s, options) ?? stepCloser(s, seat, options) ?? 'end'
  );
}

function bestAttack(s: Castle, options: readonly ActOption[]): ActOption | null {
  let best: ActOption | null = null;
  let bestChance = GOOD_ENOUGH;
  for (const option of options) {
    if (option === 'end' || (option[0] !== 'melee' && option[0] !== 'ranged')) continue;
    const success = chanceOf(s, option[1], option[2], option[3]);
    if (success < bestChance || (best !== null && success === bestChance)) continue;
    best = option;
    bestChance = success;
  }
  return best;
}

export const chanceOf = (s: Castle, unit: Card, space: number, target: Card): number =>
  isRegular(target) ? succeedingWays(topNumber(totalAttack(s, unit, space), totalDefense(s, target))) / ALL_WAYS : 1;

/** Seven units in ten step closer. Which ones follows from unit and round, so that asking again does not change its mind. */
function stepCloser(s: Castle, seat: Seat, options: readonly ActOption[]): ActOption | null {
  const keep = keepOf(opponentOf(seat));
  for (const option of options) {
    if (option === 'end' || option[0] !== 'move' || (option[1] * 7 + s.round * 3 + option[1] * s.round) % 10 >= 7) continue;
    const closer = distanceOn(boardOf(s), spaceOf(s, option[1]), keep) - distanceOn(boardOf(s), option[2], keep);
    if (closer >= 1) return option;
  }
  return null;
}
