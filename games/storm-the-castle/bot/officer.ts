/** The Officer: of all options the one with the best expected score, if it beats standing still. */
import type { Ask, Chance, Json, Seat } from '@bridgehead/kernel';
import type { ActOption, DispatchOption } from '../actions/index.ts';
import { keepOf } from '../board.ts';
import { KINDS, type Kind, kindOf } from '../cards.ts';
import { ACT, DISPATCH } from '../rules/questions.ts';
import type { Castle } from '../state.ts';
import { keepLoss } from '../threat.ts';
import { scoreAfter, sketchOf } from './lookahead.ts';
import { score } from './score.ts';
import type { Weights } from './weights.ts';

/** An option must beat standing still by this much. */
const MARGIN = 0.02;
/** Above this chance of losing the keep, a turn does not end before every way into the keep was looked at. */
const DANGER = 0.25;
const FINE = 1024;

export type Option = DispatchOption | ActOption;
const STILL: Readonly<Record<string, Option>> = { [DISPATCH.key]: 'done', [ACT.key]: 'end' };

export function listOptions(s: Castle, ask: Ask): readonly Option[] {
  return ask.key === DISPATCH.key ? distinct(DISPATCH.list(s, ask.seat, undefined)) : ACT.list(s, ask.seat, undefined);
}

const KIND_NUMBER = new Map<Kind, number>(KINDS.map((kind, i) => [kind, i]));
const TARGETS = 128;
const seen = new Uint32Array(KINDS.length * TARGETS);
let stamp = 0;

/** Equal cards are one option. */
function distinct(options: readonly DispatchOption[]): DispatchOption[] {
  stamp++;
  return options.filter((option) => {
    if (option === 'done') return true;
    const at = (KIND_NUMBER.get(kindOf(option[1])) as number) * TARGETS + option[2];
    if (seen[at] === stamp) return false;
    seen[at] = stamp;
    return true;
  });
}

export function officerAnswer(s: Castle, ask: Ask, chance: Chance, w: Weights): Json {
  const { seat } = ask;
  const sketch = sketchOf(s);
  const still = score(sketch, seat, w);
  let best = STILL[ask.key] as Option;
  let bestScore = still + MARGIN + noise(chance, w);
  const options = listOptions(s, ask);
  for (const option of options) {
    if (option === 'done' || option === 'end') continue;
    const after = scoreAfter(sketch, seat, option, still, w) + noise(chance, w);
    if (after > bestScore) {
      best = option;
      bestScore = after;
    }
  }
  return best === 'end' ? lastLook(sketch, seat, options as readonly ActOption[]) : best;
}

const noise = (chance: Chance, w: Weights): number => (w.noise * chance.below(FINE)) / FINE;

/** Before the turn ends with the keep in danger: the move into it that helps most, at any other cost. */
function lastLook(sketch: Castle, seat: Seat, options: readonly ActOption[]): ActOption {
  let least = keepLoss(sketch, seat);
  if (least <= DANGER) return 'end';
  let best: ActOption = 'end';
  for (const option of options) {
    if (option[0] !== 'move' || option[2] !== keepOf(seat)) continue;
    const loss = lossAfter(sketch, seat, option);
    if (loss >= least) continue;
    least = loss;
    best = option;
  }
  return best;
}

/** A score in which nothing counts but the keep. */
const KEEP_ONLY: Weights = {
  value: 0,
  advance: 0,
  enemyAdvance: 0,
  guard: 0,
  secondGuard: 0,
  castle: 0,
  keepLoss: 1,
  certain: 1,
  keepGain: 0,
  expectedLoss: 0,
  expectedGain: 0,
  storm: 0,
  noise: 0,
};
const lossAfter = (sketch: Castle, seat: Seat, option: ActOption): number => -scoreAfter(sketch, seat, option, 0, KEEP_ONLY);
