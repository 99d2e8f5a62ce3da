/** One step ahead: the expected score after an option, over success, failure and natural 2. */
import type { Seat } from '@bridgehead/kernel';
import { type ActOption, type DispatchOption, type Hope, hopeOf } from '../actions/index.ts';
import { distanceOn, keepOf, nearOn, type Space } from '../board.ts';
import { type Card, costOf, isItem, isRegular, itemKindOf, NONE } from '../cards.ts';
import { ALL_WAYS, succeedingWays, topNumber } from '../odds.ts';
import { totalAttack, totalDefense } from '../rules/attack.ts';
import { canShoot, canStrike } from '../rules/reach.ts';
import { enter, leave } from '../rules/stacking.ts';
import { type AttackMode, boardOf, type Castle, clone, emptyBoard, isEmpty, opponentOf, spaceOf, topOf, underOf } from '../state.ts';
import { scoreOfTrial } from './score.ts';
import type { Weights } from './weights.ts';

const SEVEN = 1 / 6;
const RECOVER = 0.3;
const settings = { oddsShown: true, roundLimit: 60, first: 0 };
/** Boards to try things out on, so that the real one is never touched. */
const FULL = clone(emptyBoard({ ...settings, bareBoard: false }));
const BARE = clone(emptyBoard({ ...settings, bareBoard: true }));

/** A copy of what stands on the board and of the graveyards' tops, good until the next call. */
export function sketchOf(s: Castle): Castle {
  const sketch = s.bareBoard ? BARE : FULL;
  copy(s.top, sketch.top);
  copy(s.under, sketch.under);
  copy(s.space, sketch.space);
  copy(s.item, sketch.item);
  sketch.strengthened.length = 0;
  for (const unit of s.strengthened) sketch.strengthened.push(unit);
  sketch.graveyard = s.graveyard;
  return sketch;
}

function copy(from: readonly number[], to: number[]): void {
  for (let i = 0; i < from.length; i++) to[i] = from[i] ?? 0;
}

/**
 * The expected score after the option; `still` is the score of standing still, and this very sketch must have been scored last.
 * The sketch is as before when it returns.
 */
export function scoreAfter(sketch: Castle, seat: Seat, option: DispatchOption | ActOption, still: number, w: Weights): number {
  if (option === 'done' || option === 'end') return still;
  switch (option[0]) {
    case 'deploy':
      return afterDeploy(sketch, seat, option[1], option[2], w);
    case 'equip':
      return afterEquip(sketch, seat, option[1], option[2], w);
    case 'move':
      return afterMove(sketch, seat, option[1], option[2], w);
    case 'melee':
    case 'ranged':
      return afterAttack(sketch, seat, option[0], option[1], option[2], option[3], still, w);
    default:
      return afterAbility(sketch, seat, hopeOf(sketch, option), still, w);
  }
}

/** An item that comes back is worth the same whichever it is; of a unit, what it costs. */
function afterAbility(s: Castle, seat: Seat, hope: Hope, still: number, w: Weights): number {
  if ('lends' in hope) return afterStrengthen(s, seat, hope.lends, still, w);
  return still + (isItem(hope.brings) ? RECOVER : SEVEN * (2 + costOf(hope.brings)));
}

/** As good as the best attack that the stronger unit could make now; the help itself changes nothing else. */
function afterStrengthen(s: Castle, seat: Seat, unit: Card, still: number, w: Weights): number {
  let best = still;
  s.strengthened.push(unit);
  for (const to of nearOn(boardOf(s), spaceOf(s, unit))) {
    const mode = canStrike(s, unit, to) ? 'melee' : canShoot(s, unit, to) ? 'ranged' : null;
    if (mode !== null) best = Math.max(best, afterAttack(s, seat, mode, unit, to, topOf(s, to), still, w));
  }
  s.strengthened.pop();
  return best;
}

function afterDeploy(s: Castle, seat: Seat, card: Card, space: Space, w: Weights): number {
  enter(s, card, space);
  const after = scoreOfTrial(s, seat, 1 << space, w);
  leave(s, card);
  return after;
}

const EQUIP_BONUS: Readonly<Record<string, number>> = { longbow: 0.4, 'siege-ladder': 0.1 };

function afterEquip(s: Castle, seat: Seat, card: Card, unit: Card, w: Weights): number {
  const { id } = itemKindOf(card);
  const isNearKeep = distanceOn(boardOf(s), spaceOf(s, unit), keepOf(opponentOf(seat))) <= 3;
  s.item[unit] = card;
  const after = scoreOfTrial(s, seat, 1 << spaceOf(s, unit), w);
  s.item[unit] = NONE;
  return after + (id === 'siege-ladder' && isNearKeep ? 0.6 : (EQUIP_BONUS[id] ?? -0.2));
}

function afterMove(s: Castle, seat: Seat, unit: Card, to: Space, w: Weights): number {
  const from = spaceOf(s, unit);
  const [top, under] = [topOf(s, from), underOf(s, from)];
  leave(s, unit);
  enter(s, unit, to);
  const after = scoreOfTrial(s, seat, (1 << from) | (1 << to), w) + (to === keepOf(opponentOf(seat)) ? w.storm : 0);
  leave(s, unit);
  s.space[unit] = from;
  s.top[from] = top;
  s.under[from] = under;
  return after;
}

function afterAttack(s: Castle, seat: Seat, mode: AttackMode, unit: Card, to: Space, target: Card, still: number, w: Weights): number {
  if (!isRegular(target)) return afterKill(s, seat, mode, unit, to, target, w);
  const ways = succeedingWays(topNumber(totalAttack(s, unit, to), totalDefense(s, target)));
  const crisis = mode === 'melee' ? 1 : 0;
  const won = afterKill(s, seat, mode, unit, to, target, w);
  const dead = crisis === 0 ? 0 : afterDeath(s, seat, unit, w);
  return (ways * won + crisis * dead + (ALL_WAYS - ways - crisis) * still) / ALL_WAYS;
}

function afterKill(s: Castle, seat: Seat, mode: AttackMode, unit: Card, to: Space, target: Card, w: Weights): number {
  const [top, under] = [topOf(s, to), underOf(s, to)];
  leave(s, target);
  const advances = mode === 'melee' && isEmpty(s, to);
  const after = advances ? afterMove(s, seat, unit, to, w) : scoreOfTrial(s, seat, 1 << to, w);
  s.space[target] = to;
  s.top[to] = top;
  s.under[to] = under;
  return after;
}

/** The attacker falls to a natural 2. */
function afterDeath(s: Castle, seat: Seat, unit: Card, w: Weights): number {
  const from = spaceOf(s, unit);
  const [top, under] = [topOf(s, from), underOf(s, from)];
  leave(s, unit);
  const after = scoreOfTrial(s, seat, 1 << from, w);
  s.space[unit] = from;
  s.top[from] = top;
  s.under[from] = under;
  return after;
}
