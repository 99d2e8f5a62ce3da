/** Pure helpers on a view, for every kind of table: names of things and places, and their facts in words. */
import type { Ref } from '@bridgehead/kernel';
import { designNumber, face, nameOf } from './cards/index.ts';
import type { Whom } from './target.ts';
import { readName } from './target.ts';
import type { BlazeView, GroupView, VesselView } from './view.ts';

/** A seat where no view is at hand: clients fill in what the table calls it. */
export const seatWords = (seat: number): string => `@seat.${seat}`;

export const cardName = (id: string): string => (designNumber(id) >= 0 ? nameOf(designNumber(id)) : id);
export const cardRef = (id: string): Ref => `card:${id}`;
export const placeRef = (place: number): Ref => (place >= 0 ? `thing:${place}` : `place:${place}`);
export const whomName = (view: BlazeView, [, id, mark, place]: Whom): string =>
  `${cardName(id)}${mark === '' ? '' : `, ${mark}`} (${placeName(view, place)})`;
/** 'PK08#2' as 'N'Garen (2)'. */
export function nameInGroup(name: string): string {
  const { card, copy } = readName(name);
  return copy === 1 ? cardName(card) : `${cardName(card)} (${copy})`;
}

export function thingName(view: BlazeView, id: number): string {
  const thing = [...view.vessels, ...view.things].find((one) => one.id === id);
  if (thing === undefined) return `#${id}`;
  return thing.card === '' ? 'a face-down card' : cardName(thing.card);
}
/** A ship, a facility, a site of a Nor, the space or surface of a location. */
export function placeName(view: BlazeView, place: number): string {
  if (place >= 0) return thingName(view, place);
  if (place > -10) return 'the table';
  const location = view.locations[(-10 - place) >> 1];
  const name = location === undefined ? `#${place}` : cardName(location.card);
  return place % 2 === 0 ? name : `the surface of ${name}`;
}

export const groupWords = ({ card, kind, condition, n, side }: GroupView): string =>
  `${n > 1 ? `${n} × ` : ''}${card === '' ? (kind === 'personnel' ? 'somebody' : 'something') : cardName(card)}${condition === 'active' ? '' : ` (${condition})`} [${side + 1}]`;

/** 'RANGE 8', 'WEAPONS 7', 'SHIELDS 9', 'HULL 55%', 'docked', and who is aboard. */
export function vesselFacts(view: BlazeView, vessel: VesselView): string[] {
  const facts = [
    `Seat ${vessel.controller + 1}`,
    `RANGE ${vessel.left}/${vessel.range}`,
    `WEAPONS ${vessel.weapons}`,
    `SHIELDS ${vessel.shields}`,
  ];
  if (vessel.damaged) facts.push(`HULL ${vessel.hull}%`);
  if (vessel.host >= 0) facts.push('docked');
  if (vessel.cloaked) facts.push('cloaked');
  if (vessel.stopped) facts.push('stopped');
  const rooms = [vessel.id, ...view.things.filter(({ at }) => at === vessel.id).map(({ id }) => id)];
  for (const { place, groups } of view.places) {
    if (!rooms.includes(place)) continue;
    const where = place === vessel.id ? '' : `${thingName(view, place)}: `;
    facts.push(...groups.map((group) => `${where}${groupWords(group)}`));
  }
  for (const thing of view.things)
    if (thing.at === vessel.id && face(designNumber(thing.card))?.kind !== 'site') facts.push(cardName(thing.card));
  return facts;
}
