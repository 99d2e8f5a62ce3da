/** Words and refs for people, from what a viewer was sent. Names of cards are data, so they go in as they are. */

import type { Described, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { AFFILIATIONS, designNumber, nameOf } from './cards/index.ts';
import { nth } from './entries.ts';
import type { BlazeEvent } from './events.ts';
import { cardName, groupWords, nameInGroup, placeName, seatWords, thingName, vesselFacts } from './table-help.ts';
import type { BlazeView, SeatView } from './view.ts';
import { wording } from './wording.ts';

export const describe = { prompt, option, event, zones };

const thingRef = (id: number): Ref => `thing:${id}`;
export const cardRef = (id: string): Ref => `card:${id}`;
const placeRef = (place: number): Ref => (place >= 0 ? thingRef(place) : `place:${place}`);

function prompt(view: BlazeView, { key, params = {} }: Prompt): Phrase {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name === 'card') words.card = cardName(String(value));
    else if (name === 'seat') words.seat = seatWords(value as number);
    else if (name === 'thing') words.thing = thingName(view, value as number);
    else if (typeof value === 'string' || typeof value === 'number') words[name] = value;
  }
  return { key, params: words };
}

/** Questions whose numbers are locations, seats, affiliations or plain amounts instead of things and places. */
const LOCATIONS = ['bog.facility', 'bog.calamarain'];

function option(view: BlazeView, { key }: Prompt, answer: Json): Described {
  if (Array.isArray(answer)) return answer.length === 3 ? verb(view, answer as [string, Json, Json]) : pair(view, answer as Json[]);
  if (typeof answer === 'number') {
    if (LOCATIONS.includes(key)) return spoken(placeName(view, -10 - 2 * answer), [`place:${-10 - 2 * answer}`]);
    if (key === 'bog.first') return { key: `seat.${answer}` };
    if (key === 'bog.allegiance' || key === 'bog.tandro') return spoken(AFFILIATIONS[answer] ?? '', []);
    if (key === 'bog.draw') return spoken(String(answer), []);
    return spoken(placeName(view, answer), [placeRef(answer)]);
  }
  const words = String(answer);
  // 'Section 31' is no place.
  if (key === 'bog.skill') return spoken(words, []);
  if (Object.hasOwn(wording, `bog.do.${words}`)) return { key: `bog.do.${words}` };
  return spoken(spell(view, words), refsIn(words));
}
const spoken = (words: string, refs: readonly Ref[]): Described => ({ key: 'bog.do', params: { words }, refs });
/** 'PK08#2', 'PK08 stopped', 'PK08@17', 'EV08 PK01 brig@7', '12 14': ids become names, numbers with an @ places. */
function spell(view: BlazeView, words: string): string {
  return words
    .split(' ')
    .map((word) => {
      const [name, place] = word.split('@') as [string, string | undefined];
      const spelled =
        designNumber(nth(name.split('#'), 0) ?? '') >= 0 ? nameInGroup(name) : /^-?\d+$/.test(name) ? placeName(view, Number(name)) : name;
      return place === undefined ? spelled : `${spelled} (${placeName(view, Number(place))})`;
    })
    .join(' ');
}
const refsIn = (words: string): Ref[] =>
  words
    .split(/[ @]/)
    .flatMap((word) =>
      designNumber(nth(word.split('#'), 0)) >= 0
        ? [cardRef(nth(word.split('#'), 0))]
        : /^-?\d+$/.test(word)
          ? [placeRef(Number(word))]
          : [],
    );

/** A dilemma and the mission it goes under, or several things. */
function pair(view: BlazeView, answer: readonly Json[]): Described {
  const [id, location] = answer;
  if (answer.length === 2 && typeof id === 'string' && typeof location === 'number' && designNumber(id) >= 0)
    return {
      key: 'bog.do.dilemma',
      params: { card: cardName(id), place: placeName(view, -10 - 2 * location) },
      refs: [cardRef(id), `place:${-10 - 2 * location}`],
    };
  return spoken(answer.map((one) => (typeof one === 'number' ? placeName(view, one) : spell(view, String(one)))).join(', '), []);
}

const AT_LOCATION = ['move', 'build'];
function verb(view: BlazeView, [what, a, b]: [string, Json, Json]): Described {
  const isCard = typeof a === 'string' && designNumber(a) >= 0;
  const card = typeof a === 'number' ? placeName(view, a) : isCard ? cardName(a as string) : spell(view, String(a));
  const toLocation =
    AT_LOCATION.includes(what) &&
    typeof b === 'number' &&
    !(what === 'build' && designNumber(String(a)) >= designNumber('SI1') && designNumber(String(a)) <= designNumber('SI8'));
  const place = typeof b === 'number' ? placeName(view, toLocation ? -10 - 2 * b : b) : spell(view, String(b));
  const target = b === 0 ? '' : typeof b === 'number' ? place : spell(view, String(b));
  const refs: Ref[] = [
    isCard ? cardRef(a as string) : typeof a === 'number' ? placeRef(a) : '',
    typeof b === 'number' && b !== 0 ? placeRef(toLocation ? -10 - 2 * b : b) : '',
  ].filter((ref) => ref !== '');
  const named = what === 'play' && target !== '' ? 'bog.do.play-on' : `bog.do.${what}`;
  return { key: named, params: { card, from: card, place, target }, refs };
}

// —— events ——

function event(e: BlazeEvent, _viewer: Viewer): Described {
  const params: Record<string, string | number> = {};
  const refs: Ref[] = [];
  for (const [name, value] of Object.entries(e as Record<string, Json>)) {
    if (name === 'seat') params.seat = (value as number) < 0 ? 'The Borg Ship' : seatWords(value as number);
    else if ((name === 'card' || name === 'target') && typeof value === 'string' && designNumber(value) >= 0) {
      params[name] = nameOf(designNumber(value));
      refs.push(cardRef(value));
    } else if (name === 'cards')
      params.names =
        (value as string[])
          .filter((id) => id !== '')
          .map(cardName)
          .join(', ') || '–';
    else if (name === 'thing' && (value as number) >= 0) refs.push(thingRef(value as number));
    // A client that sees the line knows its places by these names.
    else if (name === 'location') params.place = `@bog.at.${value as number}`;
    else if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  return { key: eventKey(e, params), params, refs };
}
function eventKey(e: BlazeEvent, params: Record<string, string | number>): string {
  const base = `bog.event.${e.type}`;
  switch (e.type) {
    case 'drew':
    case 'beamed':
    case 'walked':
      return e.cards.length === 0 ? base : `${base}.seen`;
    case 'looked':
    case 'missionTurned':
      return e.card === '' ? base : `${base}.seen`;
    case 'dilemmaMet':
    case 'fired':
    case 'paired':
      return `${base}.${e.result}`;
    case 'probed':
      return `${base}.${e.succeeds ? 'yes' : 'no'}`;
    case 'attacked':
      return e.seat < 0 ? `${base}.borg` : base;
    case 'seedsLaid':
      return params.names === '–' ? `${base}.hidden` : base;
    case 'fightEnded':
      params.seat = e.winner < 0 ? '' : seatWords(e.winner);
      return e.winner < 0 ? `${base}.tie` : base;
    case 'matchEnded':
      params.names = e.winners.length === 1 ? seatWords(nth(e.winners, 0)) : '';
      params.reason = `@${e.reason}`;
      return e.winners.length === 1 ? base : 'bog.event.matchDrawn';
    default:
      return base;
  }
}

// —— zones ——

function zones(view: BlazeView, _viewer: Viewer): Zone[] {
  const all: Zone[] = [];
  for (const location of view.lines.flat()) {
    const one = view.locations[location];
    if (one === undefined) continue;
    const spots = [-10 - 2 * location, -11 - 2 * location];
    const items: ZoneItem[] = [];
    for (const [i, card] of one.stack.entries())
      items.push(item(`dilemma:${location}.${i}`, card.card === '' ? 'A dilemma' : cardName(card.card), card.open ? ['open'] : []));
    for (const group of view.places.filter(({ place }) => place === spots[1]).flatMap(({ groups }) => groups))
      items.push(item(null, groupWords(group), []));
    for (const vessel of view.vessels.filter(({ at }) => at === spots[0]))
      items.push(item(thingRef(vessel.id), thingName(view, vessel.id), vesselFacts(view, vessel)));
    for (const thing of view.things.filter(({ at }) => spots.includes(at)))
      items.push(item(thingRef(thing.id), thingName(view, thing.id), [`${seatName(thing.controller)}`]));
    all.push({
      id: `location-${location}`,
      title: { key: 'bog.zone.location', params: { name: cardName(one.card), points: one.solvedBy >= 0 ? 'solved' : '', span: one.span } },
      owner: one.owner,
      items,
    });
  }
  all.push({
    id: 'table',
    title: { key: 'bog.zone.table' },
    owner: null,
    items: view.things
      .filter(({ at }) => at === -2)
      .map((thing) =>
        item(thingRef(thing.id), thing.card === '' ? 'A face-down card' : cardName(thing.card), [seatName(thing.controller)]),
      ),
  });
  for (const [i, seat] of view.seats.entries()) all.push(handZone(seat, i));
  for (const [i, seat] of view.seats.entries())
    all.push({
      id: `discard-${i}`,
      title: { key: 'bog.zone.discard', params: { seat: seatWords(i) } },
      owner: i,
      items: seat.discard.map((id) => item(cardRef(id), cardName(id), [])),
    });
  return all;
}
const seatName = (seat: number): string => (seat < 0 ? '' : `Seat ${seat + 1}`);
function handZone(seat: SeatView, i: number): Zone {
  const title = { key: 'bog.zone.hand', params: { seat: seatWords(i) } };
  const base = { id: `hand-${i}`, title, owner: i };
  if (seat.hand === null)
    return { ...base, items: seat.known.map((id) => item(cardRef(id), cardName(id), [])), hidden: seat.handCount - seat.known.length };
  return { ...base, items: seat.hand.map((id) => item(cardRef(id), cardName(id), [])) };
}
const item = (ref: Ref | null, words: string, facts: readonly string[]): ZoneItem => ({
  ref,
  title: { key: 'bog.item', params: { words } },
  facts: facts.map((fact) => ({ key: 'bog.fact', params: { words: fact } })),
});
