/** What a tactic would do: from public facts and from what I have drawn; the other's tactic is any bonus it could have. */
import type { Json, Seat } from '@bridgehead/kernel';
import type { BlazeView, EngagementView } from '../view.ts';
import { faceOfCard, isShip, vesselById } from './position.ts';

export type Result = 'miss' | 'hit' | 'direct';
/** BOG-21, BOG-22 */
export const resultOf = (attack: number, defense: number): Result => (attack <= defense ? 'miss' : attack > 2 * defense ? 'direct' : 'hit');
const WORTH: Readonly<Record<Result, number>> = { miss: 0, hit: 1, direct: 2.5 };

/** What a tactic adds to the ATTACK of the firing ships, its condition included (BOG-13, BOG-48); '' is none. */
export function attackBonus(view: BlazeView, card: string, { firing }: Pick<EngagementView, 'firing'>): number {
  const row = faceOfCard(card)?.row;
  if (row === undefined) return 0;
  const ships = firing.flatMap((id) => vesselById(view, id) ?? []).filter(isShip);
  const { att = 0, attIf = '', attMore = 0 } = row;
  if (attIf === 'ship') return att + attMore * ships.length;
  const fits = attIf !== '' && ships.some((ship) => faceOfCard(ship.card)?.row.class === attIf || ship.affiliation === attIf);
  return fits ? att + attMore : att;
}
/** What it adds to the target's DEFENSE (BOG-14). */
export function defenseBonus(view: BlazeView, card: string, { target }: Pick<EngagementView, 'target'>): number {
  const row = faceOfCard(card)?.row;
  const vessel = vesselById(view, target);
  if (row === undefined) return 0;
  const { def = 0, defIf = '', defMore = 0 } = row;
  if (defIf === '' || vessel === null || !isShip(vessel)) return def;
  const { icons = [], tags = [] } = faceOfCard(vessel.card) ?? {};
  return (defIf === 'no staffing' ? icons.length === 0 : tags.includes(defIf)) ? def + defMore : def;
}

/** The first engagement in which I fire, and the first in which I am the target. */
export function mineIn(
  view: BlazeView,
  seat: Seat,
): { readonly mine: EngagementView | undefined; readonly theirs: EngagementView | undefined } {
  const isMine = (id: number | undefined) => vesselById(view, id ?? -1)?.controller === seat;
  const engagements = view.battle?.engagements ?? [];
  return { mine: engagements.find(({ firing }) => isMine(firing[0])), theirs: engagements.find(({ target }) => isMine(target)) };
}
export const attackWith = (view: BlazeView, card: string, engagement: EngagementView): number =>
  Math.max(0, engagement.attack + attackBonus(view, card, engagement));
export const defenseWith = (view: BlazeView, card: string, engagement: EngagementView): number =>
  Math.max(0, engagement.defense + defenseBonus(view, card, engagement));
/** What comes of my tactic if the other side brings this bonus. */
export function resultWith(view: BlazeView, card: string, engagement: EngagementView, fires: boolean, bonus: number): Result {
  return fires
    ? resultOf(attackWith(view, card, engagement), Math.max(0, engagement.defense + bonus))
    : resultOf(Math.max(0, engagement.attack + bonus), defenseWith(view, card, engagement));
}

/** My ATTACK and my DEFENSE with this tactic; null where I do not fire, or am not fired at. */
export function totalsWith(
  view: BlazeView,
  seat: Seat,
  answer: Json,
): { readonly attack: number | null; readonly defense: number | null } | null {
  if (answer === 'draw') return null;
  const card = answer === 'none' ? '' : String(answer);
  const { mine, theirs } = mineIn(view, seat);
  if (mine === undefined && theirs === undefined) return null;
  return {
    attack: mine === undefined ? null : attackWith(view, card, mine),
    defense: theirs === undefined ? null : defenseWith(view, card, theirs),
  };
}

/** What the other side may bring, roughly. */
const BONUSES = [-2, 0, 1, 2, 3, 4];
const meanOf = (list: readonly number[], worth: (n: number) => number): number => list.reduce((sum, n) => sum + worth(n), 0) / list.length;

/** First see what there is to choose from; then what hits most and is hit least, against every bonus alike. */
export function bestTactic(view: BlazeView, seat: Seat, options: readonly Json[]): Json {
  if (options.includes('draw')) return 'draw';
  const { mine, theirs } = mineIn(view, seat);
  const expected = (card: string, engagement: EngagementView | undefined, fires: boolean): number =>
    engagement === undefined ? 0 : meanOf(BONUSES, (bonus) => WORTH[resultWith(view, card, engagement, fires, bonus)]);
  const worth = (option: Json): number => {
    const card = option === 'none' ? '' : String(option);
    return expected(card, mine, true) - expected(card, theirs, false);
  };
  return options.toSorted((a, b) => worth(b) - worth(a))[0] ?? 'none';
}
