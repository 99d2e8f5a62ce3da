/** What a player might try, legal or not: what "why not …?" understands. */
import type { Json, Prompt } from '@bridgehead/kernel';
import { SPACES, type Space } from './board.ts';
import { type Card, isUnit, kindOf } from './cards.ts';
import type { CastleView } from './view.ts';

/** Every dispatch or deed that names things on the table, allowed or not. */
export function tries(view: CastleView, prompt: Prompt): Json[] {
  const seat = prompt.seat as 0 | 1;
  const hand = view.players[seat].hand ?? [];
  const units = view.spaces.flatMap((stack, space) => stack.map((unit) => ({ card: unit.card, owner: unit.owner, space })));
  const own = units.filter(({ owner }) => owner === seat);
  const everywhere = SPACES.map((_, space) => space);
  const dispatches = hand.flatMap((card): Json[] =>
    isUnit(card) ? everywhere.map((space) => ['deploy', card, space]) : units.map((unit) => ['equip', card, unit.card]),
  );
  const { graveyard } = view.players[seat];
  const actors = [...own.map(({ card }) => card), ...elsewhere([...hand, ...graveyard], own)];
  return [...dispatches, ...actors.flatMap((card) => deeds(card, units, everywhere, graveyard))];
}

/** Units in hand or graveyard that somebody may mean because none of their kind stands on the board. */
const elsewhere = (cards: readonly Card[], own: readonly { readonly card: Card }[]): Card[] =>
  cards.filter((card) => isUnit(card) && !own.some((unit) => kindOf(unit.card) === kindOf(card)));

function deeds(
  card: Card,
  units: readonly { readonly card: Card; readonly space: Space }[],
  everywhere: readonly Space[],
  graveyard: readonly Card[],
): Json[] {
  const attacks = units.filter((unit) => unit.card !== card);
  return [
    ...everywhere.map((space) => ['move', card, space]),
    ...attacks.map((target) => ['melee', card, target.space, target.card]),
    ...attacks.map((target) => ['ranged', card, target.space, target.card]),
    ['raise', card],
    ...graveyard.map((item) => ['recover', card, item]),
    ...attacks.map((target) => ['strengthen', card, target.card]),
  ];
}
