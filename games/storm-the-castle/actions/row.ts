/** What the rows of this game have in common: the kinds of things they take, and how things are named in sentences. */
import type { Action, AnswerOf, DataOf, Json, Phrase, Ref, VerbOf } from '@bridgehead/kernel';
import { isSpace, type Space, spaceInfo } from '../board.ts';
import { type Card, isCard, isItem, isUnit, kindOf, NONE } from '../cards.ts';
import type { CastleEvent } from '../events.ts';
import { whereIs } from '../preview.ts';
import type { Castle } from '../state.ts';
import type { CastleView, PlayerView } from '../view.ts';

/** One card, and one place where it might do something: a space, or the unit that gets an item. The own space is for abilities. */
export type At = readonly [card: Card, place: number];

/** What an ability promises a bot: it may bring a card back, or helps a unit's attack. */
export type Hope = { readonly brings: Card } | { readonly lends: Card };

/** A row of this game. */
export type CastleActions<O> = {
  readonly [K in VerbOf<O>]: Action<Castle, CastleView, CastleEvent, AnswerOf<O, K>, DataOf<O, K>, At>;
};
/** Abilities say what they promise; of other actions what they change on the board says enough. */
export type CastleAbilities<O> = CastleActions<O> & {
  readonly [K in VerbOf<O>]: { readonly hope: (s: Castle, ...data: DataOf<O, K>) => Hope };
};

export const NOTHING: readonly never[] = [];

// —— kinds of data ——

type Datum = Json | undefined;
export const unit = (datum: Datum): boolean => isCard(datum) && isUnit(datum);
export const item = (datum: Datum): boolean => isCard(datum) && isItem(datum);
export const card = (datum: Datum): boolean => isCard(datum);
/** NONE for an attack on a space where nobody stands. */
export const target = (datum: Datum): boolean => datum === NONE || isCard(datum);
export const space = (datum: Datum): boolean => isSpace(datum);

// —— names ——

export const cardRef = (card: Card): Ref => `card:${card}`;
export const spaceRef = (space: Space): Ref => `space:${spaceInfo(space).id}`;
export const cardKey = (card: Card): string => (card === NONE ? '' : `@stc.card.${kindOf(card).id}`);
export const spaceKey = (space: Space): string => `@stc.space.${spaceInfo(space).id}`;

type Params = NonNullable<Phrase['params']>;

/** "Knight on the west ridge …"; somebody may ask about a unit that is not on the board, or a hint may name one that is about to be. */
export function saying(view: CastleView, verb: string, actor: Card, params: Params = {}): Phrase {
  const at = whereIs(view, actor);
  return at === null
    ? { key: `stc.option.${verb}-unplaced`, params: { card: cardKey(actor), ...params } }
    : { key: `stc.option.${verb}`, params: { card: cardKey(actor), from: spaceKey(at.space), ...params } };
}

/** A card of the board in a sentence: its name, and its space if it has one. */
export function named(view: CastleView, target: Card): Params {
  const at = whereIs(view, target);
  return at === null ? { target: cardKey(target) } : { target: cardKey(target), space: spaceKey(at.space) };
}

export const playerOf = (view: CastleView, seat: number): PlayerView => view.players[seat as 0];

// —— what somebody might mean ——

/** Own units, and those in hand or graveyard that are meant where none of their kind stands on the board. */
export function actors(view: CastleView, seat: number): Card[] {
  const own = view.spaces.flat().flatMap((one) => (one.owner === seat ? [one.card] : []));
  const kinds = new Set(own.map(kindOf));
  const { hand, graveyard } = playerOf(view, seat);
  return [...own, ...[...(hand ?? []), ...graveyard].filter((one) => isUnit(one) && !kinds.has(kindOf(one)))];
}

/** Each of them with each other unit of the board. */
export const pairs = (view: CastleView, seat: number) =>
  actors(view, seat).flatMap((actor) =>
    view.spaces.flatMap((stack, to) => stack.flatMap(({ card: other }) => (other === actor ? [] : [{ actor, to, other }]))),
  );
