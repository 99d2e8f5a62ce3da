/** What a tactic would do: from public facts and from what I have drawn; the other's tactic is any bonus it could have. */
import type { Json, Seat } from '@bridgehead/kernel';
import type { BlazeView } from '../view.ts';
import { faceOfCard, vesselById } from './position.ts';

/** The bonuses that tactics bring, as printed. */
export const ATTACK_BONUSES: readonly number[] = [-2, 0, 1, 2, 3, 4, 5, 6];
export const DEFENSE_BONUSES: readonly number[] = [-3, -1, 0, 1, 2, 3, 4];
export type Result = 'miss' | 'hit' | 'direct';
/** BOG-21, BOG-22 */
export const resultOf = (attack: number, defense: number): Result => (attack <= defense ? 'miss' : attack > 2 * defense ? 'direct' : 'hit');
const WORTH: Readonly<Record<Result, number>> = { miss: 0, hit: 1, direct: 2.5 };

/** My ATTACK and my DEFENSE with this tactic; null where I do not fire, or am not fired at. */
export function totalsWith(
  view: BlazeView,
  seat: Seat,
  answer: Json,
): { readonly attack: number | null; readonly defense: number | null } | null {
  if (view.battle === null || answer === 'draw') return null;
  const row = answer === 'none' ? undefined : faceOfCard(String(answer))?.row;
  const isMine = (id: number | undefined) => vesselById(view, id ?? -1)?.controller === seat;
  const mine = view.battle.engagements.find(({ firing }) => isMine(firing[0]));
  const theirs = view.battle.engagements.find(({ target }) => isMine(target));
  if (mine === undefined && theirs === undefined) return null;
  return {
    attack: mine === undefined ? null : mine.attack + (row?.att ?? 0),
    defense: theirs === undefined ? null : theirs.defense + (row?.def ?? 0),
  };
}

const meanOf = (list: readonly number[], worth: (n: number) => number): number => list.reduce((sum, n) => sum + worth(n), 0) / list.length;

/** First see what there is to choose from; then what hits most and is hit least, against every bonus alike. */
export function bestTactic(view: BlazeView, seat: Seat, options: readonly Json[]): Json {
  if (options.includes('draw')) return 'draw';
  const engagements = view.battle?.engagements ?? [];
  const mine = engagements.find(({ firing }) => vesselById(view, firing[0] ?? -1)?.controller === seat);
  const theirs = engagements.find(({ target }) => vesselById(view, target)?.controller === seat);
  const worth = (option: Json): number => {
    const totals = totalsWith(view, seat, option);
    const dealt = (bonus: number) => (mine === undefined ? 0 : WORTH[resultOf(totals?.attack ?? 0, Math.max(0, mine.defense + bonus))]);
    const taken = (bonus: number) => (theirs === undefined ? 0 : WORTH[resultOf(theirs.attack + bonus, Math.max(0, totals?.defense ?? 0))]);
    return meanOf(DEFENSE_BONUSES, dealt) - meanOf(ATTACK_BONUSES, taken);
  };
  return options.toSorted((a, b) => worth(b) - worth(a))[0] ?? 'none';
}
