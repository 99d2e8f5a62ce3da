/** What the rows of this game have in common: kinds of data, names in sentences, and what somebody might mean. */
import type { Action, AnswerOf, DataOf, Json, Phrase, Ref, Seat, VerbOf } from '@bridgehead/kernel';
import { type CardId, designNumber, face, type Keyword } from '../cards/index.ts';
import type { BlazeEvent } from '../events.ts';
import { type Blaze, space } from '../state.ts';
import { cardName, cardRef, placeName, placeRef, whomName } from '../table-help.ts';

export { cardRef, placeRef, whomName } from '../table-help.ts';

import { isWhom, placeNamed, type Target } from '../target.ts';
import type { BlazeView, VesselView } from '../view.ts';

/** A row of this game. */
export type BlazeActions<O> = {
  readonly [K in VerbOf<O>]: Action<Blaze, BlazeView, BlazeEvent, AnswerOf<O, K>, DataOf<O, K>>;
};

// —— kinds of data ——

type Datum = Json | undefined;
/** A thing, a place or a location; whether there is such a one the rule asks. */
export const spot = (datum: Datum): boolean => Number.isSafeInteger(datum);
export const card = (datum: Datum): boolean => typeof datum === 'string' && designNumber(datum) >= 0;
export const whom = (datum: Datum): boolean =>
  Array.isArray(datum) && datum.length === 4 && datum[0] === 'who' && card(datum[1]) && typeof datum[2] === 'string' && spot(datum[3]);
/** Its exact form is compared with what the card can name. */
export const target = (datum: Datum): boolean => spot(datum) || typeof datum === 'string' || Array.isArray(datum);
export const source = (datum: Datum): boolean => spot(datum) || whom(datum);

// —— names ——

export const locationRef = (location: number): Ref => placeRef(space(location));
export const locationName = (view: BlazeView, location: number): string => placeName(view, space(location));

/** Cards whose number is a location. */
const NAME_LOCATIONS: readonly (Keyword | undefined)[] = ['planet objective', 'space objective', 'ultimatum'];
const isLocation = (id: string, at: Target): boolean =>
  typeof at === 'number' && at >= 0 && designNumber(id) >= 0 && NAME_LOCATIONS.includes(face(designNumber(id)).row.keyword);

/** "Play {card} on {thing}", "Use {card}: strike {thing}": a sentence for each kind of target. */
export function naming(view: BlazeView, verb: 'play' | 'reveal' | 'use', id: string, at: Target, name = cardName(id)): Phrase {
  const key = `bog.do.${verb}`;
  const params = { card: name };
  if (typeof at === 'number' && isLocation(id, at)) return { key: `${key}.at`, params: { ...params, place: locationName(view, at) } };
  if (at === 0) return { key, params };
  if (typeof at === 'number') return { key: `${key}.on`, params: { ...params, place: placeName(view, at) } };
  if (typeof at === 'string') return { key: `${key}.${at}`, params };
  const words: Record<string, string> = {};
  for (const one of at.slice(1)) if (isWhom(one)) words.who = whomName(view, one);
  const place = placeNamed(at);
  if (isWhom(at)) words.who = whomName(view, at);
  if (place !== null) words.place = placeName(view, place);
  switch (at[0]) {
    case 'seat':
      words.place = `@seat.${at[1]}`;
      break;
    case 'between':
    case 'lock':
      words.from = placeName(view, at[1]);
      break;
    case 'move':
      words.place = locationName(view, at[1]);
      break;
    case 'take':
    case 'call':
    case 'send':
    case 'fetch':
    case 'bury':
      words.other = cardName(at[1]);
      break;
    case 'suspend':
      words.other = cardName(at[2]);
      break;
  }
  return { key: `${key}.${at[0] === 'bury' ? `bury-${at[2]}` : at[0]}`, params: { ...params, ...words } };
}
export function targetRefs(id: string, at: Target): readonly Ref[] {
  if (typeof at === 'number' && isLocation(id, at)) return [locationRef(at)];
  const place = placeNamed(at);
  const named =
    typeof at === 'object' ? at.flatMap((one) => (typeof one === 'string' && designNumber(one) >= 0 ? [cardRef(one)] : [])) : [];
  return place === null ? named : [...named, placeRef(place)];
}

// —— what somebody might mean ——

export const ownVessels = (view: BlazeView, seat: Seat): readonly VesselView[] =>
  view.vessels.filter(({ controller }) => controller === seat);
export const ownShips = (view: BlazeView, seat: Seat): readonly VesselView[] =>
  ownVessels(view, seat).filter(({ card: id }) => face(designNumber(id)).kind === 'ship');
/** Cards of the own hand, each once. */
export const handOf = (view: BlazeView, seat: Seat): readonly CardId[] => [
  ...new Set((view.seats[seat]?.hand ?? []).flatMap((id) => (isCardId(id) ? [id] : []))),
];
const isCardId = (id: string): id is CardId => designNumber(id) >= 0;
/** Planets, ships, facilities and sites, where people could be. */
export const places = (view: BlazeView): readonly number[] => [
  ...new Set([
    ...view.vessels.map(({ id }) => id),
    ...view.places.map(({ place }) => place),
    ...view.lines.flat().map((one) => -11 - 2 * one),
  ]),
];
