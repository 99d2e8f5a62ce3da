/**
 * What a tap means. The prompt lists every legal answer; these functions only find the one that a person points at, and
 * for what is not on offer the answer to ask "why not?" about.
 */
import type { Json, Prompt, Ref } from '@bridgehead/kernel';
import { cardOfRef, cardRef, type TableContext, type Tap } from '@bridgehead/ui';
import { ACTIONS, type ActOption, type DispatchOption, type Option, USING } from '../actions/index.ts';
import { castleOf, keepOf, type Space, spaceInfo, spaceNamed } from '../board.ts';
import { type Card, isItem, kindOf, ownerOf } from '../cards.ts';
import { previewAttack, whereIs } from '../preview.ts';
import type { CastleView } from '../view.ts';

export type { Option } from '../actions/index.ts';
export type Table = TableContext<CastleView>;
export type AttackOption = Extract<ActOption, readonly ['melee' | 'ranged', ...unknown[]]>;

export const spaceRef = (space: Space): Ref => `space:${spaceInfo(space).id}`;
export const spaceOfRef = (ref: Ref | null): Space | null => (ref?.startsWith('space:') ? spaceNamed(ref.slice(6)) : null);

/** The space that is pointed at, or where the unit stands that is. */
export const spaceUnder = (view: CastleView, ref: Ref | null): Space | null =>
  spaceOfRef(ref) ?? whereIs(view, cardOfRef(ref) ?? -1)?.space ?? null;

export const optionsOf = (prompt: Prompt | null): readonly Option[] =>
  (prompt?.options ?? []).flatMap((option) => {
    const read = ACTIONS.read(option);
    return read === null ? [] : [read];
  });

/** All that can be done with one card of the hand or one unit. */
export const optionsWith = (prompt: Prompt | null, card: Card | null): readonly Exclude<Option, string>[] =>
  optionsOf(prompt).filter((option): option is Exclude<Option, string> => typeof option !== 'string' && option[1] === card);

export function isAttack(option: Json): option is AttackOption {
  const verb = ACTIONS.read(option)?.[0];
  return verb === 'melee' || verb === 'ranged';
}
export const isSpecial = (option: Json): boolean => USING.read(option) !== null;

/** What an option does something to: all that it points at but the card that does it. */
const goalsOf = (view: CastleView, option: Option): readonly Ref[] => ACTIONS.refs(view, option).slice(1);
export const targetsOf = (view: CastleView, option: Option): readonly Card[] =>
  goalsOf(view, option).flatMap((ref) => cardOfRef(ref) ?? []);

/** Where an option points on the board: a space, or the space of its target unit. */
export function placeOf(view: CastleView, option: Option): Space | null {
  for (const ref of goalsOf(view, option)) {
    const space = spaceUnder(view, ref);
    if (space !== null) return space;
  }
  return null;
}

/** The options with the picked card that end on this space. */
export const optionsAt = (view: CastleView, prompt: Prompt | null, picked: Card | null, space: Space): readonly Option[] =>
  picked === null ? [] : optionsWith(prompt, picked).filter((option) => placeOf(view, option) === space);

/** What a person has in hand while pointing. */
export interface Hand {
  readonly prompt: Prompt | null;
  readonly picked: Card | null;
  readonly aim: Json | null;
  /** Nothing can be read by pointing at it. */
  readonly careful: boolean;
}
/** What is picked up, or aims. */
export const pickedOf = ({ selection, aim }: { readonly selection: Ref | null; readonly aim: Json | null }): Card | null =>
  cardOfRef(selection) ?? (isAttack(aim) ? aim[1] : null);

/** A tap on a space, or on one unit there. */
export function tapOn(view: CastleView, hand: Hand, space: Space, unit: Card | null): Tap {
  const { prompt, picked, aim } = hand;
  const stack = view.spaces[space] ?? [];
  const on = unit ?? stack[0]?.card ?? null;
  const mine = on !== null && ownerOf(on) === (prompt?.seat ?? null);
  if (picked === null) return tapWithNothing(view, hand, space, unit);
  const here = optionsAt(view, prompt, picked, space);
  const attack = here.filter(isAttack);
  if (attack.length > 0) return aimOrStrike(attack, aim, unit);
  const only = here.find((option) => !isAttack(option) && (unit === null || !isEquip(option) || option[2] === unit)) ?? here[0];
  if (only !== undefined) return { do: 'answer', answer: only };
  if (on === picked)
    return picks(
      nextOf(
        stack.map((one) => one.card),
        picked,
        prompt,
      ),
    );
  if (mine && optionsWith(prompt, on).length > 0) return picks(on);
  return { do: 'why', answer: tried(view, picked, space, on) };
}

/** One's own units are picked up; where only one thing can be done it is done; the rest is looked at. */
function tapWithNothing(view: CastleView, hand: Hand, space: Space, unit: Card | null): Tap {
  const { prompt } = hand;
  const stack = view.spaces[space] ?? [];
  const on = unit ?? stack[0]?.card ?? null;
  const only = onlyAt(view, hand, space, on);
  if (only !== null) return { do: isAttack(only) ? 'aim' : 'answer', answer: only };
  if (on === null || prompt === null || ownerOf(on) !== prompt.seat)
    return { do: 'inspect', ref: on === null ? spaceRef(space) : cardRef(on) };
  const ready = unit ?? stack.map((one) => one.card).find((card) => optionsWith(prompt, card).length > 0) ?? on;
  if (optionsWith(prompt, ready).length > 0) return picks(ready);
  return prompt.key === 'stc.dispatch'
    ? { do: 'inspect', ref: cardRef(ready) }
    : { do: 'why', answer: ['move', ready, nearestFree(view, space)] };
}

/**
 * With nothing picked up: the most promising attack on this enemy, or the only unit that can come to this empty space (equal
 * cards of the hand are one). A finger, which cannot read by pointing, picks up first.
 */
export function onlyAt(view: CastleView, { prompt, picked, careful }: Hand, space: Space, on: Card | null): Exclude<Option, string> | null {
  if (picked !== null || careful) return null;
  const here = optionsOf(prompt).filter((option): option is Exclude<Option, string> => placeOf(view, option) === space);
  if (on === null) return new Set(here.map(whoComes)).size === 1 ? (here[0] ?? null) : null;
  const [best] = here
    .filter(isAttack)
    .filter((option) => option[3] === on)
    .toSorted((a, b) => chanceOf(view, b) - chanceOf(view, a));
  return best ?? null;
}
const whoComes = ([verb, card]: Exclude<Option, string>): Card | string => (verb === 'deploy' ? kindOf(card).id : card);

/** What a tap on the place under the pointer would do, with nothing picked up. */
export function pointedAt(table: Table): Exclude<Option, string> | null {
  const { view, looked } = table;
  const space = spaceUnder(view, looked);
  if (space === null) return null;
  return onlyAt(view, { ...table, picked: pickedOf(table) }, space, cardOfRef(looked) ?? view.spaces[space]?.[0]?.card ?? null);
}

/** 1 where no dice are thrown; 0 where there is nothing to attack. */
export function chanceOf(view: CastleView, [mode, attacker, , target]: AttackOption): number {
  const preview = previewAttack(view, mode, attacker, target);
  if (preview === null) return 0;
  return preview.top === null ? 1 : preview.chance;
}

const picks = (card: Card | null): Tap => ({ do: 'select', ref: card === null ? null : cardRef(card) });
const isEquip = (option: Option): option is Extract<DispatchOption, readonly ['equip', ...unknown[]]> => option[0] === 'equip';

/** The first tap shows the odds, the second one strikes. */
function aimOrStrike(attacks: readonly AttackOption[], aim: Json | null, unit: Card | null): Tap {
  const named = attacks.filter((option) => unit === null || option[3] === unit);
  const choices = named.length > 0 ? named : attacks;
  const aimed = choices.find((option) => JSON.stringify(option) === JSON.stringify(aim));
  if (aimed !== undefined) return { do: 'answer', answer: aimed };
  return { do: 'aim', answer: choices[0] ?? null };
}

/** Tapping a stack again picks its other unit, then none. */
function nextOf(stack: readonly Card[], picked: Card, prompt: Prompt | null): Card | null {
  const other = stack[stack.indexOf(picked) + 1];
  return other !== undefined && optionsWith(prompt, other).length > 0 ? other : null;
}

/** What somebody seems to have wanted, so that the refusal speaks to it. */
function tried(view: CastleView, picked: Card, space: Space, on: Card | null): Json {
  const standing = whereIs(view, picked);
  if (standing === null) return isItem(picked) && on !== null ? ['equip', picked, on] : ['deploy', picked, space];
  if (on === null || ownerOf(on) === ownerOf(picked)) return ['move', picked, space];
  return [standing.unit.kind === 'catapult' || standing.unit.range > 0 ? 'ranged' : 'melee', picked, space, on];
}

/** Any neighbour will do to ask why a unit cannot act. */
const nearestFree = (view: CastleView, space: Space): Space => view.spaces.findIndex((stack, at) => at !== space && stack.length === 0);

/** A tap on a card of the hand. */
export function tapCard(view: CastleView, prompt: Prompt | null, picked: Card | null, card: Card): Tap {
  if (picked === card) return picks(null);
  if (optionsWith(prompt, card).length > 0) return picks(card);
  if (prompt === null) return { do: 'inspect', ref: cardRef(card) };
  const mine = view.spaces.flat().find((unit) => unit.owner === prompt.seat);
  return { do: 'why', answer: isItem(card) ? ['equip', card, mine?.card ?? card] : ['deploy', card, freeSpace(view, prompt.seat)] };
}

function freeSpace(view: CastleView, seat: number): Space {
  const castle = castleOf(seat);
  return castle.find((space) => (view.spaces[space] ?? []).length === 0) ?? keepOf(seat);
}
