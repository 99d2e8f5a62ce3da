/** The cards as the shared card component draws them. */
import type { CardFace, CardStat, Glyph } from '@bridgehead/ui';
import { type Card, type ItemId, kindOf } from '../cards.ts';
import { battleAxe, bowArrow, broadsword, crossedSwords, horseHead, ladder, shield, walkingBoot } from '../icons/table.ts';
import type { UnitView } from '../view.ts';
import { sourceOf } from './pictures.ts';

/** Signs of items, for the badges of their bearers. */
export const ITEM_GLYPHS: Readonly<Record<ItemId, Glyph>> = {
  'great-sword': broadsword,
  'tower-shield': shield,
  'battle-axe': battleAxe,
  longbow: bowArrow,
  'siege-ladder': ladder,
  warhorse: horseHead,
};
export const ATTACK = crossedSwords;
export const DEFENSE = shield;
export const MOVE = walkingBoot;

const stat = (label: string, glyph: Glyph, ink: CardStat['ink'], value: number | string, was?: number): CardStat => ({
  label,
  glyph,
  value,
  ...(ink === undefined ? {} : { ink }),
  ...(was === undefined || was === value ? {} : { was }),
});

/** A card as printed; with its current numbers where it stands on the board. */
export function faceOf(card: Card, now: UnitView | null = null): CardFace {
  const kind = kindOf(card);
  const shared = {
    id: kind.id,
    title: kind.name,
    glyph: kind.type === 'item' ? ITEM_GLYPHS[kind.id] : ATTACK,
    picture: sourceOf(card),
    cost: kind.cost,
    costLabel: `Costs ${kind.cost}`,
    text: kind.text,
  };
  if (kind.type === 'item') return { ...shared, kind: 'item', foot: 'Item' };
  const stats = [
    ...(kind.attack === null ? [] : [stat('Attack', ATTACK, 'combat', now?.attack ?? kind.attack, kind.attack)]),
    stat('Move', MOVE, undefined, now?.move ?? kind.move, kind.move),
    stat('Defense', DEFENSE, 'shields', now?.defense ?? kind.defense, kind.defense),
  ];
  return {
    ...shared,
    kind: kind.type === 'regular' ? 'unit' : 'crew',
    stats,
    foot: kind.type === 'regular' ? 'Regular Unit' : 'Support Unit',
  };
}
