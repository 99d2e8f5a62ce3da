/** Which answers a search looks at: the heuristic's best, and everything that may decide the match. */
import { type Ask, asCandidates, bestFirst, type Candidate, type Chance, type Liked, type Seat } from '@bridgehead/kernel';
import type { ActOption, DispatchOption } from '../actions/index.ts';
import { castleOf, distanceOn, keepOf, type Space } from '../board.ts';
import { isUnit } from '../cards.ts';
import { ACT } from '../rules/questions.ts';
import { boardOf, type Castle, fieldOf, opponentOf, spaceOf } from '../state.ts';
import { chanceOf } from './cadet.ts';
import { scoreAfter, sketchOf } from './lookahead.ts';
import { listOptions, type Option } from './officer.ts';
import { score } from './score.ts';
import type { Weights } from './weights.ts';

const BEST_ACTIONS = 8;
const BEST_BEARERS = 3;
const WORTH_TRYING = 0.25;
const WARMTH = { points: 2, least: 0.01 };

type Weighed = Liked<Option>;

export function candidatesOf(s: Castle, ask: Ask, _chance: Chance, w: Weights): readonly Candidate[] {
  const { seat } = ask;
  const sketch = sketchOf(s);
  const still = score(sketch, seat, w);
  const weighed = bestFirst(listOptions(s, ask).map((answer) => ({ answer, score: scoreAfter(sketch, seat, answer, still, w) })));
  return asCandidates(ask.key === ACT.key ? keepActions(s, seat, weighed) : keepDispatches(s, seat, weighed), WARMTH);
}

/** Best first. Quiet moves come in any order: a unit passed over now must not lose its move for the rest of the turn. */
function keepActions(s: Castle, seat: Seat, weighed: readonly Weighed[]): Weighed[] {
  let kept = 0;
  return weighed.filter(({ answer }) => {
    const option = answer as ActOption;
    return option === 'end' || mayDecide(s, seat, option) || kept++ < BEST_ACTIONS;
  });
}

/** Into a keep, against a keep, or a fair chance of a kill. */
function mayDecide(s: Castle, seat: Seat, option: Exclude<ActOption, 'end'>): boolean {
  const enemyKeep = keepOf(opponentOf(seat));
  switch (option[0]) {
    case 'move':
      return option[2] === enemyKeep || option[2] === keepOf(seat);
    case 'melee':
    case 'ranged':
      return option[2] === enemyKeep || chanceOf(s, option[1], option[2], option[3]) >= WORTH_TRYING;
    default:
      return false;
  }
}

/** Units to the keep, where the enemy is near, and where the front is near; each item to its three best bearers. */
function keepDispatches(s: Castle, seat: Seat, weighed: readonly Weighed[]): Weighed[] {
  const spaces = placesToMuster(s, seat);
  const bearers = new Map<number, number>();
  return weighed.filter(({ answer }) => {
    const option = answer as DispatchOption;
    if (option === 'done') return true;
    const [, card, place] = option;
    if (isUnit(card)) return spaces.has(place);
    const before = bearers.get(card) ?? 0;
    bearers.set(card, before + 1);
    return before < BEST_BEARERS;
  });
}

function placesToMuster(s: Castle, seat: Seat): Set<Space> {
  const board = boardOf(s);
  const keep = keepOf(opponentOf(seat));
  const enemies = fieldOf(s, opponentOf(seat)).map((unit) => spaceOf(s, unit));
  const toEnemy = (space: Space) => enemies.reduce((least, at) => Math.min(least, distanceOn(board, space, at)), 99);
  const toFront = (space: Space) => distanceOn(board, space, keep);
  const nearest = (by: (space: Space) => number) =>
    castleOf(seat)
      .toSorted((a, b) => by(a) - by(b))
      .slice(0, 2);
  return new Set([keepOf(seat), ...nearest(toEnemy), ...nearest(toFront)]);
}
