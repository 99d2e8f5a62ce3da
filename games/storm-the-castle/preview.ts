/** What a table can reckon from a view alone: who stands where, what adds up to a unit's numbers, and what an attack would do. */
import { type Phrase, totalOf } from '@bridgehead/kernel';
import { keepOf, PLAIN, type Space } from './board.ts';
import { type Card, type ItemId, isRegular, kindOf, NONE, shelters } from './cards.ts';
import { DRAW_WHEN_EMPTY } from './constants.ts';
import { ALL_WAYS, attackTotal, defenseTotal, type Odds, oddsBetween, type Points, succeedingRolls } from './odds.ts';
import { opponentOf } from './state.ts';
import type { CastleView, PlayerView, UnitView } from './view.ts';

/** A unit and where it stands. */
export interface Placed {
  readonly unit: UnitView;
  readonly space: Space;
  /** The other unit of the stack. */
  readonly partner: UnitView | null;
}

export function whereIs(v: CastleView, card: Card): Placed | null {
  for (let space = 0; space < v.spaces.length; space++) {
    const stack = v.spaces[space] ?? [];
    const unit = stack.find((one) => one.card === card);
    if (unit !== undefined) return { unit, space, partner: stack.find((one) => one.card !== card) ?? null };
  }
  return null;
}

/** The summands of a unit's attack and defense. */
export function termsOf({ unit, space, partner }: Placed): { readonly attack: readonly Points[]; readonly defense: readonly Points[] } {
  const { card, strengthened } = unit;
  const item = unit.item ?? NONE;
  const attack: Points[] = [];
  const defense: Points[] = [];
  if (unit.attack !== null) attackTotal(card, item, PLAIN, PLAIN, strengthened, attack);
  if (isRegular(card)) defenseTotal(card, item, space, isSheltering(partner), defense);
  return { attack, defense };
}

const isSheltering = (partner: UnitView | null): boolean => partner !== null && shelters(partner.card);

export interface AttackPreview extends Odds {
  readonly attackTotal: number;
  readonly defenseTotal: number;
  /** Sums of the dice that succeed; empty where no dice are thrown. */
  readonly rolls: readonly number[];
  /** 0 to 1. */
  readonly chance: number;
  /** The chance that the attacker dies of a natural 2 (STC-36). */
  readonly risk: number;
  /** What success does to the attacker: it storms the keep, takes the space, or stays because it shot or because somebody is left. */
  readonly success: 'storms' | 'takes' | 'shoots' | 'stays';
  /** Who is left in the space after success. */
  readonly left: UnitView | null;
}

/** Everything the odds panel says about an attack that is offered; null if the units are not where the attack needs them. */
export function previewAttack(v: CastleView, mode: 'melee' | 'ranged', attacker: Card, target: Card): AttackPreview | null {
  const from = whereIs(v, attacker);
  const to = whereIs(v, target);
  if (from === null || to === null) return null;
  const odds = oddsBetween({
    attacker,
    item: from.unit.item ?? NONE,
    from: from.space,
    strengthened: from.unit.strengthened,
    target,
    targetItem: to.unit.item ?? NONE,
    to: to.space,
    sheltered: isRegular(target) && isSheltering(to.partner),
  });
  const storms = to.space === keepOf(opponentOf(from.unit.owner));
  return {
    ...odds,
    attackTotal: totalOf(odds.attack),
    defenseTotal: totalOf(odds.defense),
    rolls: odds.top === null ? [] : succeedingRolls(odds.top),
    chance: odds.ways / ALL_WAYS,
    risk: odds.top === null || mode === 'ranged' ? 0 : 1 / ALL_WAYS,
    success: mode === 'ranged' ? 'shoots' : to.partner !== null ? 'stays' : storms ? 'storms' : 'takes',
    left: to.partner,
  };
}

/** Which item a unit carries, by kind. */
export const itemKindOn = (unit: UnitView): ItemId | null => (unit.item === null ? null : (kindOf(unit.item).id as ItemId));

/** What a player with an empty hand may look forward to (STC-19): two cards, or as many as are left (STC-R15, STC-R16). */
export const emptyHand = ({ deckCount }: PlayerView): Phrase => ({ key: `stc.ui.hand-empty.${Math.min(DRAW_WHEN_EMPTY, deckCount)}` });
