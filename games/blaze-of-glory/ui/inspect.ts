/** A card in full: printed and current numbers, where changes come from, who is aboard, and what happened to it in this match. */

import type { Json, Phrase, Ref } from '@bridgehead/kernel';
import type { Inspected } from '@bridgehead/ui';
import { designNumber, face } from '../cards/index.ts';
import { cardName, placeName } from '../table-help.ts';
import type { BlazeView, TermView, ThingView, VesselView } from '../view.ts';
import { bestPlace } from './advice.ts';
import { faceFor, shortNameOf, signed } from './faces.ts';
import { viewOf } from './given.ts';
import {
  aboard,
  cardsOn,
  faceOfCard,
  isFree,
  isShip,
  locationAt,
  markersOn,
  numberIn,
  thingById,
  thingRef,
  vesselById,
} from './position.ts';

type Say = (phrase: Phrase) => string;

export function inspect(view: Json, ref: Ref, say: Say): Inspected | null {
  const v = viewOf(view);
  const thing = numberIn(ref, 'thing');
  if (thing !== null) return inspectThing(v, thing, say);
  const place = numberIn(ref.replace(/:far$/, ''), 'place');
  if (place !== null) return inspectPlace(v, place, say);
  const id = ref.replace(/^(card|about):/, '');
  return designNumber(id) < 0 ? null : inspectCard(v, id, say);
}

function inspectCard(view: BlazeView, id: string, say: Say): Inspected {
  const group = view.places.flatMap(({ place, groups }) => groups.map((one) => ({ place, one }))).find(({ one }) => one.card === id);
  const facts = group === undefined ? [] : [say({ key: 'bog.ui.is-at', params: { place: placeName(view, group.place) } })];
  if (group !== undefined && group.one.condition !== 'active') facts.push(group.one.condition);
  const { row } = face(designNumber(id));
  if (row.species) facts.push(row.species);
  if (row.ha) facts.push(say({ key: 'bog.ui.hidden-agenda' }));
  return {
    title: cardName(id),
    face: faceFor(designNumber(id), group?.one.now ?? []),
    ...(group === undefined ? {} : { owner: group.one.side }),
    facts,
    about: aboutOf(id),
    refs: [`card:${id}`],
  };
}
/** Ids that clauses may be about: the card, its kind. */
const aboutOf = (id: string): string[] => [id, face(designNumber(id)).kind];

function inspectThing(view: BlazeView, id: number, say: Say): Inspected | null {
  const vessel = vesselById(view, id);
  const thing = thingById(view, id);
  if (thing === null) return null;
  if (thing.card === '') return { title: say({ key: 'bog.ui.face-down' }), owner: thing.controller, facts: [] };
  const inside = view.places.filter(({ place }) => place === id).flatMap(({ groups }) => groups);
  const facts =
    vessel !== null
      ? vesselFacts(view, vessel, say)
      : [
          ...(thing.on === '' ? [] : [say({ key: 'bog.ui.lies-on', params: { card: cardName(thing.on) } })]),
          ...(thing.count > 0 ? [say({ key: 'bog.ui.count', params: { n: thing.count } })] : []),
          ...inside.map((group) => cardName(group.card)),
        ];
  return {
    title: cardName(thing.card),
    face: faceFor(designNumber(thing.card), vessel === null ? [] : [vessel.range, vessel.weapons, vessel.shields]),
    ...(thing.controller < 0 ? {} : { owner: thing.controller }),
    facts,
    about: aboutOf(thing.card),
    refs: vessel === null ? [`card:${thing.card}`] : [`thing:${id}`],
  };
}
/** Where a figure that is not as printed comes from. */
const changed = (figure: string, terms: readonly TermView[]): string[] =>
  terms.length < 2
    ? []
    : [`${figure} ${terms.map(({ card, n }, i) => (i === 0 ? `${n}` : `${shortNameOf(card)} ${signed(n)}`)).join(', ')}`];

const listed = (title: string, things: readonly ThingView[]): string[] =>
  things.length === 0 ? [] : [`${title}: ${things.map(({ card }) => (card === '' ? '?' : shortNameOf(card))).join(', ')}`];

/** Where the crew aboard could solve most, for one's own ships. */
function reachFacts(view: BlazeView, vessel: VesselView, say: Say): string[] {
  const best = vessel.staffed < 0 ? null : bestPlace(view, vessel.controller, thingRef(vessel.id));
  const card = best === null ? undefined : view.locations[best]?.card;
  return card === undefined
    ? []
    : [say({ key: 'bog.ui.in-reach', params: { card: cardName(card), n: faceOfCard(card)?.row.points ?? 0 } })];
}

function vesselFacts(view: BlazeView, vessel: VesselView, say: Say): string[] {
  const states = [
    vessel.host >= 0 ? say({ key: 'bog.ui.docked' }) : '',
    vessel.cloaked ? say({ key: 'bog.ui.cloaked' }) : '',
    vessel.stopped ? say({ key: 'bog.ui.stopped' }) : '',
    vessel.staffed === 0 ? say({ key: 'bog.ui.unstaffed' }) : vessel.staffed === 1 ? say({ key: 'bog.ui.staffed' }) : '',
  ].filter((state) => state !== '');
  const people = aboard(view, vessel.id);
  return [
    [`HULL ${vessel.hull}%`, ...(isShip(vessel) ? [`RANGE left ${vessel.left}`] : []), ...states].join(' · '),
    ...changed('RANGE', vessel.rangeTerms),
    ...changed('WEAPONS', vessel.weaponsTerms),
    ...changed('SHIELDS', vessel.shieldsTerms),
    ...listed(say({ key: 'bog.ui.markers' }), markersOn(view, vessel.id)),
    ...listed(say({ key: 'bog.ui.cards-on' }), cardsOn(view, vessel.id)),
    ...reachFacts(view, vessel, say),
    ...people
      .filter((group) => !isFree(group))
      .map((group) => say({ key: 'bog.ui.captive-here', params: { card: cardName(group.card), condition: group.condition } })),
  ];
}

function inspectPlace(view: BlazeView, place: number, say: Say): Inspected | null {
  const location = view.locations[locationAt(place)];
  if (location === undefined || designNumber(location.card) < 0) return null;
  return {
    title: cardName(location.card),
    face: faceFor(designNumber(location.card)),
    owner: location.owner,
    facts: [
      say({ key: 'bog.ui.span', params: { n: location.span } }),
      say({ key: 'bog.ui.dilemmas', params: { n: location.stack.length } }),
      ...location.stack
        .filter(({ card }) => card !== '')
        .map(({ card, open }) => `${cardName(card)}${open ? ` (${say({ key: 'bog.ui.open-wall' })})` : ''}`),
      ...(location.solvedBy >= 0 ? [say({ key: 'bog.ui.solved' })] : []),
    ],
    about: aboutOf(location.card),
    refs: [`card:${location.card}`],
  };
}
