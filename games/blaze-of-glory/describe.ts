/** Words and refs for people, from what a viewer was sent. Names of cards are data, so they go in as they are. */

import type { Described, Json, Phrase, Prompt, Ref, Viewer, Zone, ZoneItem } from '@bridgehead/kernel';
import { designNumber, face, nameOf } from './cards/index.ts';
import { nth } from './entries.ts';
import type { BlazeEvent } from './events.ts';
import { space } from './state.ts';
import {
  cardName,
  cardRef,
  groupWords,
  nameInGroup,
  placeName,
  placeRef,
  seatWords,
  thingName,
  vesselFacts,
  whomName,
} from './table-help.ts';
import { isWhom, readName } from './target.ts';
import type { BlazeView, SeatView } from './view.ts';
import { wording } from './wording.ts';

export const describe = { prompt, option, event, zones };

const thingRef = (id: number): Ref => `thing:${id}`;

function prompt(view: BlazeView, { key, params = {} }: Prompt): Phrase {
  const words: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(params)) {
    if (name === 'card') words.card = cardName(String(value));
    else if (name === 'seat') words.seat = seatWords(Number(value));
    else if (name === 'thing') words.thing = thingName(view, Number(value));
    else if (typeof value === 'string' || typeof value === 'number') words[name] = value;
  }
  return { key, params: words };
}

/** Questions whose numbers are locations, seats, affiliations or plain amounts instead of things and places. */
const LOCATIONS = ['bog.facility', 'bog.calamarain'];

/** Everything but orders and responses, which are described by their rows. */
function option(view: BlazeView, { key }: Prompt, answer: Json): Described {
  if (isWhom(answer)) return spoken(whomName(view, answer), [cardRef(answer[1]), placeRef(answer[3])]);
  if (Array.isArray(answer)) return pair(view, key, answer);
  if (typeof answer === 'number') {
    if (LOCATIONS.includes(key)) return spoken(placeName(view, space(answer)), [placeRef(space(answer))]);
    if (key === 'bog.first') return { key: `seat.${answer}` };
    if (key === 'bog.allegiance' || key === 'bog.tandro') return { key: `bog.affiliation.${answer}` };
    if (key === 'bog.draw') return spoken(String(answer), []);
    return spoken(placeName(view, answer), [placeRef(answer)]);
  }
  const words = String(answer);
  // 'Section 31' is no place.
  if (key === 'bog.skill') return spoken(words, []);
  if (Object.hasOwn(wording, `bog.do.${words}`)) return { key: `bog.do.${words}` };
  return member(words);
}
const spoken = (words: string, refs: readonly Ref[]): Described => ({ key: 'bog.do', params: { words }, refs });
/** 'PK08 stopped#2' */
function member(name: string): Described {
  const { card, mark, copy } = readName(name);
  if (designNumber(card) < 0) return spoken(name, []);
  return spoken(`${cardName(card)}${mark === '' ? '' : ` ${mark}`}${copy > 1 ? ` (${copy})` : ''}`, [cardRef(card)]);
}

/** A dilemma and the mission it goes under, somebody or something and where, or several things. */
function pair(view: BlazeView, key: string, answer: readonly Json[]): Described {
  const [what, where] = answer;
  if (key === 'bog.dilemma' && typeof what === 'string' && typeof where === 'number')
    return {
      key: 'bog.do.dilemma',
      params: { card: cardName(what), place: placeName(view, space(where)) },
      refs: [cardRef(what), placeRef(space(where))],
    };
  if ((key === 'bog.send-home' || key === 'bog.queen') && typeof where === 'number')
    return {
      key: 'bog.do.send-home',
      params: { card: typeof what === 'number' ? placeName(view, what) : cardName(String(what)), place: placeName(view, where) },
      refs: [typeof what === 'number' ? placeRef(what) : cardRef(String(what)), placeRef(where)],
    };
  if (key === 'bog.wormhole') return { key: `bog.do.mouth-${String(where)}`, params: { n: Number(what) } };
  return spoken(answer.map((one) => (typeof one === 'number' ? placeName(view, one) : nameInGroup(String(one)))).join(', '), []);
}

// —— events ——

function event(e: BlazeEvent, _viewer: Viewer): Described {
  const params: Record<string, string | number> = {};
  const refs: Ref[] = [];
  for (const [name, value] of Object.entries(e as Record<string, Json>)) {
    if (name === 'seat') params.seat = Number(value) < 0 ? '@bog.borg-ship' : seatWords(Number(value));
    else if ((name === 'card' || name === 'target') && typeof value === 'string' && designNumber(value) >= 0) {
      params[name] = nameOf(designNumber(value));
      refs.push(cardRef(value));
    } else if (name === 'cards')
      params.names =
        [value]
          .flat()
          .flatMap((id) => (typeof id === 'string' && id !== '' ? [cardName(id)] : []))
          .join(', ') || '–';
    else if ((name === 'on' || name === 'at') && typeof value === 'string') {
      if (value !== '') params.place = cardName(value);
    } else if (name === 'ends' && Array.isArray(value)) {
      params.from = cardName(String(value[0]));
      params.place = cardName(String(value[1]));
    } else if (name === 'thing' && Number(value) >= 0) refs.push(thingRef(Number(value)));
    // A client that sees the line knows its places by these names.
    else if (name === 'location') params.place = `@bog.at.${Number(value)}`;
    else if (typeof value === 'string' || typeof value === 'number') params[name] = value;
  }
  return { key: eventKey(e, params), params, refs };
}
const NEWCOMERS: readonly string[] = ['personnel', 'ship', 'equipment'];
function eventKey(e: BlazeEvent, params: Record<string, string | number>): string {
  const base = `bog.event.${e.type}`;
  switch (e.type) {
    case 'played':
      if (NEWCOMERS.includes(face(designNumber(e.card)).kind)) return `${base}.brought`;
      return e.on === '' ? base : `${base}.on`;
    case 'reported':
    case 'docked':
      return e.at === '' ? base : `${base}.at`;
    case 'beamed':
    case 'walked':
      return `${base}${e.cards.length === 0 ? '' : '.seen'}${e.ends.includes('') ? '' : '.ends'}`;
    case 'scored':
      params.why = e.why === 'bounty' || e.why === 'prize' ? `@bog.why.${e.why}` : cardName(e.why);
      params.n = Math.abs(e.n);
      return e.n < 0 ? `${base}.lost` : base;
    case 'tacticsShown':
      for (const seat of [0, 1]) {
        const card = e.cards[seat] ?? '';
        params[`seat${seat}`] = seatWords(seat);
        params[`card${seat}`] = card === '' ? '@bog.no-tactic' : cardName(card);
      }
      return base;
    case 'drew':
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
      items.push(
        item(`dilemma:${location}.${i}`, card.card === '' ? '@bog.a-dilemma' : cardName(card.card), card.open ? ['@bog.open'] : []),
      );
    for (const group of view.places.filter(({ place }) => place === spots[1]).flatMap(({ groups }) => groups))
      items.push(item(null, groupWords(group), []));
    for (const vessel of view.vessels.filter(({ at }) => at === spots[0]))
      items.push(item(thingRef(vessel.id), thingName(view, vessel.id), vesselFacts(view, vessel)));
    for (const thing of view.things.filter(({ at }) => spots.includes(at)))
      items.push(item(thingRef(thing.id), thingName(view, thing.id), [`${seatName(thing.controller)}`]));
    all.push({
      id: `location-${location}`,
      title: {
        key: 'bog.zone.location',
        params: { name: cardName(one.card), points: one.solvedBy >= 0 ? '@bog.solved' : '', span: one.span },
      },
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
        item(thingRef(thing.id), thing.card === '' ? '@bog.a-face-down-card' : cardName(thing.card), [seatName(thing.controller)]),
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
const seatName = (seat: number): string => (seat < 0 ? '' : seatWords(seat));
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
